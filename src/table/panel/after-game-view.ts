import { codeOfToday, lineOf, type DailySight } from "../../features/daily";
import type { Afterwards, PuzzleModel } from "../../features/review";
import type { Loss } from "../../saved/damage";
import { say } from "../languages/sentences";
import type { GameModel, PanelModel, LossSight } from "./model";
import { type Entry, button, type View } from "./view";

/** What a panel tells of a game that is over. */
type Ending = Pick<PanelModel, "game" | "coach">;

/** How many achievements are named at the end of a game; the chat names all. */
const MOST_TITLES = 3;

/** What a tutorial was worth, or what today's cards were, and what was achieved; the hints, and how others meet the same cards. */
export function endNote({ game, coach }: Ending): string {
  const { afterwards, hintsUsed, achievements, rival } = coach;
  const { code } = game;
  if (game.tutorial) return say("tutorialOver");
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
function dailyNote({ code, title }: GameModel, daily: DailySight): string {
  const own = daily.own();
  if (own === undefined || code !== codeOfToday()) return "";
  const line = lineOf(own, title);
  if (!daily.counts) return say("dailyPractice", { line });
  return say("dailyDone", { line, count: daily.run(), title: say("dailyPage", { title }) });
}

/** What can be played after a game; a player who has played a tutorial alone meets bots again. */
export function nextAfter({ game: { tutorial }, coach: { afterwards } }: Ending): Entry[] {
  const { isPractice, mayReview } = afterwards;
  if (isPractice) return waysBack(afterwards);
  const next: Entry[] = [
    button("playAgain", "go", { kind: "start", fill: tutorial }),
    button("changeOptions", "plain", { kind: "newGame" }),
  ];
  const again: Entry = button("learnAgain", "plain", { kind: "learn" });
  const review: Entry = button("review", "plain", { kind: "review" });
  return next.concat(tutorial ? [again] : [], mayReview ? [review] : []);
}

/** What is told above a game that somebody practises in. */
export function practiceLine({ puzzle }: Pick<Afterwards, "puzzle">): string {
  return puzzle === undefined ? say("practising") : puzzleLine(puzzle);
}

/** What a puzzle asks, or whether it was solved. */
function puzzleLine({ verdict, margin, missed, answer, number, all, solved }: PuzzleModel): string {
  switch (verdict) {
    case "asked":
      return say("puzzleAsked", { number, all, margin });
    case "solved":
      return say("puzzleSolved", { margin, missed, solved, all });
    case "missed":
      return say("puzzleMissed", { margin, answer });
  }
}

/** What leads from practice back to the end of the game, or from a puzzle to another one or to where the next game is set. */
export function waysBack({ puzzle }: Pick<Afterwards, "puzzle">): Entry[] {
  if (puzzle === undefined) return [button("endPractice", "go", { kind: "endPractice" })];
  const end = button("puzzleEnd", "go", { kind: "newGame" });
  return puzzle.all > 1 ? [anotherPuzzle("plain"), end] : [end];
}

/** Leads from a puzzle to another one. */
export function anotherPuzzle(tone: Entry["tone"]): Entry {
  return button("puzzleOther", tone, { kind: "puzzle", another: true });
}

/** What everybody reads of a damaged save, until somebody says that it has been read. */
export function lossView(
  { loss, waits }: LossSight,
  title: string,
): Pick<View, "turn" | "prompt" | "choices" | "groups" | "field"> {
  const page = say("damagedTitle", { title });
  const where = say(waits ? "damagedLater" : "damagedWhere", { title: page });
  return {
    turn: say("damagedTurn"),
    prompt: `${lossSentence(loss)} ${where}`,
    groups: [],
    choices: [button("acknowledgeLoss", "go", { kind: "acknowledgeLoss" })],
    field: undefined,
  };
}

function lossSentence(loss: Loss): string {
  switch (loss.kind) {
    case "all":
      return say("damagedAll");
    case "other":
      return say("damagedOther");
    case "steps":
      return say("damagedEnd", { step: loss.step, count: loss.lost });
    case "parts":
      return say("damagedParts", { step: loss.step });
  }
}
