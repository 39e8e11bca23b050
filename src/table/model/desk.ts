import type { AnyRules, State, Action } from "./game";
import { noHints, readHints, type HintsGiven } from "./given-hints";
import { readKept, type KeptRules } from "../../saved/kept-rules";
import type { Chance } from "../../kit/chance";
import { isRecord } from "../../kit/data";
import { readCode } from "../../kit/deal-code";
import type { Level } from "../../kit/game";
import { textsIn } from "../../kit/lists";
import { changedOptions, readOptions, type Options } from "../../kit/options";
import { begin, type Playthrough, type UndoRule } from "../../kit/playthrough";
import type { Step } from "../../kit/record";
import type { Result, Seat } from "../../kit/rules";
import { readSession, type Session } from "../../kit/session";
import { seatsTold, type Loss, type Opened } from "../../saved/damage";
import { readFormerWays, type FormerWay } from "../../saved/former-ways";
import { readRemarks, type Remark } from "../../saved/remarks";
import { encodeSaved, type SavedSteps, type Steady } from "../../saved/saved-text";
import { lineOf } from "../../saved/steps";
import type { Offer } from "../game/decisions";
import type { BusyReason } from "../languages/refusals";
import { colourNamed } from "../../tts/players";
import type { HotSeat } from "./hot-seat";
import { newEventLog, type EventLog } from "./event-log";
import { hasGameBehind, isWatched, type Practice } from "../../saved/practice";
import {
  ownersOf,
  readSeats,
  readSeatsInPlay,
  readLevel,
  savedSeats,
  seatsOf,
  type TableSeat,
} from "./seats";
import { readSettings, type Settings } from "./settings";
import { readTimeUsed, type DecisionClock } from "./time-used";
import { newVersions, type Versions } from "./versions";

/** Everything that one board knows, besides what is on the table. */
export interface Desk {
  /** How the next game will be played. */
  options: Options;
  /** The options that players have set last, if they ever were no preset's. */
  ownOptions: Options | undefined;
  /** The options that people keep under names. */
  keptRules: readonly KeptRules[];
  /** How the table is set, whatever is played. */
  settings: Settings;
  /** Whether those who only look on may see what every player sees. */
  openHands: boolean;
  /** The Steam ids of those who have accepted the options of the next game as they are now. */
  accepted: readonly string[];
  /** Who has set which option last, by its name; no save tells. */
  setBy: Record<string, string | undefined>;
  /** How long the decision that is due has taken, in a game against the clock. */
  clock: DecisionClock;
  /** Whether somebody has asked for the clock where the next game would be dealt without. */
  againstClock: boolean;
  /** The deal code of the next game; undefined: its cards are really shuffled. */
  code: string | undefined;
  /** Whether the table has drawn that code, and nobody knows it. */
  isCodeDrawn: boolean;
  /** Whether the dice of the next game come from that code, too, and whether those of the game on the board do. */
  codedDice: { next: boolean; now: boolean };
  session: Session;
  /** Whether the game on the board is somebody's only try at the cards of a day. */
  trying: boolean;
  /** Whether the game on the board is a tutorial, which is not added to the session. */
  tutorial: boolean;
  /** Whether the game on the board has been added to the session. */
  counted: boolean;
  /** How many seconds the game on the board has been played, and up to which version they are counted (`Time.time`). */
  played: { seconds: number; until: number };
  /** Whether a game has been dealt. */
  playing: boolean;
  /** The colour that has paused the game, if it is paused. */
  paused: ColorLiteral | undefined;
  /** Whether the players' hands are free of the automation. */
  free: boolean;
  /** The seats in the order of the seats of the game; before the deal those that would play. */
  seats: TableSeat[];
  /** Whether people at one mouse see one hand at a time, and which. */
  hotSeat: HotSeat;
  /** The seats of the next game that play besides everybody who is seated: bots, and second seats of people. */
  guests: TableSeat[];
  /** How well the bots play that are asked to join. */
  level: Level;
  playthrough: Playthrough<State, Action>;
  /**
   * The steps of the record as text, so that saving need not encode them again. While a game is being brought back they
   * are ahead of the playthrough, so a save holds all of them at any time.
   */
  lines: string[];
  /** By their places, the steps that the table has taken for somebody who had no choice; those of a save are not known. */
  unasked: Record<number, Step<Action> | undefined>;
  /** The steps of a save that are not yet lines. */
  unread: SavedSteps | undefined;
  /** What the record tells besides the steps. */
  remarks: Remark[];
  /** The hints in the game on the board. */
  hints: HintsGiven;
  /** The Steam ids of those who have looked on while spectators saw all hands: they may not play this game. */
  witnesses: readonly string[];
  /** How the game went on before something was undone. */
  formerWays: FormerWay[];
  /** The game that counts, while somebody plays on from one of its decisions to practise. Saved in the place of the other. */
  practice: Practice | undefined;
  /** What was lost of the save, until somebody has read it. */
  loss: Loss | undefined;
  /** The damaged text of that save, until it is in the Notebook. */
  kept: string | undefined;
  /** What a report can tell, since the table was loaded. */
  eventLog: EventLog;
  /** What belongs to which moment: buttons, questions. */
  versions: Versions;
  busy: BusyReason | undefined;
  result: Result | undefined;
  /** The colours of those who want to play again after the game that is over. */
  again: readonly ColorLiteral[];
  /** From when on that can be asked for after somebody has refused (`Time.time`). */
  againFrom: number;
  /** What people are to throw or to shuffle by hand before the game continues. */
  byHand: Chance | undefined;
  /** Whether nothing has been played since something was undone: a choice without alternative waits for its player. */
  justUndone: boolean;
  /** The seats that are to decide, and what they may choose. */
  deciding: number[];
  offers: Offer[];
  /** Whether something is being found out that their words will tell. */
  studying: boolean;
}

