import { askingOf } from "../../tts/messages";
import { noHints } from "../model/given-hints";
import type { Options } from "../../kit/options";
import { begin } from "../../kit/playthrough";
import { say } from "../languages/sentences";
import { seatOf } from "../model/desk";
import { beginAnew } from "../model/versions";
import { shelve } from "../../tts/global-rpc";
import { decidingColours } from "../../tts/players";
import { ask } from "../../tts/rpc";
import { othersThan } from "./consent";
import { refused, type CommandResult, type Handlers, type Invalidation } from "./result";
import type { Table } from "../table";

/** Lays out a game; before the deal it only is there. */
export function layOut(
  { game, desk, flow, panels, features }: Pick<Table, "game" | "desk" | "flow" | "panels" | "features">,
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
  desk.paused = undefined;
  desk.played.seconds = 0;
  const seats = Math.max(game.rules.seats.min, desk.seats.length);
  desk.playthrough = begin(game.rules, options, seats, setting.code);
  desk.lines = [];
  desk.remarks = [];
  desk.formerWays = [];
  desk.practice = undefined;
  desk.hints = noHints();
  desk.unread = undefined;
  beginAnew(desk.versions, true);
  panels.clearLog();
  panels.forgetNotices();
  return "turn";
}

/** How games on a desk begin, and how they are left for other ones. */
export function createStartGame(
  table: Pick<
    Table,
    | "game"
    | "desk"
    | "flow"
    | "panels"
    | "features"
    | "invalidations"
    | "seating"
    | "cameras"
    | "changeOptions"
    | "records"
    | "panelStates"
    | "questions"
    | "consent"
  >,
): Handlers<"start" | "newGame" | "code" | "openHands" | "shelve"> {
  const { game, desk } = table;
  const { dealsByCode } = game;
  const { invalidations, seating, cameras } = table;
  const { changeOptions, records, panelStates, questions, consent } = table;

  /** Whether a game is on that another one would end. */
  function isOn(): boolean {
    return desk.playing && desk.result === undefined;
  }

  function backToLobby(): Invalidation {
    layOut(table, { ...desk.options }, { playing: false, tutorial: false, code: undefined });
    invalidations.mark(seating.changed());
    return "turn";
  }

  return {
    start: (player, { fill }) => {
      if (isOn()) return refused({ kind: "cannotNow" });
      const problem = seating.seat(player, fill) ?? changeOptions.problem(player);
      if (problem !== undefined) return problem;
      cameras.begin();
      return layOut(table, { ...desk.options }, { playing: true, tutorial: false, code: desk.code });
    },
    newGame: (player) => {
      panelStates.openSheet(player.color, undefined);
      if (!isOn() || desk.practice?.puzzle !== undefined) return backToLobby();
      const { color: colour } = player;
      const still = (): boolean =>
        isOn() && (seatOf(desk, colour) !== undefined || Player[colour].admin === true);
      const yes = (): CommandResult => {
        records.write();
        return backToLobby();
      };
      // Nobody ends a game alone that others play too: who wants out gives up in the game, or leaves the seat.
      if (othersThan(desk, colour).length > 0)
        return consent.ask(player, say("askNewGame", { colour }), yes, still);
      const text = say(desk.trying && desk.practice === undefined ? "giveUpDaily" : "giveUp");
      questions.ask({ asker: player, asked: player, text, still, yes });
      return "nothing";
    },
    code: (_player, { code }) => {
      if (desk.playing || !dealsByCode) return refused({ kind: "cannotNow" });
      desk.code = code;
      return "panels";
    },
    openHands: (player) => {
      // Spectators see what players may not: for the host to decide, and not while a game is on.
      if (desk.playing) return refused({ kind: "cannotNow" });
      if (!decidingColours().includes(player.color)) return refused({ kind: "hostOnly" });
      desk.openHands = !desk.openHands;
      return "panels";
    },
    shelve: (player) => {
      // Global has the boxes.
      ask(Global, shelve, { ...askingOf(player), board: owner.guid });
      return "nothing";
    },
  };
}
