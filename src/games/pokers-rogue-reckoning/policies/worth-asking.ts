import type { Choice } from "../../../kit/rules/rules";
import type { Worth } from "../../../kit/game/worth";
import { ABILITIES, type UseEffect } from "../rules/abilities";
import { damageOf, maxHp } from "../rules/board";
import { comparisonOf } from "../rules/comparison";
import { MONEY_HP, type Action, type Outcome, type Seen } from "../rules/state";

/**
 * Which choices are worth a question. Nobody can tell the face-down rooms apart, no drink and no HP are wanted where they heal
 * nothing. What can be done at the next question as well may wait: a drink until a blow would kill, an ability until the roll
 * is known and does not hit, cleansing until the next enemy is met (PRR-4.1, PRR-5.4, PRR-5.7, PRR-13.2).
 */
export function worthAsking(seen: Seen, choices: readonly Choice<Action>[]): Worth[] {
  const { phase } = seen;
  const missing = maxHp(seen) - seen.hp;
  const outcome = phase.kind === "postRoll" ? comparisonOf(seen, phase.roll).outcome : undefined;
  let hasRoom = false;
  return choices.map(({ action }): Worth => {
    switch (action.kind) {
      case "reveal": {
        const isFirst = !hasRoom;
        const isKnown = isKnownRoom(seen, action.room);
        if (!isKnown) hasRoom = true;
        return isKnown || isFirst ? "asked" : "alike";
      }
      case "heal":
        return worthOfDrink(seen, missing, outcome);
      case "hp":
        return action.amount === Math.min(MONEY_HP, missing) ? "asked" : "alike";
      case "money":
        return seen.money < seen.options.moneyCap ? "asked" : "alike";
      case "cleanse":
        return phase.kind === "explore" ? "canWait" : "asked";
      case "ability":
        return mayUseLater(seen, outcome, ABILITIES[action.card].use?.effect) ? "canWait" : "asked";
      default:
        return "asked";
    }
  });
}

function worthOfDrink(seen: Seen, missing: number, outcome: Outcome | undefined): Worth {
  if (missing === 0) return "alike";
  return mayDrinkLater(seen, outcome) ? "canWait" : "asked";
}

/** Whether a room is open, or its card has been seen by Scout. */
function isKnownRoom({ rooms }: Seen, number: number): boolean {
  const room = rooms[number];
  return room?.kind !== "card" || room.card !== undefined;
}

/** Whether a potion heals as much at the next question: before an enemy is met, before a roll, and after one that does not kill. */
function mayDrinkLater(seen: Seen, outcome: Outcome | undefined): boolean {
  switch (seen.phase.kind) {
    case "explore":
    case "preRoll":
      return true;
    case "postRoll":
      return outcome !== "enemyHits" || damageOf(seen, "curses") < seen.hp;
    default:
      return false;
  }
}

/** Whether an ability does as much later: after the roll, and after a blow that does not end the fight. */
function mayUseLater(seen: Seen, outcome: Outcome | undefined, effect: UseEffect | undefined): boolean {
  if (seen.phase.kind === "preRoll") return true;
  if (outcome !== "playerHits") return false;
  const isLast = (seen.enemy?.hp ?? 0) <= damageOf(seen, "equip");
  return !isLast || !outlastsFight(effect) || seen.options.abilitiesOutsideCombat;
}

/** Whether an ability does something that is still of use after the fight. */
function outlastsFight(effect: UseEffect | undefined): boolean {
  switch (effect?.kind) {
    case "gainMoney":
    case "collectMoney":
    case "recover":
    case "removeCurse":
    case "borrow":
      return true;
    default:
      return false;
  }
}
