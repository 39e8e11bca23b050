import { RANKS, type Card, type Suit } from "../../src/kit/data/cards";
import { allows, type Options } from "../../src/kit/rules/options";
import type { GameEvent, Seat } from "../../src/kit/rules/rules";
import { readMove } from "../../src/games/pokerchess/rules/chess/notation";
import { readPosition } from "../../src/games/pokerchess/rules/chess/reading";
import { sideOf, squareOf, type Position, type Side } from "../../src/games/pokerchess/rules/chess/position";
import { holderOf } from "../../src/games/pokerchess/rules/clock";
import type { MoveOptions } from "../../src/games/pokerchess/rules/chess/moves";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, Promotion, State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { generalOf } from "../../src/games/pokerchess/rules/teams/roster";
import { beginTurn } from "../../src/games/pokerchess/rules/turn";
import { actAsParsed, parsed, type Parsed } from "./border";
import { listOf, mapOf, numberOf, problem } from "./decoded";
import type { Mismatch } from "./values";

type Map = Record<string, unknown>;

/** A game that a case scripts: what is on top of its decks, one for each shuffle, and all that has happened. */
export interface Play {
  state: State;
  decks: Card[][];
  events: Event[];
  /** The search for match cards that began again (PC-6.5): after how many cards, and in how many. */
  reshuffle?: { after: number; cards: number };
}

const SUIT_LETTERS: Record<string, Suit | undefined> = { c: "C", d: "D", h: "H", s: "S" };

/** Reads a card as the cases write it, such as `Kd` (PC-1.2). */
export function cardOf(text: unknown): Card | undefined {
  if (typeof text !== "string" || text.length !== 2) return undefined;
  const rank = RANKS.find((each) => each === text.charAt(0));
  const suit = SUIT_LETTERS[text.charAt(1).toLowerCase()];
  return rank === undefined || suit === undefined ? undefined : `${rank}${suit}`;
}

/** Writes a card as the cases do. */
export function cardName(card: Card): string {
  return `${card.charAt(0)}${card.charAt(1).toLowerCase()}`;
}

/** The cards of a list in a case; what is no card is added to the problems. */
export function readCards(value: unknown, field: string, problems: Mismatch[]): Card[] {
  const cards: Card[] = [];
  for (const text of listOf(value)) {
    const card = cardOf(text);
    if (card === undefined) problems.push(problem(field, "cards", text));
    else cards.push(card);
  }
  return cards;
}

/** The canonical order of the deck (PC-1.3). */
const CANONICAL: Card[] = [];
for (const rank of RANKS) for (const suit of ["C", "D", "H", "S"] as const) CANONICAL.push(`${rank}${suit}`);

/** A shuffled deck of these cards: the scripted ones on top, the others in canonical order (PC-16). */
export function scriptedDeck(cards: readonly string[], top: readonly Card[]): Card[] {
  const lying = top.filter((card) => cards.includes(card));
  return lying.concat(CANONICAL.filter((card) => cards.includes(card) && !top.includes(card)));
}

const SETS: Record<string, MoveOptions | undefined> = {
  simplified: { pawnDoubleStep: false, enPassant: false, castling: false },
  standard: { pawnDoubleStep: true, enPassant: true, castling: true },
};

/** The options of a case; `set` names the three of movement together (PC-1.6). */
export function optionsOf(given: Map): Options {
  const options: Options = {};
  const set = SETS[typeof given["set"] === "string" ? given["set"] : "simplified"];
  for (const values of [{ ...set }, mapOf(given["options"]), given]) {
    const named: Map = { ...values };
    for (const spec of rules.options) {
      const value = named[spec.name];
      if (allows(spec, value)) options[spec.name] = value;
    }
  }
  return options;
}

/** The position of a case; what is no position is added to the problems. */
export function positionOf(value: unknown, problems: Mismatch[]): Position | undefined {
  const position = typeof value === "string" ? readPosition(value) : undefined;
  if (position === undefined) problems.push(problem("given.position", "a position", value));
  return position;
}

