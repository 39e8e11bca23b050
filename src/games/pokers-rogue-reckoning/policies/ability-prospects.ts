import { ABILITIES, type UseEffect } from "../abilities";
import { maxHp } from "../board";
import { isMoney, isPotion, valueOf, type CardId, type MoneyCard, type Potion } from "../cards";
import { oneMoreOdds, rethrowOdds } from "../odds";
import { PIPS, type Aim, type OpenState, type Roll, type Target } from "../state";
import { drunk, richer, uncursed, withPotion, without } from "./changes";
import { flightProspect, prospectOf } from "./prospect";
import { prospectByOdds, prospectNow, rollProspect, struckProspect } from "./rolls";

/** The number that a die shows on average. */
const MEAN_FACE = (PIPS + 1) / 2;

/** The chance to win after an ability has been used (PRR-13.2, PRR-15.1). */
export function abilityProspect(open: OpenState, card: Potion, aim: Aim): number {
  const left = without(open, card);
  if (aim.kind === "heal") return prospectNow(drunk(left, aim.potion));
  if (aim.kind === "use") return effectProspect(left, ABILITIES[aim.potion].use?.effect, aim.target);
  return effectProspect(left, ABILITIES[card].use?.effect, aim);
}

function effectProspect(open: OpenState, effect: UseEffect | undefined, target: Target): number {
  if (effect === undefined) return 0;
  switch (effect.kind) {
    case "flee":
      return flightProspect(open);
    case "hurtEnemy":
      return wounded(open, effect.hp);
    case "gainMoney":
      return prospectNow(richer(open, effect.money));
    case "collectMoney":
      return prospectNow(richer(open, topMoney(open.discard, effect.cards)));
    case "recover":
      return target.kind === "card" ? prospectNow(recovered(open, target.card)) : 0;
    case "removeCurse":
      return target.kind === "curse" ? prospectNow(uncursed(open, target.curse)) : 0;
    case "restart":
      return restartProspect(open);
    case "borrow":
      return 0;
    default:
      return open.phase.kind === "postRoll" ? changedRoll(open, open.phase.roll, effect, target) : 0;
  }
}

/** The effects on a roll that lies on the table. */
function changedRoll(open: OpenState, roll: Roll, effect: UseEffect, target: Target): number {
  switch (effect.kind) {
    case "throwAgain":
      return prospectByOdds(open, rethrowOdds(open, roll));
    case "addDie":
      return prospectByOdds(open, oneMoreOdds(open, roll));
    case "removeDie":
      return rollProspect(open, { ...roll, black: roll.black.filter((_face, die) => die !== dieOf(target)) });
    case "weaken":
      return rollProspect(open, weakened(roll, effect.points, dieOf(target)));
    default:
      return 0;
  }
}

function dieOf(target: Target): number | undefined {
  return target.kind === "die" ? target.die : undefined;
}

/** A die shows less, one point at least, or the total of the enemy counts less (PRR-15.9). */
function weakened(roll: Roll, points: number, weakDie: number | undefined): Roll {
  if (weakDie === undefined) return { ...roll, shield: roll.shield + points };
  const black = roll.black.map((face, die) => (die === weakDie ? Math.max(1, face - points) : face));
  return { ...roll, black };
}

function wounded(open: OpenState, hp: number): number {
  const { enemy, phase } = open;
  if (enemy === undefined || phase.kind !== "postRoll" || enemy.hp <= hp) return struckProspect(open, hp);
  return rollProspect({ ...open, enemy: { ...enemy, hp: enemy.hp - hp } }, phase.roll);
}

function recovered(open: OpenState, card: Potion | MoneyCard): OpenState {
  return isPotion(card) ? withPotion(open, card) : richer(open, valueOf(card));
}

/** Time Travel, if its dice fall as on average (PRR-15.10). */
function restartProspect(open: OpenState): number {
  const { enemy } = open;
  if (enemy === undefined) return 0;
  const hp = Math.min(maxHp(open), enemy.tier * MEAN_FACE);
  return prospectOf({ ...open, hp, enemy: { ...enemy, hp: enemy.maxHp } });
}

/** The value of the topmost money cards of the discard pile together (PRR-15.8). */
function topMoney(discard: readonly CardId[], most: number): number {
  let sum = 0;
  let cards = 0;
  for (let place = discard.length - 1; place >= 0 && cards < most; place--) {
    const card = discard[place];
    if (card === undefined || !isMoney(card)) continue;
    sum += valueOf(card);
    cards++;
  }
  return sum;
}
