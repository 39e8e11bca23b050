import type { AnyFeature, ContentsOf } from "../table/feature";
import { ACHIEVEMENTS } from "./achievements";
import { AHEAD_OF_TIME } from "./ahead-of-time";
import { BOT_RIVAL } from "./bot-rival";
import { DAILY } from "./daily";
import { HINTS } from "./hints";
import { NOTATED_GAME } from "./notated-game";
import { PUZZLES } from "./puzzles";
import { GAME_REPLAY } from "./game-replay";
import { RANKS } from "./ranks";
import { REMATCH } from "./rematch";
import { REVIEW } from "./review";
import { TOLD_GAME } from "./told-game";
import { TUTORIAL } from "./tutorial-coach";
import { WIN_CHANCE } from "./win-chance";

/**
 * What a table can do besides playing its game, in the order in which it adds to panels. Any of them can be taken out: nothing
 * else knows them.
 */
const ALL = [
  HINTS,
  TUTORIAL,
  DAILY,
  PUZZLES,
  WIN_CHANCE,
  BOT_RIVAL,
  GAME_REPLAY,
  RANKS,
  REMATCH,
  REVIEW,
  ACHIEVEMENTS,
  TOLD_GAME,
  AHEAD_OF_TIME,
  NOTATED_GAME,
] as const;

/* eslint-disable @typescript-eslint/no-empty-object-type -- what features have is all that is added */
declare module "../table/commands/commands" {
  interface CommandContents extends ContentsOf<typeof ALL, "commands"> {}
  interface SheetContents extends ContentsOf<typeof ALL, "sheets"> {}
}
declare module "../table/languages/refusals" {
  interface ReasonContents extends ContentsOf<typeof ALL, "reasons"> {}
}

export const FEATURES: readonly AnyFeature[] = ALL;
