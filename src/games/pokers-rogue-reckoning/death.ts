import { maxHp, removeFrom } from "./board";
import type { BluePotion, RedPotion } from "./cards";
import { goOn } from "./start";
import { PILL_PRICE, PIPS, type Event, type State } from "./state";

/** Gives up 1 ATK for HP, and goes on where the player fell (PRR-12.4). */
export function trade(state: State, events: Event[]): void {
  state.atk--;
  state.hp = state.options.trade === "MAX" ? maxHp(state) : PIPS;
  events.push({ kind: "traded", atk: state.atk, hp: state.hp });
  getUp(state, events);
}

/** Takes the revival pill: full HP, full ATK (PRR-18.4). */
export function takePill(state: State, events: Event[]): void {
  state.pill = "used";
  state.hp = maxHp(state);
  state.atk = state.fullAtk;
  events.push({ kind: "revived", atk: state.atk, hp: state.hp });
  getUp(state, events);
}

/** The combat goes on where the damage came from (PRR-4.1). */
function getUp(state: State, events: Event[]): void {
  if (state.phase.kind === "death") goOn(state, state.phase.step, events);
}

/** Makes the revival pill of two held potions and money (PRR-18.4, PRR-18.5). */
export function craft(state: State, blue: BluePotion, red: RedPotion, events: Event[]): void {
  removeFrom(state.hand, blue);
  removeFrom(state.hand, red);
  state.discard.push(blue, red);
  state.money -= PILL_PRICE;
  state.pill = "ready";
  events.push({ kind: "pillCrafted", blue, red, money: state.money });
}
