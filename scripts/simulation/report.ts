import type { Plan, Tally } from "../../src/commands/simulate";
import type { Options } from "../../src/kit/options";

/** A share of the games, and the 95 % interval that its true value lies in. */
export interface Rate {
  rate: number;
  low: number;
  high: number;
}

/** What `npm run simulate` prints. */
export interface Report {
  game: string;
  games: number;
  policies: readonly string[];
  seed: number;
  options: Options;
  outcomes: Record<string, number>;
  /** For every policy the games that a seat of its won. */
  wins: number[];
  draws: number;
  rates: Record<string, Rate>;
  /** In decisions of the players. */
  length: { mean: number; median: number; p95: number; max: number };
  /** The means of the figures by which the game remembers itself. */
  stats: Record<string, number>;
  gamesPerSecond: number;
}

/** The report of a whole simulation that took some seconds. */
export function report(game: string, plan: Plan, tally: Tally, seconds: number): Report {
  const { games, wins, draws } = tally;
  const outcomes = sorted(tally.outcomes);
  return {
    game,
    games,
    policies: plan.policies,
    seed: plan.seed,
    options: plan.options,
    outcomes,
    wins,
    draws,
    rates: mapValues(outcomes, (count) => wilson(count, games)),
    length: lengthOf(tally.lengths),
    stats: mapValues(sorted(tally.sums), (sum) => rounded(sum / games)),
    gamesPerSecond: Math.round(games / Math.max(seconds, 0.001)),
  };
}

/** The 95 % Wilson score interval of a share (E. B. Wilson, 1927). */
export function wilson(count: number, games: number): Rate {
  const z = 1.959964;
  const share = count / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const centre = share + z ** 2 / (2 * games);
  const scale = 1 + z ** 2 / games;
  return {
    rate: rounded(share),
    low: rounded(Math.max(0, (centre - spread) / scale)),
    high: rounded(Math.min(1, (centre + spread) / scale)),
  };
}

function lengthOf(lengths: readonly number[]): Report["length"] {
  const ordered = lengths.toSorted((a, b) => a - b);
  const sum = ordered.reduce((total, length) => total + length, 0);
  return {
    mean: rounded(sum / Math.max(1, ordered.length)),
    median: percentile(ordered, 0.5),
    p95: percentile(ordered, 0.95),
    max: ordered.at(-1) ?? 0,
  };
}

/** The least length that at least this share of the games does not exceed (nearest rank). */
function percentile(ordered: readonly number[], share: number): number {
  return ordered[Math.ceil(ordered.length * share) - 1] ?? 0;
}

function sorted(values: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => a.localeCompare(b, "en")));
}

function mapValues<To>(values: Record<string, number>, map: (value: number) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** Six decimals are more than any simulation can tell. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
