import { priceIn } from "../board";
import { isPotion, valueOf, type BluePotion, type RedPotion } from "../cards";
import { rethrowOdds } from "../odds";
import { BRIBES, PILL_PRICE, type Action, type OpenState } from "../state";
import { abilityProspect } from "./ability-prospects";
import { drunk, equipped, healed, richer, uncursed, withPotion, without } from "./changes";
import { fallenProspect, flightProspect, prospectOf } from "./prospect";
import { prospectByOdds, prospectNow } from "./rolls";

/** The chance to win after a legal action, as the outlook has it. */
export function prospectAfter(open: OpenState, action: Action): number {
  switch (action.kind) {
    case "buy":
      return boughtProspect(open, action.room);
    case "heal":
      return prospectNow(drunk(without(open, action.card), action.card));
    case "craft":
      return craftedProspect(open, action.blue, action.red);
    case "money":
      return open.phase.kind === "money" ? prospectOf(richer(open, valueOf(open.phase.card))) : 0;
    case "hp":
      return prospectOf(healed(open, action.amount));
    case "trade":
    case "pill":
      return fallenProspect(open);
    case "accept":
      return 0;
    default:
      return prospectInCombat(open, action);
  }
}

/** As `prospectAfter`, for what belongs to a combat. */
function prospectInCombat(open: OpenState, action: Action): number {
  switch (action.kind) {
    case "equip":
      return prospectOf(equipped(open, action.card));
    case "bribe":
      return flightProspect({ ...open, money: open.money - (BRIBES[(open.enemy?.tier ?? 0) - 1] ?? 0) });
    case "flee":
      return flightProspect(open);
    case "misplace":
      return prospectOf(without(open, action.card));
    case "misplaceEnemy":
      return prospectOf(uncursed(open, action.card));
    case "ability":
      return abilityProspect(open, action.card, action.aim);
    case "counter":
      return open.phase.kind === "tie" ? prospectByOdds(open, rethrowOdds(open, open.phase.roll)) : 0;
    default:
      return prospectNow(open);
  }
}

function boughtProspect(open: OpenState, number: number): number {
  const room = open.rooms[number];
  if (room?.kind !== "card" || room.card === undefined || !isPotion(room.card)) return 0;
  return prospectOf(withPotion({ ...open, money: open.money - (priceIn(room) ?? 0) }, room.card));
}

/** The pill is made beforehand, or when the player falls (PRR-18.4, PRR-18.5). */
function craftedProspect(open: OpenState, blue: BluePotion, red: RedPotion): number {
  const left = without(without(open, blue), red);
  const crafted: OpenState = { ...left, money: open.money - PILL_PRICE, pill: "ready" };
  return open.phase.kind === "death" ? fallenProspect(crafted) : prospectOf(crafted);
}
