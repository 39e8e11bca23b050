import { dayNumber } from "../../kit/record/daily";
import type { Chance, Outcome } from "../../kit/rules/chance";
import { drawCode, rollByCode } from "../../kit/record/deal-code";
import { say } from "../languages/sentences";
import type { AnyGame } from "./game";
import type { Desk } from "./contracts";

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
  desk.codedDice = { ...desk.codedDice, next: false };
}

/** How the code of the game on a desk decides a chance point for which nothing is thrown then; undefined: it does not. */
export function rolledByCode(
  { codedDice, playthrough }: Pick<Desk, "codedDice" | "playthrough">,
  point: Chance,
): Outcome | undefined {
  const { code, steps } = playthrough.record;
  if (!codedDice.now || code === undefined || point.kind !== "roll") return undefined;
  let rolls = 0;
  for (const step of steps) if (step.kind === "chance" && step.outcome.kind === "rolled") rolls++;
  return rollByCode(code, rolls + 1, point);
}

/** What of a game for several comes from its code, and who can know it. */
export function codeNote(
  { box }: Pick<AnyGame, "box">,
  { isCodeDrawn, codedDice }: Pick<Desk, "isCodeDrawn" | "codedDice">,
): string {
  const note = say(isCodeDrawn ? "codeNoteDrawn" : "codeNoteTyped");
  if (box.dice.length === 0) return note;
  return `${note} ${say(codedDice.next ? "codeNoteCodedDice" : "codeNoteDice")}`;
}

/** A code that nobody has thought of. */
export function newCode(): string {
  return drawCode((count) => math.random(count) - 1);
}
