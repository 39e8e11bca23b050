import { CanvasTexture, SRGBColorSpace } from "three";

/** Draws a picture on a 2D canvas, whose origin is at its upper left corner. */
export type Paint = (pen: CanvasRenderingContext2D) => void;

/** A 2D canvas of this many pixels, ready to be drawn on. Fails where the browser has none. */
export function createPen(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("This browser cannot draw on a canvas.");
  return pen;
}

/** A texture drawn on a canvas of this many pixels. */
export function createCanvasTexture(width: number, height: number, paint: Paint): CanvasTexture {
  const pen = createPen(width, height);
  paint(pen);
  const texture = new CanvasTexture(pen.canvas);
  texture.colorSpace = SRGBColorSpace;
  // Pictures on the table are seen at a slant.
  texture.anisotropy = 8;
  return texture;
}
