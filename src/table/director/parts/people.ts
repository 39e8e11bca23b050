import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { createAdjusting, type Adjusting } from "../../options/adjusting";
import { createAgreement, type Agreement } from "../../options/agreement";
import { createCameras, type Cameras } from "../../seats/cameras";
import { createIdleness, type Idleness } from "../../seats/idle";
import { createSeating, type Seating } from "../../seats/seating";
import type { Desk } from "../../state/desk";
import type { Drawing } from "./drawing";
import type { Play } from "./play";

/** Who sits where and who has left, what they have agreed on, and how they want the table. */
export interface People {
  idleness: Idleness;
  seating: Seating;
  agreement: Agreement;
  adjusting: Adjusting;
  cameras: Cameras;
}

/** Makes what sees to the people at a desk. */
export function createPeople<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { screens, glances, sync }: Drawing<Event>,
  { flow, pings, consent }: Play<Action>,
): People {
  const idleness = createIdleness(desk, { turn: flow.turn, sync, pings });
  return {
    idleness,
    seating: createSeating(game, desk, { screens, idleness }),
    agreement: createAgreement(game, desk, screens),
    adjusting: createAdjusting(desk, { screens, glances, consent, sync }),
    cameras: createCameras(),
  };
}
