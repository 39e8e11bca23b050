import { isWiderThan, textWidth } from "../../kit/data/text-width";
import { CURVE_BARS } from "../../kit/advice/review-figures";
import type { CueTone } from "../../kit/game/show";
import type { Settings } from "../model/settings";
import { ROOM, type Shape, type Tone, type View } from "./view";

/*
 * Where everything in a prompt panel is, and what it is called. Every part has its place in pixels and an id; later only
 * attributes change. A panel is a narrow column at the right edge of the screen: even at the largest of its sizes it takes
 * no more than 24 % of the width of a screen of 1280 by 720 pixels.
 */

/** Size of the panel in pixels. */
export const PANEL = { width: 256, height: 520, bar: 34 } as const;
/** How far a panel is from the middle of the right edge of the screen, in pixels: to the left, and downwards. */
export const PANEL_FROM_EDGE = { left: 10, down: 16 } as const;
export const PANEL_PLACE = `${-PANEL_FROM_EDGE.left} ${-PANEL_FROM_EDGE.down}`;
/** The card of the end: its size, and how far its middle is from that of the screen, which is the middle of what the panel leaves. */
export const END = { width: 600, height: 340, x: -(PANEL.width + PANEL_FROM_EDGE.left) / 2 } as const;
export const MARGIN = 8;
export const INNER = PANEL.width - 2 * MARGIN;

/**
 * The rows of buttons: where the first begins, where the last ends if something is told below them, how high each is, and the gap
 * between two. A row has room for two lines.
 */
const ROWS = { from: 122, to: 395 } as const;
const GROUP = 30;
const ROW = 36;
export const GAP = 3;
/** How high the tiles are that take the place of rows where there are many choices. */
const TILE = 52;
/** Where what has happened ends, above the footer; it begins below the choices. */
const TALE_TO = 454;
/** The button that opens all that has happened, at the end of that. */
const NEWS = { width: 28, height: 22 } as const;
/** How many letters a line of it holds, and how high a line is. */
export const TALE_LINE = { letters: 33, height: 15 } as const;
/** The strip with what somebody is asked, above the footer; it stays while the panel is folded. */
const STRIP = { from: 338, text: 76, row: 30 } as const;
/** How wide the buttons in the bar are together, and how much of it the clock takes. */
const TOOLS = 70;
const CLOCK_WIDTH = 42;
/** The long text of a sheet: where it begins, and how high it is above the choices below it. */
export const PAGE = { from: 2, height: 292 };
/** A chart takes the upper part of that: how high it is with the numbers above its bars, and how wide such a number is. */
export const CHART = { from: PAGE.from + GAP, height: 68, marks: 16, mark: 20 } as const;
/** How many lines of a page there is room for below a chart. */
export const LINES_BELOW_CHART = 14;
/** What the coach of a tutorial says, in the place of log and prompt: groups and choices come below it. */
const COACH = { from: 46, height: 196 };

/** Colours by tone: normal, highlighted, pressed, disabled; letters contrast by at least 7 to 1. */
export const TONES: Record<Tone, { colors: string; textColor: string }> = {
  plain: { colors: "#2A3B47|#38505F|#1D2A33|#202B33", textColor: "#F2F6F8" },
  tab: { colors: "#0E161B|#18232B|#0A1014|#0E161B", textColor: "#9FB0BA" },
  open: { colors: "#22313B|#22313B|#22313B|#22313B", textColor: "#F2C14E" },
  go: { colors: "#1F6F54|#257C5E|#17533F|#20372F", textColor: "#FFFFFF" },
  grave: { colors: "#6B1F1F|#7D2929|#521616|#3B2323", textColor: "#FFFFFF" },
  quiet: { colors: "#18232B|#22313B|#10181D|#18232B", textColor: "#C9D6DD" },
};

/** The colour of the clock while there is time, and when little is left, which the text says too. */
export const CLOCK_COLOURS = { calm: "#FFFFFF", late: "#FF9E80" } as const;

/** The colours of the large letters of a moment. */
export const LETTER_COLOURS: Readonly<Record<CueTone, string>> = { gain: "#FFDB59", harm: "#FF5C4D" };

/** How large a panel of each size is; its viewer goes from one to the next with A− and A+. */
export const SCALES: Readonly<Record<Settings["textSize"], number>> = {
  smallest: 0.75,
  small: 0.875,
  normal: 1,
  large: 1.1,
  largest: 1.2,
};

/** The attribute of a panel of this size. */
export function scaled(size: Settings["textSize"]): { scale: string } {
  const scale = SCALES[size];
  return { scale: `${scale} ${scale} 1` };
}

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
const onEnd = (y: number, height: number): Area => ({ x: 16, y, width: END.width - 32, height });
/** What has happened, or is told, from this far down. */
function tale(from: number, to: number = TALE_TO): Area {
  return { x: MARGIN, y: from, width: INNER - NEWS.width - GAP, height: Math.max(0, to - from) };
}
const inBlock = { left: MARGIN, from: 0, width: INNER };
const TOOLS_FROM = PANEL.width - TOOLS - 6;

