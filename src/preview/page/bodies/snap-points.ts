import { type BufferGeometry, CircleGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { SnapPointView } from "../../protocol";
import { toQuaternion, toVector } from "../space";
import { lazily } from "./lazily";

/** In units. */
const MARKER = { inner: 0.16, outer: 0.22, tip: 0.12 };
/** Above the surface that a point is on, against flicker. */
const RISE = 0.02;

/** A marker for each snap point; one that also turns what snaps has a tip towards its north. Nothing to dispose of. */
export function createSnapPoints(points: readonly SnapPointView[]): Group {
  const markers = points.map(({ position, rotation }) => {
    const marker = new Mesh(rotation === undefined ? ring() : ringWithTip(), glow());
    marker.position.copy(toVector(position));
    marker.position.y += RISE;
    marker.raycast = () => undefined;
    if (rotation !== undefined) marker.quaternion.copy(toQuaternion(rotation));
    return marker;
  });
  return new Group().add(...markers);
}

const ring = lazily((): BufferGeometry =>
  new RingGeometry(MARKER.inner, MARKER.outer, 32).rotateX(-Math.PI / 2),
);

const ringWithTip = lazily((): BufferGeometry => {
  const tip = new CircleGeometry(MARKER.tip, 3)
    .rotateX(-Math.PI / 2)
    .rotateY(Math.PI / 2)
    .translate(0, 0, -MARKER.outer - MARKER.tip / 2);
  return mergeGeometries([ring(), tip]);
});

const glow = lazily(
  () => new MeshBasicMaterial({ color: 0xf2c14e, transparent: true, opacity: 0.85, depthWrite: false }),
);
