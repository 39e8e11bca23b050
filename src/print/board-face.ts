import { printOf, type Box, type PlaceLook, type PrintItem } from "../kit/rules/box";
import { placed, type Face, type Ink, type Palette, type Shape } from "../kit/game/face";
import { SIGNS } from "../kit/game/signs";
import { FAR_PANEL, farId, NEAR_PANEL } from "../tts/board-sides";
import { BOARD_THICKNESS } from "../tts/constants";
import {
  blockXml,
  element,
  look,
  lookOf,
  pixels,
  printed,
  type Attribute,
  type BlockSize,
} from "./board-print";

/*
 * How boards and boxes are drawn: the ornaments of their face, places as rectangles within one another, and texts above
 * all of it. Nothing takes a click, and nothing of it is in a script.
 */

/** The red of a bar, which means the same in every game. */
const BAR = "#B3202C";
/** How thick lines around places are, the ends of corners, and how much of a place a sign takes, in inches or as a share. */
const LINE = 0.09;
const CORNER = { thickness: 0.18, share: 0.24, longest: 1.1 };
const SIGN = { share: 0.3, largest: 1.2 };
/** The tangent of an eighth of a right angle: the side of an octagon that is 1 wide. */
const OCTAGON = Math.SQRT2 - 1;

/**
 * The XML UI that draws a board on its top; every text and place has the id of its print item, and every text has a copy for the
 * far side. That copy is off until somebody sits there (`Labels`).
 */
export function boardXml(
  { width, depth, print }: Box["board"],
  { palette, emblem, crest, ornaments }: Face,
): string {
  const items = printOf({ print });
  const { x, z, half } = crest;
  const shapes = ornaments.concat(placed(emblem, x, z, half)).map((shape) => shapeXml(shape));
  const places = items.filter(({ kind }) => kind === "frame" || kind === "bar").map((item) => placeXml(item));
  const texts = items.filter(({ kind }) => kind !== "frame" && kind !== "bar");
  const far = texts.map((item) => printed({ ...item, id: farId(item.id), x: -item.x, z: -item.z }));
  const block = { width, thickness: BOARD_THICKNESS, depth };
  const near = texts.map((item) => printed(item));
  return facedXml(
    block,
    shapes.concat(places, sideXml(NEAR_PANEL, block, near), farXml(block, far)),
    palette,
  );
}

/** All texts of the far side, on a panel that is turned around. */
function farXml(block: BlockSize, texts: readonly string[]): string {
  return sideXml(FAR_PANEL, block, texts, [
    ["rotation", "0 0 180"],
    ["active", "false"],
  ]);
}

/** All texts of a side, on a panel as large as the board. */
function sideXml(
  id: string,
  { width, depth }: BlockSize,
  texts: readonly string[],
  more: readonly Attribute[] = [],
): string {
  const attributes: Attribute[] = [
    ["id", id],
    ["width", pixels(width)],
    ["height", pixels(depth)],
    ["raycastTarget", "false"],
  ];
  return [`${element("Panel", attributes.concat(more))}>`].concat(texts, ["</Panel>"]).join("\n");
}

/** The XML UI on the top of a block in the colours of a face. */
export function facedXml(block: BlockSize, elements: readonly string[], palette: Palette): string {
  const { accent, letters, captions } = palette;
  const looks = lookOf({ title: accent, value: letters, caption: captions });
  for (const [ink, colour] of Object.entries(palette)) looks.push(look("Panel", ink, [["color", colour]]));
  looks.push(look("Panel", "bar", [["color", BAR]]));
  for (const [ink, colour] of Object.entries(palette)) {
    const kind = glyphOf(ink);
    if (elements.some((each) => each.includes(`"${kind}"`)))
      looks.push(
        look("Text", kind, [
          ["color", colour],
          ["alignment", "MiddleCenter"],
        ]),
      );
  }
  return blockXml(block, elements, looks.join(""));
}

