import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Consent } from "./consent";
import type { Desk } from "../desk";
import type { Flow } from "../flow";
import type { HostingCommand } from "../panel/view";
import { createPausing } from "./pause";
import type { Players } from "../play/players";
import type { Questions } from "../chat/questions";
import type { Records } from "../saving/records";
import type { Screens } from "../panel/screens";
import { newSession } from "../saving/session";
import { createSwaps } from "./swaps";
import { say } from "../words";

/**
 * What hosting works with.
 * @noSelf
 */
interface Surroundings<Action> {
  flow: Flow<Action>;
  players: Pick<Players<Action>, "refuse">;
  screens: Screens;
  records: Records;
  questions: Questions;
  consent: Consent;
}

/** What obeys the commands that concern the people around a game rather than the game. */
export function createHosting<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, words }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, players, screens, records, questions, consent }: Surroundings<Action>,
): (player: Player, command: HostingCommand) => void {
  const swap = createSwaps({ chairs: () => desk.chairs, players, screens, questions });
  const pause = createPausing(desk, {
    flow,
    players,
    screens,
    consent,
    hasClock: () => rules.clock?.face(desk.playthrough.state) !== undefined,
  });

  /** A record tells what is hidden, so there is one of a finished game only. */
  function writeRecord(player: Player): void {
    if (desk.result === undefined || desk.lesson) {
      players.refuse(player, say("recordLater"));
      return;
    }
    records.write();
    screens.tell(player, say("recordWritten", { title: say("recordTitle", { title: words.title() }) }));
  }

  function forgetStatistics(player: Player): void {
    questions.ask({
      asker: player,
      asked: player,
      text: say("forgetStatisticsAsk"),
      yes: () => {
        desk.session = newSession();
        if (desk.busy === undefined) flow.advance();
      },
    });
  }

  return (player, command) => {
    switch (command.kind) {
      case "pause":
        pause(player, true);
        return;
      case "resume":
        pause(player, false);
        return;
      case "record":
        writeRecord(player);
        return;
      case "forgetStatistics":
        forgetStatistics(player);
        return;
      case "offerSwap":
        swap(player, command.colour);
        return;
    }
  };
}
