/* eslint-disable offsuit/letters -- What a board keeps is ASCII: no text of a person is in it (spec/box/names.spec.ts). */
import type { Ascii } from "../kit/data/ascii";
import { same } from "../kit/data/data";
import { must } from "../kit/data/must";
import { figureBehind, figureOf, markedAs, readMarked, shiftOf, type MarkedText } from "./figures";
import { readJson, writeJson } from "./json";

/**
 * What a board keeps in its script state. It is text of one line a step, so a step is encoded once, when it is
 * played, and saving (which happens every ten seconds) only joins lines, each with its figure (figures.ts):
 *
 *     offsuit 2 STEPS
 *     {"header": ...}FIGURE
 *     {"step": ...}FIGURE
 *
 * Behind the steps there may be a damaged text that is kept, as it was, until it can be put into the Notebook:
 *
 *     damaged text
 *     ...
 */
const MARK = "offsuit 2 ";
const KEPT = "\ndamaged text\n";
/** The same, in a text that an editor may have touched. */
const KEPT_FOUND = "\r?\ndamaged text\r?\n";

/** The first line of a text of any version, and of this one. */
const HEAD = "^offsuit (%d+) ";
const HEAD_NOW = "^offsuit 2 (%d+)$";

/**
 * How many letters of a header one save looks at for its figure, about 5 instructions each: the fewer, the more of them it has had
 * to write.
 */
const LETTERS_IN_A_SAVE = 150;

/** How many letters of the steps are cut into lines at once: string functions copy the whole text that they search. */
const LETTERS_AT_ONCE = 4000;

/** Steps as they were saved: how many there are, and the text of those that are not yet lines. */
export interface SavedSteps {
  count: number;
  text: Ascii;
}

/**
 * What a text holds: `nothing`, a board of this version, a text of another version (`strange`), or one that could not be read at
 * all (`unreadable`).
 */
export type SavedReading =
  | { kind: "nothing" | "strange" | "unreadable" }
  | {
      kind: "read";
      /** The header as it was given, or what can be read of it. */
      header: Record<string, unknown>;
      /** The steps, still encoded. */
      steps: SavedSteps;
      /** Whether the lines before the steps are as they were written, and there are as many steps as they say. */
      whole: boolean;
      /** How many steps are missing at least. */
      missing: number;
      /** The header's text with its figure, which has yet to be compared with it; undefined: nothing to compare. */
      opening: MarkedText | undefined;
      /** A damaged text that is kept. */
      kept: Ascii | undefined;
    };

/**
 * A part of the header that is replaced as a whole where it changes, so it is encoded once.
 * @param of what is replaced; undefined if there is none
 * @param as what is kept of it, if that is less
 */
export interface Steady {
  of: object | undefined;
  as?: (this: void) => object;
}

/**
 * The text to keep: the header, the steps that are lines, and those that are still in the text they came from.
 * @param header its fields, those together that change together; a table in them is replaced as a whole where it changes
 * @param steady the parts of the header that need not be encoded each time
 * @param lines the steps; when any are taken away, `forgetLines` has to be told
 * @param coming the line of a step more
 */
export function encodeSaved(
  header: readonly Record<string, unknown>[],
  steady: Record<string, Steady>,
  { lines, coming }: { lines: string[]; coming: string | undefined },
  { unread, kept }: { unread: SavedSteps | undefined; kept: string | undefined },
): string {
  const portions: Portion[] = [];
  for (const [name, value] of Object.entries(steady)) {
    if (value.of !== undefined) portions.push(steadyPortion(name, value.of, value.as));
  }
  for (const fields of header) {
    portions.push(portionOf(`part ${portions.length}`, fields));
  }
  const added = coming === undefined ? 0 : 1;
  const parts = [`${MARK}${unread?.count ?? lines.length + added}`, headerLine(portions)];
  if (lines.length > 0) parts.push(textOf(lines));
  if (coming !== undefined) parts.push(coming);
  if (unread !== undefined && unread.text !== "") parts.push(unread.text);
  const text = parts.join("\n");
  return kept === undefined ? text : text + KEPT + kept;
}

/** A part of the header as text, what it was made of, and the figure of as many of its letters as have been looked at. */
interface Portion {
  of: object;
  text: string;
  isNew: boolean;
  looked: number;
  figure: number;
  /** 0 until it is needed. */
  shift: number;
}

/** The parts of the header that have been encoded last, by their names. */
const portionsKnown: Record<string, Portion | undefined> = {};

function steadyPortion(name: string, of: object, as: Steady["as"]): Portion {
  const before = portionsKnown[name];
  if (before?.of === of) return before;
  return portion(name, of, `"${name}":${writeJson(as === undefined ? of : as())}`);
}

/** Fields that change together; to compare them takes less than to write them. */
function portionOf(name: string, fields: object): Portion {
  const before = portionsKnown[name];
  if (before !== undefined && same(before.of, fields)) return before;
  return portion(name, fields, writeJson(fields).slice(1, -1));
}

