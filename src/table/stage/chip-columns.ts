import type { ChipsPiece, Piece } from "../../kit/game/scene";
import { chipsData, columnsOf, MOST_COLUMNS, nameOfChips, type Column } from "../../tts/chips";
import { columnPose } from "../../tts/geometry";
import { type Pose } from "../../tts/pose";
import { columnName, pieceMemo, travellerName } from "../../tts/piece-ids";
import { evenly } from "./appearance";
import { MOST_TRAVELLERS } from "./inventory";
import { discard, isGone, spawn, type Work, putRight } from "./pass-context";
import { allowTouch, isHeld, lock, LOCKED_TOLERANCE, settle, settleTurn } from "../../tts/set-object";

const CHIP_MAKE = evenly(1, { r: 1, g: 1, b: 1 });
/** How many chips of a journey are shown at most: more would be a tower. */
const TALLEST = 10;
/** After how many passes chips on their way count as arrived. */
const LONGEST_JOURNEY = 12;

/**
 * Sees to the chips that are on their way, and sends off what one place has too many of and another one lacks. What is
 * under way is only shown: a place that awaits chips gets all that it should have when they are there, or are lost.
 */
export function seeToJourneys(work: Work, pieces: readonly Piece[]): void {
  const places: ChipsPiece[] = [];
  for (const piece of pieces) if (piece.kind === "chips") places.push(piece);
  if (places.length === 0) return;
  for (let index = 0; index < MOST_TRAVELLERS; index++) follow(work, travellerName(index));
  // Chips that have been ordered and are not there yet would count as missing; in a hurry chips are simply there.
  if (!work.arrivals.isWaiting() && !work.hurried) sendOff(work, places);
}

/** Makes a place hold as many chips as the scene says, unless some are still on their way to it. */
export function placeChips(work: Work, piece: ChipsPiece): void {
  if (awaited(work, piece.id) > 0) return;
  const columns = columnsOf(piece.count);
  for (let index = 0; index < MOST_COLUMNS; index++) {
    const object = work.inventory.loose[columnName(piece.id, index)];
    if (isGone(work, object)) continue;
    const column = columns[index];
    if (column !== undefined) placeColumn(work, piece, column, object);
    else if (object !== undefined) discard(work, object);
  }
}

function placeColumn(
  work: Work,
  piece: ChipsPiece,
  { index, count }: Column,
  object: GObject | undefined,
): void {
  const pose = columnPose(work.where, piece.place, index);
  if (object === undefined || chipsIn(object) !== count) {
    if (object !== undefined) discard(work, object);
    spawnColumn(work, columnName(piece.id, index), count, pose);
    return;
  }
  if (isHeld(object)) return;
  putRight(work, object, { caption: piece.caption, make: CHIP_MAKE, pose, movable: false });
  // Chips could be taken off a stack that is only locked.
  allowTouch(work, object, false);
  settleTurn(work, object, pose);
}

/** Looks where chips on their way are. Whatever is on no journey that we know of is taken away. */
function follow(work: Work, traveller: string): void {
  const object = work.inventory.loose[traveller];
  const journey = work.journeys[traveller];
  if (object === undefined) {
    if (!work.arrivals.isWaiting()) work.journeys[traveller] = undefined;
    return;
  }
  if (isGone(work, object)) return;
  if (journey !== undefined && journey.passes < LONGEST_JOURNEY) {
    journey.passes++;
    lock(work, object, true);
    if (settle(work, object, journey.pose, LOCKED_TOLERANCE) || object.isSmoothMoving()) {
      work.flying = true;
      return;
    }
  }
  work.journeys[traveller] = undefined;
  discard(work, object);
}

/** A place of chips with how many are there, and how many of them are too many (or too few, if below 0). */
interface Balance {
  piece: ChipsPiece;
  has: number;
  surplus: number;
}

/** Sends chips from places that have too many to those that have too few, as long as not too many are on their way. */
function sendOff(work: Work, places: readonly ChipsPiece[]): void {
  const givers: Balance[] = [];
  const takers: Balance[] = [];
  for (const piece of places) {
    const has = chipsAt(work, piece.id);
    const balance = { piece, has, surplus: has + awaited(work, piece.id) - piece.count };
    if (has > piece.count) givers.push(balance);
    else if (balance.surplus < 0) takers.push(balance);
  }
  for (const giver of givers) {
    for (const taker of takers) {
      const count = Math.min(giver.surplus, -taker.surplus);
      if (count <= 0 || !send(work, giver, taker.piece, count)) continue;
      giver.surplus -= count;
      taker.surplus += count;
    }
  }
}

/** Sends chips on their way; answers false if too many are on theirs already. */
function send(work: Work, { piece: from, has }: Balance, to: ChipsPiece, count: number): boolean {
  const traveller = freeTraveller(work);
  if (traveller === undefined) return false;
  work.journeys[traveller] = { to: to.id, count, pose: lastPose(work, to, to.count), passes: 0 };
  spawnColumn(work, traveller, Math.min(count, TALLEST), lastPose(work, from, has));
  return true;
}

/** A name that no chips on their way have. */
function freeTraveller({ inventory, journeys }: Work): string | undefined {
  for (let index = 0; index < MOST_TRAVELLERS; index++) {
    const name = travellerName(index);
    if (journeys[name] === undefined && inventory.loose[name] === undefined) return name;
  }
  return undefined;
}

/** How many chips are on their way to a place. */
function awaited({ journeys }: Work, place: string): number {
  let count = 0;
  for (let index = 0; index < MOST_TRAVELLERS; index++) {
    const journey = journeys[travellerName(index)];
    if (journey?.to === place) count += journey.count;
  }
  return count;
}

/** How many chips really are at a place. */
function chipsAt({ inventory }: Work, place: string): number {
  let count = 0;
  for (let index = 0; index < MOST_COLUMNS; index++) {
    const object = inventory.loose[columnName(place, index)];
    if (object?.isDestroyed() === false) count += chipsIn(object);
  }
  return count;
}

/** How many chips an object is; a single one is no stack. */
function chipsIn(object: GObject): number {
  return object.name === nameOfChips(1) ? 1 : object.getQuantity();
}

/** Where the last column of this many chips is. */
function lastPose({ where }: Work, { place }: ChipsPiece, count: number): Pose {
  return columnPose(where, place, Math.max(0, columnsOf(count).length - 1));
}

/** Makes chips that keep their place from the beginning: loose ones would join what is there. */
function spawnColumn(work: Work, name: string, count: number, pose: Pose): void {
  const data = chipsData(count, pieceMemo(work.game, name), pose);
  data.Locked = true;
  spawn(work, data);
}
