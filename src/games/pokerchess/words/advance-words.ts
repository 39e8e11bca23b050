import type { AdvanceOffer, Ahead } from "../../../kit/game/advance-choice";
import { fill } from "../../../kit/words/words";
import { text } from "../catalogue";
import { advanceFit, advanceOffers, mayAdvance, parseAdvance, type Advance } from "../rules/advance-choices";
import { squareName } from "../rules/chess/position";
import type { Action, Seen } from "../rules/state";
import type { ChoiceWords } from "../../../kit/game/game-words";

/** What can be chosen ahead of time in Pokerchess. */
export const ahead: Ahead<Seen, Action, Advance> = {
  may: mayAdvance,
  offers: advanceOffers,
  fit: advanceFit,
  words,
  parse: parseAdvance,
};

function words({ choice, amounts }: AdvanceOffer<Advance>): Pick<ChoiceWords, "group" | "label"> {
  const { AHEAD } = text();
  switch (choice.kind) {
    case "checkOrFold":
    case "checkOnly":
      return { group: "", label: AHEAD[choice.kind] };
    case "callUpTo":
      return {
        group: "",
        label:
          amounts === undefined ? fill(AHEAD.callUpTo, { amount: choice.amount }) : AHEAD.callUpToAnother,
      };
    case "move":
      return moveWords(choice);
  }
}

function moveWords({
  from,
  to,
  shape,
  target,
}: Extract<Advance, { kind: "move" }>): Pick<ChoiceWords, "group" | "label"> {
  const { CHOICES, GROUPS, SHAPE_GROUPS, SHAPE_NAMES, SHAPE_TITLES } = text();
  const values = { shape: SHAPE_TITLES[shape], from: squareName(from), to: squareName(to) };
  if (target !== "")
    return { group: GROUPS.attacks, label: fill(CHOICES.attack, { ...values, target: SHAPE_NAMES[target] }) };
  const isCastling = shape === "king" && Math.abs(to - from) === 2;
  return { group: SHAPE_GROUPS[shape], label: fill(isCastling ? CHOICES.castle : CHOICES.move, values) };
}
