import { ask, announce, occur, tell, tellOwn } from "./events";
import { distance, plus, point, type Point, toWorld, wholeTurn, wholeTurns } from "./geometry";
import { builtInSnapPoints } from "./objects/catalogue";
import { isContainer } from "./objects/contents";
import { shuffle } from "./objects/piles";
import { take } from "./objects/taking";
import { isRolled, roll } from "./objects/dice";
import {
  carryRiders,
  noteMove,
  takeRiders,
  place,
  push,
  settle,
  slide,
  slideTurn,
  stop,
  turn,
  wakeAbove,
} from "./objects/motion";
import { boundsOf, groundAt } from "./objects/physics";
import { isThere, isZone } from "./objects/pieces";
import { destroy, savedRecord } from "./objects/spawning";
import { accepts } from "./objects/tags";
import { isAdmin, playerFor } from "./players";
import { turnsOf } from "./turns";
import { vectorFor } from "./scripts";
import type { Person, Piece, World } from "./world";
import { releaseFromHand, takenUpByZones } from "./zones";

/** The values of Player.Action. */
export enum Action {
  Copy = 0,
  Cut = 1,
  Delete = 2,
  FlipIncrementalLeft = 3,
  FlipIncrementalRight = 4,
  FlipOver = 5,
  Group = 6,
  Paste = 7,
  PickUp = 8,
  Randomize = 9,
  RotateIncrementalLeft = 10,
  RotateIncrementalRight = 11,
  RotateOver = 12,
  Select = 13,
  Under = 14,
}

/** How far above the table a held object hovers. */
const LIFT = 1.5;
/** How near a snap point must be to pull. */
const SNAP_REACH = 1;
/** One step of turning an object, in degrees (the game's default). */
const TURN_STEP = 15;

/** Why somebody cannot touch an object; nothing if they can. */
export function untouchable(world: World, person: Person, piece: Piece): string | undefined {
  const name = describe(piece);
  if (!isThere(piece)) return `${name} no longer exists`;
  if (piece.spawning) return `${name} is not there yet`;
  if (isZone(piece)) return `${name} is a zone`;
  if (person.color === "Grey") return "spectators cannot touch anything";
  if (!piece.interactable) return `${name} is not interactable`;
  const turns = turnsOf(world);
  if (turns.Enable === true && turns.DisableInteractions === true && turns.TurnColor !== person.color)
    if (!isAdmin(person)) return "it is not their turn, and the table forbids touching things off-turn";
  return undefined;
}

/** The same for what moves an object: locked ones cannot be. */
export function immovable(world: World, person: Person, piece: Piece): string | undefined {
  const reason = untouchable(world, person, piece);
  if (reason !== undefined) return reason;
  if (piece.state.Locked === true) return `${describe(piece)} is locked`;
  if (piece.heldBy !== undefined && piece.heldBy !== person)
    return `${describe(piece)} is held by ${piece.heldBy.color}`;
  return undefined;
}

/** An object in words, for messages. */
export function describe(piece: Piece): string {
  const nickname = piece.state.Nickname ?? "";
  return nickname === ""
    ? `${piece.state.Name} ${piece.guid}`
    : `"${nickname}" (${piece.state.Name} ${piece.guid})`;
}

/** Asks the scripts whether a player's action may happen. */
export function allows(world: World, person: Person, action: Action, targets: readonly Piece[]): boolean {
  const proxies = targets.map((piece) => piece.proxy);
  return !ask(world, "onPlayerAction", false, playerFor(world, person), action, proxies);
}

/** A player picks an object up. Says whether they hold it now. */
export function pickUp(world: World, person: Person, piece: Piece): boolean {
  if (person.holding.includes(piece)) return true;
  if (!allows(world, person, Action.PickUp, [piece])) return false;
  if (!isThere(piece)) return false;
  lift(world, person, piece);
  return true;
}

function lift(world: World, person: Person, piece: Piece): void {
  const before = boundsOf(piece);
  stop(piece);
  if (piece.hand === undefined) takeRiders(world, piece);
  piece.heldBy = person;
  piece.pickUpPosition = piece.position;
  piece.pickUpRotation = piece.rotation;
  piece.resting = false;
  person.holding.push(piece);
  releaseFromHand(world, piece);
  moveHeld(world, piece, piece.position);
  wakeAbove(world, piece, before);
  const { color } = person;
  occur(world, piece, "onPickUp", [color], "onObjectPickUp", [color, piece.proxy]);
}

