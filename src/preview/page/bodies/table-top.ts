import { type BufferGeometry, Group, Mesh, MeshLambertMaterial, Shape, ShapeGeometry } from "three";
import type { Colour, TableView } from "../../protocol";
import { toColor } from "./materials";
import { extruded, roundedRectangle } from "./shapes";
import { plankTexture, woodTexture } from "./wood";

/** The top of a table: how high it is, and how far things can be from its middle. */
export type Surface = NonNullable<TableView["surface"]>;

/** A table, and how to free what it holds. */
export interface TableTop {
  readonly root: Group;
  dispose(): void;
}

/** In units: the rim around the top, how far it rises above it and reaches down. */
const RIM = { width: 1.3, rise: 0.12, depth: 1.7, bevel: 0.12 };
/** How many units the texture of planks covers. */
const PLANKS = 22;

const WALNUT: Colour = { r: 0.34, g: 0.22, b: 0.15 };
const WALNUT_RIM: Colour = { r: 0.22, g: 0.135, b: 0.09 };
const FELT: Colour = { r: 0.07, g: 0.33, b: 0.22 };
const GLASS: Colour = { r: 0.3, g: 0.4, b: 0.43 };
const PLASTIC: Colour = { r: 0.62, g: 0.62, b: 0.6 };

/** A table as it is called in a save. Of wood, unless its name says otherwise. */
export function createTableTop(table: string, surface: Surface): TableTop {
  const inner = outlineOf(table, surface, 0);
  const outer = outlineOf(table, surface, RIM.width);
  outer.holes.push(inner);
  const wooden = coverOf(table) === undefined;
  const top = new Mesh(
    new ShapeGeometry(inner, 24).rotateX(-Math.PI / 2),
    new MeshLambertMaterial({
      color: toColor(coverOf(table) ?? WALNUT),
      map: wooden ? plankTexture() : null,
    }),
  );
  if (wooden) scaleTexture(top.geometry, 1 / PLANKS);
  top.position.y = surface.height;
  const rim = new Mesh(
    extruded(outer, RIM.depth, RIM.bevel),
    new MeshLambertMaterial({ color: toColor(WALNUT_RIM), map: woodTexture() }),
  );
  scaleTexture(rim.geometry, 2 / PLANKS);
  rim.position.y = surface.height + RIM.rise - RIM.depth;
  rim.castShadow = true;
  for (const part of [top, rim]) part.receiveShadow = true;
  return {
    root: new Group().add(top, rim),
    dispose() {
      for (const part of [top, rim]) {
        part.geometry.dispose();
        part.material.dispose();
      }
    },
  };
}

/** What covers a table that is not of bare wood. */
function coverOf(table: string): Colour | undefined {
  switch (table) {
    case "Table_Poker":
      return FELT;
    case "Table_Glass":
      return GLASS;
    case "Table_Plastic":
      return PLASTIC;
    default:
      return undefined;
  }
}

const CORNERS: Readonly<Record<string, number>> = { Table_Hexagon: 6, Table_Octagon: 8 };

/** The outline of a table's top, or one that is this many units around it. */
function outlineOf(table: string, { halfX, halfZ, round }: Surface, beyond: number): Shape {
  const [x, z] = [halfX + beyond, halfZ + beyond];
  const corners = CORNERS[table];
  if (corners !== undefined) return polygon(corners, x / Math.cos(Math.PI / corners));
  if (round) return new Shape().absarc(0, 0, x, 0, 2 * Math.PI);
  return roundedRectangle(2 * x, 2 * z, table === "Table_Poker" ? z : 0.9 + beyond);
}

/** A regular polygon with one side towards the south. */
function polygon(corners: number, radius: number): Shape {
  const outline = new Shape();
  for (let corner = 0; corner < corners; corner++) {
    const angle = ((corner + 0.5) / corners) * 2 * Math.PI - Math.PI / 2;
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    if (corner === 0) outline.moveTo(x, y);
    else outline.lineTo(x, y);
  }
  return outline.closePath();
}

/** Shapes take their units as texture coordinates. */
function scaleTexture(geometry: BufferGeometry, scale: number): void {
  const uv = geometry.getAttribute("uv");
  for (let vertex = 0; vertex < uv.count; vertex++)
    uv.setXY(vertex, uv.getX(vertex) * scale, uv.getY(vertex) * scale);
}
