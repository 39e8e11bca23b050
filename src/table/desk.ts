import type { Chance } from "../kit/chance";
import { isRecord } from "../kit/data";
import { readCode } from "../kit/deal-code";
import type { Level } from "../kit/game";
import { readOptions, standardOptions, type Options } from "../kit/options";
import type { GameAction, GameEvent, Result, Rules, Seat } from "../kit/rules";
import { coloursOf, readChairs, readLevel, seatsOf, type Chair } from "./seats/chairs";
import type { Offer } from "./play/offers";
import { begin, type Playthrough, type UndoRule } from "./play/playthrough";
import { encodeSaved } from "./saving/saving";
import { colourNamed } from "./seats/seats";
import { count, newSession, readSession, type Session } from "./saving/session";
import { readSettings, STANDARD_SETTINGS, type Settings } from "./options/settings";

/** Why the table takes no choice just now. */
export type BusyReason = "rolling" | "shuffling" | "showing" | "resuming" | "moving";

/** Everything that one board knows, besides what lies on the table. */
export interface Desk<State, Action> {
  /** How the next game is to be played. */
  options: Options;
  /** The options that players have set last, if they ever were no preset's. */
  ownOptions: Options | undefined;
  /** How the table is set, whatever is played. */
  settings: Settings;
  /** Whether those who only look on may see what every player sees. */
  openHands: boolean;
  /** The colours that have accepted the options of the next game as they are now. */
  accepted: ColorLiteral[];
  /** How many seconds the decision with this number has taken (`ClockFace.decision`). */
  clock: { decision: number; elapsed: number };
  /** The deal code of the next game; undefined: its cards are really shuffled. */
  code: string | undefined;
  session: Session;
  /** Whether the game on the board is a lesson, which is not added to the session. */
  lesson: boolean;
  /** Whether the game on the board has been added to the session. */
  counted: boolean;
  /** How many seconds the game on the board has been played, and up to which moment they are counted (`Time.time`). */
  played: { seconds: number; until: number };
  /** Whether a game has been dealt. */
  playing: boolean;
  /** The colour that has paused the game, if it is paused. */
  paused: ColorLiteral | undefined;
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
  /** What people are to throw or to shuffle by hand before the game goes on. */
  byHand: Chance | undefined;
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
    ownOptions: undefined,
    settings: { ...STANDARD_SETTINGS },
    openHands: false,
    accepted: [],
    clock: { decision: -1, elapsed: 0 },
    code: undefined,
    session: newSession(),
    lesson: false,
    counted: false,
    played: { seconds: 0, until: Time.time },
    playing: false,
    paused: undefined,
    free: false,
    chairs: [],
    guests: [],
    level: "fair",
    playthrough: begin(rules, options, rules.seats.min),
    lines: [],
    replaying: undefined,
    busy: "resuming",
    byHand: undefined,
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

/** What may be taken back in the game on the board: everything in a lesson, in which nothing is at stake. */
export function undoRuleOf({
  lesson,
  settings,
}: Pick<Desk<unknown, unknown>, "lesson" | "settings">): UndoRule {
  return lesson ? "always" : settings.undoRule;
}

/** Notes how the game has ended, and adds it to the session, once. */
export function noteResult<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  result: Result,
): void {
  desk.result = result;
  if (desk.counted || desk.lesson) return;
  desk.counted = true;
  count(desk.session, {
    players: desk.chairs.map(({ colour }) => colour),
    winners: coloursOf(desk.chairs, result.winners),
    summary: rules.summary(desk.playthrough.state),
    seconds: desk.played.seconds,
  });
}

/** Counts the seconds of the running game up to this moment; while it is paused or hands are off, none are. */
export function countSeconds({
  played,
  playing,
  counted,
  paused,
  free,
}: Pick<Desk<unknown, unknown>, "played" | "playing" | "counted" | "paused" | "free">): void {
  const now = Time.time;
  if (playing && !counted && paused === undefined && !free) played.seconds += Math.max(0, now - played.until);
  played.until = now;
}

/** The desk as the text of the board's script state. */
export function saveDesk<State, Action>(desk: Desk<State, Action>): string {
  const { options, settings, openHands, code, session, counted, playing, free, clock } = desk;
  const { chairs, guests, level, lesson, paused, played } = desk;
  const { game, options: dealt, code: dealtBy } = desk.playthrough.record;
  const next = {
    options,
    ownOptions: desk.ownOptions,
    accepted: desk.accepted,
    settings,
    openHands,
    code,
    guests,
    level,
  };
  return encodeSaved(
    {
      game,
      dealt,
      dealtBy,
      session,
      lesson,
      counted,
      playing,
      paused,
      seconds: played.seconds,
      free,
      clock,
      chairs,
      ...next,
    },
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
  desk.ownOptions = isRecord(header["ownOptions"])
    ? readOptions(rules.options, header["ownOptions"])
    : undefined;
  desk.accepted = readColours(header["accepted"]);
  // Before there were settings, the header held what there was of them.
  desk.settings = readSettings(isRecord(header["settings"]) ? header["settings"] : header);
  desk.session = readSession(header["session"]);
  desk.lesson = header["lesson"] === true;
  desk.counted = header["counted"] === true;
  desk.paused = colourNamed(header["paused"]);
  desk.played.seconds = typeof header["seconds"] === "number" ? header["seconds"] : 0;
  desk.free = header["free"] === true;
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
