import { block, disc, rim, type Face, type Shape } from "../../../kit/game/face";
import { BOARD } from "./layout";

/** A king of chess on a poker chip. */
const EMBLEM: readonly Shape[] = [
  disc("line", 0, 0, 2),
  ...[0, 45, 90, 135].map((turn) => block("mat", 0, 0, 2, 0.3, turn)),
  disc("accent", 0, 0, 1.62),
  block("mat", 0, 0.6, 0.13, 0.42),
  block("mat", 0, 0.64, 0.36, 0.12),
  block("mat", -0.2, 0.22, 0.42, 0.42, 45),
  block("mat", 0.2, 0.22, 0.42, 0.42, 45),
  block("mat", 0, 0.2, 0.3, 0.4),
  block("mat", 0, -0.1, 0.44, 0.5),
  block("mat", 0, -0.36, 0.66, 0.16),
  block("mat", 0, -0.54, 0.9, 0.18),
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
  crest: { x: 13.2, z: -1, half: 2 },
  ornaments: [
    ...rim("line", BOARD.width - 0.3, BOARD.depth - 0.3, 0.3),
    ...rim("line", BOARD.width - 1.3, BOARD.depth - 1.3, 0.08),
    block("band", 13.2, 0, 17.3, 25),
  ],
};
