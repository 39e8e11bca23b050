import { START_QUEUE, type StartEffect, type Zone } from "./abilities";
import { damageOf, isAnyFaceDown, maxHp, removeFrom, takePotion } from "./board";
import {
  isCurse,
  isPotion,
  valueOf,
  type BluePotion,
  type Curse,
  type Item,
  type Potion,
  type RedPotion,
} from "./cards";
import { hurtEnemy } from "./combat";
import { comparisonOf } from "./comparison";
import { hurtPlayer, loseMoney } from "./player";
import { PILL_PRICE, PIPS, type Event, type Outcome, type Roll, type State, type Swap } from "./state";

/** Where the start of a combat leads when it is over: with the next round. */
const AFTER_START = START_QUEUE.length;

/** Begins the fight with all that happens by itself (PRR-9.2, PRR-9.3). */
export function beginFight(state: State, events: Event[]): void {
  if (state.enemy === undefined) return;
  events.push({ kind: "fightBegan", card: state.enemy.card });
  goOn(state, 0, events);
}

/** Continues the start of a combat from this step; the first round follows it (PRR-9.3, PRR-9.4). */
function goOn(state: State, from: number, events: Event[]): void {
  state.phase = { kind: "preRoll" };
  if (!state.options.abilities) return;
  for (let step = from; step < AFTER_START; step++) {
    const next = START_QUEUE[step];
    if (next === undefined || !liesIn(state, next.zone, next.card)) continue;
    events.push({ kind: "started", card: next.card, zone: next.zone });
    perform(state, next.effect, step + 1, events);
    if (isInterrupted(state)) return;
  }
}

/** Whether the player or chance has to decide first, or the combat is over. */
function isInterrupted({ phase }: State): boolean {
  return phase.kind !== "preRoll";
}

function liesIn(state: State, zone: Zone, card: Item): boolean {
  return state[zone].some((placed) => placed === card);
}

/** Does one effect. Where it is interrupted, the start of the combat continues with `step`. */
function perform(state: State, effect: StartEffect, step: number, events: Event[]): void {
  switch (effect.kind) {
    case "recharge":
      recharge(state, events);
      break;
    case "hurtPlayer":
      hurtPlayer(state, effect.hp, step, events);
      break;
    case "hurtEnemy":
      hurtEnemy(state, effect.hp, events);
      break;
    case "loseMoney":
      loseMoney(state, effect.money, events);
      break;
    case "losePotion":
      if (state.hand.length > 0 || state.equip.some((card) => isPotion(card))) {
        state.phase = { kind: "misplace", step };
      }
      break;
    case "loseCurse":
      if (state.curses.length > 0) state.phase = { kind: "misplaceEnemy", step };
      break;
    case "loseLowCurse":
      loseLowCurse(state, effect.highest, events);
      break;
    case "scout":
      scout(state, effect.cards, step, events);
      break;
  }
}

/** The topmost curse of the discard pile joins the enemy, and acts when its turn comes (PRR-14.2). */
function recharge(state: State, events: Event[]): void {
  for (let place = state.discard.length - 1; place >= 0; place--) {
    const card = state.discard[place];
    if (card === undefined || !isCurse(card)) continue;
    removeFrom(state.discard, card);
    state.curses.push(card);
    events.push({ kind: "curseRecharged", card });
    return;
  }
}

/** The enemy loses its highest curse up to this value (PRR-14.7). */
function loseLowCurse(state: State, highest: number, events: Event[]): void {
  let lost: Curse | undefined;
  for (const curse of state.curses) {
    if (valueOf(curse) <= highest && (lost === undefined || valueOf(curse) > valueOf(lost))) lost = curse;
  }
  if (lost !== undefined) discardCurse(state, lost, events);
}

/** Takes a curse away from the enemy (PRR-14.5, PRR-14.7, PRR-15.6). */
export function discardCurse(state: State, card: Curse, events: Event[]): void {
  removeFrom(state.curses, card);
  state.discard.push(card);
  events.push({ kind: "cardLost", card });
}

/** The player gives up the potion chosen (PRR-14.5). */
export function misplace(state: State, card: Potion, events: Event[]): void {
  if (state.phase.kind !== "misplace") return;
  takePotion(state, card);
  state.discard.push(card);
  events.push({ kind: "cardLost", card });
  goOn(state, state.phase.step, events);
}

/** The enemy loses the curse that the player has chosen (PRR-14.5). */
export function misplaceEnemy(state: State, card: Curse, events: Event[]): void {
  if (state.phase.kind !== "misplaceEnemy") return;
  discardCurse(state, card, events);
  goOn(state, state.phase.step, events);
}

/** Shows the top cards of the deck, if there is a face-down room to exchange one with (PRR-13.7). */
function scout(state: State, count: number, step: number, events: Event[]): void {
  if (state.deck.length === 0 || !isAnyFaceDown(state)) return;
  const cards = state.deck.slice(0, count);
  for (const card of cards) if (!state.known.includes(card)) state.known.push(card);
  events.push({ kind: "peeked", cards, reveals: true });
  state.phase = { kind: "scout", step, cards, swaps: [] };
}

