import type { TableGame } from "../../kit/game/game";
import { fillCount } from "../../kit/words/words";
import { achievements } from "./achievements";
import { hints } from "./words/hint-words";
import { rivals } from "./policies/levels";
import puzzles from "./puzzles.json";
import { worthAsking } from "./policies/worth-asking";
import { presets } from "./rules/options";
import type { AnyReason } from "./rules/legality";
import { text } from "./catalogue";
import { tutorial } from "./tutorial";
import { ladder } from "./ranks";
import { rules } from "./rules/rules";
import { board } from "./scene";
import type { Action, Event, Seen, State } from "./rules/state";
import { words } from "./words/words";

/** Rogue: The Solitaire-Like as its board needs it: for one person, so with rivals and without bots. */
export const tableGame: TableGame<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  ...board,
  presets,
  ladder,
  tutorial,
  hints,
  worthAsking,
  achievements,
  puzzles,
  tally: {
    score: ({ floors = 0 }) => floors,
    progress: ({ floors = 0 }) => ({ done: floors, all: Math.max(floors, 1) }),
    reached: (count) => fillCount(text(), "REACHED", { count }),
  },
  rivals,
  bots: [],
};
