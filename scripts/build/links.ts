import type { CallExpression, CallStatement, Chunk, Expression, LocalStatement } from "luaparse";
import { definitionsOf, exportKey, type Definitions } from "./definitions";
import { resolve, type Local } from "./lua-scopes";
import { parseLua, type Span, type Syntax } from "./lua-syntax";
import { EXPORTS, type Rewriting } from "./minify";
import { shortLibrary } from "./standard-library";

/*
 * How the modules of a bundle know one another. What a module exports becomes a field of one table that all of them share, under a
 * short name that no other export has; so nothing is left of a module's own table, nor of the `require` that fetches it. Only
 * a module whose table is used as a whole somewhere keeps it: that table is such a field itself.
 */

/** The compiler's library; a bundle gets what it uses of it. */
export const LIBRARY = "lualib_bundle";

/** Short names for what bundles share. */
export interface SharedNames {
  /** The local of an export that is mentioned most: every module sees it. */
  local: (module: string, name: string) => string | undefined;
  /** The field of an export, or of the table of a module. */
  field: (module: string, name?: string) => string;
  /** The local of a function of the compiler's library, or of Lua's own. */
  library: (name: string) => string;
}

/** The statements that do what is in them again and again. */
const LOOPS: ReadonlySet<string> = new Set([
  "ForGenericStatement",
  "ForNumericStatement",
  "RepeatStatement",
  "WhileStatement",
]);

/** What a module has to do with others. */
export interface Links {
  code: string;
  requires: readonly Required[];
  /** Its own table, if it has one, and where that is declared. */
  exported: Local | undefined;
  declaration: Span | undefined;
  /** Its last statement, which hands that table on. */
  handed: Span | undefined;
  /** The fields that are read or written of a table, by the place of the table's name. */
  fields: Syntax["fields"];
  /** The declarations of what it takes from the library or from a module, by the place of that one's name there. */
  taken: ReadonlyMap<number, LocalStatement>;
  /** The loops, in which what is named is looked up again and again. */
  loops: readonly Span[];
  locals: ReadonlyMap<number, Local>;
  globals: ReadonlyMap<string, readonly number[]>;
  /** The modules whose tables it uses as a whole; it may be one of them itself. */
  tables: readonly string[];
  /** What it defines, and what it mentions of that and of others. */
  defined: Definitions;
}

/** A call of `require`. */
interface Required {
  module: string;
  call: CallExpression;
  /** The statement that consists of this call, or the declaration of its result. */
  statement: LocalStatement | CallStatement | undefined;
  /** The local that has its result. */
  local: Local | undefined;
}

/** What the text of a module says about its links. Raises an error for text that is not Lua 5.2. */
export function linksOf(module: string, code: string): Links {
  const syntax = parseLua(code);
  const { chunk, fields } = syntax;
  const { locals, globals } = resolve(chunk);
  const declared = new Map(locals.map((local) => [local.places[0] ?? -1, local]));
  const requires = requiredBy(syntax, declared);
  const exported = locals.find(({ places: [place = 0] }) => code.startsWith("____exports", place));
  const last = chunk.body.at(-1);
  const handed = last?.type === "ReturnStatement" ? last.range : undefined;
  const isWhole = ({ places }: Local): boolean =>
    places.slice(1).some((place) => !fields.has(place) && !isWithin(place, handed));
  const tables = requires
    .filter(({ statement, local }) => statement === undefined || (local !== undefined && isWhole(local)))
    .map((required) => required.module);
  if (exported === undefined ? handed !== undefined : isWhole(exported)) tables.push(module);
  const mentions = exportMentions([...requires, { module, local: exported }], fields);
  return {
    code,
    requires,
    exported,
    declaration: declarationOf(exported, chunk),
    handed,
    fields,
    taken: takenBy(syntax),
    loops: loopsIn(syntax),
    locals: declared,
    globals,
    tables,
    defined: definitionsOf(chunk, locals, mentions),
  };
}

function requiredBy({ blocks, requires }: Syntax, declared: ReadonlyMap<number, Local>): Required[] {
  const statements = new Map<Expression, LocalStatement | CallStatement>();
  for (const statement of blocks.flat()) {
    if (statement.type === "CallStatement") statements.set(statement.expression, statement);
    if (statement.type !== "LocalStatement" || statement.variables.length !== 1) continue;
    for (const value of statement.init) statements.set(value, statement);
  }
  return requires.map((call) => {
    const statement = statements.get(call);
    const place = statement?.type === "LocalStatement" ? statement.variables[0]?.range[0] : undefined;
    return { module: moduleIn(call), call, statement, local: declared.get(place ?? -1) };
  });
}

/** The declarations whose value is a field, by the place of the name before the field. */
function takenBy({ blocks }: Syntax): Map<number, LocalStatement> {
  const taken = new Map<number, LocalStatement>();
  for (const statement of blocks.flat()) {
    if (statement.type !== "LocalStatement" || statement.init.length !== 1) continue;
    const [value] = statement.init;
    if (value?.type === "MemberExpression" && value.base.type === "Identifier")
      taken.set(value.base.range[0], statement);
  }
  return taken;
}

function loopsIn({ blocks }: Syntax): Span[] {
  const loops: Span[] = [];
  for (const statement of blocks.flat())
    if (LOOPS.has(statement.type) && "range" in statement) loops.push(statement.range);
  return loops;
}

function declarationOf(local: Local | undefined, { body }: Chunk): Span | undefined {
  for (const statement of body)
    if (statement.type === "LocalStatement" && statement.variables[0]?.range[0] === local?.places[0])
      return statement.range;
  return undefined;
}

