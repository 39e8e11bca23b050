import type { TableGame } from "../../kit/game";
import { fillCount } from "../../kit/words";
import { achievements } from "./achievements";
import { box } from "./scene/box";
import { gesture, keys } from "./scene/gestures";
import { hints } from "./words/hint-words";
import { labels } from "./words/board-words";
import type { AnyReason } from "./rules/legality";
import { text } from "./languages";
import { lesson } from "./lesson";
import puzzles from "./puzzles.json";
import { presets } from "./rules/options";
import { rules } from "./rules/rules";
import { scene, spots } from "./scene/scene";
import { show } from "./scene/show";
import { BOSSES, type Action, type Event, type Seen, type State } from "./rules/state";
import { words } from "./words/words";

/** Cards vs Dice as its board needs it: for one person, so without computer players. */
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
    score: ({ bossesSlain = 0, life = 0 }) => bossesSlain * 100 + life,
    progress: ({ bossesSlain = 0 }) => ({ done: bossesSlain, all: BOSSES.length }),
    reached: (count) => fillCount(text(), "REACHED", { count }),
  },
  computers: [],
};
