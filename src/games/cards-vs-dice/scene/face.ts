import { block, disc, glyph, placed, repeated, rim, type Face, type Shape } from "../../../kit/game/face";
import { SIGNS } from "../../../kit/game/signs";
import { BOARD } from "./layout";

/** A card and a die that lean against one another. */
const EMBLEM: readonly Shape[] = [
  block("line", -0.36, 0.08, 1.06, 1.5, 14),
  block("letters", -0.36, 0.08, 0.96, 1.4, 14),
  glyph("mat", -0.38, 0.16, 0.95, "♠"),
  block("mat", 0.46, -0.34, 1.06, 1.06, -12),
  block("accent", 0.46, -0.34, 0.96, 0.96, -12),
  ...[
    [0.18, -0.12],
    [0.74, -0.56],
    [0.46, -0.34],
    [0.24, -0.64],
    [0.68, -0.04],
  ].map(([x = 0, z = 0]) => disc("mat", x, z, 0.2)),
];

/** The castle of the bosses with its battlements. */
const CASTLE = { west: -15.4, east: 15, south: 8.2, north: 14.1 };
const MERLONS = 10;
const MERLON = 0.9;

function castle(): Shape[] {
  const { west, east, south, north } = CASTLE;
  const width = (east - west) / (2 * MERLONS - 1);
  return [
    block("band", (west + east) / 2, (south + north) / 2, east - west, north - south),
    ...repeated(MERLONS, (index) =>
      block("band", west + width * (2 * index + 0.5), north + MERLON / 2, width, MERLON),
    ),
  ];
}

/** Cards vs Dice: a castle at night, in the colours of an arcade. */
export const face: Face = {
  palette: {
    mat: "#37236B",
    band: "#50388F",
    place: "#1C1040",
    line: "#A794E8",
    sign: "#6A55B5",
    danger: "#64153F",
    own: "#0F4553",
    accent: "#FFCB47",
    letters: "#FFFFFF",
    captions: "#E6DEFF",
  },
  emblem: EMBLEM,
  crest: { x: 18.6, z: 0.3, half: 2 },
  ornaments: [
    ...rim("line", BOARD.width - 0.5, BOARD.depth - 0.5, 0.12),
    ...castle(),
    block("band", 0, -12.2, 43.2, 6.4),
    ...marked("crown", -18.6, 13.1),
    ...marked("shield", -3.3, 6.9),
    ...marked("skull", -13.1, -1.9),
    ...marked("swords", -17.4, -12),
  ],
};

/** The sign of a row beside its caption. */
function marked(sign: keyof typeof SIGNS, x: number, z: number): Shape[] {
  return placed(SIGNS[sign], x, z, 0.95).map((shape) => ({
    ...shape,
    ink: shape.ink === "sign" ? "accent" : "mat",
  }));
}
