import { type BufferGeometry, ExtrudeGeometry, Shape, SphereGeometry } from "three";
import { creased, merged, turned } from "../shapes";
import { KNIGHT_BASE } from "./profiles";

const THICKNESS = 0.34;
const BEVEL = 0.1;
const EYE = { ahead: 0.16, height: 2.52, radius: 0.055 };

/** A horse's head on a turned foot. It looks south when it is not turned, as the game's knights do. */
export function knight(): BufferGeometry {
  const eyes = [-1, 1].map((side) =>
    new SphereGeometry(EYE.radius, 12, 8).translate(
      EYE.ahead,
      EYE.height,
      side * (THICKNESS / 2 + BEVEL * 0.9),
    ),
  );
  const head = merged([carvedHead(), ...eyes]).rotateY(-Math.PI / 2);
  return merged([turned(KNIGHT_BASE), head]);
}

function carvedHead(): BufferGeometry {
  const head = new ExtrudeGeometry(silhouette(), {
    depth: THICKNESS,
    bevelSize: BEVEL,
    bevelOffset: -BEVEL,
    bevelThickness: BEVEL,
    bevelSegments: 3,
    curveSegments: 10,
  });
  return creased(head.translate(0, 0, -THICKNESS / 2));
}

/** The head from the side, the nose towards +x. */
function silhouette(): Shape {
  return new Shape()
    .moveTo(-0.42, 0.66)
    .bezierCurveTo(-0.62, 1.3, -0.62, 2.35, -0.2, 2.82)
    .quadraticCurveTo(-0.12, 2.92, -0.1, 3.2)
    .quadraticCurveTo(0.04, 3.06, 0.1, 2.86)
    .bezierCurveTo(0.28, 2.78, 0.36, 2.6, 0.42, 2.4)
    .quadraticCurveTo(0.5, 2.18, 0.6, 2.06)
    .quadraticCurveTo(0.64, 1.9, 0.54, 1.8)
    .quadraticCurveTo(0.44, 1.72, 0.34, 1.84)
    .quadraticCurveTo(0.2, 1.96, 0.06, 1.92)
    .bezierCurveTo(0.12, 1.7, 0.46, 1.4, 0.42, 0.66)
    .closePath();
}
