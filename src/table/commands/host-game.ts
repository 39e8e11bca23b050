import { newSession } from "../../kit/session";
import { say } from "../languages/sentences";
import { type Desk, countSeconds } from "../model/desk";
import { seatsOf } from "../model/seats";
import { decidingColours, isHost } from "../../tts/players";
import { refused, type Handlers, type CommandResult } from "./result";
import { createSwapSeats } from "./swap-seats";
import type { Table } from "../table";

/** The commands that concern the people around a game rather than the game. */
type Hosting = Handlers<
  "pause" | "resume" | "record" | "report" | "forgetStatistics" | "offerSwap" | "acknowledgeLoss"
>;

/** What obeys the commands that concern the people around the game on a desk. */
export function createHostGame(
  table: Pick<
    Table,
    | "game"
    | "desk"
    | "panels"
    | "invalidations"
    | "records"
    | "reports"
    | "questions"
    | "consent"
    | "features"
  >,
): Hosting {
  const { game, desk, panels, invalidations, records, reports, questions, features } = table;
  const { words } = game;
  const { pause, resume } = createPausing(table);

  return {
    pause,
    resume,
    offerSwap: createSwapSeats(table),
    record: (player) => {
      // A record tells what is hidden, so there is one of a finished game only.
      if (desk.result === undefined || desk.tutorial || desk.practice !== undefined)
        return refused({ kind: "recordLater" });
      records.write();
      panels.tell(player, say("recordWritten", { title: say("recordTitle", { title: words.title() }) }));
      return "panel";
    },
    report: (player) => {
      reports.write((title) => {
        panels.tell(player, say("reportWritten", { title }));
        invalidations.mark("panels");
      });
      return "panels";
    },
    forgetStatistics: (player) => {
      questions.ask({
        asker: player,
        asked: player,
        text: say("forgetStatisticsAsk"),
        yes: () => {
          desk.session = newSession();
          features.forget();
          return "turn";
        },
      });
      return "nothing";
    },
    acknowledgeLoss: () => {
      desk.loss = undefined;
      return "panels";
    },
  };
}

/**
 * Whether somebody may pause the running game or continue it: the host, or everybody who plays while the host is not
 * seated, so that nobody who leaves leaves the table paused.
 */
export function mayPause({ playing, result, seats }: Desk, colour: ColorLiteral): boolean {
  if (!playing || result !== undefined) return false;
  return isHost(colour) || (decidingColours().includes(colour) && seatsOf(seats, colour).length > 0);
}

/** What pauses the game on a desk for a player, or continues it. What is under way comes to rest first. */
export function createPausing(
  table: Pick<Table, "game" | "desk" | "panels" | "consent">,
): Handlers<"pause" | "resume"> {
  const { desk, panels, consent, game } = table;
  function setPaused(colour: ColorLiteral, pause: boolean): CommandResult {
    countSeconds(desk);
    desk.paused = pause ? colour : undefined;
    panels.write(say(pause ? "pausedBy" : "goesOnBy", { colour }));
    return "turn";
  }

  function change({ color: colour }: Player, pause: boolean): CommandResult {
    if (!mayPause(desk, colour))
      return refused({ kind: desk.playing && desk.result === undefined ? "hostOnly" : "cannotNow" });
    return pause === (desk.paused !== undefined) ? "nothing" : setPaused(colour, pause);
  }

  return {
    pause: (player) => {
      const { color: colour } = player;
      if (
        !mayPause(desk, colour) ||
        desk.paused !== undefined ||
        game.rules.clock?.face(desk.playthrough.state) === undefined
      )
        return change(player, true);
      // A pause stops the clock of the one who is to decide: the others have to want it too.
      return consent.ask(player, say("askPause", { colour }), () => setPaused(colour, true));
    },
    resume: (player) => change(player, false),
  };
}
