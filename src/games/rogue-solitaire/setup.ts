import { EVERY_CARD } from "./cards";
import { refill } from "./floors";
import { newMemory } from "./memory";
import type { GameOptions } from "./options";
import { CELLS, FAR_CORNER, NEAR_CORNER, type Event, type Place, type State } from "./state";

/** The table before the first shuffle (RS-3.1): all cards lie in the deck, in no secret order. */
export function newGame(options: GameOptions): State {
  return {
    options,
    phase: { kind: "setup" },
    grid: CELLS.map((): Place => ({ kind: "empty" })),
    you: NEAR_CORNER,
    goal: FAR_CORNER,
    jokers: options.startJokers,
    jokersLost: 0,
    discard: [],
    floors: 0,
    shuffles: 1,
    memory: newMemory(),
    counts: { fights: 0, wins: 0, draws: 0, losses: 0 },
    deck: [...EVERY_CARD],
  };
}

/** Deals the shuffled deck on to the tableau (RS-3.2 to RS-3.5). */
export function deal(state: State, events: Event[]): void {
  events.push({ kind: "dealt", cards: refill(state) });
  state.phase = { kind: "move" };
}