function portion(name: string, of: object, text: string): Portion {
  const made: Portion = { of, text, isNew: true, looked: 0, figure: 0, shift: 0 };
  portionsKnown[name] = made;
  return made;
}

/** The line of the header; until there was time to look at all letters it has no figure. */
function headerLine(portions: readonly Portion[]): string {
  let left = LETTERS_IN_A_SAVE;
  for (const { isNew, text } of portions) if (isNew) left -= text.length;
  const texts: string[] = [];
  let isLooked = true;
  for (const part of portions) {
    const { text, looked } = part;
    part.isNew = false;
    if (looked < text.length && left > 0) {
      if (part.shift === 0) part.shift = shiftOf(text.length);
      part.figure = figureOf(text.slice(looked, looked + left), part.figure);
      part.looked = Math.min(looked + left, text.length);
      left -= part.looked - looked;
    }
    if (part.looked < text.length) isLooked = false;
    texts.push(text);
  }
  const line = `{${texts.join(",")}}`;
  return isLooked ? markedAs(line, figureOf("}", figureOfAll(portions))) : line;
}

/** The figure of a header before its end, all letters of whose portions have been looked at. */
function figureOfAll(portions: readonly Portion[]): number {
  let figure = figureOf("{");
  for (let i = 0; i < portions.length; i++)
    figure = figureBehind(i === 0 ? figure : figureOf(",", figure), must(portions[i], "a portion"));
  return figure;
}

/** The lines that have been joined last: most saves add a few. */
let joined: { lines: string[]; count: number; text: string } = { lines: [], count: 0, text: "" };

/** Lines have been taken away or changed: a list to which some were only added is known again. */
export function forgetLines(): void {
  joined = { lines: [], count: 0, text: "" };
}

/** Lines as one text. */
function textOf(lines: string[]): string {
  const count = lines.length;
  if (joined.lines !== lines) joined = { lines, count, text: table.concat(lines, "\n") };
  else if (joined.count < count) {
    const added = table.concat(lines, "\n", joined.count + 1);
    joined = { lines, count, text: joined.count === 0 ? added : `${joined.text}\n${added}` };
  }
  return joined.text;
}

/**
 * A text without what editors and mail add to it: blanks before it, carriage returns, empty lines, and line breaks within a line,
 * which begins with a brace and ends with one, or with its figure.
 */
function tidied(text: Ascii): Ascii {
  const isTidy =
    string.match(text, "^%s")[0] === undefined &&
    string.find(text, "\r", 1, true)[0] === undefined &&
    string.find(text, "[^}%d]\n")[0] === undefined &&
    string.find(text, "\n[^{]")[0] === undefined;
  if (isTidy) return text;
  const [lines] = string.gsub(text, "\r", "");
  const [close] = string.gsub(lines, "\n([\n ]+)(.?)", (blanks: string, next: string) =>
    // A line that was broken at a blank needs it.
    next === "{" || blanks.includes("\n") ? `\n${next}` : `\n${blanks}${next}`,
  );
  const [begun] = string.gsub(close, "^%s+", "");
  const [head = ""] = string.match(begun, "^offsuit %d+ %d+\n");
  const [plain] = string.gsub(begun.slice(head.length), "([^}%d])\n", "%1");
  const [numbers] = string.gsub(plain, "(%d)\n([^{])", "%1%2");
  return head + string.gsub(numbers, "\n([,%]}%d])", "%1")[0];
}

/** Reads the text back, its steps not yet; of a damaged one whatever can be read. */
export function decodeSaved(text: Ascii): SavedReading {
  if (text === "") return { kind: "nothing" };
  const [from, to] = string.find(text, KEPT_FOUND);
  // A damaged text is kept as it was.
  const own = tidied(from === undefined ? text : text.slice(0, from - 1));
  const [version] = string.match(own, HEAD);
  if (version !== undefined && version !== "2") return { kind: "strange" };
  const kept = to === undefined ? undefined : text.slice(to);
  const { count, header, whole, next, marked } = readOpening(own);
  const steps = own.slice(next - 1);
  const [, lines] = string.gsub(steps, "[^\n]+", "");
  if (header === undefined && lines === 0) return { kind: "unreadable" };
  return {
    kind: "read",
    header: header ?? {},
    steps: { count: lines, text: steps },
    whole: whole && count === lines,
    missing: Math.max(0, (count ?? 0) - lines),
    opening: marked,
    kept,
  };
}

/** Everything before the steps; `next` is where they start, counted from 1. */
interface Opening {
  count: number | undefined;
  header: Record<string, unknown> | undefined;
  /** The text that is the header, with its figure. */
  marked: MarkedText | undefined;
  whole: boolean;
  next: number;
}

/** How many lines before the steps are looked at: of a damaged text some may be there twice. */
const OPENING_LINES = 4;

