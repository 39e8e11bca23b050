import type { Action } from "../model/game";
import type { Step } from "../../kit/record/record";
import type { ClockFace } from "../../kit/rules/rules";
import { say, duration } from "../languages/sentences";
import { peopleAt } from "../model/seats";
import { decisionDue } from "../model/time-used";
import { openScope } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { personsAt } from "../../tts/players";
import type { Table } from "../table";
import type { ClockDisplay, ClockReading } from "./contracts";
import type { Scope } from "../../tts/scope";

/** How many seconds before a deadline the player to decide is warned. */
const WARNING = 10;
/** The most seconds that count between two beats, which come every second: the host's process may stand still for a minute. */
const LONGEST_BEAT = 3;

/**
 * Counts the seconds of the decision that a game waits for, from the moment it may be made. Nothing that players do stops
 * it but a pause: not hands off, not an empty seat, not a table that is drawn again.
 * @noSelf
 */
export interface Clock {
  /** The table waits for people from now on. */
  start: () => void;
  /** The table does something itself. */
  stop: () => void;
  /** The step of a deadline that has passed while the table was drawn again and again; undefined: there is time. */
  late: () => Extract<Step<never>, { kind: "time" }> | undefined;
  /** Brings the desk's clock up to this moment, before it is saved. */
  count: () => void;
}

/** The timekeeper of the game on a desk; `take` plays the step of a deadline that has come. */
export function createClock(
  { game, desk, clockDisplay: { show, warn } }: Table,
  take: (this: void, step: Step<Action>) => void,
): Clock {
  const { clock } = game.rules;
  /** Over whenever the clock is stopped. */
  let running = openScope();
  let lastBeat: number | undefined;
  /** When the clock was stopped, and in which decision: if the table comes back to it, that time counts too. */
  let stopped: { at: number; decision: number } | undefined;

  /** The clock of the decision that is due, and the seconds that this decision has taken so far. */
  function faceNow(): ClockFace | undefined {
    const face = clock?.face(desk.playthrough.state);
    if (face === undefined || clock === undefined || !desk.playing) return undefined;
    decisionDue(desk, face.decision, clock.elapsed(desk.playthrough.state));
    return face;
  }

  function stop(): void {
    count();
    if (lastBeat !== undefined) stopped = { at: lastBeat, decision: desk.clock.decision };
    lastBeat = undefined;
    running.end();
    running = openScope();
  }

  /** Adds the time since the last beat. */
  function count(): void {
    if (lastBeat === undefined) return;
    const now = Time.time;
    desk.clock.elapsed += Math.max(0, Math.min(LONGEST_BEAT, now - lastBeat));
    lastBeat = now;
  }

  function start(): void {
    stop();
    const face = faceNow();
    if (face === undefined) {
      show(undefined);
      return;
    }
    if (desk.paused === undefined) {
      lastBeat = Time.time;
      // However long the table did something itself, that counts.
      desk.clock.elapsed += Math.max(0, lastBeat - (stoppedIn(face) ?? lastBeat));
    }
    stopped = undefined;
    beat(running, face, false);
  }

  /** When the clock was stopped in the decision that is due. */
  function stoppedIn({ decision }: ClockFace): number | undefined {
    return stopped?.decision === decision ? stopped.at : undefined;
  }

  function late(): ReturnType<Clock["late"]> {
    const face = faceNow();
    const since = face === undefined || desk.paused !== undefined ? undefined : stoppedIn(face);
    if (face === undefined || since === undefined) return undefined;
    const isLate = desk.clock.elapsed + Time.time - since >= face.deadline;
    return isLate ? { kind: "time", elapsed: face.deadline } : undefined;
  }

  /** Shows the clock, and comes back with the next whole second or at the deadline. */
  function beat(run: Scope, face: ClockFace, warned: boolean): void {
    count();
    const left = face.deadline - desk.clock.elapsed;
    if (left <= 0) {
      take({ kind: "time", elapsed: face.deadline });
      return;
    }
    const late = left <= WARNING;
    const reading: ClockReading = { face, left: Math.ceil(left), late };
    show(reading);
    if (late && !warned) warn(reading);
    if (lastBeat === undefined) return;
    const pause = left - (Math.ceil(left) - 1);
    const next = (): void => {
      beat(run, face, warned || late);
    };
    afterSeconds(pause, "the clock", next, run);
  }

  return {
    start,
    stop,
    late,
    count,
  };
}

/** The clock in everybody's panel, and the warning to the player to decide. */
export function createClockDisplay(table: Table): ClockDisplay {
  const { game, desk, panels, pings, tell } = table;
  return {
    show: (reading) => {
      if (reading === undefined) {
        panels.showClock("", false);
        return;
      }
      const { face, left, late } = reading;
      const time = late ? say("clockLate", { time: duration(left) }) : duration(left);
      const { bank } = face;
      panels.showClock(bank > 0 ? say("clockBank", { time, bank: duration(bank) }) : time, late);
    },
    warn: ({ face, left }) => {
      const late = game.words.late?.(game.rules.seen(desk.playthrough.state, face.seat)) ?? "";
      const colours = peopleAt(desk.seats, [face.seat]);
      pings.alert(colours);
      tell("notice", say("timeShort", { time: duration(left), late }), personsAt(colours));
    },
  };
}
