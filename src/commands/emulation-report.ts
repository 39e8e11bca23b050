import type { EmulatedTable, Piece, SaidLine } from "../emulator";

/** What happened at an emulated table, for a reader: its objects, what was said, and errors as they came. */
export function emulationReport(table: EmulatedTable): string {
  return [
    ...section(
      "Objects",
      table.objects().map((piece) => objectLine(piece)),
    ),
    ...section(
      "Said",
      table.said().map((line) => saidLine(line)),
    ),
    ...section("Noted without an error", [...table.complaints()]),
    ...section(
      "Script errors",
      table
        .errors()
        .map(
          ({ script, line, handler, message, gap }) =>
            `${script}:${line} in ${handler}: ${message}${gap === undefined ? "" : ` (the emulator lacks ${gap})`}`,
        ),
    ),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): string[] {
  return [`${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

function objectLine(piece: Piece): string {
  const { Nickname, ContainedObjects } = piece.state;
  const name = Nickname === undefined || Nickname === "" ? piece.state.Name : Nickname;
  const inside = ContainedObjects === undefined ? "" : `, holds ${ContainedObjects.length}`;
  const { x, y, z } = piece.position;
  return `${piece.guid}  ${piece.type}  "${name}" at ${tenths(x)} ${tenths(y)} ${tenths(z)}${inside}`;
}

function saidLine({ kind, text, to, from }: SaidLine): string {
  const speaker = from === undefined ? "" : `${from}, `;
  return `${kind} (${speaker}to ${to === undefined ? "all" : to.join(", ")}): ${text}`;
}

function tenths(value: number): string {
  const rounded = Math.round(value * 10);
  const whole = Math.floor(Math.abs(rounded) / 10);
  return `${rounded < 0 ? "-" : ""}${whole}.${Math.abs(rounded) % 10}`;
}
