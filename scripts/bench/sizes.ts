import { readdirSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import budgets from "../../spec/budgets.json" with { type: "json" };
import { GAMES } from "../../src/games";
import type { LuaHost } from "../../src/webassembly/host";
import { savePath } from "../build/built";
import { SCRIPTS } from "../project";
import { INSTRUCTIONS, type Figure } from "./figure";
import type { FunctionNamer } from "./functions";
import { heaviest, LOADING, readStretch } from "./readings";

const BYTES = "bytes";

/** What the scripts of saves cost to load: their text, which is parsed, and what they do before any handler is called. */
export function scriptFigures(lua: LuaHost, saves: readonly string[], nameOf: FunctionNamer): Figure[] {
  const loaded = saves.map((save) => readStretch(JSON.parse(lua.call("measureLoading", save)), nameOf));
  const chunks = heaviest(loaded).filter(({ handler }) => handler === LOADING);
  const scripts = readdirSync(SCRIPTS).filter((file) => file.endsWith(".lua"));
  return scripts.flatMap((file): Figure[] => {
    const script = basename(file, ".lua");
    const chunk = chunks.find((reading) => reading.script === script);
    const size = {
      subject: "scripts",
      name: `${script}: to parse`,
      value: bytes(join(SCRIPTS, file)),
      unit: BYTES,
    };
    if (chunk === undefined) return [size];
    const { count, where } = chunk;
    return [
      size,
      { subject: "scripts", name: `${script}: ${LOADING}`, value: count, unit: INSTRUCTIONS, where },
    ];
  });
}

/** The sizes of the saves of these games. */
export function saveSizes(games: readonly string[]): Figure[] {
  return GAMES.filter(({ id }) => games.includes(id)).map(({ id }) => ({
    subject: "saves",
    name: id,
    value: bytes(savePath(id)),
    unit: BYTES,
    target: { bound: "at most", value: budgets.gameSave.goal },
  }));
}

function bytes(file: string): number {
  return statSync(file).size;
}
