import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, parse, relative } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { DIST, ROOT } from "../project";
import { stopAtErrors } from "./diagnostics";
import { jsonModules } from "./json-modules";
import { presence } from "./presence";
import { narrowPrinter } from "./printer";

/** Where the Lua of src and spec is, file by file, with a source map beside each. */
export const LUA = join(DIST, "lua");

/** What the compiler remembers from one run to the next: which file depends on which, and the errors found. */
const MEMORY = join(DIST, "lua.tsbuildinfo");
/** Without one of these the Lua of an earlier run is worthless. */
const SETTINGS = [
  "package-lock.json",
  "tsconfig.base.json",
  "tsconfig.lua.json",
  "scripts/build/json-modules.ts",
  "scripts/build/mentions.ts",
  "scripts/build/plain-choices.ts",
  "scripts/build/plain-repeats.ts",
  "scripts/build/plain-statements.ts",
  "scripts/build/presence.ts",
  "scripts/build/printer.ts",
  "scripts/build/transpile.ts",
];

/** Whether this process keeps dist/lua up to date by watching the sources. */
let watched = false;

/** A builder of the Lua side: a compiled program that knows what has changed since the last one. */
type Builder = ts.SemanticDiagnosticsBuilderProgram;

/**
 * Checks the types of everything that becomes Lua, and transpiles it into dist/lua, file by file. Only what has changed
 * since the last time, and what depends on it, is looked at again. Raises a `Fault` that lists every error; the Lua
 * of files without errors is there all the same.
 */
export function transpileLua(): void {
  if (watched) return;
  forgetUnderOtherSettings();
  const { options, fileNames } = readProject();
  const host = ts.createIncrementalCompilerHost(options);
  const builder = ts.createIncrementalProgram({
    rootNames: fileNames,
    options,
    host,
    createProgram: ts.createSemanticDiagnosticsBuilderProgram,
  });
  stopAtErrors(update(builder).errors);
}

/** The result of a change of the sources: errors, or the files that were transpiled again, named from the project's folder. */
export interface Updated {
  errors: readonly ts.Diagnostic[];
  files: readonly string[];
}

/** Keeps dist/lua up to date from now on, and calls back after every change of a source, the first time at once. */
export function watchLua(updated: (update: Updated) => void): void {
  forgetUnderOtherSettings();
  watched = true;
  const { options, fileNames } = readProject();
  const host = ts.createWatchCompilerHost(
    fileNames,
    options,
    ts.sys,
    ts.createSemanticDiagnosticsBuilderProgram,
    () => undefined,
    () => undefined,
  );
  host.afterProgramCreate = (builder) => {
    updated(update(builder));
  };
  ts.createWatchProgram(host);
}

/** Brings dist/lua up to date. */
function update(builder: Builder): Updated {
  const program = builder.getProgram();
  const stale = new Set(affectedFiles(builder));
  for (const file of ownFiles(program)) if (!isTranspiled(file)) stale.add(file);
  const errors = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ];
  const files = [...stale].filter((file) => !file.isDeclarationFile);
  if (files.length > 0) errors.push(...transpile(program, files));
  removeOrphans(program);
  builder.emit(undefined, (path, text) => {
    if (path.endsWith(".tsbuildinfo")) write(path, text);
  });
  return { errors, files: files.map(({ fileName }) => relative(ROOT, fileName)) };
}

/** The files whose types or text have changed since the last time, and those that depend on them. */
function affectedFiles(builder: Builder): ts.SourceFile[] {
  const files: ts.SourceFile[] = [];
  for (;;) {
    const result = builder.getSemanticDiagnosticsOfNextAffectedFile();
    if (result === undefined) return files;
    if ("fileName" in result.affected) files.push(result.affected);
    else files.push(...ownFiles(result.affected));
  }
}

/**
 * Writes the Lua of some files. TypeScript itself should write only its build state, hence `noEmit`; this compiler obeys that
 * too, so it is off meanwhile.
 */
function transpile(program: ts.Program, sourceFiles: ts.SourceFile[]): readonly ts.Diagnostic[] {
  const options = program.getCompilerOptions();
  options.noEmit = false;
  const { diagnostics } = new tstl.Transpiler().emit({
    program,
    sourceFiles,
    plugins: [{ printer: narrowPrinter, visitors: { ...jsonModules, ...presence } }],
    writeFile: write,
  });
  options.noEmit = true;
  return diagnostics;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The files that become Lua. */
function ownFiles(program: ts.Program): ts.SourceFile[] {
  return program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !program.isSourceFileFromExternalLibrary(file));
}

function isTranspiled(file: ts.SourceFile): boolean {
  const made = statSync(luaFile(file.fileName), { throwIfNoEntry: false });
  return made !== undefined && made.mtimeMs >= statSync(file.fileName).mtimeMs;
}

/** The Lua of a source; Lua's require takes a dot for a folder, so the compiler writes name.spec.ts as name_spec.lua. */
function luaFile(source: string): string {
  const { dir, name } = parse(relative(ROOT, source));
  return join(LUA, dir, `${name.replaceAll(".", "_")}.lua`);
}

/** Removes the Lua of sources that are gone: a spec that was deleted must not run any more. */
function removeOrphans(program: ts.Program): void {
  const known = new Set(ownFiles(program).map(({ fileName }) => luaFile(fileName)));
  for (const folder of ["src", "spec"]) {
    if (!existsSync(join(LUA, folder))) continue;
    for (const name of readdirSync(join(LUA, folder), { recursive: true, encoding: "utf8" })) {
      const file = join(LUA, folder, name);
      if (file.endsWith(".lua") && !known.has(file)) rmSync(file);
    }
  }
}

function forgetUnderOtherSettings(): void {
  if (existsSync(MEMORY)) {
    const made = statSync(MEMORY).mtimeMs;
    if (SETTINGS.every((file) => statSync(join(ROOT, file)).mtimeMs < made)) return;
  }
  rmSync(MEMORY, { force: true });
  rmSync(LUA, { recursive: true, force: true });
}

function readProject(): { options: tstl.CompilerOptions; fileNames: string[] } {
  const { options, fileNames, errors } = tstl.parseConfigFileWithSystem(join(ROOT, "tsconfig.lua.json"));
  stopAtErrors(errors);
  const more = {
    outDir: LUA,
    noEmit: true,
    incremental: true,
    sourceMap: true,
    removeComments: true,
    tsBuildInfoFile: MEMORY,
    configFilePath: undefined,
  };
  return { options: { ...options, ...more }, fileNames };
}
