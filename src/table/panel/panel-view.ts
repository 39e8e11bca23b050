import { sheetView } from "./sheets";
import { lobbyView } from "./lobby-view";
import type { Command, Sheet } from "../commands/commands";
import { sideBySide } from "../../kit/words/enumeration";
import { say, sayColours } from "../languages/sentences";
import {
  firstOf,
  type Interlude,
  type PanelContext,
  type PanelModel,
  type PanelState,
  type Survey,
  type Warning,
} from "./shown";
import { lossView, overView } from "./after-game-view";
import { isStill } from "../model/versions";
import { coachingOf, offered } from "./choices-view";
import { linesOf, taleRoom } from "./layout";
import { latest } from "./news";
import { fitting } from "./pages";
import { leaveSheet } from "./panel-state";
import { coverView, waitingView, handNote, handworkView, pausedView, vacancyView } from "./people-view";
import { type Entry, ROOM, type View, button } from "./view";

const OPENS_NEWS: Command = { kind: "sheet", sheet: { kind: "news" } };

/** How many hints are given. */
const MOST_HINTS = 3;

/** What a viewer's panel shows in a situation at which the viewer looks like this. */
export function panelView(situation: PanelModel, found: Survey, panelState: PanelState): View {
  const context: PanelContext = { ...situation, found, panelState: { ...panelState } };
  if (isOver(panelState.sheet, situation.choices)) leaveSheet(context.panelState);
  const view = fitting({ ...viewOf(context), vote: voteView(context) }, context.panelState);
  // What goes on just now may be over before there is anything in it again.
  const isSheetOver =
    context.panelState.sheet !== panelState.sheet && situation.table.activity.kind !== "busy";
  return { ...withOneWayOn(withNews(view, context)), isSheetOver };
}

/** The strip below: what the viewer is asked, and its answers, each in a place of its own. */
function voteView({ vote }: PanelContext): View["vote"] {
  if (vote === undefined) return undefined;
  const { text, asked, own } = vote;
  if (asked !== undefined) {
    const { number: question, isOwn } = asked;
    const yes = button(isOwn ? "yes" : "agree", isOwn ? "grave" : "go", {
      kind: "answer",
      question,
      yes: true,
    });
    const no = button(isOwn ? "back" : "refuse", "plain", { kind: "answer", question, yes: false });
    return { text, yes, no };
  }
  const no = own === undefined ? undefined : button("withdraw", "plain", { kind: "withdraw", vote: own });
  return { text, yes: undefined, no };
}

/** Whether a sheet was about what the viewer was asked, or while others were, and that is over. */
function isOver(sheet: Sheet | undefined, { acting, version }: PanelModel["choices"]): boolean {
  return sheet?.kind === "piece" && sheet.asked !== (acting === undefined ? undefined : version);
}

/** Of all buttons only the first that is a way on looks so. */
function withOneWayOn(view: View): View {
  // The card of the end has one of its own.
  let isFound = view.end !== undefined;
  const toned = (entry: Entry): Entry => {
    if (entry.tone !== "go") return entry;
    const isFirst = !isFound;
    isFound = true;
    return isFirst ? entry : { ...entry, tone: "plain" };
  };
  const choices = view.choices.map((entry) => toned(entry));
  const footer: Partial<Record<number, Entry>> = {};
  for (let place = 0; place < ROOM.footer; place++) {
    const entry = view.footer[place];
    if (entry !== undefined) footer[place] = toned(entry);
  }
  const { vote } = view;
  return { ...view, choices, footer, vote: vote && { ...vote, yes: vote.yes && toned(vote.yes) } };
}

/**
 * What has happened since the viewer's last choice, as much of it as there is room for, and what opens the rest. What a viewer is
 * told takes its place; but after a game, what came of it is below.
 */
function withNews(view: View, { game, choices, additions, table, panelState }: PanelContext): View {
  const { log, sheet, listsAll, notice } = panelState;
  const isAccount = table.activity.kind === "over" && notice === undefined;
  if (view.coach !== "" || (view.notes !== "" && !isAccount) || sheet !== undefined) return view;
  const above = [firstOf(additions, "log") ?? "", handNote(choices.offers, listsAll)];
  const first = above.filter((line) => line !== "");
  const room = taleRoom(view) - linesOf(first.concat([view.notes]));
  const lines = room > 0 || view.notes === "" ? latest(log, game.lastChoice, room) : [];
  // A vote is where the button would be.
  const hasMore = log.length > lines.length && view.vote === undefined;
  const news: Entry | undefined = hasMore ? { label: "…", tone: "quiet", command: OPENS_NEWS } : undefined;
  return { ...view, log: first.concat(lines).join("\n"), news };
}

function viewOf(context: PanelContext): View {
  const { game, table, panelState } = context;
  const { notice } = panelState;
  const open = panelState.sheet && sheetView(context, panelState.sheet);
  // A sheet with nothing in it any more is none: there is no way back from it, and it hides no news.
  if (open === undefined) leaveSheet(panelState);
  const view: View = {
    turn: game.title,
    status: game.status,
    prompt: "",
    page: "",
    coach: "",
    groups: [],
    choices: [],
    notes: notice ?? "",
    log: "",
    news: undefined,
    hints: game.hints.slice(0, MOST_HINTS).join("\n"),
    footer: footer(context),
  };
  if (open !== undefined) {
    // A page is in the place of all texts.
    const status = open.page === "" ? view.status : "";
    return { ...view, status, hints: "", ...open };
  }
  const { loss, activity } = table;
  const isLoaded = activity.kind !== "busy" || activity.why !== "resuming";
  if (loss !== undefined && isLoaded) return { ...view, ...lossView(loss, game.title) };
  const interlude = interludeOf(context);
  if (interlude !== undefined) return { ...view, hints: "", ...interlude };
  const whole = { ...view, ...shown(context, view) };
  return { ...whole, turn: marked(whole.turn, context) };
}

