import type { Card } from "../../kit/data/cards";
import type { Tutorial } from "../../kit/game/tutorial";
import { text } from "./catalogue";
import type { Action } from "./rules/state";

/** The cards of both seats, face down and then face up (RF-3.2). */
const HANDS: readonly Card[] = ["QH", "3C", "5H", "9C"];
/** The cards of slot 7, which is face down, and of the slots 2 to 12 without it (RF-3.3, RF-3.4). */
const SLOTS: readonly Card[] = ["8D", "2C", "4S", "JH", "KH", "7D", "9H", "QD", "AH", "3S", "6C"];
const COMMUNITY: Card = "5S";
/** The cards that come later: those of the slots, and the second community card. */
const LATER: readonly Card[] = ["TC", "7S", "2D", "TD", "4D", "JC", "6S", "8C"];

/** The guided first game: a bust averted, a swap, and a flush that is scored. */
export const tutorial: Tutorial<Action> = {
  options: {},
  seats: 2,
  learner: 0,
  steps: [
    { kind: "shuffled", top: HANDS.concat(SLOTS, COMMUNITY, LATER) },
    { kind: "advice", says: () => text().TUTORIAL.goal, action: { kind: "roll" } },
    { kind: "rolled", faces: [3, 5] },
    { kind: "advice", says: () => text().TUTORIAL.tag, action: { kind: "accept" } },
    { kind: "advice", says: () => text().TUTORIAL.again, action: { kind: "roll" } },
    { kind: "rolled", faces: [4, 4] },
    { kind: "advice", says: () => text().TUTORIAL.bust, action: { kind: "reroll", dice: "first" } },
    { kind: "rolled", faces: [1] },
    { kind: "advice", says: () => text().TUTORIAL.saved, action: { kind: "accept" } },
    { kind: "advice", says: () => text().TUTORIAL.stop, action: { kind: "stop" } },
    { kind: "advice", says: () => text().TUTORIAL.keep, action: { kind: "keep" } },
    { kind: "reply", seat: 1, action: { kind: "roll" } },
    { kind: "rolled", faces: [2, 4] },
    { kind: "reply", seat: 1, action: { kind: "accept" } },
    { kind: "reply", seat: 1, action: { kind: "roll" } },
    { kind: "rolled", faces: [5, 3] },
    { kind: "reply", seat: 1, action: { kind: "accept" } },
    { kind: "reply", seat: 1, action: { kind: "stop" } },
    { kind: "reply", seat: 1, action: { kind: "keep" } },
    { kind: "advice", says: () => text().TUTORIAL.swap, action: { kind: "swap", first: 7, second: 8 } },
    { kind: "advice", says: () => text().TUTORIAL.mustRoll, action: { kind: "roll" } },
    { kind: "rolled", faces: [3, 4] },
    { kind: "advice", says: () => text().TUTORIAL.ace, action: { kind: "accept" } },
    { kind: "advice", says: () => text().TUTORIAL.enough, action: { kind: "stop" } },
    { kind: "advice", says: () => text().TUTORIAL.flush, action: { kind: "keep" } },
    { kind: "reply", seat: 1, action: { kind: "roll" } },
    { kind: "rolled", faces: [4, 5] },
    { kind: "reply", seat: 1, action: { kind: "accept" } },
    { kind: "reply", seat: 1, action: { kind: "stop" } },
    { kind: "reply", seat: 1, action: { kind: "keep" } },
    { kind: "advice", says: () => text().TUTORIAL.score, action: { kind: "score" } },
    { kind: "reply", seat: 1, action: { kind: "score" } },
    { kind: "seen" },
  ],
  farewell: () => text().TUTORIAL.farewell,
};
