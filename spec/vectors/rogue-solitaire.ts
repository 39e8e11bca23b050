import { allows, type Options } from "../../src/kit/rules/options";
import { hitPoints, noteSeen, setPlace } from "../../src/games/rogue-solitaire/rules/board";
import { EVERY_CARD, isDungeonCard, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import { choices } from "../../src/games/rogue-solitaire/rules/legality";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import {
  CELLS,
  type Action,
  type Cell,
  type Phase,
  type State,
} from "../../src/games/rogue-solitaire/rules/state";
import { parsed, type Parsed } from "./border";
import { expectFields, listOf, mapOf, numberOf, problem } from "./decoded";
import { playCase } from "./play";
import { compare, compareSets, isList, JSON_NULL, show, sortedKeys, type Mismatch } from "./values";

type Map = Record<string, unknown>;

/** Runs one case of Rogue: The Solitaire-Like: builds its state, plays its actions, compares what it expects. */
export function rogueSolitaire(vector: Map): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const expected = mapOf(vector["expect"]);
  const state = givenState(mapOf(vector["state"]), mismatches);
  if (mismatches.length > 0) return mismatches;
  const settled = (outcomes: unknown[]): boolean => settle(state, outcomes, mismatches);
  const actionsOf = (written: readonly unknown[]): Parsed<Action>[] => [actionOf(written)];
  playCase(rules, state, vector, { actionsOf, seat: () => 0, settle: settled }, mismatches);
  if (mismatches.length === 0) compareState(state, expected, mismatches);
  return mismatches;
}

// --- the state a case starts from -----------------------------------------------------------------------------

const KNOWN_FIELDS = [
  ...["grid", "you", "goal", "jokers", "jokersLost", "held", "floors", "phase", "combat", "deck", "discard"],
  "options",
];

