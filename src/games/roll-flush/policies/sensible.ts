import type { Policy } from "../../../kit/policy";
import { rankValue } from "../../../kit/poker/strength";
import type { Seat } from "../../../kit/rules";
import { actorOf, isReady } from "../board";
import { check } from "../legality";
import { countMarked, fitsHand } from "../turn";
import type { Action, Phase, Seen, SeenCard, Token } from "../state";
import { answerTo, declares } from "./showing";
import { handsOf, outlookOf } from "./prospects";
import { bestAfterRoll, rollOrStop, type Outlook, type Prices } from "./pushing";
import { worth } from "./worth";

/** What ready tokens are worth in points. */
const PRICES: Prices = { shift: 0.5, reroll: 0.35, swap: 0.25 };

/**
 * Weighs every roll by the exact chance of every total and an estimate of what the cards are worth, keeps the five that
 * fit together best, and scores once the hand promises enough.
 */
export const sensible: Policy<Seen, Action> = (seen, choices) => {
  const seat = actorOf(seen) ?? seen.active;
  const wish = wishFor(seen, seat);
  if (check(seen, seat, wish) === undefined) return wish;
  const [first] = choices;
  return first === undefined ? wish : first.action;
};

function wishFor(seen: Seen, seat: Seat): Action {
  const { phase } = seen;
  switch (phase.kind) {
    case "turn":
      return { kind: declares(seen, seat) ? "score" : "roll" };
    case "rolled":
      return bestAfterRoll(seen, seat, phase, outlook(seen, seat));
    case "push":
      return rollOrStop(seen, seat, outlook(seen, seat));
    case "keep":
      return keeping(seen, seat, phase);
    case "join":
      return answerTo(seen, seat);
    case "refresh":
      return { kind: "refresh", token: tokenToRefresh(seen, seat) };
    default:
      return { kind: "roll" };
  }
}

function outlook(seen: Seen, seat: Seat): Outlook {
  return outlookOf(handsOf(seen, seat), (hand) => worth(hand, seen.community), PRICES);
}

/** The tokens from the most to the least useful. */
const USEFUL: readonly Token[] = ["shift", "reroll", "swap"];

function tokenToRefresh(seen: Seen, seat: Seat): Token {
  return USEFUL.find((token) => !isReady(seen, seat, token)) ?? "swap";
}

/** Of cards that are missed equally little the lowest goes. */
const OWN_RANK = 0.001;

/** Lays down the card that is missed least, until five are left (RF-5.8). */
function keeping(seen: Seen, seat: Seat, phase: Extract<Phase, { kind: "keep" }>): Action {
  if (fitsHand(countMarked(phase.marked))) return { kind: "keep" };
  const hand = seen.hands[seat] ?? [];
  let least = 0;
  let best: number | undefined;
  for (let i = 0; i < hand.length; i++) {
    if (phase.marked[i] !== true) continue;
    const card = hand[i]?.card;
    const own = card === undefined ? 0 : rankValue(card) * OWN_RANK;
    const value = worth(without(hand, phase.marked, i), seen.community) - own;
    if (best !== undefined && value <= best) continue;
    best = value;
    least = i;
  }
  return { kind: "unmark", index: least };
}

function without(hand: readonly SeenCard[], marked: readonly boolean[], left: number): SeenCard[] {
  return hand.filter((_card, i) => marked[i] === true && i !== left);
}
