import { below } from "../../kit/data/random";
import {
  between,
  distance,
  minus,
  type Point,
  plus,
  point,
  scaled,
  turnedBetween,
  wholeTurns,
} from "../geometry";
import { framesIn } from "../schedule";
import type { Motion, Piece, Tween, World } from "../world";
import { boundsOf, overlapAbove, isSolid, restingHeight, supportBelow } from "./physics";
import { isThere, isZone } from "./pieces";

/** Units a second squared, about what the game's default gravity looks like. */
const GRAVITY = 20;
/** Below these a smooth move to where the object already is going is ignored (reported by mods). */
const LEAST_SLIDE = 0.025;
const LEAST_TURN = 1;

/** Puts an object somewhere at once. */
export function place(world: World, piece: Piece, position: Point): void {
  const before = boundsOf(piece);
  piece.position = position;
  if (piece.motion !== undefined) {
    piece.motion.slide = undefined;
    piece.motion.body = undefined;
  }
  noteMove(world, piece);
  wakeAbove(world, piece, before);
  settleSoon(world, piece);
}

/** Turns an object at once. */
export function turn(world: World, piece: Piece, rotation: Point): void {
  piece.rotation = wholeTurns(rotation);
  if (piece.motion !== undefined) {
    piece.motion.turn = undefined;
    if (piece.motion.body?.kind === "roll") piece.motion.body = undefined;
  }
  noteMove(world, piece);
  settleSoon(world, piece);
}

/** Starts a smooth move to a place. */
export function slide(world: World, piece: Piece, to: Point, fast: boolean): void {
  const current = piece.motion?.slide;
  if (current !== undefined && distance(piece.position, to) < LEAST_SLIDE) return;
  const motion = moved(world, piece);
  motion.body = undefined;
  motion.slide = tween(world, piece.position, to, fast);
}

/** Starts a smooth turn. */
export function slideTurn(world: World, piece: Piece, to: Point, fast: boolean): void {
  const current = piece.motion?.turn;
  if (current !== undefined && distance(piece.rotation, wholeTurns(to)) < LEAST_TURN) return;
  const motion = moved(world, piece);
  motion.body = undefined;
  motion.turn = tween(world, piece.rotation, to, fast);
}

function tween(world: World, from: Point, to: Point, fast: boolean): Tween {
  const [slow, quick] = world.settings.smoothSeconds;
  const { frame } = world.schedule;
  return { from, to, start: frame, end: frame + framesIn(world.schedule, fast ? quick : slow) };
}

export function isSmoothMoving(piece: Piece): boolean {
  return piece.motion?.slide !== undefined || piece.motion?.turn !== undefined;
}

/** Makes an unlocked object fall from where it is to what is below it. */
export function settle(world: World, piece: Piece): void {
  if (!falls(piece)) {
    piece.resting = true;
    return;
  }
  const { frame } = world.schedule;
  const target = restingHeight(piece, supportBelow(world, piece).height);
  const height = Math.abs(piece.position.y - target);
  const end = frame + Math.max(1, framesIn(world.schedule, Math.sqrt((2 * height) / GRAVITY)));
  moved(world, piece).body = {
    kind: "fall",
    fromY: piece.position.y,
    toY: target,
    start: frame,
    end,
    asleep: end + 3 + below(world.random, 12),
  };
}

/** Makes an object fall unless it is already on its way. */
function settleSoon(world: World, piece: Piece): void {
  if (isSmoothMoving(piece) || piece.motion?.body?.kind === "roll") return;
  if (falls(piece)) settle(world, piece);
}

/** Whether gravity acts on an object now. */
function falls(piece: Piece): boolean {
  return (
    piece.state.Locked !== true &&
    !piece.spawning &&
    !piece.frozen &&
    piece.heldBy === undefined &&
    piece.hand === undefined &&
    !piece.riding &&
    !isZone(piece) &&
    piece.kept.get("use_gravity") !== false &&
    isThere(piece)
  );
}

/** Gives an object a push: forces only nudge it, a little along the table. */
export function push(world: World, piece: Piece, velocity: Point): void {
  if (piece.spawning || piece.state.Locked === true || isSmoothMoving(piece)) return;
  const time = framesIn(world.schedule, 0.6);
  const reach = scaled(point(velocity.x, 0, velocity.z), 0.05);
  const { frame } = world.schedule;
  moved(world, piece).slide = {
    from: piece.position,
    to: plus(piece.position, reach),
    start: frame,
    end: frame + time,
  };
}

/** The motion record of an object, made if it has none; it is no longer at rest. */
export function moved(world: World, piece: Piece): Motion {
  piece.resting = false;
  if (piece.motion === undefined) {
    piece.motion = { slide: undefined, turn: undefined, body: undefined };
    world.moving.push(piece);
  }
  return piece.motion;
}

/** Stops whatever an object was doing. */
export function stop(piece: Piece): void {
  if (piece.motion === undefined) return;
  piece.motion.slide = undefined;
  piece.motion.turn = undefined;
  piece.motion.body = undefined;
}

/** Puts an object on the list of those that the zones look at. */
export function noteMove(world: World, piece: Piece): void {
  if (piece.movedFrame >= 0) return;
  piece.movedFrame = world.schedule.frame;
  world.moved.push(piece);
}

