import type { Tutorial } from "../../kit/game/tutorial";
import type { DungeonCard } from "./rules/cards";
import { text } from "./catalogue";
import type { Action } from "./rules/state";

/** The first floor, row by row (RS-3.4). */
const TOP_ROW: readonly DungeonCard[] = ["ASa", "7Hb", "AHb", "5Ca", "8Db", "JSa"];
const SECOND_ROW: readonly DungeonCard[] = ["9Ha", "KSb", "4Da", "TCb", "2Ha", "QDb"];
const THIRD_ROW: readonly DungeonCard[] = ["6Sa", "3Cb", "KDa", "8Sb", "5Ha", "JDb"];
const BOTTOM_ROW: readonly DungeonCard[] = ["2Ca", "QHb", "9Ca", "4Sb", "7Da"];
/** What the deck draws in the fights on the way. */
const DRAWN: readonly DungeonCard[] = ["JHa", "7Sb", "3Da", "TSb", "QSa", "KHb", "ACa"];

/** The guided first game: up and along the upper edge to the goal, with a capture, a loss and two Aces. */
export const tutorial: Tutorial<Action> = {
  options: {},
  seats: 1,
  learner: 0,
  steps: [
    { kind: "shuffled", top: TOP_ROW.concat(SECOND_ROW, THIRD_ROW, BOTTOM_ROW, DRAWN) },
    { kind: "advice", says: () => text().TUTORIAL.goal, action: { kind: "flip", cell: "r3c1" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.capture, action: { kind: "capture" } },
    { kind: "advice", says: () => text().TUTORIAL.onwards, action: { kind: "flip", cell: "r2c1" } },
    { kind: "advice", says: () => text().TUTORIAL.aid, action: { kind: "aid" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.freely, action: { kind: "flip", cell: "r1c1" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.ace, action: { kind: "flip", cell: "r1c2" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.pay, action: { kind: "payJoker" } },
    { kind: "advice", says: () => text().TUTORIAL.again, action: { kind: "attack", cell: "r1c2" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.heal, action: { kind: "flip", cell: "r1c3" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.close, action: { kind: "flip", cell: "r1c4" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.last, action: { kind: "flip", cell: "r1c5" } },
    { kind: "seen" },
    { kind: "advice", says: () => text().TUTORIAL.finish, action: { kind: "flip", cell: "r1c6" } },
    { kind: "seen" },
    { kind: "shuffled", top: [] },
  ],
  farewell: () => text().TUTORIAL.farewell,
};
