import { LONGEST_CODE } from "../../kit/deal-code";
import { ROOM, type Tone, type View } from "./view";

/*
 * The prompt panel's XML. Every part has its place in pixels and an id; later only attributes change. There is one
 * copy for each colour, because an attribute has one value for all players, and `visibility` shows each colour its
 * own. Sizes suit a screen of 1080 lines and still fit one of 720.
 */

/** Size of the panel in pixels. */
export const PANEL = { width: 460, height: 588, bar: 40 } as const;
/** How far a panel is from the middle of the right edge of the screen: pixels to the right and upwards. */
export const PANEL_PLACE = "-10 -10";
const MARGIN = 10;
const INNER = PANEL.width - 2 * MARGIN;

/** The rows of buttons: where the first begins, how high each is, the gap between two, the height of a block of them. */
const ROWS_FROM = 92;
const ROW = 34;
const GAP = 4;
const BLOCK = 5 * (ROW + GAP);
/** How much of the bar the clock takes. */
const CLOCK_WIDTH = 124;
/** The long text of a sheet: where it begins, and how high it is above the choices below it. */
const PAGE = { from: 44, height: 304 };
/** What the coach of a lesson says, in the place of the prompt: groups and choices come below it, and the line to type in. */
const COACH = { from: 44, height: 128, fieldFrom: 400 };
/** Where the line to type in is: below all choices while at most one row of groups is above them, as in the lobby. */
const FIELD_FROM = 328;

/** Colours by tone: normal, highlighted, pressed, disabled; letters contrast by at least 7 to 1. */
export const TONES: Record<Tone, { colors: string; textColor: string }> = {
  plain: { colors: "#2A3B47|#38505F|#1D2A33|#202B33", textColor: "#F2F6F8" },
  chosen: { colors: "#F2C14E|#F7D27A|#D9A62E|#F2C14E", textColor: "#1A1405" },
  go: { colors: "#1F6F54|#257C5E|#17533F|#20372F", textColor: "#FFFFFF" },
  quiet: { colors: "#18232B|#22313B|#10181D|#18232B", textColor: "#C9D6DD" },
};

/** The colour of the clock while there is time, and when little is left, which the text says too. */
export const CLOCK_COLOURS = { calm: "#FFFFFF", late: "#FF9E80" } as const;

/** The id of a part of one colour's panel at the board with this GUID: a table can have several boards. */
export function partId(board: string, colour: string, part: string): string {
  return `offsuit.${board}.${colour}.${part}`;
}

/** The colour and the part that an id stands for, or undefined if it is no part of a panel of this board. */
export function partOf(board: string, id: string): { colour: string; part: string } | undefined {
  const [mark, owner, colour, part] = id.split(".");
  if (mark !== "offsuit" || owner !== board || colour === undefined || part === undefined) return undefined;
  return { colour, part };
}

/** The board and the colour whose panel is being written, and what all its parts have in common. */
interface Owner {
  board: string;
  colour: string;
  /** Who sees the part; children do not inherit it reliably, so each says it. */
  visibility: string;
  click: string;
}

/** The line around the panel's two parts. */
const OUTLINE = `outline="#F2C14E66" outlineSize="1 -1"`;

/** A rectangle in its parent, from the upper left corner, in pixels. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a text is set. */
interface Setting {
  size: number;
  alignment: string;
  color: string;
  style: string;
}

const HEADLINE: Setting = { size: 20, alignment: "MiddleLeft", color: "#F2C14E", style: "Bold" };
const CLOCK: Setting = { size: 18, alignment: "MiddleRight", color: "#FFFFFF", style: "Bold" };
const PROMPT: Setting = { size: 18, alignment: "UpperLeft", color: "#FFFFFF", style: "Bold" };
const PAGE_TEXT: Setting = { size: 15, alignment: "UpperLeft", color: "#F2F6F8", style: "Normal" };
const COACH_TEXT: Setting = { size: 17, alignment: "UpperLeft", color: "#FFFFFF", style: "Normal" };
const STATUS: Setting = { size: 15, alignment: "MiddleLeft", color: "#C9D6DD", style: "Normal" };
const NOTES: Setting = { size: 14, alignment: "UpperLeft", color: "#F2C14E", style: "Normal" };
const LOG: Setting = { size: 14, alignment: "UpperLeft", color: "#C9D6DD", style: "Normal" };

