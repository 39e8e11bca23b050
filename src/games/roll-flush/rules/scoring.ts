import type { Card } from "../../../kit/data/cards";
import { must } from "../../../kit/data/must";
import { categoryOf, ranksOf } from "../../../kit/poker/hand";
import { strengthOf, type Category } from "../../../kit/poker/strength";
import type { Seat } from "../../../kit/rules/rules";
import { clockwiseFrom, count, handOf, handSize, scorersOf } from "./board";
import { discardCards } from "./draws";
import { endIfWon, strongestOf } from "./ending";
import type { DealtCard, Event, ScoredHand, State, Task } from "./state";
import { settle } from "./turn";

/** Declares a scoring; the others are asked in order (RF-7.1, RF-7.2). */
export function declare(state: State, events: Event[]): void {
  state.answers[state.active] = "score";
  events.push({ kind: "declared", seat: state.active });
  askNext(state);
}

/** Takes the answer of the seat that was asked (RF-7.2). */
export function answer(state: State, scores: boolean, events: Event[]): void {
  if (state.phase.kind !== "join") return;
  const { seat } = state.phase;
  state.answers[seat] = scores ? "score" : "pass";
  events.push({ kind: scores ? "joined" : "passed", seat });
  askNext(state);
}

/** Asks the next player who has not answered; those with too few cards pass unasked (RF-7.2, option `joinMin`). */
function askNext(state: State): void {
  for (const seat of clockwiseFrom(state, state.active)) {
    if (state.answers[seat] !== "none") continue;
    if (handSize(state, seat) >= state.options.joinMin) {
      state.phase = { kind: "join", seat };
      return;
    }
    state.answers[seat] = "pass";
  }
  settle(state, [{ kind: "reveal" }, { kind: "dealCommunity" }, { kind: "showdown" }]);
}

/** Scoring players turn their face-down cards up, and passing players nothing (RF-7.4). */
export function reveal(state: State, events: Event[]): void {
  for (const seat of scorersOf(state)) {
    const hand = handOf(state, seat);
    const hidden = hand.filter((lying) => !lying.up);
    for (const lying of hidden) lying.up = true;
    events.push({ kind: "handRevealed", seat, cards: cardsOf(hand), reveals: hidden.length > 0 });
  }
}

/** Compares the hands and gives the points (RF-7.6 to RF-7.8); continues unless the game ends (RF-7.9). */
export function showdown(state: State, events: Event[]): void {
  const scorers = scorersOf(state);
  const hands = scorers.map((seat) => scoredHand(state, seat));
  const winners = strongestOf(hands);
  const bonus = scorers.length;
  const share = Math.floor(bonus / Math.max(1, winners.length));
  count(state, state.active, "declared");
  state.last = { scorers, winners, bonus, share, community: [...state.community], hands };
  for (const { seat, category, ranks, points } of hands) {
    const isWinner = winners.includes(seat);
    addPoints(state, seat, points + (isWinner ? share : 0));
    count(state, seat, "scored");
    if (isWinner) count(state, seat, "won");
    events.push({ kind: "handScored", seat, hand: { category, ranks }, points });
  }
  events.push({ kind: "bonusWon", seats: winners, bonus, share, hands });
  for (const seat of scorers) events.push({ kind: "scoreIs", seat, score: scoreOf(state, seat) });
  if (!endIfWon(state, hands, events)) settle(state, [{ kind: "show" }, { kind: "clearHands" }]);
}

/** A seat's best hand of its own cards and the community's (RF-7.6). */
function scoredHand(state: State, seat: Seat): ScoredHand {
  const cards = cardsOf(handOf(state, seat));
  const strength = strengthOf(cards.concat(state.community));
  const category = categoryOf(strength);
  return { seat, cards, strength, category, ranks: ranksOf(strength), points: POINTS[category] };
}

function cardsOf(hand: readonly DealtCard[]): Card[] {
  return hand.map((lying) => lying.card);
}

function scoreOf({ scores }: State, seat: Seat): number {
  return must(scores[seat], "a seat with a score");
}

function addPoints(state: State, seat: Seat, points: number): void {
  state.scores[seat] = scoreOf(state, seat) + points;
}

/** Discards what scored, then deals each scoring player one card, then the community again (RF-7.10, RF-7.11). */
export function clearHands(state: State): void {
  const scorers = scorersOf(state);
  const tasks: Task[] = scorers.map((seat) => ({ kind: "dealHand", seat, up: false }));
  tasks.push({ kind: "clearCommunity" }, { kind: "dealCommunity" }, { kind: "endTurn" });
  settle(state, tasks);
  let scored: DealtCard[] = [];
  for (const seat of scorers) {
    scored = scored.concat(handOf(state, seat));
    state.hands[seat] = [];
  }
  discardCards(state, scored);
}

/** Discards the community (RF-7.11). */
export function clearCommunity(state: State): void {
  const cards = state.community.map((card): DealtCard => ({ card, up: true }));
  state.community = [];
  discardCards(state, cards);
}

/** What a hand of each category scores (RF-10.1). */
export const POINTS: Record<Category, number> = {
  high: 0,
  pair: 1,
  twoPair: 3,
  trips: 4,
  straight: 6,
  flush: 6,
  fullHouse: 8,
  quads: 10,
  straightFlush: 12,
  royal: 15,
};

/** What the best five of up to seven cards score (RF-7.8). */
export function pointsOf(cards: readonly Card[]): number {
  return POINTS[categoryOf(strengthOf(cards))];
}
