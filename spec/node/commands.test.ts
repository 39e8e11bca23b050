import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { checkFigure } from "../../src/kit/data/check-figure";
import { isRecord } from "../../src/kit/data/data";
import { run, runDoor, type CommandEnd, type CommandLine } from "./command-line";
import { fill } from "../../src/kit/words/words";
import { english, longestPart, startOf } from "../support/english";

const { botAt, start, startFilled, yourMove } = english.table.SENTENCES;
const { EVENTS, RESULTS, STATUS_SCORE } = english.rollFlush;

const FOLDER = mkdtempSync(join(tmpdir(), "offsuit-"));
const VECTORS = join(ROOT, "spec", "fixtures", "vectors", "cards-vs-dice.json");

/** A file of the test's own. */
function file(name: string, content: string): string {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
}

/** Fails unless the command ends with 2 and a message that says what is wrong and what to do. */
async function expectComplaint(args: CommandLine, expected: RegExp): Promise<void> {
  complains(await run(args), expected);
}

function complains({ status, stdout, stderr }: CommandEnd, expected: RegExp): void {
  assert.equal(status, 2, stdout + stderr);
  assert.match(stderr, expected);
  assert.doesNotMatch(stderr, /\n {4}at /, "a stack trace reached the reader");
}

after(() => {
  rmSync(FOLDER, { recursive: true });
});

describe("every command", () => {
  for (const entry of readdirSync(join(ROOT, "scripts", "commands"))) {
    const name = basename(entry, ".ts");
    it(`${name} explains itself with --help and refuses an unknown option`, async () => {
      const help = await run([name, "--help"]);
      assert.equal(help.status, 0, help.stderr);
      assert.match(help.stdout, new RegExp(`Usage: npm run ${name} --`));
      await expectComplaint([name, "--no-such-option"], /unknown option '--no-such-option'/);
    });
  }

  it("is named in package.json", () => {
    const scripts: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    for (const entry of readdirSync(join(ROOT, "scripts", "commands"))) {
      assert.match(
        JSON.stringify(scripts),
        new RegExp(`"node scripts/offsuit\\.mjs ${basename(entry, ".ts")}"`),
      );
    }
  });

  it("is reached through the door that npm opens", () => {
    const { status, stdout } = runDoor(["where", "--help"]);
    assert.equal(status, 0);
    assert.match(stdout, /Usage: npm run where --/);
    complains(runDoor(["where", "somewhere"]), /Write it as cards-vs-dice\.board:123/);
  });

  it("that is none is answered with those there are", () => {
    complains(runDoor(["dance"]), /There is no command "dance"\. The commands are: .*simulate/);
  });
});

/** What Node and Lua say of the same. */
function inBothEngines<Said>(ask: (engine: string) => Promise<Said>): Promise<Said[]> {
  return Promise.all(["node", "lua"].map(ask));
}