/** A shape as an element. */
export function shapeXml(shape: Shape): string {
  const { kind, x, z } = shape;
  switch (kind) {
    case "block":
      return panel(shape.ink, shape);
    case "disc":
      return [0, 45, 90, 135]
        .map((turn) => panel(shape.ink, { x, z, width: shape.width, depth: shape.width * OCTAGON, turn }))
        .join("");
    case "glyph": {
      const side = pixels(shape.size * 1.3);
      return `${element("Text", [
        ["offsetXY", `${pixels(x)} ${pixels(z)}`],
        ["width", side],
        ["height", side],
        ["class", glyphOf(shape.ink)],
        ["fontSize", pixels(shape.size)],
        ["text", shape.text],
      ])} />`;
    }
  }
}

/** The class of the glyphs of a colour. */
function glyphOf(ink: string): string {
  return `${ink}-glyph`;
}

/** A rectangle of the board, turned by this many degrees, and its id if it has one. */
interface Rectangle {
  x: number;
  z: number;
  width: number;
  depth: number;
  turn?: number;
  id?: string;
}

function panel(ink: string, rectangle: Rectangle): string {
  return `${open(ink, rectangle)} />`;
}

function open(ink: string, { x, z, width, depth, turn = 0, id }: Rectangle): string {
  const attributes: Attribute[] = id === undefined ? [] : [["id", id]];
  if (x !== 0 || z !== 0) attributes.push(["offsetXY", `${pixels(x)} ${pixels(z)}`]);
  attributes.push(["width", pixels(width)], ["height", pixels(depth)], ["class", ink]);
  if (turn !== 0) attributes.push(["rotation", `0 0 ${turn}`]);
  return element("Panel", attributes);
}

/** A place as its outermost rectangle with what is within it. */
function placeXml({ kind, look: shape = "card", sign, ...place }: PrintItem): string {
  const { id, x, z, width, depth } = place;
  const rectangle = { id, x, z, width, depth };
  if (kind === "bar") return panel("bar", rectangle);
  const { outer, ground, within } = drawnAs(shape, width, depth);
  const inside = sign === undefined ? within : within.concat(signIn(sign, width, depth, ground));
  const opened = open(outer, rectangle);
  return inside.length === 0
    ? `${opened} />`
    : `${opened}>${inside.map((shape) => shapeXml(shape)).join("")}</Panel>`;
}

/** How a place is drawn: the colour of its rectangle, that of its ground, and the shapes in it. */
interface Drawn {
  outer: Ink;
  ground: Ink;
  within: readonly Shape[];
}

function drawnAs(shape: PlaceLook, width: number, depth: number): Drawn {
  const inner = (ink: Ink, lines: number): Shape =>
    block(ink, width - 2 * lines * LINE, depth - 2 * lines * LINE);
  switch (shape) {
    case "card":
      return { outer: "line", ground: "place", within: [inner("place", 1)] };
    case "pile":
      return {
        outer: "line",
        ground: "place",
        within: [inner("mat", 1), inner("line", 2), inner("place", 3)],
      };
    case "enemy": {
      const corner = Math.min(CORNER.share * Math.min(width, depth), CORNER.longest);
      const { thickness } = CORNER;
      return {
        outer: "accent",
        ground: "danger",
        within: [
          block("danger", width - 2 * corner, depth),
          block("danger", width, depth - 2 * corner),
          block("danger", width - 2 * thickness, depth - 2 * thickness),
        ],
      };
    }
    case "own":
      return {
        outer: "line",
        ground: "own",
        within: [{ ...block("own", width - 2 * LINE, depth - 4 * LINE), z: LINE }],
      };
    case "tray":
      return { outer: "line", ground: "captions", within: [inner("captions", 2)] };
    case "area":
      return { outer: "line", ground: "band", within: [inner("band", 1)] };
    case "space":
      return { outer: "place", ground: "place", within: [] };
  }
}

function block(ink: Ink, width: number, depth: number): Extract<Shape, { kind: "block" }> {
  return { kind: "block", x: 0, z: 0, width, depth, turn: 0, ink };
}

/** A sign in the middle of a place, or at the left of one that is much wider than deep. */
function signIn(sign: NonNullable<PrintItem["sign"]>, width: number, depth: number, ground: Ink): Shape[] {
  const half = Math.min(SIGN.largest, SIGN.share * Math.min(width, depth));
  const x = width > 2 * depth ? half * 1.6 - width / 2 : 0;
  const shapes = placed(SIGNS[sign], x, 0, half);
  return shapes.map((shape) => (shape.ink === "place" ? { ...shape, ink: ground } : shape));
}
