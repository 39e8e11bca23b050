import type { Tutorial } from "../../kit/game/tutorial";
import { must } from "../../kit/data/must";
import { squareOf, type Square } from "./rules/chess/position";
import { text } from "./catalogue";
import type { Action } from "./rules/state";

function square(name: string): Square {
  return must(squareOf(name), `a square named ${name}`);
}

function move(from: string, to: string): Action {
  return { kind: "move", from: square(from), to: square(to) };
}

/** The guided first game: an attack that is given up, and one that succeeds with three Queens. There is no clock. */
export const tutorial: Tutorial<Action> = {
  options: { clockMode: "none" },
  seats: 2,
  learner: 0,
  steps: [
    // The draw for white (PC-3.2).
    { kind: "shuffled", top: ["2C", "AS", "9D"] },
    { kind: "seen" },
    // The card that is burnt, and the private card (PC-4.1).
    { kind: "shuffled", top: ["2C", "8H"] },
    { kind: "advice", says: () => text().TUTORIAL.goal, action: move("e2", "e3") },
    { kind: "shuffled", top: [] },
    { kind: "reply", seat: 1, action: move("e7", "e6") },
    { kind: "shuffled", top: ["2C", "JD"] },
    { kind: "advice", says: () => text().TUTORIAL.quiet, action: move("d1", "g4") },
    { kind: "shuffled", top: [] },
    { kind: "reply", seat: 1, action: move("b8", "c6") },
    // Then a burnt card, and the match cards of both (PC-6.4).
    { kind: "shuffled", top: ["3S", "4C", "8S", "QH", "AS"] },
    { kind: "advice", says: () => text().TUTORIAL.attack, action: move("g4", "g7") },
    { kind: "seen" },
    // A burnt card, and the hole card of the defender (PC-6.6).
    { kind: "shuffled", top: ["2D", "AD"] },
    { kind: "reply", seat: 1, action: { kind: "raise", amount: 3 } },
    { kind: "advice", says: () => text().TUTORIAL.fold, action: { kind: "fold" } },
    { kind: "advice", says: () => text().TUTORIAL.retreat, action: { kind: "retreat", to: square("g4") } },
    { kind: "shuffled", top: [] },
    { kind: "reply", seat: 1, action: move("a7", "a6") },
    { kind: "shuffled", top: ["3S", "QD", "8S", "QH", "6C"] },
    { kind: "advice", says: () => text().TUTORIAL.again, action: move("g4", "g7") },
    { kind: "seen" },
    // The flop, the turn and the river, each after a burnt card (PC-7.1).
    { kind: "shuffled", top: ["2D", "7D", "2H", "QC", "9S", "4H", "3D", "6D", "5C", "KD"] },
    { kind: "reply", seat: 1, action: { kind: "call" } },
    { kind: "advice", says: () => text().TUTORIAL.raise, action: { kind: "raise", amount: 2 } },
    { kind: "reply", seat: 1, action: { kind: "call" } },
    { kind: "advice", says: () => text().TUTORIAL.flop, action: { kind: "raise", amount: 6 } },
    { kind: "reply", seat: 1, action: { kind: "call" } },
    { kind: "advice", says: () => text().TUTORIAL.turn, action: { kind: "check" } },
    { kind: "reply", seat: 1, action: { kind: "check" } },
    { kind: "advice", says: () => text().TUTORIAL.river, action: { kind: "raise", amount: 9 } },
    { kind: "reply", seat: 1, action: { kind: "call" } },
    { kind: "seen" },
  ],
  farewell: () => text().TUTORIAL.farewell,
};
