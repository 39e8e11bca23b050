import type { PrintItem } from "../kit/rules/box";
import { spoken } from "../kit/words/language";
import { textWidth } from "../kit/data/text-width";
import { BLOCK_TOP, PIXELS_PER_UNIT, PRINT_DENSITY, PRINT_RISE } from "../tts/constants";

/** How much of the depth of its box a line of letters fills: a line is 1.15 times as high as its letters. */
const LINE_FILL = 0.85;

/** How wide an average Latin letter is, measured in font sizes. Boards of several mods agree on about a half. */
const LETTER_WIDTH = 0.55;

/** How much of its lines a text fills that is broken between words. */
const WRAPPED_FILL = 0.85;

/** How wide a Chinese character is, in Latin letters. */
const CHARACTER = 2;

/** The largest letters of each kind, in units: titles are read from across the table, the rest from one's seat. */
const LARGEST: Record<PrintItem["kind"], number> = {
  title: 1.9,
  value: 1.15,
  caption: 1.05,
  frame: 0,
  bar: 0,
};

/** The colours of letters. */
export interface Colours {
  title: string;
  value: string;
  caption: string;
}

const PLAIN: Colours = { title: "#FFFFFF", value: "#FFFFFF", caption: "#D5DEE0" };

/** The size of a block in units. */
export interface BlockSize {
  width: number;
  thickness: number;
  depth: number;
}

/**
 * The XML UI on the top of a block. Nothing in it takes a click but its buttons.
 *
 * The block is stretched along x and z, and so would be its letters. One panel over the whole block undoes that by the
 * inverse scale; inside it `PRINT_DENSITY` pixels are one unit, x to the right and y away.
 *
 * @param looks what all elements of a class have in common
 */
export function blockXml(
  { width, thickness, depth }: BlockSize,
  elements: readonly string[],
  looks = lookOf(PLAIN).join(""),
): string {
  const scale = PIXELS_PER_UNIT / PRINT_DENSITY;
  const height = (BLOCK_TOP + PRINT_RISE / thickness) * PIXELS_PER_UNIT;
  const lines = [
    `<Defaults>${looks}</Defaults>`,
    element("Panel", [
      ["id", "print"],
      ["width", pixels(width)],
      ["height", pixels(depth)],
      ["position", `0 0 ${decimal(-height)}`],
      ["scale", `${decimal(scale / width)} ${decimal(scale / depth)} 1`],
      ["raycastTarget", "false"],
    ]) + ">",
  ];
  return lines.concat(elements, ["</Panel>"]).join("\n");
}

/** A text that may take several lines. */
export function paragraph(item: PrintItem, lines: number): string {
  const line: PrintItem = { ...item, width: item.width * lines * WRAPPED_FILL, depth: item.depth / lines };
  return lettered(item, letterSize(line));
}

/** A button that is placed like a text and calls a function of the block's script. */
export function buttonXml(
  item: PrintItem,
  click: string,
  look: { colors: string; textColor: string },
): string {
  const size = pixels(letterSize(item));
  return `${element("Button", [
    ["id", item.id],
    ["offsetXY", `${pixels(item.x)} ${pixels(item.z)}`],
    ["width", pixels(item.width)],
    ["height", pixels(item.depth)],
    ["onClick", click],
    ["text", item.text],
    ["textAlignment", "MiddleCenter"],
    ["fontStyle", "Bold"],
    ["fontSize", size],
    ["colors", look.colors],
    ["textColor", look.textColor],
  ])} />`;
}

/** A text that is printed on a board. */
export function printed(item: PrintItem): string {
  return lettered(item, letterSize(item));
}

/** A text in letters of this many units. */
export function lettered(item: PrintItem, letters: number): string {
  const size = pixels(letters);
  const attributes = placed(item);
  attributes.push(["text", item.text], ["fontSize", size], ["resizeTextMaxSize", size]);
  return `${element("Text", attributes)} />`;
}

/**
 * The size of an item's letters in units: as large as its box and its kind allow, on as many lines as that takes. That is
 * how the game fits a text into its box.
 */
export function letterSize({ text, kind, width, depth }: PrintItem): number {
  const letters = Math.max(1, textWidth(text)) * LETTER_WIDTH;
  const longest = longestWord(text) * LETTER_WIDTH;
  let largest = Math.min(depth * LINE_FILL, width / letters);
  for (let lines = 2; largest < (depth * LINE_FILL) / lines; lines++) {
    const wrapped = Math.min((width * lines * WRAPPED_FILL) / letters, width / longest);
    largest = Math.max(largest, Math.min((depth * LINE_FILL) / lines, wrapped));
  }
  return Math.min(largest, LARGEST[kind]);
}

/** How wide what cannot be broken is in a text, in letters: Chinese is broken between any two characters. */
function longestWord(text: string): number {
  if (spoken() === "zh") return CHARACTER;
  let longest = 1;
  for (const line of text.split("\n")) {
    for (const word of line.split(" ")) longest = Math.max(longest, textWidth(word));
  }
  return longest;
}

/** An attribute of an element, not yet written as XML. */
export type Attribute = readonly [name: string, value: string];

/** How texts look: said once for each kind, as there are dozens on a board. */
export function lookOf({ title, value, caption }: Colours): string[] {
  return [
    letters("title", title, "Bold"),
    letters("value", value, "Bold"),
    letters("caption", caption, "Normal"),
  ];
}

function letters(kind: keyof Colours, colour: string, fontStyle: string): string {
  return look("Text", kind, [
    ["color", colour],
    ["alignment", "MiddleCenter"],
    ["fontStyle", fontStyle],
    ["horizontalOverflow", "Wrap"],
    ["verticalOverflow", "Truncate"],
    ["resizeTextForBestFit", "true"],
    ["resizeTextMinSize", "10"],
  ]);
}

/** The looks of a class; nothing in it takes a click. */
export function look(tag: string, kind: string, attributes: readonly Attribute[]): string {
  const inert: Attribute[] = [
    ["class", kind],
    ["raycastTarget", "false"],
  ];
  return `${element(tag, inert.concat(attributes))} />`;
}

/** Where an item is, by what it is called, and its class. */
function placed(item: PrintItem): Attribute[] {
  return [
    ["id", item.id],
    ["offsetXY", `${pixels(item.x)} ${pixels(item.z)}`],
    ["width", pixels(item.width)],
    ["height", pixels(item.depth)],
    ["class", item.kind],
  ];
}

/** An element that is not closed yet. */
export function element(name: string, attributes: readonly Attribute[]): string {
  let tag = `<${name}`;
  for (const [attribute, value] of attributes) tag += ` ${attribute}="${escaped(value)}"`;
  return tag;
}

/** A length on a print in its pixels. */
export function pixels(units: number): string {
  return `${Math.floor(units * PRINT_DENSITY + 0.5)}`;
}

/** A number with six decimals and a point, whatever the decimal sign of the machine's language. */
function decimal(value: number): string {
  const millionths = Math.floor(Math.abs(value) * 1000000 + 0.5);
  const whole = Math.floor(millionths / 1000000);
  const digits = `${1000000 + (millionths % 1000000)}`.slice(1);
  return `${value < 0 ? "-" : ""}${whole}.${digits}`;
}

/** Text as written in an attribute. */
function escaped(text: string): string {
  return text
    .split("&")
    .join("&amp;")
    .split("<")
    .join("&lt;")
    .split(">")
    .join("&gt;")
    .split('"')
    .join("&quot;")
    .split("\n")
    .join("&#xA;");
}
