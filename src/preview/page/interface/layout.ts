import type { ElementView } from "../../protocol";
import { isTrue, pairOf, readAlignment, readLength, readNumbers, type Share, type Size } from "./attributes";
import { gridCells } from "./layout/grid";
import { fittedFontSize } from "./layout/letters";
import type { Rectangle } from "./layout/rectangle";
import { stackPlaces } from "./layout/stack";
import { cellPlaces, rowPlaces } from "./layout/table";
import { placedChildren, tableHeight, wishOf } from "./layout/wishes";
import type { MeasureText } from "./text-lines";

/*
 * Where the elements of an interface are, as the game's layout rules have it: those of Unity's RectTransform and layout
 * groups. Pure: the painter hands in the way to measure texts.
 */

/** An element with its place: a rectangle in its parent's pixels before it is scaled and turned about its pivot. */
export interface Box extends Rectangle {
  element: ElementView;
  pivot: Share;
  scale: { x: number; y: number };
  /** Degrees about each axis, positive ones about z against the clock. */
  rotation: { x: number; y: number; z: number };
  /** How far behind its parent's plane it is, in pixels; negative: in front. */
  depth: number;
  /** The size of its letters in pixels, best fit included. */
  fontSize: number;
  children: Box[];
}

/** The rectangles that an element's children are placed in. */
interface Frame extends Size {
  pivot: Share;
}

const CENTRE: Share = { x: 0.5, y: 0.5 };

/** The boxes of the root elements of an interface on a canvas of this size. */
export function layOut(elements: readonly ElementView[], size: Size, measure: MeasureText): Box[] {
  const canvas: Frame = { ...size, pivot: CENTRE };
  return elements.map((element) => free(element, canvas, measure));
}

/** An element that places itself by rectAlignment, width, height and offsetXY, or by anchors. */
function free(element: ElementView, frame: Frame, measure: MeasureText, standard?: string): Box {
  const pivot = readAlignment(element.attributes.rectalignment ?? standard);
  const rectangle = anchored(element, frame) ?? aligned(element, frame, pivot, measure);
  return boxed(element, moved(element, rectangle, pivot, frame), pivot, measure);
}

/** The place between anchors, where an element has them. */
function anchored(element: ElementView, frame: Frame): Rectangle | undefined {
  const low = pairOf(element, "anchorMin");
  const high = pairOf(element, "anchorMax");
  if (low === undefined || high === undefined) return undefined;
  const [offsetLeft, offsetBottom] = pairOf(element, "offsetMin") ?? [0, 0];
  const [offsetRight, offsetTop] = pairOf(element, "offsetMax") ?? [0, 0];
  const left = low[0] * frame.width + offsetLeft;
  const right = high[0] * frame.width + offsetRight;
  const top = (1 - high[1]) * frame.height - offsetTop;
  const bottom = (1 - low[1]) * frame.height - offsetBottom;
  return { left, top, width: right - left, height: bottom - top };
}

/** The place by rectAlignment, which is anchor and pivot at once. */
function aligned(element: ElementView, frame: Frame, pivot: Share, measure: MeasureText): Rectangle {
  const [x, y] = pairOf(element, "offsetXY") ?? [0, 0];
  const { width, height } = ownSize(element, frame, measure);
  return {
    left: (frame.width - width) * pivot.x + x,
    top: (frame.height - height) * pivot.y - y,
    width,
    height,
  };
}

function ownSize(element: ElementView, frame: Frame, measure: MeasureText): Size {
  const { tag, attributes } = element;
  const fitter = (attributes.contentsizefitter ?? "").toLowerCase();
  const width = /horizontal|both/.test(fitter)
    ? wishOf(element, "width", measure).preferred
    : (readLength(attributes.width, frame.width) ?? frame.width);
  const grows = tag === "tablelayout" && isTrue(element, "autoCalculateHeight", false);
  if (grows) return { width, height: tableHeight(element, element.children ?? []) };
  const height = /vertical|both/.test(fitter)
    ? wishOf(element, "height", measure, width).preferred
    : (readLength(attributes.height, frame.height) ?? frame.height);
  return { width, height };
}

