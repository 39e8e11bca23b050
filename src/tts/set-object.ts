import { angleBetween } from "./geometry";
import { type Pose } from "./pose";
import { afterSeconds } from "./waits";

/** How fast pieces move. */
export type Speed = "calm" | "brisk" | "instant";

/** How far a locked piece may be from its place, and a movable one that physics has settled, in inches. */
export const LOCKED_TOLERANCE = 0.02;
export const MOVABLE_TOLERANCE = 0.35;
/** How much higher or lower than we believe a piece may rest, in inches, and how exactly it comes back to that height. */
const MISJUDGED = 1;
const SAME_HEIGHT = 0.05;
/** How long a piece takes at most to come to rest, in seconds. */
const RESTING_TIME = 2;

/** How often a piece is brought to its place from the same height before it is left there. */
const MOST_TIMES = 3;

/** How far a size may be off. */
const SCALE_TOLERANCE = 0.01;
/** How far a turn may be off, in degrees. */
const TURN_TOLERANCE = 1;

/** What is known of the objects that a script has moved. */
export interface Motion {
  /**
   * The heights from which movable pieces were brought to their places, how often, and when last, by GUID. A piece that physics
   * puts back there each time is left there: if we are wrong about that height, it would fall and be lifted for ever.
   */
  readonly corrected: Record<string, { height: number; times: number; at: number } | undefined>;
  /** How much has been done to objects so far, besides looking at them. */
  acts: number;
  /** The pieces that were sent gliding and may not have arrived. */
  readonly gliding: GObject[];
  /** How fast pieces move. */
  speed: Speed;
  /** Where the objects belong that shake just now, by GUID: to everything else they are there. */
  readonly shaking: Record<string, Vector | undefined>;
}

/** Nothing has been moved yet. */
export function newMotion(): Motion {
  return { corrected: {}, acts: 0, gliding: [], speed: "calm", shaking: {} };
}

/** Whether all pieces that were sent gliding have arrived. */
export function areStill({ gliding }: Motion): boolean {
  for (;;) {
    const last = gliding[gliding.length - 1];
    if (last === undefined) return true;
    if (!last.isDestroyed() && last.isSmoothMoving()) return false;
    gliding.pop();
  }
}

/** How long something on its way is left alone before it is looked at again, in seconds. */
const FLIGHT_TIMES: Readonly<Record<Speed, number>> = { calm: 0.25, brisk: 0.1, instant: 0.05 };

/** The same at the speed at which pieces move now. */
export function flightTime({ speed }: Motion): number {
  return FLIGHT_TIMES[speed];
}

/** Runs something whose moves are fast even where pieces are set to move calmly. */
export function hurriedly(motion: Motion, run: () => void): void {
  const usual = motion.speed;
  if (usual === "calm") motion.speed = "brisk";
  run();
  motion.speed = usual;
}

/** How far a shaken piece is from its place, in inches, one offset after the other, and for how long each, in seconds. */
const SHAKES: readonly number[] = [0.14, -0.14, 0.1, -0.1, 0.06, -0.06];
const SHAKE_TIME = 0.06;

/** Shakes an object; it comes back to the very place where it is, unless it is sent to another one meanwhile. */
export function shake(motion: Motion, object: GObject, count = 0): void {
  const { guid } = object;
  const { shaking } = motion;
  const home = shaking[guid] ?? (count === 0 ? object.getPosition() : undefined);
  // What glides was sent by somebody else, such as a die that is thrown.
  shaking[guid] = object.isSmoothMoving() || isHeld(object) ? undefined : home;
  const offset = SHAKES[count];
  if (offset === undefined) endShaking(motion, object);
  else if (home !== undefined && shaking[guid] !== undefined) {
    object.setPosition({ x: (home.x ?? 0) + offset, y: home.y ?? 0, z: home.z ?? 0 });
    afterSeconds(SHAKE_TIME, "a piece that shakes", () => {
      if (!object.isDestroyed()) shake(motion, object, count + 1);
    });
  }
}

/** Sends an object somewhere, and back after some seconds; to everything else it stays where it belongs. */
export function lunge(
  motion: Motion,
  object: GObject,
  to: Record<"x" | "y" | "z", number>,
  seconds: number,
): void {
  const { guid } = object;
  const { shaking } = motion;
  if (shaking[guid] !== undefined || object.isSmoothMoving() || isHeld(object)) return;
  const home = object.getPosition();
  shaking[guid] = home;
  object.setPositionSmooth(to, false, true);
  afterSeconds(seconds, "a piece that lunges", () => {
    // It may have been sent to another place meanwhile.
    if (shaking[guid] !== home) return;
    shaking[guid] = undefined;
    if (object.isDestroyed()) return;
    motion.gliding.push(object);
    object.setPositionSmooth(home, false, true);
  });
}

/** How far what topples leans over: a card, and a figure, in degrees. */
const LEANS = { card: 24, figure: 82 } as const;

/** Has an object topple; the next picture rights it, or takes it away. */
export function topple(object: GObject): void {
  if (isHeld(object)) return;
  const { x = 0, y = 0, z = 0 } = object.getRotation();
  const lean = object.type === "Card" ? LEANS.card : LEANS.figure;
  object.setRotationSmooth({ x, y: y + lean / 3, z: z + lean }, false, true);
}

