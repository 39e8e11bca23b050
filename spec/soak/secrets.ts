import type { EmulatedTable } from "../../src/emulator";
import type { Sight } from "../../src/kit/game/scene";
import { pictureOf } from "../../src/kit/game/scene";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectTrue } from "../support/expect";
import { cardUnder } from "../table/support/reaches";
import { pieceOf, reportOf, type TableSeat } from "../table/support/report";

/** Fails if somebody can look under a card that is face down and that the rules do not let this person know. */
export function expectNoLeak<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
  state: State,
): void {
  const { id } = game.rules;
  const { seats } = reportOf(table, id);
  for (const piece of pictureOf(game, state).pieces) {
    if (piece.kind !== "card" || piece.faceUp) continue;
    const card = pieceOf(table, id, piece.id);
    for (const { color } of table.world.people) {
      const may = mayKnow(piece.sight, seats, color);
      const knows = cardUnder(card, color) !== undefined;
      expectTrue(may || !knows, `${color} can look under ${piece.id} of ${id}`);
    }
  }
}

function mayKnow(sight: Sight, seats: readonly TableSeat[], colour: string): boolean {
  if (sight === "everyone") return true;
  if (sight === "nobody") return false;
  return sight.some((seat) => seats[seat]?.player === colour);
}
