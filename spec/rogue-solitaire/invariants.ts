import { hitPoints, neighboursOf, oppositeCorner } from "../../src/games/rogue-solitaire/rules/board";
import { EVERY_CARD, valueOf, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import { rules as plain } from "../../src/games/rogue-solitaire/rules/rules";
import {
  CELLS,
  TURNED_DOWN,
  type Action,
  type Event,
  type State,
} from "../../src/games/rogue-solitaire/rules/state";
import type { Choice, Seat } from "../../src/kit/rules/rules";
import { copy, same } from "../support/data";
import { holds } from "../support/holds";
import { choiceFault as faultOf } from "../support/legality";
import { observed } from "../support/observed";

/** The rules, which count what the games of a spec come to. */
export const { rules, reached } = observed(plain);

/** Every action that could ever be legal. */
export const EVERY_ACTION: readonly Action[] = everyAction();

function everyAction(): Action[] {
  const list: Action[] = [
    { kind: "aid" },
    { kind: "decline" },
    { kind: "payJoker" },
    { kind: "payAce" },
    { kind: "capture" },
    { kind: "leave" },
    { kind: "keep" },
    { kind: "discard" },
  ];
  for (const cell of CELLS) {
    for (const kind of ["walk", "travel", "flip", "attack"] as const) list.push({ kind, cell });
  }
  return list;
}

/** What is wrong with the player's choices, or undefined. */
export function choiceFault(
  state: State,
  seat: Seat,
  choices: readonly Choice<Action>[],
): string | undefined {
  return faultOf(rules, EVERY_ACTION, state, seat, choices);
}

/** What is wrong with a state between two steps, or undefined. */
export function stateFault(state: State): string | undefined {
  return (
    cardFault(state) ?? gridFault(state) ?? healthFault(state) ?? phaseFault(state) ?? memoryFault(state)
  );
}

/** Every card is in exactly one place (RS-2.1). */
function cardFault(state: State): string | undefined {
  const found: Record<string, boolean> = {};
  let count = 0;
  let doubled: string | undefined;
  const note = (card: string): void => {
    if (found[card] === true) doubled = card;
    found[card] = true;
    count++;
  };
  for (const card of state.deck) note(card);
  for (const card of state.discard) note(card);
  for (const place of state.grid) if (place.kind === "card") note(place.card);
  if (state.held !== undefined) note(state.held);
  const { phase } = state;
  if (phase.kind === "aid" && phase.drawn !== undefined) note(phase.drawn);
  if (phase.kind === "fight") note(phase.fight.drawn);
  if (doubled !== undefined) return `${doubled} is there twice`;
  return count === EVERY_CARD.length ? undefined : `${count} cards`;
}

/** YOU is on an empty cell, the goal is a corner, and there are cards to draw (RS-4.3, RS-7.4, RS-8.2). */
function gridFault(state: State): string | undefined {
  if (state.phase.kind === "setup") return undefined;
  if (state.grid[CELLS.indexOf(state.you)]?.kind !== "empty") return "YOU stands on a card";
  if (oppositeCorner(oppositeCorner(state.goal)) !== state.goal) return "the goal is no corner";
  const drawn = state.phase.kind === "fight" || state.phase.kind === "aid" ? 1 : 0;
  if (state.deck.length + state.discard.length + drawn < 80) return "fewer than 80 cards to draw";
  const isOn = state.phase.kind === "clear" || state.phase.kind === "over";
  if (state.you === state.goal && !isOn) return "YOU stands on the goal and goes on";
  if (state.phase.kind === "move" && neighboursOf(state, state.you).length < 2) return "a dead end";
  return undefined;
}

/** Jokers always sum to what there were (RS-2), and nobody plays on without a hit point (RS-9.1). */
function healthFault(state: State): string | undefined {
  if (state.jokers + state.jokersLost !== state.options.startJokers) return "a Joker is lost";
  if (state.jokers < 0 || state.jokersLost < 0) return "fewer Jokers than none";
  const isDead = state.phase.kind === "over" && state.phase.ending === "dead";
  return (hitPoints(state) === 0) === isDead ? undefined : "dead and alive";
}

/** Phases belong to the cards on the table, and fights are counted. */
function phaseFault(state: State): string | undefined {
  const { phase, counts, options, floors } = state;
  const open = phase.kind === "fight" || (phase.kind === "aid" && phase.drawn !== undefined) ? 1 : 0;
  if (counts.wins + counts.draws + counts.losses + open !== counts.fights) return "a fight is not counted";
  const isWon = options.targetFloors > 0 && floors >= options.targetFloors;
  if (isWon !== (phase.kind === "over" && phase.ending === "target")) return "won without right";
  if (phase.kind === "aid" && state.held === undefined) return "aid without a card";
  if (phase.kind === "capture" && state.held !== undefined) return "capture with a full hand";
  return undefined;
}

/** What is remembered as unseen is what is hidden, but for the enemies that were turned down again. */
function memoryFault({ memory, grid, deck }: State): string | undefined {
  const counts = memory.unseen.map((row) => [...row]);
  const take = (card: DungeonCard): void => {
    const row = counts[(memory.returned[card] ?? 1) - 1];
    const value = valueOf(card);
    if (row !== undefined) row[value] = (row[value] ?? 0) - 1;
  };
  for (const card of deck) take(card);
  for (const place of grid) {
    if (place.kind === "empty" || place.up) continue;
    const isKnown = place.dealt === TURNED_DOWN;
    if (memory.turnedDown.includes(place.card) !== isKnown) return `${place.card} is remembered wrongly`;
    if (!isKnown) take(place.card);
  }
  for (const row of counts) for (const count of row) if (count !== 0) return "unseen cards are miscounted";
  return undefined;
}

/** What is wrong with what everybody sees, or undefined: no hidden face, and nothing that depends on one (RS-11). */
export function sightFault(state: State): string | undefined {
  const seen = rules.seen(state, 0);
  // What is remembered lay open once; it says which cards are still hidden, but not where.
  const present = { ...seen, memory: {} };
  for (const card of hiddenCards(state)) if (holds(present, card)) return `${card} is seen`;
  if (!same(seen, rules.seen(state, "spectator"))) return "spectators see something else";
  return same(seen, rules.seen(disguised(state), 0)) ? undefined : "what is seen depends on hidden cards";
}

function hiddenCards(state: State): string[] {
  const cards: string[] = [...state.deck];
  for (const place of state.grid) if (place.kind === "card" && !place.up) cards.push(place.card);
  return cards;
}

/** The same table with every hidden card replaced. */
function disguised(state: State): State {
  const other = copy(state);
  other.deck = other.deck.map(() => "2Sa");
  for (const place of other.grid) if (place.kind === "card" && !place.up) place.card = "2Sa";
  return other;
}

/** The first card that an event names although it is hidden now. */
export function secretTold(state: State, events: readonly Event[]): string | undefined {
  if (events.length === 0 || state.phase.kind === "clear") return undefined;
  for (const place of state.grid) {
    if (place.kind === "card" && !place.up && holds(events, place.card)) return place.card;
  }
  return undefined;
}
