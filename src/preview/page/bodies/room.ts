import { Box3, CircleGeometry, Color, Group, Mesh, MeshBasicMaterial, type Object3D, Vector3 } from "three";
import type { TableView } from "../../protocol";
import { createCanvasTexture } from "./canvas";
import { createLights } from "./lights";
import { createTableTop, type Surface, type TableTop } from "./table-top";

/** What the scene shows where nothing is, and into which the floor fades. */
export const BACKGROUND = new Color("#0a0f12");

/** The table, the floor and the light around the things on it. */
export interface Room {
  readonly root: Object3D;
  /** Puts another table up when it is another. */
  show(table: TableView): void;
}

/** Units around and above a table in which things throw shadows. */
const STAGE = { margin: 4, height: 10 };
/** Where things lie when there is no table. */
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
  const light = createCanvasTexture(256, 256, (pen) => {
    const middle = pen.canvas.width / 2;
    const gradient = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
    gradient.addColorStop(0, FLOOR.middle);
    gradient.addColorStop(1, FLOOR.edge);
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  });
  const floor = new Mesh(
    new CircleGeometry(FLOOR.radius, 48).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ map: light }),
  );
  floor.position.y = FLOOR.depth;
  return floor;
}
