import type { CardItem } from "../rules/box";
import type { Outcome } from "../rules/chance";
import { orderByCode } from "./deal-code";
import type { Options } from "../rules/options";
import { apply, type GameRecord, type Step } from "./record";
import type { Refusal } from "../rules/refusal";
import type { Done, GameAction, GameEvent, Rules, Seat } from "../rules/rules";

/**
 * What may be undone: `open` only what rolled no die and showed nothing hidden, `always` any choice with all
 * that followed, `never` nothing.
 */
export type UndoRule = "open" | "always" | "never";
export const UNDO_RULES: readonly UndoRule[] = ["open", "always", "never"];

/** Who learnt something from a step: a seat, everybody (`true`), or nobody. */
export type Revealed = boolean | Seat;

/** A game being played: its record, the state the record leads to, and which steps showed something new. */
export interface Playthrough<State, Action> {
  record: GameRecord<Action>;
  state: State;
  /** For each step, whether somebody learnt something by it, a face or a card: the seat that alone did, or everybody. */
  revealing: Revealed[];
  /** How many times cards have been shuffled. */
  shuffles: number;
  /** Whether a step is being played: where that ends in an error, the state is that of no record. */
  halfway: boolean;
  /** Its checkpoints, the earliest first: nothing has to be replayed from the start. Never saved. */
  checkpoints: Checkpoint<State>[];
  /** How many steps have to be played at once: no more than a few checkpoints are made on the way. */
  expected: number;
}

/** The game after this many steps. */
export interface Checkpoint<State> {
  steps: number;
  state: State;
  shuffles: number;
}

/** Begins a game at its first chance point or decision; with a deal code, that code decides every shuffle. */
export function begin<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  options: Options,
  seats: number,
  code?: string,
): Playthrough<State, Action> {
  return {
    record: { game: rules.id, options, seats, code, steps: [] },
    state: rules.start(options, seats),
    revealing: [],
    shuffles: 0,
    halfway: false,
    checkpoints: [],
    expected: 0,
  };
}

/**
 * How many steps have been played. The record may have more: those have to be replayed after an undo.
 */
export function stepsPlayed({ revealing }: Pick<Playthrough<unknown, unknown>, "revealing">): number {
  return revealing.length;
}

/**
 * The game as it stood at the last checkpoint among its first steps, with a record of those: anyone who asks plays again the
 * ones that are missing. What was given is used up.
 * @param steps how many steps have to be left
 */
export function rewound<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  playthrough: Playthrough<State, Action>,
  steps: number,
): Playthrough<State, Action> {
  const { record, revealing, checkpoints } = playthrough;
  let last = checkpoints.pop();
  while (last !== undefined && last.steps > steps) last = checkpoints.pop();
  // In place: a copy of a long list would be more than a slice's work.
  record.steps.length = steps;
  revealing.length = last?.steps ?? 0;
  return {
    ...playthrough,
    state: last?.state ?? rules.start(record.options, record.seats),
    shuffles: last?.shuffles ?? 0,
    halfway: false,
  };
}

/** Plays one step, the record's next or a new one, and adds it to the record; a refused step changes nothing. */
export function play<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  playthrough: Playthrough<State, Action>,
  step: Step<Action>,
): Done<Event> | Refusal {
  playthrough.halfway = true;
  const result = apply(rules, playthrough.state, step);
  playthrough.halfway = false;
  if (result.kind === "refusal") return result;
  if (step.kind === "chance" && step.outcome.kind === "shuffled") playthrough.shuffles++;
  playthrough.record.steps[stepsPlayed(playthrough)] = step;
  playthrough.revealing.push(revealedBy(step, result.events));
  return result;
}

/** Everybody sees how dice fall and what is turned up; of cards that are dealt face down, one seat learns alone. */
function revealedBy(step: Step<unknown>, events: readonly GameEvent[]): Revealed {
  let revealed: Revealed | undefined;
  for (const { reveals, seat } of events) {
    if (reveals === undefined || reveals === false) continue;
    const isAlone = reveals === "seat" && seat !== undefined && (revealed ?? seat) === seat;
    revealed = isAlone ? seat : true;
  }
  return revealed ?? step.kind === "chance";
}

