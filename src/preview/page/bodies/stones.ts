import { SphereGeometry } from "three";
import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { WHITE } from "./materials";
import { createSculpture } from "./sculpture";

/** The colours of the marbles of Chinese checkers, by the game's MaterialIndex. */
const MARBLES: readonly Colour[] = [
  WHITE,
  { r: 0.8, g: 0.1, b: 0.1 },
  { r: 0.9, g: 0.85, b: 0.15 },
  { r: 0.15, g: 0.6, b: 0.2 },
  { r: 0.15, g: 0.35, b: 0.85 },
  { r: 0.95, g: 0.45, b: 0.75 },
  { r: 0.12, g: 0.12, b: 0.12 },
];

/** A go stone: its tint is its colour. */
export function createStone(view: ObjectView): Body {
  return createSculpture(view, { geometry: stone(), finish: "plastic" });
}

/** A marble of Chinese checkers. */
export function createMarble(view: ObjectView): Body {
  const nature = MARBLES[view.material ?? 0] ?? WHITE;
  return createSculpture(view, { geometry: stone(), finish: "plastic", nature });
}

/** Flattened to a lens by the size of the object. */
const stone = lazily(() => new SphereGeometry(0.5, 28, 18));
