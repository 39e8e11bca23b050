import { angleBetween } from "../objects/geometry";
import type { Pose } from "../objects/object-data";
import type { Speed } from "../state/settings";

/** How far a locked piece may be from its place, and a movable one that physics has settled, in inches. */
export const LOCKED_TOLERANCE = 0.02;
export const MOVABLE_TOLERANCE = 0.35;
/**
 * How much higher or lower than its place physics may have left a movable piece, in inches: if we are wrong about the height at
 * which it rests, it would fall and be lifted for ever.
 */
const HEIGHT_TOLERANCE = 1;
/** How far a size may be off. */
const SCALE_TOLERANCE = 0.01;
/** How far a turn may be off, in degrees. */
const TURN_TOLERANCE = 1;

/** How fast pieces move: a script has one board, and all its pieces move alike. */
let speed: Speed = "calm";

/** From now on pieces move at this speed. */
export function moveAt(next: Speed): void {
  speed = next;
}

/** Runs something whose moves are fast even where pieces are set to move calmly. */
export function hurriedly(run: () => void): void {
  const usual = speed;
  if (usual === "calm") speed = "brisk";
  run();
  speed = usual;
}

/** Whether an object is neither at a place nor on the way there, by more than so many inches to any side. */
export function isAway(object: GObject, pose: Pose, tolerance: number): boolean {
  const at = object.getPositionSmooth() ?? object.getPosition();
  const height = tolerance < MOVABLE_TOLERANCE ? tolerance : HEIGHT_TOLERANCE;
  return (
    Math.abs((at.x ?? 0) - pose.x) > tolerance ||
    Math.abs((at.y ?? 0) - pose.y) > height ||
    Math.abs((at.z ?? 0) - pose.z) > tolerance
  );
}

/** Sends an object to a place if it is not there or on the way already. Answers whether it had to be sent. */
export function settle(object: GObject, pose: Pose, tolerance: number): boolean {
  const away = isAway(object, pose, tolerance);
  const at = { x: pose.x, y: pose.y, z: pose.z };
  // What glides already would go on gliding to where it was sent before.
  if (away && speed === "instant" && !object.isSmoothMoving()) object.setPosition(at);
  else if (away) object.setPositionSmooth(at, false, speed !== "calm");
  return away;
}

/** Turns an object as a pose says if it is not turned so or about to be. */
export function settleTurn(object: GObject, pose: Pose): void {
  const facing = object.getRotationSmooth() ?? object.getRotation();
  if (
    angleBetween(facing.x ?? 0, pose.pitch) > TURN_TOLERANCE ||
    angleBetween(facing.y ?? 0, pose.yaw) > TURN_TOLERANCE ||
    angleBetween(facing.z ?? 0, pose.roll) > TURN_TOLERANCE
  ) {
    const turned = { x: pose.pitch, y: pose.yaw, z: pose.roll };
    if (speed === "instant" && !object.isSmoothMoving()) object.setRotation(turned);
    else object.setRotationSmooth(turned, false, speed !== "calm");
  }
}

/** Gives an object its size along each axis if it has another one. */
export function resize(object: GObject, { x, y, z }: Record<"x" | "y" | "z", number>): void {
  const has = object.getScale();
  if (
    Math.abs((has.x ?? 0) - x) >= SCALE_TOLERANCE ||
    Math.abs((has.y ?? 0) - y) >= SCALE_TOLERANCE ||
    Math.abs((has.z ?? 0) - z) >= SCALE_TOLERANCE
  )
    object.setScale({ x, y, z });
}

/** Whether somebody holds an object: until it is dropped it is that person's. TTS gives nil, whatever the types say. */
export function isHeld(object: GObject): boolean {
  const holder: string | undefined = object.held_by_color;
  return holder !== undefined;
}

/** Locks or unlocks an object that is not so already. */
export function lock(object: GObject, locked: boolean): void {
  if (object.getLock() !== locked) object.setLock(locked);
}

/** Keeps an object out of every hand: hands take up only what is meant for them. */
export function keepFromHands(object: GObject): void {
  if (object.use_hands) object.use_hands = false;
}

/** Lets players touch an object, or keeps it from them. */
export function allowTouch(object: GObject, allowed: boolean): void {
  if (object.interactable !== allowed) object.interactable = allowed;
}

/** Gives an object to the players: unlocked and touchable. */
export function release(object: GObject): void {
  object.setLock(false);
  object.interactable = true;
}
