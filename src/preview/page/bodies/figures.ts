import { PLAYER_COLOURS, type SeatColour } from "../../../kit/game/player-colours";
import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { createSculpture } from "./sculpture";
import { ballProfile, curved, extruded, merged, roundedRectangle, turned } from "./shapes";

/** The colours of the pawns, by the game's MaterialIndex. */
const PAWNS: readonly (SeatColour | "Black")[] = [
  "White",
  "Red",
  "Orange",
  "Yellow",
  "Green",
  "Blue",
  "Purple",
  "Pink",
  "Black",
];

/** A player's pawn. Figures that the page has no model for look the same. */
export function createPawn(view: ObjectView): Body {
  const nature: Colour = PLAYER_COLOURS[PAWNS[view.material ?? 0] ?? "White"];
  return createSculpture(view, { geometry: pawn(), finish: "plastic", nature });
}

/** A flat figure on a foot, as made from a picture. */
export function createStandee(view: ObjectView): Body {
  return createSculpture(view, { geometry: standee(), finish: "matt" });
}

const pawn = lazily(() =>
  turned([
    [0, 0],
    [0.38, 0],
    [0.4, 0.03],
    [0.4, 0.12],
    ...curved([0.36, 0.16], [0.16, 0.3], [0.13, 0.78]),
    [0.2, 0.8],
    [0.2, 0.83],
    ...ballProfile(0.22, 0.98, -0.16),
  ]),
);

const standee = lazily(() => {
  const foot = turned([
    [0, 0],
    [0.46, 0],
    [0.5, 0.03],
    [0.46, 0.1],
    [0, 0.1],
  ]);
  const card = extruded(roundedRectangle(0.9, 1.7, 0.12), 0.06, 0.01);
  return merged([
    foot,
    card
      .translate(0, -0.03, 0)
      .rotateX(Math.PI / 2)
      .translate(0, 0.95, 0),
  ]);
});
