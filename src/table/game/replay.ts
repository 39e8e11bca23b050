import { createTelling } from "./flow";
import type { AnyRules, State, Action, Event } from "../model/game";
import { checkpointMaker, isCheckpointDue } from "../../kit/record/checkpoints";
import { play, rewound, stepsPlayed, type Playthrough } from "../../kit/record/playthrough";
import { workOf } from "../../kit/record/step-cost";
import { noteChange, noteLoss, type Opened } from "../../saved/damage";
import { comparing } from "../../saved/figures";
import { cutLines, forgetLines } from "../../saved/saved-text";
import { stepReader, type StepReader } from "../../saved/steps";
import { beginAnew } from "../model/versions";
import { attempt } from "../../tts/errors";
import { schedule } from "../../tts/scheduler";
import { TELLING_COST } from "./flow";
import type { Table } from "../table";
import type { Replay } from "./contracts";
import type { Desk } from "../model/contracts";

/** How many of the last steps are put into words for the log; it shows no more. */
const STEPS_TOLD = 6;
/**
 * What a frame must have left for a slice, in instructions: more than half of a tick, so that no two of them share one. And what goes
 * for all but the steps and a copy of the state.
 */
const COST = 5_200;
const OVERHEAD = 1_400;
/** How much work of steps a slice may have: some frames have six of them, and the last step of each may be a heavy one. */
const WORK_PER_SLICE = 3_000;
/** What it takes to copy a part of the state, and to cut lines off the text of a save. */
const COPYING = 5_500;
const CUTTING = 700;
/** What the last step of a slice may take more than was planned, and how much of what is reckoned for steps they take. */
const LAST_STEP = 1_700;
const TAKEN = 0.62;

/** The resuming of games on a desk. */
export function createReplay(table: Table): Replay {
  const { game, desk, flow, panels, effects, reconciler, revealDelay } = table;
  const { rules } = game;
  const tell = createTelling(game, panels.write);
  /** What tells of the step that was played last, where it is told. */
  let telling: (() => boolean) | undefined;
  /** The first step that is not in the log and is told when it is played. */
  let untold = 0;
  /** The text of the save that is being brought back. */
  let source: string | undefined;
  /** What compares its header with the figure behind it, until that is done. */
  let comparison: ReturnType<typeof comparing> | undefined;

  function load({ steps, opening }: Opened, text: string): void {
    const { playthrough } = desk;
    source = text;
    comparison = opening && comparing(opening);
    desk.unread = steps;
    panels.clearLog();
    untold = (steps?.count ?? 0) - STEPS_TOLD;
    playthrough.expected = steps?.count ?? 0;
    catchUp(playthrough);
  }

  /** Goes back to this many steps, and plays those again that no checkpoint has. */
  function takeBack(steps: number): void {
    takeLinesBack(desk, steps);
    catchUp(rewound(rules, desk.playthrough, steps));
  }

  /** Plays this many steps on, from one that is neither after the shared ones nor after the first that is told. */
  function playOn(shared: number, expected: number): void {
    panels.clearLog();
    untold = expected - STEPS_TOLD;
    const playthrough = rewound(rules, desk.playthrough, Math.max(0, Math.min(shared, untold)));
    playthrough.expected = expected;
    catchUp(playthrough);
  }

  /**
   * Plays what is on the record and has not been played, some steps in each slice. Where a step does not fit, the game continues
   * from the one before. Whatever the table is brought to meanwhile, this moves on to its end, unless another game is laid
   * out.
   */
  function catchUp(playthrough: Playthrough<State, Action>): void {
    const decode = stepReader(rules);
    flow.turnTo("resuming");
    effects.forget();
    desk.playthrough = playthrough;
    beginAnew(desk, false);
    telling = undefined;
    let checkpoint: ReturnType<typeof checkpointMaker> | undefined;
    let spent = 0;
    const slice = (left: number): boolean => {
      if (checkpoint === undefined && isCheckpointDue(playthrough)) checkpoint = checkpointMaker(playthrough);
      spent = OVERHEAD + COPYING;
      const isIntact = comparison?.();
      if (isIntact === false) noteChange(desk, source, stepsExpected(desk));
      if (comparison !== undefined && isIntact === undefined) return false;
      comparison = undefined;
      if (checkpoint !== undefined) {
        if (checkpoint()) checkpoint = undefined;
        return false;
      }
      if (telling !== undefined) {
        spent = TELLING_COST;
        attempt("the log", () => {
          if (telling?.() === true) telling = undefined;
        });
        return false;
      }
      const most = Math.min(WORK_PER_SLICE, (left - LAST_STEP - OVERHEAD) / TAKEN);
      const { fits, work } = playSome(rules, desk, decode, most, tellOf);
      spent = OVERHEAD + work * TAKEN;
      if (telling !== undefined) return false;
      if (fits && stepsPlayed(playthrough) < stepsExpected(desk)) return false;
      if (!fits) noteLoss(desk, source, stepsPlayed(playthrough), stepsExpected(desk));
      finish(playthrough);
      return true;
    };
    schedule(
      (left) => {
        if (desk.playthrough !== playthrough) return true;
        let finished = false;
        const [ok] = pcall(() => {
          finished = slice(left);
        });
        if (!ok) giveUp(playthrough);
        return !ok || finished;
      },
      { cost: COST, spent: () => spent },
    );
  }

  /** The game continues from what has been played. */
  function finish(playthrough: Playthrough<State, Action>): void {
    const played = stepsPlayed(playthrough);
    endRecord(desk, played);
    source = undefined;
    // What was still being put into words when it was undone.
    panels.takeLogBack(played);
    reconciler.hurry();
    revealDelay.linger(0);
    flow.turnTo(undefined);
    flow.restart();
  }

  /**
   * The rules have raised an error: the step counts as one that does not fit. What it has left of the state nobody knows, so
   * the steps before it are played again.
   */
  function giveUp(playthrough: Playthrough<State, Action>): void {
    const played = stepsPlayed(playthrough);
    noteLoss(desk, source, played, stepsExpected(desk));
    desk.unread = undefined;
    panels.clearLog();
    untold = played - STEPS_TOLD;
    takeBack(played);
  }

  /** Has a step told of that is not in the log; answers whether there is anything to tell. */
  function tellOf(at: number, events: readonly Event[]): boolean {
    if (at < untold) return false;
    untold = at + 1;
    if (events.length > 0) telling = tell(events, untold);
    return telling !== undefined;
  }

  return {
    load,
    rewind: (steps) => {
      panels.takeLogBack(steps);
      untold = steps;
      takeBack(steps);
    },
    follow: (shared) => {
      forgetLines();
      playOn(shared, desk.lines.length);
    },
    retell: () => {
      playOn(Infinity, stepsPlayed(desk.playthrough));
    },
  };
}

