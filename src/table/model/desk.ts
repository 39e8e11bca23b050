import type { AnyRules, Action } from "./game";
import { noHints, readHints } from "./given-hints";
import { readKept, type KeptRules } from "../../saved/kept-rules";
import { isRecord } from "../../kit/data/data";
import { readCode } from "../../kit/record/deal-code";
import { textsIn } from "../../kit/data/lists";
import { changedOptions, readOptions } from "../../kit/rules/options";
import { begin, type UndoRule } from "../../kit/record/playthrough";
import type { Step } from "../../kit/record/record";
import type { Seat } from "../../kit/rules/rules";
import { readSession } from "../../kit/record/session";
import { seatsTold, type Opened } from "../../saved/damage";
import { readFormerWays } from "../../saved/former-ways";
import { readRemarks } from "../../saved/remarks";
import { encodeSaved, type SavedSteps, type Steady } from "../../saved/saved-text";
import { lineOf } from "../../saved/steps";
import type { BusyReason } from "../languages/refusals";
import { colourNamed } from "../../tts/players";
import { newEventLog } from "../../tts/event-log";
import { hasGameBehind, isWatched } from "../../saved/practice";
import {
  ownersOf,
  readSeats,
  readSeatsInPlay,
  readLevel,
  savedSeats,
  seatsOf,
  type TableSeat,
} from "./seats";
import { readSettings } from "./settings";
import { readTimeUsed } from "./time-used";
import { newVersions } from "./versions";
import type { Desk } from "./contracts";

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
