import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DIST } from "../project";

/** How many seconds everything took the last time, by its name. */
const FILE = join(DIST, "test-seconds.json");

/** Estimates for jobs that have never run, as in a fresh clone; the first that fits counts. */
const GUESSES: readonly (readonly [names: RegExp, seconds: number])[] = [
  [/^spec\/table\/budget\./, 25],
  [/^spec\/soak\/|^spec\/attacks\/(?:damaged|cut)-|^spec\/table\/whole-/, 10],
  [/^spec\/records\/|^spec\/table\/\S*budget\./, 5],
  [/^spec\/(?:attacks|box|table)\//, 6],
  [/^spec\/games\//, 2],
  [/^spec\/(?:node|page)\//, 8],
  [/^spec\/[^/]+\/reasons\./, 20],
  [/^spec\/[^/]+\/(?:policies|properties|scene|teams|words)\./, 3],
  [/^spec\//, 0.5],
  [/./, 3],
];

/** Whether nothing has been tested in this clone yet, so all that is kept from one run to the next is missing. */
export function isFirstRun(): boolean {
  return !existsSync(FILE);
}

/** The known durations of jobs and of the specs in them. */
export interface Durations {
  /** The seconds that something will probably take. */
  of(name: string): number;
  /** Remembers the seconds that something has taken. */
  remember(name: string, seconds: number): void;
  /** Keeps what was remembered for the next run. */
  keep(): void;
}

/** The results of earlier runs. A missing or damaged file only means that nothing is known. */
export function readDurations(): Durations {
  return durationsFrom(new Map(Object.entries(readFile())));
}

/** Those that are known, by their names; the rest is guessed. */
export function durationsFrom(known: Map<string, number>): Durations {
  return {
    of: (name) => known.get(name) ?? multiplied(name, known),
    remember: (name, seconds) => known.set(name, Math.round(seconds * 100) / 100),
    keep() {
      mkdirSync(dirname(FILE), { recursive: true });
      writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(known), undefined, 1)}\n`);
    },
  };
}

/** A spec that plays this many times as many games is expected to take this many times as long. */
function multiplied(name: string, known: ReadonlyMap<string, number>): number {
  const [, plain = name, times = "1"] = /^(.*) x(\d+)$/.exec(name) ?? [];
  return (known.get(plain) ?? guessed(plain)) * Number(times);
}

function guessed(name: string): number {
  return GUESSES.find(([names]) => names.test(name))?.[1] ?? 0;
}

function readFile(): Record<string, number> {
  try {
    const read: unknown = JSON.parse(readFileSync(FILE, "utf8"));
    const entries = typeof read === "object" && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(entries.filter(([, seconds]) => typeof seconds === "number"));
  } catch {
    return {};
  }
}
