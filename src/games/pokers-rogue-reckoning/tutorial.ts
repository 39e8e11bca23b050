import type { Tutorial } from "../../kit/tutorial";
import type { CardId } from "./rules/cards";
import { text } from "./catalogue";
import type { Action } from "./rules/state";

/** The rooms of the first level (PRR-3.6): a potion to buy, a curse, a potion to win, and an enemy. */
const ROOMS: readonly CardId[] = ["S6", "C9", "H3", "JS"];

/** The guided first game: four rooms, and the first of the twelve enemies, beaten with a potion's help. */
export const tutorial: Tutorial<Action> = {
  options: {},
  seats: 1,
  learner: 0,
  steps: [
    { kind: "shuffled", top: ROOMS },
    { kind: "advice", says: () => text().LESSON.goal, action: { kind: "reveal", room: 0 } },
    { kind: "advice", says: () => text().LESSON.buy, action: { kind: "buy", room: 0 } },
    { kind: "advice", says: () => text().LESSON.curse, action: { kind: "reveal", room: 1 } },
    { kind: "rolled", faces: [2, 3] },
    { kind: "seen" },
    { kind: "advice", says: () => text().LESSON.won, action: { kind: "reveal", room: 2 } },
    { kind: "rolled", faces: [3] },
    { kind: "seen" },
    { kind: "advice", says: () => text().LESSON.enemy, action: { kind: "reveal", room: 3 } },
    { kind: "advice", says: () => text().LESSON.equip, action: { kind: "equip", card: "S6" } },
    { kind: "advice", says: () => text().LESSON.fight, action: { kind: "fight" } },
    { kind: "advice", says: () => text().LESSON.roll, action: { kind: "roll" } },
    { kind: "rolled", faces: [2, 5, 6, 3] },
    { kind: "advice", says: () => text().LESSON.hit, action: { kind: "resolve" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().LESSON.again, action: { kind: "roll" } },
    { kind: "rolled", faces: [4, 6, 1, 4] },
    {
      kind: "advice",
      says: () => text().LESSON.elevate,
      action: { kind: "ability", card: "H3", aim: { kind: "none" } },
    },
    { kind: "rolled", faces: [6] },
    { kind: "advice", says: () => text().LESSON.beaten, action: { kind: "resolve" } },
    { kind: "seen" },
  ],
  farewell: () => text().LESSON.farewell,
};
