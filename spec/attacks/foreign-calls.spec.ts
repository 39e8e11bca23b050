import type { EmulatedTable } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { box, findBoard, openShelf, pressAndRest, rest } from "../box/support/shelf-table";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { reportOf } from "../table/support/report";
import { expectSound } from "../table/support/soundness";

/** What a script of somebody else may hand over: nothing, or any table. */
const RUBBISH = [
  "nil",
  "{}",
  "{1, 2, 3}",
  '{colour = "Mauve", key = "choice1", object = "", x = 0, z = 0, person = "", command = "1"}',
  "{colour = 7, key = {}, object = 7, game = 7, settings = 7, saved = 7, person = {}, command = {}}",
  '{colour = "White", key = "choice1", object = 7, x = "here", z = {}, person = 5, command = 1, settings = {}}',
  '{colour = "White", action = {kind = "roll"}}',
  "{token = -1, face = 99, die = 7, memos = 5}",
  '{token = 1, face = {}, die = "d20", memos = {{}, 5}}',
  '{board = 7, token = "x", die = {}, x = 1, y = 1, z = 1}',
  '{saved = "rubbish", language = "tlh", open = 7, receiver = "abcdef"}',
  "{memo = 'offsuit/x/y', guid = 'abcdef', color = 'White'}",
];

/** Has a script of Global, which stands for any other, call every function of ours with all rubbish. */
function callAll(table: EmulatedTable, target: string, names: readonly string[]): void {
  for (const name of names) {
    for (const rubbish of RUBBISH)
      table.execute(`pcall(function() ${target}.call("${name}", ${rubbish}) end)`);
    table.frames(2);
  }
}

const BOARD_FUNCTIONS = [
  "onLoad",
  "onSave",
  "panelClicked",
  "panelTyped",
  "onObjectDrop",
  "onObjectPickUp",
  "onObjectDestroy",
  "onObjectSpawn",
  "onObjectEnterContainer",
  "onPlayerAction",
  "onPlayerChangeColor",
  "onPlayerConnect",
  "onPlayerDisconnect",
  "dieSettled",
  "deckShuffled",
  "keyPressed",
  "obeyChat",
  "chatCommands",
  "onChat",
  "takeAction",
  "rehearsal",
  "rehearsal.takeAction",
  "adoptSettings",
  "obstacleToPuttingAway",
  "putAway",
  "describe",
  "offsuitHeartbeat",
];
const PIECE_FUNCTIONS = [
  "rollDie",
  "lookAfterThrow",
  "shuffleDeck",
  "lookAfterShuffle",
  "tryRandomize",
  "tryObjectEnter",
];
const GLOBAL_FUNCTIONS = [
  "onLoad",
  "onSave",
  "onObjectSpawn",
  "onObjectDestroy",
  "boxClicked",
  "shelve",
  "settingsChanged",
  "onPlayerConnect",
  "onChat",
  "offsuitHeartbeat",
];
const BOX_FUNCTIONS = ["onLoad", "onSave", "boxClicked", "keep", "spawnBoard", "show"];

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);

  it(`${game.rules.id}: whatever another script calls at the board, nothing changes and nobody is told`, () => {
    const table = at.open({ seed: 331 });
    at.deal(table, table.player("White"));
    const { steps, settings } = at.reportOf(table);
    const said = table.said().length;
    const objects = table.objects().length;
    callAll(table, `getObjectFromGUID("${at.piece(table, "board").guid}")`, BOARD_FUNCTIONS);
    for (const piece of table.objects()) {
      const scripted = (piece.type === "Deck" || piece.type === "Dice") && piece.script !== undefined;
      if (scripted) callAll(table, `getObjectFromGUID("${piece.guid}")`, PIECE_FUNCTIONS);
    }
    callAll(table, "Global", GLOBAL_FUNCTIONS);
    at.waitForPeople(table, 120);
    expectSame(at.reportOf(table).steps, steps);
    expectSame(at.reportOf(table).settings, settings);
    expectSame(
      table
        .said()
        .slice(said)
        .map(({ text }) => text),
      [],
    );
    expectSame(table.objects().length, objects);
    at.expectPicture(table);
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state));
    at.clickAction(table, state, at.decider("sensible", 331)(state, seat), seat);
    at.waitForPeople(table, 120);
    expectTrue(at.reportOf(table).steps.length > steps.length, "the game does not go on");
    expectSound(table);
  });
}

describe("a script of somebody else", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);

  it("changes nothing at the shelf by calling its functions with rubbish", () => {
    const table = openShelf({ seed: 332 });
    pressAndRest(table, "rogue-solitaire");
    table.player("White").clicks(english.table.SENTENCES.start);
    rest(table);
    const { steps } = reportOf(table, "rogue-solitaire");
    const objects = table.objects().length;
    const said = table.said().length;
    callAll(table, "Global", GLOBAL_FUNCTIONS);
    for (const id of ["rogue-solitaire", "pokerchess"])
      callAll(table, `getObjectFromGUID("${box(table, id).guid}")`, BOX_FUNCTIONS);
    rest(table);
    expectSame(table.said().length, said);
    expectSame(table.objects().length, objects);
    expectTrue(findBoard(table, "rogue-solitaire") !== undefined);
    expectSame(reportOf(table, "rogue-solitaire").steps, steps);
    pressAndRest(table, "rogue-solitaire");
    expectTrue(findBoard(table, "rogue-solitaire") === undefined, "the game cannot be put away");
    pressAndRest(table, "rogue-solitaire");
    expectSame(reportOf(table, "rogue-solitaire").steps, steps);
    expectSound(table);
  });
});