/**
 * The panel of one colour; `Grey` stands for everybody who only looks on. Clicks go to the function `panelClicked` of
 * the object with this GUID.
 */
export function panelXml(guid: string, colour: string): string {
  const visibility = colour === "Grey" ? "Grey|Black" : colour;
  const owner: Owner = { board: guid, colour, visibility, click: `${guid}/panelClicked` };
  const place = `rectAlignment="MiddleRight" offsetXY="${PANEL_PLACE}" width="${PANEL.width}" height="${PANEL.height}"`;
  const under = at({ x: 0, y: PANEL.bar, width: PANEL.width, height: PANEL.height - PANEL.bar });
  return [
    `<Panel id="${partId(guid, colour, "panel")}" visibility="${visibility}" ${place} allowDragging="true" ` +
      `returnToOriginalPositionWhenReleased="false">`,
    bar(owner).join("\n"),
    `<Panel id="${partId(guid, colour, "body")}" visibility="${visibility}" ${under} ` +
      `color="#0E161BF2" ${OUTLINE}>`,
    body(owner).join("\n"),
    "</Panel>",
    "</Panel>",
  ].join("\n");
}

function bar(owner: Owner): string[] {
  const size = 34;
  const step = size + 4;
  const left = PANEL.width - 3 * step;
  const place = (index: number): Area => ({ x: left + index * step, y: 3, width: size, height: size });
  return [
    `<Panel visibility="${owner.visibility}" ${at({ x: 0, y: 0, width: PANEL.width, height: PANEL.bar })} color="#18232BFF" ${OUTLINE}>`,
    text(owner, "turn", { x: MARGIN, y: 4, width: left - CLOCK_WIDTH - MARGIN - 4, height: 32 }, HEADLINE),
    text(owner, "clock", { x: left - CLOCK_WIDTH, y: 4, width: CLOCK_WIDTH - 4, height: 32 }, CLOCK),
    button(owner, "smaller", place(0), "A−"),
    button(owner, "larger", place(1), "A+"),
    button(owner, "fold", place(2), "–"),
    "</Panel>",
  ];
}

function body(owner: Owner): string[] {
  const line = (y: number, height: number): Area => ({ x: MARGIN, y, width: INNER, height });
  const row = line(0, ROW);
  return [
    text(owner, "status", line(4, 38), STATUS),
    text(owner, "prompt", line(44, 44), PROMPT),
    text(owner, "page", line(PAGE.from, PAGE.height), PAGE_TEXT),
    text(owner, "coach", line(COACH.from, COACH.height), COACH_TEXT),
    block(owner, "groups", ROWS_FROM, grid(owner, "group", ROOM.groups, ROOM.groupsInRow, row)),
    block(owner, "choices", choicesFrom(ROOM.groups), grid(owner, "choice", ROOM.choices, 2, row)),
    field(owner, line(FIELD_FROM, ROW)),
    text(owner, "notes", line(368, 66), NOTES),
    text(owner, "log", line(436, 68), LOG),
    grid(owner, "footer", ROOM.footer, ROOM.footer, line(510, 30)),
  ];
}

/** How far down the choices begin, in pixels, below so many groups that begin so far down. */
function choicesFrom(groups: number, groupsFrom = ROWS_FROM): number {
  const rows = Math.ceil(groups / ROOM.groupsInRow);
  return groupsFrom + rows * (ROW + GAP) + (rows > 0 ? GAP : 0);
}

