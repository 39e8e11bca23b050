import { inSlices, type Thinker, type Thinking } from "../../../kit/policy";
import type { Random } from "../../../kit/random";
import type { Choice } from "../../../kit/rules";
import { copyPosition, relocate } from "../rules/chess/playing";
import type { Action, Seen } from "../rules/state";
import { answerOffer, arrange, bestChoice } from "./arrangements";
import { cardsToAct, duelChips } from "./duel";
import { lookAhead } from "./lookahead";
import { afterFailure, bestOf, nodeOf, repliesIn, type Node } from "./replies";
import { wager } from "./wagering";

/**
 * Weighs every move by the replies to it and the odds of its battle, and every bet by what the cards of both sides come to
 * on many boards: all in chances to win the game.
 */
export const strong: Thinker<Seen, Action> = (seen, choices, random) => {
  const { battle, phase } = seen;
  const arranged = arrange(seen, choices);
  const only = choices[0]?.action ?? { kind: "fold" };
  if (arranged !== undefined || choices.length === 1) return () => arranged ?? only;
  if (only.kind === "acceptOffer") return () => answerOffer(seen, 1 - chanceIn(rootOf(seen), seen));
  if (phase.kind === "move") return move(seen, choices, random);
  if (phase.kind === "retreat") return retreat(seen, choices, random);
  const cards = battle === undefined ? undefined : cardsToAct(seen, battle);
  if (battle === undefined || cards === undefined) return () => only;
  return wager(seen, battle, cards, choices, random);
};

/** The position, with the chips of both sides. */
function rootOf(seen: Seen): Node {
  const { position } = seen;
  return nodeOf(copyPosition(position), duelChips(seen, position.side));
}

function chanceIn(node: Node, { options }: Seen): number {
  return bestOf(repliesIn(node, options), node);
}

function move(seen: Seen, choices: readonly Choice<Action>[], random: Random): Thinking<Action> {
  const moves = choices.map(({ action }) => (action.kind === "move" ? action : { from: 0, to: 0 }));
  return lookAhead(rootOf(seen), seen.options, moves, seen.privateCard, (chances) =>
    bestChoice(seen, choices, chances, random),
  );
}

/** Stands where the opponent's best move does the least harm (PC-8.3). */
function retreat(seen: Seen, choices: readonly Choice<Action>[], random: Random): Thinking<Action> {
  const from = seen.battle?.from ?? 0;
  const chances: number[] = [];
  return inSlices(
    choices.length,
    1,
    (index) => {
      const action = choices[index]?.action;
      const root = rootOf(seen);
      if (action?.kind === "retreat") relocate(root.position, { from, to: action.to });
      chances.push(1 - chanceIn(afterFailure(root), seen));
    },
    () => bestChoice(seen, choices, chances, random),
  );
}
