import type { ElementView } from "../../../protocol";
import { isTrue, numberOf, readPadding, type Padding, type Size } from "../attributes";
import { plainText, readRichText } from "../rich-text";
import type { MeasureText } from "../text-lines";

/** How the text of an element is set. */
export interface Lettering {
  bold: boolean;
  italic: boolean;
  /** Whether lines break at the edge, and whether what is below the edge is still drawn. */
  wraps: boolean;
  overflowsBelow: boolean;
}

const DEFAULT_FONT_SIZE = 14;
/** A pixel's rounding must not make a text that fits break. */
const SLACK = 0.5;

/** The side of a toggle's box, unless the element gives one, and the gap between box and label. */
const CHECK_SIZE = 20;
const CHECK_GAP = 6;

/** The text that an element shows as it is written, formatting tags included. */
export function shownText(element: ElementView): string {
  if (element.tag === "inputfield") return element.typed ?? element.text ?? "";
  if (element.tag === "progressbar") return percentageText(element);
  if (element.tag === "dropdown") return chosenOption(element)?.text ?? "";
  return element.text ?? "";
}

/** The options of a Dropdown. */
export function optionsOf(element: ElementView): ElementView[] {
  return (element.children ?? []).filter(({ tag }) => tag === "option");
}

function chosenOption(element: ElementView): ElementView | undefined {
  const options = optionsOf(element);
  if (element.chosen !== undefined) return options[element.chosen];
  return options.find((option) => isTrue(option, "selected", false)) ?? options[0];
}

function percentageText(element: ElementView): string {
  if (!isTrue(element, "showPercentageText", true)) return "";
  const format = element.attributes.percentagetextformat ?? "{0}%";
  return format.replace(/\{0[^}]*\}/, `${Math.round(numberOf(element, "percentage") ?? 0)}`);
}

/** How an element's text is set; `Text` runs over its sides by default, the labels of controls do not. */
export function letteringOf(element: ElementView): Lettering {
  const style = (element.attributes.fontstyle ?? "").toLowerCase();
  const across = (element.attributes.horizontaloverflow ?? "").toLowerCase();
  const overflows = across === "" ? element.tag === "text" : across === "overflow";
  return {
    bold: style.includes("bold"),
    italic: style.includes("italic"),
    wraps: !overflows && !isSingleLine(element),
    overflowsBelow: (element.attributes.verticaloverflow ?? "").toLowerCase() === "overflow",
  };
}

/** Whether a text field takes one line only, as it does unless told otherwise. */
export function isSingleLine(element: ElementView): boolean {
  return element.tag === "inputfield" && !/^multi/i.test(element.attributes.linetype ?? "");
}

/** The side of the box of a Toggle, in pixels. */
export function checkSize(element: ElementView): number {
  return numberOf(element, "toggleWidth") ?? CHECK_SIZE;
}

/** What a control keeps free around its text. */
export function textPadding(element: ElementView): Padding {
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  switch (element.tag) {
    case "toggle":
      return { ...none, left: checkSize(element) + CHECK_GAP };
    case "inputfield":
      return { left: 10, right: 10, top: 6, bottom: 6 };
    case "dropdown":
      return { left: 10, right: 26, top: 2, bottom: 2 };
    case "button":
    case "togglebutton":
      return readPadding(element.attributes.padding);
    default:
      return none;
  }
}

/** How much room an element's text would take, in the letters it asks for, in a line of at most `width`. */
export function textSize(element: ElementView, measure: MeasureText, width?: number): Size {
  const { bold, wraps } = letteringOf(element);
  const size = numberOf(element, "fontSize") ?? DEFAULT_FONT_SIZE;
  const padding = textPadding(element);
  const across = padding.left + padding.right;
  const text = plainText(readRichText(shownText(element)));
  const room = measure(text, size, bold, wraps && width !== undefined ? width - across : undefined);
  return { width: room.width + across, height: room.height + padding.top + padding.bottom };
}

/**
 * The font size of an element's text in a rectangle: as written, or with best fit the largest whole size between its
 * limits in which the text fits; the smallest where none does.
 */
export function fittedFontSize(element: ElementView, size: Size, measure: MeasureText): number {
  const asked = numberOf(element, "fontSize") ?? DEFAULT_FONT_SIZE;
  if (!isTrue(element, "resizeTextForBestFit", false)) return asked;
  const smallest = numberOf(element, "resizeTextMinSize") ?? 10;
  const largest = numberOf(element, "resizeTextMaxSize") ?? 40;
  const { bold, wraps, overflowsBelow } = letteringOf(element);
  const padding = textPadding(element);
  const width = size.width - padding.left - padding.right;
  const height = size.height - padding.top - padding.bottom;
  const text = plainText(readRichText(shownText(element)));
  const fits = (fontSize: number): boolean => {
    const room = measure(text, fontSize, bold, wraps ? width : undefined);
    return (!wraps || room.width <= width + SLACK) && (overflowsBelow || room.height <= height + SLACK);
  };
  let fitting = Math.floor(smallest);
  let tooLarge = Math.floor(Math.max(smallest, largest)) + 1;
  while (tooLarge - fitting > 1) {
    const middle = Math.floor((fitting + tooLarge) / 2);
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}
