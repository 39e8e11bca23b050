import { drawCode } from "../../kit/deal-code";

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
