import { ABILITIES, type UseEffect } from "../rules/abilities";
import { maxHp, priceIn } from "../rules/board";
import {
  isMoney,
  isPotion,
  valueOf,
  type BluePotion,
  type CardId,
  type MoneyCard,
  type Potion,
  type RedPotion,
} from "../rules/cards";
import { oneMoreOdds, rethrowOdds } from "../rules/odds";
import {
  BRIBES,
  PILL_PRICE,
  PIPS,
  type Action,
  type Aim,
  type OpenState,
  type Roll,
  type Target,
} from "../rules/state";
import { drunk, equipped, healed, richer, uncursed, without, withPotion } from "./changes";
import {
  fallenProspect,
  flightProspect,
  prospectByOdds,
  prospectNow,
  prospectOf,
  rollProspect,
  struckProspect,
} from "./prospect";

/** The chance to win after a legal action, as the outlook has it. */
export function prospectAfter(open: OpenState, action: Action): number {
  switch (action.kind) {
    case "buy":
      return boughtProspect(open, action.room);
    case "heal":
      return prospectNow(drunk(without(open, action.card), action.card));
    case "craft":
      return craftedProspect(open, action.blue, action.red);
    case "money":
      return open.phase.kind === "money" ? prospectOf(richer(open, valueOf(open.phase.card))) : 0;
    case "hp":
      return prospectOf(healed(open, action.amount));
    case "trade":
    case "pill":
      return fallenProspect(open);
    case "accept":
      return 0;
    default:
      return prospectInCombat(open, action);
  }
}

/** As `prospectAfter`, for what belongs to a combat. */
function prospectInCombat(open: OpenState, action: Action): number {
  switch (action.kind) {
    case "equip":
      return prospectOf(equipped(open, action.card));
    case "bribe":
      return flightProspect({ ...open, money: open.money - (BRIBES[(open.enemy?.tier ?? 0) - 1] ?? 0) });
    case "flee":
      return flightProspect(open);
    case "misplace":
      return prospectOf(without(open, action.card));
    case "misplaceEnemy":
      return prospectOf(uncursed(open, action.card));
    case "ability":
      return abilityProspect(open, action.card, action.aim);
    case "counter":
      return open.phase.kind === "tie" ? prospectByOdds(open, rethrowOdds(open, open.phase.roll)) : 0;
    default:
      return prospectNow(open);
  }
}

function boughtProspect(open: OpenState, number: number): number {
  const room = open.rooms[number];
  if (room?.kind !== "card" || room.card === undefined || !isPotion(room.card)) return 0;
  return prospectOf(withPotion({ ...open, money: open.money - (priceIn(room) ?? 0) }, room.card));
}

/** The pill is made beforehand, or when the player falls (PRR-18.4, PRR-18.5). */
function craftedProspect(open: OpenState, blue: BluePotion, red: RedPotion): number {
  const left = without(without(open, blue), red);
  const crafted: OpenState = { ...left, money: open.money - PILL_PRICE, pill: "ready" };
  return open.phase.kind === "death" ? fallenProspect(crafted) : prospectOf(crafted);
}

/** The number that a die shows on average. */
const MEAN_FACE = (PIPS + 1) / 2;

/** The chance to win after an ability has been used (PRR-13.2, PRR-15.1). */
function abilityProspect(open: OpenState, card: Potion, aim: Aim): number {
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

/** The effects on a roll that is on the table. */
function changedRoll(open: OpenState, roll: Roll, effect: UseEffect, target: Target): number {
  switch (effect.kind) {
    case "throwAgain":
      return prospectByOdds(open, rethrowOdds(open, roll));
    case "addDie":
      return prospectByOdds(open, oneMoreOdds(open, roll));
    default: {
      const after = rollAfter(roll, effect, target);
      return after === undefined ? 0 : rollProspect(open, after);
    }
  }
}

/** The roll after an effect that changes it without a throw; undefined for any other. */
export function rollAfter(roll: Roll, effect: UseEffect, target: Target): Roll | undefined {
  switch (effect.kind) {
    case "removeDie":
      return { ...roll, black: roll.black.filter((_face, die) => die !== dieOf(target)) };
    case "weaken":
      return weakened(roll, effect.points, dieOf(target));
    default:
      return undefined;
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
export function topMoney(discard: readonly CardId[], most: number): number {
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
