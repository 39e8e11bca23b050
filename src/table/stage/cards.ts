import type { CardPiece, PilePiece } from "../../kit/scene";
import { CARD_LAYER, FIRST_CARD_IS_TOP_FACE_DOWN } from "../constants";
import { cardPose } from "../objects/geometry";
import { pieceMemo, pileMemo } from "../objects/memo";
import { cardData, deckData, type ObjectData, type Pose } from "../objects/object-data";
import { holdCard } from "./hands";
import {
  isAway,
  isHeld,
  keepFromHands,
  lock,
  LOCKED_TOLERANCE,
  MOVABLE_TOLERANCE,
  settle,
  settleTurn,
} from "./motion";
import { afterFrames } from "../time/waits";
import { ABOVE_PILE, expectArrival, isGone, spawn, takeOut, type Work } from "./work";

/** The caption of a card on its way into a pile: nothing that could tell later which card it is. */
const NAMELESS = { name: "", note: "" };
/** How far from its place above a pile a card may be put in, in inches. */
const ARRIVED_TOLERANCE = 0.05;
/** How many cards are brought to a pile at once; the others follow when those lie there. */
const LAID_AT_ONCE = 7;
/** How many strangers are taken out of a pile at once; whoever places the others takes them. */
const STRANGERS_AT_ONCE = 2;
/** For how many cards of a new pile the data is made in one pass: that of a whole deck is too much for a frame. */
const PACKED_AT_ONCE = 12;
/** After how many frames a container has what was put into it. */
const PUT_FRAMES = 2;

/** Puts a card where the scene wants it, out of a deck if need be. */
export function placeCard(work: Work, piece: CardPiece): void {
  const item = work.cards[piece.id];
  if (item === undefined) return;
  const pose = cardPose(work.where, piece.place, piece.faceUp, 1);
  const object = work.inventory.loose[piece.id];
  const container = work.inventory.inside[piece.id];
  if (isGone(work, object) || isGone(work, container)) return;
  if (object !== undefined) {
    const holder = piece.hand === undefined ? undefined : work.handOf(piece.hand);
    if (holder === undefined) layCard(work, piece, object, pose);
    else holdCard(work, piece, object, holder);
  } else if (container !== undefined) {
    takeOut(work, container, piece.id);
  } else {
    spawn(work, cardData(item, pieceMemo(work.game, piece.id), pose, work.cardSize, attachedArt));
  }
}

/** Puts a card that lies about where it belongs on the table. */
function layCard(work: Work, piece: CardPiece, object: GObject, pose: Pose): void {
  if (piece.movable && isHeld(object)) return;
  keepFromHands(object);
  work.wardrobe.dress(object, piece.caption, piece.faceUp ? "everyone" : piece.sight);
  const tolerance = piece.movable ? MOVABLE_TOLERANCE : LOCKED_TOLERANCE;
  const travelling = isAway(object, pose, tolerance) || object.isSmoothMoving();
  if (piece.movable && travelling) work.flying = true;
  // Unlocked cards that meet on their way would become a deck, so a card is given to the players where it belongs.
  // It is locked before it is sent: locking may stop what moves.
  lock(object, !piece.movable || travelling);
  settle(object, pose, tolerance);
  settleTurn(object, pose);
}

/**
 * Makes a pile hold the cards of the scene in their order. Tabletop Simulator knows no deck of one card or none, so a
 * pile of one is that card.
 */
export function placePile(work: Work, piece: PilePiece): void {
  const only = piece.cards[0];
  if (only === undefined) return;
  const { place, faceUp, caption } = piece;
  if (piece.cards.length === 1) {
    placeCard(work, {
      kind: "card",
      id: only,
      place,
      faceUp,
      sight: faceUp ? "everyone" : "nobody",
      movable: false,
      caption,
    });
    return;
  }
  const pose = cardPose(work.where, place, faceUp, piece.cards.length);
  const deck = work.inventory.piles[piece.id];
  if (isGone(work, deck)) return;
  if (deck === undefined || !keepPile(work, deck, piece, pose)) buildPile(work, piece, pose);
}

/** Puts a pile that exists right, if it can be done with what lies on the table. Answers whether it can. */
function keepPile(work: Work, deck: GObject, piece: PilePiece, pose: Pose): boolean {
  const content = topFirst(work.inventory.contents[piece.id] ?? [], piece.faceUp);
  const missing = piece.cards.length - content.length;
  if (missing < 0 || !endsWith(piece.cards, content)) return takeOutStrangers(work, deck, piece, content);
  if (missing > 0) return layOn(work, deck, piece, missing, pose);
  work.wardrobe.dress(deck, piece.caption, "everyone");
  lock(deck, true);
  // Nobody may look through a pile that lies face down, or shuffle one.
  if (deck.interactable) deck.interactable = false;
  settle(deck, pose, LOCKED_TOLERANCE);
  settleTurn(deck, pose);
  return true;
}

