import { FULL_DECK, rankOf, suitOf, type Card } from "../../kit/cards";
import { SCOUTED } from "./abilities";
import type { CardId } from "./cards";
import { ROOMS } from "./layout";
import { BLACK_DICE, WHITE_DICE } from "./state";

/** The dice that count (PRR-1.4): of the player, and of the enemy, whose ATK fits one die. */
export const RED_DICE: readonly string[] = numbered("red", 8);
export const BLUE_DICE: readonly string[] = numbered("blue", 3);
export const YELLOW_DICE: readonly string[] = numbered("yellow", 6);
/** The highest setting of the option `finalHpDice`. */
export const ENEMY_RED_DICE: readonly string[] = numbered("enemy-red", 10);
export const ENEMY_BLUE_DICE: readonly string[] = numbered("enemy-blue", 1);

/** The dice as they lie in the tray, row by row. */
export const TRAY_ROWS: readonly (readonly string[])[] = [
  RED_DICE.concat(ENEMY_RED_DICE),
  BLUE_DICE.concat(ENEMY_BLUE_DICE, YELLOW_DICE, WHITE_DICE, BLACK_DICE),
];

/** The pawn on the track of the tiers. */
export const TIER_PAWN = "tier";

/** The spots beside those that bear the name of a room, a card or a die. */
export const DECK_SPOT = "deck";
export const DISCARD_SPOT = "discard";
export const HAND_SPOT = "hand";
export const EQUIP_SPOT = "equip";
export const ENEMY_SPOT = "enemy";
export const HP_SPOT = "hp";
export const MONEY_SPOT = "money";

/** The spot of a room. */
export function roomSpot(room: number): string {
  return `room-${room + 1}`;
}

/** The spot of a card that Scout looks at. */
export function scoutedSpot(peek: number): string {
  return `scouted-${peek + 1}`;
}

/** The room, or the card that Scout looks at, which a spot belongs to. */
export const ROOM_OF_SPOT: Record<string, number> = {};
export const SCOUTED_OF_SPOT: Record<string, number> = {};
for (let room = 0; room < ROOMS; room++) ROOM_OF_SPOT[roomSpot(room)] = room;
for (let peek = 0; peek < SCOUTED; peek++) SCOUTED_OF_SPOT[scoutedSpot(peek)] = peek;

const PRINTED: Record<string, Card> = {};
for (const card of FULL_DECK) PRINTED[idOf(card)] = card;

/** The id by which the rules call a playing card (PRR-1.2): suit and value, but for aces and figures. */
function idOf(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (rank === "T") return `${suit}10`;
  return rank === "A" || rank === "J" || rank === "Q" || rank === "K" ? card : `${suit}${rank}`;
}

/** What is printed on a card; the hearts are Jokers (PRR-1.2). */
export function printedOn(id: CardId): Card | "joker" {
  return PRINTED[id] ?? "joker";
}

function numbered(name: string, count: number): string[] {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) ids.push(`${name}-${number}`);
  return ids;
}
