import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { GAMES } from "../../src/games";
import { isRecord } from "../../src/kit/data/data";
import { run } from "./command-line";
import { freePort, startFakeGame, type FakeGame } from "./fake-game";

interface Run {
  status: number | null;
  output: string;
}

/** Pushes what the last build left in dist/. */
async function push(...args: string[]): Promise<Run> {
  const { status, stdout, stderr } = await run(["push", "--no-build", ...args]);
  return { status, output: stdout + stderr };
}

/** What the game has got; what came of the pushing where that has failed. */
function messageOf({ received }: FakeGame, running: Promise<Run>): Promise<unknown> {
  return Promise.race([received, running.then((end) => (end.status === 0 ? received : end))]);
}

describe("npm run push", () => {
  it("sends every script, and prints what the game says with the TypeScript lines of its errors", async (test) => {
    const game = await startFakeGame();
    test.after(() => game.close());
    const editor = await freePort();
    const port = ["--port", `${game.port}`, "--listen", `${editor}`];
    const running = push("--game", "cards-vs-dice", ...port, "--seconds", "3");
    const message = await messageOf(game, running);
    assert.ok(isRecord(message) && Array.isArray(message["scriptStates"]));
    assert.equal(message["messageID"], 1);
    const states = message["scriptStates"].filter(isRecord);
    const global = states.find(({ guid }) => guid === "-1");
    assert.match(String(global?.["script"]), /onPlayerConnect/);
    const board = states.find(({ script }) => String(script).includes("attachedScripts = {"));
    assert.ok(board, "the board's script was not sent");
    for (const state of states) {
      assert.deepEqual(
        Object.keys(state).toSorted((a, b) => a.localeCompare(b)),
        ["guid", "name", "script", "ui"],
      );
    }
    const lines = String(board["script"]).split("\n");
    const line = lines.findIndex((text) => /^_G\.panelTyped=function/.test(text)) + 1;
    assert.notEqual(line, 0);
    await game.say(editor, { messageID: 2, message: "a word from the table" });
    await game.say(editor, {
      messageID: 3,
      error: `chunk_4:(${line},4-20): attempt to index a nil value`,
      guid: board["guid"],
      errorMessagePrefix: "Error in Script (Board) function <onLoad>: ",
    });
    const { status, output } = await running;
    assert.equal(status, 0, output);
    assert.match(output, /a word from the table/);
    assert.match(output, /function <onLoad>: chunk_4.*\n {4}at src\/table\/board-script\.ts:\d+/);
  });

  it("sends the scripts of the shelf where no game is named", async (test) => {
    const game = await startFakeGame();
    test.after(() => game.close());
    const running = push("--port", `${game.port}`, "--listen", `${await freePort()}`, "--seconds", "0");
    const message = await messageOf(game, running);
    assert.ok(isRecord(message) && Array.isArray(message["scriptStates"]));
    const scripts = message["scriptStates"].filter(isRecord).map(({ script }) => String(script));
    assert.equal(scripts.filter((script) => script.startsWith("attachedShelf = ")).length, 1);
    assert.equal(scripts.filter((script) => script.includes("\nattachedBox = ")).length, GAMES.length);
    await running;
  });

  it("sends the scripts of the game that is named, and knows which games there are", async (test) => {
    const game = await startFakeGame();
    test.after(() => game.close());
    const port = ["--port", `${game.port}`, "--listen", `${await freePort()}`, "--seconds", "0"];
    const running = push("--game", "roll-flush", ...port);
    const message = await messageOf(game, running);
    assert.ok(isRecord(message) && Array.isArray(message["scriptStates"]));
    const states: unknown[] = message["scriptStates"];
    const scripts = states.map((state) => (isRecord(state) ? String(state["script"]) : ""));
    const board = readFileSync(join(ROOT, "dist", "scripts", "roll-flush.board.lua"), "utf8");
    assert.ok(scripts.includes(board), "the board's script was not sent");
    assert.equal((await running).status, 0);
    const { status, output } = await push("--game", "whist", ...port);
    assert.equal(status, 2, output);
    assert.match(output, /There is no game "whist"\. The games are: cards-vs-dice, roll-flush/);
  });

  it("says what to do when no game answers", async () => {
    const { status, output } = await push("--port", `${await freePort()}`, "--listen", `${await freePort()}`);
    assert.equal(status, 2, output);
    assert.match(output, /Tabletop Simulator does not answer at 127\.0\.0\.1:\d+\. Start it/);
  });

  it("says what to do when another editor listens", async (test) => {
    const other = await startFakeGame();
    test.after(() => other.close());
    const { status, output } = await push("--port", `${await freePort()}`, "--listen", `${other.port}`);
    assert.equal(status, 2, output);
    assert.match(output, /Port \d+ is taken\. Close the editor/);
  });
});
