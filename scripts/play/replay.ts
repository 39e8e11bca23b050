import { awaited, choiceFor } from "../../src/kit/choices";
import type { Game, GameWords, TableGame } from "../../src/kit/game";
import { apply, stepFrom, type Step, type StepRules } from "../../src/kit/record";
import type { Refusal } from "../../src/kit/refusal";
import type { Decision, Done, GameAction, GameEvent, Rules } from "../../src/kit/rules";
import { withSeatNames } from "../../src/kit/seat-names";
import type { PlayedGame } from "./record-file";

/** What came of playing a game again. */
export interface Replay {
  /** What happened, with the numbers of the steps. */
  lines: string[];
  /** Whether every step fits that was to be played. */
  fits: boolean;
}

/**
 * Plays a game again by its rules and says what happens.
 * @param last the number of the last step to play, counted from 1
 */
export function replay(played: PlayedGame, last: number): Replay {
  return played.game.visit((game) => replayed(game, played, last));
}

function replayed<State, Action extends GameAction, Event extends GameEvent, Seen>(
  nameless: Game<State, Action, Event, Seen>,
  played: PlayedGame,
  last: number,
): Replay {
  const { names, steps } = played;
  const game = withSeatNames(nameless, () => names);
  const { rules, words } = game;
  const state = rules.start(played.options, played.seats);
  const lines = opening(game, played);
  const wanted = steps.slice(0, last);
  let number = 0;
  for (const line of wanted) {
    const step = stepIn(line, rules);
    const choice = step?.kind === "act" ? choiceText(game, state, step, names) : undefined;
    const done = step === undefined ? undefined : applied(rules, state, step);
    if (done?.kind !== "done") {
      const why = done === undefined ? "It is no step." : refusalText(words, done);
      lines.push(`Step ${number + 1} does not fit: ${line.slice(0, LONGEST_LINE)}`, `       ${why}`);
      break;
    }
    number++;
    const told = choice === undefined ? [] : [choice];
    for (const event of done.events) {
      const sentence = words.event(event);
      if (sentence !== undefined) told.push(sentence);
    }
    lines.push(
      `${`${number}`.padStart(5)}  ${told.length === 0 ? chanceText(step) : told.join("\n       ")}`,
    );
  }
  lines.push(`After step ${number} of ${steps.length}: ${standing(rules, words, state)}`);
  return { lines, fits: number === wanted.length };
}

/** How much is shown of a line that is no step. */
const LONGEST_LINE = 500;

/** What comes of a step; one on which the rules raise an error is none. */
function applied<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  state: State,
  step: Step<Action>,
): Done<Event> | Refusal | undefined {
  try {
    return apply(rules, state, step);
  } catch {
    return undefined;
  }
}

/** What is played, by whom, and what was set otherwise than the designer means it. */
function opening<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  { options, names, code }: PlayedGame,
): string[] {
  const lines = [`${words.title()}, played by ${names.join(", ")}`];
  if (code !== undefined && code !== "") lines.push(`The code ${code} decided every shuffle.`);
  for (const spec of rules.options) {
    const value = options[spec.name] ?? spec.standard;
    if (value === spec.standard) continue;
    lines.push(`${words.option(spec).label}: ${words.optionValue(spec, `${value}`)}`);
  }
  return lines;
}

/** Who chose what; undefined for what was no choice. */
function choiceText<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  state: State,
  { seat, action }: Extract<Step<Action>, { kind: "act" }>,
  names: readonly string[],
): string | undefined {
  const waiting = rules.waiting(state);
  const decision =
    waiting.kind === "decisions" ? waiting.decisions.find((other) => other.seat === seat) : undefined;
  const choice = choiceFor([...(decision?.choices ?? []), ...(decision?.asides ?? [])], action);
  if (choice === undefined) return undefined;
  const { group, label } = words.choice(rules.seen(state, seat), { action, rule: choice.rule });
  const what = group === "" ? label : `${group}: ${label}`;
  return names.length === 1 ? `> ${what}` : `> ${names[seat] ?? ""}: ${what}`;
}

/** What a step was that nobody chose and that the game has no sentence for. */
function chanceText<Action>(step: Step<Action> | undefined): string {
  if (step?.kind === "time") return `The clock comes to ${step.elapsed} seconds.`;
  if (step?.kind !== "chance") return "";
  switch (step.outcome.kind) {
    case "rolled":
      return `The dice show ${step.outcome.faces.join(", ")}.`;
    case "shuffled":
      return `${step.outcome.order.length} cards are shuffled.`;
    case "seen":
      return "Everybody has looked.";
  }
}

function refusalText<Seen, Action, Event>(words: GameWords<Seen, Action, Event>, refusal: Refusal): string {
  const { rule, reason } = refusal;
  const sentence = words.refusal(refusal);
  return sentence === "" ? `${rule}: ${reason}` : sentence;
}

/** How the game stands. */
function standing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  words: GameWords<Seen, Action, Event>,
  state: State,
): string {
  const seen = rules.seen(state, "spectator");
  const waiting = rules.waiting(state);
  switch (waiting.kind) {
    case "over": {
      const { headline, sentence } = words.result(seen);
      return `${headline} · ${sentence}`;
    }
    case "chance":
      return `${words.status(seen)}. The game waits for ${CHANCES[waiting.chance.kind]}.`;
    case "decisions":
      return `${words.status(seen)}. ${promptText(rules, words, state, awaited(waiting.decisions))}`;
  }
}

const CHANCES = { roll: "dice", shuffle: "cards to be shuffled", pause: "everybody to look" } as const;

function promptText<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  words: GameWords<Seen, Action, Event>,
  state: State,
  decision: Decision<Action> | undefined,
): string {
  return decision === undefined ? "" : words.prompt(rules.seen(state, decision.seat), decision.seat);
}

/** A step of this game from a line of JSON, or undefined if it holds none. */
function stepIn<Action>(line: string, rules: StepRules<Action>): Step<Action> | undefined {
  try {
    return stepFrom(JSON.parse(line), rules);
  } catch {
    return undefined;
  }
}
