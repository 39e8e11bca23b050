import type { ChoiceWords } from "../../kit/game";
import type { Amounts, Choice } from "../../kit/rules";
import { fill, percent } from "../../kit/words";
import { asideWords, isAside } from "./aside-words";
import { betWords } from "./bet-words";
import { rookMove, victimOf } from "./chess/moves";
import { shapeOn, type Move, type Square } from "./chess/position";
import { squareName } from "./chess/squares";
import { mostStaked } from "./legality";
import { text } from "./languages";
import { formingWords } from "./forming-words";
import { chipCount } from "./names";
import { rebuyChips } from "./prompts";
import { attackOdds } from "./prospects";
import type { Action, Seen } from "./state";

/** The words of one choice: moves by piece with the attacks in front, bets, and what may be done besides. */
export function choiceWords(seen: Seen, { action, amounts }: Choice<Action>): ChoiceWords {
  switch (action.kind) {
    case "move":
      return moveWords(seen, action);
    case "promote":
      return chosen(text().PROMOTIONS[action.shape], "");
    case "retreat":
      return retreatWords(seen, action.to);
    case "stake":
      return stakeWords(seen, action.amount, amounts);
    case "rebuy":
    case "declineRebuy":
      return rebuyWords(seen, action.kind === "rebuy");
    case "fold":
    case "check":
    case "call":
    case "raise":
      return betWords(seen, action, amounts);
    default:
      return isAside(action) ? asideWords(seen, action, amounts) : formingWords(seen, action);
  }
}

function chosen(label: string, detail: string): ChoiceWords {
  return { group: text().GROUPS.choice, label, detail, odds: "" };
}

function moveWords(seen: Seen, move: Move): ChoiceWords {
  const { position } = seen;
  const shape = shapeOn(position.board, move.from);
  const victim = victimOf(position, move);
  if (victim !== undefined) return attackWords(seen, move, victim);
  const squares = { from: squareName(move.from), to: squareName(move.to) };
  const isCastling = rookMove(position, move) !== undefined;
  const label = isCastling ? text().CHOICES.castle : text().CHOICES.move;
  return {
    group: text().SHAPE_GROUPS[shape],
    label: fill(label, { shape: text().SHAPE_TITLES[shape], ...squares }),
    detail: shape === "pawn" && isFarRow(move.to) ? text().CHOICES.promotes : "",
    odds: "",
  };
}

/** Whether a pawn that arrives here is promoted (PC-8.4). */
function isFarRow(square: Square): boolean {
  return square < 8 || square >= 56;
}

function attackWords(seen: Seen, move: Move, victim: Square): ChoiceWords {
  const { board } = seen.position;
  const chance = attackOdds(seen, move);
  return {
    group: text().GROUPS.attacks,
    label: fill(text().CHOICES.attack, {
      shape: text().SHAPE_TITLES[shapeOn(board, move.from)],
      from: squareName(move.from),
      target: text().SHAPE_NAMES[shapeOn(board, victim)],
      to: squareName(victim),
    }),
    detail: victim === move.to ? "" : fill(text().CHOICES.inPassing, { to: squareName(move.to) }),
    odds: chance === undefined ? "" : fill(text().CHOICES.attackOdds, { chance: percent(chance) }),
  };
}

function retreatWords({ battle }: Seen, to: Square): ChoiceWords {
  const square = squareName(to);
  return battle?.from === to
    ? chosen(fill(text().CHOICES.back, { square }), text().CHOICES.backDetail)
    : chosen(fill(text().CHOICES.retreat, { square }), "");
}

function stakeWords(seen: Seen, amount: number, amounts: Amounts | undefined): ChoiceWords {
  if (amounts !== undefined) {
    return chosen(text().CHOICES.stakeAnother, fill(text().CHOICES.amounts, { ...amounts }));
  }
  const left = fill(text().CHOICES.left, { left: mostStaked(seen) - amount });
  return chosen(amount === 0 ? text().CHOICES.stakeNothing : fill(text().CHOICES.stake, { amount }), left);
}

function rebuyWords(seen: Seen, buys: boolean): ChoiceWords {
  const { phase } = seen;
  if (phase.kind !== "rebuy") return chosen("", "");
  const { seat, forSide } = phase;
  if (!buys) return chosen(text().CHOICES.declineRebuy, forSide ? text().CHOICES.sideLoses : "");
  return chosen(fill(text().CHOICES.rebuy, { chips: chipCount(rebuyChips(seen, seat, forSide)) }), "");
}
