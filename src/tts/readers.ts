import { angleBetween } from "./geometry";
import { isSeated, playingColours } from "./players";

/**
 * The colours that read the board of this script from its far side while somebody does, or none: those whose hand looks
 * towards its reader. So it is right at any table, however the board lies there; hands at its short sides read from near.
 */
export function farReaders(): ColorLiteral[] {
  const yaw = owner.getRotation().y ?? 0;
  const far = playingColours().filter(
    (colour) =>
      angleBetween(Math.round(Player[colour].getHandTransform().rotation.y ?? 0), Math.round(yaw)) > 90,
  );
  return far.some((colour) => isSeated(colour)) ? far : [];
}
