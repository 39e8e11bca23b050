import type { Policy } from "../../../kit/rules/policy";
import { below, type Random } from "../../../kit/data/random";
import type { Choice } from "../../../kit/rules/rules";
import { maxHp } from "../rules/board";
import { isRed } from "../rules/cards";
import type { Action, Seen } from "../rules/state";

type Choices = readonly Choice<Action>[];

/**
 * The player of the designer's published figures: turns up rooms in random order, buys what there is money for once all
 * are open, drinks at once, puts every buff into the next fight, uses no ability, cleanses no curse, takes no HP for
 * money, and always counterattacks and trades ATK.
 */
export const naive: Policy<Seen, Action> = (seen, choices, random) => {
  const { kind } = seen.phase;
  if (kind === "explore") return exploring(seen, choices, random);
  const buff = kind === "prep" ? firstOf(choices, "equip") : undefined;
  // In every other phase the first choice is the one that continues: fight, roll, resolve, counter, trade, money.
  return buff ?? choices[0]?.action ?? { kind: "endLevel" };
};

function exploring(seen: Seen, choices: Choices, random: Random): Action {
  const drink = firstOf(choices, "heal");
  if (drink !== undefined) return drink;
  const rooms: Action[] = [];
  for (const { action } of choices) if (action.kind === "reveal") rooms.push(action);
  return rooms[below(random, rooms.length)] ?? purchase(seen, choices) ?? { kind: "endLevel" };
}

/** The first potion that there is money for, a red one only if it heals. */
function purchase(seen: Seen, choices: Choices): Action | undefined {
  for (const { action } of choices) {
    if (action.kind !== "buy") continue;
    const room = seen.rooms[action.room];
    const isHealing = room?.kind === "card" && room.card !== undefined && isRed(room.card);
    if (!isHealing || seen.hp < maxHp(seen)) return action;
  }
  return undefined;
}

function firstOf(choices: Choices, kind: Action["kind"]): Action | undefined {
  return choices.find(({ action }) => action.kind === kind)?.action;
}
