import type { Choice } from "../../../kit/rules";
import { otherSide } from "../chess/position";
import { stackOf } from "../chips";
import type { Action, Seen } from "../state";
import { generalOf } from "../teams/roster";
import { isOwnDecision } from "./picking";

/**
 * What a computer player does where neither chess nor poker is at stake: it agrees to what is proposed, leaves elections to
 * the others, shares the pieces out, hands chips to fighters, makes queens of pawns, and buys again. Undefined in any other
 * decision.
 */
export function arrange(seen: Seen, choices: readonly Choice<Action>[]): Action | undefined {
  const { phase } = seen;
  switch (phase.kind) {
    case "division":
      return first(choices, "agree");
    case "captains":
      return first(choices, "cast");
    case "draft":
      return first(choices, "pick");
    case "generals":
      return first(choices, "nominate") ?? first(choices, "cast") ?? first(choices, "vote");
    case "assigning":
      return choices.find(({ action }) => isFairGift(seen, action))?.action ?? first(choices, "ready");
    case "promote":
      return choices[isOwnDecision(seen) ? 0 : choices.length - 1]?.action;
    case "stake":
      return stakeFor(seen, choices);
    case "rebuy":
      return first(choices, "rebuy");
    default:
      return first(choices, "acceptTime");
  }
}

/** Hands all chips to whoever fights about a king, and half of them to anybody else (PC-12.14). */
function stakeFor({ battle }: Seen, choices: readonly Choice<Action>[]): Action | undefined {
  const amounts = choices.filter((choice) => choice.amounts === undefined);
  const isForKing = battle?.defender.shape === "king";
  return amounts[isForKing ? amounts.length - 1 : Math.floor(amounts.length / 2)]?.action;
}

function first(choices: readonly Choice<Action>[], kind: Action["kind"]): Action | undefined {
  return choices.find(({ action }) => action.kind === kind)?.action;
}

/** Whether a piece goes to the member whose turn it is by its square, so that everybody's chips come into play (PC-12.9). */
function isFairGift({ phase, men, teams }: Seen, action: Action): boolean {
  if (action.kind !== "assign" || phase.kind !== "assigning") return false;
  const { man, seat } = action;
  if (phase.given.some((given) => given[man] !== undefined)) return false;
  const roster = teams.find((members) => members.includes(seat)) ?? [];
  return roster[men.indexOf(man) % roster.length] === seat;
}

/**
 * Answers the offer of the side to move (PC-9.6) with this chance to win all chips: computers are asked only while the
 * other side moves.
 */
export function answerOffer(seen: Seen, chance: number): Action {
  const { position, offers } = seen;
  const offer = offers[position.side];
  const own = otherSide(position.side);
  const chips = stackOf(seen, generalOf(seen, own));
  const total = chips + stackOf(seen, generalOf(seen, position.side));
  const paid = offer?.payer === own ? -offer.amount : (offer?.amount ?? 0);
  return { kind: chips + paid >= chance * total ? "acceptOffer" : "declineOffer" };
}
