import { box } from "./box";
import { gesture, keys } from "./gestures";
import { scene, spots, unused } from "./scene";
import { show } from "./show";
import { labels } from "../words/board-words";

/** What is on the board, and how people handle it. */
export const board = { box, gesture, keys, labels, scene, show, spots, unused };