/** `position` moves the pivot to a place counted from the parent's pivot, whatever the offset. */
function moved(element: ElementView, rectangle: Rectangle, pivot: Share, frame: Frame): Rectangle {
  const position = pairOf(element, "position");
  if (position === undefined) return rectangle;
  const [x, y] = position;
  return {
    ...rectangle,
    left: frame.pivot.x * frame.width + x - pivot.x * rectangle.width,
    top: frame.pivot.y * frame.height - y - pivot.y * rectangle.height,
  };
}

/** A box with this rectangle, and its children in it. */
function boxed(element: ElementView, rectangle: Rectangle, pivot: Share, measure: MeasureText): Box {
  const { attributes } = element;
  const [scaleX = 1, scaleY = scaleX] = readNumbers(attributes.scale);
  const turns = readNumbers(attributes.rotation);
  const [x = 0, y = 0, z = 0] = turns.length === 1 ? [0, 0, ...turns] : turns;
  return {
    ...rectangle,
    element,
    pivot,
    scale: { x: scaleX, y: scaleY },
    rotation: { x, y, z },
    depth: readNumbers(attributes.position)[2] ?? 0,
    fontSize: fittedFontSize(element, rectangle, measure),
    children: childBoxes(element, { width: rectangle.width, height: rectangle.height, pivot }, measure),
  };
}

function childBoxes(element: ElementView, frame: Frame, measure: MeasureText): Box[] {
  const children = element.children ?? [];
  const placed = placedChildren(element);
  const inPlaces = (places: readonly Rectangle[]): Box[] =>
    children.map((child) => {
      const place = places[placed.indexOf(child)];
      if (place === undefined) return free(child, frame, measure);
      return boxed(child, place, readAlignment(child.attributes.rectalignment), measure);
    });
  switch (element.tag) {
    case "horizontallayout":
    case "verticallayout":
      return inPlaces(stackPlaces(element, placed, frame, measure));
    case "gridlayout":
      return inPlaces(gridCells(element, placed.length, frame));
    case "tablelayout":
      return tableRows(element, frame, measure);
    case "horizontalscrollview":
    case "verticalscrollview":
      return children.map((child) => free(child, frame, measure, "UpperLeft"));
    case "dropdown":
      return [];
    default:
      // A panel with padding stretches its children, as a layout does.
      return element.attributes.padding === undefined || element.tag === "button"
        ? children.map((child) => free(child, frame, measure))
        : inPlaces(stackPlaces(element, placed, frame, measure));
  }
}

function tableRows(table: ElementView, frame: Frame, measure: MeasureText): Box[] {
  const rows = table.children ?? [];
  const places = rowPlaces(table, rows, frame);
  return rows.flatMap((row, index) => {
    const place = places[index];
    if (place === undefined) return [];
    const cells = row.children ?? [];
    const cellRectangles = cellPlaces(table, rows, cells, place);
    const boxes = cells.flatMap((cell, column) => {
      const rectangle = cellRectangles[column];
      return rectangle === undefined ? [] : [tableCell(table, cell, rectangle, measure)];
    });
    return [{ ...boxed({ ...row, children: [] }, place, CENTRE, measure), element: row, children: boxes }];
  });
}

/** A cell stretches what it holds, within the table's padding or its own. */
function tableCell(table: ElementView, cell: ElementView, rectangle: Rectangle, measure: MeasureText): Box {
  const own = isTrue(cell, "overrideGlobalCellPadding", false);
  const padding = (own ? cell.attributes.padding : table.attributes.cellpadding) ?? "0";
  const padded = { ...cell, attributes: { ...cell.attributes, padding } };
  return { ...boxed(padded, rectangle, CENTRE, measure), element: cell };
}
