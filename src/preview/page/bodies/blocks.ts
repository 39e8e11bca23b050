import { Shape } from "three";
import type { ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { createSculpture } from "./sculpture";
import { extruded, roundedBox } from "./shapes";

/** The game's blocks are drawn with: tables, mats and boards are stretched from them. So their edges stay narrow. */
const EDGE = 0.015;

/** A box of the object's size: blocks, and everything that the page knows no better shape for. */
export function createBlock(view: ObjectView): Body {
  return createSculpture(view, { geometry: cube(), finish: "matt" });
}

/** A prism that is on its broad side, its ridge along z. */
export function createPrism(view: ObjectView): Body {
  return createSculpture(view, { geometry: prism(), finish: "matt" });
}

const cube = lazily(() => roundedBox(1, 1, 1, EDGE));

const prism = lazily(() => {
  const gable = new Shape().moveTo(-0.5, -0.5).lineTo(0.5, -0.5).lineTo(0, 0.5).closePath();
  return extruded(gable, 1, EDGE).rotateX(Math.PI / 2);
});
