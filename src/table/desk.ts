import { isRecord } from "../kit/data";
import { readCode } from "../kit/deal-code";
import type { Level } from "../kit/game";
import { allows, standardOptions, type OptionSpec, type Options } from "../kit/options";
import type { GameAction, GameEvent, Result, Rules, Seat } from "../kit/rules";
import { coloursOf, readChairs, readLevel, seatsOf, type Chair } from "./chairs";
import type { Offer } from "./offers";
import { begin, UNDO_RULES, type Playthrough, type UndoRule } from "./playthrough";
import { encodeSaved } from "./saving";
import { colourNamed } from "./seats";
import { count, newSession, readSession, type Session } from "./session";

/** Why the table takes no choice just now. */
export type BusyReason = "rolling" | "shuffling" | "showing" | "resuming" | "moving";

/** Everything that one board knows, besides what lies on the table. */
export interface Desk<State, Action> {
  /** The settings of the next game. */
  options: Options;
  undoRule: UndoRule;
  /** Whether players are told the odds. */
  odds: boolean;
  /** Whether those who only look on may see what every player sees. */
  openHands: boolean;
  /** The colours that have accepted the options of the next game as they are now. */
  accepted: ColorLiteral[];
  /** How many seconds the decision with this number has taken (`ClockFace.decision`). */
  clock: { decision: number; elapsed: number };
  /** The deal code of the next game; undefined: its cards are really shuffled. */
  code: string | undefined;
  session: Session;
  /** Whether the game on the board has been added to the session. */
  counted: boolean;
  /** Whether a game has been dealt. */
  playing: boolean;
  /** Whether the players' hands are free of the automation. */
  free: boolean;
  /** The chairs in the order of the seats of the game; before the deal those that would play. */
  chairs: Chair[];
  /** The chairs of the next game that play besides everybody who is seated: computers, and second chairs of people. */
  guests: Chair[];
  /** How well the computer players play that are asked to join. */
  level: Level;
  playthrough: Playthrough<State, Action>;
  /** The steps of the record as text, so that saving need not encode them again. */
  lines: string[];
  /** The steps that are being replayed; until that is done they are what a save has to hold. */
  replaying: readonly string[] | undefined;
  busy: BusyReason | undefined;
  result: Result | undefined;
  /** The seats that are to decide, and what they may choose. */
  deciding: number[];
  offers: Offer<Action>[];
}

/** The desk of a table on which nothing has been played. */
export function newDesk<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
): Desk<State, Action> {
  const options = standardOptions(rules.options);
  return {
    options,
    undoRule: "open",
    odds: true,
    openHands: false,
    accepted: [],
    clock: { decision: -1, elapsed: 0 },
    code: undefined,
    session: newSession(),
    counted: false,
    playing: false,
    free: false,
    chairs: [],
    guests: [],
    level: "fair",
    playthrough: begin(rules, options, rules.seats.min),
    lines: [],
    replaying: undefined,
    busy: "resuming",
    result: undefined,
    deciding: [],
    offers: [],
  };
}

/** The seat for which the person at a colour acts: one that is to decide, or else the first of that person's. */
export function seatOf(
  { chairs, deciding }: Pick<Desk<unknown, unknown>, "chairs" | "deciding">,
  colour: ColorLiteral,
): Seat | undefined {
  const own = seatsOf(chairs, colour);
  return own.find((seat) => deciding.includes(seat)) ?? own[0];
}

/** Notes how the game has ended, and adds it to the session, once. */
export function noteResult<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  result: Result,
): void {
  desk.result = result;
  if (desk.counted) return;
  desk.counted = true;
  count(desk.session, coloursOf(desk.chairs, result.winners), rules.summary(desk.playthrough.state));
}

/** The desk as the text of the board's script state. */
export function saveDesk<State, Action>(desk: Desk<State, Action>): string {
  const { options, undoRule, odds, openHands, code, session, counted, playing, free, clock } = desk;
  const { chairs, guests, level } = desk;
  const { game, options: dealt, code: dealtBy } = desk.playthrough.record;
  const next = { options, accepted: desk.accepted, undoRule, odds, openHands, code, guests, level };
  return encodeSaved(
    { game, dealt, dealtBy, session, counted, playing, free, clock, chairs, ...next },
    desk.replaying ?? desk.lines,
  );
}

/** Puts on the desk what a saved header says; whatever is damaged or missing in it takes its standard. */
export function readDesk<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  header: Record<string, unknown>,
): void {
  const { min, max } = rules.seats;
  desk.options = readOptions(rules.options, header["options"]);
  desk.accepted = readColours(header["accepted"]);
  desk.undoRule = UNDO_RULES.find((rule) => rule === header["undoRule"]) ?? "open";
  desk.session = readSession(header["session"]);
  desk.counted = header["counted"] === true;
  desk.free = header["free"] === true;
  desk.odds = header["odds"] !== false;
  desk.openHands = header["openHands"] === true;
  desk.clock = readClock(header["clock"]);
  desk.code = codeIn(header, "code");
  desk.chairs = readChairs(header["chairs"]).slice(0, max);
  desk.guests = readChairs(header["guests"]);
  desk.level = readLevel(header["level"]);
  desk.playing = header["playing"] === true && desk.chairs.length >= min;
  const dealt = readOptions(rules.options, header["dealt"]);
  desk.playthrough = begin(rules, dealt, Math.max(min, desk.chairs.length), codeIn(header, "dealtBy"));
}

function readColours(saved: unknown): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  if (!Array.isArray(saved)) return colours;
  for (const entry of saved) {
    const colour = colourNamed(entry);
    if (colour !== undefined) colours.push(colour);
  }
  return colours;
}

function readClock(saved: unknown): { decision: number; elapsed: number } {
  const clock = { decision: -1, elapsed: 0 };
  if (!isRecord(saved)) return clock;
  const { decision, elapsed } = saved;
  if (typeof decision === "number") clock.decision = decision;
  if (typeof elapsed === "number" && elapsed > 0) clock.elapsed = elapsed;
  return clock;
}

function codeIn(header: Record<string, unknown>, name: string): string | undefined {
  const text = header[name];
  const code = typeof text === "string" ? readCode(text) : "";
  return code === "" ? undefined : code;
}

function readOptions(specs: readonly OptionSpec[], saved: unknown): Options {
  const options = standardOptions(specs);
  if (!isRecord(saved)) return options;
  for (const spec of specs) {
    const value = saved[spec.name];
    if (allows(spec, value)) options[spec.name] = value;
  }
  return options;
}
