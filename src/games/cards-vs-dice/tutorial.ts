import type { Tutorial } from "../../kit/game/tutorial";
import { text } from "./catalogue";
import type { Action } from "./rules/state";

/** The guided first game: two bosses fall in two battles, and a mob becomes enraged between them. */
export const tutorial: Tutorial<Action> = {
  options: {},
  seats: 1,
  learner: 0,
  steps: [
    { kind: "shuffled", top: ["4C", "7S", "4H", "5S", "9D", "6C", "2H"] },
    { kind: "advice", says: () => text().TUTORIAL.goal, action: { kind: "calm" } },
    {
      kind: "advice",
      says: () => text().TUTORIAL.cleave,
      action: { kind: "cleave", first: "m1", second: "m2", weapon: "d20" },
    },
    { kind: "rolled", faces: [14] },
    {
      kind: "advice",
      says: () => text().TUTORIAL.wound,
      action: { kind: "face", target: "m3", weapon: "d4" },
    },
    { kind: "rolled", faces: [3] },
    {
      kind: "advice",
      says: () => text().TUTORIAL.boss,
      action: { kind: "face", target: "b1", weapon: "d10" },
    },
    { kind: "rolled", faces: [6] },
    {
      kind: "advice",
      says: () => text().TUTORIAL.slay,
      action: { kind: "face", target: "b1", weapon: "d8" },
    },
    { kind: "rolled", faces: [5] },
    {
      kind: "advice",
      says: () => text().TUTORIAL.rest,
      action: { kind: "face", target: "m3", weapon: "d6" },
    },
    { kind: "rolled", faces: [2] },
    { kind: "advice", says: () => text().TUTORIAL.end, action: { kind: "end" } },
    { kind: "advice", says: () => text().TUTORIAL.rage, action: { kind: "calm" } },
    {
      kind: "advice",
      says: () => text().TUTORIAL.again,
      action: { kind: "cleave", first: "m1", second: "m2", weapon: "d20" },
    },
    { kind: "rolled", faces: [17] },
    {
      kind: "advice",
      says: () => text().TUTORIAL.enraged,
      action: { kind: "face", target: "m3", weapon: "d6" },
    },
    { kind: "rolled", faces: [4] },
    {
      kind: "advice",
      says: () => text().TUTORIAL.kingslayer,
      action: { kind: "face", target: "b2", weapon: "ks" },
    },
    { kind: "rolled", faces: [7] },
  ],
  farewell: () => text().TUTORIAL.farewell,
};
