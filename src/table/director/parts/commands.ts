import { lazily } from "../../../kit/lazily";
import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { createHinting } from "../../coach/hinting";
import { createPuzzling } from "../../coach/puzzling";
import type { Handlers } from "../../command/answers";
import type { CommandKind } from "../../command/commands";
import type { Inspection } from "../../hands/inspection";
import { createDealing } from "../../play/dealing";
import { createHosting } from "../../play/hosting";
import { createUndoing } from "../../play/undoing";
import type { Desk } from "../../state/desk";
import type { Coaching } from "./coach";
import type { Drawing } from "./drawing";
import type { People } from "./people";
import type { Play } from "./play";
import type { Saving } from "./saving";

/** What commands are obeyed with. */
type Surroundings<Action, Event> = Drawing<Event> &
  Play<Action> &
  People &
  Coaching &
  Saving & { inspection: Inspection };

/** What obeys each command; the first that comes has it made, for loading has enough to do. */
export function createHandlers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  parts: Surroundings<Action, Event>,
): (this: void) => Handlers<CommandKind> {
  const { players, inspection, glances, seating, adjusting, agreement, reviews, achieving } = parts;
  const { flow, consent, resuming } = parts;
  return lazily(() => {
    const dealing = createDealing(game, desk, parts);
    return {
      ...players.handlers,
      ...inspection.handlers,
      ...glances.handlers,
      ...seating.handlers,
      ...adjusting.handlers,
      ...agreement.handlers,
      ...reviews().handlers,
      ...achieving().handlers,
      ...dealing.handlers,
      ...createUndoing(desk, { flow, consent, rewind: resuming.rewind }),
      ...createHinting(game, desk, { ...parts, turn: flow.turn }),
      ...createPuzzling(game, desk, { ...parts, layOut: dealing.layOut }),
      ...createHosting(game, desk, parts),
    };
  });
}
