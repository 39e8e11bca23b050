import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import { withSeatNames } from "../../kit/seat-names";
import { createInspection } from "../hands/inspection";
import { createCompany } from "../state/company";
import type { Desk } from "../state/desk";
import { createLooking } from "../views/looking";
import { createAsking } from "./parts/asking";
import { createCoaching } from "./parts/coach";
import { createHandlers } from "./parts/commands";
import { createDrawing } from "./parts/drawing";
import { createPeople } from "./parts/people";
import { createPlay } from "./parts/play";
import { createSaving } from "./parts/saving";

/** Makes all parts of a table for the game that this board carries, family by family, each from those before it. */
export function createParts<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
) {
  const company = createCompany(desk, nameless.rules.seats.max);
  const game = withSeatNames(nameless, company.names);
  const drawing = createDrawing(game, desk, company);
  const play = createPlay(game, desk, drawing);
  const { menus, stage, picture, screens, sync, suspense } = drawing;
  const { flow, coach } = play;
  const parts = {
    ...drawing,
    ...play,
    ...createPeople(game, desk, drawing, play),
    ...createCoaching(game, desk, drawing, play),
    ...createSaving(game, desk, stage),
  };
  const { seating, idleness, achieving, reviews, records } = parts;
  const inspection = createInspection(game, desk, { ...parts, turn: flow.turn });
  const handlers = createHandlers(game, desk, { ...parts, inspection });
  const asking = createAsking(game, desk, { ...parts, inspection, handlers });

  menus.begin(asking.input.asked);
  screens.begin(
    createLooking(game, desk, inspection, { coach, seating, review: (viewer) => reviews().sight(viewer) }),
  );
  sync.begin({
    turn: flow.update,
    table: picture.redraw,
    panels: screens.refresh,
    panel: screens.showAnew,
    waiting: () => {
      parts.keepDamaged();
      suspense.after(() => {
        if (desk.result !== undefined) {
          records.write();
          achieving().judge();
        }
        parts.challenge();
        parts.foresee();
        parts.writeDaily();
        idleness.wait();
        asking.chat.tellAll();
      });
    },
  });
  return { ...parts, ...asking, handlers };
}