describe("npm run simulate", () => {
  const simulate = async (...args: string[]): Promise<Record<string, unknown>> => {
    const { status, stdout, stderr } = await run(["simulate", "cards-vs-dice", "--games", "60", ...args]);
    assert.equal(status, 0, stderr);
    const report: unknown = JSON.parse(stdout);
    assert.ok(isRecord(report));
    const { gamesPerSecond, ...repeatable } = report;
    assert.equal(typeof gamesPerSecond, "number");
    return repeatable;
  };

  it("plays the same games in Node and in Lua", async () => {
    for (const policy of ["random", "sensible"]) {
      const options = ["--option", "life=6", "--option", "ksCleave=false"];
      const words = ["--policy", policy, "--seed", "7", ...options, "--games", "15"];
      assert.deepEqual(await simulate(...words, "--engine", "lua"), await simulate(...words));
    }
  });

  it("plays other games with another seed", async () => {
    assert.notDeepEqual(await simulate("--seed", "1"), await simulate("--seed", "2"));
  });

  it("prints every field, and figures that agree with one another", async () => {
    const report = await simulate("--seed", "3");
    const { game, games, policies, seed, options, outcomes, wins, draws, rates, length, stats } = report;
    assert.deepEqual(
      { game, games, policies, seed, draws },
      {
        game: "cards-vs-dice",
        games: 60,
        policies: ["random"],
        seed: 3,
        draws: 0,
      },
    );
    assert.ok(options && outcomes && wins && rates && length && stats);
    const counts = Object.values(outcomes).map(Number);
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      60,
    );
    assert.deepEqual(Object.keys(rates), Object.keys(outcomes));
  });

  it("says what came of every policy of a game for several, in Node and in Lua alike", async () => {
    const words: CommandLine = [
      "simulate",
      "roll-flush",
      "--games",
      "10",
      "--policy",
      "sensible,random",
      "--seats",
      "3",
    ];
    const byEngine = await inBothEngines(async (engine) => {
      const { status, stdout, stderr } = await run([...words, "--engine", engine]);
      assert.equal(status, 0, stderr);
      const report: unknown = JSON.parse(stdout);
      assert.ok(isRecord(report) && Array.isArray(report["byPolicy"]));
      return { byPolicy: report["byPolicy"].filter(isRecord), stats: report["stats"] };
    });
    assert.deepEqual(byEngine[1], byEngine[0]);
    const { byPolicy = [], stats } = byEngine[0] ?? {};
    assert.deepEqual(
      byPolicy.map(({ policy, seats }) => [policy, seats]),
      [
        ["sensible", 15],
        ["random", 15],
      ],
    );
    const busts = byPolicy.map((each) => (isRecord(each["stats"]) ? Number(each["stats"]["busts"]) : 0) * 15);
    assert.ok(isRecord(stats));
    assert.ok(Math.abs(busts.reduce((sum, each) => sum + each, 0) - Number(stats["busts"]) * 10) < 0.001);
    for (const { rates } of byPolicy) assert.ok(isRecord(rates) && isRecord(rates["bustRate"]));
  });

  it("deals every game by a code, in Node and in Lua alike", async () => {
    const words: CommandLine = ["simulate", "rogue-solitaire", "--games", "10", "--code", "kq7-42"];
    const reports = await inBothEngines(async (engine) => {
      const { status, stdout, stderr } = await run([...words, "--engine", engine]);
      assert.equal(status, 0, stderr);
      const report: unknown = JSON.parse(stdout);
      assert.ok(isRecord(report));
      return { code: report["code"], stats: report["stats"] };
    });
    assert.deepEqual(reports[1], reports[0]);
    assert.equal(reports[0]?.code, "KQ7-42");
    const bySeed = async (seed: string): Promise<unknown> => {
      const { stdout } = await run([
        "simulate",
        "pokerchess",
        "--games",
        "3",
        "--code",
        "CLUB",
        "--seed",
        seed,
      ]);
      const report: unknown = JSON.parse(stdout);
      assert.ok(isRecord(report));
      assert.equal(report["code"], "CLUB");
      return report["stats"];
    };
    assert.notDeepEqual(await bySeed("1"), await bySeed("2"));
    await expectComplaint(["simulate", "rogue-solitaire", "--code", "?"], /"\?" is not a deal code/);
  });

  it("repeats the published table of a game that has one", async () => {
    const { status, stdout, stderr } = await run([
      "simulate",
      "pokers-rogue-reckoning",
      "--table",
      "--games",
      "20",
    ]);
    assert.equal(status, 0, stderr);
    const rows = stdout.split("\n").filter((line) => /^\| \d/.test(line));
    assert.equal(rows.length, 16);
    assert.match(stdout, /57\.96/);
    assert.match(stdout, /Mean absolute difference: /);
    await expectComplaint(["simulate", "roll-flush", "--table"], /roll-flush/);
  });

  it("lets policies take turns at one seat", async () => {
    const words: CommandLine = [
      "simulate",
      "cards-vs-dice",
      "--policy",
      "random,sensible",
      "--games",
      "6",
      "--achievements",
    ];
    const report: unknown = JSON.parse((await run(words)).stdout);
    assert.ok(isRecord(report) && Array.isArray(report["byPolicy"]));
    const played = report["byPolicy"].map((each: unknown) =>
      isRecord(each) ? [each["policy"], each["seats"], isRecord(each["achievements"])] : undefined,
    );
    assert.deepEqual(played, [
      ["random", 3, true],
      ["sensible", 3, true],
    ]);
  });

  it("tells the rules as a code, takes them from one, and says what is wrong with it", async () => {
    const told = await simulate("--option", "life=18", "--option", "ksPips=ones");
    const code = `${told["rules"]}`;
    assert.match(code, /^CVD-LIFE18-KP1-[2-9A-Z]{4}$/);
    const taken = await simulate("--rules", code.toLowerCase());
    assert.deepEqual(taken["options"], told["options"]);
    assert.deepEqual(taken["stats"], told["stats"]);
    const changed = await simulate("--rules", code, "--option", "life=6");
    assert.deepEqual(changed["options"], { ...Object(told["options"]), life: 6 });
    await expectComplaint(
      ["simulate", "cards-vs-dice", "--rules", code.replace("18", "19")],
      /is not a rules code, or one of its letters/,
    );
    await expectComplaint(
      ["simulate", "roll-flush", "--rules", code],
      /another game, CVD, not of roll-flush/,
    );
    const other = "CVD-LIFE18-XY7";
    await expectComplaint(
      ["play", "cards-vs-dice", "--rules", `${other}-${checkFigure(other)}`],
      /does not know XY7 in/,
    );
  });

  it("says what is wrong with its arguments", async () => {
    await expectComplaint(["simulate"], /missing required argument 'game'/);
    await expectComplaint(["simulate", "whist"], /There is no game "whist"\. The games are: .*cards-vs-dice/);
    await expectComplaint(
      ["simulate", "cards-vs-dice", "--policy", "bold"],
      /no policy "bold"\. Its policies are: .*random/,
    );
    await expectComplaint(
      ["simulate", "cards-vs-dice", "--policy", "random", "--seats", "2"],
      /is for one player, not 2/,
    );
    await expectComplaint(["simulate", "cards-vs-dice", "--games", "none"], /whole number of at least 1/);
    await expectComplaint(
      ["simulate", "cards-vs-dice", "--option", "luck=1"],
      /is not an option .* the names are: .*life/,
    );
    await expectComplaint(
      ["simulate", "cards-vs-dice", "--option", "life=99"],
      /cannot be "99"\. It takes .*1 to 20/,
    );
    await expectComplaint(["simulate", "cards-vs-dice", "--engine", "perl"], /Allowed choices are node, lua/);
  });
});

