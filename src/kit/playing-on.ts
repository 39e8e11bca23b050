import type { Critic } from "./advice";
import { drawOutcome } from "./chance";
import { awaited } from "./choices";
import type { Thinker, Thinking } from "./policy";
import { seeded } from "./random";
import { apply, type Step } from "./record";
import { shareOfWin } from "./review";
import type { Decision, GameAction, GameEvent, Rules, Seat, Waiting } from "./rules";

/**
 * About how many instructions of Lua's virtual machine the parts of a turn take on average: to ask what the game waits for, to see
 * and begin to think, a slice of thinking, and a step.
 */
export interface TurnCosts {
  look: number;
  see: number;
  think: number;
  step: number;
}

/**
 * How a game is played on from a decision, again and again, to find out whether another choice was better.
 * @noSelf
 */
export interface PlayingOn<Seen, Action> {
  /** Who plays every seat. */
  player: Thinker<Seen, Action>;
  costs: TurnCosts;
  /**
   * The value of a position for a seat if the game need not be played on any further; undefined if it must be, or if it is over
   * and its result says all. It is asked at decisions, before cards are shuffled, and at the end.
   */
  worth?(seen: Seen, seat: Seat): number | undefined;
}

/** The declared cost of a slice that may do no more; thinking in slices of its own costs that. */
export const WHOLE_SLICE = 10_000;
/** What is done in one slice takes about as much at most: what it takes on average, for hardly ever all of it takes twice that. */
const FILLED = 7_000;

/** What a slice of playing on costs at most, for the scheduler. */
export function sliceCost({ think }: TurnCosts): number {
  return Math.max(think, FILLED + 500);
}

/** A position to play on from: `step` comes first, and the game's result counts for `seat`. */
interface Departure<State, Action> {
  state: State;
  step: Step<Action>;
  seat: Seat;
  seats: number;
}

/**
 * A game that is played on, in slices of a frame: `next` answers its result, or `stuck` if the rules refuse something.
 * @noSelf
 */
export interface PlayedOn {
  next: Thinking<number | "stuck">;
  /** About how many instructions the last slice took. */
  spent: () => number;
}

/**
 * Plays a game on to its end, or to where its worth is known. Its state changes.
 * @param number games of the same number draw from the same generators, so they meet the same luck as far as they can
 */
export function playingOn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { points }: Pick<Critic<Seen, Action>, "points">,
  playing: PlayingOn<Seen, Action>,
  { state, step, seat, seats }: Departure<State, Action>,
  number: number,
): PlayedOn {
  const { player, costs } = playing;
  const chance = seeded(number * 2);
  const judgement = seeded(number * 2 + 1);
  let due: Step<Action> | undefined = step;
  let deciding = seat;
  let think: Thinking<Action> | undefined;
  let spent = 0;

  /** The result of the game; undefined while it has to be played on. */
  function outcomeIn(waiting: Waiting<Action>): number | undefined {
    if (waiting.kind === "chance" && waiting.chance.kind !== "shuffle") return undefined;
    const known = playing.worth?.(rules.seen(state, seat), seat);
    if (known !== undefined || waiting.kind !== "over") return known;
    return points?.of(rules.seen(state, seat), seat) ?? shareOfWin(waiting.result, seat, seats);
  }

  function decide({ seat: whose, choices }: Decision<Action>): void {
    deciding = whose;
    spent += costs.see;
    const [only] = choices;
    if (only !== undefined && choices.length === 1 && only.amounts === undefined)
      due = { kind: "act", seat: whose, action: only.action };
    else think = player(rules.seen(state, whose), choices, judgement);
  }

  /** Asks what the game waits for, and begins with it. */
  function look(): number | "stuck" | undefined {
    const waiting = rules.waiting(state);
    const outcome = outcomeIn(waiting);
    if (outcome !== undefined) return outcome;
    if (waiting.kind === "chance") due = { kind: "chance", outcome: drawOutcome(waiting.chance, chance) };
    const decision = waiting.kind === "decisions" ? awaited(waiting.decisions) : undefined;
    if (decision !== undefined) decide(decision);
    return waiting.kind === "chance" || decision !== undefined ? undefined : "stuck";
  }

  /** About what the next part takes. */
  function cost(): number {
    if (think !== undefined) return costs.think;
    return due === undefined ? costs.look + costs.see : costs.step;
  }

  function part(): number | "stuck" | undefined {
    spent += think !== undefined ? costs.think : due === undefined ? costs.look : costs.step;
    if (think !== undefined) {
      const action = think();
      if (action === undefined) return undefined;
      think = undefined;
      due = { kind: "act", seat: deciding, action };
      return undefined;
    }
    if (due === undefined) return look();
    const played = apply(rules, state, due);
    due = undefined;
    return played.kind === "refusal" ? "stuck" : undefined;
  }

  return {
    next: () => {
      spent = 0;
      do {
        const outcome = part();
        if (outcome !== undefined) return outcome;
      } while (spent + cost() <= FILLED);
      return undefined;
    },
    spent: () => spent,
  };
}
