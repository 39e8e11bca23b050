import type { GameAction, GameEvent, Rules } from "../../kit/rules";
import type { Desk } from "../state/desk";
import type { Flow } from "./flow";
import { attempt } from "../tts/guard";
import { overFrames, type Slice } from "../time/tasks";
import { checkpointMaker, expectSteps, isCheckpointDue } from "../../kit/checkpoints";
import { beginAnew } from "../state/moments";
import { play, rewound, stepsPlayed, type Playthrough } from "../../kit/playthrough";
import { cutLines, forgetLines, type SavedSteps } from "../../saved/saved-text";
import { stepReader } from "../../saved/steps";
import type { Screens } from "../panel/screens";
import { workOf, WORK_PER_SLICE } from "../../kit/step-cost";

/** How many of the last steps are put into words for the log; it shows no more. */
const STEPS_TOLD = 6;
/** What is reckoned for a slice, in instructions: two of them have a frame, as nobody can do anything before. */
const COST = 7_500;

/**
 * Brings a game back by playing its record again.
 * @noSelf
 */
export interface Resuming {
  /** Goes on with the game that has been begun on the desk: with these steps, if the text of a save had any. */
  load: (steps: SavedSteps | undefined, text: string) => void;
  /** Takes back all but so many of the first steps. */
  rewind: (steps: number) => void;
}

interface Surroundings<Action, Event> {
  flow: Pick<Flow<Action>, "turnTo" | "restart">;
  screens: Pick<Screens, "clearLog">;
  /** What tells of events, slice by slice. */
  tell: (this: void, events: readonly Event[]) => Slice;
}

/** The resuming of games on a desk. */
export function createResuming<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, screens, tell }: Surroundings<Action, Event>,
): Resuming {
  /** What tells of the step that was played last, where it is told. */
  let telling: Slice | undefined;
  /** The text of the save that is being brought back. */
  let source: string | undefined;

  function load(steps: SavedSteps | undefined, text: string): void {
    const { playthrough } = desk;
    source = text;
    desk.unread = steps;
    expectSteps(playthrough, steps?.count ?? 0);
    catchUp(playthrough);
  }

  function rewind(steps: number): void {
    takeLinesBack(steps);
    catchUp(rewound(rules, desk.playthrough, steps, STEPS_TOLD));
  }

  /**
   * Plays what is on the record and has not been played, some steps in each slice. Where a step does not fit, the game goes on
   * from the one before. Whatever the table is brought to meanwhile, this goes on to its end, unless another game is laid
   * out.
   */
  function catchUp(playthrough: Playthrough<State, Action>): void {
    const decode = stepReader(rules);
    flow.turnTo("resuming");
    desk.playthrough = playthrough;
    beginAnew(desk.moments, false);
    screens.clearLog();
    telling = undefined;
    let checkpoint: ReturnType<typeof checkpointMaker> | undefined;
    const slice = (): boolean => {
      if (checkpoint === undefined && isCheckpointDue(playthrough)) checkpoint = checkpointMaker(playthrough);
      if (checkpoint !== undefined) {
        if (checkpoint()) checkpoint = undefined;
        return false;
      }
      if (telling !== undefined) {
        const tellSome = telling;
        attempt("the log", () => {
          if (tellSome()) telling = undefined;
        });
        return false;
      }
      const fits = playSome(playthrough, decode);
      if (telling !== undefined) return false;
      if (fits && stepsPlayed(playthrough) < stepsExpected()) return false;
      if (!fits) noteLoss(stepsPlayed(playthrough), stepsExpected());
      finish(playthrough);
      return true;
    };
    overFrames(
      () => {
        if (desk.playthrough !== playthrough) return true;
        let finished = false;
        const [ok] = pcall(() => {
          finished = slice();
        });
        if (!ok) giveUp(playthrough);
        return !ok || finished;
      },
      { cost: COST },
    );
  }

  function takeLinesBack(left: number): void {
    if (desk.lines.length > left) forgetLines();
    desk.lines.length = left;
  }

  /** The game goes on from what has been played. */
  function finish(playthrough: Playthrough<State, Action>): void {
    const played = stepsPlayed(playthrough);
    takeLinesBack(played);
    playthrough.record.steps.length = played;
    desk.unread = undefined;
    source = undefined;
    flow.turnTo(undefined);
    flow.restart();
  }

  /**
   * The rules have raised an error: the step counts as one that does not fit. What it has left of the state nobody knows, so
   * the steps before it are played again.
   */
  function giveUp(playthrough: Playthrough<State, Action>): void {
    const played = stepsPlayed(playthrough);
    noteLoss(played, stepsExpected());
    desk.unread = undefined;
    rewind(played);
  }

  function noteLoss(step: number, expected: number): void {
    const before = desk.loss?.kind === "steps" ? desk.loss.lost : 0;
    desk.loss = { kind: "steps", step, lost: before + expected - step };
    // It has the steps that are cut off now.
    desk.kept = source ?? desk.kept;
  }

  function stepsExpected(): number {
    return desk.unread?.count ?? desk.lines.length;
  }

  /** Plays as many steps as are work for one slice; false if one does not fit. */
  function playSome(
    playthrough: Playthrough<State, Action>,
    decode: ReturnType<typeof stepReader<Action>>,
  ): boolean {
    const expected = stepsExpected();
    let work = 0;
    for (let at = stepsPlayed(playthrough); at < expected && !isCheckpointDue(playthrough); at++) {
      if (desk.unread !== undefined && at === desk.lines.length) cutLines(desk.unread, desk.lines);
      const told = expected - at <= STEPS_TOLD;
      const line = desk.lines[at];
      if (line === undefined) return false;
      const step = playthrough.record.steps[at] ?? decode(line);
      if (step === undefined) return false;
      const done = play(rules, playthrough, step);
      if (done.kind === "refusal") return false;
      work += workOf(rules, step, done.events);
      if (told && done.events.length > 0) telling = tell(done.events);
      // The sentences of a step cost as much as the step: they are told before the next one is played.
      if (telling !== undefined || work >= WORK_PER_SLICE) break;
    }
    return true;
  }

  return { load, rewind };
}
