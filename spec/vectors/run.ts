import { isRecord } from "../../src/kit/data/data";
import { cardsVsDice } from "./cards-vs-dice";
import { pokerchess } from "./pokerchess";
import { pokersRogueReckoning } from "./pokers-rogue-reckoning";
import { rogueSolitaire } from "./rogue-solitaire";
import { rollFlush } from "./roll-flush";
import { isList, sortedKeys, type Mismatch } from "./values";

/** Runs one case against the rules of a game; an empty list means that all turned out as expected. */
export type VectorAdapter = (vector: Record<string, unknown>) => Mismatch[];

/** Every game that vectors can be run for, by the `game` of their file. */
const ADAPTERS: Record<string, VectorAdapter> = {
  "cards-vs-dice": cardsVsDice,
  "roll-flush": rollFlush,
  "rogue-solitaire": rogueSolitaire,
  "pokers-rogue-reckoning": pokersRogueReckoning,
  pokerchess,
};

/** A case's field that did not turn out as expected. */
export interface Failure extends Mismatch {
  id: string;
}

/** What came of a file: the count of cases and every field that failed, or why it could not be run at all. */
export type VectorReport =
  | { kind: "run"; game: string; passed: number; failed: number; failures: Failure[] }
  | { kind: "unreadable"; message: string };

/**
 * Runs every case of a file of vectors, `{ game, format, cases }`, as decoded from JSON with each null replaced by
 * `JSON_NULL`.
 */
export function runVectors(file: unknown): VectorReport {
  if (!isRecord(file)) return { kind: "unreadable", message: "the file does not hold a JSON object" };
  const { game, cases } = file;
  const adapter = typeof game === "string" ? ADAPTERS[game] : undefined;
  if (typeof game !== "string" || adapter === undefined) {
    return { kind: "unreadable", message: `its "game" is not one of: ${sortedKeys(ADAPTERS).join(", ")}` };
  }
  if (!isList(cases)) return { kind: "unreadable", message: 'it has no list of "cases"' };
  const failures: Failure[] = [];
  let passed = 0;
  for (let i = 0; i < cases.length; i++) {
    const vector = cases[i];
    const mismatches = isRecord(vector)
      ? adapter(vector)
      : [{ field: "case", expected: "a map", found: "something else" }];
    const id = isRecord(vector) && typeof vector["id"] === "string" ? vector["id"] : `case ${i + 1}`;
    for (const { field, expected, found } of mismatches) failures.push({ id, field, expected, found });
    if (mismatches.length === 0) passed++;
  }
  return { kind: "run", game, passed, failed: cases.length - passed, failures };
}
