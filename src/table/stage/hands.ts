import type { CardPiece } from "../../kit/scene";
import { CARD_UPRIGHT_YAW, FACE_DOWN_ROLL } from "../tts/constants";
import { degrees } from "../objects/geometry";
import type { Pose } from "../objects/object-data";
import { allowTouch, isHeld, keepFromHands, lock, MOVABLE_TOLERANCE, settle, settleTurn } from "./motion";
import type { Work } from "./work";

/** From one card to the next of those that are brought into a hand together, in inches. */
const PITCH = 2.4;

/**
 * Brings a card into the hand of a colour, or leaves it there. It travels face down, hidden and locked, so that it joins
 * nothing on its way; the hand takes up what is let loose in it, and turns it to its owner.
 */
export function holdCard(work: Work, piece: CardPiece, object: GObject, colour: ColorLiteral): void {
  if (isHeld(object)) return;
  work.wardrobe.dress(object, piece.caption, piece.sight);
  work.wardrobe.restore(object, work.cardMake);
  allowTouch(object, true);
  const others = work.dealt[colour] ?? 0;
  work.dealt[colour] = others + 1;
  const pose = poseInHand(colour, others);
  if (isInHand(object, colour)) {
    lock(object, false);
    if (object.is_face_down && !object.isSmoothMoving()) settleTurn(object, { ...pose, roll: 0 });
    return;
  }
  if (settle(object, pose, MOVABLE_TOLERANCE) || object.isSmoothMoving()) {
    // The hand that it lies in would hold it back.
    keepFromHands(object);
    lock(object, true);
    settleTurn(object, pose);
    work.flying = true;
    return;
  }
  object.use_hands = true;
  lock(object, false);
}

/** Above the middle of a hand, beside so many others, with its back up. */
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
