import { bestRated, obeying, type Advisor, type Hints } from "../../src/kit/game/advice";
import type { Bot } from "../../src/kit/game/game";
import { inOneSlice, randomPolicy, withoutPause, type Policy } from "../../src/kit/rules/policy";
import { CHANCES } from "../../src/kit/game/chances";
import { fill, percent } from "../../src/kit/words/words";
import { text } from "./catalogue";
import { rank, type Action, type Seen } from "./rules";

/** Plays its highest card; what a card is worth is how many of the other 51 it beats. */
const highest: Advisor<Seen, Action, "highest"> = (_seen, choices) => () => ({
  ranking: bestRated(choices.map(({ action }) => ({ action, value: (rank(action.card) * 4) / 51 }))),
  reason: "highest",
});

export const hints: Hints<Seen, Action, "highest"> = {
  advisor: highest,
  close: 0.03,
  reason: () => text().HINT,
  worth: (value) => fill(text().WORTH, { chance: percent(value) }),
  change: CHANCES.change,
};

export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomPolicy,
  sensible: withoutPause(obeying(highest)),
};

export const bots: readonly Bot<Seen, Action>[] = [
  { level: "beginner", rating: 1000, thinker: inOneSlice(randomPolicy) },
  { level: "expert", rating: 1400, thinker: obeying(highest) },
];
