import type { ElementView } from "../../../protocol";
import { isTrue, numberOf, pairOf, readPadding } from "../attributes";
import type { MeasureText } from "../text-lines";
import { gridShape } from "./grid";
import { textSize } from "./letters";

/** What an element asks of a layout along one axis, in pixels; `flexible` is its share of what is left over. */
export interface Wish {
  least: number;
  preferred: number;
  flexible: number;
}

const TEXTS = new Set(["text", "button", "togglebutton", "toggle", "inputfield", "dropdown"]);

/** The children that a layout places. */
export function placedChildren(element: ElementView): ElementView[] {
  return (element.children ?? []).filter((child) => !isTrue(child, "ignoreLayout", false));
}

/** The size that an element asks for by its attributes, else by its content. The height of a text depends on its `width`. */
export function wishOf(
  element: ElementView,
  axis: "width" | "height",
  measure: MeasureText,
  width?: number,
): Wish {
  const capital = axis === "width" ? "Width" : "Height";
  const least = numberOf(element, `min${capital}`) ?? 0;
  const asked = numberOf(element, `preferred${capital}`) ?? naturalSize(element, axis, measure, width);
  return {
    least,
    preferred: Math.max(least, asked),
    flexible: numberOf(element, `flexible${capital}`) ?? 0,
  };
}

/** The size of what an element holds, along one axis. */
function naturalSize(
  element: ElementView,
  axis: "width" | "height",
  measure: MeasureText,
  width?: number,
): number {
  if (TEXTS.has(element.tag)) return textSize(element, measure, width)[axis];
  const { tag, attributes } = element;
  const padding = readPadding(attributes.padding);
  const around = axis === "width" ? padding.left + padding.right : padding.top + padding.bottom;
  const children = placedChildren(element);
  if (tag === "gridlayout") return around + gridShape(element, children.length, Infinity).size[axis];
  if (tag === "tablelayout" && axis === "height") return around + tableHeight(element, children);
  const isStack = tag === "horizontallayout" || tag === "verticallayout";
  if (!isStack && attributes.padding === undefined) return 0;
  const sizes = children.map((child) => wishOf(child, axis, measure).preferred);
  const along = tag === "verticallayout" ? "height" : "width";
  if (axis !== along) return around + Math.max(0, ...sizes);
  const gaps = (numberOf(element, "spacing") ?? 0) * Math.max(0, children.length - 1);
  return around + gaps + sizes.reduce((sum, size) => sum + size, 0);
}

/** The sum of the rows that say how high they are. */
export function tableHeight(table: ElementView, rows: readonly ElementView[]): number {
  const [, spacing = 0] = pairOf(table, "cellSpacing") ?? [];
  const heights = rows.map((row) => numberOf(row, "preferredHeight") ?? 0);
  return heights.reduce((sum, height) => sum + height, spacing * Math.max(0, rows.length - 1));
}
