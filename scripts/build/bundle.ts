import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import * as tstl from "typescript-to-lua";
import { ROOT } from "../project";
import { Complaint } from "../terminal/complaint";
import { stopAtErrors } from "./diagnostics";
import type { Entry } from "./entries";
import { reachableModules } from "./reachable";
import { narrowPrinter } from "./printer";

/** One Lua file that holds an entry point and everything it needs, and the source map of its lines. */
export interface Bundle {
  name: string;
  code: string;
  map: string;
}

/** Makes bundles one after the other; what was parsed and read for one serves the next. */
export type Bundler = (entry: Entry) => Bundle;

/** A bundler with the settings of tsconfig.lua.json. It raises a `Fault` that lists every error with file and line. */
export function createBundler(): Bundler {
  const options = readOptions();
  const host = cachingHost(options);
  return (entry) => {
    if (!existsSync(entry.file)) {
      throw new Complaint(`${entry.file} is missing, so "${entry.name}" cannot be built. Restore the file.`);
    }
    return transpile(entry, options, host);
  };
}

function readOptions(): tstl.CompilerOptions {
  const parsed = tstl.parseConfigFileWithSystem(join(ROOT, "tsconfig.lua.json"));
  stopAtErrors(parsed.errors);
  return parsed.options;
}

function transpile(entry: Entry, shared: tstl.CompilerOptions, host: ts.CompilerHost): Bundle {
  const options: tstl.CompilerOptions = {
    ...shared,
    luaBundle: `${entry.name}.lua`,
    luaBundleEntry: entry.file,
    luaLibImport: tstl.LuaLibImportKind.RequireMinimal,
    removeComments: true,
    sourceMap: true,
    outDir: ROOT,
  };
  const program = ts.createProgram([entry.file, ...declarationFiles()], options, host);
  stopAtErrors(ts.getPreEmitDiagnostics(program));

  const written: Record<string, string> = {};
  const emitted = new tstl.Transpiler().emit({
    program,
    plugins: [{ printer: narrowPrinter, afterPrint: reachableModules(entry.file) }],
    writeFile: (path, text) => {
      written[path.endsWith(".map") ? "map" : "code"] = text;
    },
  });
  stopAtErrors(emitted.diagnostics);
  return { name: entry.name, code: titled(entry.name, written["code"] ?? ""), map: written["map"] ?? "" };
}

/** The compiler leaves the first line of a bundle empty; here it says what the script is. No line may move. */
function titled(name: string, code: string): string {
  return `-- Offsuit, ${name}: made of TypeScript, see npm run where${code}`;
}

function declarationFiles(): string[] {
  const folder = join(ROOT, "types");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => join(folder, file));
}

/** A compiler host that parses each file once, whichever bundles it belongs to. */
function cachingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return {
    ...host,
    getSourceFile(name, version) {
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, version));
      return parsed.get(name);
    },
  };
}
