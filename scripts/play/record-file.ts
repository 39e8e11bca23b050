import type { GameEntry } from "../../src/games";
import { isRecord } from "../../src/kit/data/data";
import { readCode } from "../../src/kit/record/deal-code";
import { readOptions, type Options } from "../../src/kit/rules/options";
import { readRecordText, type RecordReading } from "../../src/kit/record/record-reader";
import { parseSave } from "../save/read";
import { requireGame } from "../simulation/plan";
import { Complaint } from "../terminal/complaint";

/** The start of the script state of a board of Offsuit; after it comes the number of steps (src/saved/saved-text.ts). */
const BOARD = /^offsuit (\d+) /;
const VERSION = "2";

/** The end of a line of a board: a brace and its figure, which older versions did not write (src/saved/figures.ts). */
const FIGURE = /\}\d*$/;

/** What mails and chats put before a line they quote. */
const QUOTE = /^[>|\s]+/;

/** How a game began, and its steps as JSON. */
export interface PlayedGame {
  game: GameEntry;
  options: Options;
  seats: number;
  code: string | undefined;
  /** What each seat is called. */
  names: string[];
  steps: string[];
}

/** A board in a save: its text, and whether it is on the table or in its box. */
interface FoundBoard {
  lines: string[];
  isOnTable: boolean;
}

/**
 * The game in a text: a record from the Notebook with any text around it, the state of a board, or a save of Tabletop Simulator
 * with boards of Offsuit. Raises a `Complaint` if there is none.
 * @param wanted the game that is meant where a save has several
 */
export function readPlayedGame(text: string, wanted?: string): PlayedGame {
  const save = saveIn(text);
  return playedGame(save === undefined ? pastedLines(text) : linesInSave(save, wanted));
}

/** The save that a text is, or undefined. */
function saveIn(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseSave(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The lines of the game in something that was pasted: a record, or a board's text, with anything around it. */
function pastedLines(text: string): string[] {
  const reading = recordIn(text);
  if (reading.kind === "read") return reading.lines;
  const lines = text.split("\n").map((line) => line.replace(QUOTE, "").trimEnd());
  const first = lines.findIndex((line) => BOARD.test(line));
  if (first >= 0 && BOARD.exec(lines[first] ?? "")?.[1] === VERSION) return boardLines(lines.slice(first));
  if (first >= 0 || reading.why === "otherVersion") {
    throw new Complaint("This record is from another version of Offsuit. Get the version that wrote it.");
  }
  if (reading.why === "damaged") {
    throw new Complaint(
      "Parts of this record are missing or changed. Copy it again, from the first line to the last.",
    );
  }
  throw new Complaint(
    'This is not a record. Copy the whole page "Offsuit record" of the Notebook into a file, or name a save.',
  );
}

/** The record in a text whose marks may be broken into lines, or whose ends of lines are written as in JSON. */
function recordIn(text: string): RecordReading {
  const marked = text.replace(
    /OFFSUIT[\s>|]+RECORD[\s>|]+(?:(\d+)[\s>|]+BEGINS|ENDS)/g,
    (_, version?: string) =>
      version === undefined ? "OFFSUIT RECORD ENDS" : `OFFSUIT RECORD ${version} BEGINS`,
  );
  const reading = readRecordText(marked);
  return reading.kind === "read" || !marked.includes("\\n")
    ? reading
    : readRecordText(marked.replaceAll(/\\[rn]/g, "\n"));
}

/** The lines of the one game in a save: of the board on the table, of one in its box, or of a record in the Notebook. */
function linesInSave(save: Record<string, unknown>, wanted: string | undefined): string[] {
  const isWanted = (lines: readonly string[]): boolean =>
    wanted === undefined || headerIn(lines[0])["game"] === wanted;
  const begun = boardsIn(save).filter(({ lines }) => lines.length > 1 && isWanted(lines));
  const onTable = begun.filter(({ isOnTable }) => isOnTable);
  const candidates = (onTable.length > 0 ? onTable : begun).map(({ lines }) => lines);
  const found = candidates.length > 0 ? candidates : recordsIn(save).filter(isWanted);
  const [lines] = found;
  if (lines === undefined) throw new Complaint("No game has been started in this save.");
  if (found.length === 1) return lines;
  const names = found.map(([header]) => String(headerIn(header)["game"])).join(", ");
  throw new Complaint(`This save contains several games: ${names}. Name the one you mean before --record.`);
}

/** The boards in a save, also those that a script keeps for later as text in a text. */
function boardsIn(save: Record<string, unknown>): FoundBoard[] {
  const found: FoundBoard[] = [];
  const open: { value: unknown; isOnTable: boolean }[] = [{ value: save, isOnTable: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, isOnTable } = next;
    if (isRecord(value)) {
      const { Memo: memo } = value;
      const isBoard = typeof memo === "string" && /^offsuit\/[\w-]+\/board$/.test(memo);
      for (const part of Object.values(value).reverse()) open.push({ value: part, isOnTable: isBoard });
    } else if (typeof value === "string") {
      if (BOARD.exec(value)?.[1] === VERSION) found.push({ lines: boardLines(value.split("\n")), isOnTable });
      else if (value.startsWith("{")) open.push({ value: saveIn(value), isOnTable: false });
    }
  }
  return found;
}

/** The lines of the records in the Notebook of a save. */
function recordsIn({ TabStates: tabs }: Record<string, unknown>): string[][] {
  if (!isRecord(tabs)) return [];
  return Object.values(tabs).flatMap((tab) => {
    const body = isRecord(tab) ? tab["body"] : undefined;
    const reading = typeof body === "string" ? readRecordText(body) : undefined;
    return reading?.kind === "read" ? [reading.lines] : [];
  });
}

/**
 * The header and the steps of a board's text, whose first line is its mark. A line that was broken in two is put together again;
 * what follows the last step is left out.
 */
function boardLines([, ...rest]: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of rest) {
    const content = line.trim();
    const last = lines.at(-1);
    if (content === "") continue;
    if (last !== undefined && !FIGURE.test(last)) lines[lines.length - 1] = `${last} ${content}`;
    else if (content.startsWith("{")) lines.push(content);
    else break;
  }
  return lines.map((line) => line.replace(FIGURE, "}"));
}

/** The game of a header and steps. */
function playedGame([first, ...steps]: readonly string[]): PlayedGame {
  const header = headerIn(first);
  const { game: id, dealt, dealtBy, chairs } = header;
  if (typeof id !== "string" || !Array.isArray(chairs)) {
    throw new Complaint("This record does not name its game or its players. Copy it again.");
  }
  const game = requireGame(id);
  const rules = game.visit(({ rules: { seats, options } }) => ({ seats, options }));
  const names = chairs.map((chair: unknown) => nameOf(chair));
  if (names.length > rules.seats.max)
    throw new Complaint(`This record names ${names.length} players. Copy it again.`);
  return {
    game,
    options: readOptions(rules.options, dealt),
    seats: Math.max(rules.seats.min, names.length),
    code: typeof dealtBy === "string" ? readCode(dealtBy) : undefined,
    names,
    steps,
  };
}

function nameOf(chair: unknown): string {
  const { colour, sitter } = isRecord(chair) ? chair : {};
  const computer = isRecord(sitter) && sitter["kind"] === "computer";
  const name = typeof colour === "string" ? colour : "?";
  return computer ? `${name} (computer)` : name;
}

function headerIn(line: string | undefined): Record<string, unknown> {
  const header = jsonIn(line ?? "");
  return isRecord(header) ? header : {};
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
