import type { TableGame } from "../../kit/game";
import { box } from "./box";
import { gesture } from "./gestures";
import { keys } from "./keys";
import { labels } from "./labels";
import { presets } from "./presets";
import type { AnyReason } from "./reasons";
import { lesson } from "./lesson";
import { rules } from "./rules";
import { scene } from "./scene";
import { spots } from "./spots";
import type { Action, Event, Seen, State } from "./state";
import { words } from "./words";

/** Poker's Rogue Reckoning as its board needs it: for one person, so without computer players. */
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
  dealsByCode: true,
  computers: [],
};
