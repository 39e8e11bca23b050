import type { ChoiceWords, TableGame } from "../kit/game";
import type { Choice, Decision, GameAction, GameEvent } from "../kit/rules";
import { overFrames } from "./frames";

/** A choice with its words, as the panel lists it. */
export interface Offer<Action> {
  seat: number;
  choice: Choice<Action>;
  words: ChoiceWords;
}

/** How many choices are put into words in one frame; each may carry an exact chance. */
export const CHOICES_PER_FRAME = 6;

/** Puts every choice and every aside of these seats into words, some each frame, then hands them over. */
export function makeOffers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  state: State,
  decisions: readonly Decision<Action>[],
  ready: (offers: Offer<Action>[]) => void,
): void {
  const open: { seat: number; seen: Seen; choice: Choice<Action> }[] = [];
  for (const { seat, choices, asides = [] } of decisions) {
    const seen = rules.seen(state, seat);
    for (const choice of choices.concat(asides)) open.push({ seat, seen, choice });
  }
  const offers: Offer<Action>[] = [];
  overFrames(() => {
    const end = Math.min(offers.length + CHOICES_PER_FRAME, open.length);
    for (const { seat, seen, choice } of open.slice(offers.length, end)) {
      offers.push({ seat, choice, words: words.choice(seen, choice) });
    }
    if (offers.length < open.length) return false;
    ready(offers);
    return true;
  });
}
