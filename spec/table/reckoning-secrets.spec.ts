import type { EmulatedTable } from "../../src/emulator";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import type { CardId } from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { cardName } from "../../src/games/pokers-rogue-reckoning/words/names";
import { printedOn } from "../../src/games/pokers-rogue-reckoning/scene/pieces";
import type { Action, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectUntold, reckoning } from "./pokers-rogue-reckoning";
import { cardUnder } from "./support/reaches";
import { scoutLooks } from "./support/scout-looks";
import { expectSound } from "./support/soundness";
import { expectUnnoticed, ONE_PLAYS, playOn, twinsOf, twinTables, type Twins } from "./support/twins";
import { english } from "../support/english";

const {
  choicesOf,
  continueWith,
  deal,
  expectPicture,
  open: openReckoning,
  piece,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = reckoning;

const GAME = pokersRogueReckoning.rules.id;

/** The cards of face-down rooms that nobody knows, from the last room on. */
function hiddenInRooms({ rooms, known }: State): CardId[] {
  const cards: CardId[] = [];
  for (const room of [...rooms].reverse()) {
    if (room.kind === "card" && !room.up && !known.includes(room.card)) cards.push(room.card);
  }
  return cards;
}

/** The cards of the deck that nobody knows, from the bottom on. */
function hiddenInDeck({ deck, known }: State): CardId[] {
  return [...deck].reverse().filter((card) => !known.includes(card));
}

/** Two tables at which the first card of a list and the next that is not printed alike, as Jokers are, are exchanged. */
function twinsFrom(
  table: EmulatedTable,
  cards: readonly CardId[],
): { tables: EmulatedTable[]; twins: Twins; first: EmulatedTable } {
  const one = expectPresent(cards[0]);
  const other = expectPresent(cards.find((card) => printedOn(card) !== printedOn(one)));
  const tables = twinTables(table.save(), GAME, [one, other], ONE_PLAYS.people);
  return { tables, first: tables[0], twins: twinsOf(pokersRogueReckoning, tables, ONE_PLAYS.watchers) };
}

function actAtBoth(twins: Twins, action: Action): void {
  twins.both((each) => {
    take(each, action);
  });
}

/** A table at which Scout's cards are open for the player to exchange (PRR-13.7). */
function scouting(): EmulatedTable {
  const steps = scoutLooks();
  const table = openReckoning({ seed: 47, players: ONE_PLAYS.people });
  deal(table, table.player("White"));
  continueWith(table, steps);
  expectPicture(table);
  return table;
}

/** Fails unless everybody reads on a face-down card which one it is. */
function expectTold(table: EmulatedTable, card: CardId): void {
  const lying = piece(table, card);
  expectTrue(lying.state.Nickname?.includes(cardName(card)) === true, `${card} is not told`);
  for (const { colour } of ONE_PLAYS.watchers) {
    if (colour !== "Grey") expectSame(cardUnder(lying, colour), lying.state.CardID, `${colour}: ${card}`);
  }
}

describe("promise 4, PRR-2.7: which card is hidden where reaches nobody", () => {
  const cases: { name: string; cards: (this: void, state: State) => CardId[] }[] = [
    { name: "in the rooms", cards: (state) => hiddenInRooms(state) },
    { name: "in the deck", cards: (state) => hiddenInDeck(state) },
    {
      name: "in a room and in the deck",
      cards: (state) => hiddenInRooms(state).slice(0, 1).concat(hiddenInDeck(state)),
    },
  ];
  for (const { name, cards } of cases) {
    it(`${name}, from the save on`, () => {
      const table = openReckoning({ seed: 43, players: ONE_PLAYS.people });
      deal(table, table.player("White"));
      const { twins, tables, first } = twinsFrom(table, cards(stateOf(table)));
      expectUntold(first);
      // The first rooms are opened, the last ones stay as they are.
      twins.rest();
      actAtBoth(twins, { kind: "reveal", room: 0 });
      playOn(reckoning, twins, first, 3, ({ action }) => action.kind !== "reveal" || action.room < 2);
      const { steps } = reportOf(first);
      expectTrue(steps.length > 3, `only ${steps.length} steps`);
      expectUnnoticed(twins, steps.length, tables, ONE_PLAYS);
    });
  }

  it("PRR-3.6: while they are dealt", () => {
    const table = openReckoning({ seed: 45, players: ONE_PLAYS.people });
    table.player("White").clicks(english.table.SENTENCES.start);
    expectTrue(table.until(() => reportOf(table).steps.length > 0, 10));
    const { twins, tables } = twinsFrom(table, hiddenInRooms(stateOf(table)));
    twins.rest();
    expectUnnoticed(twins, 1, tables, ONE_PLAYS);
  });

  it("PRR-3.5: while the two parts of a sparse deck are shuffled", () => {
    const table = openReckoning({ seed: 46, players: ONE_PLAYS.people }, { shuffle: "sparse" });
    table.player("White").clicks(english.table.SENTENCES.start);
    expectTrue(table.until(() => reportOf(table).steps.length > 1, 20));
    const { twins, tables } = twinsFrom(table, hiddenInDeck(stateOf(table)));
    twins.rest();
    expectUnnoticed(twins, 2, tables, ONE_PLAYS);
  });

  it("PRR-13.7: beside the cards that Scout looks at, and while one of them is exchanged", () => {
    const table = scouting();
    const { twins, tables, first } = twinsFrom(table, hiddenInDeck(stateOf(table)));
    twins.rest();
    const swap = choicesOf(stateOf(first)).find(({ action }) => action.kind === "swap");
    actAtBoth(twins, expectPresent(swap).action);
    playOn(reckoning, twins, first, 3);
    expectUnnoticed(twins, reportOf(first).steps.length, tables, ONE_PLAYS);
  });
});

describe("PRR-13.7: what Scout has shown", () => {
  it("is open while the player chooses, and is told wherever it is face down afterwards", () => {
    const table = scouting();
    const { deck, phase } = stateOf(table);
    const shown = phase.kind === "scout" ? phase.cards : [];
    expectSame(shown, deck.slice(0, shown.length));
    for (const card of shown) expectSame(piece(table, card).rotation.z < 90, true, `${card} lies face down`);
    const swap = choicesOf(stateOf(table)).find(({ action }) => action.kind === "swap")?.action;
    if (swap?.kind !== "swap") return;
    take(table, swap);
    waitForPeople(table);
    take(table, { kind: "finish" });
    waitForPeople(table);
    const { rooms, known } = stateOf(table);
    const room = expectPresent(rooms[swap.room]);
    expectTrue(room.kind === "card" && !room.up && known.includes(room.card));
    if (room.kind === "card") expectTold(table, room.card);
    expectPicture(table);
    expectSound(table);
  });
});
