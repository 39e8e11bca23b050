import { check, fold, toCall } from "./battle/betting";
import { stake } from "./battle/opening";
import { answerRebuy } from "./battle/settlement";
import { promotePawn, retreat } from "./moving";
import type { Event, State } from "./state";

/** Carries out what follows by itself when a decision was not made in time (PC-10.4, PC-10.5); a move has no default. */
export function expire(state: State, events: Event[]): void {
  const { phase, battle } = state;
  switch (phase.kind) {
    case "bet":
      if (battle === undefined) break;
      if (toCall(battle, battle.toAct) === 0) check(state, battle, events);
      else fold(state, battle, events);
      break;
    case "promote":
      promotePawn(state, "queen", events);
      break;
    case "retreat":
      retreat(state, phase.squares[0] ?? 0, events);
      break;
    case "stake":
      stake(state, 0, events);
      break;
    case "rebuy":
      answerRebuy(state, false, events);
      break;
    default:
      break;
  }
}
