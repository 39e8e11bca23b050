import { must } from "../../../kit/data/must";
import { refuse, type Refusal } from "../../../kit/rules/refusal";
import type { Seat } from "../../../kit/rules/rules";
import { valuesFrom } from "../../../kit/words/words";
import { abilityBar } from "./ability-legality";
import {
  cleansingPotions,
  hasPotion,
  hasTrait,
  isAnyFaceDown,
  isBuff,
  isHealingBarred,
  priceIn,
  roomAt,
  sumOf,
} from "./board";
import { valueOf, type BluePotion, type Curse, type Potion, type RedPotion } from "./cards";
import { RULES, type Reason } from "./reasons";
import { BRIBES, PILL_PRICE, type Action, type OpenState, type Phase, type Swap } from "./state";

/** What a phase asks for, for players who try something else. */
const PHASE_ASKS: Record<Phase["kind"], Reason> = {
  setup: "waitForCards",
  explore: "exploring",
  shown: "waitForCard",
  money: "moneyUndecided",
  cleanse: "cleansing",
  prep: "preparing",
  misplace: "misplacing",
  misplaceEnemy: "misplacing",
  scout: "scouting",
  preRoll: "beforeRoll",
  postRoll: "afterRoll",
  compared: "waitForComparison",
  tie: "tieUndecided",
  death: "dying",
  throw: "waitForDice",
  shuffle: "waitForCards",
  over: "gameOver",
};

/** The phases in which an action can be legal (PRR-4.1). */
const PHASES_OF: Record<Action["kind"], readonly Phase["kind"][]> = {
  reveal: ["explore"],
  buy: ["explore"],
  endLevel: ["explore"],
  heal: ["explore", "prep", "preRoll", "postRoll"],
  cleanse: ["explore", "prep"],
  pour: ["cleanse"],
  finish: ["cleanse", "scout"],
  craft: ["explore", "death"],
  money: ["money"],
  hp: ["money"],
  equip: ["prep", "preRoll"],
  bribe: ["prep", "preRoll"],
  flee: ["prep", "preRoll"],
  fight: ["prep"],
  misplace: ["misplace"],
  misplaceEnemy: ["misplaceEnemy"],
  swap: ["scout"],
  roll: ["preRoll"],
  ability: ["explore", "preRoll", "postRoll"],
  resolve: ["postRoll"],
  counter: ["tie"],
  rerollAll: ["tie"],
  trade: ["death"],
  pill: ["death"],
  accept: ["death"],
};

/** Why the player may not do this now, with the rule that forbids it, or undefined if it is legal. */
export function check(open: OpenState, seat: Seat, action: Action): Refusal<Reason> | undefined {
  if (seat !== 0) return refuse(RULES.notYourSeat, "notYourSeat");
  const reason = reasonAgainst(open, action);
  return reason === undefined
    ? undefined
    : refuse(
        RULES[reason],
        reason,
        valuesFrom(action, (id) => id),
      );
}

function reasonAgainst(open: OpenState, action: Action): Reason | undefined {
  const { kind } = open.phase;
  return PHASES_OF[action.kind].includes(kind) ? bar(open, action) : PHASE_ASKS[kind];
}

/** Why an action is not possible in a phase in which it can be legal, or undefined if it is. */
export function bar(open: OpenState, action: Action): Reason | undefined {
  switch (action.kind) {
    case "reveal":
      return revealBar(open, action.room);
    case "buy":
      return buyBar(open, action.room);
    case "endLevel":
      return isAnyFaceDown(open) ? "roomsLeft" : undefined;
    case "heal":
      return healBar(open, action.card);
    case "cleanse":
      return cleanseBar(open, action.curse);
    case "pour":
      return pourBar(open, action.card);
    case "finish":
      return finishBar(open);
    case "craft":
      return craftBar(open, action.blue, action.red);
    default:
      return combatBar(open, action);
  }
}

