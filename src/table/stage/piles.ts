import { must } from "../../kit/data/must";
import type { PilePiece } from "../../kit/game/scene";
import type { Settings } from "../model/settings";
import { CARD_LAYER, FIRST_CARD_IS_TOP_FACE_DOWN } from "../../tts/constants";
import { cardPose } from "../../tts/geometry";
import { type Pose } from "../../tts/pose";
import { cardData, deckData, type ObjectData } from "../../tts/object-data";
import { pieceMemo, pileMemo } from "../../tts/piece-ids";
import { afterFrames } from "../../tts/waits";
import { placeCard } from "./cards";
import { leaveHand } from "./hand-zones";
import { ABOVE_PILE, expectArrival, isGone, spawn, takeOut, type Work } from "./pass-context";
import { eachInTurn, oneAfterTheOther, type PassTask } from "../../tts/effort";
import {
  allowTouch,
  lock,
  LOCKED_TOLERANCE,
  MOVABLE_TOLERANCE,
  settle,
  settleTurn,
} from "../../tts/set-object";

/** The caption of a card on its way into a pile: nothing that could tell later which card it is. */
const NAMELESS = { name: "", note: "" };
/** How far from its place above a pile a card may be put in, in inches. */
const ARRIVED_TOLERANCE = 0.05;
/** How many cards are brought to a pile at once; the others follow when those are there. */
const LAID_AT_ONCE = 7;
/** How many strangers are taken out of a pile at once; the code that places the others takes them. */
const STRANGERS_AT_ONCE = 2;
/** After how many frames a container has what was put into it. */
const PUT_FRAMES = 2;

/** What it takes of a frame's effort to lay a card on a pile, or to bring one to a pile that is made again. */
const LAYING = 1;
const BRINGING = 0.5;
/** What it takes to find out which cards of a pile that is made again are about. */
const PREPARING = 2;
/** What it takes to see that a card is in the deck already that is made again. */
const COMPARING = 0.1;
/** What it takes to make the data of a card in a pile, to clear a card away, and to make a pile of a whole deck. */
const PACKING = 0.4;
const CLEARING = 0.4;
const SPAWNING = 4;

/**
 * Makes a pile hold the cards of the scene in their order. Tabletop Simulator knows no deck of one card or none, so a
 * pile of one is that card. Answers what has to be done card by card.
 */
export function placePile(work: Work, piece: PilePiece): PassTask | undefined {
  const only = piece.cards[0];
  if (only === undefined) return undefined;
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
    return undefined;
  }
  const pose = cardPose(work.where, place, faceUp, piece.cards.length);
  const deck = work.inventory.piles[piece.id];
  if (isGone(work, deck)) return undefined;
  return deck === undefined || work.worn[piece.id] === true
    ? build(work, piece, pose)
    : putRight(work, deck, piece, pose);
}

/** Puts a pile that exists right, with what is on the table if that can be done, or else by making it again. */
function putRight(work: Work, deck: GObject, piece: PilePiece, pose: Pose): PassTask | undefined {
  const content = topFirst(must(work.inventory.contents[piece.id], "the cards of a pile"), piece.faceUp);
  const missing = piece.cards.length - content.length;
  if (missing < 0 || !endsWith(piece.cards, content)) {
    return takeOutStrangers(work, deck, piece, content) ? undefined : build(work, piece, pose);
  }
  if (missing > 0) return layOn(work, deck, piece, missing, pose);
  clearCopies(work, content);
  // One that came with its faces up, out of a bag, shows them to nobody until it has been turned over.
  work.appearance.dress(deck, piece.caption, piece.faceUp || deck.is_face_down ? "everyone" : "nobody");
  lock(work, deck, true);
  // Nobody may look through a pile that is face down, or shuffle one.
  work.appearance.restore(deck, work.cardMake);
  allowTouch(work, deck, false);
  settle(work, deck, pose, LOCKED_TOLERANCE);
  settleTurn(work, deck, pose);
  return undefined;
}

