import type { HintReason } from "../../src/games/cards-vs-dice/policies/reasons";
import {
  bossesSlain,
  damageAt,
  hitPointsAt,
  isBoss,
  isGateOpen,
  isMob,
  isVanguard,
  rageValue,
} from "../../src/games/cards-vs-dice/rules/board";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import {
  BOSSES,
  SIDES,
  WEAPONS,
  type Action,
  type BossTarget,
  type State,
  type Target,
} from "../../src/games/cards-vs-dice/rules/state";
import { hints } from "../../src/games/cards-vs-dice/words/hint-words";
import { choicesIn } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import { seeded } from "../../src/kit/data/random";
import { expectPresent } from "../support/expect";
import { isChance, isMost, reasonCheck, type Said, type Truths } from "../support/reasons";
import { SCALE } from "../support/scale";
import { ending } from "./endings";

/** How many positions of games, and how many endings, have their reasons checked. */
const POSITIONS = 300 * SCALE;

type Position = Said<State, Action, HintReason>;

/** The states that the rolls of an attack lead to, each as likely as any other. */
function resultsOf(state: State, action: Action): State[] {
  const next = copy(state);
  rules.act(next, 0, action);
  const waiting = rules.waiting(next);
  if (waiting.kind !== "chance" || waiting.chance.kind !== "roll") return [next];
  const sides = expectPresent(waiting.chance.dice[0]).sides;
  const results: State[] = [];
  for (let face = 1; face <= sides; face++) {
    const result = copy(next);
    rules.resolve(result, { kind: "rolled", faces: [face] });
    results.push(result);
  }
  return results;
}

function isSlain(state: State, target: Target): boolean {
  if (isBoss(target)) return state.bosses[target].slain;
  const place = isMob(target) ? state.mobs[target] : state.vanguards[target];
  return (place.kind === "mob" || place.kind === "faceUp") && place.slain;
}

function targetsOf(action: Action): Target[] {
  if (action.kind === "face") return [action.target];
  return action.kind === "cleave" ? [action.first, action.second] : [];
}

/** The chance that an attack slays all that it aims at, by the rules. */
function slaying({ state, best }: Position): number {
  const results = resultsOf(state, best);
  return (
    results.filter((result) => targetsOf(best).every((target) => isSlain(result, target))).length /
    results.length
  );
}

/** The chance that all ready weapons, and the life die if it is to follow, deal what a boss still needs. */
function together(state: State, target: BossTarget, withLife: boolean): number {
  let sums: Record<number, number> = { [0]: 1 };
  const add = (faces: readonly number[]): void => {
    const next: Record<number, number> = {};
    for (const sum of Object.keys(sums).map((text) => tonumber(text) ?? 0)) {
      for (const face of faces) next[sum + face] = (next[sum + face] ?? 0) + (sums[sum] ?? 0) / faces.length;
    }
    sums = next;
  };
  const allFaces = (sides: number): number[] => {
    const faces: number[] = [];
    for (let face = 1; face <= sides; face++) faces.push(face);
    return faces;
  };
  for (const weapon of WEAPONS) {
    if (state.dice[weapon].kind !== "ready") continue;
    const value = rageValue(state, weapon);
    add(value === undefined ? allFaces(SIDES[weapon]) : [value]);
  }
  if (withLife) add(allFaces(SIDES.life));
  const need = hitPointsAt(state, target) - damageAt(state, target);
  let chance = 0;
  for (const sum of Object.keys(sums).map((text) => tonumber(text) ?? 0))
    if (sum >= need) chance += sums[sum] ?? 0;
  return chance;
}

function isWithSameWeapon(one: Action, other: Action): boolean {
  return "weapon" in one && "weapon" in other && one.weapon === other.weapon;
}

function mobAt({ state, best }: Position): { damage: number; enraged: boolean } | undefined {
  if (best.kind !== "face" || !isMob(best.target)) return undefined;
  const mob = state.mobs[best.target];
  return mob.kind === "mob" ? mob : undefined;
}

function bossAt({ best }: Position): BossTarget | undefined {
  return best.kind === "face" && isBoss(best.target) ? best.target : undefined;
}

/** When each reason is true. */
const TRUE: Truths<State, Action, HintReason> = {
  openGate: (said) => {
    const mob = mobAt(said);
    return mob !== undefined && mob.damage === 0 && !mob.enraged && !isGateOpen(said.state);
  },
  cleave: (said) => {
    const chance = slaying(said);
    return said.best.kind === "cleave" && chance > 0 && chance < 1 && isChance(said.advice.odds, chance);
  },
  cleaveHit: (said) =>
    said.best.kind === "cleave" &&
    resultsOf(said.state, said.best).every(({ phase }) => phase.kind === "split"),
  certain: (said) => slaying(said) === 1,
  finishMob: (said) => {
    const mob = mobAt(said);
    return (
      mob !== undefined &&
      mob.damage > 0 &&
      !mob.enraged &&
      isChance(said.advice.odds, slaying(said)) &&
      slaying(said) > 0
    );
  },
  enraged: (said) =>
    mobAt(said)?.enraged === true && isChance(said.advice.odds, slaying(said)) && slaying(said) > 0,
  weaken: (said) => {
    const { state, best } = said;
    if (best.kind !== "face" || slaying(said) > 0) return false;
    const { target, weapon } = best;
    const isHurt = resultsOf(state, best).some(
      (result) => damageAt(result, target) > damageAt(state, target),
    );
    const isFollowed = WEAPONS.some((other) => other !== weapon && state.dice[other].kind === "ready");
    return isHurt && (isFollowed || isVanguard(target));
  },
  spare: (said) => isMost(said, (action) => isWithSameWeapon(said.best, action)),
  boss: (said) => {
    const boss = bossAt(said);
    return (
      boss !== undefined &&
      said.advice.odds !== 0 &&
      isChance(said.advice.odds, together(said.state, boss, false))
    );
  },
  strikeLater: (said) => {
    const { state, advice } = said;
    const boss = bossAt(said);
    const isLast = bossesSlain(state) === BOSSES.length - 1 && state.options.fatalWin;
    return (
      boss !== undefined && isLast && advice.odds !== 0 && isChance(advice.odds, together(state, boss, true))
    );
  },
  vanguard: (said) =>
    said.best.kind === "face" && isVanguard(said.best.target) && isChance(said.advice.odds, slaying(said)),
  kingslayer: (said) => bossAt(said) !== undefined && isChance(0.9, slaying(said)),
  fatal: (said) => said.best.kind === "fatal" && said.state.options.fatalWin && isMost(said),
  assign: (said) => said.state.phase.kind === "split" && isMost(said),
  end: (said) => said.best.kind === "end" && isMost(said),
  calm: (said) => said.best.kind === "calm" && isMost(said),
  rage: (said) => said.best.kind === "rage" && isMost(said),
};

describe("The reasons of the hints of Cards vs Dice", () => {
  it("are true where they are given", () => {
    const check = reasonCheck({ rules, hints, truths: TRUE });
    const random = seeded(12);
    check.games(POSITIONS, random, () => rules.start({}, 1));
    for (let each = 0; each < POSITIONS; each++) {
      const state = ending(random);
      const choices = choicesIn(rules, state, 0);
      if (choices.length > 0) check.decision(state, 0, choices);
    }
    check.expectAllGiven();
  });
});
