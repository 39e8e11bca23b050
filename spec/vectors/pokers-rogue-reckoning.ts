import { isRecord } from "../../src/kit/data/data";
import { allows, type Options } from "../../src/kit/rules/options";
import { START_QUEUE, type Zone } from "../../src/games/pokers-rogue-reckoning/rules/abilities";
import {
  isCardId,
  isCurse,
  isEnemy,
  isPotion,
  type CardId,
  type Curse,
  type Item,
  type Potion,
} from "../../src/games/pokers-rogue-reckoning/rules/cards";
import {
  handOf,
  HANDS,
  numbersOf,
  strengthOf,
} from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import { combatDice, newEnemy, tierOf } from "../../src/games/pokers-rogue-reckoning/rules/combat";
import { readOptions } from "../../src/games/pokers-rogue-reckoning/rules/options";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import { sparse } from "../../src/games/pokers-rogue-reckoning/rules/levels";
import type { Enemy, Phase, Roll, Room, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { expectFields, listOf, mapOf, numberOf, problem } from "./decoded";
import { playActions, refusalOf } from "./play";
import { actionsOf, settle, type Script } from "./pokers-rogue-reckoning-actions";
import { compare, JSON_NULL, sortedKeys, type Mismatch } from "./values";

type Map = Record<string, unknown>;

/** Runs one case of Poker's Rogue Reckoning: a function with its result, or a state that is played on (PRR-21.3). */
export function pokersRogueReckoning(vector: Map): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const { fn } = vector;
  if (fn !== undefined) {
    compare("out", vector["out"], resultOf(fn, vector["in"], vector["options"]), mismatches);
    return mismatches;
  }
  const expected = mapOf(vector["expect"]);
  const state = givenState(mapOf(vector["state"]), vector["options"], mismatches);
  if (mismatches.length === 0) play(state, vector, expected["illegal"] === true, mismatches);
  if (mismatches.length > 0) return mismatches;
  for (const field of sortedKeys(expected)) {
    if (field !== "illegal") compare(field, expected[field], valueOf(state, field), mismatches);
  }
  return mismatches;
}

// --- functions (PRR-21.5) ---------------------------------------------------------------------------------------

function resultOf(fn: unknown, given: unknown, options: unknown): unknown {
  switch (fn) {
    case "bestHand":
      return handDigits(facesOf(given));
    case "compareHands": {
      const [first, second] = listOf(given);
      const difference = strengthOf(facesOf(first)) - strengthOf(facesOf(second));
      return difference === 0 ? 0 : difference / Math.abs(difference);
    }
    case "tier":
      return tierOf(numberIn(given));
    case "enemy": {
      const { hp, atk, tier, final } = newEnemy("JH", numberIn(given), readOptions(optionsOf(options)));
      return { hp, atk, tier, final };
    }
    case "combatDice":
      return combatDiceOf(given);
    case "sparse": {
      const [enemies, others] = listOf(given);
      return sparse(cardsOf(enemies, "in", []), cardsOf(others, "in", []));
    }
    default:
      return undefined;
  }
}

/** A number, which may be alone in a list. */
function numberIn(given: unknown): number {
  return numberOf(given, numberOf(listOf(given)[0], 0));
}

/** The place of the hand, then its five numbers. */
function handDigits(dice: readonly number[]): number[] {
  const strength = strengthOf(dice);
  return [HANDS.indexOf(handOf(strength))].concat(numbersOf(strength));
}

function facesOf(given: unknown): number[] {
  return listOf(given).filter((face) => typeof face === "number");
}

/** Mode and tier, as a list or by their names; modes have names and numbers (PRR-8.1). */
function combatDiceOf(given: unknown): number {
  const named = mapOf(given);
  const [first, second] = listOf(given);
  const mode = named["mode"] ?? first;
  const isPoker = mode === "poker" || mode === 1;
  return combatDice(isPoker ? "poker" : "points", numberOf(named["tier"] ?? second, 1));
}

// --- the state a case starts from (PRR-21.4) --------------------------------------------------------------------

const KNOWN_FIELDS = [
  ...["deck", "discard", "rooms", "atk", "hpDice", "hp", "money", "hand", "equip", "fullAtk", "pill"],
  ...["curses", "enemy", "aside", "slain", "killed", "level", "phase", "result", "roll"],
];

/** The state that a case describes; what it does not name is blank. */
export function givenState(given: Map, options: unknown, problems: Mismatch[]): State {
  expectFields(given, KNOWN_FIELDS, problems);
  const state = rules.start(optionsOf(options), 1);
  const cards = (field: string): CardId[] => cardsOf(given[field], `state.${field}`, problems);
  state.deck = cards("deck");
  state.discard = cards("discard");
  state.hand = cards("hand").filter((card): card is Potion => isPotion(card));
  state.equip = cards("equip").filter((card): card is Item => isPotion(card) || isCurse(card));
  state.curses = cards("curses").filter((card): card is Curse => isCurse(card));
  state.aside = cards("aside") as State["aside"];
  state.slain = cards("slain") as State["slain"];
  state.rooms = roomsOf(given["rooms"], problems);
  for (const field of ["atk", "fullAtk", "hpDice", "hp", "money", "killed", "level"] as const) {
    state[field] = numberOf(given[field], state[field]);
  }
  const { pill } = given;
  if (pill === "ready" || pill === "used") state.pill = pill;
  const { enemy } = given;
  if (isRecord(enemy)) state.enemy = enemyOf(state, enemy, problems);
  state.phase = phaseOf(state, given, problems);
  return state;
}

