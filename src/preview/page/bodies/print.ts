import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from "three";
import { createPen, type Paint } from "./canvas";

/** Something printed or shown on a body, upright for a reader in the south when the body is not turned. */
export interface Print {
  readonly mesh: Mesh;
  /** Draws it again on the empty canvas. */
  draw(paint: Paint): void;
  dispose(): void;
}

/** A print of this many units, lying flat and facing up, with this many pixels to a unit. */
export function createPrint(width: number, depth: number, pixels: number): Print {
  const pen = createPen(Math.round(width * pixels), Math.round(depth * pixels));
  const texture = new CanvasTexture(pen.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  const geometry = new PlaneGeometry(width, depth).rotateX(-Math.PI / 2);
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  return {
    mesh: new Mesh(geometry, material),
    draw(paint) {
      pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
      paint(pen);
      texture.needsUpdate = true;
    },
    dispose() {
      texture.dispose();
      geometry.dispose();
      material.dispose();
    },
  };
}
