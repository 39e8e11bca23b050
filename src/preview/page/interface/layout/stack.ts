import type { ElementView } from "../../../protocol";
import { isTrue, numberOf, readAlignment, readPadding, type Size } from "../attributes";
import type { MeasureText } from "../text-lines";
import type { Rectangle } from "./rectangle";
import { wishOf, type Wish } from "./wishes";

/** A stretch along one axis. */
interface Stretch {
  start: number;
  length: number;
}

/** The room of a layout along one axis, and how it gives it to its children. */
interface Room {
  start: number;
  length: number;
  gap: number;
  /** Where children are that do not fill it: 0 at its start, 1 at its end. */
  alignment: number;
  expands: boolean;
}

/** One after the other: each gets its preferred length if there is enough, and the flexible ones share the rest. */
function inARow(wishes: readonly Wish[], room: Room): Stretch[] {
  const asked = wishes.map((wish) =>
    room.expands ? { ...wish, flexible: Math.max(1, wish.flexible) } : wish,
  );
  const sum = (part: keyof Wish): number => asked.reduce((total, wish) => total + wish[part], 0);
  const free = room.length - room.gap * Math.max(0, asked.length - 1);
  const [least, preferred, flexible] = [sum("least"), sum("preferred"), sum("flexible")];
  const surplus = Math.max(0, free - preferred);
  const share = flexible > 0 ? surplus / flexible : 0;
  const comfort = preferred > least ? Math.min(1, Math.max(0, (free - least) / (preferred - least))) : 1;
  let start = room.start + (flexible > 0 ? 0 : surplus * room.alignment);
  return asked.map((wish) => {
    const length = wish.least + (wish.preferred - wish.least) * comfort + wish.flexible * share;
    const stretch = { start, length };
    start += length + room.gap;
    return stretch;
  });
}

/** Each by itself across the stack. */
function across({ least, preferred, flexible }: Wish, room: Room): Stretch {
  const fills = room.expands || flexible > 0;
  const length = Math.max(least, Math.min(room.length, fills ? room.length : preferred));
  return { start: room.start + (room.length - length) * room.alignment, length };
}

/**
 * Where a HorizontalLayout or a VerticalLayout puts its children. Children give their wishes by minWidth,
 * preferredWidth, flexibleWidth and the same for height; their own width, height and offset do not count.
 */
export function stackPlaces(
  element: ElementView,
  children: readonly ElementView[],
  size: Size,
  measure: MeasureText,
): Rectangle[] {
  const padding = readPadding(element.attributes.padding);
  const alignment = readAlignment(element.attributes.childalignment ?? "UpperLeft");
  const gap = numberOf(element, "spacing") ?? 0;
  const isVertical = element.tag === "verticallayout";
  const horizontal: Room = {
    start: padding.left,
    length: size.width - padding.left - padding.right,
    gap,
    alignment: alignment.x,
    expands: isTrue(element, "childForceExpandWidth", true),
  };
  const vertical: Room = {
    start: padding.top,
    length: size.height - padding.top - padding.bottom,
    gap,
    alignment: alignment.y,
    expands: isTrue(element, "childForceExpandHeight", true),
  };
  const widths = children.map((child) => wishOf(child, "width", measure));
  const columns = isVertical ? widths.map((wish) => across(wish, horizontal)) : inARow(widths, horizontal);
  const heights = children.map((child, index) => wishOf(child, "height", measure, columns[index]?.length));
  const rows = isVertical ? inARow(heights, vertical) : heights.map((wish) => across(wish, vertical));
  return children.map((_, index) => {
    const column = columns[index];
    const row = rows[index];
    return {
      left: column?.start ?? 0,
      top: row?.start ?? 0,
      width: column?.length ?? 0,
      height: row?.length ?? 0,
    };
  });
}
