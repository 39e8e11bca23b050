import type { Thinker, Thinking } from "../../../kit/policy";
import { rankValue } from "../../../kit/poker/strength";
import type { Random } from "../../../kit/random";
import type { Choice, Seat } from "../../../kit/rules";
import { actorOf, isReady } from "../rules/board";
import { check, scoreBar } from "../rules/legality";
import type { Action, Phase, Seen, SeenCard, Token } from "../rules/state";
import { countMarked, fitsHand } from "../rules/turn";
import { bestAfterRoll, handsOf, outlookOf, rollOrStop, type Prices } from "./pushing";
import { answersWith, declaresWith } from "./showdowns";

/**
 * How a computer player judges what it cannot know, slice by slice, and what it makes of it.
 * @noSelf
 */
export interface Judgement {
  /** What ready tokens are worth in points. */
  prices: Prices;
  /** From what promise on it declares and joins. */
  declareFrom: number;
  joinFrom: number;
  /** Decides by how many points a seat may expect if it scores now (RF-7.7, RF-7.8). */
  promising: (
    seen: Seen,
    seat: Seat,
    random: Random,
    decide: (promise: number) => Action,
  ) => Thinking<Action>;
  /** Decides by what each of some hands is worth at the end of the turn, in points. */
  valuing: (
    seen: Seen,
    random: Random,
    hands: readonly (readonly SeenCard[])[],
    decide: (values: readonly number[]) => Action,
  ) => Thinking<Action>;
}

/** The computer player of a judgement; what it wishes and may not do gives way to the first choice. */
export function thinkerOf(judgement: Judgement): Thinker<Seen, Action> {
  return (seen, choices, random) => {
    const seat = actorOf(seen) ?? seen.active;
    const think = thinkingOf(judgement, seen, seat, random);
    return () => {
      const wish = think();
      return wish === undefined ? undefined : legal(seen, seat, choices, wish);
    };
  };
}

function legal(seen: Seen, seat: Seat, choices: readonly Choice<Action>[], wish: Action): Action {
  return check(seen, seat, wish) === undefined ? wish : (choices[0]?.action ?? wish);
}

function thinkingOf(judgement: Judgement, seen: Seen, seat: Seat, random: Random): Thinking<Action> {
  const { phase } = seen;
  switch (phase.kind) {
    case "turn":
      if (scoreBar(seen) !== undefined) return () => ({ kind: "roll" });
      return judgement.promising(seen, seat, random, (promise) => ({
        kind: declaresWith(seen, seat, promise, judgement.declareFrom) ? "score" : "roll",
      }));
    case "join":
      return judgement.promising(seen, seat, random, (promise) =>
        answersWith(seen, promise, judgement.joinFrom),
      );
    case "rolled":
    case "push":
      return pushing(judgement, seen, seat, random, phase);
    case "keep":
      return keeping(judgement, seen, seat, random, phase);
    case "refresh":
      return () => ({ kind: "refresh", token: tokenToRefresh(seen, seat) });
    default:
      return () => ({ kind: "roll" });
  }
}

function pushing(
  { prices, valuing }: Judgement,
  seen: Seen,
  seat: Seat,
  random: Random,
  phase: Extract<Phase, { kind: "rolled" | "push" }>,
): Thinking<Action> {
  const hands = handsOf(seen, seat);
  return valuing(seen, random, hands.list, (values) => {
    const outlook = outlookOf(hands, values, prices);
    return phase.kind === "push"
      ? rollOrStop(seen, seat, outlook)
      : bestAfterRoll(seen, seat, phase, outlook);
  });
}

/** Of cards that are missed equally little the lowest goes. */
const OWN_RANK = 0.001;

/** Lays down the card without which the hand is worth most, until five are left (RF-5.8). */
function keeping(
  { valuing }: Judgement,
  seen: Seen,
  seat: Seat,
  random: Random,
  { marked }: Extract<Phase, { kind: "keep" }>,
): Thinking<Action> {
  if (fitsHand(countMarked(marked))) return () => ({ kind: "keep" });
  const hand = seen.hands[seat] ?? [];
  const indices: number[] = [];
  for (let i = 0; i < hand.length; i++) if (marked[i] === true) indices.push(i);
  const list = indices.map((left) => {
    const others: SeenCard[] = [];
    for (const index of indices) {
      const card = hand[index];
      if (index !== left && card !== undefined) others.push(card);
    }
    return others;
  });
  return valuing(seen, random, list, (values) => {
    let best = 0;
    let most: number | undefined;
    for (let i = 0; i < indices.length; i++) {
      const index = indices[i] ?? 0;
      const card = hand[index]?.card;
      const own = card === undefined ? 0 : rankValue(card) * OWN_RANK;
      const value = (values[i] ?? 0) - own;
      if (most !== undefined && value <= most) continue;
      most = value;
      best = index;
    }
    return { kind: "unmark", index: best };
  });
}

/** The tokens from the most to the least useful. */
const USEFUL: readonly Token[] = ["shift", "reroll", "swap"];

function tokenToRefresh(seen: Seen, seat: Seat): Token {
  return USEFUL.find((token) => !isReady(seen, seat, token)) ?? "swap";
}
