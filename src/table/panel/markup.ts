import { LONGEST_RULES_CODE } from "../../kit/record/rules-code";
import { CURVE_BARS } from "../../kit/advice/review-figures";
import { AREAS, END, grid, LETTERS, PANEL, PANEL_PLACE, partId, TONES, type Area, type Grid } from "./layout";
import { END_TEXTS, ROOM } from "./view";

/*
 * The XML of the prompt panels. There is one copy for each colour, because an attribute has one value for all players,
 * and `visibility` shows each colour its own. How the parts look is said once for all colours, by classes of this board;
 * what decides who sees a part and what a click on it does is at every part.
 */

/** What is in front of the names of the colours whose panels a board has; no other text holds this. */
export const FIRST_MARK = "Offsuit.panels.";
/** What is in front of the GUID of the board whose panels end here. */
export const LAST_MARK = "Offsuit.end.";

/** The line around the panel's two parts. */
const OUTLINE = `outline="#F2C14E66" outlineSize="1 -1"`;
const END_PLACE = `rectAlignment="MiddleCenter" offsetXY="${END.x} 0"`;
const WINDOW = `allowDragging="true" returnToOriginalPositionWhenReleased="false"`;

/** The large letters of a moment: over the board, left of the panel, before nothing that can be clicked. */
const BANNER =
  `rectAlignment="MiddleCenter" offsetXY="${-PANEL.width / 2} 40" width="800" height="96" alignment="MiddleCenter" ` +
  `fontSize="42" fontStyle="Bold" resizeTextForBestFit="true" resizeTextMinSize="22" resizeTextMaxSize="42" ` +
  `horizontalOverflow="Wrap" verticalOverflow="Truncate" outline="#0E161BFF" outlineSize="2 -2" raycastTarget="false" ` +
  `showAnimation="Grow" hideAnimation="FadeOut" animationDuration="0.2"`;

/** What hides a button until it is shown. */
const HIDDEN = ` active="false"`;

/** How a text is set. */
interface Setting {
  size: number;
  alignment: string;
  color: string;
  style: string;
}

const CENTRED = { alignment: "MiddleCenter", color: "#F2F6F8" } as const;
const SETTINGS = {
  turn: { size: 18, alignment: "MiddleLeft", color: "#F2C14E", style: "Bold" },
  clock: { size: 14, alignment: "MiddleRight", color: "#FFFFFF", style: "Bold" },
  status: { size: 13, alignment: "UpperLeft", color: "#C9D6DD", style: "Normal" },
  prompt: { size: 16, alignment: "LowerLeft", color: "#FFFFFF", style: "Bold" },
  page: { size: 13, alignment: "UpperLeft", color: "#F2F6F8", style: "Normal" },
  mark: { size: 13, alignment: "MiddleCenter", color: "#F2C14E", style: "Bold" },
  question: { size: 13, alignment: "UpperLeft", color: "#FFFFFF", style: "Bold" },
  coach: { size: 14, alignment: "UpperLeft", color: "#FFFFFF", style: "Normal" },
  notes: { size: 13, alignment: "UpperLeft", color: "#F2F6F8", style: "Normal" },
  log: { size: 13, alignment: "UpperLeft", color: "#9FB0BA", style: "Normal" },
  word: { ...CENTRED, size: 48, style: "Bold" },
  headline: { ...CENTRED, size: 22, style: "Bold" },
  story: { ...CENTRED, size: 15, style: "Normal" },
} as const satisfies Record<string, Setting>;
type TextPart = keyof typeof SETTINGS;

/** The texts in the bar, and those above and below everything in the body that can be clicked. */
const BAR_TEXTS: readonly TextPart[] = ["turn", "clock"];
const UPPER_TEXTS: readonly TextPart[] = ["status", "prompt", "page", "coach"];
const LOWER_TEXTS: readonly TextPart[] = ["notes", "log"];
const STRIP_TEXTS: readonly TextPart[] = ["question"];

/** The buttons in the bar, from left to right, and what is on them. */
const TOOLS = [
  ["smaller", "A−"],
  ["larger", "A+"],
  ["fold", "–"],
] as const;

/** The panels of a board for these colours, as the screen's interface has them. */
export function panelsXml(board: string, colours: readonly string[]): string {
  return [beginningXml(board, colours)]
    .concat(
      colours.map((colour) => panelXml(board, colour)),
      [endXml(board)],
    )
    .join("");
}

