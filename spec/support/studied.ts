import type { GameWords } from "../../src/kit/game/game-words";

/** Finds out what the words of a seat's choices tell, without a pause; answers the words. */
export function studied<
  Seen,
  Action,
  Event,
  Reason extends string,
  Words extends GameWords<Seen, Action, Event, Reason>,
>(words: Words, seen: Seen): Words {
  const slice = words.study?.(seen);
  while (slice !== undefined && !slice());
  return words;
}
