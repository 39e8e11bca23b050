import type { TableGame } from "../../kit/game";
import { box } from "./box";
import { gesture } from "./gestures";
import { labels } from "./labels";
import { computers } from "./policies";
import { rules } from "./rules";
import { scene } from "./scene";
import { spots } from "./spots";
import type { Action, Event, Seen, State } from "./state";
import { words } from "./words";

/** Pokerchess as its board needs it. */
export const tableGame: TableGame<State, Action, Event, Seen> = {
  rules,
  words,
  box,
  scene,
  spots,
  labels,
  gesture,
  dealsByCode: false,
  computers,
};
