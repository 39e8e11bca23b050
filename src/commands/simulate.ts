import type { Game } from "../kit/game/game";
import type { Options } from "../kit/rules/options";
import type { Policy } from "../kit/rules/policy";
import type { GameAction, GameEvent, Seat } from "../kit/rules/rules";
import { playOut, type RulesAndPolicies } from "./playout";

/** Which games to play. Policies go round the seats: in game `i`, seat `s` plays policy `s + i`. */
export interface Plan {
  policies: readonly string[];
  seats: number;
  seed: number;
  options: Options;
  /** A deal code that decides the shuffles of every game, if there is one. */
  code?: string | undefined;
}

/** The results of some games, in numbers that can be added up. */
export interface Tally {
  games: number;
  /** How often the game ended in each way. */
  outcomes: Record<string, number>;
  /** For every policy the games in which a seat of its was among the winners. */
  wins: number[];
  /** Games of several seats that nobody won, or everybody. */
  draws: number;
  /** The number of decisions of every game. */
  lengths: number[];
  /** The sums of the figures that the game keeps for itself. */
  sums: Record<string, number>;
  /** The results of each policy's seats. */
  byPolicy: PolicyTally[];
  /** Games that the rules could not bring to an end, and why; there should be none. */
  stuck: { seed: number; reason: string }[];
}

/** The results of the seats that played one policy; a seat counts once for every game. */
export interface PolicyTally {
  seats: number;
  /** How many of them won, alone or with others. */
  wins: number;
  /** The sums of the figures that the game keeps for a seat. */
  sums: Record<string, number>;
  /** How many of them have earned each achievement. */
  achievements: Record<string, number>;
}

export function emptyTally(policies: number): Tally {
  const wins: number[] = [];
  const byPolicy: PolicyTally[] = [];
  for (let i = 0; i < policies; i++) {
    wins.push(0);
    byPolicy.push({ seats: 0, wins: 0, sums: {}, achievements: {} });
  }
  return { games: 0, outcomes: {}, wins, draws: 0, lengths: [], sums: {}, byPolicy, stuck: [] };
}

/**
 * Plays `count` games from number `first` on. Game `i` depends on the plan and `i` alone, so any slice of a
 * simulation can be played anywhere, in Node or in Lua, with the same result.
 */
export function simulate<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: RulesAndPolicies<State, Action, Event, Seen> & Pick<Game<State, Action, Event, Seen>, "achievements">,
  plan: Plan,
  first: number,
  count: number,
): Tally {
  const tally = emptyTally(plan.policies.length);
  for (let number = first; number < first + count; number++) {
    const policies: Policy<Seen, Action>[] = [];
    for (let seat = 0; seat < plan.seats; seat++) {
      const policy = game.policies[plan.policies[policyOf(plan, number, seat)] ?? ""];
      if (policy !== undefined) policies.push(policy);
    }
    const seed = seedOf(plan, number);
    const witness = game.achievements?.watch(plan.seats);
    const setting = { options: plan.options, policies, seed, code: plan.code };
    const ending = playOut(game, setting, (_state, _step, events) => witness?.note(events));
    tally.games++;
    if (ending.kind === "stuck") {
      tally.stuck.push({ seed, reason: ending.reason });
      continue;
    }
    const { name, winners } = ending.result;
    add(tally.outcomes, name, 1);
    addWins(tally, plan, number, winners);
    tally.lengths[tally.lengths.length] = ending.decisions;
    addAll(tally.sums, game.rules.summary(ending.state));
    for (let seat = 0; seat < plan.seats; seat++) {
      const policy = tally.byPolicy[policyOf(plan, number, seat)];
      if (policy === undefined) continue;
      policy.seats++;
      if (winners.includes(seat)) policy.wins++;
      addAll(policy.sums, game.rules.seatSummary?.(ending.state, seat) ?? {});
      for (const name of witness?.earned(seat, winners.includes(seat)) ?? [])
        add(policy.achievements, name, 1);
    }
  }
  return tally;
}

/** Adds up the tallies of two slices of one simulation. */
export function addTally(sum: Tally, slice: Tally): void {
  sum.games += slice.games;
  sum.draws += slice.draws;
  addAll(sum.outcomes, slice.outcomes);
  addAll(sum.sums, slice.sums);
  for (let i = 0; i < slice.byPolicy.length; i++) {
    const policy = sum.byPolicy[i];
    const played = slice.byPolicy[i];
    if (policy === undefined || played === undefined) continue;
    policy.seats += played.seats;
    policy.wins += played.wins;
    addAll(policy.sums, played.sums);
    addAll(policy.achievements, played.achievements);
  }
  for (let i = 0; i < slice.wins.length; i++) sum.wins[i] = (sum.wins[i] ?? 0) + (slice.wins[i] ?? 0);
  for (const length of slice.lengths) sum.lengths.push(length);
  for (const game of slice.stuck) sum.stuck.push(game);
}

function policyOf(plan: Plan, number: number, seat: Seat): number {
  return (seat + number) % plan.policies.length;
}

/** A seed of its own for every game; two simulations of neighbouring seeds share no game below a million. */
function seedOf(plan: Plan, number: number): number {
  return (plan.seed % 2147483647) * 1000003 + number;
}

function addWins(tally: Tally, plan: Plan, number: number, winners: readonly Seat[]): void {
  if (plan.seats > 1 && (winners.length === 0 || winners.length === plan.seats)) tally.draws++;
  const counted: boolean[] = [];
  for (let i = 0; i < plan.policies.length; i++) counted.push(false);
  for (const seat of winners) {
    const policy = policyOf(plan, number, seat);
    if (counted[policy] === true) continue;
    counted[policy] = true;
    tally.wins[policy] = (tally.wins[policy] ?? 0) + 1;
  }
}

function addAll(sums: Record<string, number>, amounts: Record<string, number>): void {
  for (const name of Object.keys(amounts)) add(sums, name, amounts[name] ?? 0);
}

function add(sums: Record<string, number>, name: string, amount: number): void {
  sums[name] = (sums[name] ?? 0) + amount;
}