/** How far down the groups begin, in pixels. */
function groupsFrom({ coach }: Pick<View, "coach">): number {
  return coach === "" ? ROWS_FROM : COACH.from + COACH.height + GAP;
}

/** The attribute that brings the groups up to what is above them. */
export function groupsPlace(view: Pick<View, "coach">): { offsetXY: string } {
  return { offsetXY: `0 ${-groupsFrom(view)}` };
}

/** The attribute that brings the choices up to what is above them: a page, or so many groups. */
export function choicesPlace(view: Pick<View, "page" | "coach" | "groups">): { offsetXY: string } {
  const { page, groups } = view;
  const from = page === "" ? choicesFrom(groups.length, groupsFrom(view)) : PAGE.from + PAGE.height + GAP;
  return { offsetXY: `0 ${-from}` };
}

/** The attribute that puts the line to type in below the choices. */
export function fieldPlace({ coach }: Pick<View, "coach">): { offsetXY: string } {
  return { offsetXY: `${MARGIN} ${-(coach === "" ? FIELD_FROM : COACH.fieldFrom)}` };
}

/** A part of the body that moves as a whole: it begins so many pixels down. */
function block({ board, colour, visibility }: Owner, part: string, from: number, inside: string): string {
  const area = at({ x: 0, y: from, width: PANEL.width, height: BLOCK });
  return `<Panel id="${partId(board, colour, part)}" visibility="${visibility}" ${area}>\n${inside}\n</Panel>`;
}

/** Buttons in rows of `columns`, the first row in the given area. */
function grid(owner: Owner, kind: string, count: number, columns: number, row: Area): string {
  const width = (row.width - GAP * (columns - 1)) / columns;
  const buttons: string[] = [];
  for (let index = 0; index < count; index++) {
    const column = index % columns;
    const y = row.y + ((index - column) / columns) * (row.height + GAP);
    const place: Area = { x: row.x + column * (width + GAP), y, width, height: row.height };
    buttons.push(button(owner, `${kind}${index}`, place, ""));
  }
  return buttons.join("\n");
}

function button(
  { board, colour, visibility, click }: Owner,
  part: string,
  area: Area,
  label: string,
): string {
  const { colors, textColor } = label === "" ? TONES.quiet : TONES.plain;
  return (
    `<Button id="${partId(board, colour, part)}" visibility="${visibility}" onClick="${click}" ${at(area)} ` +
    `text="${label}" fontSize="15" resizeTextForBestFit="true" resizeTextMinSize="11" resizeTextMaxSize="15" ` +
    `textAlignment="MiddleCenter" colors="${colors}" textColor="${textColor}" active="${label !== "" ? "true" : "false"}" />`
  );
}

function text({ board, colour, visibility }: Owner, part: string, area: Area, setting: Setting): string {
  const { size, alignment, color, style } = setting;
  return (
    `<Text id="${partId(board, colour, part)}" visibility="${visibility}" ${at(area)} text="" ` +
    `alignment="${alignment}" color="${color}" fontStyle="${style}" fontSize="${size}" ` +
    `resizeTextForBestFit="true" resizeTextMinSize="11" resizeTextMaxSize="${size}" ` +
    `horizontalOverflow="Wrap" verticalOverflow="Truncate" raycastTarget="false" />`
  );
}

/** A line to type in; its handler gets the text when Enter is pressed or the line is left. */
function field({ board, colour, visibility }: Owner, area: Area): string {
  const { colors, textColor } = TONES.quiet;
  return (
    `<InputField id="${partId(board, colour, "field")}" visibility="${visibility}" onEndEdit="${board}/panelTyped" ` +
    `${at(area)} fontSize="15" characterLimit="${LONGEST_CODE}" colors="${colors}" textColor="${textColor}" active="false" />`
  );
}

/** The attributes of a place; Tabletop Simulator counts y upwards. */
function at({ x, y, width, height }: Area): string {
  return `rectAlignment="UpperLeft" offsetXY="${x} ${-y}" width="${width}" height="${height}"`;
}
