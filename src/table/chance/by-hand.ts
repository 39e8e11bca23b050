import { isRecord, same } from "../../kit/data";
import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Gesture } from "../../kit/scene";
import type { Scope } from "../time/scope";
import { overFrames } from "../time/tasks";
import type { Offer } from "../state/offers";
import type { Picture } from "../stage/picture";
import { gesturesOf } from "../objects/whereabouts";

/** How many gestures are tried in one slice: in chess, hands can do a thousand things. */
const GESTURES_PER_SLICE = 16;
/** How many offers are learnt in one slice. */
const OFFERS_PER_SLICE = 8;

/**
 * Marks the offers that hands can make with the pieces of the picture, some gestures each slice.
 * @param turn the turn that they belong to
 */
export function markByHand<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { gesture }: Pick<TableGame<State, Action, Event, Seen>, "gesture">,
  state: State,
  { offers, picture }: { offers: readonly Offer<Action>[]; picture: Pick<Picture, "pieces" | "spots"> },
  turn: Scope,
  marked: (this: void) => void,
): void {
  const fields: string[] = [];
  const byKey: Record<string, Offer<Action> | undefined> = {};
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
  overFrames(slice, { scope: turn });
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
