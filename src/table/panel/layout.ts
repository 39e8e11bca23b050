import { ROOM, type Tone, type View } from "./view";

/*
 * Where everything in a prompt panel is, and what it is called. Every part has its place in pixels and an id; later only
 * attributes change. Sizes suit a screen of 1080 lines and still fit one of 720.
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
/** How wide and high the buttons in the bar are, and where the first one is. */
const TOOL = 34;
const TOOLS_FROM = PANEL.width - 3 * (TOOL + GAP);
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
  grave: { colors: "#6B1F1F|#7D2929|#521616|#3B2323", textColor: "#FFFFFF" },
  quiet: { colors: "#18232B|#22313B|#10181D|#18232B", textColor: "#C9D6DD" },
};

/** The colour of the clock while there is time, and when little is left, which the text says too. */
export const CLOCK_COLOURS = { calm: "#FFFFFF", late: "#FF9E80" } as const;

/** The id of a part of one colour's panel at the board with this GUID: a table can have several boards. */
export function partId(board: string, colour: string, part: string): string {
  return `${board}.${colour}.${part}`;
}

/** The colour and the part that an id stands for, or undefined if it is no part of a panel of this board. */
export function partOf(board: string, id: string): { colour: string; part: string } | undefined {
  const [owner, colour, part] = id.split(".");
  if (owner !== board || colour === undefined || part === undefined) return undefined;
  return { colour, part };
}

/** A rectangle in its parent, from the upper left corner, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Buttons in rows of `columns`, as wide together as `width`, the first one in the upper left corner of a place. */
export interface Grid {
  count: number;
  columns: number;
  left: number;
  from: number;
  width: number;
  row: number;
}

const line = (y: number, height: number): Area => ({ x: MARGIN, y, width: INNER, height });
const inBlock = { left: MARGIN, width: INNER, row: ROW };

/** Where the parts of a panel are: the bar and the body in the panel, texts and blocks in those, buttons in their blocks. */
export const AREAS = {
  bar: { x: 0, y: 0, width: PANEL.width, height: PANEL.bar },
  turn: { x: MARGIN, y: 4, width: TOOLS_FROM - CLOCK_WIDTH - MARGIN - 4, height: 32 },
  clock: { x: TOOLS_FROM - CLOCK_WIDTH, y: 4, width: CLOCK_WIDTH - 4, height: 32 },
  tools: { count: 3, columns: 3, left: TOOLS_FROM, from: 3, width: 3 * TOOL + 2 * GAP, row: TOOL },
  body: { x: 0, y: PANEL.bar, width: PANEL.width, height: PANEL.height - PANEL.bar },
  status: line(4, 38),
  prompt: line(44, 44),
  page: line(PAGE.from, PAGE.height),
  coach: line(COACH.from, COACH.height),
  block: { x: 0, y: ROWS_FROM, width: PANEL.width, height: BLOCK },
  groups: { count: ROOM.groups, columns: ROOM.groupsInRow, from: 0, ...inBlock },
  choices: { count: ROOM.choices, columns: 2, from: 0, ...inBlock },
  field: line(FIELD_FROM, ROW),
  notes: line(368, 66),
  log: line(436, 68),
  footer: { count: ROOM.footer, columns: ROOM.footer, left: MARGIN, from: 510, width: INNER, row: 30 },
} as const satisfies Record<string, Area | Grid>;

/** The places of the buttons of a grid. */
export function grid({ count, columns, left, from, width, row }: Grid): Area[] {
  const each = (width - GAP * (columns - 1)) / columns;
  const areas: Area[] = [];
  for (let index = 0; index < count; index++) {
    const column = index % columns;
    const y = from + ((index - column) / columns) * (row + GAP);
    areas.push({ x: left + column * (each + GAP), y, width: each, height: row });
  }
  return areas;
}

/** How far down the choices begin, in pixels, below so many groups that begin so far down. */
export function choicesFrom(groups: number, from: number = ROWS_FROM): number {
  const rows = Math.ceil(groups / ROOM.groupsInRow);
  return from + rows * (ROW + GAP) + (rows > 0 ? GAP : 0);
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