/** What is told in the place of what the game asks, as soon as it asks something, or is over. */
function interludeOf({ additions, people, table: { activity } }: PanelContext): Interlude | undefined {
  const interlude = firstOf(additions, "interlude");
  if (activity.kind !== "deciding" && activity.kind !== "over") return undefined;
  return people.mayStart || interlude === undefined ? interlude : { ...interlude, choices: [] };
}

/** A headline with the mark of the game: whose move it is is clear in those that bear one, what came of it is not. */
function marked(turn: string, { additions, table }: PanelContext): string {
  const mark = firstOf(additions, "mark");
  if (mark === undefined) return turn;
  const { kind } = table.activity;
  if (kind === "over") return sideBySide([mark, turn]);
  return kind === "busy" || kind === "byHand" || kind === "deciding" ? mark : turn;
}

/** What a viewer's panel shows of what the table is doing. */
function shown(context: PanelContext, view: View): Partial<View> {
  const { game, choices, table, records } = context;
  const { activity, lobby } = table;
  switch (activity.kind) {
    case "lobby":
      return lobby === undefined ? {} : { status: records.line, ...lobbyView(lobby, context) };
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
        prompt: say("handsAreOff"),
      };
    case "over":
      return {
        turn: activity.headline,
        status: records.line,
        ...overView(context, activity),
      };
    case "byHand":
      return handworkView(activity, context);
    case "paused":
      return pausedView(activity);
    case "deciding":
      return deciding(context, view);
  }
}

/** An empty seat comes before one's own choices: it concerns everybody. One that is waited for comes after. */
function deciding(context: PanelContext, view: View): View {
  const { game, choices, people, panelState } = context;
  const { vacancy, seats } = people;
  const { viewer } = panelState;
  const warning = openWarning(context);
  if (vacancy !== undefined && !vacancy.waiting) return { ...view, ...vacancyView(vacancy, viewer) };
  const cover = people.covered === undefined ? undefined : coverView(people.covered, context);
  if (cover?.turn !== undefined) return { ...view, ...cover };
  if (choices.acting !== undefined) {
    const colour = seats[choices.acting]?.colour;
    const turn =
      colour === undefined || colour === viewer ? say("yourMove") : sayColours("yourMoveAs", { colour });
    if (warning !== undefined) return { ...view, turn, ...warningView(warning) };
    const prompt = firstOf(context.additions, "question") ?? game.prompt;
    return { ...view, turn, prompt, ...offered(context), ...coached(context) };
  }
  return awaiting(context, view, cover);
}

/** What somebody reads who does not decide now, and has the own cards covered like this, if they are. */
function awaiting(context: PanelContext, view: View, cover: ReturnType<typeof coverView> | undefined): View {
  const { choices, people, panelState } = context;
  const { vacancy } = people;
  const warning = openWarning(context);
  // Those who wait may resign, and are asked about that, too.
  if (warning !== undefined) return { ...view, ...waitingView(context), ...warningView(warning) };
  const [awaited] = choices.deciding;
  if (vacancy !== undefined && vacancy.seat === awaited)
    return { ...view, ...vacancyView(vacancy, panelState.viewer) };
  const waiting = waitingView(context);
  const asides = offered(context);
  // Unfolded, what can be done besides needs all the room.
  const isUnfolded = panelState.asides === choices.version;
  const meanwhile = isUnfolded ? [] : (firstOf(context.additions, "meanwhile") ?? []);
  const own = cover === undefined ? asides.choices.concat(meanwhile) : cover.choices;
  return { ...view, ...waiting, ...asides, choices: waiting.choices.concat(own) };
}

function openWarning({ choices, panelState: { warning } }: PanelContext): Warning | undefined {
  return warning !== undefined && isStill(warning, choices.version, choices.game) ? warning : undefined;
}

/** What asks first: what is safe is plain, and what is done says so. */
function warningView({ question, act, action, version }: Warning): Pick<View, "prompt" | "choices"> {
  return {
    prompt: question(),
    choices: [
      button("back", "plain", { kind: "reconsider" }),
      { label: act(), tone: "grave", command: { kind: "confirm", action, version } },
    ],
  };
}

/** The words of a coach take the place of the prompt and of the log; what the viewer is told is above. */
function coached(context: PanelContext): Partial<View> {
  const { game, panelState } = context;
  const coaching = coachingOf(context);
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
      : button("back", "plain", { kind: "closeSheet" });
  const table = button("tableTab", "quiet", { kind: "sheet", sheet: { kind: "table" } });
  if (activity.kind === "handsOff")
    return { 0: first, 2: table, 3: button("handsOn", "go", { kind: "handsOn" }) };
  return {
    0: first,
    1: takingBack(context),
    2: table,
    3: isBroken ? button("report", "plain", { kind: "report" }) : helping(context),
  };
}

/** Undo, but in a puzzle, of which that would be a second try. */
function takingBack({ choices: { undoTo }, additions }: PanelContext): Entry | undefined {
  return firstOf(additions, "question") !== undefined || undoTo === undefined
    ? undefined
    : button("undo", "quiet", { kind: "undo", left: undoTo });
}

/** Nobody is offered help who is being told what to do. */
function helping({ additions }: Pick<PanelContext, "additions">): Entry | undefined {
  return firstOf(additions, "coaching") === undefined ? firstOf(additions, "help") : undefined;
}
