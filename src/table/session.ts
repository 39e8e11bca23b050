import { isRecord } from "../kit/data";

/** What a table remembers of the games that were finished on it. */
export interface Session {
  games: number;
  won: number;
  /** The sums of the games' summary figures. */
  totals: Record<string, number>;
  /** The highest of each summary figure. */
  best: Record<string, number>;
}

/** A table on which nothing has been finished. */
export function newSession(): Session {
  return { games: 0, won: 0, totals: {}, best: {} };
}

/** Adds a finished game. */
export function count(session: Session, won: boolean, summary: Record<string, number>): void {
  session.games++;
  if (won) session.won++;
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
  session.won = numberIn(saved, "won");
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
