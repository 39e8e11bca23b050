import type { Tutorial } from "../../kit/game/tutorial";
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
    { kind: "advice", says: () => text().TUTORIAL.goal, action: { kind: "reveal", room: 0 } },
    { kind: "advice", says: () => text().TUTORIAL.buy, action: { kind: "buy", room: 0 } },
    { kind: "advice", says: () => text().TUTORIAL.curse, action: { kind: "reveal", room: 1 } },
    { kind: "rolled", faces: [2, 3] },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.won, action: { kind: "reveal", room: 2 } },
    { kind: "rolled", faces: [3] },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.enemy, action: { kind: "reveal", room: 3 } },
    { kind: "advice", says: () => text().TUTORIAL.equip, action: { kind: "equip", card: "S6" } },
    { kind: "advice", says: () => text().TUTORIAL.fight, action: { kind: "fight" } },
    { kind: "advice", says: () => text().TUTORIAL.roll, action: { kind: "roll" } },
    { kind: "rolled", faces: [2, 5, 6, 3] },
    { kind: "advice", says: () => text().TUTORIAL.hit, action: { kind: "resolve" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.again, action: { kind: "roll" } },
    { kind: "rolled", faces: [4, 6, 1, 4] },
    {
      kind: "advice",
      says: () => text().TUTORIAL.elevate,
      action: { kind: "ability", card: "H3", aim: { kind: "none" } },
    },
    { kind: "rolled", faces: [6] },
    { kind: "advice", says: () => text().TUTORIAL.beaten, action: { kind: "resolve" } },
    { kind: "seen" },
  ],
  farewell: () => text().TUTORIAL.farewell,
};
