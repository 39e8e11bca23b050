import { text } from "../words/catalogue";
import { choiceFor } from "../rules/choices";
import { listed } from "../words/enumeration";
import type { TableGame } from "./game";
import type { Options } from "../rules/options";
import type { Step } from "../record/record";
import type { GameAction, GameEvent } from "../rules/rules";
import { fill } from "../words/words";

/** What it takes to tell a game's record in words. */
export type ToldGame<State, Action extends GameAction, Event extends GameEvent, Seen> = Pick<
  TableGame<State, Action, Event, Seen>,
  "rules" | "words"
>;

/** The head of a record: the game, its players, and the options that differ from the designer's. */
export function openingLines<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: ToldGame<State, Action, Event, Seen>,
  options: Options,
  players: readonly string[],
  code: string | undefined,
): string[] {
  const { opening, code: byCode } = text().RECORD;
  const lines = [fill(opening, { title: words.title(), players: listed(players) })];
  if (code !== undefined && code !== "") lines.push(fill(byCode, { code }));
  for (const spec of rules.options) {
    const value = options[spec.name] ?? spec.standard;
    if (value === spec.standard) continue;
    lines.push(`${words.option(spec).label}: ${words.optionValue(spec, `${value}`)}`);
  }
  return lines;
}

/** The sentences of what happened. */
export function toldOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { words }: ToldGame<State, Action, Event, Seen>,
  events: readonly Event[],
): string[] {
  const told: string[] = [];
  for (const event of events) {
    const sentence = words.event(event);
    if (sentence !== undefined) told.push(sentence);
  }
  return told;
}

/** The choice of a step from this state, in the words of its button; undefined if it is none of these. */
export function choiceLabel<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: ToldGame<State, Action, Event, Seen>,
  state: State,
  { seat, action }: Extract<Step<Action>, { kind: "act" }>,
): string | undefined {
  const waiting = rules.waiting(state);
  const decision =
    waiting.kind === "decisions" ? waiting.decisions.find((other) => other.seat === seat) : undefined;
  const choice = choiceFor((decision?.choices ?? []).concat(decision?.asides ?? []), action);
  if (choice === undefined) return undefined;
  const { group, label } = words.choice(rules.seen(state, seat), { action, rule: choice.rule });
  return group === "" ? label : `${group}: ${label}`;
}
