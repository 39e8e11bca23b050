import type { Expression, LocalStatement, Statement, Token } from "luaparse";
import type { Local } from "./lua-scopes";
import type { Span } from "./lua-syntax";

/** Declarations that follow one another and become one: `local a=x local b=y` is `local a,b=x,y` in fewer letters. */
export interface Merged {
  /** The tokens of the names, commas among them, of each declaration; tokens are known by their numbers. */
  names: Span[];
  /** The tokens of the values of each declaration. */
  values: Span[];
  /** The token behind the last declaration. */
  end: number;
}

/** The tokens of a text by the places where they begin and end. */
interface Places {
  tokens: readonly Token[];
  beginning: ReadonlyMap<number, number>;
  ending: ReadonlyMap<number, number>;
}

/**
 * What can be merged, by the first token. Values are computed in the same order as before, and none may name what is declared
 * with it. Statements that begin at places of `left` are ignored.
 */
export function mergedLocals(
  tokens: readonly Token[],
  blocks: readonly (readonly Statement[])[],
  locals: readonly Local[],
  left: ReadonlySet<number>,
): Map<number, Merged> {
  const places: Places = {
    tokens,
    beginning: new Map(tokens.map(({ range }, index) => [range[0], index])),
    ending: new Map(tokens.map(({ range }, index) => [range[1], index])),
  };
  const declared = new Map(locals.map((local) => [local.places[0] ?? -1, local]));
  const merged = new Map<number, Merged>();
  const finish = (run: readonly LocalStatement[]): void => {
    const [first] = run;
    if (first !== undefined && run.length > 1)
      merged.set(places.beginning.get(first.range[0]) ?? -1, mergedRun(run, places));
  };
  for (const block of blocks) {
    let run: LocalStatement[] = [];
    for (const statement of block) {
      if (isLeft(statement, left)) continue;
      if (statement.type === "LocalStatement" && continues(run, statement, declared)) run.push(statement);
      else {
        finish(run);
        run = statement.type === "LocalStatement" && statement.init.length > 0 ? [statement] : [];
      }
    }
    finish(run);
  }
  return merged;
}

function isLeft(statement: Statement, left: ReadonlySet<number>): boolean {
  return "range" in statement && left.has(statement.range[0]);
}

/** Whether a declaration can be merged with those before it: each of them has as many values as names. */
function continues(
  run: readonly LocalStatement[],
  { init, variables, range }: LocalStatement,
  declared: ReadonlyMap<number, Local>,
): boolean {
  const before = run.at(-1);
  if (before === undefined || before.init.length !== before.variables.length) return false;
  if (init.length === 0 || init.length > variables.length) return false;
  if (init.length < variables.length && init.at(-1)?.type !== "CallExpression") return false;
  const known = run.flatMap((statement) => statement.variables.map((name) => declared.get(name.range[0])));
  return !known.some((local) => local?.places.some((place) => place > range[0] && place < range[1]));
}

/** Those without a value come last: one nil at most says so for all of them. */
function mergedRun(run: readonly LocalStatement[], places: Places): Merged {
  const last = run.at(-1);
  const spreads = last !== undefined && last.variables.length > last.init.length;
  const valued = spreads ? run : run.filter((statement) => !isEmpty(statement));
  const empty = spreads ? [] : run.filter(isEmpty);
  const isNilNeeded = canSpread(valued.at(-1)?.init.at(-1));
  return {
    names: [...valued, ...empty].map((statement) => namesOf(statement, places)),
    values: [...valued, ...(isNilNeeded ? empty.slice(0, 1) : [])].map((statement) =>
      valuesOf(statement, places),
    ),
    end: last === undefined ? 0 : valuesOf(last, places)[1],
  };
}

function isEmpty({ variables, init }: LocalStatement): boolean {
  return variables.length === 1 && init.length === 1 && init[0]?.type === "NilLiteral";
}

/** Whether more names than one can get their values from an expression; nothing at all is not enough for any. */
function canSpread(value: Expression | undefined): boolean {
  return value === undefined || value.type === "VarargLiteral" || value.type.endsWith("CallExpression");
}

function namesOf({ variables, range }: LocalStatement, { beginning }: Places): Span {
  const from = (beginning.get(range[0]) ?? 0) + 1;
  return [from, from + variables.length * 2 - 1];
}

function valuesOf(statement: LocalStatement, places: Places): Span {
  // The sign of equality follows the names, which have a comma between each other.
  return [namesOf(statement, places)[1] + 1, (places.ending.get(statement.range[1]) ?? 0) + 1];
}
