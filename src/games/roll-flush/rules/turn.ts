import { must } from "../../../kit/data/must";
import { count, handOf, setSlot, slotAt, taggedNumbers, turnToken, wouldBust } from "./board";
import { discardCards } from "./draws";
import {
  CENTRE,
  HAND_LIMIT,
  NUMBERS,
  type DealtCard,
  type DiceChoice,
  type Event,
  type Shift,
  type State,
  type Task,
} from "./state";

/** Waits for both dice (RF-5.1). */
export function roll(state: State): void {
  if (state.tagged.length === 0) count(state, state.active, "rollTurns");
  state.phase = { kind: "roll" };
}

/** Both dice have come to rest (RF-5.1). */
export function rolled(state: State, first: number, second: number, events: Event[]): void {
  state.phase = { kind: "rolled", first, second, rerolled: false };
  events.push({ kind: "rolled", seat: state.active, first, second, total: first + second });
}

/** The dice of a reroll have come to rest, `faces` in the order of the dice; the other one stays as it was (RF-6.2). */
export function rerolled(state: State, faces: readonly number[], events: Event[]): void {
  if (state.phase.kind !== "reroll") return;
  const { dice } = state.phase;
  const first = dice === "second" ? state.phase.first : must(faces[0], "the face of a die");
  const second =
    dice === "first" ? state.phase.second : must(faces[dice === "both" ? 1 : 0], "the face of a die");
  state.phase = { kind: "rolled", first, second, rerolled: true };
  events.push({ kind: "rerolled", seat: state.active, first, second, total: first + second });
}

/** Takes the roll as it is: the card is tagged, or the turn is lost (RF-5.3). */
export function accept(state: State, events: Event[]): void {
  if (state.phase.kind !== "rolled") return;
  const number = state.phase.first + state.phase.second;
  if (wouldBust(state, number)) bust(state, number, events);
  else tagSlot(state, number, events);
}

/** Tags the card on a slot (RF-5.3, RF-6.3); with the option `bustBy` history it may be tagged already (RF-13). */
function tagSlot(state: State, number: number, events: Event[]): void {
  const slot = slotAt(state, number);
  state.phase = { kind: "push" };
  state.tagged.push(number);
  if (slot.kind === "empty") return;
  if (slot.tag) {
    events.push({ kind: "safe", number });
    return;
  }
  slot.tag = true;
  events.push({ kind: "tagged", number, card: slot.up ? slot.card : undefined });
}

/** Loses what was tagged; all cards stay where they are (RF-5.4). */
function bust(state: State, number: number, events: Event[]): void {
  count(state, state.active, "busts");
  events.push({ kind: "busted", seat: state.active, number });
  for (const slot of state.slots) if (slot.kind === "card") slot.tag = false;
  settle(state, [{ kind: "endTurn" }]);
}

/** Takes the tagged cards to the hand in ascending order, facing as they lay (RF-5.7); all are marked to be kept. */
export function stop(state: State, events: Event[]): void {
  const hand = handOf(state, state.active);
  const cards: DealtCard[] = [];
  for (const number of taggedNumbers(state)) {
    const slot = slotAt(state, number);
    if (slot.kind === "empty") continue;
    cards.push({ card: slot.card, up: slot.up });
    setSlot(state, number, { kind: "empty" });
  }
  for (const taken of cards) hand.push(taken);
  const shown = cards.filter((taken) => taken.up).map((taken) => taken.card);
  const faceDown = cards.length - shown.length;
  events.push({ kind: "took", seat: state.active, cards: shown, faceDown, reveals: faceDown > 0 });
  state.phase = { kind: "keep", marked: hand.map(() => true) };
}

/** Marks a card of the hand to be kept, or no longer (RF-5.8). */
export function mark(state: State, index: number, marked: boolean): void {
  if (state.phase.kind === "keep") state.phase.marked[index] = marked;
}

/** Keeps the marked cards, discards the others, and refills the board (RF-5.8, RF-8). */
export function keep(state: State, events: Event[]): void {
  if (state.phase.kind !== "keep") return;
  const { marked } = state.phase;
  const hand = handOf(state, state.active);
  const laidDown = hand.filter((_card, i) => marked[i] !== true);
  state.hands[state.active] = hand.filter((_card, i) => marked[i] === true);
  events.push({
    kind: "kept",
    seat: state.active,
    kept: hand.length - laidDown.length,
    discarded: laidDown.length,
    reveals: laidDown.some((lying) => !lying.up),
  });
  settle(state, refillTasks());
  discardCards(state, laidDown);
}

/** How many marked cards there are to keep, of at most `HAND_LIMIT` (RF-5.8). */
export function countMarked(marked: readonly boolean[]): number {
  return marked.filter((each) => each).length;
}

/** Whether this many cards may be kept (RF-5.8). */
export function fitsHand(count: number): boolean {
  return count <= HAND_LIMIT;
}

/** The refill (RF-8.1 to RF-8.3) and the end of the turn (RF-5.9). */
function refillTasks(): Task[] {
  const tasks: Task[] = [{ kind: "dealSlot", number: CENTRE, up: false }, { kind: "slide" }];
  for (const number of NUMBERS) if (number !== CENTRE) tasks.push({ kind: "dealSlot", number, up: true });
  tasks.push({ kind: "endTurn" });
  return tasks;
}

/** Slides the cards on both sides of slot 7 towards it, keeping their order and facing (RF-8.2). */
export function slide(state: State): void {
  slideSide(state, -1);
  slideSide(state, 1);
}

/** Slides the cards on one side, seen from slot 7 outwards. */
function slideSide(state: State, direction: number): void {
  let free = CENTRE + direction;
  for (let step = 1; step <= CENTRE - NUMBERS[0]; step++) {
    const from = CENTRE + direction * step;
    const slot = slotAt(state, from);
    if (slot.kind === "empty") continue;
    setSlot(state, from, { kind: "empty" });
    setSlot(state, free, slot);
    free += direction;
  }
}

/** Lets tasks follow by themselves. */
export function settle(state: State, tasks: readonly Task[]): void {
  state.phase = { kind: "settling" };
  for (const task of tasks) state.agenda.push(task);
}

/** Exchanges the cards of two slots; facing and tag travel with them, and the player has to roll (RF-6.1). */
export function swap(state: State, first: number, second: number, events: Event[]): void {
  const moved = slotAt(state, first);
  setSlot(state, first, slotAt(state, second));
  setSlot(state, second, moved);
  turnToken(state, state.active, "swap", false);
  state.phase = { kind: "mustRoll" };
  events.push({ kind: "swapped", seat: state.active, first, second });
}

/** Waits for the dice that are rolled again (RF-6.2). */
export function reroll(state: State, dice: DiceChoice): void {
  if (state.phase.kind !== "rolled") return;
  const { first, second } = state.phase;
  turnToken(state, state.active, "reroll", false);
  state.phase = { kind: "reroll", dice, first, second };
}

/** Tags the neighbour of the rolled number at once (RF-6.3). */
export function shift(state: State, by: Shift, events: Event[]): void {
  if (state.phase.kind !== "rolled") return;
  const from = state.phase.first + state.phase.second;
  const to = from + by;
  turnToken(state, state.active, "shift", false);
  events.push({ kind: "shifted", seat: state.active, from, to });
  tagSlot(state, to, events);
}
