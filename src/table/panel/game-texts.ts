import { sideBySide } from "../../kit/words/enumeration";
import type { AnyGame, Seen } from "../model/game";
import type { Seat } from "../../kit/rules/rules";
import { say, sayColours } from "../languages/sentences";
import { openSeatOf } from "../model/hot-seat";
import { areHandsOpen } from "../model/seats";
import type { GameTexts, PublicStatus } from "./shown";
import type { Desk } from "../model/contracts";

/** How far back one's last choice is looked for, in steps. */
const FAR = 50;

/**
 * Finds out what the game says to one viewer, in slices: to look at the state of the game, which is done at once, is work enough for
 * one where there are exact chances in it, and each call is another; the answer is undefined until one has it. Where something has
 * happened since, it is found out again.
 */
export function gameTextsFor(
  game: AnyGame,
  desk: Desk,
  status: PublicStatus,
  viewer: ColorLiteral,
): (this: void) => GameTexts | undefined {
  const look = (seat: Seat | undefined): Seen => game.rules.seen(desk.playthrough.state, seat ?? "spectator");
  const { state, record } = desk.playthrough;
  const steps = record.steps.length;
  const first = openSeatOf(desk, viewer);
  const context = look(first);
  let said: GameTexts | undefined;
  return () => {
    const seat = openSeatOf(desk, viewer);
    const isStill = seat === first && desk.playthrough.state === state && record.steps.length === steps;
    // Who is to decide may change without a step of the game.
    if (isStill && said?.decides === isDeciding(desk, seat)) return said;
    // In a language that has just been chosen that is work enough for one slice.
    if (desk.playing && desk.result === undefined && !status.isKnown()) {
      status.line();
      return undefined;
    }
    const isFirst = said === undefined;
    said = saidTo(game, desk, { viewer, seat, seen: isStill ? context : look(seat), status });
    return isFirst ? undefined : said;
  };
}

/** Somebody who listens to the game: the seat for which they look, and what it has seen. */
interface Listener {
  viewer: ColorLiteral;
  seat: Seat | undefined;
  seen: Seen;
  status: PublicStatus;
}

function isDeciding({ deciding }: Desk, seat: Seat | undefined): boolean {
  return seat !== undefined && deciding.includes(seat);
}

/** What the game says to one viewer: in a language that has just been chosen, sentences to be read make that work for a slice. */
function saidTo(game: AnyGame, desk: Desk, listener: Listener): GameTexts {
  const { words } = game;
  const { seat, seen } = listener;
  const decides = isDeciding(desk, seat);
  return {
    seat,
    decides,
    seen,
    status: statusFor(game, desk, listener),
    prompt: isPrompted(game, desk, decides) ? words.prompt(seen, seat ?? "spectator") : "",
    hints: decides && desk.busy === undefined ? words.hints(seen) : [],
    lastChoice: lastChoiceOf(desk, seat),
  };
}

/**
 * The state of the game in a line, with what only this viewer knows: everybody's secrets where hands are open. A game that
 * is over has its result instead.
 */
function statusFor({ rules, words }: AnyGame, desk: Desk, { status, viewer, seat, seen }: Listener): string {
  if (!desk.playing) return words.hook();
  if (desk.result !== undefined) return "";
  const parts = ownColour(rules.seats.max, desk, seat).concat([status.line()]);
  const secrets =
    viewer === "Grey" && areHandsOpen(desk) ? handsOf({ rules, words }, desk) : [words.own?.(seen) ?? ""];
  return sideBySide(parts.concat(secrets.filter((secret) => secret !== "")));
}

/** What every seat holds. */
function handsOf({ rules, words }: Pick<AnyGame, "rules" | "words">, { seats, playthrough }: Desk): string[] {
  return seats.map(({ colour }, seat) => {
    const cards = words.own?.(rules.seen(playthrough.state, seat)) ?? "";
    return cards === "" ? "" : say("handOf", { player: colour, cards });
  });
}

/** Which colour one plays, in a game of several. */
function ownColour(most: number, { seats }: Desk, seat: Seat | undefined): string[] {
  const colour = seat === undefined ? undefined : seats[seat]?.colour;
  return most > 1 && colour !== undefined ? [sayColours("youPlay", { colour })] : [];
}

/** Whether there is something to say of what the game is about now: those who wait read it only in a game of several. */
function isPrompted({ rules }: AnyGame, desk: Desk, decides: boolean): boolean {
  if (decides || isChance(desk)) return true;
  return rules.seats.max > 1 && desk.playing && desk.busy === undefined && desk.result === undefined;
}

/** How many steps there were with the last choice of a seat. */
function lastChoiceOf({ playthrough }: Desk, seat: Seat | undefined): number {
  if (seat === undefined) return 0;
  const { steps } = playthrough.record;
  for (let count = steps.length; count > Math.max(0, steps.length - FAR); count--) {
    const step = steps[count - 1];
    if (step?.kind === "act" && step.seat === seat) return count;
  }
  return 0;
}

/** Whether something is going on that everybody may be told of: dice, a deck, or something to look at. */
function isChance({ busy, byHand }: Desk): boolean {
  return busy === "rolling" || busy === "shuffling" || busy === "showing" || byHand !== undefined;
}
