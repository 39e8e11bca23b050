import { dayNumber } from "../../kit/daily";
import { drawCode } from "../../kit/deal-code";
import { say } from "../languages/sentences";
import type { Desk } from "./desk";
import type { AnyGame } from "./game";

const DAY_SECONDS = 86_400;

/** Today, counted in days since 1970. */
export function today(): number {
  return Math.floor(os.time() / DAY_SECONDS);
}

/** How many days after its own the cards of a day may still be tried: a game dealt before midnight may begin after it. */
const LATEST = 1;

/**
 * Whether the cards of a code are those of a day on which somebody may still try them, or of one to come: what they are is not told
 * until then.
 */
export function isOpenDay(code: string | undefined): boolean {
  const day = code === undefined ? undefined : dayNumber(code);
  return day !== undefined && today() - day <= LATEST;
}

/** The code of today's deal: the date in Greenwich, so that the whole world has the same. */
export function codeOfToday(): string {
  return os.date("!%Y-%m-%d");
}

/** The month and the date of a day, in the order of a code. */
export function dateOf(day: number): string {
  return os.date("!%m-%d", day * DAY_SECONDS);
}

/** Has the next game dealt by a code; what people have accepted was another game, but whoever chooses it takes it. */
export function chooseCode(desk: Desk, code: string | undefined, isDrawn: boolean, person: string): void {
  if (code === desk.code) return;
  desk.code = code;
  desk.isCodeDrawn = isDrawn;
  desk.accepted = [person];
}

/** Has the cards of the next game really shuffled. */
export function forgetCode(desk: Desk): void {
  desk.code = undefined;
  desk.isCodeDrawn = false;
}

/** What of a game for several comes from its code, and who can know it. */
export function codeNote({ box }: Pick<AnyGame, "box">, isDrawn: boolean): string {
  const note = say(isDrawn ? "codeNoteDrawn" : "codeNoteTyped");
  return box.dice.length > 0 ? `${note} ${say("codeNoteDice")}` : note;
}

/** A code that nobody has thought of. */
export function newCode(): string {
  return drawCode((count) => math.random(count) - 1);
}
