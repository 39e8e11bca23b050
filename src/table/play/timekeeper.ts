import type { ClockFace } from "../../kit/clock";
import type { TableGame } from "../../kit/game";
import type { Step } from "../../kit/record";
import type { GameAction, GameEvent } from "../../kit/rules";
import { isEmpty } from "../seats/chairs";
import type { Desk } from "../desk";
import { afterSeconds } from "../time/waits";

/** How many seconds before a deadline whoever is to decide is warned. */
const WARNING = 10;

/** What people see of the clock. */
export interface ClockSight {
  face: ClockFace;
  /** Whole seconds left until the deadline. */
  left: number;
  /** Whether little is left. */
  late: boolean;
}

/**
 * Counts the seconds of the decision that a game waits for. It stands still while pieces move, while hands are off, and
 * while nobody sits at the seat that is to decide.
 * @noSelf
 */
export interface Timekeeper {
  /** The table waits for people from now on. */
  start: () => void;
  /** The table does something itself. */
  stop: () => void;
  /** Somebody has come or gone, so that the clock may have to stop or to go on. */
  seatsChanged: () => void;
  /** Brings the desk's clock up to this moment, before it is saved. */
  count: () => void;
}

/**
 * Where people see the clock.
 * @noSelf
 */
export interface ClockDisplay {
  /** Shows everybody how the clock stands; undefined: there is none. */
  show: (sight: ClockSight | undefined) => void;
  /** Tells whoever plays the seat that little time is left. */
  warn: (sight: ClockSight) => void;
}

/** The timekeeper of the game on a desk; `take` plays the step of a deadline that has come. */
export function createTimekeeper<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules: { clock } }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { show, warn }: ClockDisplay,
  take: (this: void, step: Step<Action>) => void,
): Timekeeper {
  /** Changes whenever the clock is started or stopped, so that an older beat ends. */
  let run = 0;
  let lastBeat: number | undefined;
  /** Whether the table waits for people. */
  let waiting = false;

  /** The clock of the decision that is due, and the seconds that this decision has taken so far. */
  function faceNow(): ClockFace | undefined {
    const face = clock?.face(desk.playthrough.state);
    if (face === undefined || clock === undefined || !desk.playing) return undefined;
    if (desk.clock.decision !== face.decision) {
      desk.clock = { decision: face.decision, elapsed: clock.elapsed(desk.playthrough.state) };
    }
    return face;
  }

  function stop(): void {
    count();
    lastBeat = undefined;
    waiting = false;
    run++;
  }

  /** Adds the time since the last beat. */
  function count(): void {
    if (lastBeat === undefined) return;
    desk.clock.elapsed += Math.max(0, Time.time - lastBeat);
    lastBeat = Time.time;
  }

  function start(): void {
    stop();
    waiting = true;
    const face = faceNow();
    if (face === undefined) {
      show(undefined);
      return;
    }
    lastBeat = stands(face) ? undefined : Time.time;
    beat(run, face, false);
  }

  function stands({ seat }: ClockFace): boolean {
    const chair = desk.chairs[seat];
    return desk.free || desk.paused !== undefined || chair === undefined || isEmpty(chair);
  }

  /** Shows the clock, and comes back with the next whole second or at the deadline. */
  function beat(mine: number, face: ClockFace, warned: boolean): void {
    if (mine !== run) return;
    count();
    const left = face.deadline - desk.clock.elapsed;
    if (left <= 0) {
      take({ kind: "time", elapsed: face.deadline });
      return;
    }
    const late = left <= WARNING;
    const sight: ClockSight = { face, left: Math.ceil(left), late };
    show(sight);
    if (late && !warned) warn(sight);
    if (lastBeat === undefined) return;
    const pause = left - (Math.ceil(left) - 1);
    afterSeconds(pause, "the clock", () => {
      beat(mine, face, warned || late);
    });
  }

  return {
    start,
    stop,
    seatsChanged: () => {
      if (waiting) start();
    },
    count,
  };
}
