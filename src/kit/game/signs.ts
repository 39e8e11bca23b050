import type { Sign } from "../rules/box";
import { block, disc, glyph, type Shape } from "./face";

/** The signs of places, each in a square from -1 to 1; what is cut out of one has the colour of the place. */
export const SIGNS: Readonly<Record<Sign, readonly Shape[]>> = {
  crown: [
    block("sign", 0, -0.55, 1.5, 0.5),
    block("sign", -0.5, -0.15, 0.7, 0.7, 45),
    block("sign", 0, 0, 0.75, 0.75, 45),
    block("sign", 0.5, -0.15, 0.7, 0.7, 45),
    block("sign", -0.5, 0.5, 0.22, 0.22),
    block("sign", 0, 0.7, 0.24, 0.24),
    block("sign", 0.5, 0.5, 0.22, 0.22),
  ],
  shield: [
    block("sign", 0, 0.3, 1.3, 1),
    block("sign", 0, -0.2, 0.92, 0.92, 45),
    block("place", 0, 0.15, 0.18, 1),
    block("place", 0, 0.3, 0.8, 0.18),
  ],
  skull: [
    disc("sign", 0, 0.2, 1.5),
    block("sign", 0, -0.6, 0.8, 0.55),
    block("place", -0.33, 0.1, 0.34, 0.34, 45),
    block("place", 0.33, 0.1, 0.34, 0.34, 45),
    block("place", 0, -0.27, 0.16, 0.16, 45),
    block("place", -0.14, -0.72, 0.08, 0.3),
    block("place", 0.14, -0.72, 0.08, 0.3),
  ],
  sword: sword(45),
  swords: [...sword(45), ...sword(-45)],
  heart: [glyph("sign", 0, 0, 2.3, "♥")],
  spade: [glyph("sign", 0, 0, 2.3, "♠")],
  tomb: [
    disc("sign", 0, 0.25, 1.2),
    block("sign", 0, -0.3, 1.2, 1.1),
    block("sign", 0, -0.85, 1.6, 0.2),
    block("place", 0, 0.1, 0.14, 0.8),
    block("place", 0, 0.25, 0.5, 0.14),
  ],
  door: [
    block("sign", 0, 0.35, 0.85, 0.85, 45),
    block("sign", 0, -0.3, 1.2, 1.3),
    block("place", 0.35, -0.35, 0.18, 0.18),
  ],
  stairs: [0, 1, 2, 3].map((step) =>
    block("sign", -0.6 + step * 0.4, -0.9 + (step + 1) * 0.22, 0.4, (step + 1) * 0.44),
  ),
  flask: [
    disc("sign", 0, -0.3, 1.3),
    block("sign", 0, 0.5, 0.4, 0.8),
    block("sign", 0, 0.85, 0.66, 0.18),
    block("place", 0, -0.1, 0.9, 0.12),
  ],
  coin: [disc("sign", 0, 0, 1.5), block("place", 0, 0, 0.5, 0.5, 45)],
  die: [
    block("sign", 0, 0, 1.4, 1.4),
    ...[-1, 0, 1].map((side) => block("place", side * 0.4, side * 0.4, 0.26, 0.26)),
    ...[-1, 1].map((side) => block("place", side * 0.4, -side * 0.4, 0.26, 0.26)),
  ],
  card: [block("sign", 0, 0, 1.2, 1.7), block("place", 0, 0, 1.04, 1.54), glyph("sign", 0, 0, 1.1, "♠")],
  cards: [
    block("sign", 0.25, -0.15, 1.1, 1.5, -15),
    block("place", -0.2, 0, 1.26, 1.66, 10),
    block("sign", -0.2, 0, 1.1, 1.5, 10),
  ],
  cross: [block("sign", 0, 0, 1.9, 0.4, 45), block("sign", 0, 0, 1.9, 0.4, -45)],
  pawn: [
    disc("sign", 0, 0.5, 0.75),
    block("sign", 0, 0.1, 0.7, 0.16),
    block("sign", 0, -0.25, 0.42, 0.7),
    block("sign", 0, -0.6, 0.9, 0.3),
    block("sign", 0, -0.82, 1.2, 0.2),
  ],
};

/** A sword that points up and to one side. */
function sword(turn: 45 | -45): Shape[] {
  const side = turn > 0 ? 1 : -1;
  return [
    block("sign", side * 0.2, 0.2, 1.7, 0.2, turn),
    block("sign", side * 0.78, 0.78, 0.2, 0.2),
    block("sign", side * -0.4, -0.4, 0.75, 0.18, -turn),
    block("sign", side * -0.62, -0.62, 0.5, 0.18, turn),
    block("sign", side * -0.82, -0.82, 0.28, 0.28),
  ];
}