/** As `bar`, for what belongs to a combat. */
function combatBar(open: OpenState, action: Action): Reason | undefined {
  switch (action.kind) {
    case "equip":
      return equipBar(open, action.card);
    case "bribe":
      return bribeBar(open);
    case "flee":
      return open.options.flee === "free" ? flightBar(open) : "noFreeFlight";
    case "misplace":
      return misplaceBar(open, action.card);
    case "misplaceEnemy":
      return open.curses.includes(action.card) ? undefined : "notCursed";
    case "swap":
      return swapBar(open, action);
    case "ability":
      return abilityBar(open, action.card, action.aim);
    case "trade":
      return open.atk > 1 ? undefined : "lastAtk";
    case "pill":
      return open.pill === "ready" ? undefined : "noPill";
    default:
      return undefined;
  }
}

function revealBar(open: OpenState, number: number): Reason | undefined {
  const room = roomAt(open, number);
  if (room === undefined) return "unknownRoom";
  if (room.kind === "empty") return "roomEmpty";
  return room.up ? "alreadyUp" : undefined;
}

function buyBar(open: OpenState, number: number): Reason | undefined {
  const room = roomAt(open, number);
  if (room === undefined) return "unknownRoom";
  if (room.kind === "empty") return "roomEmpty";
  const price = priceIn(room);
  if (price === undefined) return "notForSale";
  return price <= open.money ? undefined : "tooLittleMoney";
}

function healBar(open: OpenState, card: RedPotion): Reason | undefined {
  if (!open.hand.includes(card)) return "notHeld";
  return isHealingBarred(open) ? "healingBarred" : undefined;
}

/** A curse can be cleansed if all blue potions together are worth it (PRR-5.7). */
function cleanseBar(open: OpenState, curse: Curse): Reason | undefined {
  if (!open.curses.includes(curse)) return "notCursed";
  return sumOf(cleansingPotions(open)) >= valueOf(curse) ? undefined : "tooLittleValue";
}

function pourBar(open: OpenState, card: BluePotion): Reason | undefined {
  if (!hasPotion(open, card)) return "notHeld";
  return open.phase.kind === "cleanse" && open.phase.potions.includes(card) ? "alreadyPoured" : undefined;
}

/** Cleansing ends when the potions are worth the curse; Scout may end at any time (PRR-5.7, PRR-13.7). */
function finishBar({ phase }: OpenState): Reason | undefined {
  if (phase.kind !== "cleanse") return undefined;
  return sumOf(phase.potions) >= valueOf(phase.curse) ? undefined : "tooLittleValue";
}

function craftBar(open: OpenState, blue: BluePotion, red: RedPotion): Reason | undefined {
  const { options, phase } = open;
  if (!options.pill) return "pillOff";
  if (phase.kind === "death" && !options.pillAtDeath) return "pillLate";
  if (open.pill !== "none") return "pillMade";
  if (open.money < PILL_PRICE) return "pillPrice";
  return open.hand.includes(blue) && open.hand.includes(red) ? undefined : "notHeld";
}

function equipBar(open: OpenState, card: Potion): Reason | undefined {
  if (open.phase.kind === "preRoll" && !open.options.lateEquip) return "tooLateToEquip";
  if (!isBuff(open, card)) return "notABuff";
  return open.hand.includes(card) ? undefined : "notHeld";
}

/** Why the player cannot flee, whatever the means (PRR-14.8), or undefined. */
function flightBar(open: OpenState): Reason | undefined {
  return hasTrait(open, "curses", "barsFlight") ? "terrorized" : undefined;
}

function bribeBar(open: OpenState): Reason | undefined {
  if (!open.options.bribe) return "bribeOff";
  const price = BRIBES[must(open.enemy, "an enemy to bribe").tier - 1];
  if (price === undefined) return "bribeRefused";
  return price <= open.money ? flightBar(open) : "bribePrice";
}

function misplaceBar(open: OpenState, card: Potion): Reason | undefined {
  return hasPotion(open, card) ? undefined : "notHeld";
}

function swapBar(open: OpenState, { peek, room }: Swap): Reason | undefined {
  const { phase } = open;
  if (phase.kind !== "scout") return undefined;
  if (phase.cards[peek] === undefined) return "unknownPeek";
  const lying = roomAt(open, room);
  if (lying === undefined) return "unknownRoom";
  if (phase.swaps.some((done) => done.peek === peek || done.room === room)) return "alreadySwapped";
  return lying.kind === "card" && !lying.up ? undefined : "notFaceDown";
}
