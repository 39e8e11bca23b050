import type { GameAction, GameEvent, Rules } from "../../kit/rules";
import { readDesk, type Desk } from "../desk";
import type { Flow } from "../flow";
import { overFrames } from "../time/frames";
import { begin, play } from "../play/playthrough";
import { decodeSaved, decodeStep } from "./saving";
import type { Screens } from "../panel/screens";
import { say } from "../words";

/** How many steps of a record are replayed in one frame. */
const STEPS_PER_FRAME = 3;
/** How many of the last steps are put into words for the log; it shows no more. */
const STEPS_TOLD = 6;

/**
 * Brings a game back by playing its record again.
 * @noSelf
 */
export interface Resuming {
  /** Begins from the text of a save; an empty text is a fresh table. */
  load: (saved: string) => void;
  /** Plays a record again, some steps a frame. Where a step does not fit, the game goes on from the one before. */
  replay: (steps: readonly string[]) => void;
}

/** What resuming works with. */
interface Surroundings<Action, Event> {
  flow: Flow<Action>;
  screens: Screens;
  tell: (this: void, events: readonly Event[]) => void;
}

/** The resuming of games on a desk. */
export function createResuming<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, screens, tell }: Surroundings<Action, Event>,
): Resuming {
  function load(saved: string): void {
    const text = saved === "" ? undefined : decodeSaved(saved);
    if (text !== undefined) readDesk(rules, desk, text.header);
    replayAll(text?.steps ?? [], text?.damaged ?? false);
    if (text === undefined && saved !== "") screens.write(say("damagedAll"));
  }

  function replayAll(steps: readonly string[], damaged: boolean): void {
    const turn = flow.turnTo("resuming");
    const { options, seats, code } = desk.playthrough.record;
    desk.playthrough = begin(rules, options, seats, code);
    desk.lines = [];
    desk.replaying = steps;
    screens.clearLog();
    let broken = damaged;
    overFrames(() => {
      if (!flow.isAt(turn)) return true;
      for (let i = 0; i < STEPS_PER_FRAME && desk.lines.length < steps.length; i++) {
        const told = steps.length - desk.lines.length <= STEPS_TOLD;
        if (replayStep(steps[desk.lines.length] ?? "", told)) continue;
        broken = true;
        break;
      }
      if (!broken && desk.lines.length < steps.length) return false;
      if (broken) screens.write(say("damagedEnd", { step: desk.lines.length }));
      desk.replaying = undefined;
      flow.advance();
      return true;
    });
  }

  function replayStep(line: string, told: boolean): boolean {
    const step = decodeStep<Action>(line);
    if (step === undefined) return false;
    const done = play(rules, desk.playthrough, step);
    if (done.kind === "refusal") return false;
    desk.lines.push(line);
    if (told) tell(done.events);
    return true;
  }

  return {
    load,
    replay: (steps) => {
      replayAll(steps, false);
    },
  };
}
