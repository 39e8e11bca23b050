import type { Bot } from "../../src/kit/game/game";
import { LEVELS, type Level } from "../../src/kit/game/level";
import { say, type TableSentence } from "../../src/table/languages/sentences";

const NAMES: Record<Level, TableSentence> = {
  beginner: "levelBeginner",
  casual: "levelCasual",
  regular: "levelRegular",
  expert: "levelExpert",
};

/** What of a game tells of its bots. */
interface Bots<Seen, Action> {
  bots: readonly Bot<Seen, Action>[];
  words: { level?(this: void, level: Level): string };
}

/** What the button says that asks for bots of another level. */
export function levelLabel<Seen, Action>({ bots, words }: Bots<Seen, Action>, level: Level): string {
  const rating = bots.find((bot) => bot.level === level)?.rating ?? 0;
  const rated = say("levelRated", { rating, how: words.level?.(level) ?? "" });
  return `${say("level", { level: say(NAMES[level]) })}\n${rated}`;
}

/** What it says at all levels; nothing in a game without bots. */
export function levelLabels<Seen, Action>(game: Bots<Seen, Action>): string[] {
  return game.bots.length === 0 ? [] : LEVELS.map((level) => levelLabel(game, level));
}
