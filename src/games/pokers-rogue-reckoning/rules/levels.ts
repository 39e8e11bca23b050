import { EVERY_CARD, isCurse, isEnemy, isMoney, isPotion, type CardId } from "./cards";
import type { GameOptions } from "./options";
import { restoreHp } from "./player";
import { PIPS, type Event, type Room, type State } from "./state";

/** A sparse deck has an enemy after this many other cards (PRR-3.4). */
const OTHERS_AN_ENEMY = 4;

/** The table before the first shuffle (PRR-3.1, PRR-3.2): the deck is in no secret order. */
export function newGame(options: GameOptions): State {
  const isSparse = options.shuffle === "sparse";
  return {
    options,
    phase: {
      kind: "setup",
      stage: isSparse ? "enemies" : "all",
      apart: isSparse ? EVERY_CARD.filter((card) => !isEnemy(card)) : [],
    },
    level: 1,
    rooms: [],
    atk: options.startAtk,
    fullAtk: options.startAtk,
    hpDice: options.startHp / PIPS,
    hp: options.startHp,
    money: Math.min(options.startMoney, options.moneyCap),
    pill: "none",
    hand: [],
    equip: [],
    curses: [],
    killed: 0,
    discard: [],
    aside: [],
    slain: [],
    deck: isSparse ? EVERY_CARD.filter((card) => isEnemy(card)) : [...EVERY_CARD],
    known: [],
  };
}

/** The deck has been shuffled: the first level is dealt, once a sparse deck has been put together (PRR-3.5). */
export function setUp(state: State, events: Event[]): void {
  const { phase } = state;
  if (phase.kind !== "setup") return;
  switch (phase.stage) {
    case "all":
      break;
    case "enemies":
      state.phase = { kind: "setup", stage: "others", apart: state.deck };
      state.deck = phase.apart;
      return;
    case "others":
      state.deck = sparse(phase.apart, state.deck);
      break;
  }
  deal(state, events);
}

/** Four others and one enemy again and again, then what is left of the others, then of the enemies (PRR-3.5). */
export function sparse(enemies: readonly CardId[], others: readonly CardId[]): CardId[] {
  const deck: CardId[] = [];
  let next = 0;
  for (const enemy of enemies) {
    for (const card of others.slice(next, next + OTHERS_AN_ENEMY)) deck.push(card);
    deck.push(enemy);
    next += OTHERS_AN_ENEMY;
  }
  return deck.concat(others.slice(next));
}

/** Deals a card face down to every room, as far as the deck goes (PRR-3.6). */
export function deal(state: State, events: Event[]): void {
  const count = roomCount(state.options);
  const dealt = state.deck.slice(0, count);
  const rooms: Room[] = dealt.map((card) => ({ kind: "card", card, up: false }));
  while (rooms.length < count) rooms.push({ kind: "empty" });
  state.rooms = rooms;
  state.deck = state.deck.slice(count);
  state.phase = { kind: "explore" };
  events.push({ kind: "dealt", level: state.level, cards: dealt.length });
}

/** How many rooms a level has (option `grid`). */
export function roomCount({ grid }: GameOptions): number {
  return grid === "2x2" ? 4 : 9;
}

/** Leaves a level: what was not bought goes, the player rests, cards may return, and the next level is dealt (PRR-4.7). */
export function endLevel(state: State, events: Event[]): void {
  events.push({ kind: "levelEnded", level: state.level });
  for (const room of state.rooms) {
    if (room.kind === "empty") continue;
    state.discard.push(room.card);
    events.push({ kind: "leftBehind", card: room.card });
  }
  const amount = restoreHp(state, state.options.rest);
  if (amount > 0) events.push({ kind: "healed", amount, hp: state.hp });
  state.rooms = [];
  const returned = recycle(state);
  if (returned > 0) events.push({ kind: "recycled", cards: returned });
  state.level++;
  if (returned > 0 || state.options.reshuffle) state.phase = { kind: "shuffle", next: "deal" };
  else deal(state, events);
}

/** Puts cards back into the deck as the options say, and answers how many (PRR-17.3). */
function recycle(state: State): number {
  const returned: CardId[] = state.discard.filter((card) => isRecycled(state.options, card));
  state.discard = state.discard.filter((card) => !isRecycled(state.options, card));
  if (state.options.recycleTier) {
    for (const card of state.aside) returned.push(card);
    state.aside = [];
  }
  state.deck = state.deck.concat(returned);
  return returned.length;
}

/** Whether a discarded card returns to the deck at the end of a level (PRR-17.3). */
function isRecycled({ reshuffle, recycleMoney, recycleItems }: GameOptions, card: CardId): boolean {
  if (reshuffle) return true;
  return isMoney(card) ? recycleMoney : recycleItems && (isPotion(card) || isCurse(card));
}
