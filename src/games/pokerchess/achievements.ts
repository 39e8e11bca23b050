import { achievementsBy, countFor, noneOf, type Achievements } from "../../kit/game/achievements";
import { CATEGORIES } from "../../kit/poker/strength";
import type { Seat } from "../../kit/rules/rules";
import type { Event } from "./rules/events";
import type { Ending } from "./rules/state";

/** From plain to absurd; new ones come last. */
export const ACHIEVEMENTS = [
  "firstCapture",
  "castled",
  "victory",
  "bluff",
  "royalHunt",
  "underdog",
  "promoted",
  "fullHouse",
  "bankrupt",
  "knighted",
  "quads",
] as const;
export type AchievementName = (typeof ACHIEVEMENTS)[number];

/** Numbers by seat. */
interface Story {
  captures: number[];
  castlings: number[];
  promotions: number[];
  knights: number[];
  /** Pots won because the other side has folded on the river, or a queen taken by a pawn. */
  bluffs: number[];
  queens: number[];
  fullHouses: number[];
  quads: number[];
  /** Whether the river has been dealt, and who has folded in this battle. */
  isRiver: boolean;
  folded: Seat | undefined;
  ending: Ending | undefined;
}

function noteHand(story: Story, seat: Seat, strength: number): void {
  if (strength >= CATEGORIES.indexOf("fullHouse")) countFor(story.fullHouses, seat);
  if (strength >= CATEGORIES.indexOf("quads")) countFor(story.quads, seat);
}

function note(story: Story, event: Event): void {
  switch (event.kind) {
    case "attacked":
      story.isRiver = false;
      story.folded = undefined;
      break;
    case "streetDealt":
      story.isRiver = event.street === "river";
      break;
    case "folded":
      story.folded = event.seat;
      break;
    case "potWon":
      if (story.isRiver && story.folded !== undefined) countFor(story.bluffs, event.seat);
      break;
    case "captured":
      countFor(story.captures, event.seat);
      if (event.shape === "pawn" && event.target === "queen") countFor(story.queens, event.seat);
      break;
    case "castled":
      countFor(story.castlings, event.seat);
      break;
    case "promoted":
      countFor(story.promotions, event.seat);
      if (event.shape === "knight") countFor(story.knights, event.seat);
      break;
    case "handShown":
      noteHand(story, event.seat, CATEGORIES.indexOf(event.hand.category));
      break;
    case "gameOver":
      story.ending = event.ending;
      break;
    default:
  }
}

/** What can be achieved in Pokerchess. */
export const achievements: Achievements<Event> = achievementsBy<Story, Event, AchievementName>({
  names: ACHIEVEMENTS,
  unaided: ["royalHunt"],
  legendary: ["knighted", "quads"],
  needs: { castled: "castling" },
  // Against bots, and in a first game, there is no clock until somebody asks for it; a rematch has no draw for white.
  free: ["castling", "clockMode", "white"],
  begin: (seats) => ({
    ...{ captures: noneOf(seats), castlings: noneOf(seats), promotions: noneOf(seats) },
    ...{ knights: noneOf(seats), bluffs: noneOf(seats), queens: noneOf(seats) },
    ...{ fullHouses: noneOf(seats), quads: noneOf(seats) },
    ...{ isRiver: false, folded: undefined, ending: undefined },
  }),
  note,
  feats: {
    firstCapture: ({ captures }, seat) => has(captures, seat),
    castled: ({ castlings }, seat) => has(castlings, seat),
    victory: (_story, _seat, won) => won,
    bluff: ({ bluffs }, seat) => has(bluffs, seat),
    royalHunt: ({ ending }, _seat, won) => won && ending === "king",
    underdog: ({ queens }, seat) => has(queens, seat),
    promoted: ({ promotions }, seat) => has(promotions, seat),
    fullHouse: ({ fullHouses }, seat) => has(fullHouses, seat),
    bankrupt: ({ ending }, _seat, won) => won && ending === "chips",
    knighted: ({ knights }, seat) => has(knights, seat),
    quads: ({ quads }, seat) => has(quads, seat),
  },
});

function has(counts: readonly number[], seat: Seat): boolean {
  return (counts[seat] ?? 0) > 0;
}
