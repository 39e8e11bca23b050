import { isCard } from "../../src/kit/data/cards";
import { allows, type Options } from "../../src/kit/rules/options";
import { handOf } from "../../src/kit/poker/hand";
import { strengthOf } from "../../src/kit/poker/strength";
import { actorOf, clockwiseFrom, setSlot, taggedNumbers } from "../../src/games/roll-flush/rules/board";
import { POINTS } from "../../src/games/roll-flush/rules/scoring";
import { rules } from "../../src/games/roll-flush/rules/rules";
import {
  NUMBERS,
  TOKENS,
  type DealtCard,
  type Phase,
  type Slot,
  type State,
} from "../../src/games/roll-flush/rules/state";
import { cardsOf, expectFields, listOf, mapOf, numberOf, problem } from "./decoded";
import { playCase } from "./play";
import { actionsOf, settle } from "./roll-flush-actions";
import { compareRollFlush } from "./roll-flush-expect";
import { isList, JSON_NULL, mismatch, show, sortedKeys, type Mismatch } from "./values";

type Map = Record<string, unknown>;

/** Runs one case of Roll Flush: of kind `eval`, `compare`, `setup` or `act`. */
export function rollFlush(vector: Map): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const expected = mapOf(vector["expect"]);
  switch (vector["kind"]) {
    case "eval": {
      const { category, ranks } = handOf(cardsOf(vector["cards"], "cards", mismatches));
      compareMap(expected, { category, key: ranks, points: POINTS[category] }, mismatches);
      break;
    }
    case "compare": {
      const a = strengthOf(cardsOf(vector["a"], "a", mismatches));
      const b = strengthOf(cardsOf(vector["b"], "b", mismatches));
      const difference = a - b;
      const winner = difference === 0 ? "tie" : difference > 0 ? "a" : "b";
      compareMap(expected, { winner }, mismatches);
      break;
    }
    case "setup":
      setUp(vector, expected, mismatches);
      break;
    case "act":
    case undefined: {
      const state = givenState(mapOf(vector["state"]), mismatches);
      if (mismatches.length > 0) break;
      const notation = {
        actionsOf: (written: readonly unknown[]) => actionsOf(state, written),
        seat: () => actorOf(state) ?? state.active,
        settle: (outcomes: unknown[]) => settle(state, outcomes, mismatches),
      };
      playCase(rules, state, vector, notation, mismatches);
      if (mismatches.length === 0) compareRollFlush(state, expected, mismatches);
      break;
    }
    default:
      mismatches.push(problem("kind", "eval, compare, setup or act", vector["kind"]));
  }
  return mismatches;
}

function compareMap(expected: Map, found: Map, mismatches: Mismatch[]): void {
  for (const key of sortedKeys(expected)) {
    if (show(expected[key]) !== show(found[key])) mismatches.push(mismatch(key, expected[key], found[key]));
  }
}

function setUp(vector: Map, expected: Map, mismatches: Mismatch[]): void {
  const state = rules.start(optionsOf(vector["options"]), numberOf(vector["n"], 2));
  const deck = cardsOf(vector["deck"], "deck", mismatches);
  const answer = rules.resolve(state, { kind: "shuffled", order: deck });
  if (answer.kind === "refusal") mismatches.push(problem("deck", "an order of the 52 cards", deck));
  const outcomes = listOf(vector["chance"] ?? vector["rolls"]);
  if (mismatches.length === 0 && settle(state, [...outcomes], mismatches)) {
    compareRollFlush(state, expected, mismatches);
  }
}

// --- the state a case starts from -----------------------------------------------------------------------------

const KNOWN_FIELDS = [
  ...["n", "active", "actor", "phase", "scores", "used", "slots", "hands", "community", "deck", "discard"],
  ...["dice", "rerolled", "options", "turn", "scorers", "passed", "shuffles", "history", "result", "winners"],
];
const DEFAULT_SLOTS = ["2C", "3C", "4C", "5C", "6C", "(7C)", "8C", "9C", "TC", "JC", "QC"];
const DEFAULT_HANDS = ["(2D)", "(3D)", "(4D)", "(5D)"];
const DEFAULT_DECK = [
  ...["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH", "2S"],
];

