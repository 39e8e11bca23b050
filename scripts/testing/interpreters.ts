/** The Luas that the specs run on: the one nearest to TTS's, which counts instructions, and the faster one. */
export const INTERPRETERS = ["lua5.2", "luajit"] as const;
export type Interpreter = (typeof INTERPRETERS)[number];

/** Where some specs run, and why there. */
interface Rule {
  readonly files: RegExp;
  readonly on: readonly Interpreter[];
  readonly because: string;
}

/** The first rule that fits a file counts. */
const RULES: readonly Rule[] = [
  {
    files: /^spec\/[^/]+\/(?:[a-z-]+-)?budget\.spec\.ts$|^spec\/emulator\/meter\.spec\.ts$/,
    on: ["lua5.2"],
    because: "They count instructions, and LuaJIT counts none of what it has compiled.",
  },
  {
    files: /^spec\/kit\/poker\.spec\.ts$/,
    on: ["luajit"],
    because: "Thousands of hands: whole numbers alone, which both count alike.",
  },
  {
    files: /^spec\/(?:emulator|kit|vectors|save|preview)\//,
    on: INTERPRETERS,
    because: "The language itself: numbers, strings, the sandbox, JSON, generators; and they are quick.",
  },
  {
    files: /^spec\/[^/]+\/golden\.spec\.ts$/,
    on: INTERPRETERS,
    because: "One game of each kind, written down step by step: the rules come to the same on both.",
  },
  {
    files: /^spec\/records\//,
    on: INTERPRETERS,
    because: "Thousands of states that JavaScript has come to, written as text, numbers and all.",
  },
  {
    files: /^spec\/[^/]+\/(?:rules|rulings|options|setup)\.spec\.ts$/,
    on: INTERPRETERS,
    because: "Every rule once, in a second in all.",
  },
  {
    files: /^spec\//,
    on: ["luajit"],
    because: "Code that both run alike; LuaJIT takes about half as long.",
  },
];

/** What a spec mentions if it checks a budget: that can fail only where instructions are counted. */
const COUNTING = "COUNTS_INSTRUCTIONS";
/** The tag in the names of those tests: `#budget`. */
const COUNTING_TAG = "budget";

/** A run of a spec: the interpreter, and the tag of its tests, if not all of them run. */
export interface Run {
  interpreter: Interpreter;
  tag?: string;
}

/**
 * The runs of a spec, which says this. Where instructions are counted, one that does not run there anyway runs only the tests
 * that count.
 */
export function runsOf(file: string, source: string): readonly Run[] {
  const on = RULES.find(({ files }) => files.test(file))?.on ?? INTERPRETERS;
  const runs = on.map((interpreter): Run => ({ interpreter }));
  if (on.includes("lua5.2") || !source.includes(COUNTING)) return runs;
  return [...runs, { interpreter: "lua5.2", tag: COUNTING_TAG }];
}

/** The name of a run: the interpreter, and the tag. */
export function runName({ interpreter, tag }: Run): string {
  return tag === undefined ? interpreter : `${interpreter} #${tag}`;
}
