import { isRecord } from "../data/data";

/** How the seat of one colour has fared in the games that were finished at a table. */
export interface Standing {
  won: number;
  /** How many games it has won in a row up to now, and at most. */
  run: number;
  longestRun: number;
}

/** What a table remembers of the games that were finished on it. */
export interface Session {
  games: number;
  /** By the colours of the seats, for that is how everybody is called here. */
  standings: Record<string, Standing>;
  /** The sums of the games' summary figures. */
  totals: Record<string, number>;
  /** The highest of each summary figure. */
  best: Record<string, number>;
  /** How many seconds the shortest game took that somebody has won. */
  quickest: number | undefined;
}

/** A game that has been finished. */
export interface FinishedGame {
  /** The colours of the seats that played, and of those that have won. */
  players: readonly string[];
  winners: readonly string[];
  /** The figures by which its rules remember it. */
  summary: Record<string, number>;
  seconds: number;
}

/** A table on which nothing has been finished. */
export function newSession(): Session {
  return { games: 0, standings: {}, totals: {}, best: {}, quickest: undefined };
}

/** Adds a finished game. */
export function count(session: Session, { players, winners, summary, seconds }: FinishedGame): void {
  session.games++;
  for (const colour of players) {
    const standing = session.standings[colour] ?? { won: 0, run: 0, longestRun: 0 };
    session.standings[colour] = standing;
    if (winners.includes(colour)) {
      standing.won++;
      standing.run++;
      standing.longestRun = Math.max(standing.longestRun, standing.run);
    } else standing.run = 0;
  }
  if (winners.length > 0) session.quickest = Math.min(session.quickest ?? seconds, seconds);
  for (const name of Object.keys(summary)) {
    const value = summary[name] ?? 0;
    session.totals[name] = (session.totals[name] ?? 0) + value;
    session.best[name] = Math.max(session.best[name] ?? value, value);
  }
}

/** How many games each colour has won. */
export function winsIn(standings: Session["standings"]): Record<string, number> {
  const wins: Record<string, number> = {};
  for (const [colour, { won }] of Object.entries(standings)) wins[colour] = won;
  return wins;
}

/** A session from a save; whatever is damaged in it counts as nothing. */
export function readSession(saved: unknown): Session {
  const session = newSession();
  if (!isRecord(saved)) return session;
  session.games = numberIn(saved, "games");
  session.standings = readStandings(saved["standings"]);
  session.totals = numbersIn(saved["totals"]);
  session.best = numbersIn(saved["best"]);
  if (typeof saved["quickest"] === "number") session.quickest = saved["quickest"];
  return session;
}

function readStandings(saved: unknown): Record<string, Standing> {
  const standings: Record<string, Standing> = {};
  if (!isRecord(saved)) return standings;
  for (const [colour, entry] of Object.entries(saved)) {
    if (!isRecord(entry)) continue;
    const [won, run] = [numberIn(entry, "won"), numberIn(entry, "run")];
    standings[colour] = { won, run, longestRun: numberIn(entry, "longestRun") };
  }
  return standings;
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
