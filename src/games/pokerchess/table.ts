import type { TableGame } from "../../kit/game";
import { achievements } from "./achievements";
import { box } from "./scene/box";
import { gesture, keys } from "./scene/gestures";
import { hints } from "./words/hint-words";
import { labels } from "./words/board-words";
import { computers } from "./policies";
import { presets } from "./rules/options";
import { lesson } from "./lesson";
import puzzles from "./puzzles.json";
import type { AnyReason } from "./rules/reasons";
import { rules } from "./rules/rules";
import { scene } from "./scene/scene";
import { show } from "./scene/show";
import { spots } from "./scene/pieces";
import type { Action, Seen, State } from "./rules/state";
import type { Event } from "./rules/events";
import { words } from "./words/words";

/** Pokerchess as its board needs it. */
export const tableGame: TableGame<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  box,
  scene,
  show,
  spots,
  labels,
  gesture,
  keys,
  presets,
  lesson,
  hints,
  achievements,
  puzzles,
  dealsByCode: false,
  computers,
};
