import { PLAYER_COLOUR_NAMES } from "../kit/game/player-colours";

/*
 * Everybody at a table sits at one of the two long sides of a board, so its texts are printed twice: upright for the near
 * side, where the board's reader is, and upright for the far one. Each colour sees one of both.
 */

/** The ids of the panels that hold all texts for a side. */
export const NEAR_PANEL = "near";
export const FAR_PANEL = "far";

/** The id of what is printed for the far side of something that has this id for the near one. */
export function farId(id: string): string {
  return `${id}-far`;
}

/**
 * Who sees the texts of each side, as `visibility` lists them, when these colours sit at the far one. Everybody else reads
 * from the near one: spectators and the game master too.
 */
export function sidesFor(far: readonly string[]): { near: string; far: string } {
  return {
    near: PLAYER_COLOUR_NAMES.filter((colour) => !far.includes(colour)).join("|"),
    far: far.join("|"),
  };
}
