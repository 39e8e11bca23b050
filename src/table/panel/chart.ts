import { CURVE_BARS } from "../../kit/advice/review-figures";
import { CHART, GAP, INNER, MARGIN, PAGE } from "./layout";
import { ROOM, type Bar } from "./view";

/*
 * A chart in a panel: bars side by side above a page, some with the numbers of what the page tells of them.
 */

/** The colours of bars: those of what counts have a number, too. */
const COLOURS = { plain: "#5B7C8D", marked: "#F2C14E", shown: "#FFFFFF", ahead: "#2A3B47" } as const;

/** The attributes of the place of a page, which is below a chart if there is one. */
export function pagePlace(hasChart: boolean): { offsetXY: string; height: string } {
  const from = hasChart ? CHART.from + CHART.height + GAP : PAGE.from;
  return { offsetXY: `${MARGIN} ${-from}`, height: `${PAGE.from + PAGE.height - from}` };
}

/** The attributes of a bar of a chart, by its number from 0; one that counts is lighter. */
export function barAttributes(
  { height, mark, place }: Bar,
  index: number,
): { offsetXY: string; height: string; color: string } {
  const pixels = Math.max(2, Math.floor(height * (CHART.height - CHART.marks) + 0.5));
  return {
    offsetXY: `${(index * INNER) / CURVE_BARS + 1} ${pixels - CHART.height}`,
    height: `${pixels}`,
    color: COLOURS[place === "shown" || mark === 0 ? (place ?? "plain") : "marked"],
  };
}

/** Which bar of a chart a part of a panel is, from 0. */
export function barAt(part: string): number | undefined {
  const [before, number = ""] = part.split("column");
  return before === "" ? tonumber(number) : undefined;
}

/** The attributes of the number above a bar. */
export function markPlace(index: number): { offsetXY: string } {
  return { offsetXY: `${((index + 0.5) * INNER) / CURVE_BARS - CHART.mark / 2} 0` };
}

/**
 * What is sent to show these bars, by the parts of a panel.
 * @param onClick what a click on a bar calls
 */
export function chartParts(
  bars: readonly Bar[],
  onClick: string,
): { part: string; attributes: Record<string, string> }[] {
  const parts: { part: string; attributes: Record<string, string> }[] = [];
  for (let index = 0; index < CURVE_BARS; index++) {
    const bar = bars[index];
    const attributes = bar === undefined ? { height: "0" } : barAttributes(bar, index);
    parts.push({ part: `column${index}`, attributes: { ...attributes, onClick } });
  }
  for (let number = 1; number <= ROOM.marks; number++) {
    const place = placeOf(bars, number);
    const attributes = place < 0 ? { active: "false" } : { active: "true", ...markPlace(place) };
    parts.push({ part: `mark${number - 1}`, attributes });
  }
  return parts;
}

function placeOf(bars: readonly Bar[], number: number): number {
  return bars.findIndex(({ mark }) => mark === number);
}