/** Takes away cards on the table that are in their pile as well: somebody has pasted them. */
function clearCopies({ inventory }: Work, content: readonly string[]): void {
  for (const id of content) {
    const copy = inventory.loose[id];
    if (copy?.isDestroyed() === false) copy.destruct();
  }
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
 * into it. If a card is nowhere on the table, the pile is made again.
 */
function layOn(work: Work, deck: GObject, piece: PilePiece, missing: number, pose: Pose): PassTask {
  const { loose, inside } = work.inventory;
  const laid = piece.cards.slice(Math.max(0, missing - LAID_AT_ONCE), missing).reverse();
  if (laid.some((id) => loose[id] === undefined && inside[id] === undefined)) return build(work, piece, pose);
  let free = true;
  return eachInTurn(work, laid, (id, index) => {
    work.effort -= LAYING;
    const card = loose[id];
    const container = inside[id];
    if (isGone(work, deck) || isGone(work, card) || isGone(work, container)) return false;
    if (card !== undefined) {
      const height = ABOVE_PILE + (index + 1) * CARD_LAYER;
      free = bringAbove(work, piece, id, card, { ...pose, y: pose.y + height }) && free;
      if (free) putInto(work, deck, card);
    } else if (container !== undefined) {
      takeOut(work, container, id);
      free = false;
    }
    return true;
  });
}

/** Sends a card to a pose above its pile; answers whether it is there. */
function bringAbove(work: Work, { faceUp }: PilePiece, id: string, card: GObject, pose: Pose): boolean {
  leaveHand(work, id, card);
  work.appearance.dress(card, NAMELESS, faceUp ? "everyone" : "nobody");
  work.appearance.restore(card, work.cardMake);
  // A card that the players could move a moment ago would fall on to the pile before its turn.
  lock(work, card, true);
  settleTurn(work, card, pose);
  const there = !settle(work, card, pose, ARRIVED_TOLERANCE, speedOf(work)) && !card.isSmoothMoving();
  if (!there) work.flying = true;
  return there;
}

/** In a hurry nobody waits for cards that vanish in a pile. */
function speedOf({ hurried }: Work): Settings["speed"] | undefined {
  return hurried ? "instant" : undefined;
}

function putInto(work: Work, deck: GObject, card: GObject): void {
  lock(work, card, false);
  deck.putObject(card);
  afterFrames(PUT_FRAMES, "a card put into a deck", expectArrival(work));
}

/** Makes a pile again out of pristine cards; those that are about come first and are then taken away. */
function build(work: Work, piece: PilePiece, pose: Pose): PassTask {
  const { loose, inside, piles } = work.inventory;
  const { cards } = piece;
  const old = piles[piece.id];
  const lying: string[] = [];
  return oneAfterTheOther([
    () => {
      if (work.effort < PREPARING) return "more";
      work.effort -= PREPARING;
      noteLying(work, cards, lying);
      return "done";
    },
    eachInTurn(work, lying, (id) => {
      work.effort -= COMPARING;
      if (old !== undefined && inside[id] === old) return true;
      work.effort -= BRINGING;
      return bringToPile(work, piece, id, pose);
    }),
    // Taking cards out of other decks is enough for one pass, and what has been taken must first be there.
    () => (work.changed ? "ended" : "done"),
    eachInTurn(work, cards, (id) => {
      pack(work, id, pose);
      return true;
    }),
    () => (work.flying ? "ended" : "done"),
    eachInTurn(work, lying, (id) => {
      const card = loose[id];
      if (card === undefined || card.isDestroyed()) return true;
      work.effort -= CLEARING;
      card.destruct();
      return true;
    }),
    () => {
      if (work.effort < SPAWNING) return "more";
      work.effort -= SPAWNING;
      if (old?.isDestroyed() === false) old.destruct();
      spawnPile(work, piece, pose);
      return "done";
    },
  ]);
}

/** Notes which of these cards are about, in no order of theirs: somebody may watch them go to where they are to be. */
function noteLying({ inventory }: Work, cards: readonly string[], lying: string[]): void {
  const own: Record<string, boolean> = {};
  for (const id of cards) own[id] = true;
  for (const id of inventory.found) if (own[id] === true) lying.push(id);
}

/** Sends a card that is about to its pile, out of a strange deck if need be; false if it has vanished meanwhile. */
function bringToPile(work: Work, { faceUp }: PilePiece, id: string, pose: Pose): boolean {
  const card = work.inventory.loose[id];
  const container = work.inventory.inside[id];
  if (isGone(work, card) || isGone(work, container)) return false;
  if (card !== undefined) {
    // A save does not tell from whom a card was hidden.
    if (!faceUp) work.appearance.dress(card, NAMELESS, "nobody");
    leaveHand(work, id, card);
    lock(work, card, true);
    if (settle(work, card, pose, MOVABLE_TOLERANCE, speedOf(work)) || card.isSmoothMoving())
      work.flying = true;
  } else if (container !== undefined) {
    takeOut(work, container, id);
  }
  return true;
}

/** Makes the data of a card of a pile, once. Where a deck is counts, not its cards. */
function pack(work: Work, id: string, pose: Pose): void {
  const item = work.cards[id];
  if (item === undefined || work.packed[id] !== undefined) return;
  work.effort -= PACKING;
  work.packed[id] = cardData(item, pieceMemo(work.game, id), pose, work.cardSize, attachedArt);
}

function spawnPile(work: Work, piece: PilePiece, pose: Pose): void {
  const cards: ObjectData[] = [];
  work.worn[piece.id] = false;
  for (const id of piece.cards) {
    const card = work.packed[id];
    if (card !== undefined) cards.push(card);
  }
  const memo = pileMemo(work.game, piece.id);
  spawn(work, deckData(cards, memo, pose, work.cardSize, attachedScripts.deck ?? ""));
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
