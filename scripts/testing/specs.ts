import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as tstl from "typescript-to-lua";
import { stopAtErrors } from "../build/diagnostics";
import { DIST, ROOT } from "../project";
import { runChild } from "../terminal/child";
import { readTap } from "./tap";
import { failed, type Part } from "./verdict";

/** Where the transpiled sources and specs lie, file by file. */
export const LUA = join(DIST, "lua");

/** The interpreters that the specs run on: the one nearest to TTS's, and the strictest about the language. */
export const INTERPRETERS = ["lua5.2", "luajit"] as const;

/** Transpiles src and spec into dist/lua, file by file; raises a `Fault` that lists every error, and leaves nothing. */
export function transpileSpecs(): void {
  rmSync(LUA, { recursive: true, force: true });
  const { diagnostics } = tstl.transpileProject(join(ROOT, "tsconfig.lua.json"), { outDir: LUA });
  try {
    stopAtErrors(diagnostics);
  } catch (fault) {
    rmSync(LUA, { recursive: true, force: true });
    throw fault;
  }
}

/** All specs on one interpreter, under the prelude that makes it as strict as TTS. */
export function specs(interpreter: (typeof INTERPRETERS)[number]): Part {
  const args = [
    `--lua=${interpreter}`,
    "--lpath=./?.lua",
    "--pattern=_spec",
    "--helper=spec.support.strict",
    "--output=TAP",
    "spec",
  ];
  return {
    name: `specs on ${interpreter}`,
    run: async () => {
      if (!existsSync(LUA)) return failed("They were not run, because they do not compile.");
      return readTap(await runChild("busted", args, LUA));
    },
  };
}
