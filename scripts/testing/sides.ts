import { join } from "node:path";
import ts from "typescript";
import { stopAtErrors } from "../build/diagnostics";
import { DIST, ROOT } from "../project";

/** What does not become Lua: what runs in Node, and the page of the preview with its tests. */
const SIDES = ["node", "preview"] as const;

/** A side that is read, and can be checked. */
type Side = ts.SemanticDiagnosticsBuilderProgram;

/** Reads all that does not become Lua. A file that several sides contain is read once. */
export function readSides(): Side[] {
  const read = new Map<string, ts.SourceFile | undefined>();
  return SIDES.map((name) => readSide(name, read));
}

function readSide(name: string, read: Map<string, ts.SourceFile | undefined>): Side {
  const configuration = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, `tsconfig.${name}.json`),
    { incremental: true, tsBuildInfoFile: join(DIST, `${name}.tsbuildinfo`) },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (error) => stopAtErrors([error]) },
  );
  const { options = {}, fileNames = [], errors = [] } = configuration ?? {};
  stopAtErrors(errors);
  const host = ts.createIncrementalCompilerHost(options);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, about, ...others) => {
    const key = `${file} ${JSON.stringify(about)}`;
    const known = read.get(key) ?? readFile(file, about, ...others);
    read.set(key, known);
    return known;
  };
  return ts.createIncrementalProgram({
    rootNames: fileNames,
    options,
    host,
    createProgram: ts.createSemanticDiagnosticsBuilderProgram,
  });
}

/**
 * The errors in the types of all sides, by what has changed since the last time. The second side knows everything that the first
 * does, and the browser: a file that both contain is checked by the first alone.
 */
export function errorsIn(sides: readonly Side[]): ts.Diagnostic[] {
  const checked = new Set<string>();
  return sides.flatMap((side) => {
    const isChecked = ({ fileName }: ts.SourceFile): boolean => checked.has(fileName);
    const errors = [
      ...side.getConfigFileParsingDiagnostics(),
      ...side.getOptionsDiagnostics(),
      ...side.getGlobalDiagnostics(),
      ...side.getSyntacticDiagnostics(),
    ];
    while (side.getSemanticDiagnosticsOfNextAffectedFile(undefined, isChecked) !== undefined);
    const own = side.getSourceFiles().filter((file) => !isChecked(file));
    for (const file of own) {
      errors.push(...side.getSemanticDiagnostics(file));
      checked.add(file.fileName);
    }
    side.emit();
    return errors;
  });
}