/** The record ends after this many steps, which have been played. */
function endRecord(desk: Desk, played: number): void {
  takeLinesBack(desk, played);
  // An older save's lines have got their figures.
  if (desk.unread !== undefined) forgetLines();
  desk.playthrough.record.steps.length = played;
  desk.unread = undefined;
}

function takeLinesBack({ lines }: Desk, left: number): void {
  if (lines.length > left) forgetLines();
  lines.length = left;
}

/** How many steps the record has that is being played. */
function stepsExpected({ unread, lines }: Pick<Desk, "unread" | "lines">): number {
  return unread?.count ?? lines.length;
}

/**
 * Plays steps of the record until they have been so much work; answers how much it was, and whether all of them fitted.
 * @param tellOf has a step told of; its sentences cost as much as the step, so they come before the next one is played
 */
function playSome(
  rules: AnyRules,
  desk: Desk,
  decode: StepReader<Action>,
  most: number,
  tellOf: (this: void, at: number, events: readonly Event[]) => boolean,
): { fits: boolean; work: number } {
  const { playthrough, unread, lines } = desk;
  const expected = stepsExpected(desk);
  let work = 0;
  for (let at = stepsPlayed(playthrough); at < expected && !isCheckpointDue(playthrough); at++) {
    if (unread !== undefined && at === lines.length) {
      cutLines(unread, lines);
      work += CUTTING;
    }
    let step = playthrough.record.steps[at];
    if (step === undefined) {
      const read = decode(lines[at], lines[at - 1]);
      if (read !== undefined) lines[at] = read.line;
      step = read?.step;
    }
    const done = step && play(rules, playthrough, step);
    if (step === undefined || done?.kind !== "done") return { fits: false, work };
    work += workOf(rules, step, done.events);
    if (tellOf(at, done.events) || work >= most) break;
  }
  return { fits: true, work };
}
