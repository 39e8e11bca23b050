import { block, disc, glyph, rim, type Face, type Shape } from "../../../kit/face";
import { BOARD } from "./layout";

/** A king of chess on a poker chip. */
const EMBLEM: readonly Shape[] = [
  disc("line", 0, 0, 2),
  disc("mat", 0, 0, 1.74),
  ...[0, 45, 90, 135].map((turn) => block("accent", 0, 0, 2, 0.26, turn)),
  disc("line", 0, 0, 1.5),
  disc("mat", 0, 0, 1.42),
  block("line", 0, 0.72, 0.12, 0.42),
  block("line", 0, 0.76, 0.36, 0.12),
  block("line", 0, 0.34, 0.94, 0.3),
  block("line", 0, 0.2, 0.66, 0.66, 45),
  block("line", 0, -0.12, 0.5, 0.6),
  block("line", 0, -0.42, 0.74, 0.2),
  block("line", 0, -0.6, 0.98, 0.2),
  glyph("mat", 0, 0, 0.46, "♠"),
];

/** Pokerchess: a club's table of walnut and ivory. */
export const face: Face = {
  palette: {
    mat: "#E9DCC1",
    band: "#DCC9A3",
    place: "#CBB284",
    line: "#5A381C",
    sign: "#B0935F",
    danger: "#E2B9A0",
    own: "#CDD3AC",
    accent: "#7B2A10",
    letters: "#20130A",
    captions: "#38240F",
  },
  emblem: EMBLEM,
  crest: { x: -18.9, z: 5.9, half: 2 },
  ornaments: [
    ...rim("line", BOARD.width - 0.3, BOARD.depth - 0.3, 0.3),
    ...rim("line", BOARD.width - 1.3, BOARD.depth - 1.3, 0.08),
    block("band", 11.6, 0, 20.4, 30.4),
  ],
};
