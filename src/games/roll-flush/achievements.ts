import { achievementsBy, countFor, noneOf, type Achievements } from "../../kit/game/achievements";
import type { Category } from "../../kit/poker/strength";
import type { Seat } from "../../kit/rules/rules";
import { POINTS } from "./rules/scoring";
import { TOKENS, type Event, type Token } from "./rules/state";

/** From plain to absurd; new ones come last. */
export const ACHIEVEMENTS = [
  "bonus",
  "victory",
  "toolbox",
  "flush",
  "fullHouse",
  "careful",
  "loner",
  "comeback",
  "quads",
  "crash",
  "highCard",
] as const;
export type AchievementName = (typeof ACHIEVEMENTS)[number];

/** How many hands of a kind somebody has to score in a game. */
const SOME_HANDS = 2;
const SOME_BONUSES = 2;
const MANY_BUSTS = 5;
/** The deficit in points of a player who has come back. */
const FAR_BEHIND = 10;

/** Numbers by seat. */
interface Story {
  scores: number[];
  /** By how many points somebody was behind the best, at most. */
  behind: number[];
  bonuses: number[];
  busts: number[];
  /** How many turns somebody has used every token in. */
  toolboxes: number[];
  flushes: number[];
  fullHouses: number[];
  quads: number[];
  /** Bonuses that nobody else has scored for, and those won with nothing better than a high card. */
  alone: number[];
  highCards: number[];
  /** The kinds of tokens used in this turn. */
  used: Token[];
  /** What the current showdown has shown, by seat. */
  shown: (Category | undefined)[];
}

function noteToken(story: Story, seat: Seat, token: Token): void {
  if (story.used.includes(token)) return;
  story.used.push(token);
  if (story.used.length === TOKENS.length) countFor(story.toolboxes, seat);
}

function noteHand(story: Story, seat: Seat, category: Category): void {
  story.shown[seat] = category;
  if (category === "flush") countFor(story.flushes, seat);
  if (category === "fullHouse") countFor(story.fullHouses, seat);
  if (POINTS[category] >= POINTS.quads) countFor(story.quads, seat);
}

function noteBonus(story: Story, seats: readonly Seat[], bonus: number): void {
  for (const seat of seats) {
    countFor(story.bonuses, seat);
    if (bonus === 1) countFor(story.alone, seat);
    else if (story.shown[seat] === "high") countFor(story.highCards, seat);
  }
  story.shown = [];
}

function noteScore(story: Story, scorer: Seat, score: number): void {
  story.scores[scorer] = score;
  for (let seat = 0; seat < story.scores.length; seat++) {
    const behind = Math.max(...story.scores) - (story.scores[seat] ?? 0);
    story.behind[seat] = Math.max(story.behind[seat] ?? 0, behind);
  }
}

function note(story: Story, event: Event): void {
  switch (event.kind) {
    case "turnBegan":
      story.used = [];
      break;
    case "rerolled":
      noteToken(story, event.seat, "reroll");
      break;
    case "swapped":
      noteToken(story, event.seat, "swap");
      break;
    case "shifted":
      noteToken(story, event.seat, "shift");
      break;
    case "busted":
      countFor(story.busts, event.seat);
      break;
    case "handScored":
      noteHand(story, event.seat, event.hand.category);
      break;
    case "bonusWon":
      noteBonus(story, event.seats, event.bonus);
      break;
    case "scoreIs":
      noteScore(story, event.seat, event.score);
      break;
    default:
  }
}

/** What can be achieved in Roll Flush. */
export const achievements: Achievements<Event> = achievementsBy<Story, Event, AchievementName>({
  names: ACHIEVEMENTS,
  unaided: ["careful"],
  legendary: ["highCard"],
  // In a rematch another seat starts.
  free: ["starter"],
  begin: (seats) => ({
    ...{ scores: noneOf(seats), behind: noneOf(seats), bonuses: noneOf(seats), busts: noneOf(seats) },
    ...{ toolboxes: noneOf(seats), flushes: noneOf(seats) },
    ...{ fullHouses: noneOf(seats), quads: noneOf(seats), alone: noneOf(seats), highCards: noneOf(seats) },
    ...{ used: [], shown: [] },
  }),
  note,
  feats: {
    bonus: ({ bonuses }, seat) => has(bonuses, seat),
    victory: (_story, _seat, won) => won,
    toolbox: ({ toolboxes }, seat) => has(toolboxes, seat),
    flush: { goal: SOME_HANDS, count: ({ flushes }, seat) => flushes[seat] ?? 0 },
    fullHouse: { goal: SOME_HANDS, count: ({ fullHouses }, seat) => fullHouses[seat] ?? 0 },
    careful: ({ busts }, seat, won) => won && !has(busts, seat),
    loner: { goal: SOME_BONUSES, count: ({ alone }, seat) => alone[seat] ?? 0 },
    comeback: ({ behind }, seat, won) => won && has(behind, seat, FAR_BEHIND),
    quads: ({ quads }, seat) => has(quads, seat),
    crash: ({ busts }, seat, won) => won && has(busts, seat, MANY_BUSTS),
    highCard: ({ highCards }, seat) => has(highCards, seat),
  },
});

function has(counts: readonly number[], seat: Seat, least = 1): boolean {
  return (counts[seat] ?? 0) >= least;
}
