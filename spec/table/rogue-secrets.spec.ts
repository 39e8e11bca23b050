import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { valueOf, type DungeonCard } from "../../src/games/rogue-solitaire/cards";
import type { State } from "../../src/games/rogue-solitaire/state";
import { below, seeded } from "../../src/kit/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import {
  choicesOf,
  deal,
  expectPicture,
  expectUntold,
  openRogue,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} from "./rogue-solitaire";
import { floorCleared } from "./support/floor-cleared";
import { putRecord } from "./support/saved-board";
import { expectSound } from "./support/soundness";
import { twinsOf, twinTables, type Twins, type Watcher } from "./support/twins";

const GAME = rogueSolitaire.rules.id;
/** One who plays, one who sits beside, and one who looks on; nobody knows more than the others (RS-11). */
const PEOPLE = [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }];
const WATCHERS: readonly Watcher[] = [
  { colour: "White", viewer: 0 },
  { colour: "Blue", viewer: "spectator" },
  { colour: "Grey", viewer: "spectator" },
];

/** The hidden cards of a tableau, from the far corner on. */
function hiddenOnTableau({ grid }: State): DungeonCard[] {
  const cards: DungeonCard[] = [];
  for (const place of grid) if (place.kind === "card" && !place.up) cards.push(place.card);
  return cards;
}

/** The first card of a list, and the first after it that is worth something else: equal cards are not told apart. */
function twoOf(cards: readonly DungeonCard[]): [string, string] {
  const one = expectPresent(cards[0]);
  return [one, expectPresent(cards.find((card) => valueOf(card) !== valueOf(one)))];
}

/** Two tables at which two cards of this one have changed places. */
function twinsFrom(
  table: EmulatedTable,
  cards: [string, string],
): { tables: EmulatedTable[]; twins: Twins; first: EmulatedTable } {
  const tables = twinTables(table.save(), GAME, cards, PEOPLE);
  return { tables, first: tables[0], twins: twinsOf(rogueSolitaire, tables, WATCHERS) };
}

/** Lets the player decide at both tables, by what does not depend on any card. */
function playOn(twins: Twins, table: EmulatedTable, decisions: number): void {
  const random = seeded(43);
  for (let i = 0; i < decisions; i++) {
    twins.rest();
    const choices = choicesOf(stateOf(table));
    if (choices.length === 0) return;
    const { action } = expectPresent(choices[below(random, choices.length)]);
    twins.both((each) => {
      take(each, action);
    });
  }
  twins.rest();
}

function expectUnnoticed(twins: Twins, steps: number, tables: readonly EmulatedTable[]): void {
  for (const { colour } of WATCHERS) {
    const seen = twins.stepsSeen(colour);
    expectTrue(seen >= steps, `${colour} has watched ${seen} steps`);
  }
  for (const table of tables) expectSound(table);
}

describe("promise 4, RS-11.1: which card is hidden where reaches nobody", () => {
  const cases: { name: string; cards: (state: State) => DungeonCard[] }[] = [
    { name: "on the tableau", cards: (state) => hiddenOnTableau(state) },
    { name: "in the deck", cards: ({ deck }) => [...deck].reverse() },
    {
      name: "on the tableau and in the deck",
      cards: (state) =>
        hiddenOnTableau(state)
          .slice(0, 1)
          .concat([...state.deck].reverse()),
    },
  ];
  for (const { name, cards } of cases) {
    it(`${name}, from the save on`, () => {
      const table = openRogue({ seed: 41, players: PEOPLE }, { startJokers: 9 });
      deal(table, table.player("White"));
      const { twins, tables, first } = twinsFrom(table, twoOf(cards(stateOf(table))));
      playOn(twins, first, 8);
      expectUnnoticed(twins, 10, tables);
    });
  }

  it("RS-3.3: while they are dealt", () => {
    const table = openRogue({ seed: 45, players: PEOPLE });
    table.player("White").clicks("Deal the cards");
    expectTrue(table.until(() => reportOf(table).steps.length > 0, 10));
    const { twins, tables } = twinsFrom(table, twoOf(hiddenOnTableau(stateOf(table))));
    twins.rest();
    expectUnnoticed(twins, 1, tables);
  });

  it("RS-7.3, RS-12: while a floor is cleared, and when what lay face up is turned down again", () => {
    const options = { startJokers: 9, revealedOnClear: "flipDown" };
    const { steps, choice, state } = floorCleared(options);
    const table = openRogue({ seed: 46, players: PEOPLE }, options);
    deal(table, table.player("White"));
    const save = table.save();
    putRecord(save, GAME, steps);
    table.load(save);
    waitForPeople(table, 120);
    expectSame(reportOf(table).steps.length, steps.length);
    const cards = hiddenOnTableau(state)
      .slice(0, 1)
      .concat([...state.deck].reverse());
    const { twins, tables, first } = twinsFrom(table, twoOf(cards));
    twins.rest();
    twins.both((each) => {
      take(each, choice);
    });
    playOn(twins, first, 2);
    expectTrue(stateOf(first).floors > 0, "no floor was cleared");
    expectUntold(first);
    expectPicture(first);
    expectUnnoticed(twins, steps.length + 2, tables);
  });
});