/** What comes before the panels of a board: a mark, and how their parts look. */
export function beginningXml(board: string, colours: readonly string[]): string {
  const rules = [
    `<Panel class="${FIRST_MARK}${board}.${colours.join(".")}" active="false" />`,
    look(
      board,
      "Panel",
      "panel",
      `rectAlignment="MiddleRight" offsetXY="${PANEL_PLACE}" ${size(PANEL)} ${WINDOW}`,
    ),
    look(board, "Panel", "bar", `${at(AREAS.bar)} color="#18232BFF" ${OUTLINE}`),
    look(board, "Panel", "body", `${at(AREAS.body)} color="#0E161BF2" ${OUTLINE}`),
    look(board, "Panel", "block", at(AREAS.block)),
    look(board, "Panel", "chart", `${at(AREAS.chart)} color="#18232BFF"`),
    look(board, "Panel", "column", at(AREAS.column)),
    look(board, "Panel", "strip", `${at(AREAS.strip)} color="#22313BFF" ${OUTLINE}`),
    look(
      board,
      "InputField",
      "field",
      `${at(AREAS.field)} fontSize="15" characterLimit="${LONGEST_RULES_CODE}" ${tone("quiet")}`,
    ),
    look(board, "Text", "banner", BANNER),
    buttonLook(board, "tool", AREAS.tools, "plain", ""),
    buttonLook(board, "group", AREAS.groups, "tab", HIDDEN),
    buttonLook(board, "choice", AREAS.choices, "quiet", HIDDEN),
    buttonLook(board, "footer", AREAS.footer, "quiet", HIDDEN, LETTERS.footer),
    buttonLook(board, "news", AREAS.news, "quiet", HIDDEN),
    buttonLook(board, "answer", AREAS.answers, "go", HIDDEN),
    look(board, "Panel", "end", `${END_PLACE} ${size(END)} color="#0E161BFF" ${OUTLINE}${HIDDEN}`),
    buttonLook(board, "step", AREAS.steps, "plain", HIDDEN),
  ];
  for (const part of BAR_TEXTS.concat(UPPER_TEXTS, LOWER_TEXTS, STRIP_TEXTS, END_TEXTS, ["mark"]))
    rules.push(textLook(board, part));
  return `<Defaults>${rules.join("")}</Defaults>`;
}

/** What comes after the panels of a board. */
export function endXml(board: string): string {
  return `<Defaults><Panel class="${LAST_MARK}${board}" active="false" /></Defaults>`;
}

/**
 * The panel of one colour, and its card of the end; `Grey` stands for everybody who only looks on. Clicks go to the function
 * `panelClicked` of the object with this GUID.
 */
export function panelXml(board: string, colour: string): string {
  const owner: Owner = { board, colour, visibility: colour === "Grey" ? "Grey|Black" : colour };
  return [
    `${opening(owner, "Panel", "panel")}>`,
    `<Panel class="${className(board, "bar")}" visibility="${owner.visibility}">`,
    texts(owner, BAR_TEXTS),
    tools(owner),
    `</Panel>${opening(owner, "Panel", "body")}>`,
    texts(owner, UPPER_TEXTS),
    chart(owner),
    block(owner, "groups", numberedButtons(owner, "group", AREAS.groups.count)),
    block(owner, "choices", numberedButtons(owner, "choice", AREAS.choices.count)),
    `${opening(owner, "InputField", "field")} onEndEdit="${board}/panelTyped" active="false" />`,
    texts(owner, LOWER_TEXTS),
    placedButtons(owner, "news", AREAS.news),
    placedButtons(owner, "footer", AREAS.footer),
    `</Panel>${opening(owner, "Panel", "strip")} active="false">`,
    texts(owner, STRIP_TEXTS),
    placedButtons(owner, "answer", AREAS.answers),
    `</Panel></Panel>${opening(owner, "Panel", "end")}>`,
    texts(owner, END_TEXTS),
    placedButtons(owner, "step", AREAS.steps),
    `</Panel>${opening(owner, "Text", "banner")}${HIDDEN} />`,
  ].join("");
}

/** The board and the colour whose panel is being written. */
interface Owner {
  board: string;
  colour: string;
  /** Who sees the part; children do not inherit it reliably, so each says it. */
  visibility: string;
}

function texts(owner: Owner, parts: readonly TextPart[]): string {
  return parts.map((part) => `${opening(owner, "Text", part)} />`).join("");
}

