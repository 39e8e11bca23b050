import type { Card } from "../../../kit/data/cards";
import { takeFirst } from "../../../kit/data/lists";
import { MOB_CARDS } from "./board";
import { rageBar } from "./legality";
import type { GameOptions } from "./options";
import { MOBS, type Boss, type Event, type State } from "./state";

/** The table before the first shuffle (CVD-3.1, CVD-3.3): all mob cards are in the spawn deck, in no secret order. */
export function newGame(options: GameOptions): State {
  return {
    options,
    phase: { kind: "setup" },
    life: options.life,
    battle: 1,
    rage: { kind: "none" },
    dice: {
      d4: { kind: "ready" },
      d6: { kind: "ready" },
      d8: { kind: "ready" },
      d10: { kind: "ready" },
      d20: { kind: "ready" },
      ks: { kind: "ready" },
    },
    mobs: { m1: { kind: "empty" }, m2: { kind: "empty" }, m3: { kind: "empty" } },
    bosses: { b1: newBoss(), b2: newBoss(), b3: newBoss(), b4: newBoss() },
    vanguards: { v3: { kind: "none" }, v4: { kind: "none" } },
    graveyard: [],
    hidden: { spawn: [...MOB_CARDS] },
  };
}

function newBoss(): Boss {
  return { level: 0, damage: 0, slain: false, hit: false };
}

/** Deals the shuffled mob cards, top first: two vanguards face down, the rest is the spawn deck (CVD-3.2). */
export function deal(state: State, order: readonly Card[], events: Event[]): void {
  const [v3, v4, ...spawn] = order;
  state.hidden = { spawn };
  if (v3 !== undefined) {
    state.hidden.v3 = v3;
    state.vanguards.v3 = { kind: "faceDown" };
  }
  if (v4 !== undefined) {
    state.hidden.v4 = v4;
    state.vanguards.v4 = { kind: "faceDown" };
  }
  events.push({ kind: "dealt", mobs: spawn.length });
  beginBattle(state, events);
}

/** Begins a battle with the refill of the mob row (CVD-4.1). */
export function beginBattle(state: State, events: Event[]): void {
  events.push({ kind: "battleBegan", battle: state.battle, life: state.life });
  refill(state, events);
}

/** Puts the reshuffled graveyard down as the spawn deck and continues refilling (option `recycle`). */
export function resumeRefill(state: State, order: readonly Card[], events: Event[]): void {
  state.hidden.spawn = [...order];
  events.push({ kind: "recycled", cards: order.length });
  refill(state, events);
}

/**
 * Puts the next spawn card on each empty mob place, left to right (CVD-4.1), and continues to the next decision: Rage or, where
 * it is not legal, the attacks (CVD-4.3). With the option `recycle` it stops to have the graveyard shuffled.
 */
function refill(state: State, events: Event[]): void {
  for (const place of MOBS) {
    if (state.mobs[place].kind !== "empty") continue;
    const card = takeFirst(state.hidden.spawn);
    if (card !== undefined) {
      state.mobs[place] = { kind: "mob", card, enraged: false, damage: 0, slain: false };
      events.push({ kind: "spawned", mob: place, card, reveals: true });
    } else if (state.options.recycle && state.graveyard.length > 0) {
      state.hidden.spawn = state.graveyard;
      state.graveyard = [];
      state.phase = { kind: "recycle" };
      return;
    }
  }
  state.phase = { kind: rageBar(state) === undefined ? "rage" : "attack" };
}
