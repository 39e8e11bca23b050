import { toRgba } from "../../emulator/lua/color";
import { toCoordinates } from "../../emulator/lua/vector";
import { isRecord } from "../../kit/data/data";
import type { LineView, Point, SnapPointView } from "../protocol";
import { listed } from "./listed";

/** Thickness of a line that says nothing of its own, in units. */
const THICKNESS = 0.1;

/** The lines of the vector tool in a save's VectorLines or AttachedVectorLines. */
export function linesIn(value: unknown): LineView[] | undefined {
  return listed(
    records(value).map(({ points3, color, thickness, loop }) => ({
      points: points(points3),
      colour: toRgba(color) ?? { r: 1, g: 1, b: 1 },
      thickness: typeof thickness === "number" ? thickness : THICKNESS,
      loop: loop === true,
    })),
  );
}

/** The snap points in a save's SnapPoints or AttachedSnapPoints. */
export function snapPointsIn(value: unknown): SnapPointView[] | undefined {
  return listed(
    records(value).flatMap(({ Position, Rotation }) => {
      const position = toCoordinates(Position);
      return position === undefined ? [] : [{ position, rotation: toCoordinates(Rotation) }];
    }),
  );
}

function points(value: unknown): Point[] {
  return records(value).flatMap((each) => toCoordinates(each) ?? []);
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((each) => isRecord(each)) : [];
}
