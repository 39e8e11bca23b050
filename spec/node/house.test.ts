import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { describe, it } from "node:test";
import ts from "typescript";
import { ROOT } from "../../scripts/project";
import mostLines from "../rooms.json";
import { assertWithin } from "./within";

/* How large the rooms are in which games are played, and that one word is one thing in them. */

const TABLE = "src/table";
const FEATURES = "src/features";

/** How many lines a function has before it is long, and how many of src/table are. */
const LONG = 60;
const MOST_LONG = 29;

/** A file below this many lines is part of the file that uses it, if that is one alone. */
const SMALL = 40;

/** Words that meant nothing to somebody who read the house for the first time, and those whose place another word has taken. */
const FORMER_WORDS = [
  ...[
    "looking",
    "glances?",
    "sights",
    "rising",
    "loosening",
    "wardrobe",
    "suspense",
    "company",
    "foreseeing",
    "settling",
  ],
  ...["surroundings", "happenings", "chair", "computers", "lesson", "takenBack"],
];
/** Where a former word stays: saves of all versions have it, or it is plain English there. */
const KEPT =
  /header\["|kind: "computer"|"takenBack"|lesson: tutorial|chairs: savedSeats|sitter|looking (at|one|through)|\brising\b/;

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => join(folder, file))
    .sort();
}

const table = sourcesIn(TABLE);
const features = sourcesIn(FEATURES);
const both = [...table, ...features];
const text = new Map([...sourcesIn("src")].map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));

function linesOf(file: string): number {
  return (text.get(file) ?? "").split("\n").length - 1;
}

/** The functions of a file that are longer than they should be. */
function longFunctions(file: string): string[] {
  const source = ts.createSourceFile(file, text.get(file) ?? "", ts.ScriptTarget.Latest, true);
  const lineAt = (place: number): number => source.getLineAndCharacterOfPosition(place).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const first = lineAt(node.getStart(source));
    if (ts.isFunctionLike(node) && lineAt(node.end) - first >= LONG) found.push(`${file}:${first + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sum(files: readonly string[]): number {
  return files.reduce((lines, file) => lines + linesOf(file), 0);
}

/** How many lines rooms had in the last release, in words; nothing if there has been none, or git does not know. */
function releasedLines(rooms: readonly string[]): (room: string) => string {
  const git = (...words: string[]): string =>
    execFileSync("git", words, { cwd: ROOT, encoding: "utf8", stdio: "pipe", maxBuffer: 1 << 28 });
  try {
    const tag = git("describe", "--tags", "--abbrev=0").trim();
    const counted = new Map(
      rooms.map((room) => [room, git("grep", "-c", "", tag, "--", `${room}/*.ts`).split("\n")]),
    );
    return (room) =>
      `, ${(counted.get(room) ?? []).reduce((all, line) => all + Number(line.split(":").at(-1)), 0)} in ${tag}`;
  } catch {
    return () => "";
  }
}

/** Which files import each file. */
function usersByFile(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const [file, source] of text) {
    for (const [, name = ""] of source.matchAll(/from "(\.[^"]+)"/g)) {
      const path = normalize(join(dirname(file), name));
      for (const target of [`${path}.ts`, join(path, "index.ts")])
        if (text.has(target)) users.set(target, (users.get(target) ?? new Set()).add(file));
    }
  }
  return users;
}

/** The names that several files give something, with those files. */
function shared(names: readonly (readonly [name: string, file: string])[]): string[] {
  const files = new Map<string, string[]>();
  for (const [name, file] of names) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files].filter(([, all]) => all.length > 1).map(([name, all]) => `${name}: ${all.join(", ")}`);
}

describe("The house", () => {
  it("is no larger than somebody can learn", () => {
    const folders = readdirSync(join(ROOT, TABLE), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    assertWithin("tableFolders", folders.length);
    assertWithin("tableFiles", table.length);
    assertWithin("tableLines", sum(table));
    assertWithin("houseLines", sum(both));
    assertWithin("fileLines", Math.max(...both.map(linesOf)));
  });

  it("grows in no room of src: what comes in takes the place of something", () => {
    const lines = (room: string): number =>
      sum([...text.keys()].filter((file) => file.startsWith(`${room}/`)));
    const rooms = readdirSync(join(ROOT, "src"), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    assert.deepEqual(rooms.map(({ name }) => `src/${name}`).sort(), Object.keys(mostLines).sort());
    const released = releasedLines(Object.keys(mostLines));
    const grown = Object.entries(mostLines).filter(([room, most]) => {
      console.log(`# ${room}: ${lines(room)} lines of ${most} at most${released(room)}`);
      return lines(room) > most;
    });
    assert.deepEqual(
      grown.map(([room, most]) => `${room}: ${lines(room)} lines, ${most} at most`),
      [],
      "make room first, or say in docs/architecture.md which promise to players needs it",
    );
  });

  it("has few long functions", () => {
    const long = table.flatMap((file) => longFunctions(file));
    assert.ok(long.length <= MOST_LONG, `${long.length} functions: ${long.join(", ")}`);
  });

  it("has no splinters: a small file has several users", () => {
    const users = usersByFile();
    // What makes a part is used by the list of parts alone, and what the part offers is in the contracts of its room.
    const splinters = both.filter((file) => {
      const [user, ...others] = users.get(file) ?? [];
      return linesOf(file) < SMALL && others.length === 0 && user !== "src/table/create-table.ts";
    });
    assert.deepEqual(splinters, []);
  });

  it("gives each file and each type a name of its own", () => {
    const files = both.filter((file) => basename(file) !== "contracts.ts");
    assert.deepEqual(shared(files.map((file) => [basename(file), file])), []);
    const types = both.flatMap((file) =>
      [...(text.get(file) ?? "").matchAll(/^(?:export )?(?:interface|type|class) (\w+)/gm)].map(
        ([, name = ""]): [string, string] => [name, file],
      ),
    );
    assert.deepEqual(shared(types), []);
  });

  it("calls nothing by a former word", () => {
    const pattern = `\\b(${FORMER_WORDS.join("|")})\\b`;
    const found = execFileSync("git", ["grep", "-nwiE", pattern, "--", TABLE, FEATURES], {
      cwd: ROOT,
      encoding: "utf8",
    });
    assert.deepEqual(
      found.split("\n").filter((line) => line !== "" && !KEPT.test(line)),
      [],
    );
  });
});
