import { orderByCode } from "../../src/kit/record/deal-code";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import type { State } from "../../src/games/rogue-solitaire/rules/state";
import { openTable, type EmulatedTable } from "../../src/emulator";
import { partId } from "../../src/table/panel/layout";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { rogue } from "./rogue-solitaire";
import { stepOf } from "./support/report";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";
import { opens } from "./support/hosting";
import { english, startOf } from "../support/english";

const {
  deal,
  decider,
  expectPicture,
  open: openRogue,
  piece,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = rogue;

const GAME = rules.id;

function type(table: EmulatedTable, text: string): void {
  const isOpen = table.sight("White").panels.some(({ tag }) => tag === "InputField");
  if (!isOpen) opens(table, table.player("White"), english.table.SENTENCES.optionsTab);
  table.player("White").typesInto(partId(piece(table, "board").guid, "White", "field"), text);
  table.seconds(0.5);
}

function shown(table: EmulatedTable): string {
  return table
    .sight("White")
    .panels.map((panel) => panel.text)
    .join("\n");
}

function written(table: EmulatedTable): string {
  return table
    .sight("White")
    .labels.map((label) => label.text)
    .join("\n");
}

/** The deck that a code deals from. */
function ordered(code: string, shuffle: number, cards: readonly string[]): string[] {
  return orderByCode(code, shuffle, cards, rogueSolitaire.box.cards);
}

/** A game as it is dealt by a code. */
function dealtBy(code: string): State {
  const state = rules.start({}, 1);
  const waiting = rules.waiting(state);
  if (waiting.kind === "chance" && waiting.chance.kind === "shuffle") {
    rules.resolve(state, { kind: "shuffled", order: ordered(code, 1, waiting.chance.cards) });
  }
  return state;
}

describe("deal codes", () => {
  it("deal the same dungeon at any table, which is there as it should", () => {
    for (const seed of [51, 52]) {
      const table = openRogue({ seed });
      type(table, "kq7-42");
      expectTrue(
        shown(table).includes(fill(english.table.SENTENCES.dealByCode, { code: "KQ7-42" })),
        shown(table),
      );
      deal(table, table.player("White"));
      expectSame(stateOf(table), dealtBy("KQ7-42"));
      expectTrue(written(table).includes(fill(english.rogue.BOARD.code, { code: "KQ7-42" })), written(table));
      expectPicture(table);
      expectSound(table);
    }
  });

  it("are offered by a click: today's first, then a new one, then a real shuffle again", () => {
    const table = openRogue({ seed: 53 });
    const host = table.player("White");
    const click = (label: string): void => {
      host.clicks(label);
      table.seconds(0.5);
    };
    const today = `${table.execute('return os.date("!%Y-%m-%d")')}`;
    click(english.table.SENTENCES.optionsTab);
    click(english.table.SENTENCES.realShuffle);
    const todays = fill(english.table.SENTENCES.todaysDeal, { code: today });
    click(todays);
    const label = expectPresent(
      table
        .sight("White")
        .panels.find(({ text }) => text.startsWith(startOf(english.table.SENTENCES.dealByCode))),
      shown(table),
    ).text;
    click(label);
    click(english.table.SENTENCES.realShuffle);
    deal(table, host);
    expectSame(stateOf(table), dealtBy(today));
  });

  it("are no longer asked for once an empty line is left, or the cards are dealt", () => {
    const table = openRogue({ seed: 54 });
    type(table, "ABC");
    type(table, " ");
    expectTrue(shown(table).includes(english.table.SENTENCES.realShuffle), shown(table));
    deal(table, table.player("White"));
    expectTrue(!written(table).includes("Dungeon"), written(table));
    expectSame(table.sight("White").panels.filter(({ tag }) => tag === "InputField").length, 0);
  });

  it("decide the later shuffles too, also after loading the save", () => {
    let table = openRogue({ seed: 55 }, { startJokers: 9, diagonal: true });
    type(table, "FLOORS");
    deal(table, table.player("White"));
    const decide = decider("sensible", 1);
    let state = stateOf(table);
    for (let moves = 0; state.shuffles < 2 && moves < 60; moves++) {
      if (moves === 3) {
        table = openTable(table.save(), { players: [{ color: "White" }], seed: 56 });
        table.seconds(1);
        waitForPeople(table);
      }
      take(table, decide(state));
      waitForPeople(table);
      state = stateOf(table);
    }
    const shuffled: string[][] = [];
    for (const line of reportOf(table).steps) {
      const step = stepOf(line, rules);
      if (step.kind === "chance" && step.outcome.kind === "shuffled") shuffled.push(step.outcome.order);
    }
    expectSame(
      shuffled,
      shuffled.map((order, index) => ordered("FLOORS", index + 1, [...order].reverse())),
    );
    expectSame(shuffled.length, 2);
    expectPicture(table);
  });

  it("that a damaged save holds are left out", () => {
    const table = openRogue({ seed: 57 });
    const save = table.save();
    boardIn(save, GAME).LuaScriptState = 'offsuit 2 0\n{"code":{"a":1},"dealtBy":7,"options":{}}';
    const other = openTable(save, { players: [{ color: "White" }], seed: 58 });
    other.seconds(1);
    expectTrue(shown(other).includes(english.table.SENTENCES.realShuffle), shown(other));
    deal(other, other.player("White"));
    expectSame(reportOf(other).playing, true);
  });
});
