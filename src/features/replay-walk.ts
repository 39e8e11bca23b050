import { stepReader } from "../saved/steps";
import { isWatched, watchedLines } from "../saved/practice";
import type { Table } from "../table/table";
import { openScope, schedule } from "../tts/scheduler";
import { afterSeconds } from "../tts/waits";

/** How fast a replay goes on by itself, from one to the next. */
export const PACES = ["slow", "normal", "fast"] as const;
export type Pace = (typeof PACES)[number];
/** How long it shows a step, in seconds, and what that is called. */
export const SECONDS: Readonly<Record<Pace, number>> = { slow: 5, normal: 2, fast: 0.5 };
/** What it costs at most to read a step, in instructions. */
const READING_COST = 7_500;
/** How many lines of a game are copied in a slice. */
const LINES_AT_ONCE = 200;

/** How the replay goes on: whether by itself, and how fast. */
export interface Going {
  plays: boolean;
  pace: Pace;
}

/**
 * The way through a game that is watched again.
 * @noSelf
 */
export interface ReplayWalk {
  going: Going;
  /** How many steps are shown of how many. */
  extent: () => { at: number; count: number };
  /** Nothing that was planned happens any more. */
  hold: () => void;
  /** Shows how the game stood after this many steps. */
  jump: (steps: number) => void;
  /** Plays the next step. */
  goOn: () => void;
  /** Plans the next step of a replay that goes on by itself, so many seconds from now. */
  plan: (seconds: number) => void;
  /** Runs something that goes through long lists in a frame of its own. */
  soon: (run: (this: void) => void) => void;
}

/** The way through the game that is watched on a desk. */
export function createReplayWalk({ game, desk, flow, replay, invalidations }: Table): ReplayWalk {
  const read = stepReader(game.rules);
  const going: Going = { plays: false, pace: "normal" };
  /** Over when the replay goes on otherwise than was planned. */
  let planned = openScope();

  /** Nothing that was planned happens any more. */
  function hold(): void {
    going.plays = false;
    planned.end();
  }

  /** How many steps are shown of how many. */
  function extent(): { at: number; count: number } {
    return { at: desk.lines.length, count: watchedLines(desk).length };
  }

  /** Lists of steps are long: what goes through them has a frame to itself. */
  function soon(run: (this: void) => void): void {
    const slice = (): boolean => {
      run();
      return true;
    };
    schedule(slice, { urgent: true });
  }

  function jump(steps: number): void {
    let shared: number | undefined;
    const slice = (): boolean => {
      if (!isWatched(desk)) return true;
      const { lines } = desk;
      const all = watchedLines(desk);
      const shown = Math.max(0, Math.min(steps, all.length));
      if (shared !== undefined && lines.length === shown) {
        replay.follow(shared);
        return true;
      }
      if (shared === undefined) {
        shared = Math.min(shown, lines.length);
        lines.length = shared;
      }
      const next = all.slice(lines.length, Math.min(shown, lines.length + LINES_AT_ONCE));
      for (const line of next) lines.push(line);
      return false;
    };
    schedule(slice, { urgent: true });
  }

  /** The next step is played as it was in the game; where the table is still being brought to another one, from there on. */
  function goOn(): void {
    const { at, count } = extent();
    if (at >= count || flow.coming() !== undefined) return;
    if (desk.busy === "resuming") {
      jump(at + 1);
      return;
    }
    const turn = flow.turn();
    const slice = (): boolean => {
      const lines = watchedLines(desk);
      const next = isWatched(desk) ? read(lines[at], lines[at - 1]) : undefined;
      if (next !== undefined && !turn.isOver() && at === desk.lines.length) flow.take(next.step);
      return true;
    };
    schedule(slice, { cost: READING_COST, scope: turn });
  }

  /** Plans the next step of a replay that goes on by itself. */
  function plan(seconds: number): void {
    planned.end();
    planned = openScope();
    const play = (): void => {
      const { at, count } = extent();
      if (!isWatched(desk) || at >= count) {
        hold();
        invalidations.mark("panels");
      } else goOn();
    };
    afterSeconds(seconds, "the replay", play, planned);
  }

  return { going, extent, hold, jump, goOn, plan, soon };
}
