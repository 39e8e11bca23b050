import type { Critic, PlayingOn, TurnCosts } from "../game/advice";
import { drawOutcome } from "../rules/chance";
import { playAct, type Act, type Deciders, type GameInPlay } from "../record/playing-on";
import type { Thinker, Thinking } from "../rules/policy";
import { seeded } from "../data/random";
import type { Step } from "../record/record";
import { shareOfWin } from "./review";
import type { GameAction, GameEvent, Result, Rules, Seat } from "../rules/rules";

/** The declared cost of a slice that may do no more; thinking in slices of its own costs that. */
export const WHOLE_SLICE = 10_000;
/** What is done in one slice takes about as much at most: what it takes on average, for hardly ever all of it takes twice that. */
const FILLED = 7_000;

/** What every act takes besides. */
const ACT = 70;

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
 * Plays a game on to its end, or to where its worth is known, as much in a slice as fits. Its state changes.
 * @param number games of the same number draw from the same generators, so they meet the same luck as far as they can
 */
export function playingOn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { points }: Pick<Critic<Seen, Action>, "points">,
  playing: PlayingOn<Seen, Action>,
  { state, step, seat, seats }: Departure<State, Action>,
  number: number,
): PlayedOn {
  const { costs } = playing;
  const deciders = drawing(playing.player, number);
  const game: GameInPlay<State, Seen, Action> = { state, next: { kind: "play", step } };
  let spent = 0;

  /** The result of the game for the seat; undefined while it has to be played on. */
  function outcome(result: Result | undefined): number | undefined {
    const { next } = game;
    if (next.kind === "draw" && next.chance.kind !== "shuffle") return undefined;
    const known = playing.worth?.(rules.seen(state, seat), seat);
    if (known !== undefined || result === undefined) return known;
    return points?.of(rules.seen(state, seat), seat) ?? shareOfWin(result, seat, seats);
  }

  /** A decision that is none needs no thought. */
  function skipThought(): void {
    const { next } = game;
    if (next.kind !== "see") return;
    const { seat: whose, choices } = next.decision;
    const [only] = choices;
    if (only !== undefined && choices.length === 1 && only.amounts === undefined)
      game.next = { kind: "play", step: { kind: "act", seat: whose, action: only.action } };
  }

  function part(): number | "stuck" | undefined {
    const { kind } = game.next;
    spent += costOf(costs, kind);
    const acted = playAct(rules, deciders, game);
    if (acted?.kind === "stuck") return "stuck";
    if (kind !== "look") return undefined;
    const known = outcome(acted?.kind === "over" ? acted.result : undefined);
    if (known === undefined) skipThought();
    return known;
  }

  return {
    next: () => {
      spent = 0;
      do {
        const known = part();
        if (known !== undefined) return known;
        // To look may take as long as to see, too.
      } while (
        spent + costOf(costs, game.next.kind) + (game.next.kind === "look" ? costs.begin : 0) <=
        FILLED
      );
      return undefined;
    },
    spent: () => spent,
  };
}

/** About what an act takes. */
function costOf(costs: TurnCosts, kind: Act<unknown, unknown>["kind"]): number {
  return ACT + (costs[kind] ?? 0);
}

/** One thinker at every seat; chance and what it does by chance have generators of their own, by a number. */
export function drawing<Seen, Action>(
  thinker: Thinker<Seen, Action>,
  number: number,
): Deciders<Seen, Action> {
  const chance = seeded(number * 2);
  const judgement = seeded(number * 2 + 1);
  return {
    decide: (seen, { choices }) => thinker(seen, choices, judgement),
    draw: (point) => drawOutcome(point, chance),
  };
}
