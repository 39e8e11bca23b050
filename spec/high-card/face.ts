import { block, glyph, type Face } from "../../src/kit/game/face";
import { PLAIN_FACE } from "../support/plain-face";

/** A card with a heart, on a plain board. */
export const face: Face = {
  ...PLAIN_FACE,
  emblem: [block("letters", 0, 0, 1.3, 1.9), glyph("danger", 0, 0, 1, "♥")],
  crest: { x: -10, z: 5, half: 1.4 },
};
