import { everyText, openTable, type EmulatedTable } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { CardItem } from "../../src/kit/rules/box";
import { orderByCode } from "../../src/kit/record/deal-code";
import type { StepRules } from "../../src/kit/record/record";
import { fill } from "../../src/kit/words/words";
import { partId } from "../../src/table/panel/layout";
import { expectSame, expectTrue } from "../support/expect";
import { english, startOf } from "../support/english";
import type { GameTable } from "./game-table";
import { pokerchess as chessTable } from "./pokerchess";
import { rollFlushTable } from "./roll-flush";
import { expectHeard, expectNotShown, expectShown, opens } from "./support/hosting";
import { stepOf } from "./support/report";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;

/** Few points, so that a game ends soon. */
const SHORT = { target: 1 };
/** After so many choices dice have fallen several times. */
const CHOICES = 20;
/** Typed, and as it would read in a panel. */
const TYPED = "club-7";
const CODE = "CLUB-7";

/** Types a code into the options of a lobby. */
function typesCode(table: EmulatedTable, board: string, text: string): void {
  opens(table, table.player("White"), SENTENCES.optionsTab);
  table.player("White").typesInto(partId(board, "White", "field"), text);
  table.seconds(0.5);
}

function press(table: EmulatedTable, colour: string, ...labels: string[]): void {
  for (const label of labels) {
    table.player(colour).clicks(label);
    table.seconds(0.5);
  }
}

/** Plays on, to the end or for so many choices; the panels are other specs' affair. */
function playsOn<State, Action>(
  at: GameTable<State, Action>,
  table: EmulatedTable,
  policy: string,
  seed: number,
  most = Infinity,
): void {
  const decide = at.decider(policy, seed);
  for (let choices = 0; choices < most; choices++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) break;
    at.take(table, decide(state, seat), seat);
    at.waitForPeople(table, 120);
  }
  at.expectPicture(table);
}

/** The orders in which the steps of a record have shuffled. */
function shuffles<Action>(steps: readonly string[], rules: StepRules<Action>): string[][] {
  const orders: string[][] = [];
  for (const line of steps) {
    const step = stepOf(line, rules);
    if (step.kind === "chance" && step.outcome.kind === "shuffled") orders.push(step.outcome.order);
  }
  return orders;
}

/** The rolls among the steps of a record of Roll Flush. */
function rolls(steps: readonly string[]): string[] {
  return steps.filter((line) => {
    const step = stepOf(line, rollFlush.rules);
    return step.kind === "chance" && step.outcome.kind === "rolled";
  });
}

function expectByCode(orders: readonly string[][], code: string, cards: readonly CardItem[]): void {
  expectTrue(orders.length > 0, "nothing was shuffled");
  orders.forEach((order, index) => {
    expectSame(order, orderByCode(code, index + 1, [...order].reverse(), cards), `shuffle ${index + 1}`);
  });
}

/** Nobody can read a code: not in a panel, not in the chat, not on the board, not in the Notebook. */
function expectUnread(table: EmulatedTable, code: string): void {
  for (const colour of ["White", "Blue"]) {
    for (const text of everyText(table.sight(colour)))
      expectTrue(!text.includes(code), `${colour} reads ${code} in:\n${text}`);
  }
}

/** The code that the board keeps for the next game. */
function codeKept(table: EmulatedTable, game: string): string {
  const { LuaScriptState: text = "" } = boardIn(table.save(), game);
  return string.match(text, '"code":"([^"]*)"')[0] ?? "";
}

