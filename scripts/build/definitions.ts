import type { Chunk, Expression, Statement } from "luaparse";
import type { Local } from "./lua-scopes";
import type { Span } from "./lua-syntax";

/*
 * The parts of a module that belong in a bundle: a function, a constant or an import that nothing mentions is left out, with
 * everything that only it mentions.
 */

/** A statement that only names something: if nothing mentions the name, it can go. */
export interface Definition {
  span: Span;
  /** Where a local of this name is declared by it, if it is one. */
  declares: number | undefined;
  /** The name, which identifies mentions of it. */
  key: string;
  /** What it mentions. */
  mentions: string[];
}

/** What a module defines, and what else it mentions. */
export interface Definitions {
  definitions: Definition[];
  mentions: string[];
}

/** A mention of an export by the place where it is. */
export type Mentions = ReadonlyMap<number, string>;

/** How an export of a module is known; without a name, all of them at once. */
export function exportKey(module: string, name = ""): string {
  return `${module} ${name}`;
}

/** The definitions among the statements of a module whose exports and imports are mentioned at these places. */
export function definitionsOf(chunk: Chunk, locals: readonly Local[], exported: Mentions): Definitions {
  const byPlace = new Map(locals.flatMap((local) => local.places.map((place) => [place, local])));
  const definitions: Definition[] = [];
  for (const statement of chunk.body) {
    const place = definedBy(statement, exported);
    if (place === undefined || !("range" in statement)) continue;
    const local = byPlace.get(place);
    // A global function is somebody else's to call.
    if (local === undefined && !exported.has(place)) continue;
    const key = exported.get(place) ?? localKey(local);
    const declares = local?.places[0] === place ? place : undefined;
    definitions.push({ span: statement.range, declares, key, mentions: [] });
  }
  const mentions: string[] = [];
  const mention = (place: number, key: string): void => {
    const owner = definitions.find(({ span: [from, to] }) => place >= from && place < to);
    (owner?.mentions ?? mentions).push(key);
  };
  const keys = new Set(definitions.map(({ key }) => key));
  for (const [place, key] of exported) mention(place, key);
  for (const local of locals)
    if (keys.has(localKey(local))) for (const place of local.places.slice(1)) mention(place, localKey(local));
  return { definitions, mentions };
}

function localKey(local: Local | undefined): string {
  return `${local?.places[0]}`;
}

/** The place of the name that a statement defines; undefined if it does anything else. */
function definedBy(statement: Statement, exported: Mentions): number | undefined {
  switch (statement.type) {
    case "FunctionDeclaration":
      return statement.identifier === null ? undefined : nameOf(statement.identifier, exported);
    case "LocalStatement": {
      const { variables, init } = statement;
      return variables.length === 1 && init.length === 1 && isPlain(init[0], exported)
        ? variables[0]?.range[0]
        : undefined;
    }
    case "AssignmentStatement": {
      const { variables, init } = statement;
      const [name] = variables;
      const isConstant = variables.length === 1 && init.length === 1 && isPlain(init[0], exported);
      return isConstant && name?.type === "MemberExpression" ? nameOf(name, exported) : undefined;
    }
    default:
      return undefined;
  }
}

function nameOf(name: Expression, exported: Mentions): number | undefined {
  if (name.type === "Identifier") return name.range[0];
  if (name.type !== "MemberExpression" || name.base.type !== "Identifier") return undefined;
  const [place] = name.base.range;
  return exported.has(place) ? place : undefined;
}

/** Whether computing a value has no side effect. */
function isPlain(value: Expression | undefined, exported: Mentions): boolean {
  switch (value?.type) {
    case "NumericLiteral":
    case "StringLiteral":
    case "BooleanLiteral":
    case "FunctionDeclaration":
      return true;
    case "MemberExpression":
      return value.base.type === "Identifier" && exported.has(value.base.range[0]);
    case "UnaryExpression":
      return value.operator === "-" && value.argument.type === "NumericLiteral";
    default:
      return false;
  }
}

/** What required code mentions, by module; `whole` are the modules with every export mentioned. */
export function mentioned(
  modules: ReadonlyMap<string, Definitions>,
  whole: ReadonlySet<string>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const open: [module: string, key: string][] = [];
  for (const [module, { mentions, definitions }] of modules) {
    for (const key of mentions) open.push([module, key]);
    if (whole.has(module)) for (const { key } of definitions) open.push([module, key]);
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [from, key] = next;
    const end = key.indexOf(" ");
    const module = end < 0 ? from : key.slice(0, end);
    const known = found.get(module) ?? new Set();
    if (known.has(key)) continue;
    found.set(module, known.add(key));
    for (const definition of modules.get(module)?.definitions ?? [])
      if (definition.key === key) for (const other of definition.mentions) open.push([module, other]);
  }
  return found;
}
