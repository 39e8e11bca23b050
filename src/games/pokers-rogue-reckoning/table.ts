import type { TableGame } from "../../kit/game";
import { fillCount } from "../../kit/words";
import { achievements } from "./achievements";
import { box } from "./scene/box";
import { gesture, keys } from "./scene/gestures";
import { hints } from "./words/hint-words";
import { labels } from "./words/board-words";
import puzzles from "./puzzles.json";
import { presets } from "./rules/options";
import type { AnyReason } from "./rules/reasons";
import { text } from "./languages";
import { lesson } from "./lesson";
import { rules } from "./rules/rules";
import { scene } from "./scene/scene";
import { show } from "./scene/show";
import { spots } from "./scene/pieces";
import { ENEMIES, type Action, type Event, type Seen, type State } from "./rules/state";
import { words } from "./words/words";

/** Poker's Rogue Reckoning as its board needs it: for one person, so without computer players. */
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
  dealsByCode: true,
  tally: {
    score: ({ killed = 0, hp = 0 }) => killed * 1_000 + hp,
    progress: ({ killed = 0 }) => ({ done: killed, all: ENEMIES }),
    reached: (count) => fillCount(text(), "REACHED", { count }),
  },
  computers: [],
};
