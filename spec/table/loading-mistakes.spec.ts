import { openTable, type EmulatedTable, type SaveState } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { toyChess } from "./support/toy-chess";
import { copy } from "../support/data";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { heard, notebookPage, shown } from "./support/hosting";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";
import { deal, dealtToy, expectPicture, piece, reportOf, stateOf, take, waitForPeople } from "./toy-chess";

const GAME = toyChess.rules.id;
const { SENTENCES } = english.table;
const PAGE = fill(SENTENCES.damagedTitle, { title: toyChess.words.title() });
/** How many frames loading takes, and some more. */
const FRAMES = 8;
const START = 'require("src.table.board-script")';

/** Where loading can fail: in which module and function, and for what arguments where it depends on what was saved. */
const SHARES: readonly [what: string, module: string, name: string, fails: string][] = [
  ["the save is read", "src.saved.damage", "openSaved", "({...})[2] ~= ''"],
  ["the desk is made", "src.table.model.desk", "newDesk", "({...})[2].steps ~= nil"],
  ["the parts are made", "src.table.create-table", "createTable", "({...})[2].playing"],
  [
    "the game is brought back",
    "src.table.commands.change-settings",
    "createChangeSettings",
    "({...})[1].desk.playing",
  ],
];

/** A save of a game in which something has been paid, and the text that its board keeps. */
function played(): { save: SaveState; text: string } {
  const table = dealtToy({ seed: 1 });
  take(table, { kind: "pay", from: "stack1", to: "pot", chips: 2 });
  waitForPeople(table);
  const save = table.save();
  return { save, text: expectPresent(boardIn(save, GAME).LuaScriptState) };
}

/**
 * The table of a save whose script fails.
 * @param broken what is done to the script before it starts, in Lua
 */
function loaded(save: SaveState, broken: string): EmulatedTable {
  const changed = copy(save);
  const board = boardIn(changed, GAME);
  const parts = (board.LuaScript ?? "").split(START);
  board.LuaScript = parts.slice(0, -1).join(START) + broken + "\n" + START + (parts[parts.length - 1] ?? "");
  return openTable(changed, { seed: 2, players: [{ color: "White" }, { color: "Blue" }] });
}

/** Has a function of a module raise an error where a condition holds for its arguments. */
function failing(module: string, name: string, fails: string): string {
  // What adjusts the table is there before it fails: a table that is half loaded.
  const isLate = name === "createChangeSettings";
  const call = isLate
    ? `local made = real(...); if ${fails} then made.follow = function() error("broken") end end; return made`
    : `if ${fails} then error("broken") end; return real(...)`;
  return `do local m = require("${module}"); local real = m.${name}; m.${name} = function(...) ${call} end end`;
}

describe("A mistake while a board is being loaded", () => {
  const { save, text } = played();

  for (const [what, module, name, fails] of SHARES) {
    it(`that what was saved brings about ends in a new game, and nothing is lost: ${what}`, () => {
      const table = loaded(save, failing(module, name, fails));
      for (let frame = 0; frame < FRAMES; frame++) {
        const kept = boardIn(table.save(), GAME).LuaScriptState ?? "";
        expectTrue(kept.includes(text) || notebookPage(table, PAGE) === text, `lost in frame ${frame}`);
        table.frames(1);
      }
      waitForPeople(table);
      expectSame(reportOf(table).playing, false);
      for (const word of [SENTENCES.damagedTurn, SENTENCES.damagedAll])
        expectTrue(shown(table, "White").includes(word), shown(table, "White"));
      expectSame(notebookPage(table, PAGE), text);
      table.player("White").clicks(SENTENCES.acknowledgeLoss);
      table.seconds(1);
      deal(table, table.player("White"));
      take(table, { kind: "pay", from: "stack2", to: "pot", chips: 5 });
      waitForPeople(table);
      expectSame(stateOf(table).chips, { stack1: 32, stack2: 27, pot: 5 });
      expectPicture(table);
      expectSound(table);
    });

    it(`that comes back without what was saved is told, and what was saved is kept: ${what}`, () => {
      const table = loaded(save, failing(module, name, "true"));
      table.seconds(2);
      if (name === "openSaved") expectSame(reportOf(table).playing, false);
      else {
        expectTrue(heard(table, "Blue").includes(startOf(SENTENCES.notLoaded)), heard(table, "Blue"));
        expectSame(boardIn(table.save(), GAME).LuaScriptState, text);
        const board = piece(table, "board");
        expectSame(table.execute(`return putAway({receiver = "${board.guid}"})`, board), text);
      }
      expectSound(table);
    });
  }

  it("in hiding one piece keeps no other one from being hidden", () => {
    const once =
      'local m = require("src.table.stage.hidden-cards"); local real, raised = m.hidePiece, false\n' +
      'm.hidePiece = function(...) if not raised then raised = true; error("broken") end; return real(...) end';
    const table = loaded(save, `do ${once} end`);
    const hidden = table.world.pieces.filter(
      ({ type, hiddenFrom }) => type === "Card" && hiddenFrom.length > 0,
    );
    expectTrue(hidden.length >= 2, `${hidden.length} cards are hidden`);
    waitForPeople(table);
    expectSame(stateOf(table).chips, { stack1: 30, stack2: 32, pot: 2 });
    expectPicture(table);
  });
});
