import { Group, type Object3D } from "three";
import type { Colour, ElementView, LineView, ObjectView, SnapPointView } from "../../protocol";
import { createOutline } from "../bodies/highlight";
import { createLines } from "../bodies/lines";
import { createSnapPoints } from "../bodies/snap-points";
import { type ControlAddress, type Controls, createControls } from "../interface/buttons";
import { createSurface, type Surface } from "../interface/surface";

/** Something on an object that takes a click. */
export type FittingTarget = { kind: "element"; element: ElementView } | ControlAddress;

/** How an object is shown, apart from what it is. */
export interface Emphasis {
  /** Whether its snap points are drawn. */
  snapPoints: boolean;
  /** Whether the pointer is on it. */
  marked: boolean;
}

/** What scripts have put on an object: its interface, its buttons, lines, snap points, its highlight. */
export interface Fittings {
  /** In the object's own space; a child of what places, turns and scales it. */
  readonly root: Object3D;
  show: (view: ObjectView, emphasis: Emphasis) => void;
  /** What a drawn part of these takes a click for. */
  targetOf: (part: Object3D) => FittingTarget | undefined;
  /** Shows what is under the pointer as such, and nothing else. */
  highlight: (part: Object3D | undefined) => void;
  dispose: () => void;
}

/** The colour of the outline around what the pointer is on. */
const MARK: Colour = { r: 0.95, g: 0.76, b: 0.31 };

/** The fittings of an object; none of them is made before it is needed. */
export function createFittings(): Fittings {
  const root = new Group();
  let surface: Surface | undefined;
  let controls: Controls | undefined;
  const lines = createSlot<readonly LineView[]>((views) => createLines(views));
  const snapPoints = createSlot<readonly SnapPointView[]>((views) => ({
    root: createSnapPoints(views),
    dispose: () => undefined,
  }));
  const outline = createSlot<{ view: ObjectView; colour: Colour }>(({ view, colour }) =>
    createOutline(view, colour),
  );
  root.add(lines.root, snapPoints.root, outline.root);

  function showSurface({ interface: elements = [], scale }: ObjectView): void {
    if (surface === undefined && elements.length === 0) return;
    surface ??= added(root, createSurface());
    surface.show(elements, scale);
  }

  function showControls({ buttons = [], inputs = [], scale }: ObjectView): void {
    if (controls === undefined && buttons.length + inputs.length === 0) return;
    controls ??= added(root, createControls());
    controls.show(buttons, inputs, scale);
  }

  function showOutline(view: ObjectView, { marked }: Emphasis): void {
    const colour = view.highlight ?? (marked ? MARK : undefined);
    const { size, scale } = view;
    outline.show(colour === undefined ? undefined : { view, colour }, JSON.stringify([colour, size, scale]));
  }

  return {
    root,
    show: (view, emphasis) => {
      showSurface(view);
      showControls(view);
      lines.show(view.lines, JSON.stringify(view.lines));
      const points = emphasis.snapPoints ? view.snapPoints : undefined;
      snapPoints.show(points, JSON.stringify(points));
      showOutline(view, emphasis);
    },
    targetOf: (part) => {
      const element = surface?.elementAt(part);
      if (element !== undefined) return { kind: "element", element };
      return controls?.controlAt(part);
    },
    highlight: (part) => {
      surface?.highlight(part);
      controls?.highlight(part);
    },
    dispose: () => {
      surface?.dispose();
      controls?.dispose();
      for (const slot of [lines, snapPoints, outline]) slot.clear();
    },
  };
}

function added<Part extends { readonly root: Object3D }>(root: Group, part: Part): Part {
  root.add(part.root);
  return part;
}

/** Something drawn that is made again whenever what it shows has changed. */
interface Slot<Shown> {
  readonly root: Group;
  /** Shows something, or nothing; `state` is a text that changes whenever the drawing has to. */
  show: (shown: Shown | undefined, state: string | undefined) => void;
  clear: () => void;
}

function createSlot<Shown>(draw: (shown: Shown) => { root: Object3D; dispose: () => void }): Slot<Shown> {
  const root = new Group();
  let drawn: { state: string | undefined; dispose: () => void } | undefined;

  function clear(): void {
    drawn?.dispose();
    drawn = undefined;
    root.clear();
  }

  return {
    root,
    clear,
    show: (shown, state) => {
      if (shown === undefined) {
        clear();
        return;
      }
      if (drawn?.state === state) return;
      clear();
      const { root: drawing, dispose } = draw(shown);
      root.add(drawing);
      // You cannot point at mere drawings.
      drawing.traverse((part) => {
        part.raycast = () => undefined;
      });
      drawn = { state, dispose };
    },
  };
}