/**
 * The desk as a saved header says, with its game at the beginning; whatever is damaged or missing in the header takes its
 * standard, so an empty one makes a table on which nothing has been played. Where there are steps, a game is being played,
 * whatever the header says.
 * @param text the whole text of the save
 */
export function newDesk(rules: AnyRules, { header, steps, loss, kept }: Opened, text: string): Desk {
  const { min, max } = rules.seats;
  const playing = header["playing"] === true || (steps?.count ?? 0) > 0;
  const { seats, damaged } = playing
    ? seatsInPlay(rules, header, steps, loss !== undefined)
    : { seats: readSeats(header["chairs"]).slice(0, max), damaged: false };
  const dealt = readOptions(rules.options, header["dealt"]);
  return {
    options: readOptions(rules.options, header["options"]),
    ownOptions: isRecord(header["ownOptions"]) ? readOptions(rules.options, header["ownOptions"]) : undefined,
    keptRules: readKept(header["keptRules"], rules.options),
    settings: readSettings(header["settings"]),
    openHands: header["openHands"] === true,
    accepted: textsIn(header["accepted"]),
    setBy: {},
    clock: readTimeUsed(header["clock"], header["decisions"]),
    againstClock: header["againstClock"] === true,
    code: codeIn(header, "code"),
    isCodeDrawn: header["codeDrawn"] === true,
    codedDice: { next: header["codeDice"] === true, now: header["dealtDice"] === true },
    session: readSession(header["session"]),
    trying: header["trying"] === true,
    tutorial: header["lesson"] === true,
    counted: header["counted"] === true,
    played: { seconds: typeof header["seconds"] === "number" ? header["seconds"] : 0, until: Time.time },
    playing,
    paused: colourNamed(header["paused"]),
    free: header["free"] === true,
    seats,
    hotSeat: { on: header["hotSeat"] === true, open: [] },
    guests: readSeats(header["guests"]),
    level: readLevel(header["level"]),
    playthrough: begin(rules, dealt, Math.max(min, seats.length), codeIn(header, "dealtBy")),
    lines: [],
    unasked: {},
    unread: undefined,
    remarks: readRemarks(header["remarks"]),
    hints: playing ? readHints(header["hints"], agreedIn(header, seats)) : noHints(),
    witnesses: textsIn(header["witnesses"]),
    formerWays: readFormerWays(header["formerWays"]),
    practice: undefined,
    loss: damaged ? (loss ?? { kind: "parts", step: steps?.count ?? 0 }) : loss,
    kept: damaged ? text : kept,
    eventLog: newEventLog(),
    versions: newVersions(),
    busy: "resuming",
    byHand: undefined,
    result: undefined,
    again: [],
    againFrom: 0,
    justUndone: false,
    deciding: [],
    offers: [],
    studying: false,
  };
}

