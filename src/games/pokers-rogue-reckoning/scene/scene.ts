import {
  upright,
  type Caption,
  type CardPiece,
  type Piece,
  type PilePiece,
  type Place,
  type SceneParts,
} from "../../../kit/game/scene";
import { text } from "../catalogue";
import type { CardId } from "../rules/cards";
import { roomCount } from "../rules/levels";
import type { OpenState, Phase, Room, State } from "../rules/state";
import { ownCaption, roomCaption, scoutedCaption, slainCaption } from "../words/board-words";
import { combatPieces, countingDice } from "./dice";
import { isCurseMovable, isEnemyMovable, isPotionMovable, isRoomMovable, isScoutedMovable } from "./gestures";
import * as layout from "./layout";
import type { Point, Row } from "./layout";
import { TIER_PAWN } from "./pieces";

/** The whole table of Poker's Rogue Reckoning: what PRR-1 and PRR-2 name, and every card as PRR-2.7 lets it be seen. */
export const scene: SceneParts<State> = [
  (state) => {
    const pieces: Piece[] = [];
    addPiles(pieces, state);
    addScouted(pieces, state);
    addRooms(pieces, state);
    addEnemy(pieces, state);
    return pieces;
  },
  hand,
  zones,
  countingDice,
  combatPieces,
];

/** PRR-2.7: the deck is face down, all other piles open with the latest card on top. */
function addPiles(pieces: Piece[], state: State): void {
  const { deck, discard, aside, slain, phase } = state;
  pieces.push(
    pile("deck", deck.slice(laidOut(phase)), layout.DECK, false, text().CAPTIONS.deck),
    pile("discard", [...discard].reverse(), layout.DISCARD, true, text().CAPTIONS.discard),
    pile("aside", [...aside].reverse(), layout.ASIDE, true, text().CAPTIONS.aside),
    pile("slain", [...slain].reverse(), layout.SLAIN, true, slainCaption()),
  );
  // PRR-3.5: while one part of a sparse deck is shuffled, the other one is beside it.
  const [beside] = layout.SCOUTED;
  const apart = phase.kind === "setup" ? phase.apart : [];
  if (beside !== undefined) pieces.push(pile("apart", apart, beside, false, text().CAPTIONS.apart));
}

function pile(id: string, cards: readonly CardId[], at: Point, faceUp: boolean, caption: Caption): PilePiece {
  return { kind: "pile", id, cards, place: upright(at), faceUp, caption };
}

/** How many cards of the deck are beside it while Scout looks at them (PRR-13.7). */
function laidOut(phase: Phase): number {
  return phase.kind === "scout" ? phase.cards.length : 0;
}

/** PRR-13.7: the cards that Scout looks at; one that was exchanged is a room's card, which nobody sees. */
function addScouted(pieces: Piece[], state: State): void {
  const { deck, phase } = state;
  if (phase.kind !== "scout") return;
  for (let peek = 0; peek < phase.cards.length; peek++) {
    const card = deck[peek];
    const at = layout.SCOUTED[peek];
    if (card === undefined || at === undefined) continue;
    const room: Room = { kind: "card", card, up: phase.cards[peek] === card };
    pieces.push(roomCard(state, room, at, layout.HELD_SIZE, isScoutedMovable(state, peek)));
  }
}

/**
 * PRR-3.6, PRR-4.2: the rooms of the level, small while an enemy is fought; a money card is in its room until it is decided
 * what it brings.
 */
function addRooms(pieces: Piece[], state: State): void {
  const { rooms, phase, enemy } = state;
  const pointOf = enemy === undefined ? layout.roomPoint : layout.waitingRoomPoint;
  const grid = layout.gridOf(rooms.length);
  const { size } = enemy === undefined ? grid : grid.waiting;
  for (let number = 0; number < rooms.length; number++) {
    const room = rooms[number];
    if (room === undefined || room.kind === "empty") continue;
    const at = pointOf(number, rooms.length);
    pieces.push(roomCard(state, room, at, size, isRoomMovable(state, number)));
  }
  if (phase.kind !== "money") return;
  const at = upright(pointOf(phase.room, rooms.length));
  pieces.push(openCard(phase.card, at, size, true, roomCaption(state, phase.card)));
}

