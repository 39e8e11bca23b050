import { lastToAct, stepsAfterUndo } from "../../kit/record/playthrough";
import type { Seat } from "../../kit/rules/rules";
import type { TableRefusal } from "../languages/refusals";
import type { Obstacle } from "../../tts/board-rpc";
import { decidingColours, isHost, isPlaying, isSeated } from "../../tts/players";
import { isOpenDay } from "./deal-codes";
import { isWatched } from "../../saved/practice";
import { coveredSeatOf, isCovered, sharesMouse, whoseAtMouse } from "./hot-seat";
import { isChanceDeciding, isUnderWay, seatOf, undoRuleOf } from "./desk";
import { ownersBeside } from "./owners";
import { everybodyAt, isEmpty, isPlayedBy, notTheirs, peopleAt, seatsOf } from "./seats";
import type { Right } from "../commands/commands";
import { CONCERNS, type Affair, type Concern } from "./settings";
import type { Desk } from "./contracts";

/*
 * Who may do what at a table now, and if not, why. Each question is answered here once, in the order of docs/fair-play.md, and
 * asked by panel, chat, keys, pieces and handlers alike: `refusalTo...` answers why not, and undefined where nothing is in the
 * way; `may...` answers where nobody is told. Those about seats are in `seat-permissions.ts`.
 */

/** Why a person may not give a command that takes this right. */
export function refusalByRight(desk: Desk, player: Player, right: Right): TableRefusal | undefined {
  if (right === "anybody") return undefined;
  if (!isSeated(player.color)) return { kind: "notSeated" };
  if (right === "seated" || !desk.playing) return undefined;
  const plays = seatOf(desk, player.color) !== undefined || player.admin === true;
  if (!plays) return notTheirs(desk.seats);
  return right === "lobby" ? { kind: "cannotNow" } : undefined;
}

// Choices.

/**
 * Why the person at a colour can choose nothing just now, whatever it may be.
 * @param seat the seat for which that person acts
 */
export function refusalToChoose(
  desk: Desk,
  colour: ColorLiteral,
  seat = seatOf(desk, colour),
): TableRefusal | undefined {
  if (seat === undefined)
    return isPlaying(colour) && desk.playing ? notTheirs(desk.seats) : { kind: "notSeated" };
  if (desk.paused !== undefined) return { kind: "isPaused", colour: desk.paused };
  if (isWatched(desk)) return { kind: "cannotNow" };
  if (desk.busy !== undefined) return { kind: "busy", what: desk.busy };
  if (desk.byHand !== undefined) return { kind: "handsFirst", players: handsFor(desk) };
  if (!desk.playing) return { kind: "notDealt" };
  return isCovered(desk, seat) ? coveredRefusal(desk, seat) : undefined;
}

function coveredRefusal({ seats }: Desk, seat: Seat): TableRefusal | undefined {
  const colour = seats[seat]?.colour;
  return colour === undefined ? undefined : { kind: "covered", colour };
}

/** Why the person at a colour can do nothing that shows what a seat holds: its cards are covered until the mouse is passed. */
export function refusalWhileCovered(desk: Desk, colour: ColorLiteral): TableRefusal | undefined {
  const seat = coveredSeatOf(desk, colour);
  return seat === undefined ? undefined : coveredRefusal(desk, seat);
}

/** Why the person at a colour is told nothing of a hand in the chat: others read it, too. */
export function refusalToTellInChat(desk: Desk, colour: ColorLiteral): TableRefusal | undefined {
  return sharesMouse(desk, colour) ? { kind: "chatIsShared" } : undefined;
}

/** Why a piece, or a key that stands for one, means nothing now to the person at a colour. */
export function refusalToUsePieces(desk: Desk, colour: ColorLiteral): TableRefusal | undefined {
  if (desk.free) return { kind: "handsAreOff" };
  if (!desk.playing) return { kind: "notDealt" };
  return desk.result === undefined ? refusalToChoose(desk, colour) : { kind: "gameOver" };
}

// Chance.

/**
 * The colours that are to throw the dice or to shuffle: the player who has chosen last, or everybody while nobody has; of people
 * who have left, everybody else does it. Nobody: the table does.
 */
export function handsFor({ seats, playthrough }: Pick<Desk, "seats" | "playthrough">): ColorLiteral[] {
  const seat = lastToAct(playthrough.record.steps);
  const tableSeat = seat === undefined ? undefined : seats[seat];
  if (tableSeat?.player.kind === "bot") return [];
  return seat === undefined || tableSeat === undefined || isEmpty(tableSeat)
    ? everybodyAt(seats)
    : peopleAt(seats, [seat]);
}