/** Takes cards out of a pile that belong elsewhere; answers false if there are none and its order is wrong. */
function takeOutStrangers(work: Work, deck: GObject, piece: PilePiece, content: readonly string[]): boolean {
  const own: Record<string, boolean> = {};
  for (const id of piece.cards) own[id] = true;
  const strangers = content.filter((id) => own[id] !== true);
  for (const id of strangers.slice(0, STRANGERS_AT_ONCE)) takeOut(work, deck, id);
  return strangers.length > 0;
}

/**
 * Brings the first `missing` cards of a pile to its top: above it first and then, lowest first, those that have arrived
 * into it. Answers false if a card is nowhere on the table.
 */
function layOn(work: Work, deck: GObject, piece: PilePiece, missing: number, pose: Pose): boolean {
  let free = true;
  const last = Math.max(0, missing - LAID_AT_ONCE);
  for (let index = missing - 1; index >= last; index--) {
    const id = piece.cards[index] ?? "";
    const card = work.inventory.loose[id];
    const container = work.inventory.inside[id];
    if (isGone(work, card) || isGone(work, container)) return true;
    if (card !== undefined) {
      const height = ABOVE_PILE + (missing - index) * CARD_LAYER;
      free = bringAbove(work, piece, card, { ...pose, y: pose.y + height }) && free;
      if (free) putInto(work, deck, card);
    } else if (container !== undefined) {
      takeOut(work, container, id);
      free = false;
    } else {
      return false;
    }
  }
  return true;
}

/** Sends a card to a pose above its pile; answers whether it is there. */
function bringAbove(work: Work, { faceUp }: PilePiece, card: GObject, pose: Pose): boolean {
  keepFromHands(card);
  work.wardrobe.dress(card, NAMELESS, faceUp ? "everyone" : "nobody");
  // A card that the players could move a moment ago would fall on to the pile before its turn.
  lock(card, true);
  settleTurn(card, pose);
  const there = !settle(card, pose, ARRIVED_TOLERANCE) && !card.isSmoothMoving();
  if (!there) work.flying = true;
  return there;
}

function putInto(work: Work, deck: GObject, card: GObject): void {
  lock(card, false);
  deck.putObject(card);
  afterFrames(PUT_FRAMES, "a card put into a deck", expectArrival(work));
}

/** Makes a pile anew out of pristine cards; those that lie about come first and are then taken away. */
function buildPile(work: Work, piece: PilePiece, pose: Pose): void {
  const { loose, inside, piles } = work.inventory;
  const old = piles[piece.id];
  for (const id of piece.cards) {
    if (old !== undefined && inside[id] === old) continue;
    if (!bringToPile(work, piece, id, pose)) return;
  }
  // Taking cards out of other decks is enough for one pass, and what has been taken must first be there.
  const isPacked = !work.changed && pack(work, piece, pose);
  if (work.flying) return;
  if (!isPacked) {
    work.changed = true;
    return;
  }
  const cards: ObjectData[] = [];
  for (const id of piece.cards) {
    const card = work.packed[id];
    if (card !== undefined) cards.push(card);
    loose[id]?.destruct();
  }
  old?.destruct();
  const memo = pileMemo(work.game, piece.id);
  spawn(work, deckData(cards, memo, pose, work.cardSize, attachedScripts.deck ?? ""));
}

/** Sends a card that lies about to its pile, out of a strange deck if need be; false if it has vanished meanwhile. */
function bringToPile(work: Work, { faceUp }: PilePiece, id: string, pose: Pose): boolean {
  const card = work.inventory.loose[id];
  const container = work.inventory.inside[id];
  if (isGone(work, card) || isGone(work, container)) return false;
  if (card !== undefined) {
    // A save does not tell from whom a card was hidden.
    if (!faceUp) work.wardrobe.dress(card, NAMELESS, "nobody");
    keepFromHands(card);
    lock(card, true);
    if (settle(card, pose, MOVABLE_TOLERANCE) || card.isSmoothMoving()) work.flying = true;
  } else if (container !== undefined) {
    takeOut(work, container, id);
  }
  return true;
}

/** Makes the data of some of a pile's cards; answers whether that of all is there. Where a deck lies counts, not its cards. */
function pack(work: Work, { cards }: PilePiece, pose: Pose): boolean {
  let count = 0;
  for (const id of cards) {
    const item = work.cards[id];
    if (item === undefined || work.packed[id] !== undefined) continue;
    if (count === PACKED_AT_ONCE) return false;
    work.packed[id] = cardData(item, pieceMemo(work.game, id), pose, work.cardSize, attachedArt);
    count++;
  }
  return true;
}

/** A deck's list with the card on top first. */
function topFirst(content: readonly string[], faceUp: boolean): readonly string[] {
  return FIRST_CARD_IS_TOP_FACE_DOWN !== faceUp ? content : [...content].reverse();
}

/** Whether a list ends with these entries, in this order. */
function endsWith(list: readonly string[], end: readonly string[]): boolean {
  const from = list.length - end.length;
  for (let i = 0; i < end.length; i++) if (list[i + from] !== end[i]) return false;
  return true;
}
