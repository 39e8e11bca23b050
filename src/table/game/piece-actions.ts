import type { AnyGame, State, Seen, Action } from "../model/game";
import { isRecord, same } from "../../kit/data/data";
import type { Seat } from "../../kit/rules/rules";
import type { Gesture, Piece, Spot } from "../../kit/game/scene";
import { gesturesOf, isMovable } from "../../tts/hit-test";
import { schedule } from "../../tts/scheduler";
import type { Offer, Possibility } from "./contracts";
import type { SceneDrawer } from "../stage/contracts";
import type { Scope } from "../../tts/scope";

/** Of how many gestures is asked in one frame whether they are legal: each may cost a way over the board. */
const GESTURES_PER_FRAME = 3;

/** Who asks, and about what. */
export interface ActionQuestion {
  state: State;
  seat: Seat;
  piece: Piece;
  /** All pieces and spots of the picture of the state. */
  pieces: readonly Piece[];
  spots: readonly Spot[];
}

/**
 * Finds out what a seat can do with a piece by hand, slice by slice: whether a gesture is legal may cost a way over the
 * board, and its words an exact chance. Each call does a slice, and the last one answers.
 */
export function possibilitiesOf(
  game: AnyGame,
  { state, seat, piece, pieces, spots }: ActionQuestion,
): (this: void) => readonly Possibility[] | undefined {
  const { rules, words } = game;
  const legal: Action[] = [];
  const possibilities: Possibility[] = [];
  let gestures: readonly Gesture[] | undefined;
  let next = 0;
  let seen: Seen | undefined;

  function tryOut(gesture: Gesture): void {
    const action = game.gesture(state, gesture);
    if (action === undefined || legal.some((other) => same(other, action))) return;
    if (rules.check(state, seat, action) === undefined) legal.push(action);
  }

  return () => {
    const action = legal[possibilities.length];
    if (gestures === undefined) gestures = gesturesWith(piece, pieces, spots);
    else if (next < gestures.length) {
      for (const gesture of gestures.slice(next, next + GESTURES_PER_FRAME)) tryOut(gesture);
      next += GESTURES_PER_FRAME;
    } else if (action === undefined) return possibilities;
    else if (seen === undefined) seen = rules.seen(state, seat);
    else possibilities.push({ action, words: words.choice(seen, { action, rule: "" }) });
    return undefined;
  };
}

/** Every gesture that has to do with a piece: those made with it, and those that put another one where it is. */
function gesturesWith(piece: Piece, pieces: readonly Piece[], spots: readonly Spot[]): Gesture[] {
  const { id } = piece;
  const lying = piece.kind === "pile" ? piece.cards : [id];
  const away: Spot[] = [];
  const here: Spot[] = [];
  for (const spot of spots) (spot.pieces.some((other) => lying.includes(other)) ? here : away).push(spot);
  const gestures = gesturesOf(piece, away).concat({ kind: "click", piece: id });
  for (const spot of here) {
    for (const other of pieces) {
      if (other.id !== id && isMovable(other))
        gestures.push({ kind: "drop", piece: other.id, spot: spot.id });
    }
  }
  return gestures;
}

/** How many gestures are tried in one slice: in chess, hands can do a thousand things. */
const GESTURES_PER_SLICE = 16;
/** How many offers are learnt in one slice. */
const OFFERS_PER_SLICE = 8;

/**
 * Marks the offers that hands can make with the pieces of the picture, some gestures each slice.
 * @param turn the turn that they belong to
 */
export function markByHand(
  { gesture }: Pick<AnyGame, "gesture">,
  state: State,
  { offers, picture }: { offers: readonly Offer[]; picture: Pick<SceneDrawer, "pieces" | "spots"> },
  turn: Scope,
  marked: (this: void) => void,
): void {
  const fields: string[] = [];
  const byKey: Record<string, Offer | undefined> = {};
  let named = 0;
  let keyed = 0;
  let gestures: Gesture[] = [];
  let piece = 0;
  let next = 0;

  /** Learns the offers by their fields first, and then by their keys; answers whether all are known. */
  function learn(): boolean {
    for (const { choice } of offers.slice(named, named + OFFERS_PER_SLICE)) addFields(choice.action, fields);
    if (named < offers.length) {
      named += OFFERS_PER_SLICE;
      return false;
    }
    for (const offer of offers.slice(keyed, keyed + OFFERS_PER_SLICE)) {
      byKey[keyOf(offer.choice.action, fields)] = offer;
    }
    keyed += OFFERS_PER_SLICE;
    return keyed >= offers.length;
  }

  function tryOne(made: Gesture): void {
    const action = gesture(state, made);
    const offer = action === undefined ? undefined : byKey[keyOf(action, fields)];
    if (offer !== undefined && same(offer.choice.action, action)) offer.byHand = true;
  }

  let known = false;
  const slice = (): boolean => {
    if (!known) {
      known = learn();
      return false;
    }
    const pieces = picture.pieces();
    const other = pieces[piece];
    if (next === gestures.length && other !== undefined) {
      gestures = gesturesOf(other, picture.spots());
      next = 0;
      piece++;
    }
    const end = Math.min(next + GESTURES_PER_SLICE, gestures.length);
    for (const made of gestures.slice(next, end)) tryOne(made);
    next = end;
    if (next < gestures.length || piece < pieces.length) return false;
    marked();
    return true;
  };
  schedule(slice, { scope: turn });
}

/** Adds the names of all fields in some plain data, each once. */
function addFields(value: unknown, fields: string[]): void {
  if (!isRecord(value)) return;
  for (const field of Object.keys(value)) {
    if (!fields.includes(field)) fields.push(field);
    addFields(value[field], fields);
  }
}

/** A text that is the same for the same plain data, as far as these fields tell. */
function keyOf(value: unknown, fields: readonly string[]): string {
  if (!isRecord(value)) return tostring(value);
  let key = "";
  for (const field of fields) key += value[field] === undefined ? "," : `${keyOf(value[field], fields)},`;
  return key;
}
