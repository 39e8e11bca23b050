import type { TableGame } from "../../kit/game/game";
import { achievements } from "./achievements";
import { ahead } from "./words/advance-words";
import { hints } from "./words/hint-words";
import { bots } from "./policies/levels";
import { pgn } from "./pgn/pgn";
import { presets, unhurried } from "./rules/options";
import { tutorial } from "./tutorial";
import puzzles from "./puzzles.json";
import type { AnyReason } from "./rules/reasons";
import { rematch } from "./rules/rematch";
import { rules } from "./rules/rules";
import { board } from "./scene";
import type { Action, Seen, State } from "./rules/state";
import type { Event } from "./rules/events";
import { words } from "./words/words";

/** Pokerchess as its board needs it. */
export const tableGame: TableGame<State, Action, Event, Seen, AnyReason> = {
  rules,
  words,
  ...board,
  twoSides: true,
  presets,
  unhurried,
  rematch,
  tutorial,
  hints,
  ahead,
  achievements,
  puzzles,
  bots,
  notation: pgn,
  binds: ({ kind }) => ["fold", "check", "call", "raise", "stake"].includes(kind),
  // What ends a game, binds a team, or stakes more than is asked for.
  spends: ({ kind }) => ["acceptOffer", "forfeit", "shareEqually", "raise"].includes(kind),
};