/** Why the person at a colour may not throw or shuffle what waits for hands. */
export function refusalToThrow(desk: Desk, colour: ColorLiteral): TableRefusal | undefined {
  const players = handsFor(desk);
  return players.includes(colour) ? undefined : { kind: "handsFirst", players };
}

/** How many steps are left if the person at a colour undoes the last own choice, or why that may not be. */
export function undoFor(desk: Desk, colour: ColorLiteral): number | TableRefusal {
  const { paused, busy, playthrough, unasked } = desk;
  if (paused !== undefined) return { kind: "isPaused", colour: paused };
  if (busy !== undefined) return { kind: "busy", what: busy };
  if (isWatched(desk)) return { kind: "cannotNow" };
  // What is over counts: its record has told what was hidden, and reviews and replays show what would have been better.
  if (desk.counted) return { kind: "recordIsOpen" };
  // To look for a choice of somebody who plays no seat would take the whole record.
  if (seatOf(desk, colour) === undefined) return { kind: "nothingToUndo" };
  const left = stepsAfterUndo(playthrough, undoRuleOf(desk), whoseAtMouse(desk, colour), unasked);
  return typeof left === "number" && left < firstToUndo(desk, left) ? { kind: "nothingToUndo" } : left;
}

/** The first step that whoever has chosen this one may undo: a puzzle begins with its position, a new player with that of then. */
function firstToUndo({ playthrough, practice, seats }: Desk, chosen: number): number {
  const step = playthrough.record.steps[chosen];
  const since = step?.kind === "act" ? seats[step.seat]?.since : undefined;
  return Math.max(practice?.puzzle?.steps ?? 0, since ?? 0);
}

// Secrets.

/**
 * Whether what is hidden in the game on a desk may not be written where others could read it: in a game of several before its end,
 * and of the cards of a day as long as somebody may still try them.
 */
export function hasSecrets({ playing, counted, seats, playthrough }: Desk): boolean {
  return (playing && !counted && seats.length > 1) || isOpenDay(playthrough.record.code);
}

/** Whether the game on a desk counts, and there is a record of it: there is none of tutorials and practice. */
export function isRecorded({ tutorial, practice }: Desk): boolean {
  return !tutorial && practice === undefined;
}

/** Whether statistics and achievements take in the game on a desk: not if a card was looked at and its choice taken back. */
export function isRemembered(desk: Desk): boolean {
  return isRecorded(desk) && !desk.remarks.some(({ kind }) => kind === "cardTakenBack");
}

/** Why the record of the game on a desk is not written now: it tells what is hidden, so there is one of a finished game only. */
export function refusalToRecord(desk: Desk): TableRefusal | undefined {
  if (desk.result === undefined || !isRecorded(desk)) return { kind: "recordLater" };
  return isOpenDay(desk.playthrough.record.code) ? { kind: "recordAfterDay" } : undefined;
}

// The game of everybody.

/** Why no game can be dealt: one is on. */
export function refusalToDeal(desk: Desk): TableRefusal | undefined {
  return isUnderWay(desk) ? { kind: "cannotNow" } : undefined;
}

/** Why it is not for the person at a colour to decide something alone, nor to ask others for it. */
export function refusalToDecide(desk: Desk, colour: ColorLiteral, about: Affair): TableRefusal | undefined {
  const { of, needs }: Concern = CONCERNS[about];
  const isAlone = of !== "next" && ownersBeside(desk, colour).length === 0;
  if (needs !== "host" || isAlone) return undefined;
  return decidingColours().includes(colour) ? undefined : { kind: "hostOnly" };
}

/**
 * Why the person at a colour may neither pause the running game nor continue it: that is for the host, or for everybody who
 * plays while the host is not seated, so that nobody who leaves leaves the table paused.
 */
export function refusalToPause(desk: Desk, colour: ColorLiteral): TableRefusal | undefined {
  if (!isUnderWay(desk)) return { kind: desk.playing ? "gameOver" : "notDealt" };
  const decides = decidingColours().includes(colour) && seatsOf(desk.seats, colour).length > 0;
  return isHost(colour) || decides ? undefined : { kind: "hostOnly" };
}

/** What is in the way when somebody wants the game put away. */
export function obstacleTo(desk: Desk, player: Player): Obstacle {
  if (isChanceDeciding(desk)) return "chance";
  if (!desk.playing || desk.counted) return "none";
  const { color } = player;
  if (seatOf(desk, color) === undefined && player.admin !== true) return "theirs";
  const isShared = desk.seats.some(
    (tableSeat) => tableSeat.player.kind === "person" && !isPlayedBy(tableSeat, color) && !isEmpty(tableSeat),
  );
  return isShared ? "shared" : "none";
}
