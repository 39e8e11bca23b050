import type { Table } from "../table";
import type { AnyGame, State, Seen } from "../model/game";
import { wayOf } from "../../kit/record/tally";
import { spoken } from "../../kit/words/language";
import { offersTo } from "../game/decisions";
import { handsFor, hasSecrets, refusalToPause, undoFor } from "../model/permissions";
import { showsOdds } from "../../saved/practice";
import { againAt } from "../model/owners";
import { seatsOf } from "../model/seats";
import { versionOf } from "../model/versions";
import { say } from "../languages/sentences";
import { hasShelf } from "../../tts/global-rpc";
import { survey } from "./choices-view";
import { gameTextsFor } from "./game-texts";
import { lobbyOf } from "./lobby-view";
import { panelView } from "./panel-view";
import { peopleFor } from "./people-model";
import { recordsOf } from "./records-model";
import type {
  Activity,
  ChoicesModel,
  GameModel,
  GameOver,
  GameTexts,
  PanelModel,
  PieceModel,
  PublicStatus,
  Survey,
  TableModel,
} from "./shown";
import type { Attendance } from "../commands/contracts";
import type { Desk } from "../model/contracts";
import type { Look } from "./contracts";

/** What one viewer has been told and looks at. */
interface Viewing {
  viewer: ColorLiteral;
  said: GameTexts;
  piece: PieceModel | undefined;
}

/** The situation as it reaches one viewer to whom the game says this. */
export function panelModelOf(
  game: AnyGame,
  desk: Desk,
  { viewer, said, piece }: Viewing,
  { seating, features, consent }: Pick<Table, "features" | "consent"> & { seating: Attendance },
): PanelModel {
  return {
    game: gameFor(game, desk, said),
    choices: choicesFor(desk, viewer, said),
    additions: features.additions(viewer, said),
    people: peopleFor(game, desk, viewer, seating),
    table: tableFor(game, desk, viewer, said.seen),
    records: recordsOf(game, desk),
    piece,
    vote: consent.seenBy(viewer),
  };
}

/** The game on a desk, as a viewer knows it to whom it says this. */
export function gameFor(
  { words }: AnyGame,
  { tutorial, practice, playthrough }: Desk,
  { status, prompt, hints, lastChoice }: GameTexts,
): GameModel {
  return {
    ...{ status, prompt, hints, lastChoice, tutorial },
    isPractice: practice !== undefined,
    title: words.title(),
    handRanks: () => words.handRanks?.() ?? [],
    code: playthrough.record.code,
  };
}

/** That line, from what a spectator sees: found out by the first viewer who asks, and again after a step, in another language, or with a bot more or less. */
export function statusOnce({ rules, words }: Pick<AnyGame, "rules" | "words">, desk: Desk): PublicStatus {
  let line = "";
  let known: State | undefined;
  let key = "";
  const bots = (): string => desk.seats.map(({ player }) => player.kind).join(" ");
  const keyNow = (): string => `${desk.playthrough.record.steps.length} ${spoken()} ${bots()}`;
  const isKnown = (): boolean => known === desk.playthrough.state && key === keyNow();
  return {
    isKnown,
    line: () => {
      const { state } = desk.playthrough;
      if (!isKnown()) line = words.status(rules.seen(state, "spectator"));
      known = state;
      key = keyNow();
      return line;
    },
  };
}

/** The choices of a viewer in the game on a desk. */
export function choicesFor(
  desk: Desk,
  viewer: ColorLiteral,
  { seat, decides }: Pick<GameTexts, "seat" | "decides">,
): ChoicesModel {
  const { deciding, offers, versions } = desk;
  const undoTo = undoFor(desk, viewer);
  return {
    deciding,
    acting: decides ? seat : undefined,
    offers: offersTo(offers, seat),
    version: versionOf(versions, seat),
    commonVersion: versionOf(versions, undefined),
    game: versions.games,
    undoTo: typeof undoTo === "number" ? undoTo : undefined,
  };
}

