import type { EmulatedTable } from "../../../src/emulator";
import type { TableGame } from "../../../src/kit/game/game";
import type { GameAction, GameEvent, Seat } from "../../../src/kit/rules/rules";
import type { Onlookers } from "../../../src/kit/game/scene";
import { expectPresent } from "../../support/expect";
import { reportOf } from "./report";

/** Whether the hand of a colour is at the far end of the table. */
export function isFarHand(table: EmulatedTable, colour: string): boolean {
  const hand = table.objects().find(({ type, state }) => type === "Hand" && state.FogColor === colour);
  return expectPresent(hand, colour).position.z > 0;
}

/** Whether the sides of a game have to be at the other ends of the board, by who sits where. */
export function isTurnedAt<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Pick<TableGame<State, Action, Event, Seen>, "rules" | "isTurned">,
  table: EmulatedTable,
  state: State,
): boolean {
  if (game.isTurned === undefined) return false;
  const onlookers: Record<keyof Onlookers, Seat[]> = { near: [], far: [] };
  const { seats, hotSeat } = reportOf(table, game.rules.id);
  for (const [seat, { kind, colour, player }] of seats.entries()) {
    // Those at one mouse change places.
    const place = hotSeat.on ? colour : player;
    if (kind === "person") onlookers[isFarHand(table, expectPresent(place)) ? "far" : "near"].push(seat);
  }
  return game.isTurned(state, onlookers);
}