function optionsOf(given: unknown): Options {
  const options: Options = {};
  const map = mapOf(given);
  for (const spec of rules.options) {
    const value = map[spec.name];
    if (allows(spec, value)) options[spec.name] = value;
  }
  return options;
}

function cardsOf(given: unknown, field: string, problems: Mismatch[]): CardId[] {
  const cards: CardId[] = [];
  for (const card of listOf(given)) {
    if (typeof card === "string" && isCardId(card)) cards.push(card);
    else problems.push(problem(field, "cards", card));
  }
  return cards;
}

function roomsOf(given: unknown, problems: Mismatch[]): Room[] {
  if (given === undefined) return [1, 2, 3, 4].map((): Room => ({ kind: "empty" }));
  return listOf(given).map((room): Room => {
    if (!isRecord(room)) return { kind: "empty" };
    const [card] = cardsOf([room["card"]], "state.rooms", problems);
    return card === undefined ? { kind: "empty" } : { kind: "card", card, up: room["up"] === true };
  });
}

/** What is not given is as the table of enemies says. */
function enemyOf(state: State, given: Map, problems: Mismatch[]): Enemy {
  const [card] = cardsOf([given["card"]], "state.enemy.card", problems);
  const enemy = newEnemy(card !== undefined && isEnemy(card) ? card : "JH", state.killed, state.options);
  for (const field of ["tier", "hp", "maxHp", "atk"] as const) {
    enemy[field] = numberOf(given[field], enemy[field]);
  }
  if (typeof given["final"] === "boolean") enemy.final = given["final"];
  return enemy;
}

function rollOf(given: unknown): Roll {
  const { white, black, shield, counter } = mapOf(given);
  return {
    white: facesOf(white),
    black: facesOf(black),
    shield: numberOf(shield, 0),
    counter: counter === true,
  };
}

function phaseOf(state: State, given: Map, problems: Mismatch[]): Phase {
  const named = given["phase"];
  const kind = typeof named === "string" ? named : "explore";
  switch (kind) {
    case "explore":
    case "prep":
    case "preRoll":
      return { kind };
    case "misplace":
      return { kind, step: stepAfter("curses", "C6") };
    case "misplaceEnemy":
      return { kind, step: stepAfter("equip", "C6") };
    case "scout":
      return { kind, step: stepAfter("equip", "S5"), cards: state.deck.slice(0, 2), swaps: [] };
    case "postRoll":
    case "tie":
      return { kind, roll: rollOf(given["roll"]) };
    case "death":
      return { kind, step: START_QUEUE.length };
    case "over":
      return { kind, ending: given["result"] === "win" ? "win" : "loss" };
    default:
      problems.push(problem("state.phase", "a phase of PRR-4.1 that can be given", kind));
      return { kind: "explore" };
  }
}

/** Where the start of a combat continues behind this card. */
function stepAfter(zone: Zone, card: Item): number {
  return START_QUEUE.findIndex((step) => step.zone === zone && step.card === card) + 1;
}

// --- its actions ------------------------------------------------------------------------------------------------

function play(state: State, vector: Map, isLastIllegal: boolean, mismatches: Mismatch[]): void {
  const script: Script = { dice: [...listOf(vector["dice"])], shuffles: [...listOf(vector["shuffles"])] };
  const act = (written: unknown, field: string): string | undefined =>
    doOne(state, { written: mapOf(written), field, script }, mismatches);
  const course = { act, settle: () => mismatches.length === 0 };
  if (!playActions("do", listOf(vector["do"]), isLastIllegal, course, mismatches)) return;
  compare("dice left", [], script.dice, mismatches);
  compare("shuffles left", [], script.shuffles, mismatches);
}

/** Does what is written as one action, with all its chance; answers by which rule it was refused, if it was. */
function doOne(
  state: State,
  { written, field, script }: { written: Map; field: string; script: Script },
  mismatches: Mismatch[],
): string | undefined {
  for (const action of actionsOf(state, written)) {
    const refused = refusalOf(rules, state, { seat: 0, action }, field, mismatches);
    if (refused !== undefined) return refused;
    if (!settle(state, script, mismatches)) return undefined;
  }
  return undefined;
}

// --- what it expects --------------------------------------------------------------------------------------------

/** What a case names in its own words: the variables of PRR-2. */
function valueOf(state: State, field: string): unknown {
  const { phase } = state;
  switch (field) {
    case "phase":
      return phase.kind;
    case "result":
      return phase.kind === "over" ? phase.ending : JSON_NULL;
    case "roll":
      return phase.kind === "postRoll" || phase.kind === "tie" ? phase.roll : JSON_NULL;
    case "enemy":
      return state.enemy ?? JSON_NULL;
    case "rooms":
      return state.rooms.map((room) =>
        room.kind === "empty" ? JSON_NULL : { card: room.card, up: room.up },
      );
    default:
      return KNOWN_FIELDS.includes(field) ? (state as unknown as Map)[field] : undefined;
  }
}
