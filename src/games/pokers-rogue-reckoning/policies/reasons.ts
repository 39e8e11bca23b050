import type { Motive } from "../../../kit/game/advice";
import { ABILITIES, type UseEffect } from "../rules/abilities";
import { damageOf, maxHp, priceIn, sumOf } from "../rules/board";
import { valueOf, type Curse, type Potion, type RedPotion } from "../rules/cards";
import { comparisonOf } from "../rules/comparison";
import { oneMoreOdds, rethrowOdds, rollOdds } from "../rules/odds";
import {
  PIPS,
  type Action,
  type OpenState,
  type Phase,
  type Roll,
  type Seen,
  type Target,
} from "../rules/state";
import { cleansed, drunk, richer, without as withoutCard } from "./changes";
import { missingPotions } from "./cleansing";
import { rollAfter, topMoney } from "./consequences";
import { fightChance } from "./fight-chance";
import { hitShare } from "./outlook";

/** Why a choice is the best one; each reason is given only where it holds (`spec/pokers-rogue-reckoning/reasons.spec.ts`). */
export type HintReason =
  | "nothingElse"
  | "onward"
  | "buy"
  | "craft"
  | "money"
  | "hp"
  | "healSurvives"
  | "healFight"
  | "equip"
  | "cleanse"
  | "pourAlone"
  | "pourGreatest"
  | "poured"
  | "scout"
  | "fight"
  | "escape"
  | "roll"
  | "hit"
  | "slay"
  | "blow"
  | "again"
  | "counter"
  | "rerollAll"
  | "trade"
  | "pill"
  | "abilityThrow"
  | "abilityTurns"
  | "abilityParries"
  | "abilityWounds"
  | "abilitySlays"
  | "abilityMoney"
  | "most";

type Why = Motive<HintReason>;

const MOST: Why = { reason: "most" };

/** What an advisor has weighed. */
export interface Weighed {
  /** How many choices. */
  choices: number;
  /** The player with all that the best set of buffs puts under the dice. */
  buffed: OpenState;
}

/** Why an action is the best one. */
export function motiveOf(seen: Seen, action: Action, { choices, buffed }: Weighed): Why {
  switch (action.kind) {
    case "reveal":
    case "endLevel":
      return { reason: choices > 1 ? "onward" : "nothingElse" };
    case "buy":
      return buying(seen, action.room);
    case "craft":
      return { reason: "craft" };
    case "money":
      return seen.phase.kind === "money" ? gaining("money", seen, valueOf(seen.phase.card)) : MOST;
    case "hp":
      return { reason: "hp", amount: Math.min(action.amount, maxHp(seen) - seen.hp) };
    case "trade":
      return { reason: "trade", amount: seen.options.trade === "MAX" ? maxHp(seen) : PIPS };
    case "pill":
      return { reason: "pill", amount: maxHp(seen) };
    case "pour":
    case "finish":
      return cleansing(seen, action);
    default:
      return inCombat(seen, action, buffed);
  }
}

/** As `motiveOf`, for what belongs to a combat. */
function inCombat(seen: Seen, action: Action, buffed: OpenState): Why {
  switch (action.kind) {
    case "heal":
      return healing(seen, action.card);
    case "equip":
      return comparing("equip", seen, buffed, buffed.equip.length - seen.equip.length);
    case "cleanse":
      return lifting(seen, action.curse);
    case "fight":
      return alone("fight", seen);
    case "bribe":
    case "flee":
      return alone("escape", seen);
    case "roll":
      return { reason: "roll", odds: rollOdds(seen)?.win };
    case "resolve":
      return seen.phase.kind === "postRoll" ? resolving(seen, seen.phase.roll) : MOST;
    case "counter":
    case "rerollAll":
      return seen.phase.kind === "tie" ? afterTie(seen, seen.phase, action.kind) : MOST;
    case "ability":
      return usingAbility(seen, action);
    default:
      return MOST;
  }
}

function buying({ rooms }: Seen, number: number): Why {
  const room = rooms[number];
  return { reason: "buy", amount: room && priceIn(room) };
}

function gaining(reason: "money" | "abilityMoney", open: OpenState, money: number): Why {
  const amount = richer(open, money).money - open.money;
  return amount > 0 ? { reason, amount } : MOST;
}

/** The chance to win a fight as it is. */
function alone(reason: "fight" | "escape", seen: Seen): Why {
  const odds = isBetweenRolls(seen) ? fightChance(seen) : undefined;
  return odds === undefined ? MOST : { reason, odds };
}

/** The least difference at which a chance is called higher. */
const TELLING = 0.01;

/** The chance to win a fight after a change, if that is higher than without it. */
function comparing(
  reason: "equip" | "cleanse" | "healFight",
  seen: Seen,
  changed: OpenState,
  amount?: number,
): Why {
  const odds = fightChance(changed);
  const without = fightChance(seen);
  if (odds === undefined || without === undefined || odds - without < TELLING) return MOST;
  return { reason, odds, without, amount };
}

