import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { GAMES } from "../../src/games";
import { isRecord } from "../../src/kit/data";

/** A Tabletop Simulator as an editor sees it: it accepts a message and answers to the editor's port. */
interface FakeGame {
  port: number;
  received: Promise<unknown>;
  say(port: number, message: object): Promise<void>;
  close(): void;
}

async function startFakeGame(): Promise<FakeGame> {
  let server: Server | undefined;
  let port = 0;
  const listening = new Promise<void>((ready) => {
    server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const address = server?.address();
      port = typeof address === "object" && address !== null ? address.port : 0;
      ready();
    });
  });
  await listening;
  const received = new Promise<unknown>((resolve) => {
    server?.once("connection", (socket) => {
      let text = "";
      socket.setEncoding("utf8");
      socket.on("data", (chunk: string) => (text += chunk));
      socket.on("end", () => {
        resolve(JSON.parse(text));
        socket.end();
      });
    });
  });
  return {
    port,
    received,
    say: (to, message) =>
      new Promise((sent, failed) => {
        const socket = connect(to, "127.0.0.1", () => {
          socket.end(JSON.stringify(message), sent);
        });
        socket.on("error", failed);
      }),
    close: () => server?.close(),
  };
}

/** A port that nobody listens at, at least a moment ago. */
async function freePort(): Promise<number> {
  const game = await startFakeGame();
  game.close();
  return game.port;
}

interface Run {
  status: number | null;
  output: string;
}

/** Pushes what the last build left in dist/. */
function push(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join(ROOT, "scripts", "offsuit.mjs"), "push", "--no-build", ...args],
      {
        cwd: ROOT,
      },
    );
    let output = "";
    const collect = (chunk: Buffer): void => {
      output += chunk.toString("utf8");
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("close", (status) => {
      resolve({ status, output });
    });
  });
}

describe("npm run push", () => {
  it("sends every script, and prints what the game says with the TypeScript lines of its errors", async () => {
    const game = await startFakeGame();
    const editor = await freePort();
    const port = ["--port", `${game.port}`, "--listen", `${editor}`];
    const running = push("--game", "cards-vs-dice", ...port, "--seconds", "3");
    const message = await Promise.race([game.received, running]);
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
    const line = lines.findIndex((text) => text.includes("function ____exports.installBoard")) + 1;
    assert.notEqual(line, 0);
    await game.say(editor, { messageID: 2, message: "a word from the table" });
    await game.say(editor, {
      messageID: 3,
      error: `chunk_4:(${line},4-20): attempt to index a nil value`,
      guid: board["guid"],
      errorMessagePrefix: "Error in Script (Board) function <onLoad>: ",
    });
    const { status, output } = await running;
    game.close();
    assert.equal(status, 0, output);
    assert.match(output, /a word from the table/);
    assert.match(output, /function <onLoad>: chunk_4.*\n {4}at src\/table\/board\.ts:\d+/);
  });

  it("sends the scripts of the shelf where no game is named", async () => {
    const game = await startFakeGame();
    const running = push("--port", `${game.port}`, "--listen", `${await freePort()}`, "--seconds", "0");
    const message = await Promise.race([game.received, running]);
    assert.ok(isRecord(message) && Array.isArray(message["scriptStates"]));
    const scripts = message["scriptStates"].filter(isRecord).map(({ script }) => String(script));
    assert.equal(scripts.filter((script) => script.startsWith("attachedShelf = ")).length, 1);
    assert.equal(scripts.filter((script) => script.startsWith("attachedBox = ")).length, GAMES.length);
    await running;
    game.close();
  });

  it("sends the scripts of the game that is named, and knows which games there are", async () => {
    const game = await startFakeGame();
    const port = ["--port", `${game.port}`, "--listen", `${await freePort()}`, "--seconds", "0"];
    const running = push("--game", "roll-flush", ...port);
    const message = await Promise.race([game.received, running]);
    assert.ok(isRecord(message) && Array.isArray(message["scriptStates"]));
    const states: unknown[] = message["scriptStates"];
    const scripts = states.map((state) => (isRecord(state) ? String(state["script"]) : ""));
    const board = readFileSync(join(ROOT, "dist", "scripts", "roll-flush.board.lua"), "utf8");
    assert.ok(scripts.includes(board), "the board's script was not sent");
    assert.equal((await running).status, 0);
    game.close();
    const { status, output } = await push("--game", "whist", ...port);
    assert.equal(status, 2, output);
    assert.match(output, /There is no game "whist"\. The games are: cards-vs-dice, roll-flush/);
  });

  it("says what to do when no game answers", async () => {
    const { status, output } = await push("--port", `${await freePort()}`, "--listen", `${await freePort()}`);
    assert.equal(status, 2, output);
    assert.match(output, /No Tabletop Simulator answers at 127\.0\.0\.1:\d+\. Start the game/);
  });

  it("says what to do when another editor listens", async () => {
    const other = await startFakeGame();
    const { status, output } = await push("--port", `${await freePort()}`, "--listen", `${other.port}`);
    other.close();
    assert.equal(status, 2, output);
    assert.match(output, /Port \d+ is taken\. Close the editor/);
  });
});