/**
 * The seats of a running game, and whether something is damaged in the header that tells of it. Of a damaged save the steps
 * tell how many there are at least.
 */
function seatsInPlay(
  { seats: { min, max } }: AnyRules,
  header: Record<string, unknown>,
  steps: SavedSteps | undefined,
  isDamaged: boolean,
): { seats: TableSeat[]; damaged: boolean } {
  const saved = readSeatsInPlay(header["chairs"], min, max);
  if (!saved.damaged && !isDamaged) return { seats: saved.seats, damaged: header["playing"] !== true };
  return readSeatsInPlay(header["chairs"], Math.max(min, seatsTold(steps)), max);
}

/** The seat for which the person at a colour acts: one that is to decide, the shown one first, or else that or the first. */
export function seatOf(desk: Desk, colour: ColorLiteral): Seat | undefined {
  const own = seatsOf(desk.seats, colour);
  if (desk.hotSeat.open.length === 0) return own.find((seat) => desk.deciding.includes(seat)) ?? own[0];
  const shown = own.find((seat) => desk.hotSeat.open.includes(seat));
  const due = own.filter((seat) => desk.deciding.includes(seat));
  return shown !== undefined && (due.length === 0 || due.includes(shown)) ? shown : (due[0] ?? own[0]);
}

/** The seat for which the person at a colour is to decide. */
export function decidingSeatOf(desk: Desk, colour: ColorLiteral): Seat | undefined {
  const seat = seatOf(desk, colour);
  return seat !== undefined && desk.deciding.includes(seat) ? seat : undefined;
}

/**
 * What may be undone in the game on the board: everything in a tutorial and in practice, in which nothing is at stake, and in
 * a try at the cards of a day nothing that has shown a card or rolled a die, whatever the table allows.
 */
export function undoRuleOf({ tutorial, practice, trying, settings: { undoRule } }: Desk): UndoRule {
  if (tutorial || practice !== undefined) return "always";
  return trying && undoRule === "always" ? "open" : undoRule;
}

/** Whether the table takes choices without an alternative: for somebody who plays alone, wants that, and is not being taught. */
export function takesLoneChoices({ settings, seats, tutorial }: Desk): boolean {
  const people = seats.filter(({ player }) => player.kind === "person");
  return settings.loneChoices === "taken" && people.length === 1 && !tutorial;
}

/** From now on nobody has to decide and nothing has to be thrown. */
export function leaveTurn(desk: Desk, busy: BusyReason | undefined): void {
  desk.busy = busy;
  desk.byHand = undefined;
  desk.deciding = [];
  desk.offers = [];
  desk.studying = false;
  desk.result = undefined;
}

/** Whether a game is on that is not over. */
export function isUnderWay(desk: Pick<Desk, "playing" | "result" | "practice">): boolean {
  return desk.playing && desk.result === undefined && !isWatched(desk);
}

/** Whether the game on a desk waits for nobody and nothing: it is paused, or only watched again. */
export function isHeld(desk: Pick<Desk, "paused" | "practice">): boolean {
  return desk.paused !== undefined || isWatched(desk);
}

/** Whether dice or decks are deciding just now. */
export function isChanceDeciding({ busy }: Desk): boolean {
  return busy === "rolling" || busy === "shuffling";
}

