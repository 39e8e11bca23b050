import { recordWriter } from "../../kit/record/record-text";
import { readRecordText } from "../../kit/record/record-reader";
import { packed, stepFrom, type StepRules } from "../../kit/record/record";
import { WORDS } from "./words";

/** What a viewer types to watch the game in the Notebook. */
export const WATCH = "!offsuit replay";

/** The result of looking for a recorded game in a file. */
export type FoundRecord = { kind: "record"; text: string } | { kind: "none"; why: string };

/** Which steps a game can have is for its table to say. */
const ANY_GAME: StepRules<unknown> = { parse: (action) => action, clock: true };

/** The recorded game in a file: a page of a Notebook, with whatever is around it, or what `npm run play -- --as json` writes. */
export function recordIn(text: string, name: string): FoundRecord {
  const record = fromJson(text) ?? text;
  const reading = readRecordText(record);
  return reading.kind === "read"
    ? { kind: "record", text: record }
    : { kind: "none", why: WORDS.record[reading.why](name) };
}

/** The record that a game in JSON makes, with the letters of a Notebook; undefined if it is none. */
function fromJson(text: string): string | undefined {
  const game = parsed(text);
  if (!isRecorded(game)) return undefined;
  const { game: id, options: dealt, code: dealtBy, players, steps } = game;
  const header = { game: id, dealt, dealtBy, chairs: players.map(() => ({})) };
  const lines = [JSON.stringify(header)];
  for (const each of steps) {
    const step = stepFrom(each, ANY_GAME);
    if (step === undefined) return undefined;
    lines.push(JSON.stringify(packed(step)));
  }
  const writer = recordWriter();
  for (const line of lines) writer.add(`${line}\n`);
  while (!writer.finish());
  return writer.text();
}

/** A game as the command line writes it in JSON. */
interface Recorded {
  game: string;
  players: readonly unknown[];
  options: object;
  code?: unknown;
  steps: readonly unknown[];
}

function isRecorded(value: unknown): value is Recorded {
  if (typeof value !== "object" || value === null) return false;
  const hasGame = "game" in value && typeof value.game === "string";
  const hasPlayers = "players" in value && Array.isArray(value.players);
  const hasOptions = "options" in value && typeof value.options === "object" && value.options !== null;
  return hasGame && hasPlayers && hasOptions && "steps" in value && Array.isArray(value.steps);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