/** The state that a case describes; what it does not name is as the format says. */
export function givenState(given: Map, problems: Mismatch[]): State {
  expectFields(given, KNOWN_FIELDS, problems);
  const seats = numberOf(given["n"], isList(given["hands"]) ? given["hands"].length : 2);
  const state = rules.start(optionsOf(given["options"]), seats);
  state.turn = numberOf(given["turn"], 1);
  state.active = numberOf(given["active"], 0);
  state.shuffles = numberOf(given["shuffles"], 0);
  state.deck = cardsOf(given["deck"] ?? DEFAULT_DECK, "state.deck", problems);
  state.community = cardsOf(given["community"] ?? ["KC"], "state.community", problems);
  state.discard = listOf(given["discard"]).map((text) => dealtCard(text, "state.discard", problems));
  const slots = mapOf(given["slots"]);
  for (let i = 0; i < NUMBERS.length; i++) {
    const number = NUMBERS[i] ?? 0;
    setSlot(state, number, givenSlot(slots[`${number}`] ?? DEFAULT_SLOTS[i], problems));
  }
  const hands = listOf(given["hands"]);
  const scores = listOf(given["scores"]);
  for (let seat = 0; seat < state.hands.length; seat++) {
    const hand = hands[seat] ?? [DEFAULT_HANDS[seat]];
    const field = `state.hands[${seat}]`;
    state.hands[seat] = listOf(hand).map((text) => dealtCard(text, field, problems));
    state.scores[seat] = numberOf(scores[seat], 0);
  }
  setUsed(state, given["used"]);
  const history = listOf(given["history"]).filter((number) => typeof number === "number");
  state.tagged = history.length > 0 ? history : taggedNumbers(state);
  for (const seat of listOf(given["scorers"])) state.answers[numberOf(seat, 0)] = "score";
  for (const seat of listOf(given["passed"])) state.answers[numberOf(seat, 0)] = "pass";
  setPhase(state, given, problems);
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

/** The used tokens, for every seat a list, or a map from the number of the seat. */
function setUsed(state: State, given: unknown): void {
  for (let seat = 0; seat < state.tokens.length; seat++) {
    const used = listOf(isList(given) && given.length > 0 ? given[seat] : mapOf(given)[`${seat}`]);
    const tokens = state.tokens[seat];
    for (const token of TOKENS) if (tokens !== undefined && used.includes(token)) tokens[token] = false;
  }
}

function setPhase(state: State, given: Map, problems: Mismatch[]): void {
  const phase = phaseOf(state, given);
  if (phase === undefined) problems.push(problem("state.phase", "a phase of RF-2", given["phase"]));
  else state.phase = phase;
}

function phaseOf(state: State, given: Map): Phase | undefined {
  const actor = numberOf(given["actor"], state.active);
  switch (given["phase"]) {
    case undefined:
    case "turn":
      return { kind: "turn" };
    case "mustRoll":
      return { kind: "mustRoll" };
    case "push":
      return { kind: "push" };
    case "rolled": {
      const [first, second] = listOf(given["dice"]);
      const rerolled = given["rerolled"] === true;
      return { kind: "rolled", first: numberOf(first, 1), second: numberOf(second, 1), rerolled };
    }
    case "keep":
      return { kind: "keep", marked: (state.hands[state.active] ?? []).map(() => true) };
    case "join":
      return joinPhase(state, given);
    case "refresh":
      return refreshPhase(state, actor);
    case "over": {
      const winners = listOf(given["winners"]).filter((seat) => typeof seat === "number");
      return { kind: "over", ending: given["result"] === "draw" ? "draw" : "win", winners };
    }
    default:
      return undefined;
  }
}

/** The declarer has declared; the seats before the one that is asked have passed unless they are listed. */
function joinPhase(state: State, given: Map): Phase {
  state.answers[state.active] = "score";
  const asked = numberOf(given["actor"], (state.active + 1) % state.hands.length);
  for (const seat of clockwiseFrom(state, state.active)) {
    if (seat === asked) break;
    if (state.answers[seat] === "none") state.answers[seat] = "pass";
  }
  return { kind: "join", seat: asked };
}

/** The seats after the one that chooses are still to refresh, then the turn passes (RF-9.3). */
function refreshPhase(state: State, actor: number): Phase {
  const order = clockwiseFrom(state, state.active);
  for (const seat of order.slice(order.indexOf(actor) + 1)) state.agenda.push({ kind: "refresh", seat });
  state.agenda.push({ kind: "nextTurn" });
  return { kind: "refresh", seat: actor };
}

function givenSlot(given: unknown, problems: Mismatch[]): Slot {
  if (given === JSON_NULL) return { kind: "empty" };
  const text = typeof given === "string" ? given : "";
  const tag = text.endsWith("*");
  const { card, up } = dealtCard(tag ? text.slice(0, text.length - 1) : text, "state.slots", problems);
  return { kind: "card", card, up, tag };
}

/** A card in the notation of the cases: `7S` face up, `(7S)` face down. */
function dealtCard(given: unknown, field: string, problems: Mismatch[]): DealtCard {
  const text = typeof given === "string" ? given : "";
  const isFaceDown = text.startsWith("(") && text.endsWith(")");
  const card = isFaceDown ? text.slice(1, text.length - 1) : text;
  if (isCard(card)) return { card, up: !isFaceDown };
  problems.push(problem(field, "a card", given));
  return { card: "2S", up: true };
}
