import { must } from "../../kit/must";
import { check, fold, toCall } from "./battle/betting";
import { stake } from "./battle/opening";
import { answerRebuy } from "./battle/settlement";
import { promotePawn, retreat } from "./moving";
import type { Battle, State } from "./state";
import type { Event } from "./events";

/** Carries out what follows by itself when a decision was not made in time (PC-10.4, PC-10.5); a move has no default. */
export function expire(state: State, events: Event[]): void {
  const { phase, battle } = state;
  switch (phase.kind) {
    case "bet":
      expireBet(state, must(battle, "a battle with a bet due"), events);
      break;
    case "promote":
      promotePawn(state, "queen", events);
      break;
    case "retreat":
      retreat(state, must(phase.squares[0], "a square to retreat to"), events);
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

/** Whoever bets too late checks, or folds where that is not possible. */
function expireBet(state: State, battle: Battle, events: Event[]): void {
  if (toCall(battle, battle.toAct) === 0) check(state, battle, events);
  else fold(state, battle, events);
}
