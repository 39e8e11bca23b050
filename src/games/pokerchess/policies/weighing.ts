import { bestRated, type Advice, type Rated } from "../../../kit/game/advice";
import { inSlices, type Thinking } from "../../../kit/rules/policy";
import type { Choice } from "../../../kit/rules/rules";
import { copyPosition, relocate } from "../rules/chess/playing";
import type { Action, Seen } from "../rules/state";
import { answerOffer, arrange, bestChoices, offeredSide } from "./arrangements";
import { cardsToAct, duelChips } from "./duel";
import { lookAhead } from "./lookahead";
import { randomOf } from "./luck";
import { afterFailure, bestOf, nodeOf, repliesIn, type Node } from "./replies";
import { wager } from "./wagering";

/** The choices by estimated value: chances to win, or nothing where a rule decides. */
export interface Weighed extends Pick<Advice<Action>, "ranking" | "rated"> {
  /** The chance to win of who answers an offer. */
  chance?: number;
}

/**
 * Weighs every move by the replies to it and the odds of its battle, and every bet by the hands of both sides on many boards: all
 * in chances to win the game.
 */
export const weighing = (seen: Seen, choices: readonly Choice<Action>[]): Thinking<Weighed> => {
  const { battle, phase } = seen;
  const arranged = arrange(seen, choices);
  const only = choices[0]?.action ?? { kind: "fold" };
  if (arranged !== undefined || choices.length === 1) return () => plainly(arranged ?? only);
  if (only.kind === "acceptOffer") {
    return () => {
      const toMove = chanceIn(rootOf(seen), seen);
      const chance = offeredSide(seen) === seen.position.side ? toMove : 1 - toMove;
      return { ...plainly(answerOffer(seen, chance)), chance };
    };
  }
  if (phase.kind === "move") return move(seen, choices);
  if (phase.kind === "retreat") return retreat(seen, choices);
  const cards = battle === undefined ? undefined : cardsToAct(seen, battle);
  if (battle === undefined || cards === undefined) return () => plainly(only);
  return wager(seen, battle, cards, choices, (rated) => ({ ranking: bestRated(rated), rated }));
};

/** A decision by a rule, so nothing is rated. */
function plainly(action: Action): Weighed {
  return { ranking: [{ action, value: undefined }] };
}

/** The position, with the chips of both sides. */
function rootOf(seen: Seen): Node {
  const { position } = seen;
  return nodeOf(copyPosition(position), duelChips(seen, position.side));
}

function chanceIn(node: Node, { options }: Seen): number {
  return bestOf(repliesIn(node, options), node);
}

function move(seen: Seen, choices: readonly Choice<Action>[]): Thinking<Weighed> {
  const moves = choices.map(({ action }) => (action.kind === "move" ? action : { from: 0, to: 0 }));
  return lookAhead(rootOf(seen), seen.options, moves, seen.privateCard, (chances) => {
    const ranking = bestChoices(seen, choices, chances, randomOf(seen));
    return { ranking, rated: ratedAs(choices, chances) };
  });
}

/** The choices with their chances, also those that a hint does not name. */
function ratedAs(choices: readonly Choice<Action>[], chances: readonly number[]): Rated<Action>[] {
  return choices.map(({ action }, index) => ({ action, value: chances[index] }));
}

/** Retreats to where the opponent's best move does the least harm (PC-8.3). */
function retreat(seen: Seen, choices: readonly Choice<Action>[]): Thinking<Weighed> {
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
    () => ({
      ranking: bestChoices(seen, choices, chances, randomOf(seen)),
      rated: ratedAs(choices, chances),
    }),
  );
}
