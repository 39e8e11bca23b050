import { bribe, flee } from "./combat";
import { useAbility } from "./effects";
import {
  answerTie,
  beginFight,
  craft,
  finishScouting,
  misplace,
  misplaceEnemy,
  resolveRoll,
  swap,
  takePill,
  trade,
} from "./fight";
import { endLevel } from "./levels";
import { beginCleansing, equip, finish, finishCleansing, heal, pour } from "./player";
import { answerMoney, buy, reveal } from "./revealing";
import type { Action, Event, State } from "./state";

/** Does what the player has chosen, which is legal (PRR-4.1): first what is done between combats. */
export function perform(state: State, action: Action, events: Event[]): void {
  switch (action.kind) {
    case "reveal":
      reveal(state, action.room, events);
      break;
    case "buy":
      buy(state, action.room, events);
      break;
    case "endLevel":
      endLevel(state, events);
      break;
    case "heal":
      heal(state, action.card, events);
      break;
    case "cleanse":
      beginCleansing(state, action.curse);
      break;
    case "pour":
      pour(state, action.card);
      break;
    case "finish":
      if (state.phase.kind === "scout") finishScouting(state, events);
      else finishCleansing(state, events);
      break;
    case "craft":
      craft(state, action.blue, action.red, events);
      break;
    case "money":
      answerMoney(state, 0, events);
      break;
    case "hp":
      answerMoney(state, action.amount, events);
      break;
    default:
      performInCombat(state, action, events);
  }
}

type CombatAction = Exclude<
  Action,
  {
    kind: "reveal" | "buy" | "endLevel" | "heal" | "cleanse" | "pour" | "finish" | "craft" | "money" | "hp";
  }
>;

function performInCombat(state: State, action: CombatAction, events: Event[]): void {
  switch (action.kind) {
    case "equip":
      equip(state, action.card, events);
      break;
    case "bribe":
      bribe(state, events);
      break;
    case "flee":
      flee(state, events);
      break;
    case "fight":
      beginFight(state, events);
      break;
    case "misplace":
      misplace(state, action.card, events);
      break;
    case "misplaceEnemy":
      misplaceEnemy(state, action.card, events);
      break;
    case "swap":
      swap(state, action, events);
      break;
    case "ability":
      useAbility(state, action.card, action.aim, events);
      break;
    default:
      performInRound(state, action, events);
  }
}

type RoundAction = Extract<
  Action,
  { kind: "roll" | "resolve" | "counter" | "rerollAll" | "trade" | "pill" | "accept" }
>;

function performInRound(state: State, action: RoundAction, events: Event[]): void {
  switch (action.kind) {
    case "roll":
      state.phase = { kind: "throw", throw: { kind: "round" } };
      break;
    case "resolve":
      resolveRoll(state, events);
      break;
    case "counter":
    case "rerollAll":
      answerTie(state, action.kind === "counter");
      break;
    case "trade":
      trade(state, events);
      break;
    case "pill":
      takePill(state, events);
      break;
    case "accept":
      finish(state, "loss", events);
      break;
  }
}
