import { askingOf } from "../tts/messages";
import { endTry, codeOfToday } from "../../features/daily";
import { noHints } from "../model/given-hints";
import { standardOptions, type Options } from "../../kit/options";
import { begin } from "../../kit/playthrough";
import { say } from "../languages/sentences";
import { seatOf } from "../model/desk";
import { beginAnew } from "../model/versions";
import { shelve } from "../tts/global-rpc";
import { decidingColours } from "../tts/players";
import { ask } from "../tts/rpc";
import { othersThan } from "./consent";
import { refused, type Answer, type Handlers, type Stale } from "./result";
import type { Table } from "../table";

/** Lays out a game; before the deal it only is there. */
export function layOut(
  { game, desk, flow, screens }: Pick<Table, "game" | "desk" | "flow" | "screens">,
  options: Options,
  setting: { playing: boolean; lesson: boolean; code: string | undefined },
): Stale {
  // Whatever was under way belongs to the game before.
  flow.turnTo(undefined);
  if (!desk.counted) endTry(game, desk, "givenUp");
  desk.trying = false;
  desk.achievedNow = [];
  desk.rival = undefined;
  desk.playing = setting.playing;
  desk.lesson = setting.lesson;
  desk.counted = false;
  desk.paused = undefined;
  desk.played.seconds = 0;
  const seats = Math.max(game.rules.seats.min, desk.chairs.length);
  desk.playthrough = begin(game.rules, options, seats, setting.code);
  desk.lines = [];
  desk.remarks = [];
  desk.formerWays = [];
  desk.practice = undefined;
  desk.hints = noHints();
  desk.unread = undefined;
  beginAnew(desk.moments, true);
  screens.clearLog();
  screens.forgetNotices();
  return "turn";
}

/** How games on a desk begin, and how they are left for other ones. */
export function createDealing(
  table: Pick<
    Table,
    | "game"
    | "desk"
    | "flow"
    | "screens"
    | "sync"
    | "seating"
    | "cameras"
    | "agreement"
    | "records"
    | "glances"
    | "questions"
    | "consent"
  >,
): Handlers<"start" | "daily" | "learn" | "newGame" | "code" | "openHands" | "shelve"> {
  const { game, desk } = table;
  const { rules, lesson, dealsByCode } = game;
  const { sync, seating, cameras } = table;
  const { agreement, records, glances, questions, consent } = table;

  /** Whether a game is on that another one would end. */
  function isOn(): boolean {
    return desk.playing && desk.result === undefined;
  }

  function backToLobby(): Stale {
    layOut(table, { ...desk.options }, { playing: false, lesson: false, code: undefined });
    sync.mark(seating.changed());
    return "turn";
  }

  return {
    start: (player, { fill }) => {
      if (isOn()) return refused({ kind: "cannotNow" });
      const problem = seating.seat(player, fill) ?? agreement.problem(player);
      if (problem !== undefined) return problem;
      cameras.begin();
      return layOut(table, { ...desk.options }, { playing: true, lesson: false, code: desk.code });
    },
    daily: (player) => {
      if (!dealsByCode || isOn()) return refused({ kind: "cannotNow" });
      const problem = seating.seat(player, false);
      if (problem !== undefined) return problem;
      cameras.begin();
      const setting = { playing: true, lesson: false, code: codeOfToday() };
      return layOut(table, standardOptions(rules.options), setting);
    },
    learn: (player) => {
      if (lesson === undefined || isOn()) return refused({ kind: "cannotNow" });
      // A lesson is played as the designer means the game, by one person with computers.
      seating.seatLearner(player, lesson);
      cameras.begin();
      const options = { ...standardOptions(rules.options), ...lesson.options };
      return layOut(table, options, { playing: true, lesson: true, code: undefined });
    },
    newGame: (player) => {
      glances.openSheet(player.color, undefined);
      if (!isOn() || desk.practice?.puzzle !== undefined) return backToLobby();
      const { color: colour } = player;
      const still = (): boolean =>
        isOn() && (seatOf(desk, colour) !== undefined || Player[colour].admin === true);
      const yes = (): Answer => {
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
