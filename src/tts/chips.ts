import type { Place } from "../kit/game/scene";
import { CHIP, CHIP_PRINT } from "./constants";
import { transform, type Pose } from "./pose";
import { objectData, type ObjectData } from "./object-data";

/** How many chips are in a column, while there are enough columns. */
const COLUMN = 10;
/** How many columns are side by side, and how many at one place at most: more chips make higher columns. */
const COLUMNS_A_ROW = 2;
export const MOST_COLUMNS = 4;
/** From the middle of a column to that of the next, in inches. */
const PITCH = 1.5;

/** One column of chips at a place: its number, counted from 0, and how many chips are in it. */
export interface Column {
  index: number;
  count: number;
}

/** The columns in which this many chips are: full ones, and one that holds what is left. */
export function columnsOf(chips: number): Column[] {
  const full = Math.max(COLUMN, Math.ceil(chips / MOST_COLUMNS));
  const columns: Column[] = [];
  for (let left = chips; left > 0; left -= full) {
    columns.push({ index: columns.length, count: Math.min(left, full) });
  }
  return columns;
}

/** Where a column is whose first neighbour is at this place: to the right, and then away from the reader. */
export function columnPlace(place: Place, index: number): Place {
  const row = Math.floor(index / COLUMNS_A_ROW);
  const x = (index - row * COLUMNS_A_ROW) * PITCH;
  const z = row * PITCH;
  const radians = (place.yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return { ...place, x: place.x + x * cos + z * sin, z: place.z - x * sin + z * cos };
}

/** What this many chips take up from the middle of their first column: to the right of it and away, and to the other sides. */
export function chipsArea(chips: number): { width: number; depth: number } {
  const columns = columnsOf(chips).length;
  const rows = Math.ceil(columns / COLUMNS_A_ROW);
  return {
    width: (Math.min(columns, COLUMNS_A_ROW) - 1) * PITCH + CHIP.width,
    depth: (rows - 1) * PITCH + CHIP.width,
  };
}

/** This many chips on one another. Tabletop Simulator knows no stack of one: that is a chip. */
export function chipsData(count: number, memo: string, pose: Pose): ObjectData {
  const data = objectData(nameOfChips(count), memo, transform(pose, 1, 1, 1), { r: 1, g: 1, b: 1 });
  if (count > 1) {
    data.MaterialIndex = -1;
    data.MeshIndex = CHIP_PRINT;
    data.Number = count;
  }
  return data;
}

/** The name of an object of this many stacked chips. */
export function nameOfChips(count: number): string {
  return count > 1 ? "ChipStack" : `Chip_${CHIP_PRINT}`;
}
