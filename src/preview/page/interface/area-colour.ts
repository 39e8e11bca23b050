import { isTrue } from "./attributes";
import type { Box } from "./layout";

/** Tags that show a colour as an area. */
const AREAS = new Set([
  "panel",
  "image",
  "horizontallayout",
  "verticallayout",
  "gridlayout",
  "tablelayout",
  "row",
  "cell",
  "verticalscrollview",
  "horizontalscrollview",
  "mask",
]);

/** Colours of a table's parts, unless it gives others. */
const CELL_COLOUR = "rgba(1,1,1,0.4)";

/** The colour of an element's area as it is written, if it has one; `table` is the one that a row or a cell is in. */
export function areaColour(box: Box, table: Box | undefined): string | undefined {
  const { tag, attributes } = box.element;
  if (!AREAS.has(tag)) return undefined;
  switch (tag) {
    case "row":
      if (isTrue(box.element, "dontUseTableRowBackground", false)) return attributes.color;
      return attributes.color ?? table?.element.attributes.rowbackgroundcolor;
    case "cell":
      if (isTrue(box.element, "dontUseTableCellBackground", false)) return attributes.color;
      return attributes.color ?? table?.element.attributes.cellbackgroundcolor ?? CELL_COLOUR;
    case "image":
      return attributes.color ?? "#FFFFFF";
    default:
      return attributes.color;
  }
}
