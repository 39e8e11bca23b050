import { achievementsBy, type Achievements } from "../../kit/game/achievements";
import { ENEMIES, type Event } from "./rules/state";

/** From plain to absurd; new ones come last. */
export const ACHIEVEMENTS = [
  "firstBlood",
  "untouched",
  "cleansed",
  "armed",
  "threeQuarters",
  "victory",
  "fiveDice",
  "timeTraveller",
  "oneLeft",
  "runaway",
  "hermit",
] as const;
export type AchievementName = (typeof ACHIEVEMENTS)[number];

/** How many enemies are three quarters of them, and half. */
const MANY_ENEMIES = (ENEMIES * 3) / 4;
const SOME_ENEMIES = ENEMIES / 2;
/** How many enemies have to fall to somebody whom they never hurt. */
const SOME_UNHURT = 2;
const ALL_SWORDS = 4;
const ALL_DICE = 5;
/** With how many HP somebody has hardly survived. */
const HARDLY = 1;

interface Story {
  killed: number;
  swords: number;
  cleansed: number;
  bought: number;
  flights: number;
  restarts: number;
  /** The most white dice in a roll. */
  mostDice: number;
  /** Whether the enemy of this fight has hurt the player. */
  hurt: boolean;
  /** How many enemies fell to whom nothing was lost, and with hardly a HP left. */
  untouched: number;
  escapes: number;
  hp: number | undefined;
}

function noteHit(story: Story, killed: number): void {
  story.killed = killed;
  if (!story.hurt) story.untouched++;
  if (story.hp === HARDLY) story.escapes++;
}

function note(story: Story, event: Event): void {
  if ("hp" in event && event.kind !== "enemyMet" && event.kind !== "enemyHurt") story.hp = event.hp;
  switch (event.kind) {
    case "swordFound":
      story.swords++;
      break;
    case "potionBought":
      story.bought++;
      break;
    case "cleansed":
      story.cleansed++;
      break;
    case "enemyMet":
      story.hurt = false;
      break;
    case "playerHurt":
      story.hurt = true;
      break;
    case "rolled":
    case "dieAdded":
      story.mostDice = Math.max(story.mostDice, event.white.length);
      break;
    case "restarted":
      story.restarts++;
      break;
    case "playerFled":
      story.flights++;
      break;
    case "enemySlain":
      noteHit(story, event.killed);
      break;
    default:
  }
}

/** What can be achieved in Poker's Rogue Reckoning. */
export const achievements: Achievements<Event> = achievementsBy<Story, Event, AchievementName>({
  names: ACHIEVEMENTS,
  unaided: ["hermit"],
  legendary: ["hermit"],
  begin: () => ({
    ...{ killed: 0, swords: 0, cleansed: 0, bought: 0, flights: 0, mostDice: 0 },
    ...{ hurt: false, untouched: 0, restarts: 0, escapes: 0, hp: undefined },
  }),
  note,
  feats: {
    firstBlood: ({ killed }) => killed > 0,
    untouched: { goal: SOME_UNHURT, count: ({ untouched }) => untouched },
    cleansed: ({ cleansed }) => cleansed > 0,
    armed: { goal: ALL_SWORDS, count: ({ swords }) => swords },
    threeQuarters: { goal: MANY_ENEMIES, count: ({ killed }) => killed },
    victory: (_story, _seat, won) => won,
    fiveDice: { goal: ALL_DICE, count: ({ mostDice }) => mostDice },
    timeTraveller: ({ restarts }) => restarts > 0,
    oneLeft: ({ escapes }) => escapes > 0,
    runaway: ({ flights, killed }) => flights > 0 && killed >= SOME_ENEMIES,
    hermit: ({ bought, killed }) => bought === 0 && killed >= SOME_ENEMIES,
  },
});
