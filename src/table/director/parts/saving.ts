import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { keepDamaged } from "../../saving/keeping";
import { createDailyPage, createRecords, type Records } from "../../saving/records";
import { createReports, type Reports } from "../../saving/reports";
import type { Stage } from "../../stage/stage";
import type { Desk } from "../../state/desk";

/** What writes to the Notebook. */
export interface Saving {
  records: Records;
  reports: Reports;
  writeDaily: (this: void) => void;
  /** Keeps the text of a damaged save there, once that may be. */
  keepDamaged: (this: void) => void;
}

/** Makes what writes to the Notebook about the game on a desk. */
export function createSaving<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { words }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { findings }: Pick<Stage, "findings">,
): Saving {
  const title = (): string => words.title();
  return {
    records: createRecords(desk, title),
    reports: createReports(desk, title, findings),
    writeDaily: createDailyPage(desk, title),
    keepDamaged: () => {
      keepDamaged(desk, title);
    },
  };
}
