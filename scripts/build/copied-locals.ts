import type { Statement } from "luaparse";
import type { Local } from "./lua-scopes";
import type { Span } from "./lua-syntax";

/** Locals that are another one by a second name: `local position = state` where neither is ever given another value. */
export interface Copies {
  /** The local that each of them is, by the places where they are declared. */
  originals: ReadonlyMap<number, Local>;
  /** Their declarations. */
  declarations: readonly Span[];
}

/** The copies among locals; those that are declared at places of `unseen` are neither copies nor copied. */
export function copiedLocals(
  blocks: readonly (readonly Statement[])[],
  locals: readonly Local[],
  unseen: ReadonlySet<number>,
): Copies {
  const constants = constantsOf(blocks, locals, unseen);
  const originals = new Map<number, Local>();
  const declarations: Span[] = [];
  for (const statement of blocks.flat().sort(byPlace)) {
    const [place, value] = copyIn(statement) ?? [];
    const original = constants.get(value ?? -1);
    if (place === undefined || original === undefined || !constants.has(place)) continue;
    originals.set(place, originals.get(original.places[0] ?? -1) ?? original);
    if ("range" in statement) declarations.push(statement.range);
  }
  return { originals, declarations };
}

/** Where the name is that a statement declares, and that of the variable whose value it gets; undefined if it does anything else. */
function copyIn(statement: Statement): Span | undefined {
  if (statement.type !== "LocalStatement") return undefined;
  const { variables, init } = statement;
  const [name, value] = [variables[0], init[0]];
  if (name === undefined || value?.type !== "Identifier" || variables.length + init.length > 2)
    return undefined;
  return [name.range[0], value.range[0]];
}

/** The locals that keep their first value, by every place where they are named. */
function constantsOf(
  blocks: readonly (readonly Statement[])[],
  locals: readonly Local[],
  unseen: ReadonlySet<number>,
): Map<number, Local> {
  const changed = changedPlaces(blocks);
  const constants = new Map<number, Local>();
  for (const local of locals) {
    if (unseen.has(local.places[0] ?? -1) || local.places.some((place) => changed.has(place))) continue;
    for (const place of local.places) constants.set(place, local);
  }
  return constants;
}

function byPlace(one: Statement, other: Statement): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(statement: Statement): number {
  return "range" in statement ? statement.range[0] : 0;
}

/** Where names are that are given a value after their declaration. */
function changedPlaces(blocks: readonly (readonly Statement[])[]): Set<number> {
  const places = new Set<number>();
  for (const statement of blocks.flat()) {
    if (statement.type === "AssignmentStatement")
      for (const name of statement.variables) if (name.type === "Identifier") places.add(name.range[0]);
    if (
      statement.type === "FunctionDeclaration" &&
      !statement.isLocal &&
      statement.identifier?.type === "Identifier"
    )
      places.add(statement.identifier.range[0]);
  }
  return places;
}

/** The locals without copies: each has the places of its copies as well as its own. */
export function withoutCopies(locals: readonly Local[], { originals }: Copies): Local[] {
  const copies = new Map<number, number[]>();
  for (const { places } of locals) {
    const [declared = -1, ...uses] = places;
    const original = originals.get(declared)?.places[0];
    if (original !== undefined) copies.set(original, [...(copies.get(original) ?? []), ...uses]);
  }
  return locals
    .filter(({ places: [declared = -1] }) => !originals.has(declared))
    .map(({ places, depth }) => ({ places: [...places, ...(copies.get(places[0] ?? -1) ?? [])], depth }));
}
