import { isSeated, personsAt, steamIdAt } from "../../tts/players";
import { askingOf } from "../../tts/messages";
import { hasGameBehind } from "../../saved/practice";
import { noHints } from "../model/given-hints";
import { noTimeUsed } from "../model/time-used";
import type { Ascii } from "../../kit/data/ascii";
import type { Options } from "../../kit/rules/options";
import { LONGEST_CODE } from "../../kit/record/deal-code";
import { begin } from "../../kit/record/playthrough";
import { say } from "../languages/sentences";
import { chooseCode, codeNote, forgetCode, newCode } from "../model/deal-codes";
import { isUnderWay, seatOf } from "../model/desk";
import { optionsToDeal } from "../model/hurry";
import { againAt, ownersBeside } from "../model/owners";
import { refusalToDeal, refusalToDecide } from "../model/permissions";
import { personAs } from "../model/person-names";
import { everybodyAt } from "../model/seats";
import { beginAnew } from "../model/versions";
import { shelve } from "../../tts/global-rpc";
import { ask } from "../../tts/rpc";
import { schedule } from "../../tts/scheduler";
import { isForSeveral } from "./change-options";
import { PEACE } from "./consent";
import { isRefused, refused, type CommandResult, type Handlers, type Invalidation } from "./result";
import type { Table } from "../table";

/** What it takes at most to tell how a clock runs, and to turn the cameras of eight people, in instructions. */
const TELLING_COST = 3_000;
const CAMERAS_COST = 5_000;

/** Lays out a game; before the deal it only is there. */
export function layOut(
  { game, desk, flow, panels, features }: Table,
  options: Options,
  setting: { playing: boolean; tutorial: boolean; code: string | undefined },
): Invalidation {
  // Whatever was under way belongs to the game before.
  flow.turnTo(undefined);
  if (!desk.counted) features.gameEnded("givenUp");
  desk.trying = false;
  features.laidOut();
  desk.playing = setting.playing;
  desk.tutorial = setting.tutorial;
  desk.counted = false;
  desk.codedDice = { ...desk.codedDice, now: false };
  desk.paused = undefined;
  desk.played.seconds = 0;
  const seats = Math.max(game.rules.seats.min, desk.seats.length);
  desk.playthrough = begin(game.rules, options, seats, setting.code);
  desk.lines = [];
  desk.unasked = {};
  desk.remarks = [];
  desk.formerWays = [];
  desk.practice = undefined;
  desk.again = [];
  desk.againFrom = 0;
  desk.hints = noHints();
  desk.witnesses = [];
  desk.clock = noTimeUsed();
  desk.unread = undefined;
  beginAnew(desk, true);
  panels.clearLog();
  panels.forgetNotices(true);
  return "turn";
}

/** Deals a game for one to a person who asks for it elsewhere than in the lobby: with these options, and by this code, if by any. */
export function dealAlone(
  table: Table,
  player: Player,
  options: Options,
  code: string | undefined,
): CommandResult {
  const { seating, cameras, panelStates } = table;
  const seats = seating.plan(player, false);
  if (isRefused(seats)) return seats;
  seating.take(seats);
  panelStates.openSheet(player.color, undefined);
  cameras.begin();
  return layOut(table, options, { playing: true, tutorial: false, code });
}

/** Deals a game to those who have been seated. */
export function dealSeated(table: Table, options: Options, code?: string): Invalidation {
  const { words } = table.game;
  schedule(() => turnCameras(table), { cost: CAMERAS_COST });
  // Before the first move everybody is told what it costs to be late.
  if (words.clock !== undefined)
    schedule(() => tellClock(table, words.clock?.(options)), { cost: TELLING_COST });
  return layOut(table, options, { playing: true, tutorial: false, code });
}

function turnCameras({ cameras }: Table): true {
  cameras.begin();
  return true;
}

function tellClock({ tell }: Table, clock = ""): true {
  if (clock !== "") tell("announcement", clock);
  return true;
}

/**
 * Nobody takes the end of a game away from others: those who have played it are told who wants the next one, until all do.
 * @param wish what they are told
 * @returns undefined where nobody has to be waited for
 */
export function awaitReaders(
  { desk, tell }: Table,
  colour: ColorLiteral,
  wish: "wantsAgain" | "wantsRematch",
): CommandResult | undefined {
  if (desk.result === undefined || desk.practice !== undefined) return undefined;
  const { wants, open } = againAt(desk);
  const readers = open.filter((other) => other !== colour);
  if (readers.length === 0) return undefined;
  if (wants.includes(colour)) return "panels";
  if (Time.time < desk.againFrom) return refused({ kind: "askedLately" });
  desk.again = wants.concat([colour]);
  tell("notice", say(wish, { colour }), personsAt(readers));
  return "panels";
}

