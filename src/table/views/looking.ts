import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Inspection } from "../hands/inspection";
import type { Look } from "../panel/screens";
import type { Desk } from "../state/desk";
import { statusOnce } from "./sights/public-status";
import { listenFor } from "./sights/said";
import { situationOf, type Situation, type Surroundings } from "./sights/situation";
import { viewOf } from "./view-of";

/** Has people look at the game on a desk: what their panels show of it is found out slice by slice. */
export function createLooking<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  inspection: Pick<Inspection, "look">,
  surroundings: Surroundings<Action>,
): (this: void, viewer: ColorLiteral) => Look {
  const status = statusOnce(game, desk);
  return (viewer) => {
    const listen = listenFor(game, desk, status, viewer);
    let situation: Situation | undefined;
    return (glance) => {
      if (situation !== undefined) return viewOf(situation, glance);
      const said = listen();
      if (said === undefined) return undefined;
      const piece = inspection.look(viewer, glance.sheet);
      situation = situationOf(game, desk, { viewer, said, piece }, surroundings);
      return undefined;
    };
  };
}
