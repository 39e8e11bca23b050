import type { Thinker, Thinking } from "../../../kit/policy";
import { below, type Random } from "../../../kit/random";
import type { Choice } from "../../../kit/rules";
import { copyPosition, relocate } from "../chess/playing";
import { otherSide, type Square } from "../chess/position";
import type { Action, Seen } from "../state";
import { acceptsOffer, arrange, isOwnDecision } from "./arrangements";
import { cardsToAct } from "./battling";
import { chipsOf } from "./duel";
import { lookAhead } from "./lookahead";
import { afterFailure, bestOf, nodeOf, repliesIn, type Node } from "./replies";
import { restlessnessIn } from "./restlessness";
import { wager } from "./wagering";
import { chipsWorth } from "./worth";

/**
 * Weighs every move by the replies to it and the odds of its battle, and every bet by what the cards of both sides come to
 * on many boards: all in chances to win the game.
 */
export const strong: Thinker<Seen, Action> = (seen, choices, random) => {
  const { battle, phase } = seen;
  const arranged = arrange(seen, choices);
  if (arranged !== undefined) return () => arranged;
  const [first] = choices;
  if (choices.length > 1) {
    if (first?.action.kind === "acceptOffer") return () => answer(seen);
    if (phase.kind === "move") return move(seen, choices, random);
    if (phase.kind === "retreat") return retreat(seen, choices);
    const cards = battle === undefined ? undefined : cardsToAct(seen, battle);
    if (phase.kind === "bet" && battle !== undefined && cards !== undefined) {
      return wager(seen, battle, cards, choices, random);
    }
  }
  return () => first?.action ?? { kind: "fold" };
};
