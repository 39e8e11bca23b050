import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { builtPositionFinder, type PositionFinder } from "../build/position";
import { ROOT } from "../project";

/** Names the function that is defined in a line of a bundle; undefined for one of the compiler's own library. */
export type FunctionNamer = (bundle: string, line: number) => string | undefined;

/** A namer that reads every source map and every source once: `stage.placePile` is placePile in a file stage.ts. */
export function createFunctionNamer(): FunctionNamer {
  const finders = new Map<string, PositionFinder | undefined>();
  const sources = new Map<string, ts.SourceFile>();
  return (bundle, line) => {
    if (!finders.has(bundle)) finders.set(bundle, builtPositionFinder(bundle));
    const position = finders.get(bundle)?.(line);
    if (position === undefined) return undefined;
    const { file } = position;
    const source = sources.get(file) ?? parsed(file);
    sources.set(file, source);
    return nameIn(source, position.line);
  };
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true);
}

/** The innermost function with a name that reaches over a line or begins in it, behind the name of its file. */
export function nameIn(source: ts.SourceFile, line: number): string {
  const module = basename(source.fileName, ".ts");
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  let name = "";
  const visit = (node: ts.Node): void => {
    if (line < lineAt(node.getStart(source)) || line > lineAt(node.end)) return;
    name = functionName(node) ?? name;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return name === "" ? module : `${module}.${name}`;
}

/** The name under which a node defines a function; undefined for any other node. */
function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText();
  const holds = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
  if (!holds || node.initializer === undefined) return undefined;
  const { initializer } = node;
  return ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)
    ? node.name.getText()
    : undefined;
}