/** The table of a desk, for a viewer who has seen this of the game. */
export function tableFor(game: AnyGame, desk: Desk, viewer: ColorLiteral, seen: Seen): TableModel {
  const { settings, eventLog, loss, kept } = desk;
  return {
    activity: activityOf(game, desk, viewer, seen),
    lobby: desk.playing ? undefined : lobbyOf(game, desk),
    settings,
    odds: showsOdds(desk),
    hasShelf: hasShelf(),
    isBroken: eventLog.mistake !== undefined,
    loss: loss && { loss, waits: kept !== undefined && hasSecrets(desk) },
  };
}

function activityOf(game: AnyGame, desk: Desk, viewer: ColorLiteral, seen: Seen): Activity {
  if (desk.free) return { kind: "handsOff" };
  if (desk.busy !== undefined) return { kind: "busy", why: desk.busy };
  if (!desk.playing) return { kind: "lobby" };
  if (desk.byHand !== undefined) return { kind: "byHand", what: desk.byHand.kind, hands: handsFor(desk) };
  if (desk.result !== undefined) return overFor(game, desk, viewer, seen);
  if (desk.paused !== undefined)
    return { kind: "paused", by: desk.paused, mayGoOn: refusalToPause(desk, viewer) === undefined };
  return { kind: "deciding" };
}

/** The end of the game as one who has played it reads it; who looks on or has played for both sides reads who has won. */
function overFor(game: AnyGame, desk: Desk, viewer: ColorLiteral, seen: Seen): GameOver {
  const { words, rules, tally } = game;
  const { seats, result: { winners = [] } = {} } = desk;
  const result = words.result(seen);
  const { headline, sentence } = result;
  const outcome = outcomeFor(desk, viewer);
  const summary = (): Record<string, number> => rules.summary(desk.playthrough.state);
  const way = (): string => (tally === undefined ? "" : wayOf(tally.progress(summary()), winners.length > 0));
  const told: GameOver = { kind: "over", headline, sentence, again: againAt(desk), outcome, result, way };
  if (seats.length < 2) return told;
  if (outcome === "lost") return { ...told, headline: say("youLose"), sentence: `${headline} ${sentence}` };
  if (outcome !== "won") return told;
  const isTeam = winners.length > seatsOf(seats, viewer).length;
  return { ...told, headline: say(isTeam ? "yourSideWins" : "youWin") };
}

/** What the end is to a viewer. */
function outcomeFor({ seats, result }: Desk, viewer: ColorLiteral): GameOver["outcome"] {
  const own = seatsOf(seats, viewer);
  const winners = result?.winners ?? [];
  const won = own.filter((seat) => winners.includes(seat)).length;
  if (own.length === 0 || (won > 0 && won < own.length)) return "over";
  // Where several have won without being a team, nobody has.
  const isDrawn = winners.length === 0 || (winners.length > 1 && result?.name === "draw");
  if (seats.length > 1 && isDrawn) return "drawn";
  return won > 0 ? "won" : "lost";
}

/** Has people look at the game on a desk: what their panels show of it is found out slice by slice. */
export function createPanelModels(table: Table): (this: void, viewer: ColorLiteral) => Look {
  const { game, desk, pieceInfo } = table;
  const status = statusOnce(game, desk);
  return (viewer) => {
    const listen = gameTextsFor(game, desk, status, viewer);
    let said: GameTexts | undefined;
    let situation: PanelModel | undefined;
    let isLobbyTold = false;
    let found: Survey | undefined;
    return (panelState) => {
      if (situation !== undefined && found?.listsAll === panelState.listsAll)
        return panelView(situation, found, panelState);
      if (said === undefined) {
        said = listen();
        return undefined;
      }
      if (situation === undefined) {
        const piece = pieceInfo.look(viewer, panelState.sheet);
        situation = panelModelOf(game, desk, { viewer, said, piece }, table);
        isLobbyTold = situation.table.lobby === undefined;
        if (!isLobbyTold) return undefined;
      }
      if (!isLobbyTold) {
        // In a lobby of eight both are long sentences.
        situation.table.lobby?.players();
        situation.table.lobby?.changes();
        isLobbyTold = true;
      }
      found = survey(situation.choices.offers, panelState.listsAll);
      return undefined;
    };
  };
}
