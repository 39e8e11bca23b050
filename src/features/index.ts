import type { CreateFeature } from "../table/feature";
import { createAchievements } from "./achievements";
import { createAheadOfTime } from "./ahead-of-time";
import { createBotRival } from "./bot-rival";
import { createDaily } from "./daily";
import { createHints } from "./hints";
import { createNotatedGame } from "./notated-game";
import { createPuzzles } from "./puzzles";
import { createGameReplay } from "./game-replay";
import { createRanks } from "./ranks";
import { createRematch } from "./rematch";
import { createReview } from "./review";
import { createToldGame } from "./told-game";
import { createTutorial } from "./tutorial-coach";
import { createWinChance } from "./win-chance";

/**
 * What a table can do besides playing its game, in the order in which it adds to panels. Any of them can be taken out: nothing
 * else knows them.
 */
export const FEATURES: readonly CreateFeature[] = [
  createHints,
  createTutorial,
  createDaily,
  createPuzzles,
  createWinChance,
  createBotRival,
  createGameReplay,
  createRanks,
  createRematch,
  createReview,
  createAchievements,
  createToldGame,
  createAheadOfTime,
  createNotatedGame,
];
