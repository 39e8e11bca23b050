import ts from "typescript";
import type { Found } from "./report";

/** A value of a source that a report wants otherwise. */
export interface Change {
  /** As the report names it: a constant by its path, or a doubt. */
  name: string;
  line: number;
  before: string;
  after: string;
  /** The letters of the source that are exchanged; none: the value is computed, so a person has to do it. */
  place?: { start: number; end: number };
}

/** What to change in src/tts/constants.ts: every measured constant that is off by more than its tolerance. */
export function constantChanges(source: string, { constants }: Found): Change[] {
  const file = parse(source);
  const changes: Change[] = [];
  for (const [name, { value, tolerance }] of constants) {
    const node = constantAt(file, name.split("."));
    if (node === undefined) continue;
    const number = numberOf(node);
    if (number !== undefined && Math.abs(number - value) <= tolerance) continue;
    const after = String(Math.round(value * 100) / 100);
    changes.push({
      ...changeOf(file, name, node, after),
      ...(number === undefined ? {} : { place: placeOf(file, node) }),
    });
  }
  return changes;
}

/** What to change in src/emulator/doubts.ts: the usual answer of every doubt that was answered otherwise. */
export function doubtChanges(source: string, { doubts }: Found): Change[] {
  const file = parse(source);
  const changes: Change[] = [];
  for (const [name, answer] of doubts) {
    const node = usualAnswer(file, name);
    if (node === undefined || node.getText(file) === String(answer)) continue;
    changes.push({ ...changeOf(file, name, node, String(answer)), place: placeOf(file, node) });
  }
  return changes;
}

/** A source with its values changed. */
export function changed(source: string, changes: readonly Change[]): string {
  const places = changes.flatMap(({ place, after }) => (place === undefined ? [] : [{ ...place, after }]));
  places.sort((a, b) => b.start - a.start);
  return places.reduce(
    (text, { start, end, after }) => text.slice(0, start) + after + text.slice(end),
    source,
  );
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true);
}

function placeOf(file: ts.SourceFile, node: ts.Node): { start: number; end: number } {
  return { start: node.getStart(file), end: node.getEnd() };
}

function changeOf(file: ts.SourceFile, name: string, node: ts.Node, after: string): Change {
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  return { name, line, before: node.getText(file), after };
}

/** A number as it is written in a source; undefined if it is computed. */
function numberOf(node: ts.Expression): number | undefined {
  return ts.isNumericLiteral(node) ? Number(node.text) : undefined;
}

/** The expression of a constant of the file, or of a field of it. */
function constantAt(file: ts.SourceFile, [name, ...fields]: string[]): ts.Expression | undefined {
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText(file) === name);
  return fields.reduce<ts.Expression | undefined>(
    (node, field) => fieldOf(file, node, field),
    declared?.initializer,
  );
}

function fieldOf(
  file: ts.SourceFile,
  node: ts.Expression | undefined,
  name: string,
): ts.Expression | undefined {
  if (node === undefined || !ts.isObjectLiteralExpression(node)) return undefined;
  const field = node.properties
    .filter(ts.isPropertyAssignment)
    .find((one) => one.name.getText(file) === name);
  return field?.initializer;
}

/** The field `usual` of a doubt. */
function usualAnswer(file: ts.SourceFile, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const named = fieldOf(file, node, "name");
      if (named !== undefined && ts.isStringLiteral(named) && named.text === name)
        found ??= fieldOf(file, node, "usual");
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