/** Reads what comes before the steps: a head and a header, of a damaged text in any order, or only one of them. */
function readOpening(text: Ascii): Opening {
  const opening: Opening = { count: undefined, header: undefined, marked: undefined, whole: false, next: 1 };
  let salvage: Record<string, unknown> | undefined;
  for (let number = 1; number <= OPENING_LINES; number++) {
    const [content = "", next] = string.match(text, "^([^\n]*)\n?()", opening.next);
    const line = openingLine(content);
    // Something damaged behind the header is a step.
    if (line.kind === "step") break;
    if (line.kind === "damaged" && (opening.header !== undefined || number > 2)) break;
    opening.whole = number === 2 && isInOrder(opening, line);
    if (line.kind === "head") opening.count ??= line.count;
    else if (line.kind === "header") takeHeader(opening, line);
    else salvage ??= salvaged(content);
    opening.next = tonumber(next) ?? text.length + 1;
  }
  opening.header ??= salvage;
  return opening;
}

/** The first header counts. */
function takeHeader(opening: Opening, { header, marked }: HeaderLine): void {
  if (opening.header !== undefined) return;
  opening.header = header;
  opening.marked = marked;
}

/** Whether a second line is the header that belongs behind a head. */
function isInOrder({ count }: Opening, { kind }: OpeningLine): boolean {
  return kind === "header" && count !== undefined;
}

type OpeningLine = { kind: "head"; count: number | undefined } | HeaderLine | { kind: "step" | "damaged" };

interface HeaderLine {
  kind: "header";
  header: Record<string, unknown>;
  marked: MarkedText;
}

/** What one of the first lines is; behind the last line there is no more than a step. */
function openingLine(content: Ascii): OpeningLine {
  if (content === "") return { kind: "step" };
  const [count] = string.match(content, HEAD_NOW);
  if (count !== undefined) return { kind: "head", count: tonumber(count) };
  const marked = readMarked(content);
  const header = marked && readJson(marked.json);
  if (marked === undefined || header === undefined) return { kind: "damaged" };
  // Steps have a kind, and a header has none.
  return header["kind"] === undefined ? { kind: "header", header, marked } : { kind: "step" };
}

/** The fields of a header without which its steps cannot be played again, or that people would miss. */
const TABLES = ["dealt", "chairs", "options", "settings", "session", "guests"];
const WORDS = ["game", "dealtBy", "playing", "lesson", "counted", "seconds"];

/** What can be read of a damaged header, field by field; undefined if that is nothing. */
function salvaged(line: Ascii): Record<string, unknown> | undefined {
  // MoonSharp gives up patterns that try too long.
  const [ok, fields] = pcall(() => readableFields(line));
  return ok && fields.length > 0 ? readJson(`{${fields.join(",")}}`) : undefined;
}

function readableFields(line: Ascii): string[] {
  const fields: string[] = [];
  for (const name of TABLES) {
    const [found] = string.match(line, `"${name}":(%b{})`);
    const value = found ?? string.match(line, `"${name}":(%b[])`)[0];
    if (value !== undefined && readJson(`{"value":${value}}`) !== undefined)
      fields.push(`"${name}":${value}`);
  }
  for (const name of WORDS) {
    const [value] = string.match(line, `"${name}":("?[%w.-]+"?)[,}]`);
    if (value !== undefined && readJson(`{"value":${value}}`) !== undefined)
      fields.push(`"${name}":${value}`);
  }
  return fields;
}

/**
 * Cuts the next lines off the text of saved steps, some thousand letters at once. In the game a pattern raises an error when
 * it has had to give letters back some 200 times, so behind what repeats nothing may fail here.
 */
export function cutLines(steps: SavedSteps, lines: string[]): void {
  const { text } = steps;
  const part = text.slice(0, LETTERS_AT_ONCE);
  let cut = 0;
  for (const [line = "", next] of string.gmatch(part, "([^\n]+)\n?()")) {
    const end = (tonumber(next) ?? 1) - 1;
    // The last line of a part may continue in the next one.
    if (cut > 0 && end === part.length && end < text.length) break;
    lines.push(line);
    cut = end;
  }
  steps.text = text.slice(cut);
}

/**
 * Whether what was saved may have a game under way, in which something is secret: told without reading it, and in doubt there
 * is one.
 */
export function mayHoldGame(text: Ascii): boolean {
  if (text === "") return false;
  const isLobby = text.startsWith(`${MARK}0\n`) && text.includes('"playing":false');
  return !isLobby || text.includes('"puzzle":true');
}

/** The header alone, to show the state of a game that nobody plays; of a damaged text what a board would read. */
export function decodeHeader(saved: Ascii): Record<string, unknown> | undefined {
  if (saved === "") return undefined;
  const text = tidied(saved);
  const [version] = string.match(text, HEAD);
  return version !== undefined && version !== "2" ? undefined : readOpening(text).header;
}
