import { block, disc, rim, type Face, type Shape } from "../../../kit/game/face";
import { positionOf } from "../rules/board";
import { CELLS } from "../rules/state";
import { BOARD, cellPoint, PITCH } from "./layout";

/** A gate of stone, behind which stairs lead down into the light of a lantern. */
const EMBLEM: readonly Shape[] = [
  disc("letters", 0, 0.15, 1.8),
  block("letters", 0, -0.4, 1.8, 1.1),
  disc("place", 0, 0.12, 1.4),
  block("place", 0, -0.4, 1.4, 1.1),
  block("accent", 0, -0.84, 1.4, 0.22),
  block("accent", 0.16, -0.6, 1.08, 0.22),
  block("accent", 0.32, -0.36, 0.76, 0.22),
  block("accent", 0.48, -0.12, 0.44, 0.22),
  disc("accent", -0.25, 0.38, 0.42),
  disc("letters", -0.25, 0.38, 0.22),
  block("letters", 0, 0.98, 0.3, 0.3, 45),
];

/** The floor of the dungeon, laid in two greys. */
function floor(): Shape[] {
  const tiles: Shape[] = [];
  for (const cell of CELLS) {
    const { row, column } = positionOf(cell);
    const { x, z } = cellPoint(cell);
    if ((row + column) % 2 === 0) tiles.push(block("band", x, z - 0.47, PITCH.right, PITCH.down));
  }
  return tiles;
}

/** Rogue: The Solitaire-Like: a crypt of slate. */
export const face: Face = {
  palette: {
    mat: "#4D6680",
    band: "#41576F",
    place: "#243244",
    line: "#C4D5E6",
    sign: "#6582A0",
    danger: "#6E2B2B",
    own: "#1F4358",
    accent: "#FFE394",
    letters: "#FFFFFF",
    captions: "#F1F6FB",
  },
  emblem: EMBLEM,
  crest: { x: 15.1, z: -6.2, half: 2.8 },
  ornaments: [
    ...rim("line", BOARD.width - 0.3, BOARD.depth - 0.3, 0.1),
    ...rim("place", BOARD.width - 0.5, BOARD.depth - 0.5, 0.22),
    ...floor(),
  ],
};
