import { say } from "../languages/words";
import type { Entry } from "../panel/view";
import { codeOfToday, lineOf } from "../state/daily";
import { practiceLine, waysBack } from "./practice";
import type { DailySight } from "./sights/daily";
import type { GameSight } from "./sights/game";
import type { Situation } from "./sights/situation";
import { button } from "./button";

/** What a panel tells of a game that is over. */
type Ending = Pick<Situation, "game" | "coach">;

/** How many achievements are named at the end of a game; the chat names all. */
const MOST_TITLES = 3;

/** What a lesson was worth, or what today's cards were, and what was achieved; the hints, and how others meet the same cards. */
export function endNote({ game, coach }: Ending): string {
  const { afterwards, hintsUsed, achievements, rival } = coach;
  const { code } = game;
  if (game.lesson) return say("lessonOver");
  if (afterwards.isPractice) return practiceLine(afterwards);
  const won = achievements.now();
  const more = won.length > MOST_TITLES ? ` +${won.length - MOST_TITLES}` : "";
  const titles = `${won.slice(0, MOST_TITLES).join(", ")}${more}`;
  const notes = [rival, titles === "" ? "" : say("achievementsNow", { titles })];
  const daily = dailyNote(game, coach.daily);
  if (daily !== "") notes.unshift(daily);
  else notes.unshift(hintsUsed, code === undefined ? "" : say("dealtByCode", { code }));
  return notes.filter((note) => note !== "").join("\n");
}

/** What the game has become as the viewer's deal of today; empty if it was none. */
function dailyNote({ code, title }: GameSight, daily: DailySight): string {
  const own = daily.own();
  if (own === undefined || code !== codeOfToday()) return "";
  const line = lineOf(own, title);
  if (!daily.counts) return say("dailyPractice", { line });
  return say("dailyDone", { line, count: daily.run(), title: say("dailyPage", { title }) });
}

/** What can be played after a game; a player who has played a lesson alone meets bots again. */
export function nextAfter({ game: { lesson }, coach: { afterwards } }: Ending): Entry[] {
  const { isPractice, mayReview } = afterwards;
  if (isPractice) return waysBack(afterwards);
  const next: Entry[] = [
    button("playAgain", "go", { kind: "start", fill: lesson }),
    button("changeOptions", "plain", { kind: "newGame" }),
  ];
  const again: Entry = button("learnAgain", "plain", { kind: "learn" });
  const review: Entry = button("review", "plain", { kind: "review" });
  return next.concat(lesson ? [again] : [], mayReview ? [review] : []);
}
