import type { Tutorial } from "../../src/kit/game/tutorial";
import { text } from "./catalogue";
import type { Action } from "./rules";

/** Two rounds: one won by a King, and a tie won by the dice. */
export const tutorial: Tutorial<Action> = {
  options: {},
  seats: 2,
  learner: 0,
  steps: [
    { kind: "shuffled", top: ["KH", "9S", "2C", "9C", "9D", "4H"] },
    { kind: "advice", says: () => text().TUTORIAL.king, action: { kind: "play", card: "KH" } },
    { kind: "reply", seat: 1, action: { kind: "play", card: "9C" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.nine, action: { kind: "play", card: "9S" } },
    { kind: "reply", seat: 1, action: { kind: "play", card: "9D" } },
    { kind: "seen" },
    { kind: "rolled", faces: [5, 2] },
  ],
  farewell: () => text().TUTORIAL.farewell,
};
