import { achievementsBy, type Achievements } from "../../kit/game/achievements";
import { rankOf } from "../../kit/data/cards";
import { isBoss } from "./rules/board";
import type { Attacker, Ending, Event } from "./rules/state";

/** From plain to absurd; new ones come last. */
export const ACHIEVEMENTS = [
  "firstBoss",
  "victory",
  "cleaver",
  "ascended",
  "toothpick",
  "healthy",
  "calm",
  "fatal",
  "slippery",
  "lastLife",
] as const;
export type AchievementName = (typeof ACHIEVEMENTS)[number];

/** How often somebody has to cleave in a game. */
const MANY_CLEAVES = 3;
/** How much life at the end is worth telling. */
const MUCH_LIFE = 6;

interface Story {
  bosses: number;
  ascended: number;
  /** How many bosses fell to a d4. */
  toothpicks: number;
  cleaves: number;
  rages: number;
  /** The weapon that has hit last. */
  weapon: Attacker | undefined;
  /** Whether the Kingslayer has failed. */
  slipped: boolean;
  life: number;
  ending: Ending | undefined;
}

function note(story: Story, event: Event): void {
  switch (event.kind) {
    case "hit":
      story.weapon = event.weapon;
      break;
    case "cleft":
    case "kingslayerCleft":
      story.cleaves++;
      break;
    case "ragePaid":
      story.rages++;
      break;
    case "kingslayerRolled":
      story.weapon = "ks";
      if (!event.slays) story.slipped = true;
      break;
    case "slain":
      if (!isBoss(event.target)) break;
      story.bosses++;
      if (rankOf(event.card) === "A") story.ascended++;
      if (story.weapon === "d4") story.toothpicks++;
      break;
    case "gameOver":
      story.life = event.life;
      story.ending = event.ending;
      break;
    default:
  }
}

/** What can be achieved in Cards vs Dice. */
export const achievements: Achievements<Event> = achievementsBy<Story, Event, AchievementName>({
  names: ACHIEVEMENTS,
  unaided: ["healthy"],
  legendary: ["slippery"],
  begin: () => ({
    ...{ bosses: 0, ascended: 0, toothpicks: 0, cleaves: 0, rages: 0, life: 0 },
    ...{ weapon: undefined, slipped: false, ending: undefined },
  }),
  note,
  feats: {
    firstBoss: ({ bosses }) => bosses > 0,
    victory: (_story, _seat, won) => won,
    cleaver: { goal: MANY_CLEAVES, count: ({ cleaves }) => cleaves },
    ascended: ({ ascended }) => ascended > 0,
    toothpick: ({ toothpicks }) => toothpicks > 0,
    healthy: ({ life }, _seat, won) => won && life >= MUCH_LIFE,
    calm: ({ rages }, _seat, won) => won && rages === 0,
    fatal: ({ ending }) => ending === "winFatal",
    slippery: ({ slipped }, _seat, won) => won && slipped,
    lastLife: ({ life, ending }) => ending === "win" && life === 1,
  },
});