/** A player drags the top card off a deck, or something out of a bag; with a GUID, that one (from the search window). */
export function draw(world: World, person: Person, container: Piece, guid?: string): Piece | undefined {
  if (!allows(world, person, Action.PickUp, [container]) || !isThere(container)) return undefined;
  const taken = take(world, container, {
    guid,
    position: plus(container.position, point(0, LIFT, 0)),
    smooth: false,
  });
  if (taken !== undefined) lift(world, person, taken);
  return taken;
}

/** Moves what a player holds to above a place. */
export function moveHeld(world: World, piece: Piece, to: Point): void {
  piece.position = point(to.x, Math.max(to.y, groundAt(world, to.x, to.z)) + LIFT, to.z);
  noteMove(world, piece);
  carryRiders(world, piece);
}

/** A player lets go of an object where it is: events first, then it snaps, falls, merges. */
export function drop(world: World, person: Person, piece: Piece): void {
  if (piece.heldBy !== person) return;
  piece.heldBy = undefined;
  person.holding = person.holding.filter((other) => other !== piece);
  const { color } = person;
  occur(world, piece, "onDrop", [color], "onObjectDrop", [color, piece.proxy]);
  if (!isThere(piece)) return;
  snap(world, piece);
  noteMove(world, piece);
  takenUpByZones(world, piece);
  if (piece.motion === undefined) settle(world, piece);
}

interface SnapPoint {
  Position: Point;
  Rotation?: Point;
  Tags?: string[];
}

function snap(world: World, piece: Piece): void {
  if (piece.state["Snap"] === false) return;
  const found = nearestSnap(world, piece);
  if (found === undefined) return;
  place(world, piece, point(found.position.x, piece.position.y, found.position.z));
  if (found.rotation !== undefined) turn(world, piece, point(0, found.rotation.y, piece.rotation.z));
}

function nearestSnap(
  world: World,
  piece: Piece,
): { position: Point; rotation: Point | undefined } | undefined {
  let best: { position: Point; rotation: Point | undefined } | undefined;
  let reach = SNAP_REACH;
  const consider = (snapPoint: SnapPoint, position: Point, yaw: number): void => {
    if (!accepts(snapPoint.Tags, piece.state.Tags)) return;
    const away = distance(point(position.x, 0, position.z), point(piece.position.x, 0, piece.position.z));
    if (away >= reach) return;
    reach = away;
    const turned = snapPoint.Rotation;
    best = {
      position,
      rotation: turned === undefined ? undefined : point(turned.x, wholeTurn(turned.y + yaw), turned.z),
    };
  };
  for (const snapPoint of (world.save["SnapPoints"] as SnapPoint[] | undefined) ?? [])
    consider(snapPoint, snapPoint.Position, 0);
  for (const owner of world.pieces) {
    if (owner === piece || !isThere(owner)) continue;
    for (const snapPoint of snapPointsOf(owner))
      consider(snapPoint, toWorld(owner, snapPoint.Position), owner.rotation.y);
  }
  return best;
}

/** The snap points of an object; boards that came from the menu have theirs without a save naming them. */
function snapPointsOf({ state }: Piece): SnapPoint[] {
  const attached = state["AttachedSnapPoints"] as SnapPoint[] | undefined;
  return attached ?? builtInSnapPoints(state.Name).map((Position) => ({ Position }));
}

/** A player turns an object over (F). */
export function flip(world: World, person: Person, piece: Piece): boolean {
  if (!allows(world, person, Action.FlipOver, [piece]) || !isThere(piece)) return false;
  const { y, z } = piece.rotation;
  return rotateBy(world, person, piece, y, z + 180);
}

/** A player turns an object by a number of steps of 15 degrees (Q and E); positive is clockwise. */
export function rotate(world: World, person: Person, piece: Piece, degrees: number): boolean {
  const action = degrees < 0 ? Action.RotateIncrementalLeft : Action.RotateIncrementalRight;
  if (!allows(world, person, action, [piece]) || !isThere(piece)) return false;
  const step = Math.floor(degrees / TURN_STEP + 0.5) * TURN_STEP;
  return rotateBy(world, person, piece, piece.rotation.y + step, piece.rotation.z);
}

