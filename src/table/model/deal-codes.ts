import { dayNumber } from "../../kit/daily";
import { drawCode } from "../../kit/deal-code";

const DAY_SECONDS = 86_400;

/** Today, counted in days since 1970. */
export function today(): number {
  return Math.floor(os.time() / DAY_SECONDS);
}

/** How many days after its own the cards of a day may still be tried: a game dealt before midnight may begin after it. */
const LATEST = 1;

/**
 * Whether the cards of a code are those of a day on which somebody may still try them, or of one to come: what they are is not told
 * until then.
 */
export function isOpenDay(code: string | undefined): boolean {
  const day = code === undefined ? undefined : dayNumber(code);
  return day !== undefined && today() - day <= LATEST;
}

/** The code of today's deal: the date in Greenwich, so that the whole world has the same. */
export function codeOfToday(): string {
  return os.date("!%Y-%m-%d");
}

/** The month and the date of a day, in the order of a code. */
export function dateOf(day: number): string {
  return os.date("!%m-%d", day * DAY_SECONDS);
}

/** A code that nobody has thought of. */
export function newCode(): string {
  return drawCode((count) => math.random(count) - 1);
}
