import { achievementWords, type AchievementWords } from "../../../kit/achievements";
import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import { achievedBy } from "../../state/achieved";
import type { Desk } from "../../state/desk";
import { steamIdAt } from "../../tts/seats";

/** An achievement as a viewer reads of it. */
interface AchievementEntry extends AchievementWords {
  unaided: boolean;
  won: boolean;
}

/** What a viewer has achieved; found out when it is asked for. */
export interface AchievementsSight {
  /** How many achievements the game has. */
  all: number;
  won: (this: void) => number;
  /** The titles of those won in the game on the board. */
  now: (this: void) => string[];
  list: (this: void) => AchievementEntry[];
}

/** What somebody has achieved, in a game that has achievements. */
export function achievementsFor<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { words, achievements }: TableGame<State, Action, Event, Seen>,
  { achieved, achievedNow }: Pick<Desk<unknown, unknown>, "achieved" | "achievedNow">,
  viewer: ColorLiteral,
): AchievementsSight {
  const { names = [], unaided = [] } = achievements ?? {};
  const told = (name: string): AchievementWords => achievementWords(name, words);
  const own = (): readonly string[] => achievedBy(achieved, steamIdAt(viewer));
  return {
    all: names.length,
    won: () => own().length,
    now: () => achievedBy(achievedNow, steamIdAt(viewer)).map((name) => told(name).title),
    list: () => {
      const won = own();
      return names.map((name) => ({
        ...told(name),
        unaided: unaided.includes(name),
        won: won.includes(name),
      }));
    },
  };
}
