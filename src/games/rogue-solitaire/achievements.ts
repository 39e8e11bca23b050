import { achievementsBy, type Achievements } from "../../kit/game/achievements";
import { ACE, LOWEST, valueOf, type DungeonCard } from "./rules/cards";
import type { Event } from "./rules/state";

/** From plain to absurd; new ones come last. */
export const ACHIEVEMENTS = [
  "firstFloor",
  "captor",
  "unhurt",
  "aceUp",
  "streak",
  "threeFloors",
  "kingCatcher",
  "underdog",
  "sixFloors",
  "lastBreath",
  "stalemate",
] as const;
export type AchievementName = (typeof ACHIEVEMENTS)[number];

const KING = ACE - 1;
const LONG_STREAK = 6;
const MANY_CAPTURES = 5;
const SOME_FLOORS = 3;
const MANY_FLOORS = 6;
const LAST_HIT_POINT = 1;

interface Story {
  floors: number;
  captures: number;
  kings: number;
  /** The fights won in a row now, and at most. */
  run: number;
  longestRun: number;
  drawn: DungeonCard | undefined;
  /** How many fights were won with the lowest card drawn, and how many hit points an Ace has paid. */
  underdogs: number;
  acesPaid: number;
  /** The fights tied in a row now, and how often those were two. */
  ties: number;
  stalemates: number;
  /** The hit points lost on this floor, and how many floors were cleared with none lost. */
  lost: number;
  unhurt: number;
  hitPoints: number | undefined;
  lastBreaths: number;
}

function noteFloor(story: Story): void {
  story.floors++;
  if (story.lost === 0) story.unhurt++;
  if (story.hitPoints === LAST_HIT_POINT) story.lastBreaths++;
  story.lost = 0;
}

function noteFight(story: Story, ending: "won" | "tied" | "lost"): void {
  story.run = ending === "won" ? story.run + 1 : 0;
  story.longestRun = Math.max(story.longestRun, story.run);
  story.ties = ending === "tied" ? story.ties + 1 : 0;
  if (story.ties === 2) story.stalemates++;
  const isLowest = story.drawn !== undefined && valueOf(story.drawn) === LOWEST;
  if (ending === "won" && isLowest) story.underdogs++;
}

function note(story: Story, event: Event): void {
  switch (event.kind) {
    case "drew":
      story.drawn = event.drawn;
      break;
    case "won":
    case "tied":
    case "lost":
      noteFight(story, event.kind);
      break;
    case "captured":
      story.captures++;
      if (valueOf(event.enemy) === KING) story.kings++;
      break;
    case "jokerPaid":
    case "acePaid":
      story.lost++;
      story.hitPoints = event.hitPoints;
      if (event.kind === "acePaid") story.acesPaid++;
      break;
    case "healed":
    case "aceKept":
      story.hitPoints = event.hitPoints;
      break;
    case "floorCleared":
      noteFloor(story);
      break;
    default:
  }
}

/** What can be achieved in Rogue: The Solitaire-Like. */
export const achievements: Achievements<Event> = achievementsBy<Story, Event, AchievementName>({
  names: ACHIEVEMENTS,
  unaided: [],
  legendary: ["sixFloors"],
  begin: () => ({
    ...{ floors: 0, captures: 0, kings: 0, run: 0, longestRun: 0, underdogs: 0, acesPaid: 0 },
    ...{ ties: 0, stalemates: 0, lost: 0, unhurt: 0, lastBreaths: 0 },
    ...{ drawn: undefined, hitPoints: undefined },
  }),
  note,
  feats: {
    firstFloor: ({ floors }) => floors > 0,
    captor: { goal: MANY_CAPTURES, count: ({ captures }) => captures },
    unhurt: ({ unhurt }) => unhurt > 0,
    aceUp: ({ acesPaid }) => acesPaid > 0,
    streak: { goal: LONG_STREAK, count: ({ longestRun }) => longestRun },
    threeFloors: { goal: SOME_FLOORS, count: ({ floors }) => floors },
    kingCatcher: ({ kings }) => kings > 0,
    underdog: ({ underdogs }) => underdogs > 0,
    sixFloors: { goal: MANY_FLOORS, count: ({ floors }) => floors },
    lastBreath: ({ lastBreaths }) => lastBreaths > 0,
    stalemate: ({ stalemates }) => stalemates > 0,
  },
});
