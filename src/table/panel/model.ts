import type { Table } from "../table";
import type { AnyGame, State, Seen } from "../model/game";
import type { Chance } from "../../kit/chance";
import type { HandRank } from "../../kit/hand-ranks";
import { spoken } from "../../kit/language";
import type { Seat } from "../../kit/rules";
import type { Loss } from "../../saved/damage";
import type { VoteSight } from "../commands/consent";
import type { Attendance } from "../commands/take-seat";
import { offersTo, type Offer } from "../game/decisions";
import type { PieceModel } from "./piece-info";
import type { BusyReason } from "../languages/refusals";
import type { Desk } from "../model/desk";
import { handsFor, hasSecrets, refusalToPause, undoFor } from "../model/permissions";
import { showsOdds } from "../../saved/practice";
import { againAt, type Again } from "../model/owners";
import { seatsOf } from "../model/seats";
import type { Settings } from "../model/settings";
import { versionOf } from "../model/versions";
import { say } from "../languages/sentences";
import { hasShelf } from "../../tts/global-rpc";
import type { Additions } from "./additions";
import { survey, type Survey } from "./choices-view";
import { gameTextsFor, type GameTexts } from "./game-texts";
import { lobbyOf, type Lobby } from "./lobby-view";
import type { PanelState } from "./panel-state";
import { panelView } from "./panel-view";
import type { Look } from "./panels";
import { peopleFor, type PeopleModel } from "./people-model";
import { recordsOf, type RecordsModel } from "./records-model";

/** All that a viewer's panel is made from, already cut down to what this viewer may see. */
export interface PanelModel {
  game: GameModel;
  choices: ChoicesModel;
  /** What features add. */
  additions: readonly Additions[];
  people: PeopleModel;
  table: TableModel;
  records: RecordsModel;
  /** The piece whose sheet is open. */
  piece: PieceModel | undefined;
  /** What the viewer is asked, or a vote that is on. */
  vote: VoteSight | undefined;
}

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

/** A situation and how its viewer looks at it: a panel's view is made from that and nothing else. */
export interface PanelContext extends PanelModel {
  /** What is found among the viewer's choices. */
  found: Survey;
  panelState: PanelState;
}

/** What game it is, and what it says to a viewer. */
export interface GameModel extends Pick<GameTexts, "status" | "prompt" | "hints" | "lastChoice"> {
  title: string;
  /** The kinds of hands that the game compares, best first; none if it compares none. */
  handRanks: (this: void) => readonly HandRank[];
  /** Whether the game is a tutorial. */
  tutorial: boolean;
  /** Whether it is practice, which counts nowhere. */
  isPractice: boolean;
  /** The deal code of the game, if it has one. */
  code: string | undefined;
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

/** The state of the game in a line, which is the same for everybody, and whether it is found out. */
export interface PublicStatus {
  line: (this: void) => string;
  isKnown: (this: void) => boolean;
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

/** What a viewer may choose, and what of it can be undone. */
export interface ChoicesModel {
  /** The seats that are to decide. */
  deciding: readonly Seat[];
  /** The seat for which the viewer decides now. */
  acting: Seat | undefined;
  offers: readonly Offer[];
  /** The moment that the viewer's seat has come to, and the one that the table has. */
  version: number;
  commonVersion: number;
  /** How many games have been laid out. */
  game: number;
  /** How many steps would be left if the viewer took the last choice back; undefined: it cannot be. */
  undoTo: number | undefined;
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

/** What the table is doing. */
export type Activity =
  | { kind: "lobby" }
  | { kind: "busy"; why: BusyReason }
  | { kind: "deciding" }
  /** Dice or a deck wait for the hands of these people. */
  | { kind: "byHand"; what: Chance["kind"]; hands: readonly ColorLiteral[] }
  | { kind: "over"; headline: string; sentence: string; again: Again }
  | { kind: "handsOff" }
  /** Somebody has paused the game; whether the viewer may continue it. */
  | { kind: "paused"; by: ColorLiteral; mayGoOn: boolean };

/** What was lost of a save, and whether its text comes into the Notebook only when the game is over. */
export interface LossSight {
  loss: Loss;
  waits: boolean;
}

/** What the table does, and how it is set. */
export interface TableModel {
  activity: Activity;
  lobby: Lobby | undefined;
  settings: Settings;
  /** Whether choices show their odds. */
  odds: boolean;
  /** Whether the game has a box on the table. */
  hasShelf: boolean;
  /** Whether something went wrong that nobody has reported. */
  isBroken: boolean;
  /** What was lost of a damaged save, until somebody has read it. */
  loss: LossSight | undefined;
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
  if (desk.result !== undefined)
    return { kind: "over", ...resultFor(game.words.result(seen), desk, viewer), again: againAt(desk) };
  if (desk.paused !== undefined)
    return { kind: "paused", by: desk.paused, mayGoOn: refusalToPause(desk, viewer) === undefined };
  return { kind: "deciding" };
}

/** The end of the game as one who has played it reads it; who looks on or has played for both sides reads who has won. */
function resultFor(
  { headline, sentence }: { headline: string; sentence: string },
  { seats, result }: Desk,
  viewer: ColorLiteral,
): { headline: string; sentence: string } {
  const own = seatsOf(seats, viewer);
  const winners = result?.winners ?? [];
  const won = own.filter((seat) => winners.includes(seat)).length;
  // Where several have won without being a team, nobody has.
  const isDecided = winners.length > 0 && (winners.length === 1 || result?.name !== "draw");
  if (seats.length < 2 || !isDecided || own.length === 0 || (won > 0 && won < own.length))
    return { headline, sentence };
  if (won === 0) return { headline: say("youLose"), sentence: `${headline} ${sentence}` };
  return { headline: say(winners.length > won ? "yourSideWins" : "youWin"), sentence };
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
