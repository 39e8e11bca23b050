import { seeded, type Random } from "../../src/kit/data/random";

let noted: number | undefined;

/** A generator of this seed; the report of a failure names the last one (spec/support/fresh-start.ts). */
export function notedSeed(seed: number): Random {
  noted = seed;
  return seeded(seed);
}

/** The seed of the last such generator of this test. */
export function lastSeed(): number | undefined {
  return noted;
}

/** Forgets the seed, as the next test may have none. */
export function forgetSeed(): void {
  noted = undefined;
}
