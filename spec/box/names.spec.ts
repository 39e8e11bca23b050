import type { EmulatedTable } from "../../src/emulator";
import { partId } from "../../src/table/panel/layout";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectSound } from "../table/support/soundness";
import { box, findBoard, openShelf, pressAndRest, rest } from "./support/shelf-table";
import { english } from "../support/english";

const GAME = "rogue-solitaire";

/** Letters that TTS's JSON and patterns take for others, or that would end a text or a line of one. */
const ODD = "上丢似 🎲🐊 − “é” \"\\' <%s>{card}";
const ODDER = `${ODD}\u0001\t\n/`;

/** All that scripts have saved at a table. */
function savedTexts(table: EmulatedTable): string[] {
  const { LuaScriptState, ObjectStates } = table.save();
  return [LuaScriptState ?? "", ...ObjectStates.map((object) => object.LuaScriptState ?? "")];
}

/** Fails unless all that is saved is ASCII, which every JSON and every Lua reads alike. */
function expectAscii(table: EmulatedTable): void {
  for (const text of savedTexts(table)) {
    const [odd] = string.find(text, `[${string.char(128)}-${string.char(255)}]`);
    expectTrue(odd === undefined, `this is no ASCII: ${text}`);
  }
}

function described(table: EmulatedTable): string {
  return `${table.execute("return describe()", expectPresent(findBoard(table, GAME), "the board is gone"))}`;
}

/** A table at which people with odd names have begun a game, typed odd things and said them. */
function begun(language: string): EmulatedTable {
  const table = openShelf({
    seed: 5,
    players: [
      { color: "White", name: ODDER },
      { color: "Blue", name: ODD },
      { color: "Grey", name: "小王" },
    ],
  });
  table.execute(`Global.call("settingsChanged", {settings = JSON.encode({language = "${language}"})})`);
  pressAndRest(table, GAME);
  const white = table.player("White");
  for (const text of [ODD, ODDER, `!offsuit ${ODD}`, "  !OFFSUIT  上 ", "!offsuit"]) {
    white.says(text);
    table.player("Blue").says(text);
  }
  rest(table);
  return table;
}

describe("names and words of any letters", () => {
  for (const language of ["en", "zh"]) {
    it(`go through a save, a rewind and the shelf, in ${language}`, () => {
      const table = begun(language);
      const deal = language === "en" ? english.table.SENTENCES.start : "发牌";
      table.player("White").clicks(deal);
      rest(table);
      const before = described(table);
      const checkpoint = table.checkpoint();
      expectAscii(table);
      table.load(table.save());
      rest(table);
      expectSame(described(table), before, "after loading a save");
      table.rewindTo(checkpoint);
      rest(table);
      expectSame(described(table), before, "after a rewind");
      pressAndRest(table, GAME);
      expectTrue(findBoard(table, GAME) === undefined, "the game is not put away");
      expectAscii(table);
      expectTrue((box(table, GAME).state.LuaScriptState ?? "") !== "", "the box has kept nothing");
      pressAndRest(table, GAME);
      expectSame(described(table), before, "after the shelf");
      expectSound(table, undefined, "{card}");
    });
  }

  it("are no deal code, and leave one that is among them", () => {
    const table = begun("en");
    const board = expectPresent(findBoard(table, GAME), "the board is not there");
    table.player("White").clicks(english.table.SENTENCES.optionsTab);
    rest(table);
    table.player("White").typesInto(partId(board.guid, "White", "field"), "上a丢b-é🎲7");
    rest(table);
    expectAscii(table);
    for (const button of [english.table.SENTENCES.back, english.table.SENTENCES.start]) {
      table.player("White").clicks(button);
      rest(table);
    }
    expectTrue(
      savedTexts(table).some((text) => text.includes('"dealtBy":"AB-7"')),
      savedTexts(table).join("\n"),
    );
  });
});
