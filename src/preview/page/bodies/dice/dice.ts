import { type BufferGeometry, type CanvasTexture, Group, Mesh } from "three";
import type { ObjectView } from "../../../protocol";
import type { BodyMaker } from "../body";
import { createMaterial, paint } from "../materials";
import { dieFaces, type Sides } from "./faces";
import { inkOn } from "./ink";
import { createPrint, printedFaces } from "./print";
import { roundedSolid } from "./rounded";

/** A die of the game, or one with pictures of its own, which shows the values instead. */
export const createDie: BodyMaker = (view) => {
  const plastic = createMaterial("plastic");
  const ink = createMaterial("plastic");
  ink.transparent = true;
  ink.depthWrite = false;
  ink.polygonOffset = true;
  ink.polygonOffsetFactor = -1;
  const solid = new Mesh<BufferGeometry>(undefined, plastic);
  const print = new Mesh<BufferGeometry>(undefined, ink);
  const root = new Group().add(solid, print);
  function show(next: ObjectView): void {
    const model = modelOf(next);
    solid.geometry = model.solid;
    print.geometry = model.printed;
    ink.alphaMap = model.ink;
    ink.color.copy(inkOn(next.tint));
    paint(plastic, next.tint);
    root.children.forEach((part) => part.scale.setScalar(next.rest));
  }
  show(view);
  return {
    root,
    show,
    dispose() {
      plastic.dispose();
      ink.dispose();
    },
  };
};

/** The shape and the print of a kind of die, 1 from its middle to its faces. Dice with the same values share it. */
interface Model {
  solid: BufferGeometry;
  printed: BufferGeometry;
  ink: CanvasTexture;
}

const models = new Map<string, Model>();

function modelOf({ name, faces: values = [] }: ObjectView): Model {
  const key = JSON.stringify([name, values]);
  const known = models.get(key);
  if (known !== undefined) return known;
  const sides = sidesOf(name, values.length);
  const rounding = name === "Die_6_Rounded" ? 0.32 : ROUNDING[sides];
  const faces = dieFaces(sides, values);
  const model = {
    solid: roundedSolid(faces, rounding),
    printed: printedFaces(faces, rounding),
    ink: createPrint(faces, sides === 6),
  };
  models.set(key, model);
  return model;
}

/** How far the edges are rounded: the blunter they are, the less. */
const ROUNDING: Readonly<Record<Sides, number>> = { 4: 0.16, 6: 0.14, 8: 0.1, 10: 0.1, 12: 0.09, 20: 0.07 };
const SIDES: readonly Sides[] = [4, 6, 8, 10, 12, 20];

/** A built-in die has its number of sides in its name; any other has it in its values. */
function sidesOf(name: string, values: number): Sides {
  const told = /^Die_(\d+)/.exec(name)?.[1];
  const count = told === undefined ? values : Number(told);
  return SIDES.find((sides) => sides === count) ?? 6;
}
