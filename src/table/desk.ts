import { isRecord } from "../kit/data";
import { allows, standardOptions, type OptionSpec, type Options } from "../kit/options";
import type { GameAction, GameEvent, Result, Rules } from "../kit/rules";
import type { Offer } from "./offers";
import { begin, UNDO_RULES, type Playthrough, type UndoRule } from "./playthrough";
import { encodeSaved } from "./saving";
import { colourNamed } from "./seats";
import { newSession, readSession, type Session } from "./session";

/** Why the table takes no choice just now. */
export type BusyReason = "rolling" | "shuffling" | "resuming" | "moving";

/** Everything that one board knows, besides what lies on the table. */
export interface Desk<State, Action> {
  /** The settings of the next game. */
  options: Options;
  undoRule: UndoRule;
  session: Session;
  /** Whether the game on the board has been added to the session. */
  counted: boolean;
  /** Whether a game has been dealt. */
  playing: boolean;
  /** Whether the players' hands are free of the automation. */
  free: boolean;
  /** The colours in the order of the seats of the game. */
  sitting: ColorLiteral[];
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
    session: newSession(),
    counted: false,
    playing: false,
    free: false,
    sitting: [],
    playthrough: begin(rules, options, rules.seats.min),
    lines: [],
    replaying: undefined,
    busy: "resuming",
    result: undefined,
    deciding: [],
    offers: [],
  };
}

/** The seat at which a colour plays, if it does. */
export function seatOf(
  desk: Pick<Desk<unknown, unknown>, "sitting">,
  colour: ColorLiteral,
): number | undefined {
  const seat = desk.sitting.indexOf(colour);
  return seat < 0 ? undefined : seat;
}

/** The desk as the text of the board's script state. */
export function saveDesk<State, Action>(desk: Desk<State, Action>): string {
  const { playthrough, options, undoRule, session, counted, playing, free, sitting } = desk;
  const { game, options: dealt } = playthrough.record;
  return encodeSaved(
    { game, options, dealt, undoRule, session, counted, playing, free, sitting },
    desk.replaying ?? desk.lines,
  );
}

/** Puts on the desk what a saved header says; whatever is damaged or missing in it takes its standard. */
export function readDesk<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  header: Record<string, unknown>,
): void {
  desk.options = readOptions(rules.options, header["options"]);
  desk.playthrough = begin(rules, readOptions(rules.options, header["dealt"]), rules.seats.min);
  desk.undoRule = UNDO_RULES.find((rule) => rule === header["undoRule"]) ?? "open";
  desk.session = readSession(header["session"]);
  desk.counted = header["counted"] === true;
  desk.free = header["free"] === true;
  desk.sitting = readColours(header["sitting"]);
  desk.playing = header["playing"] === true && desk.sitting.length >= rules.seats.min;
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

function readColours(saved: unknown): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  if (!Array.isArray(saved)) return colours;
  for (const name of saved) {
    const colour = colourNamed(name);
    if (colour !== undefined) colours.push(colour);
  }
  return colours;
}
