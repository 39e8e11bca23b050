import { isSameChoice, type Advice, type Hints } from "../../src/kit/game/advice";
import { drawOutcome } from "../../src/kit/rules/chance";
import { anyAction, awaited } from "../../src/kit/rules/choices";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { thoughtOut } from "../../src/kit/rules/policy";
import { below, type Random } from "../../src/kit/data/random";
import type { Choice, GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";
import { expectPresent, expectTrue } from "./expect";

/** A position in which a seat was given advice, and what it is to do. */
export interface Said<State, Action, Reason extends string = string> {
  state: State;
  seat: Seat;
  choices: readonly Choice<Action>[];
  advice: Advice<Action, Reason>;
  best: Action;
}

/** When each reason of a game is true, by the position and the rules. */
export type Truths<State, Action, Reason extends string> = Record<
  Reason,
  (this: void, said: Said<State, Action, Reason>) => boolean
>;

/** Whose reasons are checked, and against what. */
interface Reasoning<State, Action extends GameAction, Event extends GameEvent, Seen, Reason extends string> {
  rules: Rules<State, Action, Event, Seen>;
  hints: Pick<Hints<Seen, Action, Reason>, "advisor" | "reason">;
  truths: Truths<State, Action, Reason>;
  /** How many times the truth of each reason is checked where it is given; it costs much where it is searched by play. Without it, every time. */
  times?: number;
}

/**
 * Holds the reasons of a game against its positions and keeps count of those that were given.
 * @noSelf
 */
export interface ReasonCheck<State, Action> {
  /** Asks for advice on a decision and fails unless its reason is true, as often as that is checked, and can be said; answers with the best choice. */
  decision(state: State, seat: Seat, choices: readonly Choice<Action>[]): Action;
  /** Checks this many decisions of games in which every fourth choice is any, so that odd positions are met, too. */
  games(positions: number, random: Random, start: (this: void, random: Random) => State): void;
  /** The reasons that were never given. */
  missing(): string[];
  /** Fails if there are any. */
  expectAllGiven(): void;
}

/** One choice in this many is any. */
const SLIP = 4;

/** The check of a game's reasons, none of which has been given yet. */
export function reasonCheck<
  State,
  Action extends GameAction,
  Event extends GameEvent,
  Seen,
  Reason extends string,
>({
  rules,
  hints,
  truths,
  times = Infinity,
}: Reasoning<State, Action, Event, Seen, Reason>): ReasonCheck<State, Action> {
  /** How often each reason was given. */
  const given: Record<string, number> = {};

  function decision(state: State, seat: Seat, choices: readonly Choice<Action>[]): Action {
    const advice = thoughtOut(hints.advisor(rules.seen(state, seat), choices));
    const best = expectPresent(advice.ranking[0]).action;
    const { reason, odds = "-", without = "-", amount = "-" } = advice;
    const name = `${reason} (${odds}, ${without}, ${amount}) of ${best.kind}`;
    const before = given[reason] ?? 0;
    if (before < times) expectTrue(truths[reason]({ state, seat, choices, advice, best }), name);
    if (before === 0) expectSaid(advice);
    given[reason] = before + 1;
    return best;
  }

  function expectSaid(advice: Advice<Action, Reason>): void {
    for (const language of LANGUAGES) {
      speak(language);
      const sentence = hints.reason(advice);
      expectTrue(sentence !== "" && !sentence.includes("{"), `${language}: ${advice.reason}: ${sentence}`);
    }
    speak("en");
  }

  function games(positions: number, random: Random, start: (this: void, random: Random) => State): void {
    let checked = 0;
    while (checked < positions) {
      const state = start(random);
      for (let waiting = rules.waiting(state); waiting.kind !== "over"; waiting = rules.waiting(state)) {
        if (waiting.kind === "chance") {
          rules.resolve(state, drawOutcome(waiting.chance, random));
          continue;
        }
        const { seat, choices } = expectPresent(awaited(waiting.decisions));
        let action = expectPresent(anyAction(choices, random));
        if (choices.length > 1) {
          checked++;
          const best = decision(state, seat, choices);
          if (below(random, SLIP) > 0) action = best;
        }
        rules.act(state, seat, action);
      }
    }
  }

  const missing = (): string[] => Object.keys(truths).filter((reason) => given[reason] === undefined);

  return {
    decision,
    games,
    missing,
    expectAllGiven: () => {
      expectTrue(missing().length === 0, `never given: ${missing().join(", ")}`);
    },
  };
}

/** Whether a chance that was said is the one that the rules give. */
export function isChance(said: number | undefined, chance: number): boolean {
  return said !== undefined && Math.abs(said - chance) < 1e-9;
}

/**
 * Whether nothing that was rated is worth more than the best choice.
 * @param isCompared which choices count; without it all
 */
export function isMost<State, Action extends GameAction>(
  { advice: { ranking, rated = ranking }, best }: Said<State, Action>,
  isCompared?: (this: void, action: Action) => boolean,
): boolean {
  const own = rated.find(({ action }) => isSameChoice(action, best))?.value;
  return (
    own !== undefined &&
    rated.every(({ action, value = 0 }) => value <= own || isCompared?.(action) === false)
  );
}
