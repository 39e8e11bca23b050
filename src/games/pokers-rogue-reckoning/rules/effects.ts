import { must } from "../../../kit/data/must";
import { ABILITIES, type UseEffect } from "./abilities";
import { maxHp, removeFrom, takePotion, totalOf } from "./board";
import { isMoney, isPotion, valueOf, type MoneyCard, type Potion } from "./cards";
import { flee, hurtEnemy } from "./combat";
import { discardCurse } from "./fight";
import { acquire, drink, gainMoney } from "./player";
import type { Aim, Event, Roll, State, Target } from "./state";

/** Uses the ability of a potion, which is discarded afterwards (PRR-13.2, PRR-15.1). */
export function useAbility(state: State, card: Potion, aim: Aim, events: Event[]): void {
  takePotion(state, card);
  events.push({ kind: "abilityUsed", card });
  if (aim.kind === "heal") drink(state, aim.potion, events);
  else if (aim.kind === "use") {
    events.push({ kind: "abilityUsed", card: aim.potion });
    performOf(state, aim.potion, aim.target, events);
  } else performOf(state, card, aim, events);
  state.discard.push(card);
}

function performOf(state: State, card: Potion, target: Target, events: Event[]): void {
  const { use } = ABILITIES[card];
  if (use !== undefined) perform(state, use.effect, target, events);
}

function perform(state: State, effect: UseEffect, target: Target, events: Event[]): void {
  switch (effect.kind) {
    case "flee":
      flee(state, events);
      break;
    case "hurtEnemy":
      hurtEnemy(state, effect.hp, events);
      break;
    case "gainMoney":
      gainMoney(state, effect.money, events);
      break;
    case "collectMoney":
      collectMoney(state, effect.cards, events);
      break;
    case "recover":
      if (target.kind === "card") recover(state, target.card, events);
      break;
    case "removeCurse":
      if (target.kind === "curse") discardCurse(state, target.curse, events);
      break;
    case "restart":
      state.phase = { kind: "throw", throw: { kind: "restart" } };
      break;
    case "borrow":
      // Miracle has no effect of its own: it names another one.
      break;
    default:
      changeRoll(state, effect, target, events);
  }
}

type RollEffect = Extract<UseEffect, { kind: "throwAgain" | "addDie" | "removeDie" | "weaken" }>;

/** The effects on a present roll. */
function changeRoll(state: State, effect: RollEffect, target: Target, events: Event[]): void {
  if (state.phase.kind !== "postRoll") return;
  const { roll } = state.phase;
  switch (effect.kind) {
    case "throwAgain":
      state.phase = { kind: "throw", throw: { kind: "whiteAgain", roll } };
      break;
    case "addDie":
      state.phase = { kind: "throw", throw: { kind: "oneMore", roll } };
      break;
    case "removeDie":
      if (target.kind === "die") removeDie(state, roll, target.die, events);
      break;
    case "weaken":
      state.phase = { kind: "postRoll", roll: weakened(roll, target, effect.points) };
      events.push({ kind: "rollWeakened", points: effect.points });
      break;
  }
}

/** Takes a black die out of the roll (PRR-15.7). */
function removeDie(state: State, roll: Roll, removed: number, events: Event[]): void {
  const black = roll.black.filter((_face, die) => die !== removed);
  events.push({ kind: "dieRemoved", face: must(roll.black[removed], "a die to remove") });
  state.phase = { kind: "postRoll", roll: { ...roll, black } };
}

/** A roll with this many points less for the enemy: on one die, which shows 1 at least, or on its total (PRR-15.9). */
function weakened(roll: Roll, target: Target, points: number): Roll {
  if (target.kind !== "die") return { ...roll, shield: roll.shield + points };
  const black = roll.black.map((face, die) => (die === target.die ? Math.max(1, face - points) : face));
  return { ...roll, black };
}

/** The topmost money cards of the discard pile count again and go back on top, the upper one first (PRR-15.8). */
function collectMoney(state: State, most: number, events: Event[]): void {
  const collected: MoneyCard[] = [];
  for (let place = state.discard.length - 1; place >= 0 && collected.length < most; place--) {
    const card = state.discard[place];
    if (card === undefined || !isMoney(card)) continue;
    removeFrom(state.discard, card);
    collected.push(card);
  }
  for (const card of collected) {
    state.discard.push(card);
    gainMoney(state, valueOf(card), events);
  }
}

/** Takes a potion out of the discard pile, or gains a money card again, which then is on top (PRR-13.12). */
function recover(state: State, card: Potion | MoneyCard, events: Event[]): void {
  events.push({ kind: "recovered", card });
  removeFrom(state.discard, card);
  if (isPotion(card)) {
    acquire(state, card, events);
    return;
  }
  state.discard.push(card);
  gainMoney(state, valueOf(card), events);
}

/** The dice of Time Travel have been thrown: the combat begins again, but not its start effects (PRR-15.10). */
export function restart(state: State, faces: readonly number[], events: Event[]): void {
  const { enemy } = state;
  if (enemy === undefined) return;
  state.hp = Math.min(totalOf(faces), maxHp(state));
  enemy.hp = enemy.maxHp;
  events.push({ kind: "restarted", hp: state.hp, enemyHp: enemy.hp });
  state.phase = { kind: "preRoll" };
}
