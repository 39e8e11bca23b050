import { Group, Matrix4, Vector3, type Mesh, type Object3D } from "three";
import type { ElementView, Point } from "../../protocol";
import { takesClicks } from "./attributes";
import { layOut } from "./layout";
import { createMeasure } from "./measure";
import { createAreas, disposeAreas, recolour, type AreaMesh } from "./surface/areas";
import { drawingsOf, type AreaDrawing, type TextDrawing } from "./surface/drawings";
import { createLetterPlane, type LetterPlane } from "./surface/letters";

/** The interface of one object, as planes on it. */
export interface Surface {
  /** In the object's own space, in three's axes; a child of whatever places, turns and scales the object. */
  readonly root: Object3D;
  /** Shows an interface. `scale` is the object's: it decides how fine the letters are drawn. */
  show(elements: readonly ElementView[], scale: Point): void;
  /** The element that a click on this mesh is for. Meshes that take no clicks let rays through. */
  elementAt(object: Object3D): ElementView | undefined;
  /** Shows the element under the mouse as such, and no other. */
  highlight(object: Object3D | undefined): void;
  dispose(): void;
}

/** The canvas of an object, in pixels: what a size in per cent is counted from. */
const CANVAS = { width: 100, height: 100 };

/** Pixels of a texture to one unit of the table, and at least that many to the size of a letter. */
const DENSITY = 96;
const LEAST_LETTER = 32;

/** Drawings on objects come after everything else transparent, in the order of the document. */
const FIRST_PLACE = 1;
const NEXT_PLACE = 0.001;

/** A text with what it was made from. */
interface KeptLetters {
  made: string;
  plane: LetterPlane;
}

/** An area that takes clicks. */
interface Target {
  drawing: AreaDrawing;
  mesh: AreaMesh;
}

/** An empty interface. */
export function createSurface(): Surface {
  const root = new Group();
  const measure = createMeasure();
  let shown = "";
  let letters = new Map<string, KeptLetters>();
  let areas: AreaMesh[] = [];
  let targets: Target[] = [];

  function add(mesh: Mesh): void {
    mesh.renderOrder = FIRST_PLACE + root.children.length * NEXT_PLACE;
    root.add(mesh);
  }

  function addAreas(drawings: readonly AreaDrawing[]): AreaMesh {
    const mesh = createAreas(drawings);
    areas.push(mesh);
    add(mesh);
    return mesh;
  }

  function addTarget(drawing: AreaDrawing): void {
    targets.push({ drawing, mesh: addAreas([drawing]) });
  }

  /** Neighbours in the order of drawing share a mesh. */
  function addDecoration(drawings: readonly AreaDrawing[]): void {
    if (drawings.length > 0) letThrough(addAreas(drawings));
  }

  function addText(drawing: TextDrawing, scale: Point, before: Map<string, KeptLetters>): void {
    const { across, down } = density(drawing, scale);
    const key = `${drawing.element.path} ${drawing.element.tag}`;
    const made = JSON.stringify([drawing.letters, across, down]);
    const known = before.get(key);
    const kept =
      known?.made === made ? known : { made, plane: createLetterPlane(drawing.letters, across, down) };
    letters.set(key, kept);
    const { mesh, rectangle } = kept.plane;
    const left = drawing.rectangle.left + rectangle.left;
    const top = drawing.rectangle.top + rectangle.top;
    const centre = new Vector3(left + rectangle.width / 2, -top - rectangle.height / 2, 0);
    mesh.matrixAutoUpdate = false;
    mesh.matrix
      .makeTranslation(centre)
      .multiply(new Matrix4().makeScale(rectangle.width, rectangle.height, 1))
      .premultiply(drawing.matrix);
    mesh.matrixWorldNeedsUpdate = true;
    letThrough(mesh);
    add(mesh);
  }

  function show(elements: readonly ElementView[], scale: Point): void {
    const state = JSON.stringify([elements, scale]);
    if (state === shown) return;
    shown = state;
    const before = letters;
    clearAreas();
    letters = new Map();
    root.clear();
    let waiting: AreaDrawing[] = [];
    for (const drawing of drawingsOf(layOut(elements, CANVAS, measure), CANVAS)) {
      if (drawing.kind === "area" && !takesClicks(drawing.element)) {
        waiting.push(drawing);
        continue;
      }
      addDecoration(waiting);
      waiting = [];
      if (drawing.kind === "area") addTarget(drawing);
      else addText(drawing, scale, before);
    }
    addDecoration(waiting);
    for (const [key, { plane }] of before) if (letters.get(key)?.plane !== plane) plane.dispose();
  }

  function clearAreas(): void {
    for (const mesh of areas) disposeAreas(mesh);
    areas = [];
    targets = [];
  }

  return {
    root,
    show,
    elementAt: (object) => targets.find(({ mesh }) => mesh === object)?.drawing.element,
    highlight: (object) => {
      for (const { mesh, drawing } of targets) {
        const { colour, highlighted } = drawing;
        recolour(mesh, mesh === object ? (highlighted ?? colour) : colour);
      }
    },
    dispose: () => {
      clearAreas();
      for (const { plane } of letters.values()) plane.dispose();
      root.removeFromParent();
    },
  };
}

/** Lets the rays of the mouse through a mesh. */
function letThrough(mesh: Mesh): void {
  mesh.raycast = () => undefined;
}

/** How many pixels of a texture a pixel of the interface takes, so letters are sharp on an object of this scale. */
function density({ matrix, letters }: TextDrawing, scale: Point): { across: number; down: number } {
  const axes = [new Vector3(), new Vector3(), new Vector3()] as const;
  matrix.extractBasis(...axes);
  const world = new Vector3(scale.x, scale.y, scale.z);
  const across = axes[0].multiply(world).length();
  const down = axes[1].multiply(world).length();
  const fine = Math.max(DENSITY, LEAST_LETTER / Math.max(letters.fontSize * down, 1e-6));
  return { across: across * fine, down: down * fine };
}
