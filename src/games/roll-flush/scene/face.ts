import { block, disc, glyph, rim, type Face, type Shape } from "../../../kit/game/face";
import { BOARD } from "./layout";

/** Five cards of one suit, fanned, and a die before them. */
const EMBLEM: readonly Shape[] = [
  ...[-2, -1, 0, 1, 2].flatMap((card) => {
    const [x, z, turn] = [card * 0.3, 0.22 - Math.abs(card) * 0.09, card * -14];
    return [block("place", x, z, 0.8, 1.3, turn), block("letters", x, z, 0.72, 1.22, turn)];
  }),
  glyph("danger", 0.62, 0.45, 0.55, "♥"),
  glyph("danger", 0, 0.5, 0.55, "♥"),
  glyph("danger", -0.62, 0.45, 0.55, "♥"),
  block("place", 0, -0.55, 0.86, 0.86, 10),
  block("accent", 0, -0.55, 0.76, 0.76, 10),
  ...[-1, 1].flatMap((side) => [
    disc("place", side * 0.2 - 0.03, -0.55 + side * 0.18, 0.17),
    disc("place", side * 0.2 + 0.03, -0.55 - side * 0.2, 0.17),
  ]),
  disc("place", 0, -0.55, 0.17),
];

/** Roll Flush: the cloth of a casino, green with gold. */
export const face: Face = {
  palette: {
    mat: "#11643F",
    band: "#0B4D30",
    place: "#063420",
    line: "#D9B75A",
    sign: "#2E8A5E",
    danger: "#8E1B22",
    own: "#0B4D30",
    accent: "#FFD766",
    letters: "#FFFFFF",
    captions: "#E9F6EC",
  },
  emblem: EMBLEM,
  crest: { x: -20.3, z: 7.42, half: 0.9 },
  ornaments: [
    ...rim("line", BOARD.width - 0.3, BOARD.depth - 0.3, 0.1),
    block("band", 0, 7.42, 42.8, 1.9),
    block("line", 0, 8.4, 42.8, 0.08),
    block("line", 0, 6.47, 42.8, 0.08),
    block("band", 0, -4.45, 42.8, 7.9),
  ],
};
