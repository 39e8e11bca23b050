import type { Plan, Tally } from "../../src/commands/simulate";
import type { GameEntry } from "../../src/games";
import type { Options } from "../../src/kit/rules/options";
import { rulesCode } from "../../src/kit/record/rules-code";

/** A share of the games, and the 95 % interval that its true value is in. */
export interface Rate {
  rate: number;
  low: number;
  high: number;
}

/** The results of the seats that played one policy. */
export interface PolicyReport {
  policy: string;
  /** How many seats of all games played it. */
  seats: number;
  /** The share of its seats that won, alone or with others. */
  wins: Rate;
  /** The means of the figures that the game keeps for a seat, and the shares among them. */
  stats: Record<string, number>;
  rates: Record<string, Rate>;
  /** The share of its seats that earned each achievement, if the reader asked for it. */
  achievements?: Record<string, Rate>;
}

/** What `npm run simulate` prints. */
export interface Report {
  game: string;
  games: number;
  policies: readonly string[];
  seed: number;
  /** The deal code of every game, if there was one. */
  code?: string;
  /** The options as a code. */
  rules: string;
  options: Options;
  outcomes: Record<string, number>;
  /** For every policy the games that a seat of its won. */
  wins: number[];
  byPolicy: PolicyReport[];
  draws: number;
  rates: Record<string, Rate>;
  /** In decisions of the players. */
  length: { mean: number; median: number; p95: number; max: number };
  /** The means of the figures that the game keeps for itself. */
  stats: Record<string, number>;
  gamesPerSecond: number;
}

/** The report of a whole simulation that took some seconds, with achievements or without. */
export function report(
  entry: GameEntry,
  plan: Plan,
  tally: Tally,
  seconds: number,
  withAchievements: boolean,
): Report {
  const { games, wins, draws } = tally;
  const outcomes = sorted(tally.outcomes);
  return {
    game: entry.id,
    games,
    policies: plan.policies,
    seed: plan.seed,
    ...(plan.code !== undefined && { code: plan.code }),
    rules: rulesCode(
      entry.id,
      entry.visit(({ rules }) => rules.options),
      plan.options,
    ),
    options: plan.options,
    outcomes,
    wins,
    byPolicy: byPolicy(entry, plan, tally, withAchievements),
    draws,
    rates: mapValues(outcomes, (count) => wilson(count, games)),
    length: lengthOf(tally.lengths),
    stats: mapValues(sorted(tally.sums), (sum) => rounded(sum / games)),
    gamesPerSecond: Math.round(games / Math.max(seconds, 0.001)),
  };
}

function byPolicy(entry: GameEntry, plan: Plan, tally: Tally, withAchievements: boolean): PolicyReport[] {
  const seatRates = entry.visit(({ rules }) => rules.seatRates ?? []);
  const names = entry.visit(({ achievements }) => achievements?.names ?? []);
  return tally.byPolicy.map(({ seats, wins, sums, achievements }, i) => ({
    policy: plan.policies[i] ?? "",
    seats,
    wins: wilson(wins, seats),
    stats: mapValues(sorted(sums), (sum) => rounded(sum / Math.max(1, seats))),
    rates: Object.fromEntries(
      seatRates.map(({ name, count, of }) => [name, wilson(sums[count] ?? 0, sums[of] ?? 0)]),
    ),
    ...(withAchievements && {
      achievements: Object.fromEntries(names.map((name) => [name, wilson(achievements[name] ?? 0, seats)])),
    }),
  }));
}

/** How many standard errors an interval of 95 % reaches to each side. */
export const NINETY_FIVE = 1.959964;

/** The 95 % Wilson score interval of a share (E. B. Wilson, 1927). */
export function wilson(count: number, games: number): Rate {
  const z = NINETY_FIVE;
  if (games === 0) return { rate: 0, low: 0, high: 1 };
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