/** Where the parts of a panel are: the bar and the body in the panel, texts and blocks in those, buttons in their blocks. */
export const AREAS = {
  bar: { x: 0, y: 0, width: PANEL.width, height: PANEL.bar },
  turn: { x: MARGIN, y: 1, width: TOOLS_FROM - CLOCK_WIDTH - MARGIN - 4, height: 32 },
  clock: { x: TOOLS_FROM - CLOCK_WIDTH - 2, y: 1, width: CLOCK_WIDTH, height: 32 },
  tools: { count: 3, columns: 3, left: TOOLS_FROM, from: 5, width: TOOLS, row: 24 },
  body: { x: 0, y: PANEL.bar, width: PANEL.width, height: PANEL.height - PANEL.bar },
  status: line(2, 42),
  prompt: line(46, 72),
  log: tale(ROWS.to + GAP),
  notes: tale(ROWS.to + GAP),
  news: {
    count: 1,
    columns: 1,
    left: PANEL.width - MARGIN - NEWS.width,
    from: TALE_TO - NEWS.height,
    width: NEWS.width,
    row: NEWS.height,
  },
  page: line(PAGE.from, PAGE.height),
  chart: line(CHART.from, CHART.height),
  column: { x: 0, y: 0, width: INNER / CURVE_BARS - 2, height: 0 },
  mark: { x: 0, y: 0, width: CHART.mark, height: CHART.marks },
  coach: line(COACH.from, COACH.height),
  block: { x: 0, y: ROWS.from, width: PANEL.width, height: ROWS.to - ROWS.from },
  groups: { count: ROOM.groups, columns: ROOM.groupsInRow, ...inBlock, row: GROUP },
  choices: { count: ROOM.choices, columns: 2, ...inBlock, row: ROW },
  field: line(ROWS.to - ROW, ROW),
  strip: {
    x: 3,
    y: PANEL.bar + STRIP.from,
    width: PANEL.width - 6,
    height: TALE_TO - GAP - STRIP.from,
  },
  question: { x: MARGIN - 3, y: GAP, width: INNER, height: STRIP.text },
  answers: {
    ...{ count: ROOM.answers, columns: ROOM.answers, left: MARGIN - 3, width: INNER },
    ...{ from: STRIP.text + GAP, row: STRIP.row },
  },
  word: onEnd(12, 64),
  headline: onEnd(80, 60),
  story: onEnd(144, 136),
  steps: { count: 3, columns: 3, left: 16, from: 290, width: END.width - 32, row: 38 },
  footer: { count: ROOM.footer, columns: ROOM.footer, left: MARGIN, from: 454, width: INNER, row: 28 },
} as const satisfies Record<string, Area | Grid>;

/** How the choices are laid out in each shape. */
const SHAPES: Readonly<Record<Shape, Pick<Grid, "columns" | "row">>> = {
  rows: { columns: 1, row: ROW },
  pairs: { columns: 2, row: ROW },
  tiles: { columns: 2, row: TILE },
};

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

/** The sizes of letters on buttons in pixels; those in a footer are the narrowest, and may be smaller. */
export const LETTERS = { most: 15, least: 11, footer: 10 } as const;
/** How wide a letter is at most on the average of a word, in sizes. */
const LETTER_WIDTH = 0.56;
/** How wide the buttons in a footer are. */
export const FOOTER_WIDTH = (INNER - (ROOM.footer - 1) * GAP) / ROOM.footer;

/** How large letters may be on a narrow button, so that no word is wider: the game would break it between two letters. */
export function largestLetters(label: string, width: number, least: number): number {
  if (!isWiderThan(label, width / (LETTERS.most * LETTER_WIDTH))) return LETTERS.most;
  let longest = 1;
  for (const line of label.split("\n"))
    for (const word of line.split(" ")) longest = Math.max(longest, textWidth(word));
  return Math.max(least, Math.min(LETTERS.most, Math.floor(width / (longest * LETTER_WIDTH))));
}

/** The attributes of the places of all choices in a shape. */
export function choiceAreas(shape: Shape): Readonly<Record<string, string>>[] {
  return placesIn({ ...AREAS.choices, ...SHAPES[shape] });
}

function placesIn(places: Grid): Readonly<Record<string, string>>[] {
  return grid(places).map(({ x, y, width, height }) => ({
    offsetXY: `${x} ${-y}`,
    width: `${width}`,
    height: `${height}`,
  }));
}

/** The same of all groups, this many of them: those of one row share its width. */
export function groupAreas(count: number): Readonly<Record<string, string>>[] {
  return placesIn({ ...AREAS.groups, columns: Math.min(Math.max(1, count), ROOM.groupsInRow) });
}

/** The places of the choices in each shape, and of the groups where there are this many in the first row. */
export const CHOICE_AREAS = {
  rows: choiceAreas("rows"),
  pairs: choiceAreas("pairs"),
  tiles: choiceAreas("tiles"),
};
export const GROUP_AREAS = [0, 1, 2, 3, 4].map((count) => groupAreas(count));

