import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { confirms } from "../../../src/commands/confirming";
import { choiceFor } from "../../../src/kit/rules/choices";
import type { TableGame } from "../../../src/kit/game/game";
import type { Choice, GameAction, GameEvent, Rules, Seat } from "../../../src/kit/rules/rules";
import { fill } from "../../../src/kit/words/words";
import { partId } from "../../../src/table/panel/layout";
import { choiceLabel } from "../../../src/table/panel/choices-view";
import { choiceName } from "../../../src/table/languages/sentences";
import { expectPresent, expectSame } from "../../support/expect";
import { endOf, english, startOf } from "../../support/english";
import { studied } from "../../support/studied";
import { choicesOn } from "./buttons";
import { pieceOf } from "./report";

/** How long a panel takes to show what a click has opened, in seconds. */
const OPENING_TIME = 0.8;
/** What the button begins with that turns the pages of a panel. */
const MORE = startOf(english.table.SENTENCES.more);
/** What the button begins with that unfolds what can be done besides. */
const ASIDES = startOf(english.table.SENTENCES.asides);
/** What it ends with where it names what that is. */
const NAMED = endOf(english.table.SENTENCES.asidesNamed);
/** More pages than any panel has. */
const MOST_PAGES = 20;

/** Who moves: a seat of the game, the person who plays it, and whether the panel tells the odds. */
export interface Mover {
  seat: Seat;
  player: PlayerVerbs;
  odds: boolean;
}

/** The choices that a seat has, and the asides besides. */
export function offersAt<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  seat: Seat,
): Choice<Action>[] {
  const waiting = rules.waiting(state);
  if (waiting.kind !== "decisions") return [];
  const decision = waiting.decisions.find((other) => other.seat === seat);
  return decision === undefined ? [] : decision.choices.concat(decision.asides ?? []);
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

/**
 * Takes an action by clicking through the panel: its group, the amount typed where it is open, its button, and the answer
 * to the question, if any.
 */
export function clickThrough<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  table: EmulatedTable,
  state: State,
  action: Action,
  { seat, player, odds }: Mover,
): void {
  const seen = rules.seen(state, seat);
  const choice = expectPresent(
    choiceFor(offersAt(rules, state, seat), action),
    `seat ${seat} has no such choice`,
  );
  const written = studied(words, seen).choice(seen, choice);
  const opens = (isIt: (text: string) => boolean): void => {
    const button = player.sees().panels.find(({ tag, text }) => tag === "Button" && isIt(text));
    if (button === undefined) return;
    player.clicks(button.text);
    table.seconds(OPENING_TIME);
    // Whatever was found out meanwhile may have changed what it says.
    if (!player.sees().panels.some(({ text }) => text === english.table.SENTENCES.buttonChanged)) return;
    player.clicks(button.text);
    table.seconds(OPENING_TIME);
  };
  const { group } = written;
  const isNamed = (text: string): boolean => text.includes(group) && text.endsWith(NAMED);
  if (written.rank === "aside") opens((text) => text.startsWith(ASIDES) || isNamed(text));
  if (written.group !== "") opens((text) => text === written.group);
  if (choice.amounts !== undefined) {
    const typed = `${action.amount ?? ""}`;
    const { guid } = pieceOf(table, rules.id, "board");
    player.typesInto(partId(guid, player.color(), "field"), typed);
    table.seconds(OPENING_TIME);
    written.label += `: ${typed}`;
  }
  const label = choiceLabel(written, odds);
  const texts = [
    // A hint marks the button of its choice.
    fill(english.table.SENTENCES.coachAdvises, { label }),
    label,
    // Its group tells it apart from another one that reads alike.
    choiceLabel({ ...written, label: choiceName(written) }, odds),
  ];
  turnTo(table, player, texts);
  expectToldApart(table, player);
  const { panels } = player.sees();
  player.clicks(texts.find((text) => panels.some((panel) => panel.text === text)) ?? label);
  confirms(table, player, words.confirm(seen, action), written.label);
}

/** Fails if two choices of a panel read alike. */
function expectToldApart(table: EmulatedTable, player: PlayerVerbs): void {
  const labels = choicesOn(table, player.color()).map(({ label }) => label);
  const twice = labels.filter((label, place) => label !== "" && labels.indexOf(label) !== place);
  expectSame(twice, [], `two choices read alike in:\n${labels.join("\n")}`);
}

/** Turns the pages of a panel until it shows one of some texts; if none is on any page, that is for the next click to miss. */
function turnTo(table: EmulatedTable, player: PlayerVerbs, texts: readonly string[]): void {
  for (let page = 0; page < MOST_PAGES; page++) {
    const { panels } = player.sees();
    const more = panels.find((panel) => panel.text.startsWith(MORE));
    if (more === undefined || panels.some(({ text }) => texts.includes(text))) return;
    player.clicks(more.text);
    table.seconds(OPENING_TIME);
  }
}