/** A game of two people as a case describes it, at its first shuffle: of a turn if a position is given, else of the draw. */
export function startPlay(given: Map, problems: Mismatch[]): Play {
  const state = rules.start(optionsOf(given), 2);
  const decks = listOf(given["decks"]).map((deck) => readCards(deck, "given.decks", problems));
  const play: Play = { state, decks, events: [] };
  if (given["position"] !== undefined) {
    const position = positionOf(given["position"], problems);
    if (position !== undefined) setUp(state, position);
    beginTurn(state, play.events);
  }
  const stacks = mapOf(given["stacks"]);
  for (const side of ["white", "black"] as const) {
    const seat = generalOf(state, side);
    state.stacks[seat] = numberOf(stacks[side], state.stacks[seat] ?? 0);
  }
  return play;
}

/** Puts a position on the board; the chess pieces are named by the square they are on. */
export function setUp(state: State, position: Position): void {
  state.position = position;
  state.men = position.board.map((man, square) => {
    const side = sideOf(man);
    return side === undefined ? "" : `${side}-${square}`;
  });
}

/** Decides one chance point as the case scripts it; false if the game waits for none. */
export function stepChance(play: Play): boolean {
  const waiting = rules.waiting(play.state);
  if (waiting.kind !== "chance") return false;
  const { chance } = waiting;
  const { phase, flips, deck } = play.state;
  if (phase.kind === "seekShuffle") play.reshuffle = { after: flips.length, cards: deck.length };
  const answer =
    chance.kind === "shuffle"
      ? rules.resolve(play.state, {
          kind: "shuffled",
          order: scriptedDeck(chance.cards, play.decks.shift() ?? []),
        })
      : rules.resolve(play.state, { kind: "seen" });
  if (answer.kind === "done") note(play, answer.events);
  return answer.kind === "done";
}

/** Decides all that chance decides until somebody has to. */
export function passChance(play: Play): void {
  while (stepChance(play)) {
    // Every step notes what it did.
  }
}

/** Does what a case calls an action, for the side that has to; answers why it is not legal, or undefined. */
export function actOut(play: Play, text: string): string | undefined {
  const { state } = play;
  const action = actionOf(text);
  const answer = actAsParsed(rules, state, actorOf(state, text), action);
  if (answer.kind === "refusal") return `refused by ${answer.rule} (${answer.reason})`;
  note(play, answer.events);
  return undefined;
}

function note(play: Play, events: readonly Event[]): void {
  for (const event of events) play.events.push(event);
}

/** The side an action is meant for: a colour that forfeits, or the one that has to decide. */
function actorOf(state: State, text: string): Seat {
  const [kind, side] = text.split(":");
  return kind === "forfeit" ? generalOf(state, side === "black" ? "black" : "white") : (holderOf(state) ?? 0);
}

const SHAPES: Record<string, Promotion | undefined> = { Q: "queen", R: "rook", B: "bishop", N: "knight" };

/** An action of a case; "none" for what is no action of the game. */
export function actionOf(text: string): Parsed<Action> {
  return parsed(rules, writtenAction(text));
}

function writtenAction(text: string): unknown {
  const [kind = "", value = ""] = text.split(":");
  switch (kind) {
    case "fold":
    case "check":
    case "call":
      return { kind };
    case "raise":
    case "stake":
      return { kind, amount: tonumber(value) };
    case "retreat":
      return { kind, to: squareOf(value) };
    case "promote":
      return { kind, shape: SHAPES[value.toUpperCase().charAt(0)] };
    case "rebuy":
      return { kind: value === "yes" ? "rebuy" : "declineRebuy" };
    case "forfeit":
      return { kind };
    default:
      return { kind: "move", ...readMove(kind) };
  }
}

/** The first event of a kind. */
export function eventOf<Kind extends Event["kind"]>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> | undefined {
  return events.find((event): event is Extract<Event, { kind: Kind }> => isOf(event, kind));
}

function isOf(event: GameEvent, kind: string): boolean {
  return event.kind === kind;
}

/** The side of a seat in a game of two. */
export function colourOf(state: State, seat: Seat): Side {
  return generalOf(state, "white") === seat ? "white" : "black";
}
