import { translate } from "./dialect";
import { compileChunk, type LuaFunction } from "./host";

/** Shorter scripts are compiled faster than they are found. */
const SHORTEST_KEPT = 2000;

/** How many scripts are kept: a table with all games has some twenty, most of them the same on every table. */
const MOST_KEPT = 100;

/** What scripts were compiled to, by their source and text: every load of a table compiles the same again. */
let kept = new LuaTable<string, LuaTable<string, string>>();
let count = 0;

const dump = string.dump as (this: void, chunk: unknown, strip?: boolean) => string;

/** Compiles a script into an environment, or says what is wrong with it. `source` is what error positions show. */
export function compileScript(
  text: string,
  source: string,
  environment: LuaTable<string, unknown>,
): LuaMultiReturn<[LuaFunction | undefined, unknown]> {
  const known = kept.get(source)?.get(text);
  if (known !== undefined) {
    const [chunk, problem] = compileChunk(known, source, "b", environment);
    return $multi(chunk as LuaFunction | undefined, problem);
  }
  const [chunk, problem] = compileChunk(translate(text), source, "t", environment);
  if (chunk !== undefined && text.length >= SHORTEST_KEPT) keep(source, text, dump(chunk));
  return $multi(chunk as LuaFunction | undefined, problem);
}

function keep(source: string, text: string, code: string): void {
  if (count >= MOST_KEPT) {
    kept = new LuaTable<string, LuaTable<string, string>>();
    count = 0;
  }
  let ofSource = kept.get(source);
  if (ofSource === undefined) {
    ofSource = new LuaTable<string, string>();
    kept.set(source, ofSource);
  }
  ofSource.set(text, code);
  count++;
}
