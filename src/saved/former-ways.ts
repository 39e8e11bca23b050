/* eslint-disable offsuit/letters -- What a board keeps is ASCII: no text of a person is in it (spec/box/names.spec.ts). */
import { checkOutcome, type Chance, type Outcome } from "../kit/rules/chance";
import { isRecord } from "../kit/data/data";
import { unmarked } from "./figures";
import { decodeStep } from "./steps";

/*
 * Where rolls and shuffles can be undone, nobody may undo them for better luck: a player who makes the same choice again
 * gets the same faces and cards. So the earlier courses of a game are kept until it ends.
 */

/** How a game once continued after this many steps, before that was undone: its steps as text, a mark behind each. */
export interface FormerWay {
  after: number;
  steps: string;
}

/** Behind each step; and quotes as they are written here, for quotes in quotes would take JSON long. */
const MARK = ";";
const QUOTE = "'";
/** How much is kept: this many ways, the latest first, and this many letters in all. */
const MOST_WAYS = 12;
const MOST_LETTERS = 16000;
/** What chance has decided holds no action. */
const NO_ACTIONS = { parse: () => undefined };
const CHANCE = `${QUOTE}kind${QUOTE}:${QUOTE}chance${QUOTE}`;

interface Ways {
  lines: string[];
  formerWays: FormerWay[];
}

/** Keeps what is about to be undone: all but this many of the first steps. */
export function keepWay(desk: Ways, left: number): void {
  const { lines } = desk;
  const kept: FormerWay[] = [];
  let letters = 0;
  const keep = (steps: string, after: number): void => {
    const [fitting] = string.match(steps.slice(0, MOST_LETTERS - letters), `^.*${MARK}`);
    if (fitting === undefined || kept.length === MOST_WAYS) return;
    if (kept.some((other) => other.after === after && other.steps.startsWith(fitting))) return;
    letters += fitting.length;
    kept.push({ after, steps: fitting });
  };
  // They begin where the record will end, or earlier; the longest comes first, for it holds those that are its beginning.
  const ways = desk.formerWays.map(({ after, steps }) =>
    after > left ? { after: left, steps: written(lines, left, after) + steps } : { after, steps },
  );
  const last = written(lines, left, lines.length);
  const goesOn = ways.some(({ after, steps }) => after === left && steps.startsWith(last));
  if (!goesOn && last.includes(CHANCE)) keep(last, left);
  for (const { after, steps } of ways) keep(steps, after);
  desk.formerWays = kept;
}

/** How chance has decided this before, after just these steps. */
export function formerOutcome({ lines, formerWays }: Ways, point: Chance): Outcome | undefined {
  for (const { after, steps } of formerWays) {
    const since = written(lines, after, lines.length);
    if (after > lines.length || !steps.startsWith(since)) continue;
    const [text] = string.match(steps, `^([^${MARK}]+)${MARK}`, since.length + 1);
    const step = text === undefined ? undefined : decodeStep(string.gsub(text, QUOTE, '"')[0], NO_ACTIONS);
    if (step?.kind !== "chance" || step.outcome.kind === "seen") continue;
    if (checkOutcome(point, step.outcome) === undefined) return step.outcome;
  }
  return undefined;
}

/** The ways that a save holds; those that are damaged are left out. */
export function readFormerWays(saved: unknown): FormerWay[] {
  const ways: FormerWay[] = [];
  if (!Array.isArray(saved)) return ways;
  for (const entry of saved) {
    if (!isRecord(entry)) continue;
    const { after, steps } = entry;
    if (typeof after === "number" && typeof steps === "string") ways.push({ after, steps });
  }
  return ways;
}

/** The steps from one number to another as text. */
function written(lines: string[], from: number, to: number): string {
  if (from >= to) return "";
  return string.gsub(unmarked(table.concat(lines, MARK, from + 1, to)), '"', QUOTE)[0] + MARK;
}
