import type { Critic, PlayingOn } from "../game/advice";
import { openContest, type TrialEffort, type TrialFinding } from "./contest";
import { copy } from "../data/data";
import { dealtAgain, unseenIn, type Unseen } from "./hidden-cards";
import { playingOn, sliceCost, WHOLE_SLICE, type PlayedOn } from "./sliced-play";
import type { Thinking } from "../rules/policy";
import type { GameRecord, Step } from "../record/record";
import type { GameAction, GameEvent, Rules, Seat } from "../rules/rules";

/** A choice of a game that was played, and what is said to have been better. */
export interface Accused<Action> {
  seat: Seat;
  /** How many steps came before it. */
  steps: number;
  made: Action;
  best: Action;
}

/**
 * A trial under way: `next` works for a slice of a frame, and answers once it is decided.
 * @noSelf
 */
export interface Trial {
  next: Thinking<TrialFinding>;
  /** About how many instructions the last slice took. */
  spent: () => number;
  /** How much of it is done at least, from 0 to 1. */
  share: () => number;
}

/** The approximate cost of dealing the cards again, copying a position, or comparing two. */
const DEAL = 5_000;

/**
 * Plays on from a decision, with the choice made and with the better one, until the difference is more than chance. Both get the
 * same dice and hidden cards where they can. It works in slices of a frame.
 * @returns a finding of no games where the hidden cards of the position can't be dealt again, or the record does not fit
 */
export function trying<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  critic: Pick<Critic<Seen, Action>, "points">,
  playing: PlayingOn<Seen, Action>,
  { options, seats, steps }: Pick<GameRecord<Action>, "options" | "seats" | "steps">,
  { seat, steps: before, made, best }: Accused<Action>,
  effort: TrialEffort,
): Trial {
  const contest = openContest(effort);
  const whole = sliceCost(playing.costs);
  let games = 0;
  let work = 0;
  let spent = 0;
  let find: Thinking<Unseen<State, Seen> | "unfit"> | undefined;
  let unseen: Unseen<State, Seen> | "unfit" | undefined;
  let deal: Thinking<{ state: State } | "impossible"> | undefined;
  let dealt: State | undefined;
  let played: PlayedOn | undefined;
  let first: number | "stuck" | undefined;

  /** Begins with the game that was dealt, one way. */
  function begin(from: State, action: Action): void {
    const step: Step<Action> = { kind: "act", seat, action };
    played = playingOn(rules, critic, playing, { state: copy(from), step, seat, seats }, games + 1);
  }

  /** The game is over both ways, or can't be dealt. */
  function finish(one: number | "stuck", other: number | "stuck"): TrialFinding | undefined {
    games++;
    deal = undefined;
    dealt = undefined;
    played = undefined;
    first = undefined;
    const isPlayed = one !== "stuck" && other !== "stuck";
    return isPlayed ? contest.enter(one, other) : contest.enter(undefined, undefined);
  }

  /** Continues with the next game, one way and then the other. */
  function play(from: Unseen<State, Seen>): TrialFinding | undefined {
    spent = DEAL;
    if (dealt === undefined) {
      deal ??= dealtAgain(rules, from, games + 1);
      const answer = deal();
      if (answer === "impossible") return finish("stuck", "stuck");
      dealt = answer?.state;
    } else if (played === undefined) begin(dealt, first === undefined ? best : made);
    else {
      const outcome = played.next();
      spent = played.spent();
      if (outcome === undefined) return undefined;
      if (first !== undefined) return finish(first, outcome);
      first = outcome;
      played = undefined;
    }
    return undefined;
  }

  return {
    next: () => {
      // Where slices may be whole ones, no other fits into the frame after more than half a slice.
      work += whole === WHOLE_SLICE && 2 * spent > whole ? Math.max(spent, whole) : spent;
      spent = WHOLE_SLICE;
      if (unseen === "unfit" || work > effort.work) return contest.finding();
      if (unseen !== undefined) return play(unseen);
      if (find === undefined) find = unseenIn(rules, { options, seats, steps: steps.slice(0, before) }, seat);
      else unseen = find();
      return undefined;
    },
    spent: () => spent,
    share: () => Math.max(work / effort.work, games / effort.most),
  };
}
