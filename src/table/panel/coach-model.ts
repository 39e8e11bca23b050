import type { AnyGame } from "../model/game";
import { achievementsFor, type AchievementsSight } from "../../features/achievements";
import { rivalLine } from "../../features/bot-rival";
import { dailyFor, type DailySight } from "../../features/daily";
import { hintsLine } from "../model/given-hints";
import { afterwardsOf, type Afterwards, type ReviewModel } from "../../features/review";
import type { TutorialCoach, Coaching } from "../../features/tutorial-coach";
import { winChanceLine } from "../../features/win-chance";
import { refusalToHint } from "../../features/hints";
import type { Desk } from "../model/desk";
import type { GameTexts } from "./game-texts";

/** What a viewer is taught and told of the own play. */
export interface CoachModel {
  /** What the coach of a tutorial tells the viewer. */
  coaching: Coaching | undefined;
  /** Whether the viewer may ask for a hint now. */
  mayAsk: boolean;
  /** How many hints were used in the game, in a sentence; empty: none. */
  hintsUsed: string;
  /** What the game is worth to who plays it alone, as a bar and in words; empty where that is not shown or not known. */
  outlook: string;
  /** What can be done with the game once it is over. */
  afterwards: Afterwards;
  /** How a bot has fared with the same cards, in a sentence; empty if none plays them. */
  rival: string;
  /** What has become of today's deals, for the viewer. */
  daily: DailySight;
  achievements: AchievementsSight;
}

/** Who knows what the coach says. */
export interface Coaches {
  tutorialCoach: Pick<TutorialCoach, "coaching" | "planned">;
  /** A review of the game, if the viewer has asked for one. */
  review: (this: void, viewer: ColorLiteral) => ReviewModel | undefined;
}

/** What the coach has for a viewer of the game on a desk. */
export function coachFor(
  game: AnyGame,
  desk: Desk,
  viewer: ColorLiteral,
  { decides }: GameTexts,
  { tutorialCoach, review }: Coaches,
): CoachModel {
  const coaching = decides ? tutorialCoach.coaching(viewer) : undefined;
  return {
    coaching,
    mayAsk: coaching === undefined && refusalToHint({ game, desk, tutorialCoach }, viewer) === undefined,
    hintsUsed: hintsLine(desk.hints.used, desk.seats),
    outlook: outlookFor(game, desk),
    afterwards: afterwardsOf(game, desk, viewer, () => review(viewer)),
    rival: rivalLine(desk.botRival, game.tally),
    daily: dailyFor(desk, viewer),
    achievements: achievementsFor(game, desk, viewer),
  };
}

/** The outlook for the position on the board; that of another one does not count. */
function outlookFor({ hints }: AnyGame, { winChance, playthrough }: Desk): string {
  const isNow = winChance?.steps === playthrough.record.steps.length;
  return isNow ? winChanceLine(winChance, hints) : "";
}
