import type { EmulatedTable } from "../../src/emulator";
import { pokersRogueReckoning as game } from "../../src/games/pokers-rogue-reckoning";
import { anyAction } from "../../src/kit/choices";
import type { Action } from "../../src/games/pokers-rogue-reckoning/rules/state";
import type { Choice } from "../../src/kit/rules";
import { loneChoice } from "../../src/kit/worth";
import { seeded, type Random } from "../../src/kit/random";
import { STANDARD_SETTINGS } from "../../src/table/model/settings";
import { fill } from "../../src/kit/words";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess } from "./pokerchess";
import { reckoning } from "./pokers-rogue-reckoning";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { expectSound } from "./support/soundness";

/** How many decisions are taken before the numbers are compared. */
const DECISIONS = 40;
/** At how many tables a choice that can be undone is looked for. */
const MOST_TABLES = 6;
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

/** The only choice that is worth a question, if there is no other. */
function loneAt(table: EmulatedTable): Choice<Action> | undefined {
  const state = reckoning.stateOf(table);
  return loneChoice(game, game.rules.seen(state, 0), reckoning.choicesOf(state));
}

/** Plays at random until the table has taken a choice that can be undone; answers how many steps there are then. */
function untilTaken(table: EmulatedTable, random: Random): number | undefined {
  for (let decision = 0; decision < DECISIONS; decision++) {
    const before = stepsAt(table);
    const action = anyAction(reckoning.choicesOf(reckoning.stateOf(table)), random);
    if (action === undefined) return undefined;
    reckoning.take(table, action);
    settles(table);
    const { steps } = reckoning.reportOf(table);
    const last = steps[steps.length - 1] ?? "";
    // A card that was turned up stays so, as do those that Scout has shown.
    const isSeen = last.includes('"reveal"') || reckoning.stateOf(table).phase.kind === "scout";
    if (steps.length > before + 1 && isAct(last) && !isSeen) return steps.length;
  }
  return undefined;
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
      if (choices.length === 0) break;
      const lone = loneAt(table);
      if (lone !== undefined) {
        const asked = game.words.confirm(game.rules.seen(state, 0), lone.action);
        expectTrue(asked !== undefined, `${lone.action.kind} has waited for a click`);
      }
      reckoning.take(table, expectPresent(anyAction(choices, random)));
      settles(table);
    }
    const acts = reckoning.reportOf(table).steps.filter((step) => isAct(step));
    expectTrue(acts.length > real, `${acts.length} choices, all of them taken by the player`);
    expectSound(table);
  });

  it("is taken at a table whose settings nobody has changed", () => {
    expectSame(STANDARD_SETTINGS.loneChoices, "taken");
  });

  it("waits for a click where that is wanted", () => {
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

  it("is not what Undo takes back, which goes on to what somebody has chosen, if it may", () => {
    for (let seed = 31; seed < 31 + MOST_TABLES; seed++) {
      const table = dealt(seed, "taken");
      const taken = untilTaken(table, seeded(seed));
      if (taken === undefined) continue;
      table.player("White").pressesHotkey("Offsuit: undo");
      table.seconds(LONGER);
      reckoning.waitForPeople(table);
      table.seconds(LONGER);
      const left = stepsAt(table);
      expectTrue(left === taken || left < taken - 1, `${left} of ${taken} steps are left`);
      expectSame(loneAt(table), undefined);
      return;
    }
    expectTrue(false, "no choice was taken by the table");
  });

  it("waits after it has been undone in a game that was loaded, and continues by a click", () => {
    for (let seed = 31; seed < 31 + MOST_TABLES; seed++) {
      const table = dealt(seed, "taken");
      const taken = untilTaken(table, seeded(seed));
      if (taken === undefined) continue;
      // Nothing saved tells what the table has chosen.
      table.load(table.save());
      reckoning.waitForPeople(table);
      table.player("White").pressesHotkey("Offsuit: undo");
      table.seconds(LONGER);
      reckoning.waitForPeople(table);
      table.seconds(LONGER);
      expectSame(stepsAt(table), taken - 1, "how many steps are left");
      reckoning.take(table, expectPresent(loneAt(table)).action);
      settles(table);
      expectTrue(stepsAt(table) >= taken, "the game does not go on");
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

describe("A choice that is a formality", () => {
  it("PC-12.4 is taken for everybody: a captain is not asked who joins if one player is left", () => {
    const players = ["White", "Green", "Purple"].map((color) => ({ color }));
    const table = pokerchess.open({ seed: 9, players }, CALM);
    pokerchess.deal(table, table.player("White"));
    pokerchess.take(table, { kind: "disagree" }, 0);
    for (const seat of [0, 1, 2]) {
      pokerchess.waitForPeople(table);
      pokerchess.take(table, { kind: "cast" }, seat);
      if (seat > 0) continue;
      pokerchess.waitForPeople(table);
      const panels = table.sight("White").panels.map(({ text }) => text);
      const waiting = fill(english.table.SENTENCES.severalMove, { count: 2 });
      expectTrue(panels.join().includes(waiting), panels.join());
    }
    pokerchess.waitForPeople(table);
    table.seconds(LONGER);
    const { phase, teams } = pokerchess.stateOf(table);
    expectSame([phase.kind, teams], ["generals", [[0, 2], [1]]]);
    expectSound(table);
  });
});
