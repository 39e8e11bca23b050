import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { BUILT } from "../build/project";
import { sizesOf } from "../build/sizes";
import { LUA } from "../build/transpile";
import { ROOT, SCRIPTS } from "../project";
import { runNode, runTypeScript } from "../terminal/child";
import type { Measured } from "./budgets";
import { failed, part, PASSED, type Part, type Verdict } from "./verdict";

/** Through how many states the games of each policy go that are played in Node and replayed in Lua. */
const RECORDED_STATES = 1500;

/** Transpiles and builds everything, twice, to compare, and checks the saves and their sizes. */
export const BUILD: Part = part("build", async () => {
  const verdict = verdictOf(await runNode(join(ROOT, "scripts", "offsuit.mjs"), ["build", "--verify"]));
  return { ...verdict, measured: verdict.failed > 0 ? [] : builtSizes() };
});

function builtSizes(): Measured[] {
  return sizesOf(BUILT).flatMap(({ budget, bytes }) =>
    budget === undefined ? [] : [{ budget, value: bytes }],
  );
}

/** Builds what specs play; whether it is sound they say themselves. */
export const BUILD_TO_PLAY: Part = part("build to play", async () =>
  verdictOf(await runNode(join(ROOT, "scripts", "offsuit.mjs"), ["build"])),
);

/** Plays in Node the games that spec/records replays in Lua, unless they are there since the rules last changed. */
export const RECORDS: Part = part("records", async () => {
  if (
    isNewerThan(join(LUA, "records", "files.lua"), [
      "src/kit",
      "src/games",
      "spec/records",
      "scripts/testing",
    ])
  )
    return PASSED;
  const program = join(ROOT, "scripts", "testing", "records-program.ts");
  return verdictOf(await runTypeScript(program, [`${RECORDED_STATES}`]));
});

/** The sources of the scripts and saves. */
const SHIPPED: readonly string[] = [
  ...["kit", "games", "languages", "print", "saved", "table", "box"].map((folder) => `src/${folder}`),
  ...["src/catalogues.ts", "saves", "docs/rules", "assets", "package-lock.json"],
  ...["build", "save", "art", "lua"].map((folder) => `scripts/${folder}`),
];

/** Whether the saves in dist/ are those of the sources. */
export function isBuilt(): boolean {
  return isNewerThan(join(SCRIPTS, "shelf.lua"), SHIPPED);
}

function verdictOf({ status, output }: { status: number | undefined; output: string }): Verdict {
  return status === 0 ? PASSED : failed(output);
}

/** The specs that play what is built rather than the modules themselves. */
export function isOnBuiltSaves(spec: string): boolean {
  return /^spec\/(attacks|table|box|save|soak|preview|languages)\//.test(spec);
}

/** The specs that replay what Node has recorded. */
export function isOnRecords(spec: string): boolean {
  return spec.startsWith("spec/records/");
}

/** Whether a file is there and newer than everything in some folders of the project. */
function isNewerThan(file: string, folders: readonly string[]): boolean {
  if (!existsSync(file)) return false;
  const made = statSync(file).mtimeMs;
  return folders.every((folder) => newest(join(ROOT, folder)) < made);
}

function newest(path: string): number {
  const state = statSync(path);
  if (!state.isDirectory()) return state.mtimeMs;
  const times = readdirSync(path, { recursive: true, encoding: "utf8" }).map(
    (name) => statSync(join(path, name)).mtimeMs,
  );
  return Math.max(state.mtimeMs, ...times);
}
