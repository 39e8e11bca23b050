import {
  Box3,
  CircleGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Vector3,
} from "three";
import type { TableView } from "../../protocol";
import { createLights } from "./lights";
import { createTableTop, type Surface, type TableTop } from "./table-top";

/** The background of the scene, into which the floor fades. */
export const BACKGROUND = new Color("#0a0f12");

/** The table, the floor and the light around the things on it. */
export interface Room {
  readonly root: Object3D;
  /** Puts another table up when it is another. */
  show(table: TableView): void;
}

/** Units around and above a table in which things throw shadows. */
const STAGE = { margin: 4, height: 10 };
/** Where things are when there is no table. */
const BARE: Surface = { height: 0.96, halfX: 30, halfZ: 20, round: false };
const FLOOR = { radius: 170, depth: -16, middle: "#36454c", edge: `#${BACKGROUND.getHexString()}` };

/** An empty room, until it is shown a table. */
export function createRoom(): Room {
  const lights = createLights();
  const root = new Group().add(lights.root, createFloor());
  let shown: string | undefined;
  let top: TableTop | undefined;

  return {
    root,
    show({ table, surface }) {
      if (table === shown) return;
      shown = table;
      top?.root.removeFromParent();
      top?.dispose();
      top = surface === undefined ? undefined : createTableTop(table, surface);
      if (top !== undefined) root.add(top.root);
      lights.fit(stageOf(surface ?? BARE));
    },
  };
}

function stageOf({ height, halfX, halfZ }: Surface): Box3 {
  const { margin } = STAGE;
  return new Box3(
    new Vector3(-halfX - margin, height - 1, -halfZ - margin),
    new Vector3(halfX + margin, height + STAGE.height, halfZ + margin),
  );
}

/** Far below, brightest under the table, unlit: it only keeps the room from being nothing. */
function createFloor(): Mesh {
  const circle = new CircleGeometry(FLOOR.radius, 48).rotateX(-Math.PI / 2);
  const corners = circle.getAttribute("position").count;
  // The first corner is the middle; colours between the corners are a gradient for nothing.
  const colours = Array.from({ length: corners }, (_, corner) => (corner === 0 ? FLOOR.middle : FLOOR.edge));
  circle.setAttribute(
    "color",
    new Float32BufferAttribute(
      colours.flatMap((colour) => new Color(colour).toArray()),
      3,
    ),
  );
  const floor = new Mesh(circle, new MeshBasicMaterial({ vertexColors: true }));
  floor.position.y = FLOOR.depth;
  return floor;
}
