import { millisecondsOf } from "./moonsharp";

/** One measured figure. */
export interface Figure {
  /** What is measured: a game, or a part of the project. Figures of a subject are together. */
  subject: string;
  name: string;
  value: number;
  unit: string;
  /** What the figure means elsewhere: a number of steps of the reference loop, which hardly depends on the machine. */
  ratio?: { value: number; unit: string };
  /** The function that most of it went into. */
  where?: string;
  target?: { bound: "at least" | "at most"; value: number };
}

/** The unit of work of Lua's virtual machine; it is also shown in milliseconds of the game's interpreter. */
export const INSTRUCTIONS = "instructions";
/** The unit of the game's frames, at 60 a second. */
export const FRAMES = "frames";
export const SECONDS = "seconds";

const FRAME = 1000 / 60;
const COLUMNS = ["figure", "value", "which is", "mostly in", "target"];
const GAP = "   ";

/** Whether a figure keeps its target; one without a target always does. */
export function isOnTarget({ value, target }: Figure): boolean {
  if (target === undefined) return true;
  return target.bound === "at least" ? value >= target.value : value <= target.value;
}

/** The figures as one table to read, subject by subject. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [COLUMNS, ...rowsOf(figures)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      widths
        .map((width, column) => (row[column] ?? "").padEnd(width))
        .join(GAP)
        .trimEnd(),
    )
    .join("\n");
}

/** The same table as Markdown. */
export function figureMarkdown(figures: readonly Figure[]): string {
  const rows = rowsOf(figures).map((row) => (row.length === 1 ? [`**${row[0] ?? ""}**`] : row));
  return [COLUMNS, COLUMNS.map(() => "---"), ...rows]
    .map((row) => `| ${COLUMNS.map((_, column) => row[column] ?? "").join(" | ")} |`)
    .join("\n");
}

/** A row of its own for each subject, and below it one for each of its figures. */
function rowsOf(figures: readonly Figure[]): string[][] {
  const subjects = [...new Set(figures.map(({ subject }) => subject))];
  return subjects.flatMap((subject) => [
    [subject],
    ...figures.filter((figure) => figure.subject === subject).map((figure) => cells(figure)),
  ]);
}

function cells(figure: Figure): string[] {
  const value = `${number(figure.value)} ${figure.unit}`;
  return [`- ${figure.name}`, value, otherReading(figure), figure.where ?? "", targetText(figure)];
}

function otherReading({ value, unit, ratio }: Figure): string {
  if (ratio !== undefined) return `${number(ratio.value)} ${ratio.unit}`;
  if (unit === INSTRUCTIONS) return `${number(millisecondsOf(value))} ms on MoonSharp`;
  return unit === FRAMES ? `${number(value * FRAME)} ms` : "";
}

function targetText(figure: Figure): string {
  if (figure.target === undefined) return "";
  const { bound, value } = figure.target;
  return `${bound} ${number(value)}${isOnTarget(figure) ? "" : "  MISSED"}`;
}

function number(value: number): string {
  // What is far below one would be nothing.
  const digits = value >= 100 ? 0 : value >= 1 ? 1 : 3;
  return value.toLocaleString("en", { maximumFractionDigits: digits });
}
