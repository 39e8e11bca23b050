import { inSlices, type Thinker, type Thinking } from "../../../kit/rules/policy";
import type { Random } from "../../../kit/data/random";
import type { Choice } from "../../../kit/rules/rules";
import type { ChessShape } from "../../../kit/game/scene";
import { toCall } from "../rules/battle/betting";
import { legalMoves } from "../rules/chess/moves";
import { copyPosition } from "../rules/chess/playing";
import type { Move, Position } from "../rules/chess/position";
import { holeOdds, presentOdds, typeOdds, type HeldCards } from "../rules/odds";
import type { GameOptions } from "../rules/options";
import type { Action, Battle, Seen } from "../rules/state";
import { answerOffer, arrange, bestChoice } from "./arrangements";
import { after, afterFailure, attackIn, nodeOf, type Node } from "./replies";
import { cardsToAct } from "./duel";
import { chanceOf } from "./worth";

/** What a chess piece is worth in chips. */
export const CHIPS: Record<ChessShape, number> = {
  king: 40,
  queen: 9,
  rook: 5,
  bishop: 3,
  knight: 3,
  pawn: 1,
};
/** How many chips an improvement of the position by 1 in log-odds is worth. */
const PLACES = 10;
/** What an attack costs on average, in chips: the blind, and what is bet. */
const COST = 2;
/** How often what the opponent attacks next is lost. */
const LOST = 0.5;
/** From what share of won showdowns on it raises, and raises by the pot. */
const GOOD = 0.65;
const EXCELLENT = 0.8;
/** How many chips to call make the risk count once more. */
const BOLDNESS = 4;

/** Plays chess by what can be attacked right now, and poker by its share of won showdowns against the price of a call. */
export const sensible: Thinker<Seen, Action> = (seen, choices, random) => {
  const { battle, phase } = seen;
  const arranged = arrange(seen, choices);
  const only = choices[0]?.action ?? { kind: "fold" };
  if (arranged !== undefined || choices.length === 1) return () => arranged ?? only;
  if (only.kind === "acceptOffer") return () => answerOffer(seen, chanceOf(0));
  if (phase.kind === "move") return move(seen, choices, random);
  const cards = battle === undefined ? undefined : cardsToAct(seen, battle);
  if (phase.kind !== "bet" || battle === undefined || cards === undefined) return () => only;
  return () => bet(battle, choices, shareOf(cards));
};

/** Weighs every move by what it wins on average, by where it puts the piece, and by what the opponent can attack then. */
function move(seen: Seen, choices: readonly Choice<Action>[], random: Random): Thinking<Action> {
  const root = nodeOf(copyPosition(seen.position), 0);
  const values: number[] = [];
  return inSlices(
    choices.length,
    1,
    (index) => {
      const action = choices[index]?.action;
      // In shares of the king, which is the game.
      values.push(action?.kind === "move" ? valueOf(root, seen, action) / CHIPS.king : 0);
    },
    () => choices[bestChoice(seen, choices, values, random) ?? 0]?.action ?? { kind: "fold" },
  );
}

/** What a move is worth, in chips. */
function valueOf(root: Node, { options, privateCard }: Seen, chosen: Move): number {
  const attack = attackIn(root.position, chosen);
  if (attack === undefined) {
    const next = after(root, chosen, options);
    return (-next.standing - root.standing) * PLACES - LOST * threatIn(next.position, options);
  }
  const { attacker, target } = attack;
  const won = privateCard === undefined ? 0.5 : typeOdds(attacker, target, privateCard).win;
  return won * CHIPS[target] - COST - LOST * threatIn(afterFailure(root).position, options);
}

/** The best that the side to move can attack, in chips. */
function threatIn(position: Position, options: GameOptions): number {
  let most = 0;
  for (const reply of legalMoves(position, options)) {
    const attack = attackIn(position, reply);
    if (attack !== undefined) most = Math.max(most, CHIPS[attack.target]);
  }
  return most;
}

/** The share of showdowns that the cards win, by those on the table; a tie counts half. */
function shareOf(cards: HeldCards): number {
  const { match, hidden, opposing, community } = cards;
  const { win, tie } = community.length === 0 ? holeOdds(match, hidden, opposing) : presentOdds(cards);
  return win + tie / 2;
}

/** Raises with good cards, folds where a call costs more than it brings, and else stays in. */
function bet(battle: Battle, choices: readonly Choice<Action>[], share: number): Action {
  const missing = toCall(battle, battle.toAct);
  const prize = battle.pot + CHIPS[battle.defender.shape];
  const caution = 1 + missing / BOLDNESS;
  const actions = choices.filter(({ amounts }) => amounts === undefined).map(({ action }) => action);
  const raises = actions.filter(({ kind }) => kind === "raise");
  const stay = actions.find(({ kind }) => kind === "check" || kind === "call") ?? { kind: "fold" };
  if (missing > 0 && share * prize < (1 - share) * missing * caution) return { kind: "fold" };
  if (share > EXCELLENT) return raises[2] ?? stay;
  return share > GOOD ? (raises[1] ?? stay) : stay;
}