function rotateBy(world: World, person: Person, piece: Piece, spin: number, flipped: number): boolean {
  const old = piece.rotation;
  const details = [wholeTurn(spin), wholeTurn(flipped), person.color, old.y, old.z];
  if (tell(world, world.global, "tryObjectRotate", piece.proxy, ...details) === false) return false;
  if (tellOwn(world, piece, "tryRotate", ...details) === false) return false;
  slideTurn(world, piece, point(old.x, spin, flipped), true);
  if (piece.heldBy === undefined) raiseForTurn(world, piece);
  occur(world, piece, "onRotate", details, "onObjectRotate", [piece.proxy, ...details]);
  return true;
}

/** An object that is turned over on the table rises so that it does not cut into it. */
export function raiseForTurn(world: World, piece: Piece): void {
  const half = boundsOf(piece).half;
  const rise = Math.min(1, Math.max(half.x, half.y, half.z));
  slide(world, piece, plus(piece.position, point(0, rise, 0)), true);
}

/** A player presses R over an object: a die is thrown, a deck shuffled, anything else hops. */
export function randomizeBy(world: World, person: Person, piece: Piece): boolean {
  if (!allows(world, person, Action.Randomize, [piece]) || !isThere(piece)) return false;
  return randomize(world, piece, person.color);
}

/** A player flicks an object: it gets a push, and the scripts an event. */
export function flick(world: World, person: Person, piece: Piece, impulse: Point): void {
  push(world, piece, impulse);
  const told = vectorFor(world, impulse);
  occur(world, piece, "onFlick", [person.color, told], "onObjectFlick", [piece.proxy, person.color, told]);
}

/** Whether the scripts let an object be thrown or shuffled. */
export function mayRandomize(world: World, piece: Piece, color: string | undefined): boolean {
  if (tell(world, world.global, "tryObjectRandomize", piece.proxy, color) === false) return false;
  return tellOwn(world, piece, "tryRandomize", color) !== false;
}

/** The default action of R; with a colour the scripts are asked and told. */
export function randomize(world: World, piece: Piece, color: string | undefined): boolean {
  if (color !== undefined && !mayRandomize(world, piece, color)) return false;
  if (isContainer(piece)) shuffle(world, piece);
  else if (isRolled(piece) && piece.state.Locked !== true) roll(world, piece);
  else if (piece.state.Locked !== true) {
    slide(world, piece, plus(piece.position, point(0, 1, 0)), true);
    slideTurn(world, piece, wholeTurns(plus(piece.rotation, point(0, 90, 0))), true);
  }
  if (color !== undefined)
    occur(world, piece, "onRandomize", [color], "onObjectRandomize", [piece.proxy, color]);
  return true;
}

/** A player deletes objects. */
export function remove(world: World, person: Person, pieces: readonly Piece[]): boolean {
  if (!allows(world, person, Action.Delete, pieces)) return false;
  for (const piece of pieces) destroy(world, piece);
  return true;
}

/** A player copies objects to their clipboard. */
export function copy(world: World, person: Person, pieces: readonly Piece[]): boolean {
  if (!allows(world, person, Action.Copy, pieces)) return false;
  person.clipboard = pieces.map((piece) => savedRecord(world, piece));
  return true;
}

/** A player types a number over an object: a card or deck deals that many, a die shows that face. */
export function typeNumber(world: World, person: Person, piece: Piece, number: number): void {
  const own = (): boolean => tellOwn(world, piece, "onNumberTyped", person.color, number, false) === true;
  const general = (): boolean =>
    ask(world, "onObjectNumberTyped", true, piece.proxy, person.color, number, false);
  const order = world.settings.doubts.ownHandlerFirst ? [own, general] : [general, own];
  for (const asked of order) if (asked()) return;
  world.wiring.numberTyped(world, person, piece, number);
}

/** A player points at an object, or away from it. */
export function hover(world: World, person: Person, piece: Piece | undefined): void {
  if (person.hovering === piece) return;
  person.hovering = piece;
  if (piece !== undefined) person.pointer = piece.position;
  if (piece !== undefined)
    occur(world, piece, "onHover", [person.color], "onObjectHover", [person.color, piece.proxy]);
  else announce(world, "onObjectHover", person.color, undefined);
}

/** A player pings a place. */
export function ping(world: World, person: Person, position: Point, piece: Piece | undefined): void {
  announce(world, "onPlayerPing", playerFor(world, person), vectorFor(world, position), piece?.proxy);
}

/** A player peeks under a face-down card (Alt + Shift). */
export function peek(world: World, person: Person, piece: Piece): void {
  occur(world, piece, "onPeek", [person.color], "onObjectPeek", [piece.proxy, person.color]);
}
