import { newSession } from "../../kit/session";
import { say } from "../languages/sentences";
import { countSeconds } from "../model/desk";
import { refusalToPause, refusalToRecord } from "../model/permissions";
import { refused, type Handlers, type CommandResult } from "./result";
import { createSwapSeats } from "./swap-seats";
import type { Table, TableWithoutInput } from "../table";

/** The commands that concern the people around a game rather than the game. */
type Hosting = Handlers<
  "pause" | "resume" | "record" | "report" | "forgetStatistics" | "offerSwap" | "acknowledgeLoss"
>;

/** What obeys the commands that concern the people around the game on a desk. */
export function createHostGame(table: TableWithoutInput): Hosting {
  const { game, desk, panels, invalidations, records, reports, questions, features } = table;
  const { words } = game;
  const { pause, resume } = createPausing(table);

  return {
    pause,
    resume,
    offerSwap: createSwapSeats(table),
    record: (player) => {
      const why = refusalToRecord(desk);
      if (why !== undefined) return refused(why);
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

/** What pauses the game on a desk for a player, or continues it. What is under way comes to rest first. */
export function createPausing(
  table: Pick<Table, "game" | "desk" | "panels" | "panelStates" | "consent" | "flow">,
): Handlers<"pause" | "resume"> {
  const { desk, panels, panelStates, consent, game, flow } = table;

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
    panels.write(say(pause ? "pausedBy" : "goesOnBy", { colour }));
    return "turn";
  }

  function change({ color: colour }: Player, pause: boolean): CommandResult {
    const why = refusalToPause(desk, colour);
    if (why !== undefined) return refused(why);
    return pause === (desk.paused !== undefined) ? "nothing" : setPaused(colour, pause);
  }

  return {
    pause: (player) => {
      const { color: colour } = player;
      if (refusalToPause(desk, colour) !== undefined || desk.paused !== undefined || !stopsClock())
        return change(player, true);
      // A pause stops the clock of the one who is to decide: the others have to want it too.
      const proposal = { what: say("pauseGame"), question: say("askPause", { colour }) };
      return consent.ask(player, proposal, () => setPaused(colour, true));
    },
    resume: (player) => change(player, false),
  };
}
