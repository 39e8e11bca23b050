import type { Desk } from "../desk";
import type { Flow } from "../flow";
import type { PhysicalChance } from "../chance/physical-chance";
import type { Picture } from "../stage/picture";
import { afterSeconds } from "../time/waits";

/** How long the table is left alone after a disturbance before it is drawn again, in seconds. */
export const CALM_TIME = 0.5;

/**
 * Answers what to do when a piece has been deleted or put away: wait until things are calm; then what is gone comes
 * back, and dice or a deck that are gone are asked anew.
 */
export function createDisturbances<State, Action>(
  desk: Desk<State, Action>,
  { flow, chance, picture }: { flow: Flow<Action>; chance: PhysicalChance; picture: Picture },
): (piece: string) => void {
  let disturbances = 0;
  return (piece) => {
    if (desk.free) return;
    const turn = flow.turn();
    const awaited = chance.isAwaiting(piece);
    disturbances++;
    const mine = disturbances;
    afterSeconds(CALM_TIME, "a disturbed table", () => {
      if (awaited && flow.isAt(turn)) flow.advance();
      else if (mine === disturbances && desk.busy === undefined) picture.redraw();
    });
  };
}