/** The bars above a page, and the numbers above bars, hidden until they are shown: then their places are sent, too. */
function chart(owner: Owner): string {
  const parts: string[] = [];
  for (let index = 0; index < CURVE_BARS; index++)
    parts.push(`${opening(owner, "Panel", `column${index}`, "column")} />`);
  for (let index = 0; index < ROOM.marks; index++)
    parts.push(`${opening(owner, "Text", `mark${index}`, "mark")} text="${index + 1}" />`);
  return `${opening(owner, "Panel", "chart")} active="false">${parts.join("")}</Panel>`;
}

/** A part of the body that moves as a whole. */
function block(owner: Owner, part: string, inside: string): string {
  return `${opening(owner, "Panel", part, "block")}>${inside}</Panel>`;
}

/** Buttons that are called by their kind and a number, hidden until something is on them: then their places are sent, too. */
function numberedButtons(owner: Owner, kind: string, count: number): string {
  const parts: string[] = [];
  for (let index = 0; index < count; index++) parts.push(numberedButton(owner, kind, index, ""));
  return parts.join("");
}

/** The same where their places never change. */
function placedButtons(owner: Owner, kind: string, places: Grid): string {
  return grid(places)
    .map((area, index) => numberedButton(owner, kind, index, `${offset(area)} `))
    .join("");
}

function numberedButton(owner: Owner, kind: string, index: number, place: string): string {
  const part = opening(owner, "Button", `${kind}${index}`, kind);
  return `${part} ${place}onClick="${clickHandler(owner.board, 0)}" />`;
}

function tools(owner: Owner): string {
  const places = grid(AREAS.tools);
  return TOOLS.map(([part, label], index) =>
    [
      opening(owner, "Button", part, "tool"),
      `${offset(places[index] ?? AREAS.bar)} onClick="${clickHandler(owner.board)}" text="${label}" />`,
    ].join(" "),
  ).join("");
}

/** What a button calls; Tabletop Simulator hands over the number of what is on it. */
export function clickHandler(board: string, meaning?: number): string {
  return meaning === undefined ? `${board}/panelClicked` : `${board}/panelClicked(${meaning})`;
}

/** The beginning of a part's tag: whose it is, how it looks, and who sees it. */
function opening({ board, colour, visibility }: Owner, tag: string, part: string, kind = part): string {
  return `<${tag} id="${partId(board, colour, part)}" class="${className(board, kind)}" visibility="${visibility}"`;
}

/** A class is known to the whole screen, so its name is this board's own. */
function className(board: string, kind: string): string {
  return `${board}-${kind}`;
}

function look(board: string, tag: string, kind: string, attributes: string): string {
  return `<${tag} class="${className(board, kind)}" ${attributes} />`;
}

function buttonLook(
  board: string,
  kind: string,
  places: Grid,
  name: keyof typeof TONES,
  state: string,
  smallest: number = LETTERS.least,
): string {
  const [area] = grid(places);
  const letters =
    `text="" fontSize="${LETTERS.most}" resizeTextForBestFit="true" resizeTextMinSize="${smallest}" ` +
    `resizeTextMaxSize="${LETTERS.most}" ` +
    `textAlignment="MiddleCenter"`;
  return look(
    board,
    "Button",
    kind,
    `rectAlignment="UpperLeft" ${size(area ?? AREAS.block)} ${letters} ${tone(name)}${state}`,
  );
}

function textLook(board: string, part: TextPart): string {
  const { size: letters, alignment, color, style } = SETTINGS[part];
  return look(
    board,
    "Text",
    part,
    `${at(AREAS[part])} text="" alignment="${alignment}" color="${color}" fontStyle="${style}" ` +
      `fontSize="${letters}" resizeTextForBestFit="true" resizeTextMinSize="11" resizeTextMaxSize="${letters}" ` +
      `horizontalOverflow="Wrap" verticalOverflow="Truncate" raycastTarget="false"`,
  );
}

function tone(name: keyof typeof TONES): string {
  const { colors, textColor } = TONES[name];
  return `colors="${colors}" textColor="${textColor}"`;
}

/** The attributes of a place. */
function at(area: Area): string {
  return `rectAlignment="UpperLeft" ${offset(area)} ${size(area)}`;
}

/** Tabletop Simulator counts y upwards. */
function offset({ x, y }: Area): string {
  return `offsetXY="${x} ${-y}"`;
}

function size({ width, height }: Pick<Area, "width" | "height">): string {
  return `width="${width}" height="${height}"`;
}
