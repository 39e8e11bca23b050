import {
  Color,
  DoubleSide,
  type Material,
  MeshLambertMaterial,
  MeshPhongMaterial,
  SRGBColorSpace,
} from "three";
import type { Colour } from "../../protocol";
import { woodTexture } from "./wood";

/** The material of a surface. Only shiny ones cost more than the cheapest shading. */
export type Finish = "plastic" | "wood" | "metal" | "matt";

/** A material that `paint` can colour. */
export type Paintable = MeshLambertMaterial | MeshPhongMaterial;

/** A new material, white until it is painted. */
export function createMaterial(finish: Finish): Paintable {
  switch (finish) {
    case "plastic":
      return new MeshPhongMaterial({ specular: 0x3a3a3a, shininess: 45 });
    case "wood":
      return new MeshPhongMaterial({ map: woodTexture(), specular: 0x2a241c, shininess: 30 });
    case "metal":
      return new MeshPhongMaterial({ specular: 0xb0b0b0, shininess: 70 });
    case "matt":
      return new MeshLambertMaterial();
  }
}

/** How everything that is flat on an object is drawn: over it, but hidden by what is on it. */
export const PRINT = {
  transparent: true,
  depthWrite: false,
  toneMapped: false,
  side: DoubleSide,
  // A little nearer, whatever the slant: an offset that grows with the slant would shine through cards lying on top.
  polygonOffset: true,
  polygonOffsetFactor: 0,
  polygonOffsetUnits: -4,
};

/** The light that even black things throw back, so their shape can be seen. */
const BLACKEST = 0.045;

/** A colour of the game, which counts as sRGB, as a colour of three. */
export function toColor({ r, g, b }: Colour): Color {
  return new Color().setRGB(r, g, b, SRGBColorSpace);
}

/**
 * Paints a material with an object's tint, over the colour that it has by nature. An alpha below 1 lets the ground
 * shine through, as it does with the game's blocks; at 0 nothing is drawn, but the body can still be hit.
 */
export function paint(material: Paintable, tint: Colour, nature: Colour = WHITE): void {
  const mixed = { r: tint.r * nature.r, g: tint.g * nature.g, b: tint.b * nature.b };
  const { r, g, b } = mixed;
  material.color.copy(toColor(Math.max(r, g, b) < BLACKEST ? DARKEST : mixed));
  const alpha = tint.a ?? 1;
  material.opacity = alpha;
  material.visible = alpha > 0;
  setTransparent(material, alpha < 1);
}

function setTransparent(material: Material, transparent: boolean): void {
  if (material.transparent === transparent) return;
  material.transparent = transparent;
  material.depthWrite = !transparent;
  material.needsUpdate = true;
}

/** How bright a colour looks, from 0 to 1. */
export function brightness({ r, g, b }: Colour): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export const WHITE: Colour = { r: 1, g: 1, b: 1 };

const DARKEST: Colour = { r: BLACKEST, g: BLACKEST, b: BLACKEST };
