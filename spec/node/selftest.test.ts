import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import ts from "typescript";
import { readBuiltSave } from "../../scripts/build/built";
import { startProgram } from "../../scripts/lua/program";
import { ROOT } from "../../scripts/project";
import { startProgress } from "../../scripts/terminal/progress";
import { isRecord } from "../../src/kit/data/data";
import { run } from "./command-line";
import { freePort, startFakeGame, type FakeGame } from "./fake-game";

/** A Tabletop Simulator whose kings and dice rest lower than ours. */
const LOWER = "Chess_King 1.5, Die_6 0.2";
/** What a copy of the project needs to be built, most of it from the Lua that is there already. */
const PROJECT = [
  "assets",
  "dist/lua",
  "dist/lua.tsbuildinfo",
  "docs/rules",
  "saves",
  "scripts",
  "spec/budgets.json",
  "spec/support/expect.ts",
  "spec/support/files.ts",
  "spec/vectors",
  "src",
  "types",
  "package.json",
  "package-lock.json",
];
/** The packages whose types the transpiled code rests on: as links they would all count as changed. */
const COPIED = ["@typescript-to-lua", "lua-types", "tts-types", "typescript", "typescript-to-lua"];
/** The sources that a report changes. */
const APPLIED = ["tts/constants.ts", "emulator/doubts.ts"];
/** How many decisions of a game are played in that world. */
const DECISIONS = 10;

/** How often the emulated table continues for a while before it is given up. */
const MOST_RUNS = 40;

interface Ended {
  status: number | null;
  output: string;
}

async function selftest(...words: string[]): Promise<Ended> {
  const { status, stdout, stderr } = await run(["selftest", ...words]);
  return { status, output: stdout + stderr };
}