/** Whether no roll is on the table, so a fight is decided by the next ones. */
function isBetweenRolls({ phase }: Seen): boolean {
  return phase.kind === "prep" || phase.kind === "preRoll";
}

function healing(seen: Seen, card: RedPotion): Why {
  const { phase, hp } = seen;
  const healed = drunk(withoutCard(seen, card), card);
  if (isBetweenRolls(seen)) return comparing("healFight", seen, healed);
  if (phase.kind !== "postRoll" || comparisonOf(seen, phase.roll).outcome !== "enemyHits") return MOST;
  const amount = damageOf(seen, "curses");
  return hp <= amount && healed.hp > amount ? { reason: "healSurvives", amount } : MOST;
}

function lifting(seen: Seen, curse: Curse): Why {
  const potions = missingPotions(seen, curse, []);
  return potions === undefined ? MOST : comparing("cleanse", seen, cleansed(seen, curse, potions));
}

/** Cleansing step by step: what is still missing (PRR-5.7). Scout's exchanges are not weighed. */
function cleansing({ phase }: Seen, action: Extract<Action, { kind: "pour" | "finish" }>): Why {
  if (phase.kind !== "cleanse") return { reason: "scout" };
  if (action.kind === "finish") return { reason: "poured" };
  const amount = valueOf(phase.curse) - sumOf(phase.potions);
  return { reason: valueOf(action.card) >= amount ? "pourAlone" : "pourGreatest", amount };
}

/** The result of a roll as it is (PRR-9.5). */
function resolving(seen: Seen, roll: Roll): Why {
  switch (comparisonOf(seen, roll).outcome) {
    case "playerHits": {
      const amount = damageOf(seen, "equip");
      return amount >= (seen.enemy?.hp ?? 0) ? { reason: "slay" } : { reason: "hit", amount };
    }
    case "enemyHits":
      return { reason: "blow", amount: damageOf(seen, "curses") };
    case "tie":
    case "again":
      return { reason: "again" };
  }
}

/** Who lands the next blow after a counterattack and after a new roll, further ties rerolled (PRR-11.4). */
function afterTie(
  seen: Seen,
  { roll }: Extract<Phase, { kind: "tie" }>,
  reason: "counter" | "rerollAll",
): Why {
  const { enemy } = seen;
  const again = rethrowOdds(seen, roll);
  if (again === undefined || enemy === undefined) return MOST;
  const anew = hitShare(seen, enemy, seen.atk);
  const countered = again.win + again.tie * anew;
  return reason === "counter"
    ? { reason, odds: countered, without: anew }
    : { reason, odds: anew, without: countered };
}

/** An effect with what it is aimed at. */
interface Use {
  effect: UseEffect;
  target: Target;
}

function useOf({ card, aim }: Extract<Action, { kind: "ability" }>): Use | undefined {
  if (aim.kind === "heal") return undefined;
  const potion: Potion = aim.kind === "use" ? aim.potion : card;
  const effect = ABILITIES[potion].use?.effect;
  return effect && { effect, target: aim.kind === "use" ? aim.target : aim };
}

function usingAbility(seen: Seen, action: Extract<Action, { kind: "ability" }>): Why {
  const use = useOf(action);
  if (use === undefined) return MOST;
  const { effect } = use;
  switch (effect.kind) {
    case "flee":
      return alone("escape", seen);
    case "hurtEnemy":
      return (seen.enemy?.hp ?? 0) <= effect.hp
        ? { reason: "abilitySlays" }
        : { reason: "abilityWounds", amount: effect.hp };
    case "gainMoney":
      return gaining("abilityMoney", seen, effect.money);
    case "collectMoney":
      return gaining("abilityMoney", seen, topMoney(seen.discard, effect.cards));
    default:
      return seen.phase.kind === "postRoll"
        ? changingRoll(withoutCard(seen, action.card), seen.phase.roll, use)
        : MOST;
  }
}

/** What becomes of a roll that does not hit. */
function changingRoll(open: OpenState, roll: Roll, { effect, target }: Use): Why {
  const { outcome } = comparisonOf(open, roll);
  if (outcome === "playerHits") return MOST;
  if (effect.kind === "throwAgain" || effect.kind === "addDie") {
    const odds = effect.kind === "addDie" ? oneMoreOdds(open, roll) : rethrowOdds(open, roll);
    return odds === undefined ? MOST : { reason: "abilityThrow", odds: odds.win };
  }
  const changed = rollAfter(roll, effect, target);
  const after = changed && comparisonOf(open, changed).outcome;
  if (after === "playerHits") return { reason: "abilityTurns" };
  return after !== undefined && outcome === "enemyHits" && after !== "enemyHits"
    ? { reason: "abilityParries", amount: damageOf(open, "curses") }
    : MOST;
}
