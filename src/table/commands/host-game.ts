import { newSession } from "../../kit/record/session";
import { say } from "../languages/sentences";
import { countSeconds } from "../model/desk";
import { refusalToPause, refusalToRecord } from "../model/permissions";
import { refused, type Handlers, type CommandResult } from "./result";
import { createSwapSeats } from "./swap-seats";
import type { Table } from "../table";

/** The commands that concern the people around a game rather than the game. */
type Hosting = Handlers<
  "pause" | "resume" | "record" | "report" | "forgetStatistics" | "offerSwap" | "acknowledgeLoss"
>;

/** What stops a game on a desk for a while. */
function createPausing({
  game,
  desk,
  tell,
  panelStates,
  consent,
  flow,
}: Table): Handlers<"pause" | "resume"> {
  /** Whether a pause would stop a clock: the one that runs, or that of a decision which is still on its way. */
  function stopsClock(): boolean {
    const { clock } = game.rules;
    if (clock === undefined) return false;
    const isComing = desk.deciding.length === 0 || flow.coming() !== undefined;
    return isComing || clock.face(desk.playthrough.state) !== undefined;
  }

  function setPaused(colour: ColorLiteral, pause: boolean): CommandResult {
    countSeconds(desk);
    desk.paused = pause ? colour : undefined;
    panelStates.openSheet(colour, undefined);
    tell("entry", say(pause ? "pausedBy" : "goesOnBy", { colour }));
    return "turn";
  }

  return {
    pause: (player) => {
      const { color: colour } = player;
      const why = refusalToPause(desk, colour);
      if (why !== undefined) return refused(why);
      if (desk.paused !== undefined) return "nothing";
      // A pause stops the clock of the one who is to decide: the others have to want it too.
      const about = stopsClock() ? "pauseOfClock" : "pause";
      const proposal = {
        about,
        what: () => say("pauseGame"),
        question: () => say("askPause", { colour }),
      } as const;
      return consent.ask(player, proposal, () => setPaused(colour, true));
    },
    resume: ({ color: colour }) => {
      const why = refusalToPause(desk, colour);
      if (why !== undefined) return refused(why);
      return desk.paused === undefined ? "nothing" : setPaused(colour, false);
    },
  };
}

/** What obeys the commands that concern the people around the game on a desk. */
export function createHostGame(table: Table): Hosting {
  const { game, desk, tell, invalidations, records, reports, questions, features } = table;
  return {
    ...createPausing(table),
    offerSwap: createSwapSeats(table),
    record: (player) => {
      const why = refusalToRecord(desk);
      if (why !== undefined) return refused(why);
      records.write();
      const title = say("recordTitle", { title: game.words.title() });
      tell("answer", say("recordWritten", { title }), [player]);
      return "panel";
    },
    report: (player) => {
      reports.write((title) => {
        tell("answer", say("reportWritten", { title }), [player]);
        invalidations.mark("panels");
      });
      return "panels";
    },
    forgetStatistics: (player) => {
      questions.ask({
        asker: player,
        asked: player,
        text: () => say("forgetStatisticsAsk"),
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
