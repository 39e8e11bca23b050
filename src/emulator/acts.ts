import { describe } from "./actions";
import { seconds } from "./schedule";
import type { Person, Piece, World, Act, Acts, Deed, Word } from "./world";

/** How many acts of a table are remembered. */
const KEPT = 10;
/** How much of a text to report, in bytes: code that a test executes may be long. */
const LONGEST = 200;

/** The verbs that only look. */
const LOOKING = new LuaSet<string>();
for (const name of ["calls", "hand", "obstacleTo", "sawAgo"]) LOOKING.add(name);

/** The table that was opened or played last. It belongs to no world, so a report keeps none alive. */
let latest: Acts | undefined;

/** Where the acts of a new table with this seed are remembered. */
export function createActs(seed: number): Acts {
  latest = { seed, list: [] };
  return latest;
}

/** Remembers what somebody, or the test itself, has done. */
export function noteAct(world: World, who: string, verb: string, ...words: unknown[]): void {
  begin(world, who, deedOf(verb, ...words));
}

/** The same verbs, which remember what they are used for; so do those that they answer with. */
export function remembered<Verbs extends object>(world: World, who: () => string, verbs: Verbs): Verbs {
  return remembering(verbs, (deed) => begin(world, who(), deed));
}

/** The last acts at the table that was opened or played last: its seed and a sentence for each act, the latest last. */
export function lastPlayed(): { seed: number; acts: string[] } | undefined {
  return latest === undefined
    ? undefined
    : { seed: latest.seed, acts: latest.list.map((act) => sentenceOf(act)) };
}

/** Forgets which table was played last: a test that plays none has nothing to report about it. */
export function forgetLastPlayed(): void {
  latest = undefined;
}

function begin(world: World, who: string, deed: Deed): Act {
  latest = world.acts;
  const act: Act = { at: seconds(world.schedule), who, deeds: [deed] };
  latest.list.push(act);
  if (latest.list.length > KEPT) latest.list.shift();
  return act;
}

type Verb = (this: void, ...words: unknown[]) => unknown;

function remembering<Verbs extends object>(verbs: Verbs, begins: (deed: Deed) => Act): Verbs {
  const all = new LuaTable<string, unknown>();
  for (const [name, verb] of pairs(verbs as unknown as LuaTable<string, Verb>))
    all.set(name, LOOKING.has(name) ? verb : rememberingOne(name, verb, begins));
  return all as unknown as Verbs;
}

function rememberingOne(name: string, verb: Verb, begins: (deed: Deed) => Act): Verb {
  return (...words) => {
    const act = begins(deedOf(name, ...words));
    const answer = verb(...words);
    if (typeof answer !== "object") return answer;
    return remembering(answer as object, (deed) => {
      act.deeds.push(deed);
      return act;
    });
  };
}

/** A verb and what it was given. */
function deedOf(verb: string, ...given: unknown[]): Deed {
  // Things that were left out before others count, but no list can end in them.
  const count = select("#", ...given);
  const words: Word[] = [];
  for (const place of $range(1, count)) {
    const word = wordOf(given[place - 1]);
    if (word !== undefined) words.push(word);
  }
  return { verb, words };
}

function wordOf(thing: unknown): Word | undefined {
  if (typeof thing === "string" || typeof thing === "number" || typeof thing === "boolean") return thing;
  if (typeof thing !== "object") return undefined;
  const { person, proxy, path, index } = thing as {
    person?: Person;
    proxy?: object;
    path?: string;
    index?: number;
  };
  if (proxy !== undefined) return { name: describe(thing as Piece) };
  if (person !== undefined) return { name: person.color };
  if (path !== undefined) return { name: `element ${path}` };
  return { name: index === undefined ? (thing as unknown[]).join(" ") : `control ${index}` };
}

function sentenceOf({ at, who, deeds }: Act): string {
  let sentence = `${string.format("%.2f", at)} s: ${who}`;
  for (const { verb, words } of deeds) {
    sentence += ` ${spelt(verb)}`;
    if (words.length > 0) sentence += ` ${words.map((word) => textOf(word)).join(", ")}`;
  }
  return sentence;
}

/** A verb as English writes it: "typesInto" is "types into". */
function spelt(verb: string): string {
  return string.gsub(verb, "%u", (letter: string) => ` ${letter.toLowerCase()}`)[0];
}

function textOf(word: Word): string {
  if (typeof word === "object") return word.name;
  if (typeof word !== "string") return `${word}`;
  const [line] = string.gsub(word, "%s+", " ");
  return line.length <= LONGEST ? `"${line}"` : `"${string.sub(line, 1, LONGEST)}..."`;
}
