import { sheetView } from "./sheets";
import { lobbyView } from "./lobby-view";
import type { Command } from "../commands/commands";
import { say, refusalSentence } from "../languages/sentences";
import { firstOf } from "./additions";
import { endNote, nextAfter, lossView } from "./after-game-view";
import { offered } from "./choices-view";
import type { PanelModel, PanelContext } from "./model";
import type { PanelState } from "./panel-state";
import { waitingView, handNote, handworkView, pausedView, vacancyView } from "./people-view";
import { type Entry, type View, button } from "./view";

/** How many hints are given, and how many sentences of the log fit. */
const MOST_HINTS = 3;
const LOG_LINES = 2;

/** What a viewer's panel shows in a situation at which the viewer looks like this. */
export function panelView(situation: PanelModel, panelState: PanelState): View {
  const context: PanelContext = { ...situation, panelState };
  const { game, choices, additions, table } = situation;
  const { sheet, notice } = panelState;
  const view: View = {
    turn: game.title,
    status: firstOf(additions, "practice")?.line ?? game.status,
    prompt: "",
    page: "",
    coach: "",
    groups: [],
    choices: [],
    notes: notice ?? handNote(choices.offers, panelState.listsAll),
    log: newest(firstOf(additions, "log"), panelState.log),
    hints: game.hints.slice(0, MOST_HINTS).join("\n"),
    footer: footer(context),
  };
  const open = sheet && sheetView(context, sheet);
  if (open !== undefined) return { ...view, notes: "", log: notice ?? "", hints: "", ...open };
  const { loss, activity } = table;
  const isLoaded = activity.kind !== "busy" || activity.why !== "resuming";
  if (loss !== undefined && isLoaded) return { ...view, ...lossView(loss, game.title) };
  return { ...view, ...shown(context, view) };
}

/** What a viewer's panel shows of what the table is doing. */
function shown(context: PanelContext, view: View): Partial<View> {
  const { game, choices, table, records, panelState } = context;
  const { activity, lobby } = table;
  switch (activity.kind) {
    case "lobby":
      return lobby === undefined
        ? {}
        : { status: records.line, ...lobbyView(lobby, panelState, context.additions) };
    case "busy": {
      const goOn: Command = { kind: "goOn", version: choices.commonVersion };
      return {
        prompt: game.prompt === "" ? say(activity.why) : game.prompt,
        choices: activity.why === "showing" ? [button("goOn", "go", goOn)] : [],
      };
    }
    case "handsOff":
      return {
        turn: say("handsOffTurn"),
        prompt: refusalSentence({ kind: "handsOff" }),
        notes: panelState.notice ?? "",
      };
    case "over":
      return {
        turn: activity.headline,
        status: records.line,
        prompt: activity.sentence,
        notes: panelState.notice ?? endNote(context),
        choices: nextAfter(context),
      };
    case "byHand":
      return handworkView(activity, context);
    case "paused":
      return pausedView(activity);
    case "deciding":
      return deciding(context, view);
  }
}

/** What the game is worth, where that is shown, and the last sentences of the log. */
function newest(first: string | undefined, log: readonly string[]): string {
  if (first === undefined || first === "") return log.slice(-LOG_LINES).join("\n");
  return [first].concat(log.slice(1 - LOG_LINES)).join("\n");
}

/** An empty seat comes before one's own choices: it concerns everybody. One that is waited for comes after. */
function deciding(context: PanelContext, view: View): View {
  const { game, choices, people, panelState } = context;
  const { vacancy, seats } = people;
  const { viewer } = panelState;
  if (vacancy !== undefined && !vacancy.waiting) return { ...view, ...vacancyView(vacancy, viewer) };
  if (choices.acting !== undefined) {
    const colour = seats[choices.acting]?.colour;
    const turn = colour === undefined || colour === viewer ? say("yourMove") : say("yourMoveAs", { colour });
    return { ...view, turn, prompt: game.prompt, ...offered(context), ...coached(context) };
  }
  const [awaited] = choices.deciding;
  if (vacancy !== undefined && vacancy.seat === awaited) return { ...view, ...vacancyView(vacancy, viewer) };
  const waiting = waitingView(people, choices, viewer);
  const asides = offered(context);
  return { ...view, ...waiting, ...asides, choices: waiting.choices.concat(asides.choices) };
}

/** The words of a coach take the place of the prompt and of the log; what the viewer is told is above. */
function coached({
  game,
  additions,
  panelState,
}: Pick<PanelContext, "game" | "additions" | "panelState">): Partial<View> {
  const coaching = firstOf(additions, "coaching");
  if (coaching === undefined) return {};
  const { says, part } = coaching;
  const above = part?.number === 1 ? say("tutorialBegins") : game.status;
  const view = { status: panelState.notice ?? above, prompt: "", coach: says, notes: "", log: "", hints: "" };
  return part === undefined ? view : { ...view, turn: say("tutorialPart", part) };
}

/** Each button has a place of its own, so that a click on one never meets another that has just come there. */
function footer(context: PanelContext): View["footer"] {
  const { activity, isBroken } = context.table;
  const first =
    context.panelState.sheet === undefined
      ? button("help", "quiet", { kind: "sheet", sheet: { kind: "help" } })
      : button("back", "go", { kind: "closeSheet" });
  const table = button("tableTab", "quiet", { kind: "sheet", sheet: { kind: "table" } });
  if (activity.kind === "handsOff")
    return { 0: first, 2: table, 3: button("handsOn", "go", { kind: "handsOn" }) };
  return {
    0: first,
    1: takingBack(context),
    2: table,
    3: isBroken ? button("report", "go", { kind: "report" }) : helping(context),
  };
}

/** Undo, or what practice has in its place. */
function takingBack({
  choices: { undoTo },
  additions,
}: Pick<PanelContext, "choices" | "additions">): Entry | undefined {
  const instead = firstOf(additions, "practice")?.undo;
  if (instead !== undefined) return instead.entry;
  return undoTo === undefined ? undefined : button("undo", "quiet", { kind: "undo", left: undoTo });
}

/** Nobody is offered help who is being told what to do. */
function helping({ additions }: Pick<PanelContext, "additions">): Entry | undefined {
  return firstOf(additions, "coaching") === undefined ? firstOf(additions, "help") : undefined;
}
