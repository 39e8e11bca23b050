import { ABILITIES } from "./abilities";
import { targetsOf, useBar } from "./ability-legality";
import { priceIn } from "./board";
import { isBlue, isPotion, isRed, type Curse, type Item, type Potion } from "./cards";
import { check } from "./legality";
import type { Action, OpenState } from "./state";

/*
 * Which cards the player can pick up: those with which a gesture makes a choice (gestures.ts).
 */

/** A room's card can be turned over, bought, or exchanged with one that Scout looks at. */
export function isRoomMovable(open: OpenState, room: number): boolean {
  const lying = open.rooms[room];
  if (lying === undefined || lying.kind === "empty") return false;
  const { phase } = open;
  switch (phase.kind) {
    case "explore":
      return isLegal(open, { kind: priceIn(lying) === undefined ? "reveal" : "buy", room });
    case "scout":
      return phase.cards.some((_card, peek) => isLegal(open, { kind: "swap", peek, room }));
    default:
      return false;
  }
}

/** A card that Scout looks at can be exchanged with a face-down room, if one is left. */
export function isScoutedMovable(open: OpenState, peek: number): boolean {
  return open.rooms.some((_lying, room) => isLegal(open, { kind: "swap", peek, room }));
}

/** The enemy's card goes on with the combat, or is sent back into the deck. */
export function isEnemyMovable({ phase }: OpenState): boolean {
  return phase.kind === "prep" || phase.kind === "preRoll" || phase.kind === "postRoll";
}

/** A potion can be drunk, put under the dice, spent on a curse, given up, or used for its ability. */
export function isPotionMovable(open: OpenState, card: Item): boolean {
  if (!isPotion(card)) return false;
  switch (open.phase.kind) {
    case "misplace":
      return true;
    case "cleanse":
      return isBlue(card) && isLegal(open, { kind: "pour", card });
    case "prep":
      return (isRed(card) && isLegal(open, { kind: "heal", card })) || isLegal(open, { kind: "equip", card });
    case "explore":
    case "preRoll":
    case "postRoll":
      if (isRed(card) && isLegal(open, { kind: "heal", card })) return true;
      return isUsable(open, card) || isLegal(open, { kind: "equip", card });
    default:
      return false;
  }
}

/**
 * Whether a gesture can use the ability of a potion now. What Miracle borrows and what Recover takes, where there is more
 * than one card, are named on the panel.
 */
function isUsable(open: OpenState, card: Potion): boolean {
  const { use } = ABILITIES[card];
  if (use === undefined || useBar(open, use) !== undefined || use.effect.kind === "borrow") return false;
  const targets = targetsOf(open, use.effect).length;
  return use.effect.kind === "recover" ? targets === 1 : targets > 0;
}

/** A curse can be cleansed, or taken from the enemy. */
export function isCurseMovable(open: OpenState, curse: Curse): boolean {
  const action = curseAction(open, curse);
  return action !== undefined && isLegal(open, action);
}

/** What putting a curse away stands for: to cleanse it, to do so now, or to have the enemy lose it. */
export function curseAction({ phase }: OpenState, curse: Curse): Action | undefined {
  switch (phase.kind) {
    case "cleanse":
      return phase.curse === curse ? { kind: "finish" } : undefined;
    case "misplaceEnemy":
      return { kind: "misplaceEnemy", card: curse };
    default:
      return { kind: "cleanse", curse };
  }
}

function isLegal(open: OpenState, action: Action): boolean {
  return check(open, 0, action) === undefined;
}
