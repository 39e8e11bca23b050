import { awaited, choiceFor, withAmount } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import { thoughtOut } from "../../src/kit/rules/policy";
import { isFree } from "../../src/kit/game/puzzle";
import { apply } from "../../src/kit/record/record";
import type { Choice, GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";

/** How many amounts of a choice that leaves it open are tried, from the least to the most. */
const AMOUNTS = 4;

/** What may be answered in a position: free actions, if it takes any to get there, and then the answer. */
export interface Answer<Action> {
  way: readonly Action[];
  /** The choice, with open amounts where the answer is one of several. */
  choice: Choice<Action>;
  action: Action;
}

/** A position as a seat sees it, with what it may choose. */
interface Position<State, Seen, Action> {
  state: State;
  seen: Seen;
  choices: readonly Choice<Action>[];
}

/** The best answer of a position as an advisor rates them, by how much it is better than the second, and the other answers. */
export interface Judgement<Action> {
  best: Answer<Action>;
  /** Those first that may be as good. */
  others: readonly Answer<Action>[];
  gap: number;
}

/**
 * Every answer that a seat has in a position; undefined where a free action is none, for it ends the turn or leaves it to
 * chance.
 */
export function answersIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  seat: Seat,
  free: readonly string[],
  { state, choices }: Pick<Position<State, Seen, Action>, "state" | "choices">,
): Answer<Action>[] | undefined {
  const answers: Answer<Action>[] = [];
  const known = new Set<string>();
  const waiting: { state: State; choices: readonly Choice<Action>[]; way: readonly Action[] }[] = [
    { state, choices, way: [] },
  ];
  for (const place of waiting) {
    for (const choice of place.choices) {
      const name = JSON.stringify(choice.action);
      if (known.has(name)) continue;
      known.add(name);
      const { way } = place;
      if (!isFree(choice.action, free)) {
        for (const action of actionsOf(choice)) answers.push({ way, choice, action });
        continue;
      }
      const next = copy(place.state);
      apply(rules, next, { kind: "act", seat, action: choice.action });
      const then = choicesIn(rules, seat, next);
      if (then === undefined) return undefined;
      waiting.push({ state: next, choices: then, way: [...way, choice.action] });
    }
  }
  return answers;
}

/** What a seat may choose; undefined where the game waits for chance, another seat or nobody. */
export function choicesIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  seat: Seat,
  state: State,
): readonly Choice<Action>[] | undefined {
  const waiting = rules.waiting(state);
  const decision = waiting.kind === "decisions" ? awaited(waiting.decisions) : undefined;
  return decision?.seat === seat ? decision.choices : undefined;
}

/** Some actions of a choice: itself, or amounts from the least to the most. */
function actionsOf<Action extends GameAction>(choice: Choice<Action>): Action[] {
  const { amounts } = choice;
  if (amounts === undefined) return [choice.action];
  const { min, max } = amounts;
  const sizes = new Set<number>();
  for (let part = 0; part < AMOUNTS; part++)
    sizes.add(min + Math.round(((max - min) * part) / (AMOUNTS - 1)));
  return [...sizes].map((amount) => withAmount(choice, amount));
}

/**
 * What the game's advisor says of a position and its answers; undefined where it rates nothing, or the best answer has to be
 * walked to.
 */
export function judged<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { hints }: Game<State, Action, Event, Seen>,
  free: readonly string[],
  { seen, choices }: Pick<Position<State, Seen, Action>, "seen" | "choices">,
  answers: readonly Answer<Action>[],
): Judgement<Action> | undefined {
  const { advisor } = must(hints, "an advisor");
  const { ranking, rated = ranking } = thoughtOut(advisor(seen, choices));
  const worths = new Map<Choice<Action>, number>();
  for (const { action, value } of [...rated, ...ranking]) {
    const choice = choiceFor(choices, action);
    if (choice !== undefined && value !== undefined)
      worths.set(choice, Math.max(value, worths.get(choice) ?? value));
  }
  const first = ranking.find(({ action }) => !isFree(action, free));
  const choice = first && choiceFor(choices, first.action);
  if (first?.value === undefined || choice === undefined) return undefined;
  const best = { way: [], choice, action: first.action };
  // Unrated answers come first, as they may be as good.
  const worth = ({ way, choice: other }: Answer<Action>): number => {
    const rating = way[0] === undefined ? other : choiceFor(choices, way[0]);
    return (rating && worths.get(rating)) ?? Number.MAX_VALUE;
  };
  const others = answers
    .filter((answer) => answer.choice !== choice)
    .sort((one, other) => worth(other) - worth(one));
  const rest = [...worths].filter(([other]) => other !== choice);
  const walks = rest.filter(([other]) => isFree(other.action, free)).map(([, value]) => value);
  const seconds = rest.filter(([other]) => !isFree(other.action, free)).map(([, value]) => value);
  if (seconds.length === 0 || Math.max(first.value, ...walks) > first.value) return undefined;
  return { best, others, gap: first.value - Math.max(...seconds) };
}
