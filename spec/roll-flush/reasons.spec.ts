import { OPTIONS } from "../../src/games/roll-flush/rules/options";
import type { HintReason } from "../../src/games/roll-flush/policies/reasons";
import { rules } from "../../src/games/roll-flush/rules/rules";
import { pointsOf } from "../../src/games/roll-flush/rules/scoring";
import { TOKENS, type Action, type State } from "../../src/games/roll-flush/rules/state";
import { hints } from "../../src/games/roll-flush/words/hint-words";
import { suitOf } from "../../src/kit/data/cards";
import { drawOutcome } from "../../src/kit/rules/chance";
import { anyAction, awaited } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, shuffled, type Random } from "../../src/kit/data/random";
import type { Seat } from "../../src/kit/rules/rules";
import { expectPresent, expectTrue } from "../support/expect";
import { randomOptions } from "../support/random-options";
import { isChance, isMost, reasonCheck, type Said, type Truths } from "../support/reasons";
import { SCALE } from "../support/scale";

/** In how many positions advice is asked for, and how many times each of its reasons is checked: to play showdowns on takes long. */
const POSITIONS = 1000 * SCALE;
const TIMES = 24 * SCALE;
/** How often so many are played at most until each reason has been given. */
const MOST_ROUNDS = 16;
/** How many showdowns are played on from a position. */
const SHOWDOWNS = 120;
/** How near a figure has to be that the advisor has from 48 showdowns, and on average over all positions. */
const NEAR = { points: 2.5, chance: 0.35 };
const NEAR_ON_AVERAGE = { points: 0.25, chance: 0.04 };

type Position = Said<State, Action, HintReason>;

const FACES = [1, 2, 3, 4, 5, 6];
const chance = seeded(5);

function isOfKind({ best }: Position, kind: Action["kind"]): boolean {
  return best.kind === kind;
}

function after(state: State, seat: Seat, action: Action): State {
  const next = copy(state);
  rules.act(next, seat, action);
  return next;
}

/** The states that the dice lead to, each as likely as any other. */
function thrown(state: State): State[] {
  const waiting = rules.waiting(state);
  const dice = waiting.kind === "chance" && waiting.chance.kind === "roll" ? waiting.chance.dice.length : 0;
  let faces: number[][] = [[]];
  for (let die = 0; die < dice; die++)
    faces = faces.flatMap((some) => FACES.map((face) => some.concat([face])));
  return faces.map((some) => {
    const next = copy(state);
    rules.resolve(next, { kind: "rolled", faces: some });
    return next;
  });
}

function busts(state: State, seat: Seat, action: Action): boolean {
  const before = expectPresent(state.counts[seat]).busts;
  return expectPresent(after(state, seat, action).counts[seat]).busts > before;
}

/** The part of these rolls that bust if they are accepted, or that no shift saves either. */
function bustsOf(states: readonly State[], seat: Seat, shifts: boolean): number {
  const lost = states.filter((state) => {
    const waiting = rules.waiting(state);
    const choices = waiting.kind === "decisions" ? expectPresent(waiting.decisions[0]).choices : [];
    const isSaved = shifts && choices.some(({ action }) => action.kind === "shift");
    return busts(state, seat, { kind: "accept" }) && !isSaved;
  });
  return lost.length / states.length;
}

/** The chance that the next roll busts, by the rules. */
function bustAfter({ state, seat }: Position, shifts = false): number {
  return bustsOf(thrown(after(state, seat, { kind: "roll" })), seat, shifts);
}

function bustsNow({ state, seat }: Position): boolean {
  return busts(state, seat, { kind: "accept" });
}

function rerollBusts({ state, seat, best }: Position): number {
  return bustsOf(thrown(after(state, seat, best)), seat, false);
}

function canShift({ state, seat }: Position): boolean {
  return expectPresent(state.tokens[seat]).shift;
}

/** The state with all that a seat does not see dealt anew. */
function redealt(state: State, seat: Seat): State {
  const next = copy(state);
  const seen = rules.seen(state, seat);
  const places = next.deck.map((card) => ({ card }));
  next.hands.forEach((hand, owner) => {
    hand.forEach((card, index) => {
      if (seen.hands[owner]?.[index]?.card === undefined) places.push(card);
    });
  });
  for (const slot of next.slots) if (slot.kind === "card" && !slot.up) places.push(slot);
  const cards = shuffled(
    chance,
    places.map(({ card }) => card),
  );
  places.forEach((place, index) => {
    place.card = expectPresent(cards[index]);
  });
  next.deck = places.slice(0, next.deck.length).map(({ card }) => card);
  return next;
}

