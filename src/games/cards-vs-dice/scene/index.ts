export { box } from "./box";
export { gesture, keys } from "./gestures";
export { scene, spots } from "./scene";
export { show } from "./show";
export { labels } from "../words/board-words";
