import { printOf, type Box, type PrintItem } from "../../kit/box";
import { textWidth } from "../../kit/text-width";
import { BLOCK_TOP, BOARD_THICKNESS, PIXELS_PER_UNIT, PRINT_DENSITY, PRINT_RISE } from "../tts/constants";

/** How much of the depth of its box a line of letters fills; the rest is the space above and below. */
const LINE_FILL = 0.75;

/** How wide an average Latin letter is, measured in font sizes. Boards of several mods agree on about a half. */
const LETTER_WIDTH = 0.55;

/** How much of its lines a text fills that is broken between words. */
const WRAPPED_FILL = 0.85;

/** The largest letters of each kind, in units: titles are read from across the table, the rest from one's seat. */
const LARGEST: Record<PrintItem["kind"], number> = {
  title: 1.4,
  value: 0.9,
  caption: 0.75,
  frame: 0,
  bar: 0,
};

const COLOURS: Record<PrintItem["kind"], string> = {
  title: "#FFFFFF",
  value: "#FFFFFF",
  caption: "#D5DEE0",
  frame: "#00000059",
  bar: "#B3202C",
};

/** Colour and width (in units) of the lines around a frame. */
const LINE = { colour: "#D5DEE0B3", width: 0.06 };

/** The sides of a frame, and which of its measures each side has in common with it. */
const SIDES = [
  ["UpperCenter", "width"],
  ["LowerCenter", "width"],
  ["MiddleLeft", "height"],
  ["MiddleRight", "height"],
] as const;

/**
 * The XML UI that draws a board's print on its top: titles, captions and values as texts whose element has the id of
 * the print item, frames and bars as panels. Nothing in it takes a click.
 *
 * The board is a block that is stretched along x and z, and so would be its letters. One panel over the whole board
 * undoes that by the inverse scale; inside it `PRINT_DENSITY` pixels are one unit, x to the right and y away.
 */
export function boardXml({ width, depth, print }: Box["board"]): string {
  return blockXml(
    { width, thickness: BOARD_THICKNESS, depth },
    printOf({ print }).map((item) => printed(item)),
  );
}

/** The size of a block in units. */
export interface BlockSize {
  width: number;
  thickness: number;
  depth: number;
}

/** The XML UI on the top of a block, with elements that are placed as on a board. */
export function blockXml({ width, thickness, depth }: BlockSize, elements: readonly string[]): string {
  const scale = PIXELS_PER_UNIT / PRINT_DENSITY;
  const height = (BLOCK_TOP + PRINT_RISE / thickness) * PIXELS_PER_UNIT;
  const lines = [
    LOOKS,
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

/** What is printed on a board as an element. */
export function printed(item: PrintItem): string {
  return item.kind === "frame" || item.kind === "bar" ? frame(item) : text(item);
}

/** A text that may take several lines. */
export function paragraph(item: PrintItem, lines: number): string {
  const line: PrintItem = { ...item, width: item.width * lines * WRAPPED_FILL, depth: item.depth / lines };
  return text(item, letterSize(line));
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

function frame(item: PrintItem): string {
  const sides = SIDES.map(([side, along]) => {
    const length = along === "width" ? item.width : item.depth;
    return `${element("Panel", [
      ["class", side],
      [along, pixels(length)],
    ])} />`;
  });
  return `${element("Panel", placed(item))}>${sides.join("")}</Panel>`;
}

function text(item: PrintItem, letters = letterSize(item)): string {
  const size = pixels(letters);
  const attributes = placed(item);
  attributes.push(["text", item.text], ["fontSize", size], ["resizeTextMaxSize", size]);
  return `${element("Text", attributes)} />`;
}

/** The size of an item's letters in units: as large as its box and its kind allow. */
export function letterSize(item: PrintItem): number {
  const largest = Math.min(item.depth * LINE_FILL, LARGEST[item.kind]);
  return Math.min(largest, item.width / (Math.max(1, textWidth(item.text)) * LETTER_WIDTH));
}

type Attribute = [name: string, value: string];

/** How everything looks that is printed: said once for each kind, as there are dozens of texts on a board. */
const LOOKS = `<Defaults>${[
  letters("title", "Bold"),
  letters("value", "Bold"),
  letters("caption", "Normal"),
  look("Panel", "frame", [["color", COLOURS.frame]]),
  look("Panel", "bar", [["color", COLOURS.bar]]),
]
  .concat(SIDES.map(([side, along]) => line(side, along)))
  .join("")}</Defaults>`;

function letters(kind: PrintItem["kind"], fontStyle: string): string {
  return look("Text", kind, [
    ["color", COLOURS[kind]],
    ["alignment", "MiddleCenter"],
    ["fontStyle", fontStyle],
    ["horizontalOverflow", "Wrap"],
    ["verticalOverflow", "Truncate"],
    ["resizeTextForBestFit", "true"],
    ["resizeTextMinSize", "10"],
  ]);
}

function line(side: string, along: "width" | "height"): string {
  return look("Panel", side, [
    ["rectAlignment", side],
    [along === "width" ? "height" : "width", pixels(LINE.width)],
    ["color", LINE.colour],
  ]);
}

/** The looks of a class; nothing in it takes a click. */
function look(tag: string, kind: string, attributes: readonly Attribute[]): string {
  const inert: Attribute[] = [
    ["class", kind],
    ["raycastTarget", "false"],
  ];
  return `${element(tag, inert.concat(attributes))} />`;
}

function placed(item: PrintItem): Attribute[] {
  return [
    ["id", item.id],
    ["offsetXY", `${pixels(item.x)} ${pixels(item.z)}`],
    ["width", pixels(item.width)],
    ["height", pixels(item.depth)],
    ["class", item.kind],
  ];
}

function element(name: string, attributes: readonly Attribute[]): string {
  let tag = `<${name}`;
  for (const [attribute, value] of attributes) tag += ` ${attribute}="${escaped(value)}"`;
  return tag;
}

function pixels(units: number): string {
  return `${Math.floor(units * PRINT_DENSITY + 0.5)}`;
}

/** A number with six decimals and a point, whatever the decimal sign of the machine's language. */
function decimal(value: number): string {
  const millionths = Math.floor(Math.abs(value) * 1000000 + 0.5);
  const whole = Math.floor(millionths / 1000000);
  const digits = `${1000000 + (millionths % 1000000)}`.slice(1);
  return `${value < 0 ? "-" : ""}${whole}.${digits}`;
}

/** Text as it stands in an attribute. */
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
