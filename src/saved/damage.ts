import type { Ascii } from "../kit/data/ascii";
import { isRecord } from "../kit/data/data";
import type { Seat } from "../kit/rules/rules";
import type { MarkedText } from "./figures";
import { decodeSaved, type SavedSteps } from "./saved-text";

/**
 * What a save has lost, shown until somebody has read it. `all`: nothing could be read; `other`: it was of another game or
 * version; `steps`: the game continues after step `step`, and this many later ones are lost; `parts`: all `step` steps are there,
 * but not everything before them.
 */
export type Loss =
  { kind: "all" | "other" } | { kind: "steps"; step: number; lost: number } | { kind: "parts"; step: number };

/** What a board starts with. */
export interface Opened {
  header: Record<string, unknown>;
  steps: SavedSteps | undefined;
  loss: Loss | undefined;
  /** The text of the header with its figure, which has yet to be compared with it. */
  opening?: MarkedText | undefined;
  /** A damaged text that has to be put into the Notebook. */
  kept: Ascii | undefined;
}

/** How many letters of a game's name may be damaged. */
const MOST_WRONG = 2;

/** What a board of a game finds in its script state. */
export function openSaved(game: string, text: Ascii): Opened {
  const reading = decodeSaved(text);
  switch (reading.kind) {
    case "nothing":
      return { header: {}, steps: undefined, loss: undefined, kept: undefined };
    case "strange":
      return lostAs("other", text);
    case "unreadable":
      return unreadable(text);
    case "read": {
      const { header, steps, whole, missing, kept, opening } = reading;
      const named = header["game"];
      if (typeof named === "string" && !isNearly(named, game)) return lostAs("other", text);
      if (whole) return { header, steps, loss: readLoss(header["loss"]), opening, kept };
      const step = steps.count;
      const loss: Loss = missing > 0 ? { kind: "steps", step, lost: missing } : { kind: "parts", step };
      return { header, steps, loss, kept: text };
    }
  }
}

/** What a board starts with if its save cannot be read. */
export function unreadable(text: Ascii): Opened {
  return lostAs("all", text);
}

function lostAs(kind: "all" | "other", text: Ascii): Opened {
  return { header: {}, steps: undefined, loss: { kind }, kept: text };
}

/** Whether a name is another one in which a few letters are damaged. */
function isNearly(name: Ascii, other: Ascii): boolean {
  if (name.length !== other.length) return false;
  let wrong = 0;
  for (let at = 0; at < name.length; at++) if (name.charAt(at) !== other.charAt(at)) wrong++;
  return wrong <= MOST_WRONG;
}

/** What an earlier save had lost, according to this one. */
function readLoss(saved: unknown): Loss | undefined {
  if (!isRecord(saved)) return undefined;
  const { kind, step, lost } = saved;
  if (kind === "all" || kind === "other") return { kind };
  if (typeof step !== "number") return undefined;
  if (kind === "parts") return { kind, step };
  return kind === "steps" && typeof lost === "number" ? { kind, step, lost } : undefined;
}

/** How many seats appear in the steps of a damaged save. */
export function seatsTold(steps: SavedSteps | undefined): number {
  let highest: Seat = -1;
  for (const [seat] of string.gmatch(steps?.text ?? "", '"seat":(%d)[,}]')) {
    highest = Math.max(highest, tonumber(seat) ?? 0);
  }
  return highest + 1;
}

/** Where it is noted what was lost of a save, and the damaged text is kept. */
interface Losses {
  loss: Loss | undefined;
  kept: Ascii | undefined;
}

/**
 * Notes that only some of the steps that were expected can be played.
 * @param source the text of the save, which has those that are cut off now
 */
export function noteLoss(losses: Losses, source: Ascii | undefined, step: number, expected: number): void {
  const before = losses.loss?.kind === "steps" ? losses.loss.lost : 0;
  losses.loss = { kind: "steps", step, lost: before + expected - step };
  losses.kept = source ?? losses.kept;
}

/** Notes that something before this many steps of a save is not as it was written. */
export function noteChange(losses: Losses, source: Ascii | undefined, step: number): void {
  losses.loss ??= { kind: "parts", step };
  losses.kept = source ?? losses.kept;
}
