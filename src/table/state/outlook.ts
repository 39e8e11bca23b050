import type { Hints } from "../../kit/advice";
import { signsOf } from "../../kit/tally";

/** What a game for one is worth to its player: the advisor's rating of the best choice after this many steps. */
export interface Outlook {
  steps: number;
  value: number;
  /** The same as a part of the most that it can be worth, from 0 to 1. */
  share: number;
}

/** Of how many signs the bar is. */
const SIGNS = 10;
/** Points have no maximum: the bar is full at this many times what a whole game is about. */
const FULL = 2;

/** The outlook for a position of this value. */
export function outlookAt<Seen>(
  hints: Pick<Hints<Seen, never>, "points">,
  seen: Seen,
  steps: number,
  value: number,
): Outlook {
  const most = hints.points === undefined ? 1 : FULL * hints.points.whole(seen);
  return { steps, value, share: Math.min(1, Math.max(0, value / most)) };
}

/** An outlook as a bar and in the words of a hint; empty where none is known. */
export function outlookLine(
  outlook: Outlook | undefined,
  hints: Pick<Hints<never, never>, "worth"> | undefined,
): string {
  if (outlook === undefined || hints === undefined) return "";
  const done = Math.floor(outlook.share * SIGNS + 0.5);
  return `${signsOf({ done, all: SIGNS })} ${hints.worth(outlook.value)}`;
}