/** Gives a copy of the project the packages of this one. */
function bringPackages(copy: string): void {
  const packages = join(ROOT, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(packages)) {
    const [from, to] = [join(packages, name), join(copy, "node_modules", name)];
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
}

/**
 * Has the compiler of a copy take the values that were applied for those it has checked: it transpiles these files alone. It would
 * check and transpile all that imports them otherwise, which is everything, although numbers and answers change no type.
 */
function knowApplied(copy: string): void {
  const memory = join(copy, "dist", "lua.tsbuildinfo");
  const known = APPLIED.reduce(
    (text, file) => {
      const [before, now] = [ROOT, copy].map((of) =>
        ts.sys.createHash?.(readFileSync(join(of, "src", file), "utf8")),
      );
      assert.ok(before !== undefined && now !== undefined && text.includes(before), `${file} is not known`);
      return text.replace(before, now);
    },
    readFileSync(memory, "utf8"),
  );
  writeFileSync(memory, known);
}

/** A game that answers to the editor's port what `answer` makes of each message. */
async function startAnswering(
  editor: number,
  answer: (message: Record<string, unknown>) => AsyncGenerator<object> | Generator<object>,
): Promise<FakeGame> {
  const game = await startFakeGame((message) => {
    void reply(isRecord(message) ? message : {});
  });
  async function reply(message: Record<string, unknown>): Promise<void> {
    for await (const said of answer(message)) await game.say(editor, said);
  }
  return game;
}

/** The heights of all pieces of a kind, to a hundredth of an inch. */
function heightsOf(heights: Record<string, unknown>, kind: string): number[] {
  const list = heights[kind];
  return Array.isArray(list) ? list.map((height) => Math.round(Number(height) * 100) / 100) : [];
}

describe("npm run selftest", () => {
  let folder = "";
  /** The report of the other world, once it is written. */
  let lower = "";
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "offsuit-"));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it("writes the report of a game whose pieces rest otherwise, and changes our constants by it", async (test) => {
    const progress = startProgress();
    const lua = await startProgram("rehearsal", progress);
    lua.call("open", await readBuiltSave("offsuit", progress), LOWER);
    const editor = await freePort();
    const game = await startAnswering(editor, async function* ({ messageID, guid, script }) {
      assert.deepEqual([messageID, guid], [3, "-1"]);
      yield { messageID: 5, returnValue: lua.call("execute", String(script)) };
      yield {
        messageID: 3,
        guid: "-1",
        errorMessagePrefix: "Error in Global: ",
        error: "an error on purpose",
      };
      let told = false;
      for (let turn = 0; turn < MOST_RUNS; turn++) {
        const answer: unknown = JSON.parse(lua.call("run", "5"));
        assert.ok(Array.isArray(answer));
        const messages: unknown[] = answer;
        for (const customMessage of messages) yield { messageID: 4, customMessage };
        if (messages.length > 0) told = true;
        else if (told) return;
        // Others have their turn.
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    test.after(() => game.close());
    const report = join(folder, "report.txt");
    const { status, output } = await selftest(
      "--port",
      `${game.port}`,
      "--listen",
      `${editor}`,
      "-o",
      report,
      "--seconds",
      "100",
    );
    assert.equal(status, 0, output);
    const text = readFileSync(report, "utf8");
    assert.match(text, /^Offsuit \d+\.\d+\.\d+, self-test/);
    assert.match(text, /\n {4}_MOONSHARP\.version: /);
    assert.match(text, /\nmeasured CHESS_REST\.king: 1\.5000 /);
    assert.match(text, /\nmeasured DIE_REST\.20: /);
    assert.match(text, /\ndoubt lockLetsGlide: yes\n/);
    assert.match(text, /Error in Global: an error on purpose/);
    lower = report;

    const sources = join(folder, "src");
    for (const file of APPLIED) cpSync(join(ROOT, "src", file), join(sources, file));
    const constants = (): string => readFileSync(join(sources, "tts/constants.ts"), "utf8");
    const doubts = (): string => readFileSync(join(sources, "emulator/doubts.ts"), "utf8");
    const asTheyWere = constants();
    const shown = await selftest("--apply", report, "--sources", sources);
    assert.equal(shown.status, 0, shown.output);
    assert.match(shown.output, /constants\.ts:\d+ {2}CHESS_REST\.king: 1\.91 -> 1\.5\n/);
    assert.match(shown.output, /doubts\.ts:\d+ {2}lockLetsGlide: false -> true\n/);
    assert.match(shown.output, /Add --yes to change \d+ values\./);
    assert.equal(constants(), asTheyWere);
    const done = await selftest("--apply", report, "--sources", sources, "--yes");
    assert.match(done.output, /Changed \d+ values\. Run `npm test` now\./);
    assert.equal(constants(), asTheyWere.replace("king: 1.91,", "king: 1.5,").replace("6: 0.33,", "6: 0.2,"));
    assert.match(doubts(), /name: "lockLetsGlide",[^}]*usual: true,/);
    const again = await selftest("--apply", report, "--sources", sources);
    assert.match(again.output, /There is nothing to change\./);
  });

  it("makes games right in that other world, once they are built again", async () => {
    const copy = join(folder, "project");
    const configurations = readdirSync(ROOT).filter((name) => /^tsconfig.*\.json$/.test(name));
    for (const name of [...PROJECT, ...configurations])
      cpSync(join(ROOT, name), join(copy, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => !/(?:\.spec\.ts|_spec\.lua(?:\.map)?)$/.test(path),
      });
    bringPackages(copy);
    const applied = await selftest("--apply", lower, "--sources", join(copy, "src"), "--yes");
    assert.match(applied.output, /Changed \d+ values/);
    knowApplied(copy);
    const built = spawnSync(process.execPath, [join(copy, "scripts", "offsuit.mjs"), "build"], {
      cwd: copy,
      encoding: "utf8",
    });
    assert.equal(built.status, 0, built.stdout + built.stderr);
    const lua = await startProgram("rehearsal", startProgress());
    const play = (save: string, game: string): Record<string, unknown> => {
      lua.call("open", save, LOWER, "2");
      const played: unknown = JSON.parse(lua.call("play", game, `${DECISIONS}`));
      assert.ok(isRecord(played));
      assert.deepEqual([played["next"], played["errors"]], ["goesOn", 0], String(played["lines"]));
      return isRecord(played["heights"]) ? played["heights"] : {};
    };
    const saveOf = (game: string): string =>
      readFileSync(join(copy, "dist", "saves", `${game}.json`), "utf8");
    const kings = heightsOf(play(saveOf("pokerchess"), "pokerchess"), "Chess_King");
    // The king that is not to move floats where we believe that it rests; the other one rests where it does.
    const before = heightsOf(
      play(await readBuiltSave("pokerchess", startProgress()), "pokerchess"),
      "Chess_King",
    );
    assert.deepEqual(kings, [3.9, 3.9]);
    assert.deepEqual(before, [3.9, 4.5]);
    play(saveOf("roll-flush"), "roll-flush");
  });

  it("says what to do when no game answers, or none that is ours", async (test) => {
    const nobody = await selftest("--port", `${await freePort()}`, "--listen", `${await freePort()}`);
    assert.equal(nobody.status, 2, nobody.output);
    assert.match(nobody.output, /Tabletop Simulator does not answer at 127\.0\.0\.1:\d+\. Start it/);
    for (const [returnValue, sentence] of [
      ["foreign", /The table in Tabletop Simulator is not Offsuit's/],
      ["running", /A self-test is already running/],
    ] as const) {
      const editor = await freePort();
      const game = await startAnswering(editor, function* () {
        yield { messageID: 5, returnValue };
      });
      test.after(() => game.close());
      const { status, output } = await selftest("--port", `${game.port}`, "--listen", `${editor}`);
      assert.equal(status, 2, output);
      assert.match(output, sentence);
    }
  });

  it("gives up a game that falls silent or loads another table", async (test) => {
    const editor = await freePort();
    const game = await startAnswering(editor, function* () {
      yield { messageID: 5, returnValue: "begun" };
    });
    test.after(() => game.close());
    const ports = ["--port", `${game.port}`, "--listen", `${editor}`];
    const silent = await selftest(...ports, "--seconds", "1");
    assert.equal(silent.status, 2, silent.output);
    assert.match(silent.output, /did not finish within 1 seconds/);
    const other = await freePort();
    const leaving = await startAnswering(other, function* () {
      yield { messageID: 5, returnValue: "begun" };
      yield { messageID: 1, scriptStates: [] };
    });
    test.after(() => leaving.close());
    const left = await selftest("--port", `${leaving.port}`, "--listen", `${other}`);
    assert.equal(left.status, 2, left.output);
    assert.match(left.output, /Another table was loaded/);
  });

  it("refuses a file that is no report", async () => {
    const file = join(folder, "letter.txt");
    writeFileSync(file, "Dear makers of Offsuit");
    const { status, output } = await selftest("--apply", file);
    assert.equal(status, 2, output);
    assert.match(output, /is not a report of the self-test/);
  });
});
