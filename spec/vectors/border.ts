import { refuse, type Refusal } from "../../src/kit/rules/refusal";
import type { Done, GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";

/** What has been parsed; a list cannot hold undefined in Lua. */
export type Parsed<Action> = Action | "none";

/** What a case calls an action, parsed. */
export function parsed<Action>(
  rules: { parse: (this: void, action: unknown) => Action | undefined },
  written: unknown,
): Parsed<Action> {
  return rules.parse(written) ?? "none";
}

/** Does what a case calls an action, as it has been parsed; what is no action of the game is refused at the border. */
export function actAsParsed<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  seat: Seat,
  action: Parsed<Action>,
): Done<Event> | Refusal {
  return action === "none" ? refuse("border", "noAction") : rules.act(state, seat, action);
}
