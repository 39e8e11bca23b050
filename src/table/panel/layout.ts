import { ROOM, type Tone } from "./view";

/*
 * The prompt panel's XML. Every part has its place in pixels and an id; later only attributes change. There is one
 * copy for each colour, because an attribute has one value for all players, and `visibility` shows each colour its
 * own. Sizes suit a screen of 1080 lines and still fit one of 720.
 */

/** Size of the panel in pixels. */
export const PANEL = { width: 460, height: 588, bar: 40 } as const;
const MARGIN = 10;
const INNER = PANEL.width - 2 * MARGIN;

/** Colours by tone: normal, highlighted, pressed, disabled; letters contrast by at least 7 to 1. */
export const TONES: Record<Tone, { colors: string; textColor: string }> = {
  plain: { colors: "#2A3B47|#38505F|#1D2A33|#202B33", textColor: "#F2F6F8" },
  chosen: { colors: "#F2C14E|#F7D27A|#D9A62E|#F2C14E", textColor: "#1A1405" },
  go: { colors: "#1F6F54|#2A8F6D|#17533F|#20372F", textColor: "#FFFFFF" },
  quiet: { colors: "#18232B|#22313B|#10181D|#18232B", textColor: "#C9D6DD" },
};

/** The id of a part of one colour's panel. */
export function partId(colour: string, part: string): string {
  return `offsuit.${colour}.${part}`;
}

/** The colour and the part that an id stands for, or undefined if it is no part of a panel. */
export function partOf(id: string): { colour: string; part: string } | undefined {
  const [mark, colour, part] = id.split(".");
  return mark === "offsuit" && colour !== undefined && part !== undefined ? { colour, part } : undefined;
}

/**
 * The panels of all these colours. Clicks go to the function `panelClicked` of the object with this GUID.
 * `Grey` stands for everybody who only looks on.
 */
export function panelXml(guid: string, colours: readonly string[]): string {
  const panels: string[] = [];
  for (const colour of colours) panels.push(onePanel(guid, colour));
  return panels.join("\n");
}

function onePanel(guid: string, colour: string): string {
  const visibility = colour === "Grey" ? "Grey|Black" : colour;
  const click = `${guid}/panelClicked`;
  const place = `rectAlignment="MiddleRight" offsetXY="-10 -10" width="${PANEL.width}" height="${PANEL.height}"`;
  return [
    `<Panel id="${partId(colour, "panel")}" visibility="${visibility}" ${place} allowDragging="true" ` +
      `returnToOriginalPositionWhenReleased="false" color="#00000000">`,
    bar(colour, visibility, click),
    `<Panel id="${partId(colour, "body")}" visibility="${visibility}" ${at(0, PANEL.bar, PANEL.width, PANEL.height - PANEL.bar)} ` +
      `color="#0E161BF2" outline="#F2C14E66" outlineSize="1 -1">`,
    ...body(colour, visibility, click),
    `</Panel>`,
    `</Panel>`,
  ].join("\n");
}

function bar(colour: string, visibility: string, click: string): string {
  const small = 34;
  const right = PANEL.width - 3 * (small + 4);
  return [
    `<Panel visibility="${visibility}" ${at(0, 0, PANEL.width, PANEL.bar)} color="#18232BFF">`,
    text(colour, "turn", visibility, MARGIN, 4, right - MARGIN - 4, 32, 20, "MiddleLeft", "#F2C14E", "Bold"),
    button(colour, "smaller", visibility, click, right, 3, small, small, "A-"),
    button(colour, "larger", visibility, click, right + small + 4, 3, small, small, "A+"),
    button(colour, "fold", visibility, click, right + 2 * (small + 4), 3, small, small, "–"),
    `</Panel>`,
  ].join("\n");
}

function body(colour: string, visibility: string, click: string): string[] {
  const parts: string[] = [];
  let y = 6;
  parts.push(text(colour, "status", visibility, MARGIN, y, INNER, 24, 16, "MiddleLeft", "#C9D6DD", "Normal"));
  y += 28;
  parts.push(text(colour, "prompt", visibility, MARGIN, y, INNER, 44, 18, "UpperLeft", "#FFFFFF", "Bold"));
  y += 48;
  y = grid(parts, colour, visibility, click, "group", ROOM.groups, 4, 34, y);
  y = grid(parts, colour, visibility, click, "choice", ROOM.choices, 2, 34, y + 4);
  parts.push(
    text(colour, "notes", visibility, MARGIN, y + 4, INNER, 58, 15, "UpperLeft", "#F2C14E", "Normal"),
  );
  y += 64;
  parts.push(text(colour, "log", visibility, MARGIN, y, INNER, 80, 15, "UpperLeft", "#C9D6DD", "Normal"));
  y += 84;
  grid(parts, colour, visibility, click, "footer", ROOM.footer, 5, 32, y);
  return parts;
}

/** A grid of buttons; answers where the next part begins. */
function grid(
  parts: string[],
  colour: string,
  visibility: string,
  click: string,
  kind: string,
  count: number,
  columns: number,
  height: number,
  top: number,
): number {
  const gap = 4;
  const width = (INNER - gap * (columns - 1)) / columns;
  let y = top;
  for (let index = 0; index < count; index++) {
    const column = index % columns;
    if (index > 0 && column === 0) y += height + gap;
    const x = MARGIN + column * (width + gap);
    parts.push(button(colour, `${kind}${index}`, visibility, click, x, y, width, height, ""));
  }
  return y + height + gap;
}

function button(
  colour: string,
  part: string,
  visibility: string,
  click: string,
  x: number,
  y: number,
  width: number,
  height: number,
  label: string,
): string {
  const { colors, textColor } = TONES.quiet;
  return (
    `<Button id="${partId(colour, part)}" visibility="${visibility}" onClick="${click}" ${at(x, y, width, height)} ` +
    `text="${label}" fontSize="16" resizeTextForBestFit="true" resizeTextMinSize="11" resizeTextMaxSize="16" ` +
    `textAlignment="MiddleCenter" colors="${colors}" textColor="${textColor}" active="${label !== ""}" />`
  );
}

function text(
  colour: string,
  part: string,
  visibility: string,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  alignment: string,
  letters: string,
  style: string,
): string {
  return (
    `<Text id="${partId(colour, part)}" visibility="${visibility}" ${at(x, y, width, height)} text="" ` +
    `alignment="${alignment}" color="${letters}" fontStyle="${style}" fontSize="${size}" ` +
    `resizeTextForBestFit="true" resizeTextMinSize="11" resizeTextMaxSize="${size}" ` +
    `horizontalOverflow="Wrap" verticalOverflow="Truncate" raycastTarget="false" />`
  );
}

/** A place in its parent, from the upper left corner, in pixels; Tabletop Simulator counts y upwards. */
function at(x: number, y: number, width: number, height: number): string {
  return `rectAlignment="UpperLeft" offsetXY="${x} ${-y}" width="${width}" height="${height}"`;
}