/** Lets fall what may have lain on an object that has moved away from `before`. */
export function wakeAbove(world: World, piece: Piece, before: { center: Point; half: Point }): void {
  if (isZone(piece)) return;
  const bottom = before.center.y;
  for (const other of world.pieces) {
    if (other === piece || other.motion !== undefined || other.position.y < bottom) continue;
    if (!falls(other) || !isSolid(other)) continue;
    if (overlapAbove(before, boundsOf(other), 0.1)) settle(world, other);
  }
}

/** One frame of all moving objects. */
export function stepMotion(world: World): void {
  if (world.moving.length === 0) return;
  const still: Piece[] = [];
  for (const piece of [...world.moving]) {
    if (piece.gone || piece.motion === undefined) {
      piece.motion = undefined;
      continue;
    }
    stepPiece(world, piece, piece.motion);
    const { slide: sliding, turn: turning, body } = piece.motion;
    if (sliding !== undefined || turning !== undefined || body !== undefined) still.push(piece);
    else {
      piece.motion = undefined;
      piece.velocity = point(0, 0, 0);
    }
  }
  // Objects that began to move meanwhile were appended to the list.
  for (const piece of world.moving)
    if (piece.motion !== undefined && !still.includes(piece)) still.push(piece);
  world.moving = still;
}

function stepPiece(world: World, piece: Piece, motion: Motion): void {
  const { frame } = world.schedule;
  const wasSmooth = isSmoothMoving(piece);
  const before = piece.position;
  if (wasSmooth && world.faults.stuck.has(piece)) return;
  if (motion.slide !== undefined) {
    piece.position = along(motion.slide, frame, between);
    if (frame >= motion.slide.end) motion.slide = undefined;
  }
  if (motion.turn !== undefined) {
    piece.rotation = wholeTurns(along(motion.turn, frame, turnedBetween));
    if (frame >= motion.turn.end) motion.turn = undefined;
  }
  noteMove(world, piece);
  if (wasSmooth && !isSmoothMoving(piece)) settle(world, piece);
  else if (motion.body?.kind === "fall") stepFall(world, piece, motion, motion.body);
  else if (motion.body?.kind === "roll") stepRoll(world, piece, motion, motion.body);
  piece.velocity = scaled(minus(piece.position, before), world.settings.framesPerSecond);
  carryRiders(world, piece);
}

/** An object is picked up: what is on it travels along unless it is not sticky. */
export function takeRiders(world: World, piece: Piece): void {
  if (piece.state["Sticky"] === false) return;
  const own = boundsOf(piece);
  const top = own.center.y + own.half.y;
  for (const other of world.pieces) {
    if (other === piece || other.motion !== undefined || !falls(other) || !isSolid(other)) continue;
    const bounds = boundsOf(other);
    const gap = bounds.center.y - bounds.half.y - top;
    const isOn =
      Math.abs(bounds.center.x - own.center.x) < own.half.x &&
      Math.abs(bounds.center.z - own.center.z) < own.half.z;
    if (gap < -0.1 || gap > 0.2 || !isOn) continue;
    other.riding = true;
    piece.riders.push({ piece: other, offset: minus(other.position, piece.position) });
  }
}

/** What is on a carried object is where the object is. */
export function carryRiders(world: World, piece: Piece): void {
  for (const { piece: rider, offset } of piece.riders) {
    rider.position = plus(piece.position, offset);
    rider.resting = false;
    noteMove(world, rider);
  }
}

/** The journey is over: what lay on the object is there by itself again. */
export function dropRiders(world: World, piece: Piece): void {
  const { riders } = piece;
  piece.riders = [];
  for (const { piece: rider } of riders) {
    rider.riding = false;
    if (isThere(rider)) settle(world, rider);
  }
}

function along(way: Tween, frame: number, mix: (from: Point, to: Point, part: number) => Point): Point {
  const part = Math.min(1, (frame - way.start) / (way.end - way.start));
  return mix(way.from, way.to, part);
}

function stepFall(
  world: World,
  piece: Piece,
  motion: Motion,
  fall: Extract<Motion["body"], { kind: "fall" }>,
): void {
  const { frame } = world.schedule;
  if (frame < fall.end) {
    const part = (frame - fall.start) / (fall.end - fall.start);
    const y = fall.fromY + (fall.toY - fall.fromY) * part * part;
    piece.position = point(piece.position.x, y, piece.position.z);
    return;
  }
  if (piece.position.y !== fall.toY) piece.position = point(piece.position.x, fall.toY, piece.position.z);
  if (frame === fall.end) {
    carryRiders(world, piece);
    dropRiders(world, piece);
    world.wiring.landed(world, piece);
  }
  if (frame < fall.asleep || motion.body !== fall) return;
  motion.body = undefined;
  piece.resting = true;
}

function stepRoll(
  world: World,
  piece: Piece,
  motion: Motion,
  roll: Extract<Motion["body"], { kind: "roll" }>,
): void {
  const { frame } = world.schedule;
  piece.resting = false;
  const part = Math.min(1, (frame - roll.start) / (roll.end - roll.start));
  const hop = Math.sin(Math.PI * Math.min(1, part * 1.6)) * 1.8;
  const ground = between(roll.from, roll.to, Math.min(1, part * 1.3));
  piece.position = point(ground.x, ground.y + Math.max(0, hop), ground.z);
  piece.rotation = wholeTurns(plus(roll.final, scaled(roll.spin, 1 - part)));
  if (part < 1 || world.faults.neverResting.has(piece)) return;
  piece.rotation = roll.final;
  motion.body = undefined;
  settle(world, piece);
}
