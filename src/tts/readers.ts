import { angleBetween } from "./geometry";
import { isSeated, playingColours } from "./players";

/** Whether somebody at a colour looks at the board of this script from its far side. */
export function isFar(colour: ColorLiteral): boolean {
  if (Player[colour].getHandCount() === 0) return false;
  const [hand, board] = [Player[colour].getHandTransform().rotation.y ?? 0, owner.getRotation().y ?? 0];
  return angleBetween(Math.round(hand), Math.round(board)) > 90;
}

/**
 * The colours that read the board of this script from its far side while somebody does, or none: those whose hand looks
 * towards its reader. So it is right at any table, however the board lies there; hands at its short sides read from near.
 */
export function farReaders(): ColorLiteral[] {
  const far = playingColours().filter((colour) => isFar(colour));
  return far.some((colour) => isSeated(colour)) ? far : [];
}
