import { bestRated, MOST_RATED, type Rated } from "../../../kit/game/advice";
import { below, type Random } from "../../../kit/data/random";
import type { Choice } from "../../../kit/rules/rules";
import { ownerOfDecision } from "../rules/battle/roles";
import { otherSide, type Side } from "../rules/chess/position";
import { holderOf } from "../rules/clock";
import type { Action, Seen } from "../rules/state";
import { leavesOut } from "../rules/teams/assigning";
import { stackOf } from "../rules/teams/chips";
import { generalOf } from "../rules/teams/roster";

/**
 * What a bot does where neither chess nor poker is at stake: it agrees to what is proposed, leaves elections to
 * the others, shares the pieces out, hands chips to fighters, makes queens of pawns, and buys again. Undefined in any other
 * decision.
 */
export function arrange(seen: Seen, choices: readonly Choice<Action>[]): Action | undefined {
  // Time may be spoken of in any phase.
  return first(choices, "acceptTime") ?? inPhase(seen, choices);
}

function inPhase(seen: Seen, choices: readonly Choice<Action>[]): Action | undefined {
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
      return (leavesOut(seen) ? first(choices, "split") : undefined) ?? first(choices, "ready");
    case "promote":
      return choices[isOwnDecision(seen) ? 0 : choices.length - 1]?.action;
    case "stake":
      return stakeFor(seen, choices);
    case "rebuy":
      return first(choices, "rebuy");
    default:
      return undefined;
  }
}

/** Hands all chips to the player who fights about a king, and half of them to anybody else (PC-12.14). */
function stakeFor({ battle }: Seen, choices: readonly Choice<Action>[]): Action | undefined {
  const amounts = choices.filter((choice) => choice.amounts === undefined);
  const isForKing = battle?.defender.shape === "king";
  return amounts[isForKing ? amounts.length - 1 : Math.floor(amounts.length / 2)]?.action;
}

function first(choices: readonly Choice<Action>[], kind: Action["kind"]): Action | undefined {
  return choices.find(({ action }) => action.kind === kind)?.action;
}

/**
 * The side that an offer has been made to (PC-9.6). Where both have made one, it is the side that does not move: the other one has
 * a move to decide about first.
 */
export function offeredSide({ position: { side }, offers }: Seen): Side {
  return offers[side] === undefined ? side : otherSide(side);
}

/** Which part of both Generals' chips an offer leaves to the side that it has been made to (PC-9.6). */
export function offeredShare(seen: Seen): number {
  const own = offeredSide(seen);
  const offer = seen.offers[otherSide(own)];
  const chips = stackOf(seen, generalOf(seen, own));
  const total = chips + stackOf(seen, generalOf(seen, otherSide(own)));
  const amount = offer?.amount ?? 0;
  return (chips + (offer?.payer === own ? -amount : amount)) / total;
}

/** Answers an offer (PC-9.6) with this chance to win all chips. */
export function answerOffer(
  seen: Seen,
  chance: number,
): Extract<Action, { kind: "acceptOffer" | "declineOffer" }> {
  return { kind: offeredShare(seen) >= chance ? "acceptOffer" : "declineOffer" };
}

/** After how many turns without an attack moves begin to be chosen by chance. */
export const PATIENCE = 10;
/** How much more so with every turn, in chances to win. */
const RESTLESS = 0.005;
/** How much less one move may be worth than another to be chosen as well. */
export const WHIM = 0.0005;
const SHADES = 100;

/** Whether the player who owns a decision makes it, and not somebody for an opponent who is late (PC-10.3). */
export function isOwnDecision(seen: Seen): boolean {
  return holderOf(seen) === ownerOfDecision(seen);
}

/**
 * The choices with the best chances to win; for a late opponent the worst (PC-10.3). The longer nothing was attacked, the more
 * random the choice among the first of them, so two bots do not go round in circles for ever; this adds no value.
 */
export function bestChoices(
  seen: Seen,
  choices: readonly Choice<Action>[],
  chances: readonly number[],
  random: Random,
): Rated<Action>[] {
  const best = bestChoice(seen, choices, chances, random);
  if (best === undefined) return [];
  const isOwn = isOwnDecision(seen);
  const most = chances[best] ?? 0;
  const rated: Rated<Action>[] = [];
  const first = choices[best];
  for (let index = 0; index < choices.length; index++) {
    const choice = choices[index];
    if (choice !== undefined && choice !== first)
      rated.push({ action: choice.action, value: isOwn ? Math.min(most, chances[index] ?? 0) : undefined });
  }
  const others = bestRated(rated).slice(0, MOST_RATED - 1);
  return first === undefined
    ? others
    : [{ action: first.action, value: isOwn ? most : undefined }, ...others];
}

/** The place of the choice with the best chance, and a little luck. */
export function bestChoice(
  seen: Seen,
  choices: readonly Choice<Action>[],
  chances: readonly number[],
  random: Random,
): number | undefined {
  const sign = isOwnDecision(seen) ? 1 : -1;
  const whim = WHIM + RESTLESS * Math.max(0, seen.quiet - PATIENCE);
  let best: number | undefined;
  let most: number | undefined;
  for (let index = 0; index < choices.length; index++) {
    const chance = sign * (chances[index] ?? 0) + (whim * below(random, SHADES)) / SHADES;
    if (most !== undefined && chance <= most) continue;
    most = chance;
    best = index;
  }
  return best;
}
