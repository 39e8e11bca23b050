import type { Motive } from "../../../kit/game/advice";
import type { Thinking } from "../../../kit/rules/policy";
import { toCall } from "../rules/battle/betting";
import { behind } from "../rules/battle/roles";
import { mostStaked } from "../rules/legality";
import type { Action, Battle, Seen } from "../rules/state";
import { isOwnDecision, offeredShare } from "./arrangements";
import { cardsToAct } from "./duel";
import { motiveOfMove, motiveOfRetreat, type MoveReason } from "./move-reasons";
import { knownOdds } from "./showdown-odds";
import type { Weighed } from "./weighing";

/** Why a bet is the best one, and why something is decided that is neither chess nor poker. */
type BetReason =
  | "fold"
  | "foldLost"
  | "foldStrong"
  | "foldFree"
  | "call"
  | "callKing"
  | "callPiece"
  | "check"
  | "raise"
  | "bluff";
type ArrangeReason =
  | "agree"
  | "cast"
  | "anyone"
  | "split"
  | "ready"
  | "promote"
  | "stake"
  | "stakeKing"
  | "rebuy"
  | "rebuySide"
  | "time"
  | "acceptOffer"
  | "declineOffer"
  | "late";

/** Why a choice is the best one; each reason is given only where it holds (`spec/pokerchess/reasons.spec.ts`). */
export type HintReason = BetReason | ArrangeReason | MoveReason;

/** Why the best of the weighed choices is that, found out slice by slice. */
export function motiveOf(seen: Seen, weighed: Weighed): Thinking<Motive<HintReason>> {
  const [best = { action: { kind: "fold" } as const }] = weighed.ranking;
  const { action } = best;
  const rated = weighed.rated ?? weighed.ranking;
  if (!isOwnDecision(seen) && isOfOwner(action)) return () => ({ reason: "late" });
  switch (action.kind) {
    case "move":
      return motiveOfMove(seen, action, rated);
    case "retreat":
      return motiveOfRetreat(seen, action.to);
    case "fold":
    case "check":
    case "call":
    case "raise":
      return () => motiveOfBet(seen, action);
    default:
      return () => arranging(seen, action, weighed.chance);
  }
}

/** Whether somebody else may have to choose this action for a player who is late (PC-10.3). */
function isOfOwner({ kind }: Action): boolean {
  return kind === "move" || kind === "promote" || kind === "retreat";
}

function motiveOfBet(seen: Seen, action: Action): Motive<HintReason> {
  const { battle } = seen;
  const cards = battle === undefined ? undefined : cardsToAct(seen, battle);
  const odds = cards === undefined ? undefined : knownOdds(cards);
  if (battle === undefined || odds === undefined) return { reason: "late" };
  const share = odds.win + odds.tie / 2;
  switch (action.kind) {
    case "check":
      return { reason: "check", odds: odds.win };
    case "raise":
      return { reason: odds.win > 1 / 2 ? "raise" : "bluff", odds: odds.win };
    case "call":
      return calling(seen, battle, odds.win, share);
    default:
      if (toCall(battle, battle.toAct) === 0) return { reason: "foldFree", odds: odds.win };
      return folding(share, priceOf(seen, battle));
  }
}

function folding(share: number, price: number): Motive<HintReason> {
  if (share === 0) return { reason: "foldLost" };
  return { reason: share < price ? "fold" : "foldStrong", odds: share, without: price };
}

function calling(seen: Seen, battle: Battle, win: number, share: number): Motive<HintReason> {
  const { shape } = battle.defender;
  if (shape === "king" && battle.toAct === "defender") return { reason: "callKing", odds: win };
  const price = priceOf(seen, battle);
  return share < price
    ? { reason: "callPiece", odds: share, without: price, thing: shape }
    : { reason: "call", odds: share, without: price };
}

/** A call's pot odds: the share of the pot that it has to win, if there is no more betting. */
function priceOf(seen: Seen, battle: Battle): number {
  const missing = toCall(battle, battle.toAct);
  const called = Math.min(missing, behind(seen, battle, battle.toAct));
  // What it cannot match goes back.
  return called === 0 ? 0 : called / (battle.pot - missing + 2 * called);
}

function arranging(seen: Seen, action: Action, chance: number | undefined): Motive<HintReason> {
  const { phase, battle } = seen;
  switch (action.kind) {
    case "agree":
    case "cast":
    case "split":
    case "ready":
    case "promote":
      return { reason: action.kind };
    case "stake":
      if (battle?.defender.shape === "king") return { reason: "stakeKing" };
      return { reason: "stake", amount: mostStaked(seen) - action.amount };
    case "rebuy":
      return { reason: phase.kind === "rebuy" && phase.forSide ? "rebuySide" : "rebuy" };
    case "acceptTime":
      return { reason: "time" };
    case "acceptOffer":
    case "declineOffer":
      return { reason: action.kind, odds: offeredShare(seen), without: chance };
    default:
      return { reason: "anyone" };
  }
}
