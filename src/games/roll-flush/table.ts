import type { TableGame } from "../../kit/game";
import { box } from "./box";
import { gesture } from "./gestures";
import { keys } from "./keys";
import { labels } from "./labels";
import { computers } from "./policies";
import { presets } from "./presets";
import type { AnyReason } from "./legality";
import { lesson } from "./lesson";
import { rules } from "./rules";
import { scene, spots } from "./scene";
import type { Action, Event, Seen, State } from "./state";
import { words } from "./words";

/** Roll Flush as its board needs it. */
export const tableGame: TableGame<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  box,
  scene,
  spots,
  labels,
  gesture,
  keys,
  presets,
  lesson,
  dealsByCode: false,
  computers,
};
