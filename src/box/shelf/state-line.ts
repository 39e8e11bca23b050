import { isRecord } from "../../kit/data/data";
import { readSession } from "../../kit/record/session";
import { tell } from "../words";

/** How a game stands that is in its box, in a line: from the header of its board's text, if it was ever opened. */
export function lineOf(header: Record<string, unknown> | undefined): string {
  if (header === undefined) return tell("notPlayed");
  if (isUnderWay(header)) return tell("underWay");
  const { games, standings } = readSession(header["session"]);
  if (games === 0) return tell("notPlayed");
  const won = Object.values(standings).reduce((sum, standing) => sum + standing.won, 0);
  return isForOne(header) ? tell("playedAlone", { games, won }) : tell("played", { games });
}

/** Whether a game waits in the box to be continued. */
export function isUnderWay(header: Record<string, unknown> | undefined): boolean {
  return header?.["playing"] === true && header["counted"] !== true;
}

/** Whether the last game was one person's: only then a sum of what was won says something. */
function isForOne(header: Record<string, unknown>): boolean {
  const { seats } = header;
  return Array.isArray(seats) && seats.length === 1 && isRecord(seats[0]);
}
