import { calendarOf, rankingOf, runOf, type DailyResult } from "../../../kit/daily";
import { codeOfToday, dailyOf, today } from "../../state/daily";
import type { Desk } from "../../state/desk";
import { steamIdAt } from "../../tts/seats";

/** What has become of today's deals; each is looked up when it is asked for, and most panels ask for none of it. */
export interface DailySight {
  /** Whether the game on the board is somebody's only try. */
  counts: boolean;
  /** The viewer's own try today. */
  own: (this: void) => DailyResult | undefined;
  /** On how many days in a row the viewer has played. */
  run: (this: void) => number;
  calendar: (this: void) => string;
  /** Today's results, the best first. */
  ranking: (this: void) => readonly DailyResult[];
}

/** What somebody has made of today's deals, in a game that has them. */
export function dailyFor(
  { daily: results, trying }: Pick<Desk<unknown, unknown>, "daily" | "trying">,
  viewer: ColorLiteral,
): DailySight {
  const id = (): string => steamIdAt(viewer);
  return {
    counts: trying,
    own: () => dailyOf(results, id()),
    run: () => runOf(results, id(), today()),
    calendar: () => calendarOf(results, id(), today()),
    ranking: () => rankingOf(results, codeOfToday()),
  };
}
