import type { Obstacle } from "../api/board";
import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Flow } from "../play/flow";
import { describeDesk } from "../saving/description";
import { obstacleTo, putAway } from "../saving/putting-away";
import type { Picture } from "../stage/picture";
import { saveDesk, type Desk } from "../state/desk";

/**
 * What is told of the game outside the table, and kept of it.
 * @noSelf
 */
export interface Keeping {
  save: () => string;
  /** What is in the way when somebody wants the game put away. */
  obstacle: (player: Player) => Obstacle;
  /** Ends everything and answers the text from which the game continues. */
  putAway: () => string;
  /** The record, unless only briefly, and what the table is doing, as JSON text. */
  describe: (isBrief: boolean) => string;
}

/** What knows what is under way. */
interface Surroundings<Action> {
  flow: Pick<Flow<Action>, "countTime" | "coming">;
  picture: Picture;
}

/** What saves and describes the game on a desk. */
export function createKeeping<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, picture }: Surroundings<Action>,
): Keeping {
  /** @param away whether the game is being put away */
  function save(away?: true): string {
    flow.countTime();
    return saveDesk(rules, desk, flow.coming(), away);
  }

  return {
    save: () => save(),
    obstacle: (player) => obstacleTo(desk, player),
    putAway: () => putAway(() => save(true)),
    describe: (isBrief) => describeDesk(rules.id, desk, picture, isBrief),
  };
}
