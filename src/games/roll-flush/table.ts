import type { TableGame } from "../../kit/game";
import { achievements } from "./achievements";
import { hints } from "./words/hint-words";
import { computers } from "./policies";
import puzzles from "./puzzles.json";
import { presets } from "./rules/options";
import type { AnyReason } from "./rules/legality";
import { lesson } from "./lesson";
import { rules } from "./rules/rules";
import { board } from "./scene";
import type { Action, Event, Seen, State } from "./rules/state";
import { words } from "./words/words";

/** Roll Flush as its board needs it. */
export const tableGame: TableGame<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  ...board,
  computers,
  presets,
  lesson,
  hints,
  achievements,
  puzzles,
  dealsByCode: false,
};
