import type { EmulatedTable } from "../../src/emulator";
import { pokersRogueReckoning as game } from "../../src/games/pokers-rogue-reckoning";
import { anyAction } from "../../src/kit/choices";
import { seeded } from "../../src/kit/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { reckoning } from "./pokers-rogue-reckoning";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { expectSound } from "./support/soundness";

/** How many decisions are taken before the numbers are compared. */
const DECISIONS = 40;
/** Longer than the table waits before it takes an only choice, in seconds. */
const LONGER = 1.5;

/** Deals alone at a table that takes only choices, or asks. */
function dealt(seed: number, loneChoices: "asked" | "taken"): EmulatedTable {
  const table = reckoning.open({ seed, players: [{ color: "White" }] }, {}, { loneChoices });
  reckoning.deal(table, table.player("White"));
  settles(table);
  return table;
}

/** Whether a line of the record is somebody's choice. */
function isAct(line: string): boolean {
  return line.includes('"kind":"act"');
}

function stepsAt(table: EmulatedTable): number {
  return reckoning.reportOf(table).steps.length;
}

/** Waits until the table has taken what it takes by itself. */
function settles(table: EmulatedTable): void {
  for (let before = -1; before !== stepsAt(table);) {
    before = stepsAt(table);
    reckoning.waitForPeople(table);
    table.seconds(LONGER);
    reckoning.waitForPeople(table);
  }
}

describe("A choice without an alternative", () => {
  it("is taken for somebody who plays alone and wants that, but never where the table asks first", () => {
    const table = dealt(31, "taken");
    const random = seeded(7);
    let real = 0;
    for (; real < DECISIONS; real++) {
      const state = reckoning.stateOf(table);
      const choices = reckoning.choicesOf(state);
      const [only] = choices;
      if (only === undefined) break;
      if (choices.length === 1) {
        const asked = game.words.confirm(game.rules.seen(state, 0), only.action);
        expectTrue(asked !== undefined, `${only.action.kind} has waited for a click`);
      }
      reckoning.take(table, expectPresent(anyAction(choices, random)));
      settles(table);
    }
    const acts = reckoning.reportOf(table).steps.filter((step) => isAct(step));
    expectTrue(acts.length > real, `${acts.length} choices, all of them taken by the player`);
    expectSound(table);
  });

  it("waits for a click where nobody has asked for more", () => {
    const table = dealt(31, "asked");
    const random = seeded(7);
    let lone = 0;
    for (let decision = 0; decision < DECISIONS && lone < 3; decision++) {
      const choices = reckoning.choicesOf(reckoning.stateOf(table));
      const before = stepsAt(table);
      table.seconds(LONGER);
      expectSame(stepsAt(table), before);
      if (choices.length === 1) lone++;
      const action = anyAction(choices, random);
      if (action === undefined) break;
      reckoning.take(table, action);
      settles(table);
    }
    expectTrue(lone > 0, "there was always a choice");
  });

  it("waits after it has been undone, and continues by a click", () => {
    const table = dealt(31, "taken");
    const random = seeded(7);
    const white = table.player("White");
    for (let decision = 0; decision < DECISIONS; decision++) {
      const before = stepsAt(table);
      const action = anyAction(reckoning.choicesOf(reckoning.stateOf(table)), random);
      reckoning.take(table, expectPresent(action));
      settles(table);
      const { steps } = reckoning.reportOf(table);
      const last = steps[steps.length - 1];
      if (steps.length < before + 2 || last === undefined || !isAct(last)) continue;
      white.pressesHotkey("Offsuit: undo");
      table.seconds(LONGER);
      reckoning.waitForPeople(table);
      table.seconds(LONGER);
      expectSame(stepsAt(table), steps.length - 1, "how many steps are left");
      const [only, other] = reckoning.choicesOf(reckoning.stateOf(table));
      expectSame(other, undefined);
      reckoning.take(table, expectPresent(only).action);
      settles(table);
      expectTrue(stepsAt(table) >= steps.length, "the game does not go on");
      return;
    }
    expectTrue(false, "no choice was taken by the table");
  });

  it("waits for its player in a game of several", () => {
    const players = [{ color: "White" }, { color: "Blue" }];
    const table = rollFlush.open({ seed: 3, players }, {}, { loneChoices: "taken" });
    rollFlush.deal(table, table.player("White"));
    const random = seeded(9);
    let lone = 0;
    for (let decision = 0; decision < DECISIONS; decision++) {
      rollFlush.waitForPeople(table);
      const state = rollFlush.stateOf(table);
      const seat = rollFlush.decidingSeat(state);
      if (seat === undefined) break;
      const choices = rollFlush.choicesOf(state, seat);
      if (choices.length === 1) lone++;
      const before = rollFlush.reportOf(table).steps.length;
      table.seconds(LONGER);
      expectSame(rollFlush.reportOf(table).steps.length, before);
      rollFlush.take(table, expectPresent(anyAction(choices, random)), seat);
    }
    expectTrue(lone > 0, "there was always a choice");
  });
});
