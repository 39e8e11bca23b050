import { seatMark } from "../../kit/seat-names";
import { fill } from "../../kit/words";
import { toCall } from "./battle/betting";
import { behind, otherRole, sideOfRole } from "./battle/roles";
import { text } from "./languages";
import { offerTerms, offerToViewer } from "./offer-words";
import type { Action, Battle, Seen } from "./state";
import { rosterOf } from "./teams/roster";

/** A question before what ends the game, costs more than it need, or puts in every chip. */
export function confirm(seen: Seen, action: Action): string | undefined {
  const { battle, phase } = seen;
  switch (action.kind) {
    case "forfeit":
      return seen.people === 2 ? text().CONFIRM.forfeit : text().CONFIRM.forfeitTeam;
    case "acceptOffer": {
      const offer = offerToViewer(seen);
      if (offer === undefined) return undefined;
      return fill(text().CONFIRM.acceptOffer, { pays: offerTerms(seen, offer) });
    }
    case "declineRebuy":
      return phase.kind === "rebuy" && phase.forSide ? text().CONFIRM.declineRebuy : undefined;
    case "fold":
      return battle !== undefined && toCall(battle, battle.toAct) === 0
        ? text().CONFIRM.foldForNothing
        : undefined;
    case "raise":
      return battle === undefined ? undefined : confirmRaise(seen, battle, action.amount);
    default:
      return undefined;
  }
}

/** PC-7.3: a raise may use all chips, or more than the other one can match. */
function confirmRaise(seen: Seen, battle: Battle, amount: number): string | undefined {
  const { toAct } = battle;
  const opponent = otherRole(toAct);
  const most = behind(seen, battle, opponent);
  if (amount > most) {
    return fill(text().CONFIRM.tooMuch, { player: seatMark(battle[opponent].seat), most });
  }
  if (toCall(battle, toAct) + amount < behind(seen, battle, toAct)) return undefined;
  const isTeam = rosterOf(seen, sideOfRole(seen, toAct)).length > 1;
  return isTeam ? text().CONFIRM.allInTeam : text().CONFIRM.allIn;
}