describe("npm run vectors", () => {
  it("passes every case of the project's own file", async () => {
    const { status, stdout, stderr } = await run(["vectors", "cards-vs-dice", VECTORS]);
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /^[1-9]\d* passed, 0 failed$/m);
  });

  it("names the case, the field, and both values where one fails", async () => {
    const text = readFileSync(VECTORS, "utf8").replace('"gate": false', '"gate": true');
    const { status, stdout } = await run(["vectors", "cards-vs-dice", file("wrong.json", text)]);
    assert.equal(status, 1);
    assert.match(stdout, /CVD-V\d+: gate should be true, is false/);
    assert.match(stdout, /^[1-9]\d* passed, 1 failed$/m);
  });

  it("says what is wrong with a file", async () => {
    await expectComplaint(
      ["vectors", "cards-vs-dice", join(FOLDER, "none.json")],
      /cannot be read\. Check its name/,
    );
    await expectComplaint(
      ["vectors", "cards-vs-dice", file("cut.json", '{"game": "car')],
      /is damaged: it is not JSON/,
    );
    await expectComplaint(
      ["vectors", "cards-vs-dice", file("other.json", '{"game": "whist", "cases": []}')],
      /"whist", not/,
    );
    await expectComplaint(["vectors", "cards-vs-dice", file("list.json", "[1, 2]")], /not a file of vectors/);
    await expectComplaint(
      ["vectors", "cards-vs-dice", file("empty.json", '{"game": "cards-vs-dice"}')],
      /no list of "cases"/,
    );
  });
});

