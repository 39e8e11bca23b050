import type { CardPiece } from "../../kit/game/scene";
import { CARD_UPRIGHT_YAW, FACE_DOWN_ROLL } from "../../tts/constants";
import { degrees } from "../../tts/geometry";
import { type Pose } from "../../tts/pose";
import type { SceneEntry, Work } from "./pass-context";
import {
  allowTouch,
  isHeld,
  keepFromHands,
  lock,
  MOVABLE_TOLERANCE,
  settle,
  settleTurn,
} from "../../tts/set-object";

/** From one card to the next of those that are brought into a hand together, in inches. */
const PITCH = 2.4;

/** How high above a hand a card is dropped, so that it is outside and falls in, in inches. */
const DROP_HEIGHT = 6;
/** How far a hand may be moved while a card enters it, in inches. */
const SAME_HAND = 1;
/** How long a hand has to take up a card, in seconds. */
const ENTRY_TIME = 1.5;

/**
 * The ways into a hand, tried one after the other, because no document says which cards a hand takes up: one that is let
 * loose in it, one that is dealt, or one that falls in from outside. A card that none of them brings in is laid there with
 * its face up: everybody but its owner sees nothing of it.
 */
const ENTRANCES = ["loose", "dealt", "dropped", "laid"] as const;

/**
 * Brings a card into the hand of a colour, or leaves it there. It travels face down, hidden and locked, so that it joins
 * nothing on its way; the hand takes up what is let loose in it, and turns it to its owner.
 */
export function holdCard(work: Work, piece: CardPiece, object: GObject, colour: ColorLiteral): void {
  if (isHeld(object)) return;
  work.appearance.dress(object, piece.caption, piece.sight);
  work.appearance.restore(object, work.cardMake);
  allowTouch(work, object, true);
  const others = work.dealt[colour] ?? 0;
  work.dealt[colour] = others + 1;
  const pose = poseInHand(colour, others);
  if (isInHand(object, colour)) {
    const { tried = work.entrance } = work.entries[piece.id] ?? {};
    // The way that has worked is tried first from now on.
    work.entrance = tried;
    work.entries[piece.id] = undefined;
    lock(work, object, false);
    if (object.is_face_down && !object.isSmoothMoving()) settleTurn(work, object, { ...pose, roll: 0 });
    return;
  }
  const entry = work.entries[piece.id];
  // To a hand that is elsewhere now it travels once more: loose on its way it would fall into somebody else's.
  if (entry?.colour === colour && isNear(entry.place, pose)) {
    if (Time.time - entry.at >= ENTRY_TIME) enter(work, object, pose, entry);
    return;
  }
  if (settle(work, object, pose, MOVABLE_TOLERANCE) || object.isSmoothMoving()) {
    // The hand that it is in would hold it back.
    keepFromHands(work, object);
    lock(work, object, true);
    settleTurn(work, object, pose);
    work.flying = true;
    return;
  }
  const first = { colour, tried: work.entrance - 1, at: 0, place: pose };
  work.entries[piece.id] = first;
  enter(work, object, pose, first);
}

/** A card belongs to no hand from now on. */
export function leaveHand(work: Work, id: string, object: GObject): void {
  work.entries[id] = undefined;
  keepFromHands(work, object);
}

/** The way into a hand that has worked last, or that is tried first. */
export function entranceOf({ entrance }: Pick<Work, "entrance">): string {
  return ENTRANCES[entrance] ?? "";
}

/** Tries the next way to bring a card into a hand. */
function enter(work: Work, object: GObject, pose: Pose, entry: SceneEntry): void {
  entry.tried = Math.min(entry.tried + 1, ENTRANCES.length - 1);
  entry.at = Time.time;
  switch (ENTRANCES[entry.tried]) {
    case "loose":
      letLoose(work, object);
      break;
    case "dealt":
      letLoose(work, object);
      object.deal(1, entry.colour);
      break;
    case "dropped":
      keepFromHands(work, object);
      object.setPosition({ x: pose.x, y: pose.y + DROP_HEIGHT, z: pose.z });
      letLoose(work, object);
      break;
    default:
      keepFromHands(work, object);
      lock(work, object, true);
      settle(work, object, pose, MOVABLE_TOLERANCE);
      settleTurn(work, object, { ...pose, roll: 0 });
  }
}

function letLoose(work: Work, object: GObject): void {
  object.use_hands = true;
  lock(work, object, false);
}

function isNear(one: Pose, other: Pose): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.z - other.z) < SAME_HAND;
}

/** Above the middle of a hand, beside this many others, with its back up. */
function poseInHand(colour: ColorLiteral, others: number): Pose {
  const { position, rotation, right } = Player[colour].getHandTransform();
  return {
    x: (position.x ?? 0) + (right.x ?? 0) * PITCH * others,
    y: position.y ?? 0,
    z: (position.z ?? 0) + (right.z ?? 0) * PITCH * others,
    pitch: 0,
    yaw: degrees((rotation.y ?? 0) + CARD_UPRIGHT_YAW),
    roll: FACE_DOWN_ROLL,
  };
}

function isInHand(object: GObject, colour: ColorLiteral): boolean {
  if (!object.use_hands) return false;
  return Player[colour].getHandObjects().some(({ guid }) => guid === object.guid);
}
