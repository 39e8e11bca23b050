import { FULL_DECK, rankOf, suitOf, type Card } from "../../../kit/data/cards";
import type { Spot } from "../../../kit/game/scene";
import { SCOUTED } from "../rules/abilities";
import type { CardId } from "../rules/cards";
import { BLACK_DICE, WHITE_DICE, type State } from "../rules/state";
import * as layout from "./layout";
import { ROOMS, type Area, type Point } from "./layout";

/** The dice that count (PRR-1.4): of the player, and of the enemy, whose ATK fits one die. */
export const RED_DICE: readonly string[] = numbered("red", 8);
export const BLUE_DICE: readonly string[] = numbered("blue", 3);
export const YELLOW_DICE: readonly string[] = numbered("yellow", 6);
/** The highest setting of the option `finalHpDice`. */
export const ENEMY_RED_DICE: readonly string[] = numbered("enemy-red", 10);
export const ENEMY_BLUE_DICE: readonly string[] = numbered("enemy-blue", 1);

/** Every die, in the order in which they are in the tray. */
export const EVERY_DIE: readonly string[] = RED_DICE.concat(
  ENEMY_RED_DICE,
  BLUE_DICE,
  ENEMY_BLUE_DICE,
  YELLOW_DICE,
  WHITE_DICE,
  BLACK_DICE,
);

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

/** The rules' id of a playing card (PRR-1.2): suit and value, except for aces and court cards. */
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

/** How much larger than a piece its spot is. */
const MARGIN = 0.5;

/** The places to drop something: those that are always there, and what a potion or Scout's cards can be put on. */
export function spots(state: State): Spot[] {
  const { enemy, phase } = state;
  const list: Spot[] = [
    spot(DECK_SPOT, card(layout.DECK), []),
    spot(DISCARD_SPOT, card(layout.DISCARD), []),
    spot(ENEMY_SPOT, card(layout.ENEMY, layout.ENEMY_SIZE), enemy === undefined ? [] : [enemy.card]),
    spot(HP_SPOT, layout.HP_FRAME, []),
    spot(MONEY_SPOT, layout.MONEY_FRAME, []),
    spot(HAND_SPOT, layout.rowArea(layout.HAND), []),
    spot(EQUIP_SPOT, layout.rowArea(layout.EQUIP), []),
  ];
  if (phase.kind === "scout") addScouted(list, state, phase.cards.length);
  else addCurses(list, state);
  if (phase.kind === "postRoll") addBlackDice(list, phase.roll.black.length);
  return list;
}

/** PRR-13.7: the face-down rooms, and the cards that Scout looks at. */
function addScouted(list: Spot[], { rooms, deck }: State, count: number): void {
  for (let peek = 0; peek < count; peek++) {
    const at = layout.SCOUTED[peek];
    const lying = deck[peek];
    if (at !== undefined && lying !== undefined)
      list.push(spot(scoutedSpot(peek), card(at, layout.HELD_SIZE), [lying]));
  }
  const { size } = layout.gridOf(rooms.length).waiting;
  for (let number = 0; number < rooms.length; number++) {
    const room = rooms[number];
    if (room === undefined || room.kind === "empty" || room.up) continue;
    list.push(spot(roomSpot(number), card(layout.waitingRoomPoint(number, rooms.length), size), [room.card]));
  }
}

/** A curse bears its own name as a spot; of cards that overlap each takes as much as is seen of it. */
function addCurses(list: Spot[], { curses }: State): void {
  const depth = layout.CURSES.down * layout.closeness(layout.CURSES, curses.length);
  for (let i = 0; i < curses.length; i++) {
    const curse = curses[i];
    if (curse === undefined) continue;
    const at = layout.rowPoint(layout.CURSES, i, curses.length);
    list.push(spot(curse, { ...card(at, layout.CURSE_SIZE), depth }, [curse]));
  }
}

function addBlackDice(list: Spot[], count: number): void {
  const row = layout.blackRow(count);
  for (let i = 0; i < count; i++) {
    const die = BLACK_DICE[i];
    if (die === undefined) continue;
    list.push(spot(die, layout.diceArea({ ...row, ...layout.diePoint(row, i) }, 1), [die]));
  }
}

function spot(id: string, { x, z, width, depth }: Area, pieces: readonly string[]): Spot {
  return { id, x, z, width, depth, pieces };
}

function card(at: Point, size = layout.PILE_SIZE): Area {
  const area = layout.cardArea(at, size);
  return { ...area, width: area.width + MARGIN, depth: area.depth + MARGIN };
}
