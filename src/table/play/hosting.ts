import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Questions } from "../seats/questions";
import { refused, type Handlers } from "../command/answers";
import type { Desk } from "../state/desk";
import type { Screens } from "../panel/screens";
import type { Records } from "../saving/records";
import type { Reports } from "../saving/reports";
import type { Sync } from "../command/sync";
import { codeOfToday } from "../state/daily";
import { newSession } from "../../kit/session";
import { say } from "../languages/words";
import type { Consent } from "../seats/consent";
import { createPausing } from "../seats/pause";
import { createSwaps } from "../seats/swaps";

/** The commands that concern the people around a game rather than the game. */
type Hosting = Handlers<
  "pause" | "resume" | "record" | "report" | "forgetStatistics" | "offerSwap" | "acknowledgeLoss"
>;

/** @noSelf */
interface Surroundings {
  screens: Pick<Screens, "tell" | "write">;
  sync: Pick<Sync, "mark">;
  records: Records;
  reports: Reports;
  questions: Questions;
  consent: Consent;
}

/** What obeys the commands that concern the people around the game on a desk. */
export function createHosting<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { screens, sync, records, reports, questions, consent }: Surroundings,
): Hosting {
  const { pause, resume } = createPausing(desk, {
    screens,
    consent,
    hasClock: () => rules.clock?.face(desk.playthrough.state) !== undefined,
  });

  return {
    pause,
    resume,
    offerSwap: createSwaps({ chairs: () => desk.chairs, screens, questions }),
    record: (player) => {
      // A record tells what is hidden, so there is one of a finished game only.
      if (desk.result === undefined || desk.lesson || desk.practice !== undefined)
        return refused({ kind: "recordLater" });
      records.write();
      screens.tell(player, say("recordWritten", { title: say("recordTitle", { title: words.title() }) }));
      return "panel";
    },
    report: (player) => {
      reports.write((title) => {
        screens.tell(player, say("reportWritten", { title }));
        sync.mark("panels");
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
          // A try of today's cards stays a try.
          desk.daily = desk.daily.filter(({ day }) => day === codeOfToday());
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
