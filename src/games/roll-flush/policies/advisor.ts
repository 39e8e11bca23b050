import { bestRated, type Advice, type Advisor, type Rated } from "../../../kit/advice";
import type { Thinking } from "../../../kit/policy";
import { rankValue } from "../../../kit/poker/strength";
import type { Choice, Seat } from "../../../kit/rules";
import { actorOf, isReady } from "../rules/board";
import { check, scoreBar } from "../rules/legality";
import type { Action, Phase, Seen, SeenCard, Token } from "../rules/state";
import { countMarked, fitsHand } from "../rules/turn";
import { afterRoll, handsOf, outlookOf, rollOrStop, type Prices } from "./pushing";
import { declaresWith, joinsWith, leastToDeclare, leastToJoin } from "./showdowns";

/** Why a choice is the best one: by what it is, in a turn, an answer, a roll or a push. */
export type HintReason =
  | "score"
  | "rollOn"
  | "join"
  | "pass"
  | "accept"
  | "reroll"
  | "shift"
  | "push"
  | "stop"
  | "swap"
  | "keep"
  | "unmark"
  | "refresh";

/** What an advisor of this game answers; values are points. */
type Answer = Advice<Action, HintReason>;

/**
 * How a bot judges what it cannot know, slice by slice, and what it makes of it.
 * @noSelf
 */
export interface Judgement {
  /** What ready tokens are worth in points. */
  prices: Prices;
  /** From what promise on it declares and joins. */
  declareFrom: number;
  joinFrom: number;
  /** Decides by how many points a seat may expect if it scores now (RF-7.7, RF-7.8). */
  promising: (seen: Seen, seat: Seat, decide: (promise: number) => Answer) => Thinking<Answer>;
  /** Decides by what each of some hands is worth at the end of the turn, in points. */
  valuing: (
    seen: Seen,
    hands: readonly (readonly SeenCard[])[],
    decide: (values: readonly number[]) => Answer,
  ) => Thinking<Answer>;
}

/** The advisor of a judgement; what it recommends and nobody may do gives way to the first choice. */
export function advisorOf(judgement: Judgement): Advisor<Seen, Action, HintReason> {
  return (seen, choices) => {
    const seat = actorOf(seen) ?? seen.active;
    const think = thinkingOf(judgement, seen, seat);
    return () => {
      const answer = think();
      return answer === undefined ? undefined : legal(seen, seat, choices, answer);
    };
  };
}

function legal(seen: Seen, seat: Seat, choices: readonly Choice<Action>[], answer: Answer): Answer {
  // Who stands in for somebody is not given the choices that spend tokens.
  const ranking = answer.ranking.filter(
    ({ action }) =>
      check(seen, seat, action) === undefined && choices.some((choice) => choice.action.kind === action.kind),
  );
  const [first] = choices;
  if (ranking.length === 0 && first !== undefined) ranking.push({ action: first.action, value: undefined });
  return { ...answer, ranking };
}

/** What of a distance to the least promise for which it scores a bot really loses, as games that were played on tell (docs/figures.md). */
const LOST_BY_DISTANCE = 0.5;

/**
 * To score for what it promises, or something else that is not rated, the one to take first. A review counts the other by how far
 * that promise is from the least one for which the other would be given up.
 */
function scoreOr(other: "roll" | "pass", promise: number, from: number, scores: boolean): Answer {
  const score: Rated<Action> = { action: { kind: "score" }, value: promise };
  const elsewhere = promise + LOST_BY_DISTANCE * (from - promise);
  const instead: Rated<Action> = { action: { kind: other }, value: undefined };
  const rated: Rated<Action>[] = [score, { action: { kind: other }, value: elsewhere }];
  if (scores) return { ranking: [score, instead], rated, reason: other === "roll" ? "score" : "join" };
  return { ranking: [instead, score], rated, reason: other === "roll" ? "rollOn" : "pass" };
}

function thinkingOf(judgement: Judgement, seen: Seen, seat: Seat): Thinking<Answer> {
  const { phase } = seen;
  switch (phase.kind) {
    case "turn":
      if (scoreBar(seen) !== undefined) return () => rolling();
      return judgement.promising(seen, seat, (promise) => {
        const from = leastToDeclare(seen, judgement.declareFrom);
        return scoreOr("roll", promise, from, declaresWith(seen, seat, promise, judgement.declareFrom));
      });
    case "join":
      return judgement.promising(seen, seat, (promise) => {
        const from = leastToJoin(seen, judgement.joinFrom);
        return scoreOr("pass", promise, from, joinsWith(seen, promise, judgement.joinFrom));
      });
    case "rolled":
    case "push":
      return pushing(judgement, seen, seat, phase);
    case "keep":
      return keeping(judgement, seen, seat, phase);
    case "refresh":
      return () => ({ ranking: tokensToRefresh(seen, seat), reason: "refresh" });
    default:
      return () => rolling();
  }
}

function rolling(): Answer {
  return { ranking: [{ action: { kind: "roll" }, value: undefined }], reason: "rollOn" };
}

function pushing(
  { prices, valuing }: Judgement,
  seen: Seen,
  seat: Seat,
  phase: Extract<Phase, { kind: "rolled" | "push" }>,
): Thinking<Answer> {
  const hands = handsOf(seen, seat);
  return valuing(seen, hands.list, (values) => {
    const outlook = outlookOf(hands, values, prices);
    const rated =
      phase.kind === "push" ? rollOrStop(seen, seat, outlook) : afterRoll(seen, seat, phase, outlook);
    const ranking = bestRated(rated);
    return { ranking, rated, reason: reasonToPush(ranking[0]?.action.kind) };
  });
}

function reasonToPush(kind: Action["kind"] | undefined): HintReason {
  switch (kind) {
    case "accept":
    case "reroll":
    case "shift":
    case "stop":
    case "swap":
      return kind;
    default:
      return "push";
  }
}

/** Of cards that are missed equally little the lowest goes. */
const OWN_RANK = 0.001;

/** Lays down the card without which the hand is worth most, until five are left (RF-5.8). */
function keeping(
  { valuing }: Judgement,
  seen: Seen,
  seat: Seat,
  { marked }: Extract<Phase, { kind: "keep" }>,
): Thinking<Answer> {
  if (fitsHand(countMarked(marked))) {
    return () => ({ ranking: [{ action: { kind: "keep" }, value: undefined }], reason: "keep" });
  }
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
  return valuing(seen, list, (values) => {
    const rated = indices.map((index, i): Rated<Action> => {
      const card = hand[index]?.card;
      const own = card === undefined ? 0 : rankValue(card) * OWN_RANK;
      return { action: { kind: "unmark", index }, value: (values[i] ?? 0) - own };
    });
    return { ranking: bestRated(rated), rated, reason: "unmark" };
  });
}

/** The tokens from the most to the least useful. */
const USEFUL: readonly Token[] = ["shift", "reroll", "swap"];

function tokensToRefresh(seen: Seen, seat: Seat): Rated<Action>[] {
  return USEFUL.filter((token) => !isReady(seen, seat, token)).map((token) => ({
    action: { kind: "refresh", token },
    value: undefined,
  }));
}
