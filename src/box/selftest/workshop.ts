import { BLOCK_TOP } from "../../tts/constants";
import { objectData, type ObjectData } from "../../tts/object-data";
import { transform, type Pose } from "../../tts/pose";

/** What the memos of all objects of the self-test begin with; no game's pieces have it. */
const PREFIX = "offsuit-selftest/";

/** The middle of the floor on which the checks take place: far from every board, seat and hand. */
const CENTRE = { x: 70, z: 40 };
/** Height of the floor's surface. */
export const FLOOR = 10;
const FLOOR_SIZE = { width: 36, thickness: 1, depth: 24 };
/** So high that no die is thrown over them. */
const WALL = { height: 10, thickness: 1 };
const GREY = { r: 0.35, g: 0.37, b: 0.4 };

/** The memo of an object of the self-test. */
export function benchMemo(name: string): string {
  return PREFIX + name;
}

/** A pose over the floor: so far right of its middle, away from the reader, and above its surface. */
export function over(x: number, z: number, rise: number, turn: { yaw?: number; roll?: number } = {}): Pose {
  return {
    x: CENTRE.x + x,
    y: FLOOR + rise,
    z: CENTRE.z + z,
    pitch: 0,
    yaw: turn.yaw ?? 0,
    roll: turn.roll ?? 0,
  };
}

/** A locked block that is on the floor. */
export function blockData(name: string, pose: Pose, width = 1, height = 1, depth = 1): ObjectData {
  const data = objectData("BlockSquare", benchMemo(name), transform(pose, width, height, depth), GREY);
  data.Locked = true;
  return data;
}

/** The floor and the walls around it. */
export function workshopData(): ObjectData[] {
  const { width, thickness, depth } = FLOOR_SIZE;
  const [x, z] = [(width + WALL.thickness) / 2, (depth + WALL.thickness) / 2];
  const rise = WALL.height * BLOCK_TOP - thickness;
  return [
    blockData("floor", over(0, 0, -thickness * BLOCK_TOP), width, thickness, depth),
    blockData("west", over(-x, 0, rise), WALL.thickness, WALL.height, depth),
    blockData("east", over(x, 0, rise), WALL.thickness, WALL.height, depth),
    blockData("south", over(0, -z, rise), width, WALL.height, WALL.thickness),
    blockData("north", over(0, z, rise), width, WALL.height, WALL.thickness),
  ];
}

/** Whether an object belongs to the self-test; a deck does if its first card does. */
function isOurs(object: GObject): boolean {
  if (object.isDestroyed()) return false;
  if (isBenchMemo(object.memo)) return true;
  if (object.type !== "Deck") return false;
  const rows: readonly { memo?: string }[] = object.getObjects();
  return isBenchMemo(rows[0]?.memo);
}

function isBenchMemo(memo: string | undefined): boolean {
  return memo?.startsWith(PREFIX) === true;
}

/** Takes everything of the self-test off the table, or all but its floor and walls. */
export function sweep(all: boolean): void {
  const walls = all ? [] : workshopData().map(({ Memo }) => Memo);
  for (const object of getObjects()) {
    if (isOurs(object) && !walls.includes(object.memo)) object.destruct();
  }
}
