import type { GameAction } from "../../kit/rules";
import type { Command } from "../command/commands";
import type { Entry, Tone, View } from "../panel/view";
import type { Situation } from "./situation";
import { say, type TableSentence, reasonSentence } from "../languages/words";
import { vacancyView, waitingView } from "./chairs";
import type { Glance } from "../panel/glances";
import { handNote, handworkView, pausedView } from "./handwork";
import { lobbyView } from "./lobby";
import { lossView } from "./loss";
import { offered } from "./offers";
import { practiceLine, wayBack } from "./practice";
import { sheetView } from "./sheets";
import { codeOfToday, lineOf } from "../state/daily";

/** A situation and how its viewer looks at it. */
type Sight<Action extends GameAction> = Situation<Action> & Glance;

/** How many hints are given, and how many sentences of the log fit. */
const MOST_HINTS = 3;
const LOG_LINES = 2;
/** How many achievements are named at the end of a game; the chat names all. */
const MOST_TITLES = 3;

/** What a viewer's panel shows in a situation. */
export function viewOf<Action extends GameAction>(situation: Sight<Action>): View {
  const { sheet } = situation;
  const view: View = {
    turn: situation.title,
    status: situation.afterwards.isPractice ? practiceLine(situation.afterwards) : situation.status,
    prompt: "",
    page: "",
    coach: "",
    groups: [],
    choices: [],
    notes: situation.notice ?? handNote(situation),
    log: newest(situation),
    hints: situation.hints.slice(0, MOST_HINTS).join("\n"),
    footer: footer(situation),
  };
  // With another game a review is gone, and the sheet that is open for it.
  const isGone = sheet?.kind === "review" && situation.afterwards.review() === undefined;
  if (sheet !== undefined && !isGone)
    return { ...view, notes: "", log: situation.notice ?? "", hints: "", ...sheetView(situation, sheet) };
  const { loss, activity, title } = situation;
  const isLoaded = activity.kind !== "busy" || activity.why !== "resuming";
  if (loss !== undefined && isLoaded) return { ...view, ...lossView(loss, title) };
  return { ...view, ...shown(situation, view) };
}

/** What a viewer's panel shows of what the table is doing. */
function shown<Action extends GameAction>(situation: Sight<Action>, view: View): Partial<View> {
  const { activity } = situation;
  switch (activity.kind) {
    case "lobby":
      return situation.lobby === undefined
        ? {}
        : { status: situation.session, ...lobbyView(situation.lobby, situation) };
    case "busy": {
      const goOn: Command = { kind: "goOn", moment: situation.commonMoment };
      return {
        prompt: situation.prompt === "" ? say(activity.why) : situation.prompt,
        choices: activity.why === "showing" ? [{ label: say("goOn"), tone: "go", command: goOn }] : [],
      };
    }
    case "handsOff":
      return {
        turn: say("handsOffTurn"),
        prompt: reasonSentence({ kind: "handsOff" }),
        notes: situation.notice ?? "",
      };
    case "over":
      return {
        turn: activity.headline,
        status: situation.session,
        prompt: activity.sentence,
        notes: situation.notice ?? endNote(situation),
        choices: nextAfter(situation),
      };
    case "byHand":
      return handworkView(activity, situation);
    case "paused":
      return pausedView(activity);
    case "deciding":
      return deciding(situation, view);
  }
}

/** What the game is worth, where that is shown, and the last sentences of the log. */
function newest({ outlook, log }: Pick<Sight<never>, "outlook" | "log">): string {
  if (outlook === "") return log.slice(-LOG_LINES).join("\n");
  return [outlook].concat(log.slice(1 - LOG_LINES)).join("\n");
}

/** What a lesson was worth, or what today's cards were, and what was achieved; the hints, and how others meet the same cards. */
function endNote<Action extends GameAction>(situation: Situation<Action>): string {
  const { afterwards, code, lesson, hintsUsed, achievements, rival } = situation;
  if (lesson) return say("lessonOver");
  if (afterwards.isPractice) return practiceLine(afterwards);
  const won = achievements.now();
  const more = won.length > MOST_TITLES ? ` +${won.length - MOST_TITLES}` : "";
  const titles = `${won.slice(0, MOST_TITLES).join(", ")}${more}`;
  const notes = [rival, titles === "" ? "" : say("achievementsNow", { titles })];
  const daily = dailyNote(situation);
  if (daily !== "") notes.unshift(daily);
  else notes.unshift(hintsUsed, code === undefined ? "" : say("dealtByCode", { code }));
  return notes.filter((note) => note !== "").join("\n");
}

