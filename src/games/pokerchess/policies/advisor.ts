import type { Advisor, Motive } from "../../../kit/game/advice";
import type { Thinking } from "../../../kit/rules/policy";
import type { Action, Seen } from "../rules/state";
import { cardsToAct } from "./duel";
import { motiveOf, type HintReason } from "./reasons";
import { knownOdds, oddsFinder } from "./showdown-odds";
import { weighing, type Weighed } from "./weighing";

/** How much of finding odds is done in one slice, and while choices are weighed. */
const FINDING_A_SLICE = 2;

/**
 * Recommends what the strongest bot does, and says why. For that it finds out how often the cards win, which the bot does not ask: it
 * believes that who bets rather holds good ones.
 */
export const advisor: Advisor<Seen, Action, HintReason> = (seen, choices) => {
  const think = weighing(seen, choices);
  const find = findingIn(seen);
  let weighed: Weighed | undefined;
  let isFound = find === undefined;
  let say: Thinking<Motive<HintReason>> | undefined;
  return () => {
    if (weighed === undefined) {
      weighed = think();
      if (!isFound) isFound = find?.() ?? true;
      return undefined;
    }
    for (let each = 0; each < FINDING_A_SLICE && !isFound; each++) isFound = find?.() ?? true;
    if (!isFound) return undefined;
    const { ranking, rated } = weighed;
    say ??= motiveOf(seen, weighed);
    const motive = say();
    if (motive === undefined) return undefined;
    return rated === undefined ? { ranking, ...motive } : { ranking, rated, ...motive };
  };
};

/** Finds out how often the cards of the seat that bets win, unless that is known, or it does not bet. */
function findingIn(seen: Seen): ((this: void) => boolean) | undefined {
  const { battle, phase } = seen;
  if (battle === undefined || phase.kind !== "bet") return undefined;
  const cards = cardsToAct(seen, battle);
  return cards === undefined || knownOdds(cards) !== undefined ? undefined : oddsFinder(cards);
}
