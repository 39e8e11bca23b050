import { same } from "../data/data";
import { listed } from "../words/enumeration";
import type { Thinker, Thinking } from "../rules/policy";
import type { Choice, GameAction, GameEvent, Rules, Seat } from "../rules/rules";
import type { Values } from "../words/words";
import type { ChoiceWords } from "./game-words";
import type { Act } from "../record/playing-on";

/** A choice and its value by an advisor; undefined where the advisor follows a rule and calculates nothing. */
export interface Rated<Action> {
  action: Action;
  value: number | undefined;
}

/** Why a choice is the best one, and the figures in that reason, if any. */
export interface Motive<Reason extends string = string> {
  reason: Reason;
  /** A chance, from 0 to 1. */
  odds?: number | undefined;
  /** The chance that it is compared with, such as the same one without the choice. */
  without?: number | undefined;
  /** Any other number, such as hit points. */
  amount?: number | undefined;
  /** What else the reason mentions, by its name in the game, such as a chess piece. */
  thing?: string | undefined;
}

/** What an advisor recommends: at least one choice, the best first, and why it is the best. */
export interface Advice<Action, Reason extends string = string> extends Motive<Reason> {
  ranking: readonly Rated<Action>[];
  /** Every choice that was rated, in no order, for a review; where it is left out, the ranking is all. */
  rated?: readonly Rated<Action>[];
}

/**
 * Rates the choices of a seat from what that seat may see, in slices of a frame. The list of choices is never empty. The same
 * view gets the same advice: luck comes from a generator seeded by what the seat sees (`seededBy`).
 */
export type Advisor<Seen, Action, Reason extends string = string> = (
  seen: Seen,
  choices: readonly Choice<Action>[],
) => Thinking<Advice<Action, Reason>>;

/**
 * Who judges the decisions of a game, also afterwards.
 * @noSelf
 */
export interface Critic<Seen, Action, Reason extends string = string> {
  advisor: Advisor<Seen, Action, Reason>;
  /** Rates what the advisor did not, on its own scale: a review compares only what this has rated with one another. */
  assess?(seen: Seen, action: Action): Thinking<Rated<Action>>;
  /**
   * Which part of a whole game a choice has to lose to count: what loses less is close, for games that are played on from there
   * don't tell the two apart often enough (docs/figures.md).
   */
  close: number;
  /** In a game whose values are points: those that a seat has already, and how many a whole game is about. */
  points?: { of(this: void, seen: Seen, seat: Seat): number; whole(this: void, seen: Seen): number };
  /** How games are played on to check what cost most; a deeper look is offered where this is there. */
  deeper?: PlayingOn<Seen, Action>;
}

/**
 * The hints of a game: who gives them, and the words for it.
 * @noSelf
 */
export interface Hints<Seen, Action, Reason extends string = string> extends Critic<Seen, Action, Reason> {
  /** Why the best choice is the best, in a sentence. */
  reason(motive: Motive<Reason>): string;
  /** What a value means, such as a chance to win or a number of floors. */
  worth(value: number): string;
  /** By how much a value changed, with its sign and unit. */
  change(value: number): string;
}

/** An advisor's verdict on a decision, and the view it was based on. */
export interface Counsel<Seen, Action> {
  seen: Seen;
  advice: Advice<Action>;
}

/** Asks an advisor about a seat's decision: to look, to begin and to think are slices of their own. */
export function counselling<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Pick<Rules<State, Action, Event, Seen>, "seen">,
  { advisor }: Pick<Critic<Seen, Action>, "advisor">,
  { state, seat }: { state: State; seat: Seat },
  choices: readonly Choice<Action>[],
): Thinking<Counsel<Seen, Action>> {
  let seen: Seen | undefined;
  let think: Thinking<Advice<Action>> | undefined;
  return () => {
    if (seen === undefined) seen = rules.seen(state, seat);
    else if (think === undefined) think = advisor(seen, choices);
    else {
      const advice = think();
      return advice && { seen, advice };
    }
    return undefined;
  };
}

/** How advice reads: its sentences, the names of choices, and whether it shows values. */
interface Telling {
  say: (this: void, sentence: "hintBest" | "hintAlike" | "hintNext" | "rated", values: Values) => string;
  name: (this: void, words: ChoiceWords) => string;
  showsOdds: boolean;
}

/** The best choice, why, and the next best ones; those whose value reads the same are called as good. */
export function adviceLines<Seen, Action extends GameAction>(
  words: { choice: (this: void, seen: Seen, choice: Choice<Action>) => ChoiceWords },
  advising: Pick<Hints<Seen, Action>, "reason" | "worth">,
  { seen, advice }: Counsel<Seen, Action>,
  choices: readonly Choice<Action>[],
  { say, name, showsOdds }: Telling,
): string[] {
  const lines: string[] = [];
  const alike: string[] = [];
  let most: string | undefined;
  for (const { action, value } of advice.ranking) {
    const choice = choices.find((other) => isSameChoice(other.action, action)) ?? { action, rule: "" };
    const named = name(words.choice(seen, choice));
    const worth = value === undefined ? undefined : advising.worth(value);
    const told = worth === undefined || !showsOdds ? named : say("rated", { choice: named, worth });
    if (lines.length === 0) {
      most = worth;
      lines.push(say("hintBest", { choice: told }));
      lines.push(advising.reason(advice));
    } else if (worth !== undefined && worth === most) alike.push(named);
    else lines.push(say("hintNext", { choice: told }));
  }
  if (alike.length > 0) lines.splice(1, 0, say("hintAlike", { choices: listed(alike) }));
  return lines;
}

/** Whether two actions are the same; most differ by their kind, which is cheap to see. */
export function isSameChoice(one: GameAction, other: GameAction): boolean {
  return one.kind === other.kind && same(one, other);
}

/** How many choices a hint names. */
export const MOST_RATED = 3;

/** A player that follows an advisor, without its reasons. */
export function obeying<Seen, Action>(
  advisor: (seen: Seen, choices: readonly Choice<Action>[]) => Thinking<Pick<Advice<Action>, "ranking">>,
): Thinker<Seen, Action> {
  return (seen, choices) => {
    const think = advisor(seen, choices);
    return () => think()?.ranking[0]?.action;
  };
}

/** The best of some rated choices, the best first; of equal ones the earlier comes first, in every Lua. */
export function bestRated<Action>(rated: readonly Rated<Action>[]): Rated<Action>[] {
  const ranking: Rated<Action>[] = [];
  for (const each of rated) {
    let place = ranking.length;
    while (place > 0 && (each.value ?? 0) > (ranking[place - 1]?.value ?? 0)) place--;
    if (place >= MOST_RATED) continue;
    // `splice` takes ten times as long, and there may be a hundred choices.
    for (let at = Math.min(ranking.length, MOST_RATED - 1); at > place; at--) {
      const worse = ranking[at - 1];
      if (worse !== undefined) ranking[at] = worse;
    }
    ranking[place] = each;
  }
  return ranking;
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

/** About how many instructions of Lua's virtual machine the acts of a turn take on average; the others take next to nothing. */
export type TurnCosts = Partial<Record<Act<unknown, unknown>["kind"], number>> & {
  think: number;
  begin: number;
};
