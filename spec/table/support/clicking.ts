import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { same } from "../../../src/kit/data";
import type { TableGame } from "../../../src/kit/game";
import type { Choice, GameAction, GameEvent, Rules, Seat } from "../../../src/kit/rules";
import { choiceLabel } from "../../../src/table/views/offers";
import { expectPresent } from "../../support/expect";

/** How long a panel takes to show what a click has opened, in seconds. */
const OPENING_TIME = 0.4;
/** What the button begins with that turns the pages of a panel. */
const MORE = "More (";
/** More pages than any panel has. */
const MOST_PAGES = 20;

/** Who moves: a seat of the game, the person who plays it, and whether the panel tells the odds. */
export interface Mover {
  seat: Seat;
  player: PlayerVerbs;
  odds: boolean;
}

/** The choices that a seat has. */
export function choicesAt<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  seat: Seat,
): Choice<Action>[] {
  const waiting = rules.waiting(state);
  if (waiting.kind !== "decisions") return [];
  return waiting.decisions.find((decision) => decision.seat === seat)?.choices ?? [];
}

/** Takes an action by clicking through the panel: its group, its button, and the answer to the question, if any. */
export function clickThrough<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  table: EmulatedTable,
  state: State,
  action: Action,
  { seat, player, odds }: Mover,
): void {
  const seen = rules.seen(state, seat);
  const choice = choicesAt(rules, state, seat).find((other) => same(other.action, action));
  const written = words.choice(seen, expectPresent(choice, `seat ${seat} has no such choice`));
  if (written.group !== "") {
    player.clicks(written.group);
    table.seconds(OPENING_TIME);
  }
  const text = choiceLabel(written, odds);
  turnTo(table, player, text);
  player.clicks(text);
  if (words.confirm(seen, action) !== undefined) player.answers();
}

/** Turns the pages of a panel until it shows a text; one that is on no page is for the next click to miss. */
function turnTo(table: EmulatedTable, player: PlayerVerbs, text: string): void {
  for (let page = 0; page < MOST_PAGES; page++) {
    const { panels } = player.sees();
    const more = panels.find((panel) => panel.text.startsWith(MORE));
    if (more === undefined || panels.some((panel) => panel.text === text)) return;
    player.clicks(more.text);
    table.seconds(OPENING_TIME);
  }
}
