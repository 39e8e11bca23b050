import { same } from "../../kit/data";
import type { ChoiceWords, TableGame } from "../../kit/game";
import type { Choice, Decision, GameAction, GameEvent, Seat } from "../../kit/rules";
import type { Scope } from "../time/scope";
import { overFrames } from "../time/tasks";

/** A choice with its words, as the panel lists it. */
export interface Offer<Action> {
  seat: number;
  choice: Choice<Action>;
  words: ChoiceWords;
  /** Whether it is asked about first, because it cannot be undone. */
  grave: boolean;
  /** Whether hands can make it with the pieces on the table; found out at a referee's table only. */
  byHand: boolean;
  /** Whether the coach of a lesson recommends it. */
  advised: boolean;
}

/** The offers to a seat. */
export function offersTo<Action>(offers: readonly Offer<Action>[], seat: Seat | undefined): Offer<Action>[] {
  const own: Offer<Action>[] = [];
  for (const offer of offers) if (offer.seat === seat) own.push(offer);
  return own;
}

/** How many choices are put into words in one slice; each may carry an exact chance. */
export const CHOICES_PER_SLICE = 5;
/** What that costs in all but a few positions, in instructions; the budget holds those, too. */
const COST = 5_000;
/** What each costs about. */
const COST_OF_CHOICE = 650;

/**
 * Puts every choice and every aside of these seats into words, some each slice, then hands them over. What a seat sees is
 * looked at in the first slice of that seat: eight of them at once are too much for a frame.
 * @param advised what a coach recommends to a seat, if anything
 * @param turn the turn that they belong to
 */
export function makeOffers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  state: State,
  decisions: readonly Decision<Action>[],
  advised: (this: void, seat: Seat) => Action | undefined,
  turn: Scope,
  ready: (offers: Offer<Action>[]) => void,
): void {
  const open: { seat: number; choice: Choice<Action> }[] = [];
  for (const { seat, choices, asides = [] } of decisions) {
    for (const choice of choices.concat(asides)) open.push({ seat, choice });
  }
  const offers: Offer<Action>[] = [];
  let sight: { seat: number; seen: Seen; advice: Action | undefined } | undefined;
  let spent = COST;
  overFrames(
    () => {
      spent = 0;
      const first = open[offers.length];
      if (first !== undefined && sight?.seat !== first.seat) {
        const { seat } = first;
        sight = { seat, seen: rules.seen(state, seat), advice: advised(seat) };
      }
      for (const { seat, choice } of open.slice(offers.length, offers.length + CHOICES_PER_SLICE)) {
        if (seat !== sight?.seat) continue;
        const isAdvised = sight.advice !== undefined && same(choice.action, sight.advice);
        spent += COST_OF_CHOICE;
        offers.push({
          seat,
          choice,
          words: words.choice(sight.seen, choice),
          grave: words.confirm(sight.seen, choice.action) !== undefined,
          byHand: false,
          advised: isAdvised,
        });
      }
      if (offers.length < open.length) return false;
      ready(offers);
      return true;
    },
    { cost: COST, spent: () => spent, scope: turn },
  );
}
