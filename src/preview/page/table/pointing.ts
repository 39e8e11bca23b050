import { type Object3D, Plane, Raycaster, Vector2, Vector3 } from "three";
import type { Point } from "../../protocol";
import { toPoint } from "../space";
import type { FittingTarget } from "./fittings";
import type { Objects } from "./objects";
import type { Spot, Viewport } from "./viewport";

/** What is under the pointer. */
export interface Pointed {
  /** The object that is met first. */
  guid: string | undefined;
  /** What of its interface is met, if anything that takes a click. */
  target: FittingTarget | undefined;
  /** The place on the table's surface, whatever is on it; undefined where the pointer looks past it. */
  ground: Point | undefined;
  /** The drawn part that is met first. */
  part: Object3D | undefined;
}

/** The spot on a table surface of this height under a spot of the page. */
export function createPointing(
  { camera, aim }: Viewport,
  objects: Objects,
  height: () => number,
): (spot: Spot) => Pointed {
  const raycaster = new Raycaster();
  return (spot) => {
    const { x, y } = aim(spot);
    raycaster.setFromCamera(new Vector2(x, y), camera);
    // A plane holds the points p with normal · p + constant = 0.
    const surface = new Plane(new Vector3(0, 1, 0), -height());
    const ground = raycaster.ray.intersectPlane(surface, new Vector3());
    const met = firstMet(raycaster, objects);
    return {
      guid: met?.guid,
      target: met?.target,
      part: met?.part,
      ground: ground === null ? undefined : toPoint(ground),
    };
  };
}

function firstMet(raycaster: Raycaster, objects: Objects): Omit<Pointed, "ground"> | undefined {
  for (const { object } of raycaster.intersectObjects(objects.roots(), true)) {
    const owner = objects.owner(object);
    if (owner === undefined || owner.isZone) continue;
    return { guid: owner.guid, target: owner.fittings.targetOf(object), part: object };
  }
  return undefined;
}
