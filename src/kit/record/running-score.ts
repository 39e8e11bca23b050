import { isRecord } from "../data/data";
import { count, listOf, record, text } from "../data/decode";

/** One of those who play one another: its id, the colour where it has played last, and the games that it has won. */
export interface ScoreSide {
  id: string;
  colour: string;
  won: number;
}

/** How the games between the same players have ended, in the order in which they sat in the first. */
export interface RunningScore {
  sides: readonly ScoreSide[];
  drawn: number;
}

/** Whether a score is one of just these players, in whatever order they sit. */
export function isBetween({ sides }: RunningScore, ids: readonly string[]): boolean {
  return sides.length === ids.length && sides.every(({ id }) => ids.includes(id));
}

/**
 * A score with one game more; it starts again if other people played that game. A game against yourself leaves it as it was.
 * @param players those who have played it
 * @param winners the ids of those who have won it; nobody: it was drawn
 */
export function scored(
  before: RunningScore | undefined,
  players: readonly Omit<ScoreSide, "won">[],
  winners: readonly string[],
): RunningScore | undefined {
  const ids = players.map(({ id }) => id);
  if (ids.some((id, place) => ids.indexOf(id) !== place)) return before;
  const isGoingOn = before !== undefined && isBetween(before, ids);
  const sides = isGoingOn ? before.sides : players.map((player): ScoreSide => ({ ...player, won: 0 }));
  return {
    sides: sides.map(({ id, colour, won }) => ({
      id,
      colour: players.find((player) => player.id === id)?.colour ?? colour,
      won: winners.includes(id) ? won + 1 : won,
    })),
    drawn: (isGoingOn ? before.drawn : 0) + (winners.length === 0 ? 1 : 0),
  };
}

const sides = listOf(record<ScoreSide>({ id: text, colour: text, won: count }));

/** The score that a save holds; undefined: none, or a damaged one. */
export function readRunningScore(saved: unknown): RunningScore | undefined {
  if (!isRecord(saved)) return undefined;
  const read = { sides: sides(saved["sides"]), drawn: count(saved["drawn"]) };
  return read.sides === undefined || read.drawn === undefined
    ? undefined
    : { sides: read.sides, drawn: read.drawn };
}
