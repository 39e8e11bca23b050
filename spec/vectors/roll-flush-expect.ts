import { copy, isRecord } from "../../src/kit/data/data";
import { actorOf } from "../../src/games/roll-flush/rules/board";
import { choices } from "../../src/games/roll-flush/rules/choices";
import { rules } from "../../src/games/roll-flush/rules/rules";
import {
  DICE_CHOICES,
  HAND_LIMIT,
  NUMBERS,
  type Action,
  type Slot,
  type State,
} from "../../src/games/roll-flush/rules/state";
import { actAsParsed } from "./border";
import { actionsOf } from "./roll-flush-actions";
import { compare, compareSets, isList, JSON_NULL, show, sortedKeys, type Mismatch } from "./values";

type Map = Record<string, unknown>;

/** Compares the fields that a case names with the state it has come to. */
export function compareRollFlush(state: State, expected: Map, mismatches: Mismatch[]): void {
  for (const field of sortedKeys(expected)) {
    const value = expected[field];
    switch (field) {
      case "illegal":
        break;
      case "legal":
        compareLegal(state, expected, mismatches);
        break;
      case "legalHas":
      case "legalNot":
        compareMembers(state, field, value, mismatches);
        break;
      case "discard":
        if (typeof value === "number") compare(field, value, state.discard.length, mismatches);
        else compareSets(field, value, cardsOf(state.discard), mismatches);
        break;
      case "deck":
        compare(field, value, typeof value === "number" ? state.deck.length : state.deck, mismatches);
        break;
      case "history":
        compareSets(field, value, state.tagged, mismatches);
        break;
      default:
        compare(field, value, valueOf(state, field, value), mismatches);
    }
  }
}

/** What a case names in its own words: the variables of RF-2 and what is derived from them. */
function valueOf(state: State, field: string, expected: unknown): unknown {
  const { phase } = state;
  switch (field) {
    case "active":
      return state.active;
    case "actor":
      return actorOf(state) ?? JSON_NULL;
    case "phase":
      return phase.kind;
    case "scores":
      return state.scores;
    case "community":
      return state.community;
    case "hands":
      return state.hands;
    case "tokens":
      return state.tokens;
    case "used":
      return state.tokens.map((tokens) => sortedKeys(tokens).filter((token) => !isReady(tokens, token)));
    case "slots":
      return slotsView(state);
    case "dice":
      return phase.kind === "rolled" ? [phase.first, phase.second] : JSON_NULL;
    case "deckCount":
      return state.deck.length;
    case "discardCount":
      return state.discard.length;
    case "result":
      return phase.kind === "over" ? phase.ending : JSON_NULL;
    case "winners":
      return phase.kind === "over" ? phase.winners : JSON_NULL;
    case "last":
      return lastView(state, expected);
    case "turn":
      return state.turn;
    default:
      return undefined;
  }
}

function isReady(tokens: Record<string, boolean>, token: string): boolean {
  return tokens[token] === true;
}

function slotsView(state: State): Map {
  const view: Map = {};
  for (let i = 0; i < NUMBERS.length; i++) view[`${NUMBERS[i]}`] = slotView(state.slots[i]);
  return view;
}

function slotView(slot: Slot | undefined): unknown {
  if (slot === undefined || slot.kind === "empty") return JSON_NULL;
  return { card: slot.card, up: slot.up, tag: slot.tag };
}

/** The latest showdown; its hands by the number of the seat, or in a list with null for who did not score. */
function lastView(state: State, expected: unknown): unknown {
  const { last } = state;
  if (last === undefined) return JSON_NULL;
  const hands: Map = {};
  const list: unknown[] = state.hands.map(() => JSON_NULL);
  for (const { seat, category, points } of last.hands) {
    hands[`${seat}`] = { category, points };
    list[seat] = { category, points };
  }
  const wanted = isRecord(expected) ? expected["hands"] : undefined;
  const isListed = isList(wanted) && wanted.length > 0;
  return { ...last, hands: isListed ? list : hands };
}

function cardsOf(cards: readonly { card: string }[]): string[] {
  return cards.map((lying) => lying.card);
}

// --- what is legal --------------------------------------------------------------------------------------------

/** Without swaps and keeps where a case also names `legalHas` or `legalNot`, as the format says. */
function compareLegal(state: State, expected: Map, mismatches: Mismatch[]): void {
  const isShort = expected["legalHas"] !== undefined || expected["legalNot"] !== undefined;
  let found: unknown[] = [];
  for (const { action } of choices(state)) found = found.concat(notations(action));
  if (state.phase.kind === "keep") {
    found = subsets(state.phase.marked.length).map((kept) => ["keep", kept]);
  }
  if (isShort) found = found.filter((each) => !isEnumerated(each));
  const wanted = isList(expected["legal"]) ? expected["legal"] : [];
  compareSets("legal", isShort ? wanted.filter((each) => !isEnumerated(each)) : wanted, found, mismatches);
}

function isEnumerated(written: unknown): boolean {
  return isList(written) && (written[0] === "swap" || written[0] === "keep");
}

/** What the cases call an action; marks are no actions of theirs, as `keep` names its cards. */
function notations(action: Action): unknown[][] {
  switch (action.kind) {
    case "reroll":
      return [["reroll", DICE_CHOICES.indexOf(action.dice) + 1]];
    case "shift":
      return [["shift", action.by]];
    case "swap":
      return [["swap", action.first, action.second]];
    case "refresh":
      return [["refresh", action.token]];
    case "keep":
    case "mark":
    case "unmark":
      return [];
    default:
      return [[action.kind]];
  }
}

/** Every choice of at most five of this many cards. */
function subsets(count: number): number[][] {
  let lists: number[][] = [[]];
  for (let i = 0; i < count; i++) {
    const index = i;
    const more = lists.filter((list) => list.length < HAND_LIMIT).map((list) => list.concat([index]));
    lists = lists.concat(more);
  }
  return lists;
}

function compareMembers(state: State, field: string, expected: unknown, mismatches: Mismatch[]): void {
  for (const given of isList(expected) ? expected : []) {
    const refused = refusalOf(state, isList(given) ? given : []);
    if ((refused === undefined) === (field === "legalHas")) continue;
    mismatches.push({
      field: `${field} ${show(given)}`,
      expected: field === "legalHas" ? "legal" : "illegal",
      found: refused ?? "legal",
    });
  }
}

/** Why an action of a case is refused, tried on a copy of the state. */
function refusalOf(state: State, written: readonly unknown[]): string | undefined {
  const tried = copy(state);
  for (const action of actionsOf(tried, written)) {
    const answer = actAsParsed(rules, tried, actorOf(tried) ?? tried.active, action);
    if (answer.kind === "refusal") return `refused by ${answer.rule} (${answer.reason})`;
  }
  return undefined;
}
