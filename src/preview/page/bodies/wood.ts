import { RepeatWrapping, type Texture } from "three";
import { createCanvasTexture } from "./canvas";
import { lazily } from "./lazily";

/*
 * Wood is drawn, not loaded: brightness only, so one texture serves every kind of wood. It repeats without a seam,
 * with the grain along the x axis.
 */

const PIXELS = 512;

/** The texture of a single piece of wood. */
export const woodTexture = lazily(() => createWood(1));

/** The texture of a table's top, glued together from planks. */
export const plankTexture = lazily(() => createWood(5));

function createWood(planks: number): Texture {
  const texture = createCanvasTexture(PIXELS, PIXELS, (pen) => {
    const picture = pen.createImageData(PIXELS, PIXELS);
    picture.data.fill(255);
    for (let pixel = 0; pixel < PIXELS * PIXELS; pixel++) {
      const along = (pixel % PIXELS) / PIXELS;
      const across = Math.floor(pixel / PIXELS) / PIXELS;
      const level = Math.round(255 * woodBrightness(along, across, planks));
      picture.data.fill(level, 4 * pixel, 4 * pixel + 3);
    }
    pen.putImageData(picture, 0, 0);
  });
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}

/** How bright wood is at a place of its texture, both from 0 to 1. Repeats in both directions. */
export function woodBrightness(along: number, across: number, planks: number): number {
  const plank = Math.floor(across * planks);
  const start = planks === 1 ? 0 : hash(plank, 7);
  const bend = noise(along + start, across, 3, 6) + 0.5 * noise(along + start, across, 7, 12);
  const rings = 0.5 + 0.5 * Math.sin(2 * Math.PI * (14 * across + 2.2 * bend));
  const fibres = noise(along + start, across, 12, 192);
  const pores = noise(along, across, 40, 256) > 0.86 ? 1 : 0;
  const age = planks === 1 ? 0 : 0.09 * (hash(plank, 3) - 0.5);
  return (0.82 + age + 0.08 * rings + 0.1 * (fibres - 0.5) - 0.05 * pores) * seam(across * planks, planks);
}

/** The shadow in the joint between two planks. */
function seam(across: number, planks: number): number {
  if (planks === 1) return 1;
  const distance = Math.min(across % 1, 1 - (across % 1));
  return distance < 0.008 ? 0.72 : 1;
}

/** Smooth noise from 0 to 1 that repeats after 1, with this many cells along and across. */
function noise(along: number, across: number, columns: number, rows: number): number {
  const x = along * columns;
  const y = across * rows;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [left + 1, top + 1];
  const [slideX, slideY] = [smooth(x - left), smooth(y - top)];
  const [west, east, north, south] = [left % columns, right % columns, top % rows, bottom % rows];
  const above = mix(hash(west, north), hash(east, north), slideX);
  const below = mix(hash(west, south), hash(east, south), slideX);
  return mix(above, below, slideY);
}

function smooth(x: number): number {
  return x * x * (3 - 2 * x);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A number from 0 to 1 that looks random but is always the same for a cell. */
function hash(column: number, row: number): number {
  const mixed = Math.imul(column * 374761393 + row * 668265263, 1274126177);
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1103515245);
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967295;
}
