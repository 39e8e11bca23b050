import type { Thinker, Thinking } from "../../../kit/policy";
import { rankValue } from "../../../kit/poker/strength";
import type { Random } from "../../../kit/random";
import type { Choice, Seat } from "../../../kit/rules";
import { actorOf } from "../board";
import { check, scoreBar } from "../legality";
import type { Action, Phase, Seen, SeenCard } from "../state";
import { countMarked, fitsHand } from "../turn";
import { handValue } from "./hand-value";
import { handsOf, outlookOf } from "./prospects";
import { bestAfterRoll, rollOrStop, type Prices } from "./pushing";
import { drawHidden, drawsFrom, putBack } from "./sampling";
import { sensible } from "./sensible";
import { answersWith, declaresWith } from "./showing";
import { sampledGain } from "./showdowns";

/** How many showdowns are drawn for a decision, and how many of them in one slice. */
const SHOWDOWNS = 48;
const SHOWDOWNS_A_SLICE = 3;
/** How often hidden cards are drawn where the worth of a hand depends on them. */
const DRAWS = 8;
/** How many hands are valued in one slice, each with one draw. */
const HANDS_A_SLICE = 4;
/** From what promise on it declares and joins. */
const DECLARE_FROM = 6.7;
const JOIN_FROM = 3.6;
/** Of cards that are missed equally little the lowest goes. */
const OWN_RANK = 0.001;
/** What ready tokens are worth in points: they save the best turns. */
const PRICES: Prices = { shift: 1.1, reroll: 0.6, swap: 0.25 };

/**
 * Looks ahead by drawing the hidden cards again and again: what a showdown would bring against the others' cards, and
 * what a hand is worth with cards that lie face down. How much a hand promises was fitted to games played before.
 */
export const strong: Thinker<Seen, Action> = (seen, choices, random) => {
  const seat = actorOf(seen) ?? seen.active;
  const think = thinkingOf(seen, choices, random, seat);
  return () => {
    const wish = think();
    if (wish === undefined || check(seen, seat, wish) === undefined) return wish;
    return choices[0]?.action ?? wish;
  };
};

function thinkingOf(
  seen: Seen,
  choices: readonly Choice<Action>[],
  random: Random,
  seat: Seat,
): Thinking<Action> {
  const { phase } = seen;
  switch (phase.kind) {
    case "turn":
      if (scoreBar(seen) !== undefined) return () => ({ kind: "roll" });
      return promising(seen, seat, random, (promise) => ({
        kind: declaresWith(seen, seat, promise, DECLARE_FROM) ? "score" : "roll",
      }));
    case "join":
      return promising(seen, seat, random, (promise) => answersWith(seen, promise, JOIN_FROM));
    case "rolled":
    case "push":
      return pushing(seen, seat, random, phase);
    case "keep":
      return keeping(seen, seat, random, phase);
    default:
      return () => sensible(seen, choices, random);
  }
}

/** Decides by the mean gain of many showdowns. */
function promising(
  seen: Seen,
  seat: Seat,
  random: Random,
  decide: (promise: number) => Action,
): Thinking<Action> {
  const draws = drawsFrom(seen);
  let count = 0;
  let total = 0;
  return () => {
    for (let i = 0; i < SHOWDOWNS_A_SLICE; i++) total += sampledGain(seen, seat, draws, random);
    count += SHOWDOWNS_A_SLICE;
    return count < SHOWDOWNS ? undefined : decide(total / count);
  };
}

function pushing(
  seen: Seen,
  seat: Seat,
  random: Random,
  phase: Extract<Phase, { kind: "rolled" | "push" }>,
): Thinking<Action> {
  const hands = handsOf(seen, seat);
  const list: (readonly SeenCard[])[] = [hands.lost, hands.tagged];
  for (const { hand } of hands.with) list.push(hand);
  return valuing(seen, random, list, (values) => {
    const outlook = outlookOf(hands, (hand) => values[list.indexOf(hand)] ?? 0, PRICES);
    return phase.kind === "push"
      ? rollOrStop(seen, seat, outlook)
      : bestAfterRoll(seen, seat, phase, outlook);
  });
}

/** Lays down the card without which the hand is worth most, of several the lowest, until five are left (RF-5.8). */
function keeping(
  seen: Seen,
  seat: Seat,
  random: Random,
  { marked }: Extract<Phase, { kind: "keep" }>,
): Thinking<Action> {
  if (fitsHand(countMarked(marked))) return () => ({ kind: "keep" });
  const hand = seen.hands[seat] ?? [];
  const indices: number[] = [];
  for (let i = 0; i < hand.length; i++) if (marked[i] === true) indices.push(i);
  const list = indices.map((left) => hand.filter((_card, i) => marked[i] === true && i !== left));
  return valuing(seen, random, list, (values) => {
    let best = 0;
    let most: number | undefined;
    for (const index of indices) {
      const card = hand[index]?.card;
      const own = card === undefined ? 0 : rankValue(card) * OWN_RANK;
      const value = (values[indices.indexOf(index)] ?? 0) - own;
      if (most !== undefined && value <= most) continue;
      most = value;
      best = index;
    }
    return { kind: "unmark", index: best };
  });
}

/** Values some hands, one draw of the hidden cards after the other, and decides in a slice of its own. */
function valuing(
  seen: Seen,
  random: Random,
  hands: readonly (readonly SeenCard[])[],
  decide: (values: readonly number[]) => Action,
): Thinking<Action> {
  const draws = drawsFrom(seen);
  const values: number[] = [];
  let valued = 0;
  let drawn = 0;
  function valueOnce(): void {
    const hand = hands[valued] ?? [];
    const times = hand.some(({ card }) => card === undefined) ? DRAWS : 1;
    putBack(draws);
    const value = handValue(drawHidden(hand, draws, random), seen.community);
    values[valued] = (values[valued] ?? 0) + value / times;
    drawn++;
    if (drawn < times) return;
    valued++;
    drawn = 0;
  }
  return () => {
    if (valued >= hands.length) return decide(values);
    for (let i = 0; i < HANDS_A_SLICE && valued < hands.length; i++) valueOnce();
    return undefined;
  };
}