/** The mentions of exports, by the tables through which they are mentioned. */
function exportMentions(
  tables: readonly { module: string; local: Local | undefined }[],
  fields: Syntax["fields"],
): Map<number, string> {
  const mentions = new Map<number, string>();
  for (const { module, local } of tables)
    for (const place of local?.places ?? []) {
      const field = fields.get(place);
      if (field !== undefined) mentions.set(place, exportKey(module, field.name));
    }
  return mentions;
}

function isWithin(place: number, span: Span | undefined): boolean {
  return span !== undefined && place >= span[0] && place < span[1];
}

function moduleIn({ arguments: [name] }: CallExpression): string {
  if (name?.type !== "StringLiteral")
    throw new Error("The compiler requires a module whose name it reckons.");
  return name.raw.slice(1, -1);
}

/** What a bundle asks of a module in it. */
export interface Asked {
  /** The modules of the bundle that keep their tables. */
  tables: ReadonlySet<string>;
  /** What is mentioned of its definitions: the others are left out. */
  mentioned: ReadonlySet<string>;
}

/** How a module has to be written in a bundle. Raises an error for a use of the library that the compiler never writes. */
export function linked(
  module: string,
  { requires, exported, declaration, handed, fields, taken, loops, locals, globals, defined }: Links,
  { tables, mentioned }: Asked,
  names: SharedNames,
): Rewriting {
  const short = shortLibrary(globals, fields, names.library);
  const texts = new Map(short.texts);
  const left = [...short.left];
  const unseen = new Set<number>();

  function leave(local: Local): void {
    unseen.add(local.places[0] ?? -1);
  }
  function share(local: Local, owner: string): void {
    leave(local);
    for (const place of local.places) {
      const field = fields.get(place);
      if (field === undefined) continue;
      const own = names.local(owner, field.name);
      texts.set(place, own ?? EXPORTS);
      if (own === undefined) texts.set(field.place, names.field(owner, field.name));
      else left.push([field.place - 1, field.place + field.name.length]);
    }
  }
  /** What can stand wherever an export is used: its local, or its field if it is used only once; in a loop a local is faster. */
  function inPlace(owner: string, name: string, uses: readonly number[]): string | undefined {
    const isUsedOnce = uses.length === 1 && !uses.some((use) => loops.some((loop) => isWithin(use, loop)));
    return names.local(owner, name) ?? (isUsedOnce ? `${EXPORTS}.${names.field(owner, name)}` : undefined);
  }
  function nameInPlace(other: Local, owner: string): void {
    for (const place of other.places) {
      const field = fields.get(place);
      const statement = taken.get(place);
      const local = locals.get(statement?.variables[0]?.range[0] ?? -1);
      const uses = local?.places.slice(1) ?? [];
      const text = field && inPlace(owner, field.name, uses);
      if (text === undefined || statement === undefined || local === undefined || uses.length === 0) continue;
      leave(local);
      left.push(statement.range);
      for (const use of uses) texts.set(use, text);
    }
  }
  function takeFromLibrary(library: Local): void {
    leave(library);
    for (const place of library.places.slice(1)) {
      const statement = taken.get(place);
      const local = locals.get(statement?.variables[0]?.range[0] ?? -1);
      const field = fields.get(place);
      if (statement === undefined || local === undefined || field === undefined)
        throw new Error(`${module} uses the compiler's library in a way that is not known here.`);
      leave(local);
      left.push(statement.range);
      for (const use of local.places) texts.set(use, names.library(field.name));
    }
  }

  for (const { span, key, declares } of defined.definitions) {
    if (mentioned.has(key)) continue;
    left.push(span);
    if (declares !== undefined) unseen.add(declares);
  }
  for (const { module: other, call, statement, local } of requires) {
    if (statement !== undefined && !tables.has(other)) {
      left.push(statement.range);
      if (local !== undefined && other === LIBRARY) takeFromLibrary(local);
      else if (local !== undefined) {
        share(local, other);
        nameInPlace(local, other);
      }
    } else {
      const [from, to] = call.range;
      texts.set(from, `${EXPORTS}.${names.field(other)}`);
      left.push([from + "require".length, to]);
    }
  }
  if (tables.has(module)) {
    if (handed !== undefined) texts.set(handed[0], `${EXPORTS}.${names.field(module)}=`);
  } else if (exported !== undefined) {
    share(exported, module);
    for (const statement of [declaration, handed]) if (statement !== undefined) left.push(statement);
  }
  return { texts, left, unseen };
}

/** How the library has to be written: every module of the bundle can see its functions, so it hands nothing on. */
export function linkedLibrary(code: string, names: SharedNames): Rewriting {
  const { chunk } = parseLua(code);
  const texts = new Map<number, string>();
  const declared = new Set<number>();
  const left: Span[] = [];
  for (const statement of chunk.body) {
    if (statement.type === "ReturnStatement") left.push(statement.range);
    if (statement.type === "LocalStatement")
      for (const { range } of statement.variables) declared.add(range[0]);
    if (statement.type === "FunctionDeclaration" && statement.identifier?.type === "Identifier")
      declared.add(statement.identifier.range[0]);
  }
  for (const { places } of resolve(chunk).locals) {
    const [place = -1] = places;
    if (!declared.has(place)) continue;
    const [name = ""] = /^\w+/.exec(code.slice(place)) ?? [];
    for (const use of places) texts.set(use, names.library(name));
  }
  return { texts, left, unseen: declared };
}
