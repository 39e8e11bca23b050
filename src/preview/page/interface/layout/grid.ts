import type { ElementView } from "../../../protocol";
import { numberOf, pairOf, readAlignment, readPadding, type Size } from "../attributes";
import type { Rectangle } from "./rectangle";

/** How many columns and rows a grid has, and how large they are together. */
interface GridShape {
  columns: number;
  rows: number;
  size: Size;
}

interface GridSettings {
  cell: [width: number, height: number];
  gap: [across: number, down: number];
  /** Rows are filled before columns. */
  isRowwise: boolean;
}

function settingsOf(element: ElementView): GridSettings {
  return {
    cell: pairOf(element, "cellSize") ?? [100, 100],
    gap: pairOf(element, "spacing") ?? [0, 0],
    isRowwise: element.attributes.startaxis?.toLowerCase() !== "vertical",
  };
}

/** The shape of a grid of `count` cells in a width; a Flexible one takes as many columns as fit. */
export function gridShape(element: ElementView, count: number, width: number, height = Infinity): GridShape {
  const { cell, gap, isRowwise } = settingsOf(element);
  const constraint = (element.attributes.constraint ?? "").toLowerCase();
  const fixed = Math.max(1, numberOf(element, "constraintCount") ?? 1);
  const fitting = (room: number, size: number, space: number): number =>
    Math.max(1, Math.floor((room + space + 0.001) / (size + space)));
  let columns: number;
  let rows: number;
  if (constraint === "fixedcolumncount") {
    columns = Math.min(fixed, Math.max(1, count));
    rows = Math.ceil(count / columns);
  } else if (constraint === "fixedrowcount") {
    rows = Math.min(fixed, Math.max(1, count));
    columns = Math.ceil(count / rows);
  } else if (isRowwise) {
    columns = Math.min(fitting(width, cell[0], gap[0]), Math.max(1, count));
    rows = Math.ceil(count / columns);
  } else {
    rows = Math.min(fitting(height, cell[1], gap[1]), Math.max(1, count));
    columns = Math.ceil(count / rows);
  }
  const size = {
    width: columns * (cell[0] + gap[0]) - gap[0],
    height: rows * (cell[1] + gap[1]) - gap[1],
  };
  return { columns, rows, size };
}

/** Where a GridLayout puts its children: cells of one size, filled from a corner. */
export function gridCells(element: ElementView, count: number, size: Size): Rectangle[] {
  const { cell, gap, isRowwise } = settingsOf(element);
  const padding = readPadding(element.attributes.padding);
  const inner = {
    width: size.width - padding.left - padding.right,
    height: size.height - padding.top - padding.bottom,
  };
  const { columns, rows, size: whole } = gridShape(element, count, inner.width, inner.height);
  const alignment = readAlignment(element.attributes.childalignment ?? "UpperLeft");
  const left = padding.left + (inner.width - whole.width) * alignment.x;
  const top = padding.top + (inner.height - whole.height) * alignment.y;
  const corner = (element.attributes.startcorner ?? "").toLowerCase();
  return Array.from({ length: count }, (_, index) => {
    const column = isRowwise ? index % columns : Math.floor(index / rows);
    const row = isRowwise ? Math.floor(index / columns) : index % rows;
    const x = corner.endsWith("right") ? columns - 1 - column : column;
    const y = corner.startsWith("lower") ? rows - 1 - row : row;
    return {
      left: left + x * (cell[0] + gap[0]),
      top: top + y * (cell[1] + gap[1]),
      width: cell[0],
      height: cell[1],
    };
  });
}
