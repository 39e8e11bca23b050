import { bestRated, type Advice, type Advisor, type Rated } from "../../../kit/game/advice";
import type { Thinking } from "../../../kit/rules/policy";
import { rollDie, seededBy, type Random } from "../../../kit/data/random";
import type { Choice } from "../../../kit/rules/rules";
import { ragePrice } from "../rules/board";
import { check } from "../rules/legality";
import { fatalOdds } from "../rules/odds";
import {
  ATTACKERS,
  SIDES,
  WEAPONS,
  type Action,
  type Phase,
  type RageValues,
  type Seen,
  type Target,
} from "../rules/state";
import {
  attemptOf,
  hit,
  isLearnt,
  leavesOf,
  lookAtSome,
  promiseOf,
  type Attempt,
  type Leaf,
} from "./attempts";
import { endgameOf } from "./endgame";
import { bestPlan, canStrike, chanceAtEnd, EXACT, openBosses, type Reckoning } from "./plan";
import { cleavable, situationOf, type Situation } from "./situation";
import { motiveOf, type HintReason } from "./reasons";
import { isIn, SET_OF, totalsOf } from "./weapon-sets";

/** What an advisor of this game answers. */
type Answer = Advice<Action, HintReason>;

/**
 * Looks one attack ahead: every attack is worth what the best plan for the rest of the battle promises after it, as the mean
 * over all that its roll can lead to.
 */
export const advisor: Advisor<Seen, Action, HintReason> = (seen, choices) => {
  const { phase } = seen;
  switch (phase.kind) {
    case "rage":
      return raging(seen, choices);
    case "split":
      return splitting(seen, phase, EXACT);
    default:
      return attacking(seen, choices);
  }
};

/** How often a Rage is tried out, so often at a time, unless it is clearly better or worse sooner. */
const RAGES = 24;
const RAGES_AT_ONCE = 8;
const CLEARLY = 0.1;

/**
 * A Rage is worth the mean of the best plans for some rolls of all dice; staying calm is worth the best attack after it. The view
 * of the seat decides the rolls.
 */
function raging(seen: Seen, choices: readonly Choice<Action>[]): Thinking<Answer> {
  const situation = situationOf(seen);
  const life = situation.life - ragePrice(seen);
  const attack = attacking({ ...seen, phase: { kind: "attack" } }, choices);
  const random = seededBy([seen.life, seen.battle, seen.spawnSize, situation.arms]);
  const rolls: Leaf[] = [];
  let left: Leaf[] = [];
  let calm: number | undefined;
  return () => {
    if (calm === undefined) {
      calm = attack()?.ranking[0]?.value;
      return undefined;
    }
    if (left.length > 0) {
      lookAtSome(left);
      return undefined;
    }
    let sum = 0;
    for (const { value = 0 } of rolls) sum += value;
    const value = sum / rolls.length;
    if (rolls.length < RAGES && !(rolls.length > 0 && Math.abs(value - calm) > CLEARLY)) {
      for (let i = 0; i < RAGES_AT_ONCE; i++)
        rolls.push({ situation: { ...situation, life, totals: totalsOf(rolled(seen, random)) } });
      left = rolls.slice(-RAGES_AT_ONCE);
      return undefined;
    }
    const rated: Rated<Action>[] = [
      { action: { kind: "calm" }, value: calm },
      { action: { kind: "rage" }, value },
    ];
    const ranking = bestRated(rated.filter(({ action }) => check(seen, 0, action) === undefined));
    return { ranking, reason: ranking[0]?.action.kind === "rage" ? "rage" : "calm" };
  };
}

function rolled({ dice }: Seen, random: Random): RageValues {
  const values: RageValues = {};
  for (const weapon of WEAPONS)
    if (dice[weapon].kind === "ready") values[weapon] = rollDie(random, SIDES[weapon]);
  return values;
}

/** How many attacks are looked up in a slice of a frame once an ending is known. */
const EXACT_A_SLICE = 6;

/**
 * Rates every attempt by the mean value of the best plan after each result of its roll. A slice finds all that one attempt can
 * lead to, or makes some of the plans for it.
 */