/** Exchanges a card that was looked at with a face-down room, whose card nobody sees; the last exchange ends it (PRR-13.7). */
export function swap(state: State, { peek, room }: Swap, events: Event[]): void {
  if (state.phase.kind !== "scout") return;
  const card = state.deck[peek];
  const lying = state.rooms[room];
  if (card === undefined || lying === undefined || lying.kind === "empty") return;
  state.deck[peek] = lying.card;
  state.rooms[room] = { kind: "card", card, up: false };
  events.push({ kind: "swapped", card, room });
  const swaps = state.phase.swaps.concat([{ peek, room }]);
  state.phase = { ...state.phase, swaps };
  const faceDown = state.rooms.filter((other) => other.kind === "card" && !other.up).length;
  if (swaps.length === Math.min(state.phase.cards.length, faceDown)) finishScouting(state, events);
}

/** Ends the exchanges of Scout (PRR-13.7). */
export function finishScouting(state: State, events: Event[]): void {
  if (state.phase.kind === "scout") goOn(state, state.phase.step, events);
}

/** All dice of a round have been thrown: the white ones first (PRR-9.4, PRR-21.1). */
export function beginRoll(state: State, faces: readonly number[], events: Event[]): void {
  const each = faces.length / 2;
  const white = faces.slice(0, each);
  const black = faces.slice(each);
  events.push({ kind: "rolled", white, black });
  state.phase = { kind: "postRoll", roll: { white, black, shield: 0, counter: false } };
}

/** All white dice have been thrown again (PRR-11.4, PRR-13.6). */
export function rerollWhite(state: State, roll: Roll, faces: readonly number[], events: Event[]): void {
  const white = [...faces];
  events.push({ kind: "whiteRolled", white, counter: roll.counter });
  state.phase = { kind: "postRoll", roll: { ...roll, white } };
}

/** One more white die has been thrown (PRR-15.3). */
export function addWhite(state: State, roll: Roll, faces: readonly number[], events: Event[]): void {
  const white = roll.white.concat(faces);
  events.push({ kind: "dieAdded", white });
  state.phase = { kind: "postRoll", roll: { ...roll, white } };
}

/** Compares both sides; everybody looks at the dice, unless they stay for the player's answer to a tie (PRR-9.4). */
export function resolveRoll(state: State, events: Event[]): void {
  if (state.phase.kind !== "postRoll") return;
  const { roll } = state.phase;
  const comparison = comparisonOf(state, roll);
  const { outcome } = comparison;
  events.push({ kind: "compared", ...comparison });
  state.phase = outcome === "tie" ? { kind: "tie", roll } : { kind: "compared", roll, outcome };
}

/** The loser of the comparison is hurt, and the next round begins unless that ends the combat (PRR-9.5). */
export function strike(state: State, outcome: Outcome, events: Event[]): void {
  state.phase = { kind: "preRoll" };
  if (outcome === "playerHits") hurtEnemy(state, damageOf(state, "equip"), events);
  else if (outcome === "enemyHits") hurtPlayer(state, damageOf(state, "curses"), AFTER_START, events);
}

/** Answers a tie: a counterattack with the white dice, or a new round (PRR-11.4). */
export function answerTie(state: State, counters: boolean): void {
  if (state.phase.kind !== "tie") return;
  const { roll } = state.phase;
  if (counters)
    state.phase = { kind: "throw", throw: { kind: "whiteAgain", roll: { ...roll, counter: true } } };
  else state.phase = { kind: "preRoll" };
}

/** Gives up 1 ATK for HP, and continues where the player fell (PRR-12.4). */
export function trade(state: State, events: Event[]): void {
  state.atk--;
  state.hp = state.options.trade === "MAX" ? maxHp(state) : PIPS;
  events.push({ kind: "traded", atk: state.atk, hp: state.hp });
  getUp(state, events);
}

/** Takes the revival pill: full HP, full ATK (PRR-18.4). */
export function takePill(state: State, events: Event[]): void {
  state.pill = "used";
  state.hp = maxHp(state);
  state.atk = state.fullAtk;
  events.push({ kind: "revived", atk: state.atk, hp: state.hp });
  getUp(state, events);
}

/** The combat continues where the damage came from (PRR-4.1). */
function getUp(state: State, events: Event[]): void {
  if (state.phase.kind === "death") goOn(state, state.phase.step, events);
}

/** Makes the revival pill of two held potions and money (PRR-18.4, PRR-18.5). */
export function craft(state: State, blue: BluePotion, red: RedPotion, events: Event[]): void {
  removeFrom(state.hand, blue);
  removeFrom(state.hand, red);
  state.discard.push(blue, red);
  state.money -= PILL_PRICE;
  state.pill = "ready";
  events.push({ kind: "pillCrafted", blue, red, money: state.money });
}
