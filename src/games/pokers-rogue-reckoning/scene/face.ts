import { block, disc, glyph, rim, type Face, type Shape } from "../../../kit/game/face";
import { BOARD } from "./layout";

/** A skull before two crossed swords, with a spade on its brow. */
const EMBLEM: readonly Shape[] = [
  ...[1, -1].flatMap((side) => [
    block("line", side * 0.15, 0.15, 2.3, 0.2, side * 45),
    block("line", side * 0.96, 0.96, 0.2, 0.2),
    block("accent", side * -0.62, -0.62, 0.8, 0.2, side * -45),
    disc("accent", side * -0.9, -0.9, 0.26),
  ]),
  disc("letters", 0, 0.12, 1.3),
  block("letters", 0, -0.5, 0.76, 0.5),
  block("place", -0.3, 0, 0.32, 0.32, 45),
  block("place", 0.3, 0, 0.32, 0.32, 45),
  block("place", 0, -0.28, 0.14, 0.14, 45),
  block("place", -0.13, -0.6, 0.07, 0.3),
  block("place", 0.13, -0.6, 0.07, 0.3),
  glyph("danger", 0, 0.5, 0.5, "♠"),
];

/** Poker's Rogue Reckoning: a dungeon in blood and copper. */
export const face: Face = {
  palette: {
    mat: "#5C141D",
    band: "#470D15",
    place: "#25060A",
    line: "#D99A7C",
    sign: "#7F2E37",
    danger: "#1B0509",
    own: "#3A2412",
    accent: "#FFB765",
    letters: "#FFFFFF",
    captions: "#FFE9DE",
  },
  emblem: EMBLEM,
  crest: { x: -21, z: 15.35, half: 0.62 },
  ornaments: [
    ...rim("line", BOARD.width - 0.3, BOARD.depth - 0.3, 0.14),
    block("band", 19.1, 3.9, 5.1, 20.4),
    block("band", 0, -11.25, 43.6, 9.7),
    block("line", 0, -6.38, 43.6, 0.1),
  ],
};