function attacking(seen: Seen, choices: readonly Choice<Action>[]): Thinking<Answer> {
  const situation = situationOf(seen);
  const actions = attacksIn(situation).filter((action) => check(seen, 0, action) === undefined);
  const rated: Rated<Action>[] = [];
  const endgame = endgameOf(situation);
  let attempt: Attempt | undefined;
  let leaves: Leaf[] = [];
  let next = 0;
  return () => {
    if (endgame !== undefined) {
      if (!endgame.look()) return undefined;
      if (next >= actions.length) return answerOf(seen, situation, choices, rated);
      for (const action of actions.slice(next, next + EXACT_A_SLICE))
        rated.push({ action, value: endgame.after(action) });
      next += EXACT_A_SLICE;
      return undefined;
    }
    if (!isLearnt()) return undefined;
    if (leaves.length > 0) {
      lookAtSome(leaves);
      return undefined;
    }
    if (attempt !== undefined) rated.push({ action: attempt.action, value: promiseOf(attempt) });
    const action = actions[next];
    if (action === undefined) return answerOf(seen, situation, choices, rated);
    next++;
    attempt = attemptOf(situation, action);
    leaves = attempt === undefined ? [] : leavesOf(attempt);
    return undefined;
  };
}

/**
 * All attacks that are worth a thought, the smallest weapon first. A cleave that fails hits like a face-off (CVD-5.11), so two
 * mobs that can be cleaved are not attacked one by one, but for a Kingslayer that may not cleave (CVD-12).
 */
function attacksIn(situation: Situation): Action[] {
  const { arms, mobs, options } = situation;
  const all = cleavable(situation);
  const beyond: Target[] = [];
  if (mobs.every(({ touched }) => touched)) {
    for (const { target, guard } of openBosses(situation)) beyond.push(guard?.target ?? target);
  }
  const actions: Action[] = [];
  for (const weapon of ATTACKERS) {
    const isReady = weapon === "ks" ? situation.kingslayer : isIn(arms, weapon);
    if (!isReady) continue;
    const pairs = weapon === "ks" && !options.ksCleave ? [] : all;
    const single: Target[] = mobs
      .filter((mob) => !pairs.some((pair) => pair.includes(mob)))
      .map(({ place }) => place);
    for (const [one, other] of pairs)
      actions.push({ kind: "cleave", first: one.place, second: other.place, weapon });
    for (const target of single.concat(beyond)) actions.push({ kind: "face", target, weapon });
  }
  return actions;
}

function answerOf(
  seen: Seen,
  situation: Situation,
  choices: readonly Choice<Action>[],
  rated: readonly Rated<Action>[],
): Answer {
  const legal = rated.concat(endings(seen, situation, EXACT));
  for (const { action } of choices) {
    if (legal.length === 0) legal.push({ action, value: undefined });
  }
  const ranking = bestRated(legal);
  const [best = { action: { kind: "end" } as const }] = ranking;
  return { ranking, rated: legal, ...motiveOf(seen, situation, best.action) };
}

/** Gives the hit of a failed cleave to the mob that leaves the better plan. */
export function splitting(
  seen: Seen,
  split: Extract<Phase, { kind: "split" }>,
  reckoning: Reckoning,
): Thinking<Answer> {
  const situation = situationOf(seen);
  const arms = situation.arms - SET_OF[split.weapon];
  const mobs = situation.mobs.filter(({ place }) => place === split.first || place === split.second);
  const rated: Rated<Action>[] = [];
  let think: Thinking<number> | undefined;
  return () => {
    const mob = mobs[rated.length];
    if (mob === undefined) return { ranking: bestRated(rated), reason: "assign" };
    think ??= promiseIn({ ...hit(situation, mob, split.value), arms }, reckoning);
    const value = think();
    if (value === undefined) return undefined;
    rated.push({ action: { kind: "assign", mob: mob.place }, value });
    think = undefined;
    return undefined;
  };
}

/** The chance to win in a situation: exact where that is small, else what the best plan promises. */
function promiseIn(situation: Situation, reckoning: Reckoning): Thinking<number> {
  const endgame = reckoning === EXACT ? endgameOf(situation) : undefined;
  if (endgame !== undefined) return () => (endgame.look() ? endgame.chance() : undefined);
  return () => (isLearnt() ? bestPlan(situation, reckoning).winChance : undefined);
}

/** The end of the battle, once no weapon is left, and the Fatal Strike at the last boss, which alone can win by it (CVD-5.13). */
export function endings(seen: Seen, situation: Situation, reckoning: Reckoning): Rated<Action>[] {
  const rated: Rated<Action>[] = [];
  const [last] = situation.bosses;
  if (last !== undefined && canStrike(situation))
    rated.push({ action: { kind: "fatal", boss: last.target }, value: fatalOdds(seen, last.target) });
  if (situation.arms === 0 || (seen.options.rageHold && situation.totals !== undefined))
    rated.push({ action: { kind: "end" }, value: chanceAtEnd(situation, reckoning) });
  return rated.filter(({ action }) => check(seen, 0, action) === undefined);
}
