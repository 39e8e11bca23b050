import { drawCode } from "../../kit/deal-code";
import { figureOf, type DailyResult } from "../../kit/daily";
import { signsOf } from "../../kit/tally";
import { say } from "../languages/words";

const DAY_SECONDS = 86_400;

/** Today, counted in days since 1970. */
export function today(): number {
  return Math.floor(os.time() / DAY_SECONDS);
}

/** The code of today's deal: the date in Greenwich, so that the whole world has the same. */
export function codeOfToday(): string {
  return os.date("!%Y-%m-%d");
}

/** A code that nobody has thought of. */
export function newCode(): string {
  return drawCode((count) => math.random(count) - 1);
}

/** The line by which a result is told elsewhere; `title` is what the game is called. */
export function lineOf(result: DailyResult, title: string): string {
  const { day, stage, won, hints, undone } = result;
  const marks = won ? [`${signsOf(result)} ★`] : [signsOf(result)];
  if (stage === "givenUp") marks.push(say("dailyGivenUp"));
  if (hints > 0) marks.push(say("dailyHints", { count: hints }));
  if (undone > 0) marks.push(say("dailyUndone", { count: undone }));
  return `Offsuit ${day} · ${title} · ${marks.join(" · ")} · ${figureOf(result)}`;
}

/** Somebody's try at today's cards, if there was one. */
export function dailyOf(results: readonly DailyResult[], id: string): DailyResult | undefined {
  const day = codeOfToday();
  return results.find((result) => result.day === day && result.id === id);
}
