import type { SeenLabel, SeenObject, Sight } from "../emulator";

/** How far apart in depth two pieces may be to be told of in one row, and how far apart they may be on one spot. */
const ROW_DEPTH = 1.5;
const SPOT_SIZE = 0.3;
const LINE_LENGTH = 100;

/** What somebody at the table sees, as lines of text: the pieces row by row from the far edge, then what is written. */
export function tablePicture(sight: Sight): string {
  const rows = inRows(sight.objects.filter((object) => nameOf(object) !== ""));
  return [...rows.map((row) => rowLine(row)), ...written(sight.labels)].join("\n");
}

/** The pieces in rows from far to near, each from left to right and from top to bottom where they are on each other. */
function inRows(objects: readonly SeenObject[]): SeenObject[][] {
  const rows: SeenObject[][] = [];
  let depth = 0;
  for (const object of [...objects].sort((a, b) => b.position.z - a.position.z)) {
    const row = rows[rows.length - 1];
    if (row !== undefined && depth - object.position.z < ROW_DEPTH) {
      row.push(object);
      continue;
    }
    depth = object.position.z;
    rows.push([object]);
  }
  for (const row of rows) row.sort((a, b) => columnOrder(a, b));
  return rows;
}

function columnOrder(a: SeenObject, b: SeenObject): number {
  return isOnSameSpot(a, b) ? b.position.y - a.position.y : a.position.x - b.position.x;
}

function isOnSameSpot(a: SeenObject, b: SeenObject): boolean {
  return (
    Math.abs(a.position.x - b.position.x) < SPOT_SIZE && Math.abs(a.position.z - b.position.z) < SPOT_SIZE
  );
}

/** A row in words: of pieces that are on each other only the topmost is named. */
function rowLine(row: readonly SeenObject[]): string {
  const words: string[] = [];
  let top: SeenObject | undefined;
  let below = 0;
  const finish = (): void => {
    if (top !== undefined) words.push(below === 0 ? nameOf(top) : `${nameOf(top)} (on ${below} more)`);
  };
  for (const object of row) {
    if (top !== undefined && isOnSameSpot(top, object)) {
      below++;
      continue;
    }
    finish();
    top = object;
    below = 0;
  }
  finish();
  return `  ${words.join("  ·  ")}`;
}

function nameOf({ tooltip, shows, type }: SeenObject): string {
  const name = tooltip.name === "" && type === "Card" ? "a card" : tooltip.name;
  if (name === "") return "";
  const value = tooltip.value === "" ? "" : ` ${tooltip.value}`;
  return shows === "back" ? `[${name}${value}]` : `${name}${value}`;
}

/** The texts on the table, as many in a line as fit. */
function written(labels: readonly SeenLabel[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const text of condensed(labels.map((label) => label.text).filter((text) => text !== ""))) {
    if (line.length + text.length > LINE_LENGTH) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? `  ${text}` : `${line}  |  ${text}`;
  }
  return line === "" ? lines : [...lines, line];
}

/** Texts with every longer run of numbers that count upwards, such as a score track, as its two ends. */
function condensed(texts: readonly string[]): string[] {
  const shown: string[] = [];
  for (let first = 0, next = 0; first < texts.length; first = next) {
    next = first + 1;
    while (isOneMore(texts[next - 1], texts[next])) next++;
    if (next - first > 2) shown.push(`${texts[first]} to ${texts[next - 1]}`);
    else for (const text of texts.slice(first, next)) shown.push(text);
  }
  return shown;
}

function isOneMore(text: string | undefined, next: string | undefined): boolean {
  const number = tonumber(text);
  return number !== undefined && `${number + 1}` === next;
}
