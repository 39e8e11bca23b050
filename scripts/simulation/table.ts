import type { Options } from "../../src/kit/rules/options";
import { FIFTH, ROWS, TENTH, type Row } from "../../src/commands/calibration";
import type { Published, PublishedRow } from "./published";
import { NINETY_FIVE, type Rate } from "./report";
import { ratingsOf, type Pairing } from "./ladder";

/** A published win rate beside ours. */
export interface TableRow {
  published: PublishedRow;
  ours: Rate;
}

/** The published win rates and ours side by side, in percent, as a table in Markdown. */
export function tableText({ source }: Published, rows: readonly TableRow[]): string {
  const [first] = rows;
  const names = Object.keys(first?.published.options ?? {});
  const lines = [names.concat(["published", "ours", "95 % interval", "difference"])];
  for (const { published, ours } of rows) {
    const settings = names.map((name) => String(published.options[name]));
    const interval = `${percent(ours.low)} to ${percent(ours.high)}`;
    const difference = percent(differenceOf({ published, ours }) / 100);
    lines.push(settings.concat([published.percent.toFixed(2), percent(ours.rate), interval, difference]));
  }
  const differences = rows.map((row) => Math.abs(differenceOf(row)));
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / Math.max(1, rows.length);
  const largest = Math.max(0, ...differences);
  return [
    ...markdown(lines),
    "",
    `Mean absolute difference: ${mean.toFixed(2)} points; the largest: ${largest.toFixed(2)} points.`,
    `Published: ${source}`,
    "",
  ].join("\n");
}

/** Predictions and results, in percent, or in hundredths of a point, as a table in Markdown. */
export function calibrationText(rows: readonly (Row | undefined)[], hasPoints: boolean): string {
  const lines = [["said", "decisions", "said on average", hasPoints ? "came" : "won"]];
  const width = Math.round((hasPoints ? FIFTH : TENTH) * 100);
  for (let place = 0; place < ROWS; place++) {
    const { decisions, said, came } = rows[place] ?? { decisions: 0, said: 0, came: 0 };
    if (decisions === 0) continue;
    const mean = (sum: number): string => ((sum / decisions) * 100).toFixed(1);
    lines.push([`${place * width} to ${(place + 1) * width}`, `${decisions}`, mean(said), mean(came)]);
  }
  return `${markdown(lines).join("\n")}\n`;
}

/** How often the levels of a game beat one another, in percent, and what they are rated, as tables in Markdown with 95 % intervals. */
export function ladderText(played: readonly Pairing[]): string {
  const results = played.map(({ levels, games, wins }) => {
    const share = wins / games;
    const wide = NINETY_FIVE * Math.sqrt((share * (1 - share)) / games);
    return [levels.join(" – "), `${(share * 100).toFixed(1)} (+-${(wide * 100).toFixed(1)})`, `${games}`];
  });
  const ratings = ratingsOf(played).map(({ level, rating, error }) => [
    level,
    error === 0 ? rating.toFixed(0) : `${rating.toFixed(0)} (+-${(NINETY_FIVE * error).toFixed(0)})`,
  ]);
  return [
    ...markdown([["pairing", "wins of the first", "games"], ...results]),
    "",
    ...markdown([["level", "rating"], ...ratings]),
    "",
  ].join("\n");
}

/** A rank of a game's ladder: its twist, and how often the strongest policy wins on it. */
export interface RankRow {
  name: string;
  twist: Options;
  wins: Rate;
}

/** How often a policy wins on each rank of a ladder, in percent, as a table in Markdown with 95 % intervals. */
export function ranksText(rows: readonly RankRow[]): string {
  const lines = rows.map(({ name, twist, wins: { rate, low, high } }, place) => [
    `${place + 1}`,
    name,
    Object.entries(twist)
      .map(([option, value]) => `\`${option}\` ${value}`)
      .join(", "),
    (rate * 100).toFixed(1),
    `${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}`,
  ]);
  return `${markdown([["rank", "name", "twist", "wins", "95 % interval"], ...lines]).join("\n")}\n`;
}

/** By how many points of a percent our rate is higher. */
function differenceOf({ published, ours }: TableRow): number {
  return ours.rate * 100 - published.percent;
}

function percent(share: number): string {
  return (share * 100).toFixed(2);
}

/** The first line is the head; every column is as wide as its widest text. */
function markdown(lines: readonly string[][]): string[] {
  const [head = []] = lines;
  const widths = head.map((_name, i) => Math.max(...lines.map((line) => (line[i] ?? "").length)));
  const written = lines.map(
    (line) => `| ${line.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [...written.slice(0, 1), rule, ...written.slice(1)];
}
