import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { findChromium } from "../../scripts/preview/chromium";
import { ROOT } from "../../scripts/project";
import { GAMES } from "../../src/games";
import { run, type CommandLine } from "../node/command-line";

/*
 * Each command in README.md's table runs at its smallest, so that whoever makes a release from a commit finds none of them broken. They
 * take what npm test has built before, and write to a folder of their own alone.
 */

const FOLDER = mkdtempSync(join(tmpdir(), "offsuit-commands-"));

after(() => {
  rmSync(FOLDER, { recursive: true });
});

/** The smallest run of a command: here, or in a file of the tests that has more to say of it. */
type Smallest =
  | { line: CommandLine; says: RegExp; leaves?: () => void; needs?: () => boolean }
  | { file: string; has: string };

const WORKSHOP = join(FOLDER, "workshop");
const SHOTS = join(FOLDER, "shots");
const hasChromium = (): boolean => findChromium() !== undefined;

const SMALLEST: Readonly<Record<string, Smallest>> = {
  "npm start": {
    line: ["start", "--no-build", "--no-install", "--no-open"],
    says: /^The browser preview is in dist\/preview\./m,
  },
  "npm test": { line: ["test", "--list", "spec/node/circles"], says: /^spec\/node\/circles\.test\.ts\n$/ },
  "npm test -- --changed": { line: ["test", "--changed", "--list"], says: /^(spec\/\S+\n)*$/ },
  "npm run check": { line: ["check", "--list"], says: /^types and lint$/m },
  "npm run watch": { line: ["watch", "--list", "spec/kit/must"], says: /^spec\/kit\/must\.spec\.ts\n$/ },
  "npm run build": { file: "scripts/testing/prepared.ts", has: '["build", "--verify"]' },
  "npm run play -- GAME": { file: "spec/node/commands.test.ts", has: 'run(["play", "cards-vs-dice"' },
  "npm run review -- FILE": { file: "spec/node/review.test.ts", has: 'run(["review", path])' },
  "npm run puzzles -- GAME": { file: "spec/node/puzzles.test.ts", has: 'run(["puzzles", "roll-flush"' },
  "npm run simulate -- GAME": { file: "spec/node/commands.test.ts", has: 'run(["simulate", "cards-vs-dice"' },
  "npm run preview": {
    line: ["preview", "--no-build", "--no-open"],
    says: /^The browser preview is in dist\/preview\./,
  },
  "npm run shots": {
    line: [
      "shots",
      "--no-build",
      "--game",
      "cards-vs-dice",
      "--moment",
      "opening",
      "--lines",
      "720",
      "--out",
      SHOTS,
    ],
    says: /^The pictures are in /,
    leaves: () => {
      assert.ok(existsSync(join(SHOTS, "cards-vs-dice-opening-720.png")));
    },
    needs: hasChromium,
  },
  "npm run emulate -- SAVE.json": { file: "spec/node/commands.test.ts", has: 'run(["emulate", save' },
  "npm run push": { file: "spec/node/push.test.ts", has: 'run(["push", "--no-build"' },
  "npm run selftest": { file: "spec/node/selftest.test.ts", has: 'run(["selftest"' },
  "npm run translations": { file: "spec/node/translations.test.ts", has: 'run(["translations"])' },
  "npm run where -- SCRIPT:LINE": {
    file: "spec/node/commands.test.ts",
    has: 'run(["where", `cards-vs-dice.board:',
  },
  "npm run vectors -- GAME FILE": {
    file: "spec/node/commands.test.ts",
    has: 'run(["vectors", "cards-vs-dice", VECTORS])',
  },
  "npm run bench": { line: ["bench", "--sizes"], says: /^saves$/m },
  "npm run soak": { line: ["soak", "--list"], says: /^spec\/soak\//m },
  "npm run workshop": {
    line: ["workshop", "--no-build", "--no-pictures", "--out", WORKSHOP],
    says: /Begin with CHECKLIST\.md there\.$/m,
    leaves: () => {
      const folders = ["CHECKLIST.md", "offsuit", ...GAMES.map(({ id }) => id)];
      assert.deepEqual(readdirSync(WORKSHOP).sort(), folders.sort());
    },
  },
};

/** The commands of the table in README.md, as they are written there. */
function tabled(): string[] {
  const [, table = ""] = readFileSync(join(ROOT, "README.md"), "utf8").split(/^\| command .*\n/m);
  const [rows = ""] = table.split("\n\n");
  return rows.split("\n").flatMap((row) => {
    const [, cell = ""] = row.split("|");
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, command = ""]) => command);
  });
}

describe("the table of commands in README.md", () => {
  it("has a smallest run for each, and no other has one", () => {
    assert.deepEqual(Object.keys(SMALLEST).sort(), tabled().sort());
  });

  it("has every command that there is, but for those of the table's others", () => {
    // `lint` and `format` are parts of `check`.
    const listed = tabled().map((command) => command.replace(/^npm (?:run )?/, "").split(" ")[0]);
    const missing = readdirSync(join(ROOT, "scripts", "commands"))
      .map((file) => file.replace(/\.ts$/, ""))
      .filter((name) => !listed.includes(name));
    assert.deepEqual(missing, ["format", "lint"]);
  });

  for (const [command, smallest] of Object.entries(SMALLEST)) {
    if ("file" in smallest)
      it(`${command} runs in ${smallest.file}`, () => {
        const text = readFileSync(join(ROOT, smallest.file), "utf8").replaceAll(/\s+/g, " ");
        const isCalled = text.replaceAll("([ ", "([").includes(smallest.has);
        assert.ok(
          isCalled,
          `${smallest.file} does not call ${smallest.has}: name where it runs, or run it here.`,
        );
      });
    else
      it(`${command} runs at its smallest`, async (test) => {
        if (smallest.needs?.() === false) {
          test.skip("there is no Chromium here");
          return;
        }
        const { status, stdout, stderr } = await run(smallest.line);
        assert.equal(status, 0, stdout + stderr);
        assert.match(stdout, smallest.says);
        smallest.leaves?.();
      });
  }
});

describe("the smallest runs", () => {
  it("are refused where they make no sense", async () => {
    for (const [line, expected] of [
      [["shots", "--docs", "--game", "pokerchess"], /--docs takes all pictures of docs\/, in English/],
      [["shots", "--moment", "opening", "--screens"], /--moment and --lines go with none/],
      [["workshop", "--no-build", "--art", "https://example.org/a"], /--art is built into the saves/],
      [["soak", "--list", "spec/node"], /can play more games/],
    ] as const) {
      const { status, stderr } = await run(line);
      assert.equal(status, 2, stderr);
      assert.match(stderr, expected);
    }
  });
});
