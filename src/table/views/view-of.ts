import type { GameAction } from "../../kit/rules";
import type { Entry, View } from "../panel/view";
import type { Situation } from "../situation";
import { say } from "../words";
import { vacancyView, waitingView } from "./chairs";
import type { Glance } from "./glance";
import { lobbyView } from "./lobby";
import { offered } from "./offers";

/** A situation and how its viewer looks at it. */
type Sight<Action extends GameAction> = Situation<Action> & Glance;

/** How many lines of hints and of the log fit. */
const HINT_LINES = 3;
const LOG_LINES = 4;

/** What a viewer's panel shows in a situation. */
export function viewOf<Action extends GameAction>(situation: Sight<Action>): View {
  const { activity } = situation;
  const view: View = {
    turn: situation.title,
    status: situation.status,
    prompt: "",
    groups: [],
    choices: [],
    notes: situation.notice ?? situation.hints.slice(0, HINT_LINES).join("\n"),
    log: situation.log.slice(-LOG_LINES).join("\n"),
    footer: footer(situation),
  };
  switch (activity.kind) {
    case "lobby":
      return situation.lobby === undefined
        ? view
        : { ...view, status: situation.session, ...lobbyView(situation.lobby, situation.odds, situation) };
    case "busy":
      return {
        ...view,
        prompt: situation.prompt === "" ? say(activity.why) : situation.prompt,
        choices:
          activity.why === "showing" ? [{ label: say("goOn"), tone: "go", command: { kind: "goOn" } }] : [],
      };
    case "handsOff":
      return {
        ...view,
        turn: say("handsOffTurn"),
        prompt: say("handsOffPrompt"),
        notes: situation.notice ?? "",
      };
    case "over":
      return {
        ...view,
        turn: activity.headline,
        status: situation.session,
        prompt: activity.sentence,
        notes: situation.notice ?? codeNote(situation),
        choices: [
          { label: say("playAgain"), tone: "go", command: { kind: "start", fill: false } },
          { label: say("changeOptions"), tone: "plain", command: { kind: "newGame" } },
        ],
      };
    case "deciding":
      return deciding(situation, view);
  }
}

/** How somebody else can meet the same cards. */
function codeNote<Action extends GameAction>({ code }: Situation<Action>): string {
  return code === undefined ? "" : say("dealtByCode", { code });
}

/** An empty chair comes before one's own choices: it concerns everybody. One that is waited for comes after. */
function deciding<Action extends GameAction>(situation: Sight<Action>, view: View): View {
  const { vacancy, acting, chairs, viewer } = situation;
  if (vacancy !== undefined && !vacancy.waiting) return { ...view, ...vacancyView(vacancy, viewer) };
  if (acting !== undefined) {
    const colour = chairs[acting]?.colour;
    const turn = colour === undefined || colour === viewer ? say("yourMove") : say("yourMoveAs", { colour });
    return { ...view, turn, prompt: situation.prompt, ...offered(situation) };
  }
  const awaited = situation.deciding[0];
  if (vacancy !== undefined && vacancy.seat === awaited) return { ...view, ...vacancyView(vacancy, viewer) };
  const waiting = waitingView(situation, viewer);
  const asides = offered(situation);
  return { ...view, ...waiting, ...asides, choices: waiting.choices.concat(asides.choices) };
}

/** Each button has a place of its own, so that a click on one never meets another that has just come there. */
function footer<Action extends GameAction>({ activity, canUndo }: Situation<Action>): View["footer"] {
  const rules: Entry = { label: say("rules"), tone: "quiet", command: { kind: "rules" } };
  const handsOn: Entry = { label: say("handsOn"), tone: "go", command: { kind: "handsOn" } };
  if (activity.kind === "handsOff") return { 0: rules, 3: handsOn };
  const undo: Entry = { label: say("undo"), tone: "quiet", command: { kind: "undo" } };
  const newGame: Entry = { label: say("newGame"), tone: "quiet", command: { kind: "newGame" } };
  const handsOff: Entry = { label: say("handsOff"), tone: "quiet", command: { kind: "handsOff" } };
  return {
    0: rules,
    1: canUndo ? undo : undefined,
    2: activity.kind === "lobby" ? undefined : newGame,
    3: handsOff,
  };
}
