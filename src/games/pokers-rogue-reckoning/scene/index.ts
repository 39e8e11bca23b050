export { box } from "./box";
export { gesture, keys } from "./gestures";
export { spots } from "./pieces";
export { scene } from "./scene";
export { show } from "./show";
export { labels } from "../words/board-words";