interface Scored {
  points: number;
  bonus: number;
  passing: number;
}

/** What scoring brings a seat on average, if the others who may score too do so half of the time. */
function scored({ state, seat }: Position): Scored {
  const total: Scored = { points: 0, bonus: 0, passing: 0 };
  const before = expectPresent(state.scores[seat]);
  for (let each = 0; each < SHOWDOWNS; each++) {
    const next = redealt(state, seat);
    const last = next.counts.map(({ scored: times }) => times)[seat] ?? 0;
    rules.act(next, seat, { kind: "score" });
    while ((next.counts[seat]?.scored ?? 0) === last) {
      const waiting = rules.waiting(next);
      if (waiting.kind === "chance") rules.resolve(next, drawOutcome(waiting.chance, chance));
      if (waiting.kind !== "decisions") continue;
      const decision = expectPresent(awaited(waiting.decisions));
      rules.act(next, decision.seat, expectPresent(anyAction(decision.choices, chance)));
    }
    const points = expectPresent(next.scores[seat]) - before;
    total.points += points / SHOWDOWNS;
    if (next.last?.winners.includes(seat) === true) total.bonus += 1 / SHOWDOWNS;
    if (before + points > state.options.target) total.passing += 1 / SHOWDOWNS;
  }
  return total;
}

/** By how much the figures that were told differed from those of other showdowns. */
const off = { points: 0, bonus: 0, of: 0 };

/** Whether the points and the chance of the bonus are those of other showdowns, as far as few of these can tell. */
function tellsShowdown(said: Position): boolean {
  const { odds, amount } = said.advice;
  if (odds === undefined || amount === undefined) return false;
  const { points, bonus } = scored(said);
  off.points += amount - points;
  off.bonus += odds - bonus;
  off.of++;
  return Math.abs(amount - points) < NEAR.points && Math.abs(odds - bonus) < NEAR.chance;
}

/** What the marked cards score with the community, without one of them if it is named; undefined if nobody knows one. */
function scoring({ state, seat }: Position, without?: number): number | undefined {
  const { phase } = state;
  if (phase.kind !== "keep") return undefined;
  const hand = expectPresent(rules.seen(state, seat).hands[seat]);
  const kept = hand.filter((_card, index) => phase.marked[index] === true && index !== without);
  const cards = kept.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return cards.length < kept.length ? undefined : pointsOf(cards.concat(state.community));
}

function unmarked({ best }: Position): number | undefined {
  return best.kind === "unmark" ? best.index : undefined;
}

/** Somebody is this near the target when the game is called nearly over. */
const LAST_POINTS = 7;

