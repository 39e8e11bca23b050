import type { TableGame } from "../../kit/game/game";
import { achievements } from "./achievements";
import { hints } from "./words/hint-words";
import { bots } from "./policies/levels";
import puzzles from "./puzzles.json";
import { presets } from "./rules/options";
import type { AnyReason } from "./rules/legality";
import { tutorial } from "./tutorial";
import { rematch } from "./rules/rematch";
import { rules } from "./rules/rules";
import { board } from "./scene";
import type { Action, Event, Seen, State } from "./rules/state";
import { words } from "./words/words";

/** Roll Flush as its board needs it. */
export const tableGame: TableGame<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  ...board,
  bots,
  // Tokens.
  spends: ({ kind }) => kind === "swap" || kind === "reroll" || kind === "shift",
  presets,
  rematch,
  tutorial,
  hints,
  achievements,
  puzzles,
};
