import type { Card } from "../../kit/cards";
import type { Tutorial } from "../../kit/tutorial";
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
    { kind: "advice", says: () => text().LESSON.goal, action: { kind: "roll" } },
    { kind: "rolled", faces: [3, 5] },
    { kind: "advice", says: () => text().LESSON.tag, action: { kind: "accept" } },
    { kind: "advice", says: () => text().LESSON.again, action: { kind: "roll" } },
    { kind: "rolled", faces: [4, 4] },
    { kind: "advice", says: () => text().LESSON.bust, action: { kind: "reroll", dice: "first" } },
    { kind: "rolled", faces: [1] },
    { kind: "advice", says: () => text().LESSON.saved, action: { kind: "accept" } },
    { kind: "advice", says: () => text().LESSON.stop, action: { kind: "stop" } },
    { kind: "advice", says: () => text().LESSON.keep, action: { kind: "keep" } },
    { kind: "reply", seat: 1, action: { kind: "roll" } },
    { kind: "rolled", faces: [2, 4] },
    { kind: "reply", seat: 1, action: { kind: "accept" } },
    { kind: "reply", seat: 1, action: { kind: "roll" } },
    { kind: "rolled", faces: [5, 3] },
    { kind: "reply", seat: 1, action: { kind: "accept" } },
    { kind: "reply", seat: 1, action: { kind: "stop" } },
    { kind: "reply", seat: 1, action: { kind: "keep" } },
    { kind: "advice", says: () => text().LESSON.swap, action: { kind: "swap", first: 7, second: 8 } },
    { kind: "advice", says: () => text().LESSON.mustRoll, action: { kind: "roll" } },
    { kind: "rolled", faces: [3, 4] },
    { kind: "advice", says: () => text().LESSON.ace, action: { kind: "accept" } },
    { kind: "advice", says: () => text().LESSON.enough, action: { kind: "stop" } },
    { kind: "advice", says: () => text().LESSON.flush, action: { kind: "keep" } },
    { kind: "reply", seat: 1, action: { kind: "roll" } },
    { kind: "rolled", faces: [4, 5] },
    { kind: "reply", seat: 1, action: { kind: "accept" } },
    { kind: "reply", seat: 1, action: { kind: "stop" } },
    { kind: "reply", seat: 1, action: { kind: "keep" } },
    { kind: "advice", says: () => text().LESSON.score, action: { kind: "score" } },
    { kind: "reply", seat: 1, action: { kind: "score" } },
    { kind: "seen" },
  ],
  farewell: () => text().LESSON.farewell,
};