/** Somebody takes the own wish to play again back, or refuses that of others, of which nothing is left then; all are told. */
function notAgain({ desk, game, tell }: Table, colour: ColorLiteral): CommandResult {
  const { wants, open } = againAt(desk);
  const isOwn = wants.includes(colour);
  if (!isOwn && (wants.length === 0 || !open.includes(colour))) return refused({ kind: "questionOver" });
  desk.again = isOwn ? wants.filter((other) => other !== colour) : [];
  if (!isOwn) desk.againFrom = Time.time + PEACE;
  const what = say(game.rematch === undefined ? "playAgain" : "rematch");
  const told = say(isOwn ? "voteWithdrawn" : "questionRefused", { what, colour: personAs(colour) });
  tell("news", told, personsAt(everybodyAt(desk.seats)));
  return "panels";
}

/** Leaves the game on a desk for the lobby. */
export function leaveToLobby(table: Table): Invalidation {
  layOut(table, { ...table.desk.options }, { playing: false, tutorial: false, code: undefined });
  table.invalidations.mark(table.seating.changed());
  return "turn";
}

/** Deals a game to those who sit at the table, once all want that who still read the last one. */
function start(table: Table, player: Player, fill: boolean): CommandResult {
  const { game, desk, seating, changeOptions, tell } = table;
  const why = refusalToDeal(desk);
  if (why !== undefined) return refused(why);
  const { color: colour } = player;
  const waits = isSeated(colour) ? awaitReaders(table, colour, "wantsAgain") : undefined;
  if (waits !== undefined) return waits;
  const seats = seating.plan(player, fill);
  if (isRefused(seats)) return seats;
  const problem = changeOptions.problem(player, seats);
  if (problem !== undefined) return problem;
  seating.take(seats);
  const options = optionsToDeal(game, desk);
  const { code, codedDice } = desk;
  if (code !== undefined && isForSeveral(game.rules)) {
    tell("announcement", codeNote(game, desk));
    // Everybody knows its cards then.
    forgetCode(desk);
  }
  const laidOut = dealSeated(table, options, code);
  desk.codedDice = { next: false, now: codedDice.next };
  return laidOut;
}

/** Leaves a game for another one: once all have agreed whose it is too, or, alone, once that is meant. */
function newGame(table: Table, player: Player): CommandResult {
  const { desk, records, panelStates, questions, consent } = table;
  const { color: colour } = player;
  const leave = (): CommandResult => {
    panelStates.openSheet(colour, undefined);
    return leaveToLobby(table);
  };
  const { practice } = desk;
  if (!isUnderWay(desk) || (practice !== undefined && !hasGameBehind(practice))) return leave();
  const still = (): boolean =>
    isUnderWay(desk) && (seatOf(desk, colour) !== undefined || Player[colour].admin === true);
  const yes = (): CommandResult => {
    records.write();
    return leave();
  };
  // Nobody ends a game alone that others play too: who wants out gives up in the game, or leaves the seat.
  if (ownersBeside(desk, colour).length > 0)
    return consent.ask(
      player,
      { about: "newGame", what: () => say("newGame"), question: () => say("askNewGame", { colour }) },
      yes,
      { still },
    );
  const text = (): string => say(desk.trying && desk.practice === undefined ? "giveUpDaily" : "giveUp");
  questions.ask({ asker: player, asked: player, text, still, yes });
  return "nothing";
}

/** How games on a desk begin, and how they are left for other ones. */
export function createStartGame(
  table: Table,
): Handlers<"start" | "notAgain" | "newGame" | "code" | "drawCode" | "codedDice" | "openHands" | "shelve"> {
  const { game, desk, tell } = table;

  /** The next game is dealt by a code, or by none; in a game of several everybody is told, and by which is a secret. */
  function dealBy({ color: colour }: Player, code: Ascii | undefined, isDrawn: boolean): CommandResult {
    if (code !== undefined && code.length > LONGEST_CODE)
      return refused({ kind: "codeTooLong", most: LONGEST_CODE });
    if (code !== undefined && code !== desk.code && isForSeveral(game.rules))
      tell("announcement", say(isDrawn ? "codeDrawn" : "codeTyped", { colour }));
    chooseCode(desk, code, isDrawn, steamIdAt(colour));
    return "panels";
  }

  return {
    start: (player, { fill }) => start(table, player, fill),
    notAgain: ({ color }) => notAgain(table, color),
    newGame: (player) => newGame(table, player),
    code: (player, { code }) => dealBy(player, code, false),
    drawCode: (player) => dealBy(player, newCode(), true),
    codedDice: ({ color }) => {
      if (desk.code === undefined || !isForSeveral(game.rules)) return refused({ kind: "cannotNow" });
      desk.codedDice = { ...desk.codedDice, next: !desk.codedDice.next };
      desk.accepted = [steamIdAt(color)];
      return "panels";
    },
    openHands: (player) => {
      const why = refusalToDecide(desk, player.color, "openHands");
      if (why !== undefined) return refused(why);
      desk.openHands = !desk.openHands;
      const what = say(desk.openHands ? "openHandsAll" : "openHandsNone");
      tell("announcement", say("openHands", { what }));
      return "panels";
    },
    shelve: (player) => {
      // Global has the boxes.
      ask(Global, shelve, { ...askingOf(player), board: owner.guid });
      return "nothing";
    },
  };
}
