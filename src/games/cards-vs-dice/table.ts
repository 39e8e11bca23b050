import type { TableGame } from "../../kit/game/game";
import { fillCount } from "../../kit/words/words";
import { achievements } from "./achievements";
import { hints } from "./words/hint-words";
import type { AnyReason } from "./rules/legality";
import { text } from "./catalogue";
import { tutorial } from "./tutorial";
import { rivals } from "./policies/levels";
import puzzles from "./puzzles.json";
import { presets } from "./rules/options";
import { ladder } from "./ranks";
import { rules } from "./rules/rules";
import { board } from "./scene";
import { BOSSES, type Action, type Event, type Seen, type State } from "./rules/state";
import { words } from "./words/words";

/** Cards vs Dice as its board needs it: for one person, so with rivals and without bots. */
export const tableGame: TableGame<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  ...board,
  presets,
  ladder,
  tutorial,
  hints,
  achievements,
  puzzles,
  tally: {
    score: ({ bossesSlain = 0, life = 0 }) => bossesSlain * 100 + life,
    progress: ({ bossesSlain = 0 }) => ({ done: bossesSlain, all: BOSSES.length }),
    reached: (count) => fillCount(text(), "REACHED", { count }),
  },
  rivals,
  bots: [],
};
