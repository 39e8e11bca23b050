import type { TableGame } from "../../kit/game";
import { box } from "./box";
import { gesture } from "./gestures";
import { keys } from "./keys";
import { labels } from "./labels";
import { computers } from "./policies";
import { presets } from "./presets";
import { lesson } from "./lesson";
import type { AnyReason } from "./reasons";
import { rules } from "./rules";
import { scene } from "./scene";
import { spots } from "./spots";
import type { Action, Seen, State } from "./state";
import type { Event } from "./events";
import { words } from "./words";

/** Pokerchess as its board needs it. */
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
