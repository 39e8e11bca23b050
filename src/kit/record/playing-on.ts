import type { Chance, Outcome } from "../rules/chance";
import { awaited } from "../rules/choices";
import type { Thinking } from "../rules/policy";
import { apply, type Step } from "./record";
import type { Decision, GameAction, GameEvent, Result, Rules, Seat } from "../rules/rules";

/** What a game that is played on does next; each is work for a slice of its own. */
export type Act<Seen, Action> =
  | { kind: "look" }
  | { kind: "draw"; chance: Chance }
  | { kind: "see"; decision: Decision<Action> }
  | { kind: "begin"; decision: Decision<Action>; seen: Seen }
  | { kind: "think"; seat: Seat; think: Thinking<Action> }
  | { kind: "play"; step: Step<Action> };

/** A game that is played on. Its state changes; who plays it may put another act in the place of the next. */
export interface GameInPlay<State, Seen, Action> {
  readonly state: State;
  next: Act<Seen, Action>;
}

/**
 * Who decides in a game that is played on.
 * @noSelf
 */
export interface Deciders<Seen, Action> {
  /** Begins to think for a seat; undefined ends the game here. */
  decide: (seen: Seen, decision: Decision<Action>) => Thinking<Action> | undefined;
  draw: (chance: Chance) => Outcome;
}

/** What comes of an act: a step that was played, or the end. It is `stuck` if nobody decides, or the rules refuse a step. */
export type Acted<Action, Event> = { kind: "played"; step: Step<Action>; events: readonly Event[] } | Ended;
export type Ended = { kind: "over"; result: Result } | { kind: "stuck"; reason: string };

/** Does the next act of a game. This is all there is to playing a game on: to do it in slices of a frame, call it now and then. */
export function playAct<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { decide, draw }: Deciders<Seen, Action>,
  game: GameInPlay<State, Seen, Action>,
): Acted<Action, Event> | undefined {
  const { state, next } = game;
  switch (next.kind) {
    case "look":
      return look(rules, game);
    case "draw":
      game.next = { kind: "play", step: { kind: "chance", outcome: draw(next.chance) } };
      return undefined;
    case "see": {
      const { decision } = next;
      game.next = { kind: "begin", decision, seen: rules.seen(state, decision.seat) };
      return undefined;
    }
    case "begin": {
      const think = decide(next.seen, next.decision);
      if (think === undefined) return { kind: "stuck", reason: "nobody decides" };
      game.next = { kind: "think", seat: next.decision.seat, think };
      return undefined;
    }
    case "think": {
      const action = next.think();
      if (action !== undefined) game.next = { kind: "play", step: { kind: "act", seat: next.seat, action } };
      return undefined;
    }
    case "play": {
      const done = apply(rules, state, next.step);
      if (done.kind === "refusal")
        return { kind: "stuck", reason: `${done.rule} refused a choice: ${done.reason}` };
      game.next = { kind: "look" };
      return { kind: "played", step: next.step, events: done.events };
    }
  }
}

function look<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  game: GameInPlay<State, Seen, Action>,
): Ended | undefined {
  const waiting = rules.waiting(game.state);
  if (waiting.kind === "over") return { kind: "over", result: waiting.result };
  if (waiting.kind === "chance") game.next = { kind: "draw", chance: waiting.chance };
  else {
    const decision = awaited(waiting.decisions);
    if (decision === undefined) return { kind: "stuck", reason: "nobody has a choice" };
    game.next = { kind: "see", decision };
  }
  return undefined;
}
