import type { EmulatedTable } from "../../src/emulator";
import type { State } from "../../src/games/pokerchess/rules/state";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { freesHands } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { pokerchess, tableAt } from "./pokerchess";

const { piece, stateOf, take, choicesOf, waitForPeople } = pokerchess;

/** A battle of checks and calls is over after this many. */
const MOST_TURNS = 12;

/** How many lines are drawn on the board. */
function linesOf(table: EmulatedTable): number {
  return ((piece(table, "board").state["AttachedVectorLines"] ?? []) as object[]).length;
}

/** The chess pieces that are outlined. */
function outlined(table: EmulatedTable): string[] {
  const { men } = stateOf(table);
  return men.filter((man) => man !== "" && piece(table, man).highlights.length > 0).sort();
}

/** The two who fight. */
function fighters({ men, battle }: State): string[] {
  const { from, victim } = expectPresent(battle);
  return [expectPresent(men[from]), expectPresent(men[victim])].sort();
}

describe("the marks of a battle", () => {
  it("are on the two pieces that fight, with an arrow between them, until it is over", () => {
    const table = tableAt(({ phase }) => phase.kind === "bet", { seed: 3 });
    waitForPeople(table);
    expectSame(outlined(table), fighters(stateOf(table)));
    expectSame(linesOf(table), 2);
    for (let turn = 0; turn < MOST_TURNS && stateOf(table).phase.kind === "bet"; turn++) {
      const { battle } = stateOf(table);
      const { seat } = expectPresent(battle)[expectPresent(battle).toAct];
      const choices = choicesOf(stateOf(table), seat).map(({ action }) => action);
      const ends =
        choices.find(({ kind }) => kind === "fold") ?? choices.find(({ kind }) => kind === "check");
      take(table, expectPresent(ends, "nobody can end the battle"), seat);
      waitForPeople(table);
    }
    expectTrue(stateOf(table).phase.kind !== "bet");
    expectSame(linesOf(table), 0);
    expectTrue(outlined(table).length <= 1, "more than who has to retreat is outlined");
    expectSound(table);
  });

  it("come back with a load, and are gone while hands are free", () => {
    const table = tableAt(({ phase }) => phase.kind === "bet", { seed: 4 });
    waitForPeople(table);
    table.load(table.save());
    waitForPeople(table);
    expectSame(outlined(table), fighters(stateOf(table)));
    expectSame(linesOf(table), 2);
    freesHands(table, table.player("White"));
    table.seconds(2);
    expectSame(linesOf(table), 0);
    expectSame(outlined(table), []);
    expectSound(table);
  });
});