describe("A deal code in a game for several", () => {
  it("shuffles alike at two tables of Roll Flush, whatever is rolled", () => {
    const tables = [31, 32].map((seed) => {
      const table = rollFlushTable.open({ seed }, SHORT);
      typesCode(table, rollFlushTable.piece(table, "board").guid, TYPED);
      press(table, "Blue", SENTENCES.acceptOptions);
      rollFlushTable.deal(table, table.player("White"));
      playsOn(rollFlushTable, table, "sensible", seed);
      return shuffles(rollFlushTable.reportOf(table).steps, rollFlush.rules);
    });
    for (const orders of tables) expectByCode(orders, CODE, rollFlush.box.cards);
    expectSame(tables[0]?.[0], tables[1]?.[0]);
  });

  it("shuffles alike at two tables of Pokerchess, turn by turn", () => {
    const tables = [33, 34].map((seed) => {
      const table = chessTable.open({ seed });
      typesCode(table, chessTable.piece(table, "board").guid, TYPED);
      press(table, "Blue", SENTENCES.acceptOptions);
      chessTable.deal(table, table.player("White"));
      playsOn(chessTable, table, "random", seed, 6);
      expectSound(table);
      return shuffles(chessTable.reportOf(table).steps, pokerchess.rules);
    });
    for (const orders of tables) expectByCode(orders, CODE, pokerchess.box.cards);
    expectSame(tables[0]?.[0], tables[1]?.[0]);
  });

  it("is everybody's affair, says what it does, and is nowhere to be read before the end", () => {
    const table = rollFlushTable.open({ seed: 35 }, SHORT);
    typesCode(table, rollFlushTable.piece(table, "board").guid, TYPED);
    expectHeard(table, "Blue", startOf(SENTENCES.codeTyped));
    expectShown(table, "White", SENTENCES.dealBySecretCode);
    expectShown(table, "Blue", `${SENTENCES.codeNoteTyped} ${SENTENCES.codeNoteDice}`);
    press(
      table,
      "White",
      SENTENCES.back,
      `${SENTENCES.start}\n${fill(SENTENCES.dealWaits, { players: "Blue" })}`,
    );
    expectSame(rollFlushTable.reportOf(table).playing, false);
    expectHeard(table, "White", startOf(SENTENCES.notAccepted));
    press(table, "Blue", SENTENCES.acceptOptions);
    rollFlushTable.deal(table, table.player("White"));
    expectHeard(table, "Blue", `${SENTENCES.codeNoteTyped} ${SENTENCES.codeNoteDice}`);
    table.player("Blue").says("!offsuit report");
    table.seconds(3);
    expectUnread(table, CODE);
    playsOn(rollFlushTable, table, "sensible", 35);
    table.seconds(5);
    for (const colour of ["White", "Blue"])
      expectShown(table, colour, fill(SENTENCES.dealtByCode, { code: CODE }));
    // Its cards are known by now: the next game has others.
    expectSame(codeKept(table, "roll-flush"), "");
  });

  it("is drawn by the table, for nobody to know before the end, also after loading", () => {
    let table = rollFlushTable.open({ seed: 36 }, SHORT);
    press(table, "White", SENTENCES.optionsTab, SENTENCES.realShuffle);
    expectHeard(table, "Blue", startOf(SENTENCES.codeDrawn));
    const code = codeKept(table, "roll-flush");
    expectTrue(code !== "", "no code is kept");
    table = openTable(table.save(), { seed: 37, players: [{ color: "White" }, { color: "Blue" }] });
    table.seconds(2);
    expectShown(table, "Blue", `${SENTENCES.codeNoteDrawn} ${SENTENCES.codeNoteDice}`);
    expectUnread(table, code);
    press(table, "Blue", SENTENCES.acceptOptions);
    rollFlushTable.deal(table, table.player("White"));
    expectUnread(table, code);
    expectByCode(shuffles(rollFlushTable.reportOf(table).steps, rollFlush.rules), code, rollFlush.box.cards);
    playsOn(rollFlushTable, table, "sensible", 36);
    table.seconds(5);
    expectShown(table, "Blue", fill(SENTENCES.dealtByCode, { code }));
  });

  it("rolls the dice as well, if all accept that, also after loading", () => {
    const tables = [41, 42].map((seed) => {
      let table = rollFlushTable.open({ seed }, SHORT);
      typesCode(table, rollFlushTable.piece(table, "board").guid, TYPED);
      press(table, "Blue", SENTENCES.acceptOptions);
      press(table, "White", SENTENCES.diceReal);
      expectShown(table, "Blue", `${SENTENCES.codeNoteTyped} ${SENTENCES.codeNoteCodedDice}`);
      expectShown(table, "White", SENTENCES.diceByCode);
      press(table, "Blue", SENTENCES.acceptOptions);
      rollFlushTable.deal(table, table.player("White"));
      table = openTable(table.save(), { seed: seed + 10, players: [{ color: "White" }, { color: "Blue" }] });
      table.seconds(2);
      rollFlushTable.waitForPeople(table, 120);
      // One way of choosing at both tables: the same dice lead to the same game.
      playsOn(rollFlushTable, table, "sensible", 41, CHOICES);
      return rollFlushTable.reportOf(table).steps;
    });
    expectTrue((tables[0]?.length ?? 0) > 10, "hardly anything was played");
    expectSame(tables[0], tables[1]);
    expectTrue(rolls(tables[0] ?? []).length > 2, "nothing was rolled");
  });

  it("leaves the dice real unless it is asked to roll them, and asks anew for the next game", () => {
    const tables = [43, 44].map((seed) => {
      const table = rollFlushTable.open({ seed }, SHORT);
      typesCode(table, rollFlushTable.piece(table, "board").guid, TYPED);
      press(table, "White", SENTENCES.diceReal, SENTENCES.diceByCode);
      press(table, "Blue", SENTENCES.acceptOptions);
      rollFlushTable.deal(table, table.player("White"));
      playsOn(rollFlushTable, table, "sensible", 43, CHOICES);
      return rolls(rollFlushTable.reportOf(table).steps);
    });
    expectTrue(tables[0]?.join(" ") !== tables[1]?.join(" "), "the dice fall alike");
  });

  it("goes with the standard rules, and with another click", () => {
    const table = rollFlushTable.open({ seed: 37 });
    press(table, "White", SENTENCES.optionsTab, SENTENCES.realShuffle, SENTENCES.dealBySecretCode);
    expectShown(table, "White", SENTENCES.realShuffle);
    expectNotShown(table, "Blue", SENTENCES.acceptOptions);
    typesCode(table, rollFlushTable.piece(table, "board").guid, TYPED);
    expectShown(table, "Blue", SENTENCES.acceptOptions);
    press(table, "White", SENTENCES.standardOptions);
    expectShown(table, "White", SENTENCES.realShuffle);
    expectNotShown(table, "Blue", SENTENCES.acceptOptions);
  });

  it("says nothing of dice where there are none", () => {
    const table = chessTable.open({ seed: 38 });
    typesCode(table, chessTable.piece(table, "board").guid, TYPED);
    expectShown(table, "Blue", SENTENCES.codeNoteTyped);
    expectNotShown(table, "Blue", SENTENCES.codeNoteDice);
  });

  it("of a damaged save is none, or one that was typed", () => {
    const save = rollFlushTable.save();
    boardIn(save, "roll-flush").LuaScriptState = 'offsuit 2 0\n{"code": "CLUB-7", "codeDrawn": 5}';
    const table = rollFlushTable.open({ seed: 39 });
    table.load(save);
    table.seconds(2);
    expectShown(table, "Blue", SENTENCES.codeNoteTyped);
    boardIn(save, "roll-flush").LuaScriptState = 'offsuit 2 0\n{"code": {"a": 1}, "codeDrawn": true}';
    table.load(save);
    table.seconds(2);
    expectNotShown(table, "Blue", SENTENCES.acceptOptions);
  });
});
