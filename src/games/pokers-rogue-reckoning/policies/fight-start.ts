import { ABILITIES, type StartEffect } from "../abilities";
import type { OpenState } from "../state";
import { without } from "./changes";
import { potionWorth } from "./worth";

/** What the start of the fight will take, as far as it is certain (PRR-9.3): nothing once the fight has begun. */
export function afterStart(open: OpenState): OpenState {
  if (open.phase.kind !== "prep" || !open.options.abilities) return open;
  let started = open;
  for (const curse of open.curses) started = afterEffect(started, ABILITIES[curse].start?.curses);
  return started;
}

function afterEffect(open: OpenState, effect: StartEffect | undefined): OpenState {
  switch (effect?.kind) {
    case "hurtPlayer":
      return { ...open, hp: Math.max(0, open.hp - effect.hp) };
    case "loseMoney":
      return { ...open, money: Math.max(0, open.money - effect.money) };
    case "losePotion":
      return withoutCheapest(open);
    default:
      return open;
  }
}

function withoutCheapest(open: OpenState): OpenState {
  let [cheapest] = open.hand;
  if (cheapest === undefined) return open;
  for (const card of open.hand) {
    if (potionWorth(open, card) < potionWorth(open, cheapest)) cheapest = card;
  }
  return without(open, cheapest);
}