/** Whether anything shakes. */
export function isShaking({ shaking }: Motion): boolean {
  return Object.keys(shaking).length > 0;
}

/** Has an object be where it belongs, if it shakes. */
function endShaking({ shaking }: Motion, object: GObject): void {
  const home = shaking[object.guid];
  shaking[object.guid] = undefined;
  if (home !== undefined) object.setPosition(home);
}

/** Whether an object is neither at a place nor on the way there, by more than this many inches. */
export function isAway(motion: Motion, object: GObject, pose: Pose, tolerance: number): boolean {
  const at = motion.shaking[object.guid] ?? object.getPositionSmooth() ?? object.getPosition();
  if (Math.abs((at.x ?? 0) - pose.x) > tolerance || Math.abs((at.z ?? 0) - pose.z) > tolerance) return true;
  const height = at.y ?? 0;
  const off = Math.abs(height - pose.y);
  const before = tolerance < MOVABLE_TOLERANCE ? undefined : motion.corrected[object.guid];
  if (before === undefined) return off > tolerance;
  const isRight = off <= tolerance;
  if (isRight && Time.time - before.at > RESTING_TIME) motion.corrected[object.guid] = undefined;
  if (isRight || off > MISJUDGED) return !isRight;
  return before.times < MOST_TIMES || Math.abs(height - before.height) > SAME_HEIGHT;
}

function noteCorrection({ corrected }: Motion, object: GObject): void {
  const height = object.getPosition().y ?? 0;
  const before = corrected[object.guid];
  const isSame = before !== undefined && Math.abs(before.height - height) <= SAME_HEIGHT;
  corrected[object.guid] = { height, times: isSame ? before.times + 1 : 1, at: Time.time };
}

/** Sends an object to a place if it is not there or on the way already. Answers whether it had to be sent. */
export function settle(
  motion: Motion,
  object: GObject,
  pose: Pose,
  tolerance: number,
  at = motion.speed,
): boolean {
  const away = isAway(motion, object, pose, tolerance);
  if (away && tolerance >= MOVABLE_TOLERANCE) noteCorrection(motion, object);
  if (away) {
    motion.acts++;
    endShaking(motion, object);
  }
  const place = { x: pose.x, y: pose.y, z: pose.z };
  // What glides already would go on gliding to where it was sent before.
  if (away && at === "instant" && !object.isSmoothMoving()) object.setPosition(place);
  else if (away) {
    motion.gliding.push(object);
    object.setPositionSmooth(place, false, at !== "calm");
  }
  return away;
}

/** Turns an object as a pose says if it is not turned so or about to be. */
export function settleTurn(motion: Motion, object: GObject, pose: Pose): void {
  const facing = object.getRotationSmooth() ?? object.getRotation();
  if (
    angleBetween(facing.x ?? 0, pose.pitch) > TURN_TOLERANCE ||
    angleBetween(facing.y ?? 0, pose.yaw) > TURN_TOLERANCE ||
    angleBetween(facing.z ?? 0, pose.roll) > TURN_TOLERANCE
  ) {
    motion.acts++;
    endShaking(motion, object);
    const turned = { x: pose.pitch, y: pose.yaw, z: pose.roll };
    if (motion.speed === "instant" && !object.isSmoothMoving()) object.setRotation(turned);
    else {
      motion.gliding.push(object);
      object.setRotationSmooth(turned, false, motion.speed !== "calm");
    }
  }
}

/** Gives an object its size along each axis if it has another one. */
export function resize(motion: Motion, object: GObject, { x, y, z }: Record<"x" | "y" | "z", number>): void {
  const has = object.getScale();
  if (
    Math.abs((has.x ?? 0) - x) >= SCALE_TOLERANCE ||
    Math.abs((has.y ?? 0) - y) >= SCALE_TOLERANCE ||
    Math.abs((has.z ?? 0) - z) >= SCALE_TOLERANCE
  ) {
    motion.acts++;
    object.setScale({ x, y, z });
  }
}

/** Whether somebody holds an object: until it is dropped it is that person's. TTS gives nil, whatever the types say. */
export function isHeld(object: GObject): boolean {
  const holder: string | undefined = object.held_by_color;
  return holder !== undefined;
}

/** Locks or unlocks an object that is not so already. */
export function lock(motion: Motion, object: GObject, locked: boolean): void {
  if (object.getLock() === locked) return;
  motion.acts++;
  object.setLock(locked);
}

/** Keeps an object out of every hand: hands take up only what is meant for them. */
export function keepFromHands(motion: Motion, object: GObject): void {
  if (!object.use_hands) return;
  motion.acts++;
  object.use_hands = false;
}

/** Lets players touch an object, or keeps it from them. */
export function allowTouch(motion: Motion, object: GObject, allowed: boolean): void {
  if (object.interactable === allowed) return;
  motion.acts++;
  object.interactable = allowed;
}

/** Gives an object to the players: unlocked and touchable. */
export function release(motion: Motion, object: GObject): void {
  endShaking(motion, object);
  object.setLock(false);
  object.interactable = true;
}
