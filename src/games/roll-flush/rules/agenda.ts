import { takeFirst } from "../../../kit/data/lists";
import type { Seat } from "../../../kit/rules/rules";
import { clockwiseFrom, turnToken, usedTokens } from "./board";
import { dealToCommunity, dealToHand, dealToSlot } from "./draws";
import { finishByTurns } from "./ending";
import { clearCommunity, clearHands, reveal, showdown } from "./scoring";
import { beginTurn, dealingTasks, findFirst } from "./setup";
import type { Event, State, Task, Token } from "./state";
import { settle, slide } from "./turn";

/** Does what follows by itself until chance or a player has to decide. */
export function proceed(state: State, events: Event[]): void {
  while (state.phase.kind === "settling") {
    const task = takeFirst(state.agenda);
    if (task === undefined) return;
    if (!perform(state, task, events)) state.agenda.unshift(task);
  }
}

/** Does one task; false if it has to be taken up again once the deck is shuffled. */
function perform(state: State, task: Task, events: Event[]): boolean {
  switch (task.kind) {
    case "dealHand":
      return dealToHand(state, task.seat, task.up, events);
    case "dealSlot":
      return dealToSlot(state, task.number, task.up, events);
    case "dealCommunity":
      return dealToCommunity(state, events);
    case "findFirst":
      findFirst(state, events);
      return true;
    case "slide":
      slide(state);
      return true;
    case "reveal":
      reveal(state, events);
      return true;
    case "showdown":
      showdown(state, events);
      return true;
    case "show":
      state.phase = { kind: "showdown" };
      return true;
    case "clearHands":
      clearHands(state);
      return true;
    case "clearCommunity":
      clearCommunity(state);
      return true;
    case "endTurn":
      endTurn(state, events);
      return true;
    case "refresh":
      refresh(state, task.seat, events);
      return true;
    case "nextTurn":
      beginTurn(state, (state.active + 1) % state.hands.length, events);
      return true;
  }
}

/** The deck has been shuffled: dealing starts or continues, and after the first shuffle each one refreshes (RF-9). */
export function shuffled(state: State, events: Event[]): void {
  if (state.phase.kind === "setup") settle(state, dealingTasks(state.hands.length));
  else {
    state.shuffles++;
    events.push({ kind: "reshuffled", cards: state.deck.length });
    settle(state, []);
  }
}

/**
 * Clears what belongs to the turn; refreshes are settled clockwise, once round per shuffle (RF-9.3). After the last turn
 * that the option `maxTurns` allows they are dropped (RF-9.4).
 */
function endTurn(state: State, events: Event[]): void {
  state.tagged = [];
  state.answers = state.answers.map(() => "none");
  const { maxTurns } = state.options;
  if (maxTurns > 0 && state.turn >= maxTurns) {
    finishByTurns(state, events);
    return;
  }
  const tasks: Task[] = [];
  for (let round = 0; round < state.shuffles; round++) {
    for (const seat of clockwiseFrom(state, state.active)) tasks.push({ kind: "refresh", seat });
  }
  tasks.push({ kind: "nextTurn" });
  state.shuffles = 0;
  settle(state, tasks);
}

/** Turns a used token to ready: the only one at once, one of several as the player likes (RF-9.2, RF-9.3). */
function refresh(state: State, seat: Seat, events: Event[]): void {
  const [first, second] = usedTokens(state, seat);
  if (first === undefined) return;
  if (second === undefined) refreshToken(state, seat, first, events);
  else state.phase = { kind: "refresh", seat };
}

/** Refreshes the token that was chosen, and continues (RF-9.3). */
export function chooseRefresh(state: State, token: Token, events: Event[]): void {
  if (state.phase.kind !== "refresh") return;
  refreshToken(state, state.phase.seat, token, events);
  settle(state, []);
}

function refreshToken(state: State, seat: Seat, token: Token, events: Event[]): void {
  turnToken(state, seat, token, true);
  events.push({ kind: "refreshed", seat, token });
}