/** What the game has become as the viewer's deal of today; empty if it was none. */
function dailyNote<Action extends GameAction>({ code, daily, title }: Situation<Action>): string {
  const own = daily.own();
  if (own === undefined || code !== codeOfToday()) return "";
  const line = lineOf(own, title);
  if (!daily.counts) return say("dailyPractice", { line });
  return say("dailyDone", { line, count: daily.run(), title: say("dailyPage", { title }) });
}

/** What can be played after a game; a player who has played a lesson alone meets bots again. */
function nextAfter<Action extends GameAction>({ lesson, afterwards }: Situation<Action>): Entry[] {
  const { isPractice, mayReview } = afterwards;
  if (isPractice) return [wayBack(afterwards)];
  const next: Entry[] = [
    { label: say("playAgain"), tone: "go", command: { kind: "start", fill: lesson } },
    { label: say("changeOptions"), tone: "plain", command: { kind: "newGame" } },
  ];
  const again: Entry = { label: say("learnAgain"), tone: "plain", command: { kind: "learn" } };
  const review: Entry = { label: say("review"), tone: "plain", command: { kind: "review" } };
  return next.concat(lesson ? [again] : [], mayReview ? [review] : []);
}

/** An empty chair comes before one's own choices: it concerns everybody. One that is waited for comes after. */
function deciding<Action extends GameAction>(situation: Sight<Action>, view: View): View {
  const { vacancy, acting, chairs, viewer } = situation;
  if (vacancy !== undefined && !vacancy.waiting) return { ...view, ...vacancyView(vacancy, viewer) };
  if (acting !== undefined) {
    const colour = chairs[acting]?.colour;
    const turn = colour === undefined || colour === viewer ? say("yourMove") : say("yourMoveAs", { colour });
    return { ...view, turn, prompt: situation.prompt, ...offered(situation), ...coached(situation) };
  }
  const awaited = situation.deciding[0];
  if (vacancy !== undefined && vacancy.seat === awaited) return { ...view, ...vacancyView(vacancy, viewer) };
  const waiting = waitingView(situation, viewer);
  const asides = offered(situation);
  return { ...view, ...waiting, ...asides, choices: waiting.choices.concat(asides.choices) };
}

/** The words of a coach take the place of the prompt and of the log; what the viewer is told stands above. */
function coached<Action extends GameAction>({ coaching, notice, status }: Sight<Action>): Partial<View> {
  if (coaching === undefined) return {};
  const { says, part } = coaching;
  const above = part?.number === 1 ? say("lessonBegins") : status;
  const view = { status: notice ?? above, prompt: "", coach: says, notes: "", log: "", hints: "" };
  return part === undefined ? view : { ...view, turn: say("lessonPart", part) };
}

/** Each button has a place of its own, so that a click on one never meets another that has just come there. */
function footer<Action extends GameAction>(sight: Sight<Action>): View["footer"] {
  const { activity, mayAsk, sheet, isBroken } = sight;
  const first =
    sheet === undefined
      ? button("help", "quiet", { kind: "sheet", sheet: { kind: "help" } })
      : button("back", "go", { kind: "closeSheet" });
  const table = button("tableTab", "quiet", { kind: "sheet", sheet: { kind: "table" } });
  if (activity.kind === "handsOff")
    return { 0: first, 2: table, 3: button("handsOn", "go", { kind: "handsOn" }) };
  return {
    0: first,
    1: takingBack(sight),
    2: table,
    3: isBroken ? button("report", "go", { kind: "report" }) : hintButton(mayAsk),
  };
}

/** Undo, or in a puzzle the way back to its position once something was chosen there. */
function takingBack<Action extends GameAction>({ undoTo, afterwards }: Sight<Action>): Entry | undefined {
  const { puzzle } = afterwards;
  if (puzzle !== undefined)
    return puzzle.verdict === "asked" ? undefined : button("puzzleAgain", "quiet", { kind: "puzzleAgain" });
  return undoTo === undefined ? undefined : button("undo", "quiet", { kind: "undo", left: undoTo });
}

function hintButton(mayAsk: boolean): Entry | undefined {
  return mayAsk ? button("hint", "quiet", { kind: "hint", inChat: false }) : undefined;
}

function button(sentence: TableSentence, tone: Tone, command: Command): Entry {
  return { label: say(sentence), tone, command };
}
