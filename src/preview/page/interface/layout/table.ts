import type { ElementView } from "../../../protocol";
import { numberOf, pairOf, readNumbers, readPadding, type Size } from "../attributes";
import type { Rectangle } from "./rectangle";

function spacingOf(table: ElementView): [across: number, down: number] {
  return pairOf(table, "cellSpacing") ?? [0, 0];
}

/** Gives each part the length it asks for; those that ask for 0 share what is left. */
function shared(wishes: readonly number[], length: number, gap: number): number[] {
  const free = length - gap * Math.max(0, wishes.length - 1);
  const taken = wishes.reduce((sum, wish) => sum + wish, 0);
  const open = wishes.filter((wish) => wish === 0).length;
  return wishes.map((wish) => (wish > 0 ? wish : Math.max(0, free - taken) / open));
}

function spanOf(cell: ElementView): number {
  return Math.max(1, Math.floor(numberOf(cell, "columnSpan") ?? 1));
}

/** Where a TableLayout puts its rows. */
export function rowPlaces(table: ElementView, rows: readonly ElementView[], size: Size): Rectangle[] {
  const padding = readPadding(table.attributes.padding);
  const [, gap] = spacingOf(table);
  const wishes = rows.map((row) => numberOf(row, "preferredHeight") ?? 0);
  const heights = shared(wishes, size.height - padding.top - padding.bottom, gap);
  let top = padding.top;
  return heights.map((height) => {
    const place = { left: padding.left, top, width: size.width - padding.left - padding.right, height };
    top += height + gap;
    return place;
  });
}

/** Where the cells of one row are in it. All rows have the columns of the widest one. */
export function cellPlaces(
  table: ElementView,
  rows: readonly ElementView[],
  cells: readonly ElementView[],
  row: Size,
): Rectangle[] {
  const [gap] = spacingOf(table);
  const spans = (list: readonly ElementView[]): number => list.reduce((sum, cell) => sum + spanOf(cell), 0);
  const count = Math.max(1, ...rows.map((each) => spans(each.children ?? [])));
  const given = readNumbers(table.attributes.columnwidths);
  const widths = shared(
    Array.from({ length: count }, (_, index) => given[index] ?? 0),
    row.width,
    gap,
  );
  let column = 0;
  let left = 0;
  return cells.map((cell) => {
    const covered = widths.slice(column, column + spanOf(cell));
    const width = covered.reduce((sum, each) => sum + each, gap * (covered.length - 1));
    const place = { left, top: 0, width, height: row.height };
    column += covered.length;
    left += width + gap;
    return place;
  });
}
