import { attempt, isOver } from "./errors";
import { createHeartbeat } from "./heartbeat";
import { tendOffers } from "./offers";
import type { Scope } from "./scope";

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

/**
 * A wait that is under way.
 * @noSelf
 */
interface Pending {
  /** Grows from one wait to the next. */
  number: number;
  /** Where it is among those under way. */
  place: number;
  what: string;
  run: () => void;
  scope: Scope | undefined;
  /** The heartbeat in which it is late, for what waits for frames. */
  beat: number | undefined;
  /** The second in which it is late (`Time.time`). */
  second: number | undefined;
  /** What it waits for, if not for time alone. */
  holds: (() => boolean) | undefined;
  /** Whether nobody notices when it is late: no heart beats for it, and it is looked after when something happens. */
  patient: boolean;
  /** Whether it was found overdue. */
  late: boolean;
  /** The number by which Tabletop Simulator knows it. */
  wait: number;
}

/**
 * The waits that are under way, from 1 on, in no order: the last one takes the place of one that ends. MoonSharp keeps each key that a
 * table has ever had, and walks it again and again, so none may grow from wait to wait.
 */
const pending: Record<number, Pending | undefined> = {};
let count = 0;
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
  const one = note(what, run, scope, false);
  if (one === undefined) return;
  one.beat = heart.beats() + frames + LATE_FRAMES;
  one.wait = Wait.frames(() => {
    finish(one);
  }, frames);
}

/** Runs something after this many seconds, unless what it belongs to is over by then. */
export function afterSeconds(seconds: number, what: string, run: () => void, scope?: Scope): void {
  waitSeconds(seconds, note(what, run, scope, seconds >= LONG));
}

/** The same for what a table at rest does: if another script stops it, it continues when something happens or is saved. */
export function atRest(seconds: number, what: string, run: () => void): void {
  waitSeconds(seconds, note(what, run, undefined, true));
}

function waitSeconds(seconds: number, one: Pending | undefined): void {
  if (one === undefined) return;
  const now = Time.time;
  one.second = now + seconds + LATE_SECONDS;
  // Where one wait orders the next, as those of a clock do, none of them is the first: a heart that has been lost begins again here.
  if (!one.patient) heart.start(now);
  one.wait = Wait.time(() => {
    finish(one);
  }, seconds);
}

/** Runs something when a condition holds, which is looked at in every frame, or else after this many seconds. */
export function whenever(
  holds: () => boolean,
  what: string,
  run: () => void,
  seconds?: number,
  scope?: Scope,
): void {
  const one = note(what, run, scope, false);
  if (one === undefined) return;
  one.holds = holds;
  const done = (): void => {
    finish(one);
  };
  if (seconds === undefined) one.wait = Wait.condition(done, holds);
  else {
    one.second = Time.time + seconds + LATE_SECONDS;
    one.wait = Wait.condition(done, holds, seconds, done);
  }
}

/** Ends every wait that is under way, or those that belong to a scope. */
export function stopWaits(scope?: Scope): void {
  // Backwards: the last one, which takes the place of one that ends, has been looked at.
  for (let place = count; place > 0; place--) {
    const one = pending[place];
    if (one === undefined || (scope !== undefined && one.scope !== scope)) continue;
    strike(one);
    if (!one.patient) impatient--;
    Wait.stop(one.wait);
  }
}

/** Something has happened, so the heart beats for a while: what another script has stopped at rest is found by then. */
export function lookAfterWaits(): void {
  watchedUntil = heart.beats() + WATCH;
  heart.start();
}

/** Notes a wait that is about to begin; none begins once the script has done all that it was for. */
function note(
  what: string,
  run: () => void,
  scope: Scope | undefined,
  patient: boolean,
): Pending | undefined {
  if (isOver()) return undefined;
  latest++;
  count++;
  const one: Pending = {
    number: latest,
    place: count,
    what,
    run,
    scope,
    patient,
    beat: undefined,
    second: undefined,
    holds: undefined,
    late: false,
    wait: 0,
  };
  pending[count] = one;
  if (patient) return one;
  impatient++;
  // It beats while there is one.
  if (impatient === 1) heart.start();
  return one;
}

/** A wait is under way no longer; answers whether it was. */
function strike(one: Pending): boolean {
  const { place } = one;
  if (pending[place] !== one) return false;
  const last = pending[count];
  if (last !== undefined) last.place = place;
  pending[place] = last;
  pending[count] = undefined;
  count--;
  return true;
}

/** Runs what was waited for, once. */
function finish(one: Pending): void {
  if (!strike(one)) return;
  tendOffers();
  if (one.scope?.isOver() !== true) attempt(one.what, one.run);
  // Afterwards: what has run may have ordered the next one, and the heart beats on.
  if (!one.patient && impatient > 0) impatient--;
}

/** Runs what is overdue at two looks in a row, in the order in which it was ordered: its wait has been stopped. */
function look(this: void, now: number): void {
  const stopped: Pending[] = [];
  // Counted again: an error of the host may have kept one from being counted off.
  impatient = 0;
  for (let place = 1; place <= count; place++) {
    const one = pending[place];
    if (one === undefined) continue;
    if (!one.patient) impatient++;
    const wasLate = one.late;
    one.late = isDue(one, now);
    if (wasLate && one.late) stopped.push(one);
  }
  stopped.sort((first, second) => first.number - second.number);
  for (const one of stopped) finish(one);
  if (stopped.some(({ patient }) => !patient)) attempt("stopped waits", tellStopped);
}

/** Whether a wait should have ended by now. */
function isDue({ beat, second, holds, what }: Pending, now: number): boolean {
  if (beat !== undefined && heart.beats() >= beat) return true;
  if (second !== undefined && now >= second) return true;
  let isMet = false;
  if (holds !== undefined)
    attempt(what, () => {
      isMet = holds();
    });
  return isMet;
}
