import { isRecord } from "../kit/data";

/** What a table remembers of the games that were finished on it. */
export interface Session {
  games: number;
  /** How many games the chair of each colour has won. */
  wins: Record<string, number>;
  /** The sums of the games' summary figures. */
  totals: Record<string, number>;
  /** The highest of each summary figure. */
  best: Record<string, number>;
}

/** A table on which nothing has been finished. */
export function newSession(): Session {
  return { games: 0, wins: {}, totals: {}, best: {} };
}

/** Adds a finished game, which the chairs of these colours have won. */
export function count(session: Session, winners: readonly string[], summary: Record<string, number>): void {
  session.games++;
  for (const colour of winners) session.wins[colour] = (session.wins[colour] ?? 0) + 1;
  for (const name of Object.keys(summary)) {
    const value = summary[name] ?? 0;
    session.totals[name] = (session.totals[name] ?? 0) + value;
    session.best[name] = Math.max(session.best[name] ?? value, value);
  }
}

/** A session from a save; whatever is damaged in it counts as nothing. */
export function readSession(saved: unknown): Session {
  const session = newSession();
  if (!isRecord(saved)) return session;
  session.games = numberIn(saved, "games");
  session.wins = numbersIn(saved["wins"]);
  session.totals = numbersIn(saved["totals"]);
  session.best = numbersIn(saved["best"]);
  return session;
}

function numberIn(record: Record<string, unknown>, name: string): number {
  const value = record[name];
  return typeof value === "number" ? value : 0;
}

function numbersIn(saved: unknown): Record<string, number> {
  const numbers: Record<string, number> = {};
  if (!isRecord(saved)) return numbers;
  for (const name of Object.keys(saved)) numbers[name] = numberIn(saved, name);
  return numbers;
}
