import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameEntry } from "../../src/games";
import { ROOT } from "../project";
import { Fault } from "../terminal/complaint";

/** What of a game decides whether it has a use for a feature. */
interface Uses {
  rules: { seats: { max: number } };
  ladder?: unknown;
  rivals?: unknown;
  ahead?: unknown;
  notation?: unknown;
}

/** What a feature asks of a game; one that asks for nothing is on every board. */
const NEEDS: Readonly<Record<string, (game: Uses) => boolean>> = {
  RANKS: ({ ladder }) => ladder !== undefined,
  BOT_RIVAL: ({ rivals }) => rivals !== undefined,
  WIN_CHANCE: ({ rules }) => rules.seats.max === 1,
  AHEAD_OF_TIME: ({ ahead }) => ahead !== undefined,
  NOTATED_GAME: ({ notation }) => notation !== undefined,
};

/**
 * The features of a game's board, as a list in Lua, in the order of `src/features/index.ts`: what a game has no use for would only make its
 * save larger. Raises a `Fault` if that file can't be read.
 */
export function featuresOf(game: GameEntry): string {
  const index = readFileSync(join(ROOT, "src", "features", "index.ts"), "utf8");
  const modules = new Map(
    [...index.matchAll(/^import \{ (\w+) \} from "\.\/([\w-]+)";$/gm)].map(([, name = "", module]) => [
      name,
      module,
    ]),
  );
  const names = /const ALL = \[([^\]]*)\]/.exec(index)?.[1]?.match(/\w+/g) ?? [];
  const isComplete = names.length > 0 && names.every((name) => modules.has(name));
  if (!isComplete)
    throw new Fault("src/features/index.ts does not list its features as the build expects it.");
  const used = game.visit((each) => names.filter((name) => NEEDS[name]?.(each) ?? true));
  return `{ ${used.map((name) => `require("src.features.${modules.get(name)}").${name}`).join(", ")} }`;
}
