import { openTable, type EmulatedTable, type PlayerVerbs } from "../../src/emulator";
import { HOTKEY_LABELS, HOTKEYS } from "../../src/table/input/hotkeys";
import { partId } from "../../src/table/panel/layout";
import { fill } from "../../src/kit/words/words";
import { COUNTS_INSTRUCTIONS } from "../support/budget";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";
import { expectWithin } from "../support/limits";

const {
  deal,
  open: openOffsuit,
  piece,
  reportOf,
  save: shippedSave,
  stateOf,
  waitForPeople,
} = cardsVsDiceTable;

const { HELP, SENTENCES, TABLE_MENU } = english.table;

const K = HOTKEY_LABELS;

function presses(table: EmulatedTable, player: PlayerVerbs, label: string, over?: string): void {
  player.pressesHotkey(label, over);
  table.seconds(0.5);
}

/** How many of the mod's hotkeys the table has. */
function hotkeysOf(table: EmulatedTable): number {
  return table.world.hotkeys.filter(({ label }) => label.startsWith("Offsuit: ")).length;
}

/** What somebody has been told last. */
function lastTold(player: PlayerVerbs): string {
  const { lines } = player.sees();
  return expectPresent(lines[lines.length - 1]).text;
}

describe("the hotkeys", () => {
  it("are there once, whatever is loaded, and are Global's where that is ours", () => {
    const table = openOffsuit({ seed: 1 });
    expectSame(hotkeysOf(table), HOTKEYS.length);
    table.load(table.save());
    table.seconds(1);
    expectSame(hotkeysOf(table), HOTKEYS.length);
    const save = shippedSave();
    save.LuaScript = "";
    const foreign = openTable(save, { players: [{ color: "White" }] });
    foreign.seconds(1);
    expectSame(hotkeysOf(foreign), HOTKEYS.length);
    save.LuaScript = "isOffsuit = true";
    const silent = openTable(save, { players: [{ color: "White" }] });
    silent.seconds(1);
    expectSame(hotkeysOf(silent), 0);
    expectSame(silent.world.tableMenu.length, 0);
    expectSound(table);
  });

  it("choose what that player's panel shows", () => {
    const table = openOffsuit({ seed: 2 });
    const white = table.player("White");
    deal(table, white);
    const board = piece(table, "board").guid;
    const second = shown(white, board, "choice1");
    expectTrue(second !== "");
    const calm = shown(white, board, "choice0");
    expectTrue(calm.includes("calm") || calm !== second);
    presses(table, white, K.choice1);
    waitForPeople(table);
    expectSame(reportOf(table).steps.length > 1, true);
    const before = reportOf(table).steps.length;
    presses(table, white, K.choice9);
    expectSame(reportOf(table).steps.length, before);
    expectTrue(lastTold(white).includes("9"), lastTold(white));
    expectSound(table);
  });

  it("tell anyone who has no such choice, and nobody else", () => {
    const table = battle(3);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    const heard = blue.sees().lines.length;
    presses(table, white, K.roll);
    expectSame(lastTold(white), SENTENCES.nothingToRoll);
    presses(table, white, K.pass);
    expectSame(lastTold(white), SENTENCES.cannotPass);
    expectSame(blue.sees().lines.length, heard);
    presses(table, blue, K.pass);
    expectTrue(
      lastTold(blue).startsWith(fill(english.table.SENTENCES.notYourGame, { players: "White" })),
      lastTold(blue),
    );
    expectSound(table);
  });

  it("do nothing by a panel that is folded up", () => {
    const table = battle(3);
    const white = table.player("White");
    const before = reportOf(table).steps.length;
    presses(table, white, K.panel);
    presses(table, white, K.choice1);
    expectSame(lastTold(white), SENTENCES.panelFolded);
    expectSame(reportOf(table).steps.length, before);
    presses(table, white, K.panel);
    presses(table, white, K.choice1);
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length > before);
    expectSound(table);
  });

  it("roll, pass and undo", () => {
    const table = rollFlush.open({ seed: 5 });
    const white = table.player("White");
    rollFlush.deal(table, white);
    const seat = expectPresent(rollFlush.decidingSeat(rollFlush.stateOf(table)));
    const mover = rollFlush.personAt(table, seat);
    presses(table, mover, K.roll);
    rollFlush.waitForPeople(table);
    expectSame(rollFlush.stateOf(table).phase.kind, "rolled");
    presses(table, mover, K.pass);
    rollFlush.waitForPeople(table);
    expectSame(rollFlush.stateOf(table).phase.kind, "push");
    presses(table, mover, K.undo);
    expectSame(rollFlush.stateOf(table).phase.kind, "rolled");
    presses(table, mover, K.undo);
    expectSame(lastTold(mover), SENTENCES.somethingWasRevealed);
    expectSound(table);
  });

  it("open and close the rules, at the rule that was cited last", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    presses(table, white, K.rules);
    expectTrue(shown(white, board, "prompt").startsWith(HELP.chooseSection));
    presses(table, white, K.rules);
    expectTrue(!shown(white, board, "prompt").startsWith(HELP.chooseSection));
    white.drags(piece(table, "d4")).onto(piece(table, "JS"));
    waitForPeople(table);
    presses(table, white, K.rules);
    expectTrue(shown(white, board, "page").includes("The gate:"), shown(white, board, "page"));
    expectSound(table);
  });

  it("say what is under the pointer", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    presses(table, white, K.piece, piece(table, "d4").guid);
    expectSame(shown(white, board, "turn"), piece(table, "d4").state.Nickname);
    clicks(table, white, SENTENCES.back);
    expectSound(table);
  });

  it("#budget are cheap", () => {
    if (!COUNTS_INSTRUCTIONS) return;
    const table = openOffsuit({ seed: 2, meter: true });
    const white = table.player("White");
    deal(table, white);
    // To undo is to play all again, by a key or by a click.
    for (const key of HOTKEYS.filter((other) => other !== "undo"))
      presses(table, white, K[key], piece(table, "d8").guid);
    for (const { handler, count } of table.meter()) {
      if (handler === "the chunk") continue;
      expectWithin("slice", count, handler);
    }
  });
});

describe("the menu of the empty table", () => {
  it("brings back a panel that was folded up, and dragged away", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    white.dragsPanel(partId(board, "White", "panel"));
    presses(table, white, K.panel);
    expectSame(shown(white, board, "footer0"), "");
    white.rightClicksTable().chooses(TABLE_MENU.showPanel);
    table.seconds(0.5);
    expectSame(shown(white, board, "footer0"), SENTENCES.help);
    expectSound(table);
  });

  it("names what lies there, and the game where nothing does", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    const pile = expectPresent(table.objects().find(({ type }) => type === "Deck"));
    white.hovers(pile);
    white.rightClicksTable().chooses(TABLE_MENU.piece);
    table.seconds(0.5);
    expectSame(shown(white, board, "turn"), pile.state.Nickname);
    expectSame(stateOf(table).phase.kind, "attack");
    expectSound(table);
  });
});
