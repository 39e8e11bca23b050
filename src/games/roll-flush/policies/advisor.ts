import { bestRated, type Advice, type Advisor, type Rated } from "../../../kit/game/advice";
import type { Thinking } from "../../../kit/rules/policy";
import { rankValue } from "../../../kit/poker/strength";
import type { Choice, Seat } from "../../../kit/rules/rules";
import { actorOf, isReady } from "../rules/board";
import { check, scoreBar } from "../rules/legality";
import type { Action, Phase, Seen, SeenCard, Token } from "../rules/state";
import { countMarked, fitsHand } from "../rules/turn";
import { afterRoll, handsOf, outlookOf, rollOrStop, type Prices } from "./pushing";
import { motiveOf, type HintReason } from "./reasons";
import { declaresWith, leastToDeclare, leastToJoin, type Prospect } from "./showdowns";

/** What an advisor of this game answers, before it says why; values are points. */
type Answer = Omit<Advice<Action, HintReason>, "reason"> & { prospect?: Prospect };

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
  /** Decides by what a seat may expect if it scores now (RF-7.7, RF-7.8). */
  promising: (seen: Seen, seat: Seat, decide: (prospect: Prospect) => Answer) => Thinking<Answer>;
  /** Decides by what each of some hands is worth at the end of the turn, in points. */
  valuing: (
    seen: Seen,
    hands: readonly (readonly SeenCard[])[],
    decide: (values: readonly number[]) => Answer,
  ) => Thinking<Answer>;
}

/**
 * The advisor of a judgement; what it recommends and nobody may do gives way to the first choice. Why that is best is said in a
 * slice of its own.
 */
export function advisorOf(judgement: Judgement): Advisor<Seen, Action, HintReason> {
  return (seen, choices) => {
    const seat = actorOf(seen) ?? seen.active;
    const think = thinkingOf(judgement, seen, seat);
    let answer: Answer | undefined;
    return () => {
      if (answer === undefined) {
        answer = think();
        return undefined;
      }
      const { rated, prospect } = answer;
      const ranking = legal(seen, seat, choices, answer.ranking);
      const [best = { action: { kind: "roll" } as const }] = ranking;
      const motive = motiveOf({ seen, seat, prospect }, best.action);
      return rated === undefined ? { ranking, ...motive } : { ranking, rated, ...motive };
    };
  };
}

function legal(
  seen: Seen,
  seat: Seat,
  choices: readonly Choice<Action>[],
  best: readonly Rated<Action>[],
): Rated<Action>[] {
  // A stand-in does not get the choices that spend tokens.
  const ranking = best.filter(
    ({ action }) =>
      check(seen, seat, action) === undefined && choices.some((choice) => choice.action.kind === action.kind),
  );
  const [first] = choices;
  if (ranking.length === 0 && first !== undefined) ranking.push({ action: first.action, value: undefined });
  return ranking;
}

/** How much of the distance to its scoring threshold a bot really loses, by games played on (docs/figures.md). */
const LOST_BY_DISTANCE = 0.5;

/**
 * To score for what it promises, or something else that is not rated, the one to take first. A review counts the other by how far
 * that promise is from the least one for which the other would be given up.
 */
function scoreOr(other: "roll" | "pass", prospect: Prospect, least: number, scores: boolean): Answer {
  const { promise } = prospect;
  const score: Rated<Action> = { action: { kind: "score" }, value: promise };
  const elsewhere = promise + LOST_BY_DISTANCE * (least - promise);
  const instead: Rated<Action> = { action: { kind: other }, value: undefined };
  const rated: Rated<Action>[] = [score, { action: { kind: other }, value: elsewhere }];
  return { ranking: scores ? [score, instead] : [instead, score], rated, prospect };
}

function thinkingOf(judgement: Judgement, seen: Seen, seat: Seat): Thinking<Answer> {
  const { phase } = seen;
  switch (phase.kind) {
    case "turn":
      if (scoreBar(seen) !== undefined) return () => rolling();
      return judgement.promising(seen, seat, (prospect) => {
        const least = leastToDeclare(seen, judgement.declareFrom);
        return scoreOr("roll", prospect, least, declaresWith(seen, seat, prospect.promise, least));
      });
    case "join":
      return judgement.promising(seen, seat, (prospect) => {
        const least = leastToJoin(seen, judgement.joinFrom);
        return scoreOr("pass", prospect, least, prospect.promise >= least);
      });
    case "rolled":
    case "push":
      return pushing(judgement, seen, seat, phase);
    case "keep":
      return keeping(judgement, seen, seat, phase);
    case "refresh":
      return () => ({ ranking: tokensToRefresh(seen, seat) });
    default:
      return () => rolling();
  }
}

function rolling(): Answer {
  return { ranking: [{ action: { kind: "roll" }, value: undefined }] };
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
    return { ranking: bestRated(rated), rated };
  });
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
    return () => ({ ranking: [{ action: { kind: "keep" }, value: undefined }] });
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
    return { ranking: bestRated(rated), rated };
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
