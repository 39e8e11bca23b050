import { advisor } from "../../src/games/cards-vs-dice/policies/advisor";
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
import { isSameChoice, type Advice } from "../../src/kit/advice";
import { drawOutcome } from "../../src/kit/chance";
import { copy } from "../../src/kit/data";
import { LANGUAGES, speak } from "../../src/kit/language";
import { thoughtOut } from "../../src/kit/policy";
import { rollDie, seeded } from "../../src/kit/random";
import type { Choice } from "../../src/kit/rules";
import { expectPresent, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { ending } from "./endings";

/** How many positions of games, and how many endings, have their reasons checked. */
const POSITIONS = 300 * SCALE;

/** A position, and what the advisor says of it. */
interface Said {
  state: State;
  advice: Advice<Action, HintReason>;
  best: Action;
}

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
function slaying({ state, best }: Said): number {
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

function isAt(one: number | undefined, other: number): boolean {
  return one !== undefined && Math.abs(one - other) < 1e-9;
}

/** Whether nothing that was rated is worth more, of all choices or of those with the same weapon. */
function isMost({ advice, best }: Said, withSameWeapon = false): boolean {
  const { ranking, rated = ranking } = advice;
  const own = rated.find(({ action }) => isSameChoice(action, best))?.value ?? -1;
  const weapon = "weapon" in best ? best.weapon : undefined;
  return rated.every(({ action, value = 0 }) => {
    const isOther = withSameWeapon && (!("weapon" in action) || action.weapon !== weapon);
    return isOther || value <= own;
  });
}

function mobAt({ state, best }: Said): { damage: number; enraged: boolean } | undefined {
  if (best.kind !== "face" || !isMob(best.target)) return undefined;
  const mob = state.mobs[best.target];
  return mob.kind === "mob" ? mob : undefined;
}

function bossAt({ best }: Said): BossTarget | undefined {
  return best.kind === "face" && isBoss(best.target) ? best.target : undefined;
}

/** When each reason is true. */
const TRUE: Record<HintReason, (this: void, said: Said) => boolean> = {
  openGate: (said) => {
    const mob = mobAt(said);
    return mob !== undefined && mob.damage === 0 && !mob.enraged && !isGateOpen(said.state);
  },
  cleave: (said) => {
    const chance = slaying(said);
    return said.best.kind === "cleave" && chance > 0 && chance < 1 && isAt(said.advice.odds, chance);
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
      isAt(said.advice.odds, slaying(said)) &&
      slaying(said) > 0
    );
  },
  enraged: (said) =>
    mobAt(said)?.enraged === true && isAt(said.advice.odds, slaying(said)) && slaying(said) > 0,
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
  spare: (said) => isMost(said, true),
  boss: (said) => {
    const boss = bossAt(said);
    return (
      boss !== undefined &&
      said.advice.odds !== 0 &&
      isAt(said.advice.odds, together(said.state, boss, false))
    );
  },
  strikeLater: (said) => {
    const { state, advice } = said;
    const boss = bossAt(said);
    const isLast = bossesSlain(state) === BOSSES.length - 1 && state.options.fatalWin;
    return (
      boss !== undefined && isLast && advice.odds !== 0 && isAt(advice.odds, together(state, boss, true))
    );
  },
  vanguard: (said) =>
    said.best.kind === "face" && isVanguard(said.best.target) && isAt(said.advice.odds, slaying(said)),
  kingslayer: (said) => bossAt(said) !== undefined && isAt(0.9, slaying(said)),
  fatal: (said) => said.best.kind === "fatal" && said.state.options.fatalWin && isMost(said),
  assign: (said) => said.state.phase.kind === "split" && isMost(said),
  end: (said) => said.best.kind === "end" && isMost(said),
  calm: (said) => said.best.kind === "calm" && isMost(said),
  rage: (said) => said.best.kind === "rage" && isMost(said),
};

/** Asks for advice and checks its reason; answers with the best choice. */
function checked(state: State, choices: readonly Choice<Action>[], met: Record<string, number>): Action {
  const advice = thoughtOut(advisor(rules.seen(state, 0), choices));
  const best = expectPresent(advice.ranking[0]).action;
  const { reason, odds } = advice;
  expectTrue(TRUE[reason]({ state, advice, best }), `${reason} (${odds ?? "-"}) of ${best.kind}`);
  if (met[reason] === undefined) {
    for (const language of LANGUAGES) {
      speak(language);
      expectTrue(!hints.reason(reason, odds).includes("{"), `${language}: ${reason}`);
    }
    speak("en");
  }
  met[reason] = (met[reason] ?? 0) + 1;
  return best;
}

describe("The reasons of the hints of Cards vs Dice", () => {
  it("are true where they are given", () => {
    const met: Record<string, number> = {};
    const random = seeded(12);
    let positions = 0;
    while (positions < POSITIONS) {
      const state = rules.start({}, 1);
      for (;;) {
        const waiting = rules.waiting(state);
        if (waiting.kind === "over") break;
        if (waiting.kind === "chance") {
          rules.resolve(state, drawOutcome(waiting.chance, random));
          continue;
        }
        const choices = expectPresent(waiting.decisions[0]).choices;
        let action = expectPresent(choices[rollDie(random, choices.length) - 1]).action;
        if (choices.length > 1) {
          positions++;
          const best = checked(state, choices, met);
          // So that odd positions are met, too, every fourth choice is any.
          if (rollDie(random, 4) > 1) action = best;
        }
        rules.act(state, 0, action);
      }
    }
    for (let each = 0; each < POSITIONS; each++) {
      const state = ending(random);
      const waiting = rules.waiting(state);
      if (waiting.kind === "decisions") checked(state, expectPresent(waiting.decisions[0]).choices, met);
    }
    const never = Object.keys(TRUE).filter((reason) => met[reason] === undefined);
    expectTrue(never.length === 0, `never given: ${never.join(", ")}`);
  });
});
