import { isCurse, isMoney, isPotion, type CardId } from "./cards";
import type { GameOptions } from "./options";
import { restoreHp } from "./player";
import type { Event, Room, State } from "./state";

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
