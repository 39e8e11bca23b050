import { isRecord, same } from "../kit/data";
import type { TableGame } from "../kit/game";
import type { GameAction, GameEvent } from "../kit/rules";
import type { Gesture, Piece, Spot } from "../kit/scene";
import { overFrames } from "./frames";
import type { Offer } from "./offers";
import type { Picture } from "./picture";
import { gesturesOf } from "./whereabouts";

/** How many gestures are tried in one frame: in chess, hands can do a thousand things. */
const GESTURES_PER_FRAME = 24;

/**
 * Marks the offers that hands can make with the pieces of the picture, some gestures each frame.
 * @param still whether that is still wanted; if not, it is forgotten
 */
export function markByHand<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { gesture }: Pick<TableGame<State, Action, Event, Seen>, "gesture">,
  state: State,
  { offers, picture }: { offers: readonly Offer<Action>[]; picture: Pick<Picture, "pieces" | "spots"> },
  still: (this: void) => boolean,
  marked: (this: void) => void,
): void {
  const fields = fieldsIn(offers.map(({ choice }) => choice.action));
  const byKey: Record<string, Offer<Action> | undefined> = {};
  for (const offer of offers) byKey[keyOf(offer.choice.action, fields)] = offer;
  let gestures: Gesture[] = [];
  let piece = 0;
  let next = 0;

  function tryOne(made: Gesture): void {
    const action = gesture(state, made);
    const offer = action === undefined ? undefined : byKey[keyOf(action, fields)];
    if (offer !== undefined && same(offer.choice.action, action)) offer.byHand = true;
  }

  overFrames(() => {
    if (!still()) return true;
    const pieces: readonly Piece[] = picture.pieces();
    const spots: readonly Spot[] = picture.spots();
    const other = pieces[piece];
    if (next === gestures.length && other !== undefined) {
      gestures = gesturesOf(other, spots);
      next = 0;
      piece++;
    }
    const end = Math.min(next + GESTURES_PER_FRAME, gestures.length);
    for (const made of gestures.slice(next, end)) tryOne(made);
    next = end;
    if (next < gestures.length || piece < pieces.length) return false;
    marked();
    return true;
  });
}

/** The names of all fields in some plain data, each once. */
function fieldsIn(values: readonly unknown[]): string[] {
  const fields: string[] = [];
  for (const value of values) {
    if (!isRecord(value)) continue;
    for (const field of Object.keys(value)) {
      if (!fields.includes(field)) fields.push(field);
      for (const inner of fieldsIn([value[field]])) if (!fields.includes(inner)) fields.push(inner);
    }
  }
  return fields;
}

/** A text that is the same for the same plain data, as far as these fields tell. */
function keyOf(value: unknown, fields: readonly string[]): string {
  if (!isRecord(value)) return tostring(value);
  let key = "";
  for (const field of fields) key += value[field] === undefined ? "," : `${keyOf(value[field], fields)},`;
  return key;
}
