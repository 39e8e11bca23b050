import { must } from "../../../kit/data/must";
import { maxHp, priceIn, removeFrom, totalOf } from "./board";
import {
  diceFor,
  isCurse,
  isEnemy,
  isMoney,
  isPotion,
  kindOf,
  valueOf,
  type CardId,
  type Curse,
  type Heart,
  type MoneyCard,
  type Potion,
  type Sword,
} from "./cards";
import { meetEnemy } from "./combat";
import { acquire, gainMoney, restoreHp } from "./player";
import { PIPS, type Event, type State } from "./state";

/** Turns up the card of a room: dice decide about it, or it is for sale, or it is shown before it acts (PRR-4.2, PRR-4.3). */
export function reveal(state: State, room: number, events: Event[]): void {
  const lying = state.rooms[room];
  if (lying === undefined || lying.kind === "empty") return;
  const { card } = lying;
  state.rooms[room] = { kind: "card", card, up: true };
  removeFrom(state.known, card);
  events.push({ kind: "revealed", card, room, reveals: true });
  const dice = diceFor(card);
  if (dice > 0) state.phase = { kind: "throw", throw: { kind: "reveal", room, dice } };
  else if (isEnemy(card) || isChoice(state, card)) settle(state, room, [], events);
  else if (!isPotion(card)) state.phase = { kind: "shown", room, faces: [] };
}

/** Whether the player may choose HP for a money card (PRR-7.1). */
function isChoice(state: State, card: CardId): card is MoneyCard {
  return isMoney(card) && state.options.moneyHp !== "off" && state.hp < maxHp(state);
}

/** Everybody has seen the card and the dice thrown for it: it takes effect, and its room is empty (PRR-4.3). */
export function settle(state: State, room: number, faces: readonly number[], events: Event[]): void {
  const lying = state.rooms[room];
  if (lying === undefined || lying.kind === "empty") return;
  const { card } = lying;
  const total = totalOf(faces);
  state.rooms[room] = { kind: "empty" };
  state.phase = { kind: "explore" };
  if (isPotion(card)) settlePotion(state, card, total, events);
  else if (isCurse(card)) settleCurse(state, card, total, events);
  else if (isEnemy(card)) meetEnemy(state, card, events);
  else if (isChoice(state, card)) state.phase = { kind: "money", room, card };
  else if (isMoney(card)) takeMoney(state, card, events);
  else gainDie(state, card, events);
}

/** A sword adds 1 ATK, a heart a red die that shows six (PRR-4.3). */
function gainDie(state: State, card: Sword | Heart, events: Event[]): void {
  state.aside.push(card);
  if (isSword(card)) {
    state.atk++;
    state.fullAtk++;
    events.push({ kind: "swordFound", card, atk: state.atk });
    return;
  }
  state.hpDice++;
  state.hp += PIPS;
  events.push({ kind: "heartFound", card, hp: state.hp, maxHp: maxHp(state) });
}

function isSword(card: Sword | Heart): card is Sword {
  return kindOf(card) === "sword";
}

/** A potion without a price is won by its exact number, or lost (PRR-5.1). */
function settlePotion(state: State, card: Potion, total: number, events: Event[]): void {
  if (total === valueOf(card)) {
    events.push({ kind: "potionWon", card, total });
    acquire(state, card, events);
    return;
  }
  events.push({ kind: "potionMissed", card, total });
  state.discard.push(card);
}

/** A curse is avoided, converted or joins the enemy (PRR-6.2, PRR-6.3). */
function settleCurse(state: State, card: Curse, total: number, events: Event[]): void {
  const value = valueOf(card);
  const isDual = diceFor(card) === 2;
  if (isDual ? total > value : total === value) {
    events.push({ kind: "curseAvoided", card, total });
    state.discard.push(card);
  } else if (isDual && total === value) {
    events.push({ kind: "curseConverted", card, total });
    state.equip.push(card);
  } else {
    events.push({ kind: "curseJoined", card, total });
    state.curses.push(card);
  }
}

function takeMoney(state: State, card: MoneyCard, events: Event[]): void {
  state.discard.push(card);
  gainMoney(state, valueOf(card), events);
}

/** Takes the money of a card, or this many HP instead (PRR-7.2 to PRR-7.4). */
export function answerMoney(state: State, hp: number, events: Event[]): void {
  if (state.phase.kind !== "money") return;
  const { card } = state.phase;
  state.phase = { kind: "explore" };
  if (hp === 0) {
    takeMoney(state, card, events);
    return;
  }
  state.discard.push(card);
  const amount = restoreHp(state, hp);
  events.push({ kind: "healed", amount, hp: state.hp });
}

/** Buys the potion that is face up in a room (PRR-5.2). */
export function buy(state: State, room: number, events: Event[]): void {
  const lying = must(state.rooms[room], "a room to buy from");
  if (lying.kind === "empty" || !isPotion(lying.card)) return;
  const { card } = lying;
  const price = must(priceIn(lying), "the price of a potion on sale");
  state.money -= price;
  state.rooms[room] = { kind: "empty" };
  events.push({ kind: "potionBought", card, price, money: state.money });
  acquire(state, card, events);
}