/** The seat that has chosen last, of all or of these, if one has chosen at all. */
export function lastToAct(steps: readonly Step<unknown>[], among?: readonly Seat[]): Seat | undefined {
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index];
    if (step?.kind === "act" && (among === undefined || among.includes(step.seat))) return step.seat;
  }
  return undefined;
}

/** A choice of a player as a step. */
export function choiceStep<Action>(seat: Seat, action: Action): Step<Action> {
  return { kind: "act", seat, action };
}

/** A decision of chance as a step. */
export function chanceStep<Action>(outcome: Outcome): Step<Action> {
  return { kind: "chance", outcome };
}

/**
 * How chance has decided after all: where the game has a deal code, that code orders the cards that a real deck has shuffled.
 * @param box all cards of the game
 */
export function byCode<State, Action>(
  { record, shuffles }: Playthrough<State, Action>,
  outcome: Outcome,
  box: readonly CardItem[],
): Outcome {
  if (outcome.kind !== "shuffled" || record.code === undefined) return outcome;
  return { kind: "shuffled", order: orderByCode(record.code, shuffles + 1, outcome.order, box) };
}

/** Who plays a seat, from the view of a person who wants to undo. */
export type Whose = "mine" | "bot" | "other";

/** Why nothing can be undone. */
export interface UndoReason {
  kind: "nothingToUndo" | "undoIsOff" | "somethingWasRevealed" | "othersHaveChosen";
}

/**
 * How many steps remain when somebody takes the last choice of one's own back, or why it may not be. What others alone have
 * learnt since then is no reason, and among bots neither is what one has learnt oneself: `costOfUndo` says what is.
 * @param unasked steps by their places that were no choice: the table has taken them for their players
 */
export function stepsAfterUndo<Action>(
  playthrough: { record: GameRecord<Action>; revealing: readonly Revealed[] },
  rule: UndoRule,
  whose: (this: void, seat: Seat) => Whose,
  unasked: Readonly<Record<number, Step<Action> | undefined>> = {},
): number | UndoReason {
  const { steps } = playthrough.record;
  const of = (step: Step<Action> | undefined): Whose | "chance" =>
    step?.kind === "act" ? whose(step.seat) : "chance";
  let last = steps.length - 1;
  while (last >= 0 && (of(steps[last]) !== "mine" || unasked[last] === steps[last])) last--;
  if (last < 0) return { kind: "nothingToUndo" };
  if (rule === "never") return { kind: "undoIsOff" };
  if (rule === "always") return last;
  const isAlone = !withOthers(playthrough.record, whose);
  for (let i = last; i < steps.length; i++) {
    const revealed = playthrough.revealing[i] ?? false;
    if (revealed === true || (revealed !== false && !isAlone && whose(revealed) === "mine"))
      return { kind: "somethingWasRevealed" };
    if (of(steps[i]) === "other") return { kind: "othersHaveChosen" };
  }
  return last;
}

/** Whether other people play, too. */
function withOthers({ seats }: { seats: number }, whose: (this: void, seat: Seat) => Whose): boolean {
  for (let seat = 0; seat < seats; seat++) if (whose(seat) === "other") return true;
  return false;
}

/**
 * What it costs to undo all but this many steps: the consent of others who have learnt something from them, or, if only the
 * person who undoes has, that the game counts.
 */
export function costOfUndo(
  revealing: readonly Revealed[],
  left: number,
  whose: (this: void, seat: Seat) => Whose,
): { consent: boolean; count: boolean } {
  const cost = { consent: false, count: false };
  for (let i = left; i < revealing.length; i++) {
    const revealed = revealing[i];
    if (typeof revealed !== "number") continue;
    if (whose(revealed) === "other") cost.consent = true;
    if (whose(revealed) === "mine") cost.count = true;
  }
  return cost;
}
