import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DIST } from "../project";

/** How many seconds each job took the last time, by its name. */
const FILE = join(DIST, "test-seconds.json");
/** What a job is thought to take that has never run. */
const UNKNOWN = 3;

/** What is known of how long jobs take. */
export interface Durations {
  /** The seconds that a job will probably take. */
  of(job: string): number;
  /** Remembers the seconds that a job has taken. */
  remember(job: string, seconds: number): void;
  /** Keeps what was remembered for the next run. */
  keep(): void;
}

/** What earlier runs have left. A file that is missing or damaged only means that nothing is known. */
export function readDurations(): Durations {
  const known = new Map(Object.entries(readFile()));
  return {
    of: (job) => known.get(job) ?? multiplied(job, known),
    remember: (job, seconds) => known.set(job, seconds),
    keep() {
      mkdirSync(dirname(FILE), { recursive: true });
      writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(known), undefined, 1)}\n`);
    },
  };
}

/** A spec that plays this many times as many games is expected to take this many times as long. */
function multiplied(job: string, known: ReadonlyMap<string, number>): number {
  const [, plain = job, times = "1"] = /^(.*) x(\d+)$/.exec(job) ?? [];
  return (known.get(plain) ?? UNKNOWN) * Number(times);
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
