import type { Ascii } from "../data/ascii";
import { count, flag, listOf, number, oneOf, record, text, whole } from "../data/decode";
import { signsOf, type Progress } from "./tally";
import { checkFigure } from "../data/check-figure";

/** How far a try has come: it continues, was played to its end, or was given up. */
const STAGES = ["open", "played", "givenUp"] as const;
export type Stage = (typeof STAGES)[number];

/** Somebody's only try at the cards of a day. All of it is ASCII, as everything that a board keeps. */
export interface DailyResult extends Progress {
  /** The day, which is the code of its cards too: `2026-11-23`. */
  day: string;
  /** Who played: the Steam id, and the colour. */
  id: string;
  colour: string;
  stage: Stage;
  won: boolean;
  score: number;
  /** How many steps the game had, and how often its player asked for a hint and took something back. */
  steps: number;
  hints: number;
  undone: number;
  /** How often hands were off. */
  freed: number;
  /** Whether the options were others than the designer's. */
  variant: boolean;
  /** The rank of the ladder that the options were; 0: none. */
  rank: number;
}

/** How many days are kept. */
export const DAYS = 30;
const WEEK = 7;
/** About as wide as the signs of a try. */
const NO_TRY = "–";
/** A line of more signs than this cannot be read. */
const MOST_SIGNS = 60;

const stage = oneOf(STAGES);
const readResult = record<DailyResult>({
  ...{ day: text, id: text, colour: text, won: flag, score: number },
  // Older saves hold only games that were played to their end.
  stage: (saved) => (saved === undefined ? "played" : stage(saved)),
  ...{ done: count, all: whole(0, MOST_SIGNS), steps: count, hints: count, undone: count },
  // Older saves hold neither.
  freed: (saved) => (saved === undefined ? 0 : count(saved)),
  variant: (saved) => (saved === undefined ? false : flag(saved)),
  // Saves before there were ranks don't hold it.
  rank: (saved) => (saved === undefined ? 0 : count(saved)),
});
const readResults = listOf(readResult);

/** The results in a save; what is damaged is left out as a whole. */
export function readDaily(saved: unknown): DailyResult[] {
  return (readResults(saved) ?? []).filter(({ day }) => dayNumber(day) !== undefined);
}

/**
 * The number of a day that is written as a code has it, counted since 1970; undefined if it is none. The calendar's
 * months are counted from March, so a leap day is the last of its year.
 */
export function dayNumber(day: Ascii): number | undefined {
  const [year, month, date] = string.match(day, "^(%d%d%d%d)%-(%d%d)%-(%d%d)$");
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const sinceMarch = ((tonumber(month) ?? 0) + 9) % 12;
  const years = (tonumber(year) ?? 0) - (sinceMarch >= 10 ? 1 : 0);
  const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const firstOf1970 = 719_468;
  return (
    365 * years + leaps + Math.floor((153 * sinceMarch + 2) / 5) + (tonumber(date) ?? 0) - 1 - firstOf1970
  );
}

/** The results of a day, the best first; of two equal ones, the earlier. A try in progress has none yet. */
export function rankingOf(results: readonly DailyResult[], day: string): DailyResult[] {
  const ranked: DailyResult[] = [];
  for (const result of results) {
    if (result.day !== day || result.stage === "open") continue;
    let place = ranked.length;
    while (place > 0 && isBetter(result, ranked[place - 1])) place--;
    ranked.splice(place, 0, result);
  }
  return ranked;
}

function isBetter(one: DailyResult, other: DailyResult | undefined): boolean {
  if (other === undefined || one.won !== other.won) return one.won;
  return one.score > other.score;
}

/** How many days in a row somebody has tried, up to this day or the one before. */
export function runOf(results: readonly DailyResult[], id: string, until: number): number {
  const won = daysOf(results, id);
  let day = won[until] === undefined ? until - 1 : until;
  let run = 0;
  while (won[day] !== undefined) {
    run++;
    day--;
  }
  return run;
}

/** The days on which somebody has played to the end or given up, by their numbers, and whether with a win. */
function daysOf(results: readonly DailyResult[], id: string): Record<number, boolean | undefined> {
  const days: Record<number, boolean | undefined> = {};
  for (const result of results) {
    const isTheirs = result.id === id && result.stage !== "open";
    const day = isTheirs ? dayNumber(result.day) : undefined;
    if (day !== undefined) days[day] = result.won;
  }
  return days;
}

/** A week of somebody's calendar: the number of its Monday, and a sign for each of its days up to today. */
export interface Week {
  monday: number;
  signs: string;
}

/** The last thirty days of somebody by weeks, the newest last: won, played, or neither; none where there was no try. */
export function calendarOf(results: readonly DailyResult[], id: string, until: number): Week[] {
  const days = daysOf(results, id);
  const weeks: Week[] = [];
  const first = until - DAYS + 1;
  let isEmpty = true;
  // The first day of all was a Thursday.
  for (let monday = first - ((first + 3) % WEEK); monday <= until; monday += WEEK) {
    const signs: string[] = [];
    for (let day = monday; day < monday + WEEK && day <= until; day++) {
      const won = days[day];
      if (won !== undefined) isEmpty = false;
      signs.push(won === undefined ? NO_TRY : signsOf({ done: won ? 1 : 0, all: 1 }));
    }
    weeks.push({ monday, signs: signs.join(" ") });
  }
  return isEmpty ? [] : weeks;
}

/** A few check letters for a result, so it is hard to make up a line. */
export function figureOf({
  day,
  score,
  stage: reached,
  steps,
  hints,
  undone,
  freed,
  variant,
  rank,
}: DailyResult): string {
  // A line of an older version, in which neither was told, keeps its figure.
  const more = freed > 0 || variant ? ` ${freed} ${variant}${rank > 0 ? ` ${rank}` : ""}` : "";
  return checkFigure(`${day} ${score} ${reached} ${steps} ${hints} ${undone}${more}`);
}
