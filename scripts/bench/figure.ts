/** One measured figure. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The same as a ratio to the reference loop, which hardly depends on the machine. */
  ratio?: { value: number; unit: string };
  target?: { bound: "at least" | "at most"; value: number };
}

/** Whether a figure keeps its target; one without a target always does. */
export function isOnTarget({ value, target }: Figure): boolean {
  if (target === undefined) return true;
  return target.bound === "at least" ? value >= target.value : value <= target.value;
}

/** The figures as a table to read. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${number(figure.value)} ${figure.unit}`,
    figure.ratio === undefined ? "" : `${number(figure.ratio.value)} ${figure.ratio.unit}`,
    targetText(figure),
  ]);
  const columns = ["figure", "value", "ratio", "target"].map((title, column) => [
    title,
    ...rows.map((row) => row[column] ?? ""),
  ]);
  const padded = columns.map((cells) => {
    const width = Math.max(...cells.map(({ length }) => length));
    return cells.map((cell) => cell.padEnd(width));
  });
  return [0, ...rows.map((_, index) => index + 1)]
    .map((line) =>
      padded
        .map((cells) => cells[line])
        .join("   ")
        .trimEnd(),
    )
    .join("\n");
}

function targetText(figure: Figure): string {
  if (figure.target === undefined) return "";
  const { bound, value } = figure.target;
  return `${bound} ${number(value)}${isOnTarget(figure) ? "" : "  MISSED"}`;
}

function number(value: number): string {
  return value.toLocaleString("en", { maximumFractionDigits: value < 100 ? 1 : 0 });
}
