import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent, Seat } from "../../../kit/rules";
import { emptySeats } from "../../state/chairs";
import type { Desk } from "../../state/desk";

/** What is the same for everybody who looks at the table: found out by the first who asks in a round of looks. */
export interface Common {
  /** The state of the game in a line, from what a spectator sees. */
  status: (this: void) => string;
  /** The seats of chairs that are played by people who are not at the table. */
  empty: (this: void) => readonly Seat[];
}

/** What everybody at a desk may know, for one round of looks. */
export function commonOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: Pick<TableGame<State, Action, Event, Seen>, "rules" | "words">,
  desk: Desk<State, Action>,
): Common {
  let status: { line: string; state: State; steps: number } | undefined;
  let empty: Seat[] | undefined;
  return {
    status: () => {
      const { state, record } = desk.playthrough;
      const steps = record.steps.length;
      // Where something has happened since, it is found out again.
      if (status?.state !== state || status.steps !== steps)
        status = { line: words.status(rules.seen(state, "spectator")), state, steps };
      return status.line;
    },
    empty: () => (empty ??= emptySeats(desk.chairs)),
  };
}