/** The state that a case describes; what it does not name is as the format says. */
export function givenState(given: Map, problems: Mismatch[]): State {
  expectFields(given, KNOWN_FIELDS, problems);
  const state = rules.start(optionsOf(given["options"]), 1);
  state.you = cellOf(given["you"] ?? state.you, "state.you", problems);
  state.goal = cellOf(given["goal"] ?? state.goal, "state.goal", problems);
  state.jokers = numberOf(given["jokers"], state.options.startJokers);
  state.jokersLost = numberOf(given["jokersLost"], state.options.startJokers - state.jokers);
  state.floors = numberOf(given["floors"], 0);
  const { held } = given;
  if (held !== undefined && held !== JSON_NULL) state.held = cardsOf([held], "state.held", problems)[0];
  const grid = mapOf(given["grid"]);
  for (const key of sortedKeys(grid)) layDown(state, key, grid[key], problems);
  state.discard = cardsOf(given["discard"], "state.discard", problems);
  setPhase(state, given, problems);
  const { deck } = given;
  const isRest = deck === undefined || deck === "rest";
  state.deck = isRest ? restOf(state) : cardsOf(deck, "state.deck", problems);
  for (const card of openCards(state)) noteSeen(state, card);
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

function cellOf(given: unknown, field: string, problems: Mismatch[]): Cell {
  const cell = CELLS.find((known) => known === given);
  if (cell === undefined) problems.push(problem(field, "a cell", given));
  return cell ?? "r1c1";
}

function cardsOf(given: unknown, field: string, problems: Mismatch[]): DungeonCard[] {
  const cards: DungeonCard[] = [];
  for (const card of listOf(given)) {
    if (typeof card === "string" && isDungeonCard(card)) cards.push(card);
    else problems.push(problem(field, "cards", card));
  }
  return cards;
}

/** A card on a cell in the notation of the cases: `7Sa` face up, `(7Sa)` face down. */
function layDown(state: State, key: string, given: unknown, problems: Mismatch[]): void {
  if (given === JSON_NULL) return;
  const cell = cellOf(key, "state.grid", problems);
  const text = typeof given === "string" ? given : "";
  const isFaceDown = text.startsWith("(") && text.endsWith(")");
  const name = isFaceDown ? text.slice(1, text.length - 1) : text;
  const [card] = cardsOf([name], `state.grid.${key}`, problems);
  if (card !== undefined) setPlace(state, cell, { kind: "card", card, up: !isFaceDown, dealt: 1 });
}

/** The phase, with the enemy's cell and the drawn card of `combat` where it belongs to a fight. */
function setPhase(state: State, given: Map, problems: Mismatch[]): void {
  const kind = given["phase"] ?? "move";
  if (kind === "move") state.phase = { kind };
  else if (kind === "over") state.phase = { kind, ending: "dead" };
  else {
    const phase = combatPhase(kind, mapOf(given["combat"]), problems);
    if (phase === undefined) problems.push(problem("state.phase", "a phase of RS-2", kind));
    else state.phase = phase;
  }
}

function combatPhase(kind: unknown, combat: Map, problems: Mismatch[]): Phase | undefined {
  const cell = cellOf(combat["cell"], "state.combat.cell", problems);
  if (kind === "keepAce") return { kind, cell };
  const named = combat["drawn"];
  const [drawn] = cardsOf(named === undefined ? [] : [named], "state.combat.drawn", problems);
  if (kind === "aid") return { kind, cell, drawn };
  if (drawn === undefined) return undefined;
  if (kind === "pay") return { kind, cell, drawn };
  return kind === "capture" ? { kind, cell, drawn } : undefined;
}

/** All cards that are not named elsewhere in the state. */
function restOf(state: State): DungeonCard[] {
  const named = openCards(state);
  for (const place of state.grid) if (place.kind === "card" && !place.up) named.push(place.card);
  return EVERY_CARD.filter((card) => !named.includes(card));
}

/** The cards that everybody sees (RS-11.2). */
function openCards(state: State): DungeonCard[] {
  const cards = [...state.discard];
  if (state.held !== undefined) cards.push(state.held);
  for (const place of state.grid) if (place.kind === "card" && place.up) cards.push(place.card);
  const { phase } = state;
  if (phase.kind === "aid" && phase.drawn !== undefined) cards.push(phase.drawn);
  return cards;
}

// --- its actions and its chance -----------------------------------------------------------------------------

/** An action of a case; "none" for what is no action of the game. */
export function actionOf([kind, cell]: readonly unknown[]): Parsed<Action> {
  return parsed(rules, cell === undefined ? { kind } : { kind, cell });
}

/** Decides every chance point that the state waits at; false if the case gives no outcome that fits. */
function settle(state: State, outcomes: unknown[], mismatches: Mismatch[]): boolean {
  let waiting = rules.waiting(state);
  while (waiting.kind === "chance") {
    const { chance } = waiting;
    const outcome = chance.kind === "shuffle" ? orderOf(outcomes.shift(), chance.cards) : undefined;
    if (chance.kind === "shuffle" && outcome === undefined) return noOutcome(chance, mismatches);
    const answer = rules.resolve(
      state,
      outcome === undefined ? { kind: "seen" } : { kind: "shuffled", order: outcome },
    );
    if (answer.kind === "refusal") return noOutcome(chance, mismatches);
    waiting = rules.waiting(state);
  }
  return true;
}

/** `keep` leaves the order unchanged: the deck followed by the discard. */
function orderOf(given: unknown, cards: readonly string[]): string[] | undefined {
  if (given === "keep") return [...cards];
  return isList(given) ? given.filter((card) => typeof card === "string") : undefined;
}

function noOutcome(chance: unknown, mismatches: Mismatch[]): boolean {
  const expected = `an outcome for ${show(chance)}`;
  mismatches.push({ field: "chance", expected, found: "none that fits" });
  return false;
}

// --- what it expects ----------------------------------------------------------------------------------------

function compareState(state: State, expected: Map, mismatches: Mismatch[]): void {
  for (const field of sortedKeys(expected)) {
    const value = expected[field];
    switch (field) {
      case "illegal":
        break;
      case "legal":
        compareSets(field, value, notations(state), mismatches);
        break;
      case "legalHas":
      case "legalNot":
        compareMembers(state, field, value, mismatches);
        break;
      case "discard":
        compareSets(field, value, state.discard, mismatches);
        break;
      case "deck":
        compare(field, value, state.deck, mismatches);
        break;
      default:
        compare(field, value, valueOf(state, field), mismatches);
    }
  }
}

/** What a case names in its own words: the variables of RS-2 and what is derived from them. */
function valueOf(state: State, field: string): unknown {
  const { phase } = state;
  switch (field) {
    case "grid":
      return gridView(state);
    case "you":
    case "goal":
    case "jokers":
    case "jokersLost":
    case "floors":
      return state[field];
    case "held":
      return state.held ?? JSON_NULL;
    case "hp":
      return hitPoints(state);
    case "phase":
      return phase.kind;
    case "combat":
      return combatView(phase);
    case "result":
      return phase.kind === "over" ? phase.ending : JSON_NULL;
    case "deckCount":
      return state.deck.length;
    case "discardCount":
      return state.discard.length;
    default:
      return undefined;
  }
}

function gridView(state: State): Map {
  const view: Map = {};
  for (let i = 0; i < CELLS.length; i++) {
    const place = state.grid[i];
    const isCard = place !== undefined && place.kind === "card";
    view[CELLS[i] ?? ""] = isCard ? { card: place.card, up: place.up } : JSON_NULL;
  }
  return view;
}

function combatView(phase: Phase): unknown {
  if (phase.kind === "aid" || phase.kind === "pay" || phase.kind === "capture") {
    return { cell: phase.cell, drawn: phase.drawn ?? JSON_NULL };
  }
  return JSON_NULL;
}

/** What the cases call the legal actions; to them a walk over several cells is several walks. */
function notations(state: State): unknown[][] {
  return choices(state)
    .filter(({ action }) => action.kind !== "travel")
    .map(({ action }) => ("cell" in action ? [action.kind, action.cell] : [action.kind]));
}

function compareMembers(state: State, field: string, expected: unknown, mismatches: Mismatch[]): void {
  const legal = notations(state).map((written) => show(written));
  for (const written of listOf(expected)) {
    const isLegal = legal.includes(show(written));
    if (isLegal === (field === "legalHas")) continue;
    mismatches.push({
      field: `${field} ${show(written)}`,
      expected: field === "legalHas" ? "legal" : "illegal",
      found: isLegal ? "legal" : "illegal",
    });
  }
}