/** What is above and below the choices of a panel: also whether there is a vote, and how many lines the viewer has to be told. */
export type Around = Pick<View, "page" | "coach" | "field"> & {
  groups: number;
  vote?: boolean;
  told?: number;
};

/** The same of a view. */
export function aroundOf({ page, coach, field, groups, vote, notes }: Above): Around {
  const told = noticeLines(notes);
  return { page, coach, field, groups: groups.length, vote: vote !== undefined, told };
}

/** How far down buttons and the line to type in may be; where there is a text in its place, no news are told below them. */
function rowsTo({ page, coach, vote = false, told = 0 }: Omit<Around, "groups" | "field">): number {
  const end = taleTo(vote);
  const usual = page === "" && coach === "" ? Math.min(ROWS.to, end) : end;
  return Math.min(usual, end - told * TALE_LINE.height);
}

/** Where the line to type in is: below all choices. */
export function fieldPlace(view: Above): { offsetXY: string } {
  return { offsetXY: `${MARGIN} ${ROW - rowsTo(aroundOf(view))}` };
}

/** How far down the groups begin, in pixels. */
function groupsFrom(coach: string): number {
  return coach === "" ? ROWS.from : COACH.from + COACH.height + GAP;
}

/** How far down the choices begin, in pixels. */
function choicesFrom({ page, coach, groups }: Omit<Around, "field">): number {
  if (page !== "") return PAGE.from + PAGE.height + GAP;
  const rows = Math.ceil(groups / ROOM.groupsInRow);
  return groupsFrom(coach) + rows * (GROUP + GAP) + (rows > 0 ? GAP : 0);
}

/** How many choices of a shape there is room for. */
export function roomFor(shape: Shape, around: Around): number {
  const { columns, row } = SHAPES[shape];
  const to = rowsTo(around) - (around.field === undefined ? 0 : ROW + GAP);
  const rows = Math.floor((to - choicesFrom(around) + GAP) / (row + GAP));
  return Math.min(ROOM.choices, rows * columns);
}

/** What is above what has happened. */
type Above = Pick<View, "page" | "coach" | "field" | "choices" | "shape" | "groups" | "vote" | "notes">;

/** How far down what has happened begins: it has all the room below the choices. */
function taleFrom(above: Above): number {
  const { page, coach, field, choices, shape = "rows", groups } = above;
  if (field !== undefined) return rowsTo(aroundOf(above)) + GAP;
  const { columns, row } = SHAPES[shape];
  const rows = Math.ceil(choices.length / columns);
  return choicesFrom({ page, coach, groups: groups.length }) + rows * (row + GAP);
}

function taleTo(vote: boolean): number {
  return vote ? STRIP.from - GAP : TALE_TO;
}

/** The attributes of the places of what has happened and of what the viewer is told, which is below it. */
export function talePlaces(view: View): Record<"log" | "notes", Readonly<Record<string, string>>> {
  const [from, to] = [taleFrom(view), taleTo(view.vote !== undefined)];
  // Measured only where something is below it: this is done for every panel after every step.
  const log = view.log === "" || view.notes === "" ? 0 : linesOf([view.log]) * TALE_LINE.height;
  // Beside the button that opens the news nothing is written.
  const width = view.news === undefined ? INNER : AREAS.log.width;
  const place = ({ x, y, height }: Area): Record<string, string> => ({
    offsetXY: `${x} ${-y}`,
    width: `${width}`,
    height: `${height}`,
  });
  return { log: place(tale(from, to)), notes: place(tale(from + log, to)) };
}

/** How many lines of what has happened there is room for. */
export function taleRoom(above: Above): number {
  return Math.floor((taleTo(above.vote !== undefined) - taleFrom(above)) / TALE_LINE.height);
}

/** How many lines a sentence takes of it. */
export function taleLines(sentence: string): number {
  return Math.ceil(textWidth(sentence) / TALE_LINE.letters);
}

/** How many lines what somebody is told takes of it at most: to measure its letters is too much for every panel. */
export function noticeLines(notice = ""): number {
  if (notice === "") return 0;
  let lines = 0;
  // eslint-disable-next-line offsuit/letters -- a letter of several bytes gets more room than it needs
  for (const line of notice.split("\n")) lines += Math.ceil(line.length / TALE_LINE.letters);
  return lines;
}

/** How many lines these texts take of it, each of one sentence or several below one another. */
export function linesOf(texts: readonly string[]): number {
  let lines = 0;
  for (const text of texts) for (const sentence of text.split("\n")) lines += taleLines(sentence);
  return lines;
}

/** The attribute that brings the groups up to what is above them. */
export function groupsPlace({ coach }: Pick<View, "coach">): { offsetXY: string } {
  return { offsetXY: `0 ${-groupsFrom(coach)}` };
}

/** The attribute that brings the choices up to what is above them: a page, or this many groups. */
export function choicesPlace({ page, coach, groups }: Pick<View, "page" | "coach" | "groups">): {
  offsetXY: string;
} {
  return { offsetXY: `0 ${-choicesFrom({ page, coach, groups: groups.length })}` };
}