/** A save with nothing but a script of Global. */
function saveWith(script: string): string {
  return JSON.stringify({ SaveName: "A test", Table: "Table_None", LuaScript: script, ObjectStates: [] });
}

/** What `--json` has printed. */
function summaryIn(text: string): Record<string, unknown> {
  const told: unknown = JSON.parse(text);
  assert.ok(isRecord(told), text);
  return told;
}

describe("npm run emulate", () => {
  it("prints what was said and ends well where no script fails", async () => {
    const save = file("good.json", saveWith("function onLoad() print('the table is laid') end"));
    const { status, stdout, stderr } = await run(["emulate", save, "--seconds", "1"]);
    assert.equal(status, 0, stdout + stderr);
    assert.match(stdout, /the table is laid/);
    assert.match(stdout, /Script errors: 0/);
  });

  it("names script and line of an error and ends with 1", async () => {
    const save = file("bad.json", saveWith("function onLoad()\n local nothing\n nothing.happens()\nend"));
    const { status, stdout } = await run(["emulate", save, "--seconds", "1"]);
    assert.equal(status, 1, stdout);
    assert.match(stdout, /Script errors: 1\n +Global:3 in onLoad: .*nothing/);
  });

  it("ends with the errors by their cause, what has no effect, and an exit code that says whose they are", async () => {
    const three = [
      "function onLoad()",
      "  Global.hoverTelepathically()",
      "end",
      "function onPlayerConnect() end",
      "Wait.frames(function() error('late') end, 5)",
      "flipTable()",
    ].join("\n");
    const ours = await run(["emulate", file("ours.json", saveWith(three.replace(/^Wait.*$/m, "")))]);
    assert.equal(ours.status, 3, ours.stdout + ours.stderr);
    assert.match(ours.stdout, /Errors of the mod: 0\nErrors of the emulator, [^\n]*: 1\n/);
    assert.match(ours.stdout, /Members without an effect in the emulator: 1\n +1 {2}flipTable: .*Global:6/);
    const both = await run(["emulate", file("both.json", saveWith(three)), "--json"]);
    assert.equal(both.status, 1, both.stdout + both.stderr);
    const told = summaryIn(both.stdout);
    assert.deepEqual([told["exitCode"], told["totals"]], [1, { mod: 0, emulator: 1, unknown: 1 }]);
    assert.deepEqual(told["gaps"], [
      { text: "Global.hoverTelepathically", cause: "emulator", count: 1, where: "Global:2" },
    ]);
    const mine = await run(["emulate", file("mine.json", saveWith("error('mine')")), "--json"]);
    assert.equal(mine.status, 1, mine.stdout + mine.stderr);
    const { totals, saves, errors } = summaryIn(mine.stdout);
    assert.deepEqual(totals, { mod: 1, emulator: 0, unknown: 0 });
    const listed: unknown[] = Array.isArray(errors) ? errors : [];
    const [error] = listed;
    assert.deepEqual(error, { text: "mine", cause: "mod", count: 1, where: "Global:1 in the chunk" });
    assert.deepEqual(saves, [
      { save: "mine.json", objects: 0, scripts: 1, errors: [error], gaps: [], idle: [] },
    ]);
  });

  it("says what is wrong with a file", async () => {
    await expectComplaint(["emulate", join(FOLDER, "none.json")], /cannot be read/);
    await expectComplaint(["emulate", file("half.json", '{"ObjectStates": [')], /is damaged/);
    await expectComplaint(
      ["emulate", file("no-save.json", '{"hello": 1}')],
      /is no save of Tabletop Simulator/,
    );
    await expectComplaint(
      ["emulate", file("number.json", '{"ObjectStates": [1]}')],
      /holds something that is no object/,
    );
    const bare = '{"ObjectStates": [{"Name": "Bag", "GUID": "abc123", "ContainedObjects": []}]}';
    await expectComplaint(["emulate", file("bare.json", bare)], /the object Bag \(abc123\) has no Transform/);
    const deep = `{"ObjectStates": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    await expectComplaint(["emulate", file("deep.json", deep)], /is nested deeper than any save/);
    await expectComplaint(["vectors", "cards-vs-dice", file("deep.json", deep)], /is damaged/);
    await expectComplaint(["play", "--record", file("deep.json", deep)], /not a record/);
  });

  it("runs every save of a folder, a line each, and groups the errors by whose they are", async () => {
    const folder = join(ROOT, "spec", "fixtures", "mods");
    const { status, stdout } = await run(["emulate", folder, "--seconds", "8"]);
    assert.equal(status, 1);
    assert.equal(stdout, readFileSync(join(folder, "expected.txt"), "utf8"));
  });

  it("continues where a save of the folder is damaged, and seats somebody at every colour", async () => {
    const folder = mkdtempSync(join(FOLDER, "saves-"));
    const zone = (color: string, x: number): object => ({
      Name: "HandTrigger",
      FogColor: color,
      Transform: { posX: x, posY: 4, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 9, scaleY: 9, scaleZ: 4 },
    });
    const script = "function onLoad() error(table.concat(getSeatedPlayers(), ' and ')) end";
    const seats = { LuaScript: script, ObjectStates: [zone("Teal", 5), zone("Pink", -20)] };
    writeFileSync(join(folder, "a.json"), "{");
    writeFileSync(join(folder, "b.json"), JSON.stringify(seats));
    const { status, stdout } = await run(["emulate", folder, "--seconds", "1"]);
    assert.equal(status, 1);
    assert.match(
      stdout,
      /^damaged {2}a\.json: it is damaged: it is not JSON\nerrors {3}b\.json: 2 objects, 1 script; 1 error of the mod\n/,
    );
    assert.match(stdout, /Errors of the mod: 1\n +1 {2}Teal and Pink {2}\(b\.json, Global:1 in onLoad\)/);
    await expectComplaint(["emulate", mkdtempSync(join(FOLDER, "none-"))], /has no saves/);
  });

  it("takes a save with strings of many megabytes", async () => {
    const note = 'a\\"'.repeat(2_500_000);
    const save = file("long.json", `{"SaveName": "x", "Note": "${note}", "ObjectStates": []}`);
    const { status, stdout, stderr } = await run(["emulate", save, "--seconds", "0"]);
    assert.equal(status, 0, stdout + stderr);
  });
});

describe("npm run play", () => {
  it("plays a whole game by a policy, the same one for the same seed", async () => {
    const first = await run(["play", "cards-vs-dice", "--policy", "random", "--seed", "4"]);
    assert.equal(first.status, 0, first.stdout + first.stderr);
    assert.ok(first.stdout.includes(startOf(fill(english.cardsVsDice.EVENTS.battleBegan, { battle: 1 }))));
    assert.match(first.stdout, /\n> /);
    assert.match(first.stdout, /^Rules: CVD-[2-9A-Z]{4}$/m);
    const again = await run(["play", "cards-vs-dice", "--policy", "random", "--seed", "4"]);
    assert.equal(again.stdout, first.stdout);
  });

  it("shows the table, takes numbers, refuses nonsense, and ends with the input", () => {
    const shown = runDoor(["play", "cards-vs-dice"]);
    assert.equal(shown.status, 0, shown.stderr);
    const deal = new RegExp(`^ *(\\d+) {2}${start}$`, "m").exec(shown.stdout)?.[1];
    assert.ok(deal !== undefined, shown.stdout);
    const { status, stdout } = runDoor(["play", "cards-vs-dice"], `everything\n${deal}\n`);
    assert.equal(status, 0);
    assert.match(stdout, /Type a number from 1 to/);
    assert.ok(stdout.includes(startOf(fill(english.cardsVsDice.STATUS, { life: 12, battle: 1 }))), stdout);
    assert.ok(stdout.includes(english.cardsVsDice.CHOICES.calm), stdout);
  });

  it("plays a game for several by one policy, each decision under the colour that takes it", async () => {
    const words = ["--policy", "sensible", "--seats", "3", "--seed", "5", "--option", "maxTurns=6"];
    const { status, stdout, stderr } = await run(["play", "roll-flush", ...words]);
    assert.equal(status, 0, stdout + stderr);
    for (const colour of ["White", "Orange", "Blue"]) {
      assert.match(stdout, new RegExp(`^> ${colour}: `, "m"));
      assert.match(stdout, new RegExp(`^${fill(EVENTS.turnBegan, { turn: "\\d+", player: colour })}$`, "m"));
    }
    assert.doesNotMatch(stdout, /Purple|\{seat/);
    const ends = [RESULTS.win, RESULTS.draw].map(({ headline }) => longestPart(headline));
    assert.ok(
      ends.some((end) => stdout.includes(`${end}\n`)),
      stdout,
    );
  });

  it("deals a game for several against the computer", () => {
    const shown = runDoor(["play", "roll-flush"]);
    const deal = new RegExp(`^ *(\\d+) {2}${startFilled}$`, "m").exec(shown.stdout)?.[1];
    assert.ok(deal !== undefined, shown.stdout);
    const { status, stdout } = runDoor(["play", "roll-flush"], `${deal}\n`);
    assert.equal(status, 0);
    const bot = fill(botAt, { colour: "Orange" });
    const scores = ["White", bot].map((player) => fill(STATUS_SCORE, { player, score: 0 }));
    assert.ok(stdout.includes(scores.join(" · ")), stdout);
    assert.ok(stdout.includes(yourMove), stdout);
  });

  it("says what is wrong with its arguments", async () => {
    await expectComplaint(
      ["play", "roll-flush", "--policy", "random", "--seats", "5"],
      /2 to 4 players, not 5/,
    );
    await expectComplaint(["play", "roll-flush", "--option", "target=-1"], /cannot be "-1"/);
    await expectComplaint(["play", "roll-flush", "--seats", "3"], /--seats needs --policy\. Without it/);
    await expectComplaint(["play", "whist"], /There is no game "whist"/);
    await expectComplaint(["play", "cards-vs-dice", "--policy", "bold"], /no policy "bold"/);
  });
});

describe("npm run push", () => {
  it("refuses a port that is none", async () => {
    await expectComplaint(["push", "--port", "99999"], /at most 65535/);
  });
});

describe("npm run where", () => {
  it("says what is wrong with a place", async () => {
    await expectComplaint(["where", "somewhere"], /Write it as cards-vs-dice\.board:123/);
    await expectComplaint(["where", "no-such-script:3"], /There is no script "no-such-script"/);
    await expectComplaint(["where", "cards-vs-dice.board:1"], /comes from no TypeScript file/);
  });

  it("names the line of TypeScript that a line of a script came from", async () => {
    const script = readFileSync(join(ROOT, "dist", "scripts", "cards-vs-dice.board.lua"), "utf8");
    const lines = script.split("\n").map((text) => /^_G\.(\w+)=function/.exec(text)?.[1]);
    const line = lines.findIndex((name) => name !== undefined) + 1;
    const { status, stdout } = await run(["where", `cards-vs-dice.board:${line}`]);
    assert.equal(status, 0);
    const [, source = "", number = ""] = /^(\S+):(\d+)$/m.exec(stdout) ?? [];
    const written = readFileSync(join(ROOT, source), "utf8").split("\n")[Number(number) - 1] ?? "";
    assert.ok(written.includes(`scriptGlobals.${lines[line - 1]} = `), written);
  });
});
