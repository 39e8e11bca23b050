import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { valueOf, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import type { State } from "../../src/games/rogue-solitaire/rules/state";
import { expectPresent, expectTrue } from "../support/expect";
import { expectUntold, rogue } from "./rogue-solitaire";
import { floorCleared } from "./support/floor-cleared";
import { expectUnnoticed, ONE_PLAYS, playOn, twinsOf, twinTables, type Twins } from "./support/twins";
import { english } from "../support/english";

const { continueWith, deal, expectPicture, open: openRogue, reportOf, stateOf, take } = rogue;

const GAME = rogueSolitaire.rules.id;

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
  const tables = twinTables(table.save(), GAME, cards, ONE_PLAYS.people);
  return { tables, first: tables[0], twins: twinsOf(rogueSolitaire, tables, ONE_PLAYS.watchers) };
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
      const table = openRogue({ seed: 41, players: ONE_PLAYS.people }, { startJokers: 9 });
      deal(table, table.player("White"));
      const { twins, tables, first } = twinsFrom(table, twoOf(cards(stateOf(table))));
      playOn(rogue, twins, first, 8);
      expectUnnoticed(twins, 10, tables, ONE_PLAYS);
    });
  }

  it("RS-3.3: while they are dealt", () => {
    const table = openRogue({ seed: 45, players: ONE_PLAYS.people });
    table.player("White").clicks(english.table.SENTENCES.start);
    expectTrue(table.until(() => reportOf(table).steps.length > 0, 10));
    const { twins, tables } = twinsFrom(table, twoOf(hiddenOnTableau(stateOf(table))));
    twins.rest();
    expectUnnoticed(twins, 1, tables, ONE_PLAYS);
  });

  it("RS-7.3, RS-12: while a floor is cleared, and when what lay face up is turned down again", () => {
    const options = { startJokers: 9, revealedOnClear: "flipDown" };
    const { steps, choice, state } = floorCleared(options);
    const table = openRogue({ seed: 46, players: ONE_PLAYS.people }, options);
    deal(table, table.player("White"));
    continueWith(table, steps);
    const cards = hiddenOnTableau(state)
      .slice(0, 1)
      .concat([...state.deck].reverse());
    const { twins, tables, first } = twinsFrom(table, twoOf(cards));
    twins.rest();
    twins.both((each) => {
      take(each, choice);
    });
    playOn(rogue, twins, first, 2);
    expectTrue(stateOf(first).floors > 0, "no floor was cleared");
    expectUntold(first);
    expectPicture(first);
    expectUnnoticed(twins, steps.length + 2, tables, ONE_PLAYS);
  });
});
