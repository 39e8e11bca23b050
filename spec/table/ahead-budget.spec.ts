import type { EmulatedTable } from "../../src/emulator";
import { advanceOffers, type Advance } from "../../src/games/pokerchess/rules/advance-choices";
import type { State } from "../../src/games/pokerchess/rules/state";
import { ahead } from "../../src/games/pokerchess/words/advance-words";
import { english } from "../support/english";
import { COUNTS_INSTRUCTIONS, expectPlayWithinBudget } from "../support/budget";
import { expectPresent, expectTrue } from "../support/expect";
import { pokerchess, tableAt } from "./pokerchess";
import { expectShown } from "./support/hosting";
import { clicks } from "./support/panel-text";

const { decidingSeat, choicesOf, personAt, stateOf, take, waitForPeople } = pokerchess;
const { SENTENCES } = english.table;

/** With so many moves to choose from, the list is long. */
const MANY = 35;

/** The moves that the one who waits may choose ahead of time, where there are many. */
function movesAhead(state: State): Advance[] {
  const seat = decidingSeat(state);
  if (seat === undefined || state.phase.kind !== "move") return [];
  return advanceOffers(state, 1 - seat).map(({ choice }) => choice);
}

function goesThroughTheList(table: EmulatedTable): void {
  const state = stateOf(table);
  const acting = expectPresent(decidingSeat(state));
  const person = personAt(table, 1 - acting);
  const moves = movesAhead(state);
  const groups: string[] = [];
  for (const choice of moves) {
    const { group } = ahead.words({ choice });
    if (!groups.includes(group)) groups.push(group);
  }
  clicks(table, person, SENTENCES.ahead);
  table.seconds(1.5);
  for (const group of groups) clicks(table, person, group);
  table.seconds(1);
  const last = expectPresent(
    moves.find((choice) => ahead.words({ choice }).group === groups[groups.length - 1]),
  );
  clicks(table, person, `□ ${ahead.words({ choice: last }).label}`);
  table.seconds(1);
  expectShown(table, person.color(), SENTENCES.aheadTitle);
  const quiet = expectPresent(choicesOf(state, acting).find(({ rule }) => rule === "PC-4.3"));
  take(table, quiet.action, acting);
  waitForPeople(table, 60);
}

describe("Choosing ahead of time", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  it("#budget lists a long list of moves, and takes one, in slices of a frame", () => {
    expectPlayWithinBudget(() => {
      const table = tableAt((state) => movesAhead(state).length >= MANY, { seed: 5, meter: true });
      table.clearMeter();
      goesThroughTheList(table);
      expectTrue(stateOf(table).turn > 0);
      return table;
    });
  });
});