/** When each reason is true. */
const TRUE: Truths<State, Action, HintReason> = {
  fewCards: (said) =>
    isOfKind(said, "roll") &&
    said.state.phase.kind === "turn" &&
    said.choices.every(({ action }) => action.kind !== "score") &&
    bustAfter(said) === 0,
  endGame: (said) =>
    isOfKind(said, "score") &&
    said.state.phase.kind === "turn" &&
    Math.abs((said.advice.odds ?? 1) - scored(said).passing) < NEAR.chance,
  score: (said) =>
    isOfKind(said, "score") && said.state.phase.kind === "turn" && isMost(said) && tellsShowdown(said),
  wait: (said) =>
    isOfKind(said, "roll") && said.state.phase.kind === "turn" && isMost(said) && tellsShowdown(said),
  join: (said) =>
    isOfKind(said, "score") && said.state.phase.kind === "join" && isMost(said) && tellsShowdown(said),
  joinLate: (said) =>
    isOfKind(said, "score") &&
    said.state.scores.some((score) => score + LAST_POINTS > said.state.options.target) &&
    tellsShowdown(said),
  pass: (said) => isOfKind(said, "pass") && isMost(said) && tellsShowdown(said),
  accept: (said) => isOfKind(said, "accept") && !bustsNow(said) && isMost(said),
  sacrifice: (said) =>
    isOfKind(said, "accept") &&
    bustsNow(said) &&
    isMost(said) &&
    said.choices.some(
      ({ action }) =>
        action.kind === "shift" || (action.kind === "reroll" && rerollBusts({ ...said, best: action }) < 1),
    ),
  shift: (said) => isOfKind(said, "shift") && !bustsNow(said) && isMost(said),
  shiftSaves: (said) =>
    isOfKind(said, "shift") && bustsNow(said) && !busts(said.state, said.seat, said.best) && isMost(said),
  reroll: (said) =>
    isOfKind(said, "reroll") &&
    !bustsNow(said) &&
    isMost(said) &&
    said.advice.odds !== 0 &&
    isChance(said.advice.odds, rerollBusts(said)),
  rerollSafe: (said) =>
    isOfKind(said, "reroll") && !bustsNow(said) && isMost(said) && rerollBusts(said) === 0,
  rerollSaves: (said) =>
    isOfKind(said, "reroll") && bustsNow(said) && isChance(said.advice.odds, 1 - rerollBusts(said)),
  push: (said) =>
    isOfKind(said, "roll") && !canShift(said) && isMost(said) && isChance(said.advice.odds, bustAfter(said)),
  pushShift: (said) =>
    isOfKind(said, "roll") &&
    canShift(said) &&
    isMost(said) &&
    isChance(said.advice.without, bustAfter(said)) &&
    isChance(said.advice.odds, bustAfter(said, true)),
  stop: (said) =>
    isOfKind(said, "stop") && !canShift(said) && isMost(said) && isChance(said.advice.odds, bustAfter(said)),
  stopShift: (said) =>
    isOfKind(said, "stop") && canShift(said) && isMost(said) && isChance(said.advice.odds, bustAfter(said)),
  swap: (said) => {
    const { state, seat, best, advice } = said;
    const swapped = bustAfter({ ...said, state: after(state, seat, best) });
    const { without = 0 } = advice;
    return (
      isOfKind(said, "swap") &&
      isMost(said) &&
      isChance(advice.odds, swapped) &&
      isChance(without, bustAfter(said)) &&
      swapped < without
    );
  },
  keep: ({ state, best }) =>
    best.kind === "keep" &&
    state.phase.kind === "keep" &&
    state.phase.marked.filter((each) => each).length <= 5,
  unmark: (said) => {
    const points = scoring(said);
    return (
      points !== undefined && points === said.advice.amount && points === scoring(said, unmarked(said) ?? -1)
    );
  },
  unmarkLeast: (said) => unmarked(said) !== undefined && isMost(said),
  refreshShift: ({ state, seat, best }) =>
    best.kind === "refresh" && best.token === "shift" && !expectPresent(state.tokens[seat]).shift,
  refreshReroll: ({ state, seat, best }) =>
    best.kind === "refresh" &&
    best.token === "reroll" &&
    expectPresent(state.tokens[seat]).shift &&
    !expectPresent(state.tokens[seat]).reroll,
};

/** The first turn of a game, but as late in one: few tokens and cards in the deck are left, most hands are good, and scores are high. */
function lateGame(options: Options, random: Random): State {
  const state = rules.start(options, 2 + below(random, 3));
  for (let waiting = rules.waiting(state); waiting.kind === "chance"; waiting = rules.waiting(state))
    rules.resolve(state, drawOutcome(waiting.chance, random));
  const { deck, discard, hands, scores, tokens } = state;
  const suit = suitOf(expectPresent(deck[0]));
  for (let seat = 0; seat < hands.length; seat++) {
    scores[seat] = below(random, state.options.target + 1);
    for (const token of TOKENS) if (below(random, 2) === 0) expectPresent(tokens[seat])[token] = false;
    for (let each = below(random, 5); each > 0; each--) {
      const place = deck.findIndex((card) => suitOf(card) === suit);
      for (const card of deck.splice(Math.max(0, place), 1)) hands[seat]?.push({ card, up: each > 1 });
    }
  }
  for (const card of deck.splice(below(random, deck.length - 1))) discard.push({ card, up: true });
  return state;
}

describe("The reasons of the hints of Roll Flush", () => {
  it("are true where they are given", () => {
    const check = reasonCheck({ rules, hints, truths: TRUE, times: TIMES });
    const random = seeded(31);
    let games = 0;
    const start = (): State => {
      games++;
      return lateGame(games % 4 === 0 ? randomOptions(OPTIONS, random) : {}, random);
    };
    check.games(POSITIONS, random, start);
    // Some reasons are rare, and which positions come up depends on all options that there are.
    for (let round = 1; round < MOST_ROUNDS && check.missing().length > 0; round++)
      check.games(POSITIONS, random, start);
    check.expectAllGiven();
    const points = off.points / off.of;
    const bonus = off.bonus / off.of;
    expectTrue(Math.abs(points) < NEAR_ON_AVERAGE.points, `${points} points off in ${off.of} showdowns`);
    expectTrue(Math.abs(bonus) < NEAR_ON_AVERAGE.chance, `${bonus} off in ${off.of} showdowns`);
  });
});
