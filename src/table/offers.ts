import type { ChoiceWords, GameWords } from "../kit/game";
import type { Choice, Decision } from "../kit/rules";
import { overFrames } from "./frames";

/** A choice with its words, as the panel lists it. */
export interface Offer<Action> {
  seat: number;
  choice: Choice<Action>;
  words: ChoiceWords;
}

/** How many choices are put into words in one frame; each may carry an exact chance. */
const CHOICES_PER_FRAME = 10;

/** Puts every choice of a seat into words, some each frame, then hands them over. */
export function makeOffers<Seen, Action, Event>(
  words: GameWords<Seen, Action, Event>,
  seen: Seen,
  { seat, choices }: Decision<Action>,
  ready: (offers: Offer<Action>[]) => void,
): void {
  const offers: Offer<Action>[] = [];
  let next = 0;
  overFrames(() => {
    const end = Math.min(next + CHOICES_PER_FRAME, choices.length);
    while (next < end) {
      const choice = choices[next];
      next++;
      if (choice !== undefined) offers.push({ seat, choice, words: words.choice(seen, choice) });
    }
    if (next < choices.length) return false;
    ready(offers);
    return true;
  });
}
