import type { GameEntry } from "../../src/games";
import { isRecord } from "../../src/kit/data";
import { readCode } from "../../src/kit/deal-code";
import { readOptions, type Options } from "../../src/kit/options";
import { readRecordText } from "../../src/kit/record-text";
import { parseSave } from "../save/read";
import { requireGame } from "../simulation/plan";
import { Complaint } from "../terminal/complaint";

/** What a board of Offsuit begins its script state with; behind it stands the number of steps (src/table/saving/saving.ts). */
const BOARD = "offsuit 1 ";

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

/**
 * The game in a text: a record from the Notebook with whatever was pasted around it, what a board keeps, or a save of
 * Tabletop Simulator with boards of Offsuit. Raises a `Complaint` if there is none.
 * @param wanted the game that is meant where a save has several
 */
export function readPlayedGame(text: string, wanted?: string): PlayedGame {
  const reading = readRecordText(text);
  if (reading.kind === "read") return playedGame(reading.lines);
  if (reading.why === "otherVersion") {
    throw new Complaint("This record is from another version of Offsuit. Get the version that wrote it.");
  }
  if (reading.why === "damaged") {
    throw new Complaint(
      "Letters of this record are missing or changed. Copy it once more, from its first to its last line.",
    );
  }
  if (text.startsWith(BOARD)) return playedGame(boardLines(text));
  return playedGame(onlyBoard(text, wanted));
}

/** The lines of the one board in a save on which something has been played. */
function onlyBoard(text: string, wanted: string | undefined): string[] {
  let save: unknown;
  try {
    save = parseSave(text);
  } catch {
    throw new Complaint(
      'This is no record. Copy the whole tab "Offsuit record" of the Notebook into a file, or name a save.',
    );
  }
  const played = boardTexts(save)
    .map((board) => boardLines(board))
    .filter((lines) => lines.length > 1);
  const fitting = played.filter(([header]) => wanted === undefined || headerIn(header)["game"] === wanted);
  const [lines] = fitting;
  if (lines === undefined) throw new Complaint("There is no game in this save that has begun.");
  if (fitting.length === 1) return lines;
  const names = fitting.map(([header]) => String(headerIn(header)["game"])).join(", ");
  throw new Complaint(`This save holds several games: ${names}. Name the one you mean before --record.`);
}

/** What the boards in a save keep, also those that a script keeps for later as text in a text. */
function boardTexts(value: unknown): string[] {
  if (typeof value === "string") {
    if (value.startsWith(BOARD)) return [value];
    return value.startsWith("{") ? boardTexts(jsonIn(value)) : [];
  }
  return isRecord(value) ? Object.values(value).flatMap((part) => boardTexts(part)) : [];
}

function boardLines(text: string): string[] {
  return text
    .split("\n")
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The game that a header and steps tell of. */
function playedGame([first, ...steps]: readonly string[]): PlayedGame {
  const header = headerIn(first);
  const { game: id, dealt, dealtBy, chairs } = header;
  if (typeof id !== "string" || !Array.isArray(chairs)) {
    throw new Complaint("This record does not say which game it is of, or who played. Copy it once more.");
  }
  const game = requireGame(id);
  const rules = game.visit(({ rules: { seats, options } }) => ({ seats, options }));
  const names = chairs.map((chair: unknown) => nameOf(chair));
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
  return computer ? `${String(colour)} (computer)` : String(colour);
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
