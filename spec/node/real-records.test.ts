import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { readBuiltSave } from "../../scripts/build/built";
import { startProgram } from "../../scripts/lua/program";
import { readPlayedGame } from "../../scripts/play/record-file";
import { replay } from "../../scripts/play/replay";
import { SHELF } from "../../scripts/save/build";
import { parseSave, type ReadObject, type ReadSave } from "../../scripts/save/read";
import { boxMemo } from "../../src/box/memo";
import { Complaint } from "../../scripts/terminal/complaint";
import { startProgress } from "../../scripts/terminal/progress";

const GAME = "cards-vs-dice";
const BOARD = `offsuit/${GAME}/board`;
const BOX = boxMemo(GAME);

const progress = startProgress();

/** Saves of the same game, made by the built save in the emulator: in the middle, and when it is over. */
let middle: ReadSave;
let end: ReadSave;
let shelf: string;

function saveFrom(text: string): ReadSave {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a save of our own emulator
  return parseSave(text) as ReadSave;
}

function boardOf(save: ReadSave): ReadObject {
  const board = save.ObjectStates.find(({ Memo }) => Memo === BOARD);
  assert.ok(board !== undefined, "the save has no board");
  return board;
}

function textOf(save: ReadSave): string {
  return boardOf(save).LuaScriptState ?? "";
}

/** What is on the page of the Notebook that has the record. */
function page(save: ReadSave): string {
  const tabs = Object.values(save.TabStates ?? {});
  const body = tabs.find(({ title }) => title.startsWith("Offsuit record"))?.body;
  assert.ok(body !== undefined, "there is no record in the Notebook");
  return body;
}

/** The shelf, with a text in the box of the game, and with objects on the table. */
function shelfWith(kept: string, ...objects: ReadObject[]): string {
  const save = saveFrom(shelf);
  const box = save.ObjectStates.find(({ Memo }) => Memo === BOX);
  assert.ok(box !== undefined, "the shelf has no box");
  box.LuaScriptState = kept;
  save.ObjectStates.push(...objects);
  return JSON.stringify(save);
}

/** Fails unless the very game is read out of a text, and played again. */
function expectRead(text: string, of: ReadSave): void {
  const played = readPlayedGame(text);
  const written = textOf(of).split("\n").slice(2);
  const steps = written.map((line) => line.replace(/\d+$/, ""));
  assert.deepEqual(played.steps, steps);
  const { fits, lines } = replay(played, Infinity);
  assert.ok(fits, lines.slice(-3).join("\n"));
}

before(async () => {
  shelf = await readBuiltSave(SHELF, progress);
  const single = JSON.stringify(saveFrom(await readBuiltSave(GAME, progress)));
  const lua = await startProgram("play", progress);
  lua.call("open", single, GAME, "5", "1", "");
  lua.call("seat", "random", "5");
  for (let decision = 0; decision < 8; decision++) lua.call("decide");
  middle = saveFrom(lua.call("save"));
  while (lua.call("decide").startsWith("goesOn"));
  end = saveFrom(lua.call("save"));
  progress.end();
});

describe("a game is read", () => {
  it("out of the save of a single game, in play or over", () => {
    expectRead(JSON.stringify(middle), middle);
    expectRead(JSON.stringify(end), end);
  });

  it("out of a shelf, on the table or in its box", () => {
    expectRead(shelfWith("", boardOf(middle)), middle);
    expectRead(shelfWith(textOf(middle)), middle);
    expectRead(shelfWith(textOf(middle), boardOf(end)), end);
  });

  it("out of a saved object, also in a bag", () => {
    expectRead(JSON.stringify({ SaveName: "", ObjectStates: [boardOf(middle)] }), middle);
    const bag = { Name: "Bag", ContainedObjects: [boardOf(middle)] };
    expectRead(JSON.stringify({ ObjectStates: [bag] }), middle);
    expectRead(JSON.stringify(boardOf(middle)), middle);
  });

  it("out of a save on whose Notebook alone it still is", () => {
    const { TabStates } = end;
    expectRead(JSON.stringify({ SaveName: "", TabStates, ObjectStates: [] }), end);
  });

  it("out of a mail: quoted, wrapped, with words around it and a broken mark", () => {
    const record = page(end);
    const quoted = record
      .split("\n")
      .map((line) => `> > ${line.slice(0, 40)}\r\n> > ${line.slice(40)}`)
      .join("\r\n");
    for (const mail of [
      `Hello,\nmy OFFSUIT RECORD is below.\n\n${record}\n\nAnna`,
      `On Monday Anna wrote:\r\n${quoted}\r\nThanks!`,
      record.replace("OFFSUIT RECORD", "OFFSUIT\n> RECORD"),
      JSON.stringify(record),
    ]) {
      expectRead(mail, end);
    }
  });

  it("out of a board's text in a mail, quoted and with its long lines wrapped", () => {
    const wrapped = textOf(middle).replaceAll(/(.{20,60}) (?=[^\n]*\n)/g, "$1\n");
    const quoted = wrapped
      .split("\n")
      .map((line) => `> ${line}`)
      .join("\n");
    expectRead(`It began so:\n${quoted}\n\nWhat now?`, middle);
  });
});

describe("strings of 20 megabytes", () => {
  const long = `x\\"\\\\`.repeat(4_000_000);

  it("in a save, in a step, or as a record end in a game or in a sentence", () => {
    const save = JSON.stringify({ ...middle, Note: "?" }).replace('"?"', `"${long}"`);
    expectRead(save, middle);
    const lines = textOf(middle).split("\n");
    const broken = [...lines.slice(0, 4), `{"x":"${long}"}`].join("\n");
    const { fits, lines: told } = replay(readPlayedGame(broken), Infinity);
    assert.ok(!fits);
    assert.ok(told.join("\n").length < 10_000);
    for (const text of [long, `{"${long}`, `OFFSUIT RECORD 2 BEGINS\n${long}`]) {
      assert.throws(() => readPlayedGame(text), Complaint);
    }
  });
});
