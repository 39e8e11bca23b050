import type { TableGame } from "../../../kit/game";
import { spoken } from "../../../kit/language";
import type { GameAction, GameEvent } from "../../../kit/rules";
import type { Desk } from "../../state/desk";

/** The state of the game in a line, which is the same for everybody. */
export type PublicStatus = (this: void) => string;

/** That line, from what a spectator sees: found out by the first viewer who asks, and again after a step or in another language. */
export function statusOnce<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: Pick<TableGame<State, Action, Event, Seen>, "rules" | "words">,
  desk: Desk<State, Action>,
): PublicStatus {
  let line = "";
  let known: State | undefined;
  let key = "";
  return () => {
    const { state, record } = desk.playthrough;
    const now = `${record.steps.length} ${spoken()}`;
    if (known !== state || key !== now) line = words.status(rules.seen(state, "spectator"));
    known = state;
    key = now;
    return line;
  };
}