/** Nobody knows a card that is face down, unless Scout has shown it (PRR-2.7). */
function roomCard(
  state: State,
  { card, up }: Extract<Room, { kind: "card" }>,
  at: Point,
  size: number,
  movable: boolean,
): CardPiece {
  const lies = upright(at);
  if (up) return openCard(card, lies, size, movable, roomCaption(state, card));
  const isKnown = state.known.includes(card);
  return {
    kind: "card",
    id: card,
    place: lies,
    faceUp: false,
    size,
    sight: isKnown ? "everyone" : "nobody",
    movable,
    caption: isKnown ? scoutedCaption(card) : text().CAPTIONS.hidden,
  };
}

/** The enemy of the running combat (PRR-9.1), and the pawn that shows its tier. */
function addEnemy(pieces: Piece[], state: State): void {
  const { enemy, killed } = state;
  if (enemy !== undefined) {
    const caption = ownCaption(state, enemy.card);
    const at = upright(layout.ENEMY);
    pieces.push(openCard(enemy.card, at, layout.ENEMY_SIZE, isEnemyMovable(state), caption));
  }
  pieces.push({
    kind: "pawn",
    id: TIER_PAWN,
    place: upright(layout.pawnPoint(killed)),
    owner: undefined,
    caption: text().CAPTIONS.pawn,
  });
}

/** PRR-5.3: the potions held are open; there is no limit, so they may overlap. */
function hand(this: void, state: State): Piece[] {
  const pieces: Piece[] = [];
  addRow(pieces, state, layout.HAND, state.hand, (card) => isPotionMovable(state, card));
  return pieces;
}

/** PRR-5.6, PRR-6.4: the cards under the dice of both sides. */
function zones(this: void, state: State): Piece[] {
  const pieces: Piece[] = [];
  addRow(pieces, state, layout.EQUIP, state.equip, (card) => isPotionMovable(state, card));
  addRow(pieces, state, layout.CURSES, state.curses, (card) => isCurseMovable(state, card));
  return pieces;
}

/** A row of cards. Those that are on one another cannot be let loose: they would become a deck. */
function addRow<Card extends CardId>(
  pieces: Piece[],
  state: State,
  row: Row,
  cards: readonly Card[],
  isMovable: (this: void, card: Card) => boolean,
): void {
  const overlap = layout.overlaps(row, cards.length);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    if (card === undefined) continue;
    const at = upright(layout.rowPoint(row, i, cards.length), overlap ? i : 0);
    pieces.push(openCard(card, at, row.size, !overlap && isMovable(card), ownCaption(state, card)));
  }
}

function openCard(id: CardId, at: Place, size: number, movable: boolean, caption: Caption): CardPiece {
  return { kind: "card", id, place: at, faceUp: true, size, sight: "everyone", movable, caption };
}

/** The places of an enemy, which are there while there is one. */
const ENEMY_PLACES = ["enemy-frame", "black-frame", "white-frame"];
/** The places of rooms, by how many there are. */
const ROOM_PLACES = layout.roomIds("-frame");

/**
 * The printed places that are unused now: rooms, during a fight, or the enemy's places otherwise; and places of things that do
 * not exist.
 */
export function unused({ options, enemy, curses, slain, aside }: OpenState): string[] {
  let ids = enemy === undefined ? ENEMY_PLACES.slice() : [];
  if (curses.length === 0) ids.push("curses-frame");
  if (slain.length === 0) ids.push("slain-frame");
  if (aside.length === 0) ids.push("aside-frame");
  for (const rooms of layout.GRIDS) {
    if (enemy === undefined && rooms === roomCount(options)) continue;
    ids = ids.concat(ROOM_PLACES[rooms] ?? []);
  }
  return ids;
}
