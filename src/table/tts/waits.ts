import { attempt, isOver } from "./errors";
import { createHeartbeat } from "./heartbeat";
import type { Scope } from "./scheduler";

/*
 * The only waits of a script of ours. Any script at the table may stop them (`Wait.stopAll`, `Wait.stop`), so each is also
 * noted here, and what is overdue runs all the same. Nobody knows whether Tabletop Simulator ends waits when their object
 * goes, so anyone who puts a game away ends them all.
 */

/** How much later than it is due a wait counts as stopped: in frames, and in seconds. */
const LATE_FRAMES = 6;
const LATE_SECONDS = 0.3;
/** Nobody notices at once when a wait of this many seconds or more is late. */
const LONG = 5;
/** For how many beats all waits are looked after when something has happened: what is due soon is found overdue by then. */
const WATCH = 90;

/** When something is due. */
interface Due {
  /** The heartbeat in which it is late, for what waits for frames. */
  beat?: number;
  /** The second in which it is late (`Time.time`). */
  second?: number;
  /** What it waits for, if not for time alone. */
  holds?: (this: void) => boolean;
}

/**
 * A wait that is under way.
 * @noSelf
 */
interface Pending {
  /** Grows from one wait to the next. */
  readonly number: number;
  readonly what: string;
  readonly run: () => void;
  readonly scope: Scope | undefined;
  readonly due: Due;
  /** Whether nobody notices when it is late: no heart beats for it, and it is looked after when something happens. */
  readonly patient: boolean;
  /** Whether it was found overdue. */
  late: boolean;
  /** The number by which Tabletop Simulator knows it. */
  wait: number;
}

/** What is said of a wait when it is ordered. */
type Order = Pick<Pending, "what" | "run" | "scope" | "due" | "patient">;

/** The waits that are under way, by numbers of our own. */
let pending: Record<number, Pending | undefined> = {};
let latest = 0;
/** How many of them are not patient. */
let impatient = 0;
/** The heartbeat until which it is looked after patient ones, too. */
let watchedUntil = 0;
let tellStopped: () => void = () => undefined;

const heart = createHeartbeat(look, () => impatient > 0 || heart.beats() < watchedUntil);

/** Says what happens when another script has stopped waits of this one for which people were waiting; they have run by then. */
export function reportStoppedWaitsTo(report: () => void): void {
  tellStopped = report;
}

/** Runs something after this many frames, unless what it belongs to is over by then. */
export function afterFrames(frames: number, what: string, run: () => void, scope?: Scope): void {
  const due: Due = { beat: heart.beats() + frames + LATE_FRAMES };
  keep({ what, run, scope, due, patient: false }, (done) => Wait.frames(done, frames));
}

/** Runs something after this many seconds, unless what it belongs to is over by then. */
export function afterSeconds(seconds: number, what: string, run: () => void, scope?: Scope): void {
  waitSeconds(seconds, what, run, scope, seconds >= LONG);
}

/** The same for what a table at rest does: if another script stops it, it continues when something happens or is saved. */
export function atRest(seconds: number, what: string, run: () => void): void {
  waitSeconds(seconds, what, run, undefined, true);
}

function waitSeconds(
  seconds: number,
  what: string,
  run: () => void,
  scope: Scope | undefined,
  patient: boolean,
): void {
  const due: Due = { second: Time.time + seconds + LATE_SECONDS };
  keep({ what, run, scope, due, patient }, (done) => Wait.time(done, seconds));
}

/** Runs something when a condition holds, which is looked at in every frame, or else after this many seconds. */
export function whenever(holds: () => boolean, what: string, run: () => void, seconds?: number): void {
  const due: Due = { holds };
  if (seconds !== undefined) due.second = Time.time + seconds + LATE_SECONDS;
  keep({ what, run, scope: undefined, due, patient: false }, (done) =>
    seconds === undefined ? Wait.condition(done, holds) : Wait.condition(done, holds, seconds, done),
  );
}

/** Ends every wait that is under way. */
export function stopWaits(): void {
  const waits = Object.values(pending);
  pending = {};
  impatient = 0;
  for (const one of waits) if (one !== undefined) Wait.stop(one.wait);
}

/** Something has happened, so the heart beats for a while: what another script has stopped at rest is found by then. */
export function lookAfterWaits(): void {
  watchedUntil = heart.beats() + WATCH;
  heart.start();
}

function keep(order: Order, start: (done: () => void) => number): void {
  if (isOver()) return;
  latest++;
  const one: Pending = { ...order, number: latest, late: false, wait: 0 };
  pending[one.number] = one;
  if (!one.patient) impatient++;
  one.wait = start(() => {
    finish(one);
  });
  if (!one.patient) heart.start();
}

/** Runs what was waited for, once. */
function finish(one: Pending): void {
  if (pending[one.number] !== one) return;
  pending[one.number] = undefined;
  if (!one.patient) impatient--;
  if (one.scope?.isOver() !== true) attempt(one.what, one.run);
}

/** Runs what is overdue at two looks in a row, in the order in which it was ordered: its wait has been stopped. */
function look(): void {
  const now = Time.time;
  const stopped: Pending[] = [];
  for (const one of Object.values(pending)) {
    if (one === undefined) continue;
    const wasLate = one.late;
    one.late = isDue(one, now);
    if (wasLate && one.late) stopped.push(one);
  }
  stopped.sort((first, second) => first.number - second.number);
  for (const one of stopped) finish(one);
  if (stopped.some(({ patient }) => !patient)) attempt("stopped waits", tellStopped);
}

/** Whether a wait should have ended by now. */
function isDue({ due, what }: Pending, now: number): boolean {
  const { beat, second, holds } = due;
  if (beat !== undefined && heart.beats() >= beat) return true;
  if (second !== undefined && now >= second) return true;
  let isMet = false;
  if (holds !== undefined)
    attempt(what, () => {
      isMet = holds();
    });
  return isMet;
}
