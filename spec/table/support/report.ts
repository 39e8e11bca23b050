import { readJson, type EmulatedTable, type Piece } from "../../../src/emulator";
import { stepsOf } from "../../../src/commands/board-account";
import { isRecord } from "../../../src/kit/data/data";
import type { Options } from "../../../src/kit/rules/options";
import { stepFrom, type Step, type StepRules } from "../../../src/kit/record/record";
import { readSettings, type Settings } from "../../../src/table/model/settings";
import { expectPresent, expectSame } from "../../support/expect";

/** A place at the game as its board tells of it. */
export interface TableSeat {
  colour: string;
  kind: "person" | "bot";
  /** The colour of the person who plays it, if one does. */
  player?: string;
  /** The Steam id of that person, in a game in which people have secrets from one another. */
  person?: string;
}

/** What a board says of itself. */
export interface Report {
  busy: string;
  /** What kind of chance waits for people's hands; empty: none. */
  byHand: string;
  drawing: boolean;
  studying: boolean;
  /** Whether everything is told that has happened. */
  told: boolean;
  playing: boolean;
  free: boolean;
  paused: boolean;
  options: Options;
  /** How the table is set. */
  settings: Settings;
  /** In the order of the seats. */
  seats: TableSeat[];
  /** The seats that are to decide. */
  deciding: number[];
  /** Whether people who share a mouse see one hand at a time, and the seats whose hand is turned up. */
  hotSeat: { on: boolean; open: number[] };
  /** How many hints each seat has used; none at all: nobody has. */
  hints: number[];
  /** The steps of the record as the board keeps them: a line of JSON each. */
  steps: string[];
}

/** The object with this memo of a game. Fails if there is not just one. */
export function pieceOf(table: EmulatedTable, game: string, id: string): Piece {
  const memo = `offsuit/${game}/${id}`;
  const found = table.objects().filter((object) => object.state.Memo === memo);
  expectSame(found.length, 1, `${found.length} objects are the piece ${id}`);
  return expectPresent(found[0]);
}

/** What a board has said last, and how often scripts had run by then: until they run again, it would say the same. */
interface Said {
  description: string;
  game: string;
  runs: number;
  text: string;
  report: Report;
}

let last: Said = { description: "", game: "", runs: 0, text: "", report: readReport("") };
/** Where that was said. */
let sayer: EmulatedTable["world"] | undefined;

/** What the board of a game says of itself. */
export function reportOf(table: EmulatedTable, game: string): Report {
  return reportFrom(table, game, "describe()");
}

/** The same without the steps, for what looks in every frame. */
export function briefReportOf(table: EmulatedTable, game: string): Omit<Report, "steps"> {
  return reportFrom(table, game, "describe(true)");
}

function reportFrom(table: EmulatedTable, game: string, description: string): Report {
  const { world } = table;
  const isSame = sayer === world && last.description === description && last.game === game;
  if (isSame && last.runs === world.runs) return last.report;
  const text = `${table.execute(`return ${description}`, pieceOf(table, game, "board"))}`;
  const report = text === last.text ? last.report : readReport(text);
  last = { description, game, runs: world.runs, text, report };
  sayer = world;
  return report;
}

/** Whether nothing goes on, is drawn, or is being found out. */
export function isAtRest({
  busy,
  drawing,
  studying,
}: Pick<Report, "busy" | "drawing" | "studying">): boolean {
  return busy === "" && !drawing && !studying;
}

function readReport(text: string): Report {
  const report = decoded(text);
  return {
    busy: `${report["busy"]}`,
    byHand: `${report["byHand"]}`,
    drawing: report["drawing"] === true,
    studying: report["studying"] === true,
    told: report["told"] === true,
    playing: report["playing"] === true,
    free: report["free"] === true,
    paused: report["paused"] === true,
    options: report["options"] as Options,
    settings: readSettings(report["settings"]),
    seats: (report["seats"] ?? []) as TableSeat[],
    deciding: (report["deciding"] ?? []) as number[],
    hotSeat: (report["hotSeat"] ?? { on: false, open: [] }) as Report["hotSeat"],
    hints: (report["hints"] ?? []) as number[],
    steps: stepsOf(report) ?? [],
  };
}

/** A step as the board of a game with these rules keeps it. */
export function stepOf<Action>(line: string, rules: StepRules<Action>): Step<Action> {
  return expectPresent(stepFrom(decoded(line), rules), `no step: ${line}`);
}

function decoded(text: string): Record<string, unknown> {
  const reading = readJson(text);
  const value = reading.kind === "read" ? reading.value : undefined;
  return isRecord(value) ? value : {};
}
