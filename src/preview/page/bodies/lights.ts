import type { Box3 } from "three";
import { DirectionalLight, Group, HemisphereLight, Matrix4, Vector3 } from "three";

/*
 * Together the lights make a white card lying on the table just white, and a dark one stays dark: a flat surface gets
 * (SKY + SUN * sin(height of the sun)) / pi, about 0.91.
 */
const SKY = 1.4;
const SUN = 1.65;
const SUN_FROM = new Vector3(-14, 34, 13);

const SHADOW_PIXELS = 2048;

/** The lights of the room. */
export interface Lights {
  readonly root: Group;
  /** Throws shadows inside this box, and not beyond. */
  fit(stage: Box3): void;
}

/** A soft light from everywhere, and one lamp over the left shoulder of the south seat that throws shadows. */
export function createLights(): Lights {
  const sky = new HemisphereLight(0xffffff, 0x9a948c, SKY);
  const sun = new DirectionalLight(0xfff8ec, SUN);
  sun.castShadow = true;
  sun.shadow.mapSize.set(SHADOW_PIXELS, SHADOW_PIXELS);
  sun.shadow.radius = 3;
  sun.shadow.bias = -0.0004;
  sun.shadow.normalBias = 0.03;
  return {
    root: new Group().add(sky, sun, sun.target),
    fit(stage) {
      stage.getCenter(sun.target.position);
      sun.position.copy(sun.target.position).add(SUN_FROM);
      const seen = stage.clone().applyMatrix4(viewOf(sun.position, sun.target.position));
      const { camera } = sun.shadow;
      [camera.left, camera.right] = [seen.min.x, seen.max.x];
      [camera.bottom, camera.top] = [seen.min.y, seen.max.y];
      [camera.near, camera.far] = [-seen.max.z, -seen.min.z];
      camera.updateProjectionMatrix();
      sun.shadow.needsUpdate = true;
    },
  };
}

/** From the axes of the room to those of a camera that looks from one place at another. */
function viewOf(from: Vector3, to: Vector3): Matrix4 {
  return new Matrix4()
    .lookAt(from, to, new Vector3(0, 1, 0))
    .setPosition(from)
    .invert();
}
