import { Group, Matrix4, Object3D, Vector3, type Mesh } from "three";
import type { ButtonView, Colour, InputView, Point } from "../../protocol";
import { toQuaternion, toScale, toVector } from "../space";
import type { Share } from "./attributes";
import { multiply, type Rgba } from "./colours";
import { readRichText } from "./rich-text";
import { createAreas, disposeAreas, recolour, type AreaMesh } from "./surface/areas";
import { createLetterPlane, type LetterPlane } from "./surface/letters";

/** Which of an object's classic controls something belongs to. */
export interface ControlAddress {
  kind: "button" | "input";
  index: number;
}

/** The classic buttons and inputs of one object, as planes on it. */
export interface Controls {
  /** In the object's own space, in three's axes; a child of whatever places, turns and scales the object. */
  readonly root: Object3D;
  /** Shows controls. `scale` is the object's: it decides how fine the letters are drawn. */
  show(buttons: readonly ButtonView[], inputs: readonly InputView[], scale: Point): void;
  /** The control that a click on this mesh is for. Labels let rays through. */
  controlAt(object: Object3D): ControlAddress | undefined;
  /** Shows the control under the mouse as such, and no other. */
  highlight(object: Object3D | undefined): void;
  dispose(): void;
}

/** So much width, height or font size is one unit of the object. [mods] */
const PER_UNIT = 500;

/** A control that is drawn at all is at least so wide and high. */
const LEAST_SIZE = 60;

/** The pixels of a texture to one unit of the table, and at least that many to the size of a letter. */
const DENSITY = 96;
const LEAST_LETTER = 32;

/** Letters are so far above their button, in units. */
const LIFT = 0.002;

/** Controls are drawn after everything else that one can see through, one after the other. */
const FIRST_PLACE = 2;
const NEXT_PLACE = 0.001;

/** How much darker a control gets under the mouse. */
const SHADE: Colour = { r: 0.8, g: 0.8, b: 0.8 };

/** Where a text is in an input, by its number: automatic, left, centre, right, justified. */
const ALIGNMENTS: Record<number, Share> = {
  1: { x: 0, y: 0 },
  2: { x: 0, y: 0 },
  3: { x: 0.5, y: 0 },
  4: { x: 1, y: 0 },
  5: { x: 0, y: 0 },
};
const CENTRE: Share = { x: 0.5, y: 0.5 };

/** A control on the object with what it was made from. */
interface Shown {
  address: ControlAddress;
  made: string;
  holder: Object3D;
  area: AreaMesh | undefined;
  colour: Rgba;
  letters: LetterPlane | undefined;
}

/** No controls yet. */
export function createControls(): Controls {
  const root = new Group();
  let shown = new Map<string, Shown>();

  return {
    root,
    show: (buttons, inputs, scale) => {
      const before = shown;
      shown = new Map();
      const keep = (address: ControlAddress, view: ButtonView | InputView): void => {
        const key = `${address.kind} ${address.index}`;
        const made = JSON.stringify([view, scale]);
        const known = before.get(key);
        const control = known?.made === made ? known : create(address, view, scale, made);
        shown.set(key, control);
        if (control === known) return;
        order(control, shown.size);
        root.add(control.holder);
      };
      for (const view of buttons) keep({ kind: "button", index: view.index }, view);
      for (const view of inputs) keep({ kind: "input", index: view.index }, view);
      for (const [key, control] of before) if (shown.get(key) !== control) dispose(control);
    },
    controlAt: (object) => [...shown.values()].find(({ area }) => area === object)?.address,
    highlight: (object) => {
      for (const { area, colour } of shown.values()) {
        if (area !== undefined) recolour(area, area === object ? multiply(colour, SHADE) : colour);
      }
    },
    dispose: () => {
      for (const control of shown.values()) dispose(control);
      root.removeFromParent();
    },
  };
}

function dispose({ holder, area, letters }: Shown): void {
  holder.removeFromParent();
  if (area !== undefined) disposeAreas(area);
  letters?.dispose();
}

function order({ area, letters }: Shown, place: number): void {
  const meshes: (Mesh | undefined)[] = [area, letters?.mesh];
  meshes.forEach((mesh, index) => {
    if (mesh !== undefined) mesh.renderOrder = FIRST_PLACE + (2 * place + index) * NEXT_PLACE;
  });
}

/** The object in which a control is: flat, x to the right, y up the text, as big as the object's units. */
function holderOf({ position, rotation, scale }: ButtonView): Object3D {
  const holder = new Object3D();
  // Places have x mirrored; unturned letters are upright for a viewer who sees the object turned by 180 degrees. [mods]
  holder.position.copy(toVector({ ...position, x: -position.x }));
  holder.quaternion.copy(toQuaternion({ x: 0, y: 180, z: 0 }).multiply(toQuaternion(rotation)));
  holder.scale.copy(toScale(scale));
  return holder;
}

function create(address: ControlAddress, view: ButtonView | InputView, scale: Point, made: string): Shown {
  const holder = holderOf(view);
  const isLabel = view.width === 0 || view.height === 0;
  const size = {
    width: isLabel ? 0 : Math.max(LEAST_SIZE, view.width),
    height: isLabel ? 0 : Math.max(LEAST_SIZE, view.height),
  };
  const lying = new Matrix4()
    .makeRotationX(-Math.PI / 2)
    .multiply(new Matrix4().makeScale(1 / PER_UNIT, 1 / PER_UNIT, 1));
  const { r, g, b, a = 1 } = view.colour;
  const colour = { r, g, b, a };
  const rectangle = { left: -size.width / 2, top: -size.height / 2, ...size };
  const area = isLabel ? undefined : createAreas([{ matrix: lying, rectangle, colour }]);
  if (area !== undefined) holder.add(area);
  const letters = lettersOf(address, view, size, scale);
  if (letters !== undefined) {
    const { mesh } = letters;
    const { left, top, width, height } = letters.rectangle;
    mesh.matrixAutoUpdate = false;
    mesh.matrix
      .makeTranslation(
        new Vector3(left + width / 2 - size.width / 2, size.height / 2 - top - height / 2, LIFT),
      )
      .multiply(new Matrix4().makeScale(width, height, 1))
      .premultiply(lying);
    mesh.raycast = () => undefined;
    holder.add(mesh);
  }
  return { address, made, holder, area, colour, letters };
}

function lettersOf(
  { kind }: ControlAddress,
  view: ButtonView | InputView,
  size: { width: number; height: number },
  scale: Point,
): LetterPlane | undefined {
  const text = "value" in view && view.value !== "" ? view.value : view.label;
  if (text === "" || view.fontSize <= 0) return undefined;
  const isInput = kind === "input";
  const { r, g, b, a = 1 } = view.fontColour;
  const across = (Math.abs(view.scale.x * scale.x) || 1) / PER_UNIT;
  const down = (Math.abs(view.scale.z * scale.z) || 1) / PER_UNIT;
  const fine = Math.max(DENSITY, LEAST_LETTER / (view.fontSize * down));
  return createLetterPlane(
    {
      runs: readRichText(text),
      area: size,
      fontSize: view.fontSize,
      colour: { r, g, b, a },
      alignment: "alignment" in view ? (ALIGNMENTS[view.alignment] ?? CENTRE) : CENTRE,
      wraps: isInput,
      overflowsBelow: !isInput,
    },
    across * fine,
    down * fine,
  );
}
