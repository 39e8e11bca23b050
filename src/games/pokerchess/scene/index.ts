import { box, unused } from "./box";
import { isTurned } from "./ends";
import { gesture, keys } from "./gestures";
import { spots } from "./pieces";
import { scene } from "./scene";
import { show } from "./show";
import { labels } from "../words/board-words";

/** What is on the board, and how people handle it. */
export const board = { box, gesture, isTurned, keys, labels, scene, show, spots, unused };
