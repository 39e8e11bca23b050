import { isRecord } from "../../kit/data";
import type { Step } from "../../kit/record";

/**
 * What a board keeps in its script state. It is text of one line a step, so that a step is encoded once, when it is
 * played, and saving (which happens every ten seconds) only joins lines:
 *
 *     offsuit 1 STEPS
 *     {"header": ...}
 *     {"step": ...}
 */
const MARK = "offsuit 1 ";

/** A saved board: its header as it was given, and its steps, still encoded. */
export interface SavedText {
  header: Record<string, unknown>;
  steps: string[];
  /** Whether lines are missing or unreadable at the end. */
  damaged: boolean;
}

/** One step as a line of text. */
export function encodeStep<Action>(step: Step<Action>): string {
  return JSON.encode(step);
}

/** A step from a line of text, or undefined if the line holds none. Whether it is legal is for the rules to say. */
export function decodeStep<Action>(line: string): Step<Action> | undefined {
  const table: unknown = decodeTable(line);
  return isStep<Action>(table) ? table : undefined;
}

function isStep<Action>(table: unknown): table is Step<Action> {
  if (!isRecord(table)) return false;
  switch (table["kind"]) {
    case "act":
      return typeof table["seat"] === "number" && isRecord(table["action"]);
    case "chance": {
      const outcome = table["outcome"];
      return isRecord(outcome) && isOutcome(outcome);
    }
    case "time":
      return typeof table["elapsed"] === "number";
    default:
      return false;
  }
}

function isOutcome(table: Record<string, unknown>): boolean {
  switch (table["kind"]) {
    case "rolled":
      return Array.isArray(table["faces"]);
    case "shuffled":
      return Array.isArray(table["order"]);
    default:
      return table["kind"] === "seen";
  }
}

/** The text to keep. */
export function encodeSaved(header: Record<string, unknown>, steps: readonly string[]): string {
  return `${MARK}${steps.length}\n${JSON.encode(header)}\n${steps.join("\n")}`;
}

/** Reads the text back; undefined if there is nothing in it that this version understands. */
export function decodeSaved(text: string): SavedText | undefined {
  if (!text.startsWith(MARK)) return undefined;
  // One pass: cutting with find copies the rest of the text for every line in TTS's interpreter.
  const lines: string[] = [];
  for (const [line] of string.gmatch(text, "[^\n]+")) lines.push(line ?? "");
  const count = tonumber(lines[0]?.slice(MARK.length));
  const header = decodeTable(lines[1] ?? "");
  if (count === undefined || header === undefined) return undefined;
  const steps: string[] = [];
  for (let i = 2; i < lines.length && steps.length < count; i++) steps.push(lines[i] ?? "");
  return { header, steps, damaged: steps.length !== count };
}

/** The header alone, for whoever wants to know how a game stands that nobody plays. */
export function decodeHeader(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith(MARK)) return undefined;
  const [header] = string.match(text, "^[^\n]+\n([^\n]+)");
  return decodeTable(header ?? "");
}

/**
 * A table from JSON text, or undefined if the text is damaged. The decoder of Tabletop Simulator raises errors for
 * some damaged texts and reads nonsense from others; whoever uses the table still checks each field.
 */
export function decodeTable(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith("{") || !text.endsWith("}")) return undefined;
  let decoded: unknown;
  pcall(() => {
    decoded = JSON.decode(text);
  });
  return isRecord(decoded) ? decoded : undefined;
}