/** Counts the seconds of the running game up to this moment; while it is paused or hands are off, none are. */
export function countSeconds({ played, playing, counted, paused, free }: Desk): void {
  const now = Time.time;
  if (playing && !counted && paused === undefined && !free) played.seconds += Math.max(0, now - played.until);
  played.until = now;
}

/**
 * The desk as the text of the board's script state.
 * @param coming a step that has been decided and is not on the record yet
 * @param away whether the game is being put away into its box; otherwise it is not told
 * @param features the fields of the features
 */
export function saveDesk(
  rules: AnyRules,
  desk: Desk,
  coming: Step<Action> | undefined,
  away: true | undefined,
  features: Record<string, Steady>,
): string {
  const { openHands, code, counted, free, accepted, level, keptRules } = desk;
  const { earlier, ...clock } = desk.clock;
  const { tutorial, paused, played, loss, hints, options, ownOptions, practice, witnesses } = desk;
  const { lines, remarks, formerWays } = practice ?? desk;
  const used = practice?.used ?? hints.used;
  // Behind a puzzle, or a game from elsewhere, there is none, but what is on the table is one's.
  const puzzle = practice === undefined || hasGameBehind(practice) ? undefined : true;
  const playing = desk.playing && puzzle === undefined;
  const isComing = coming !== undefined && practice === undefined;
  const { game, options: dealt, code: dealtBy } = desk.playthrough.record;
  const { seconds } = played;
  return encodeSaved(
    [
      { seconds, clock, away, loss, playing },
      { game, dealtBy, lesson: tutorial, counted, paused, free },
      { chairs: savedSeats(desk.seats) },
      {
        trying: ifSo(desk.trying),
        puzzle,
        accepted,
        openHands,
        againstClock: ifSo(desk.againstClock),
        code,
        codeDrawn: ifSo(desk.isCodeDrawn),
        codeDice: ifSo(desk.codedDice.next),
        dealtDice: ifSo(desk.codedDice.now),
        hotSeat: ifSo(desk.hotSeat.on),
        guests: savedSeats(desk.guests),
        level,
        hintsAgreed: ifSo(hints.agreed.length > 0),
      },
    ],
    {
      // Those of the table come behind them: a feature's field of the same name is none of the save's.
      ...features,
      dealt: { of: dealt },
      session: { of: desk.session },
      remarks: { of: remarks },
      settings: { of: desk.settings },
      decisions: { of: unlessEmpty(earlier) },
      hints: { of: unlessEmpty(used) },
      hintsAgreedBy: { of: unlessEmpty(hints.agreed) },
      witnesses: { of: unlessEmpty(witnesses) },
      formerWays: { of: unlessEmpty(formerWays) },
      options: { of: options, as: () => changedOptions(rules.options, options) },
      ownOptions: { of: ownOptions, as: () => changedOptions(rules.options, ownOptions ?? {}) },
      keptRules: { of: unlessEmpty(keptRules), as: () => savedKept(rules, keptRules) },
    },
    { lines, coming: isComing ? lineOf(coming, lines) : undefined },
    desk,
  );
}

/** Kept rules for a save: what differs from the designer's. */
function savedKept({ options: specs }: AnyRules, kept: readonly KeptRules[]): KeptRules[] {
  return kept.map(({ id, name, options }) => ({ id, name, options: changedOptions(specs, options) }));
}

/** What a save says only where it is so. */
function ifSo(isSo: boolean): true | undefined {
  return isSo ? true : undefined;
}

/** A list for a save, which leaves out what is not there. */
function unlessEmpty<Entry>(list: readonly Entry[]): readonly Entry[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Who has agreed to hints; where an older save does not name them, everybody who owned a seat. */
function agreedIn(header: Record<string, unknown>, seats: readonly TableSeat[]): string[] {
  if (header["hintsAgreed"] !== true) return [];
  return header["hintsAgreedBy"] === undefined ? ownersOf(seats) : textsIn(header["hintsAgreedBy"]);
}

function codeIn(header: Record<string, unknown>, name: string): string | undefined {
  const text = header[name];
  const code = typeof text === "string" ? readCode(text) : "";
  return code === "" ? undefined : code;
}
