import type { TableGame } from "../../kit/game";
import { standardOptions, type Options } from "../../kit/options";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Agreement } from "../options/agreement";
import type { Desk } from "../desk";
import type { Flow } from "../flow";
import type { Players } from "./players";
import { begin } from "./playthrough";
import type { Questions } from "../chat/questions";
import type { Records } from "../saving/records";
import type { Screens } from "../panel/screens";
import type { Seating } from "../seats/seating";
import { say } from "../words";

/**
 * How a game begins, and how it is left for another one.
 * @noSelf
 */
export interface Dealing {
  /** Deals; `fill`: computer players take the chairs that are missing. */
  start: (player: Player, fill: boolean) => void;
  /** Deals a lesson. */
  learn: (player: Player) => void;
  /** Goes back to the options; a game that is still being played is given up only after a question. */
  newGame: (player: Player) => void;
}

/**
 * What dealing works with.
 * @noSelf
 */
interface Surroundings<Action> {
  flow: Pick<Flow<Action>, "advance">;
  players: Pick<Players<Action>, "refuse">;
  screens: Screens;
  seating: Seating;
  agreement: Agreement;
  records: Records;
  questions: Questions;
}

/** The dealing of games on a desk. */
export function createDealing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, lesson }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, players, screens, seating, agreement, records, questions }: Surroundings<Action>,
): Dealing {
  /** Lays out a game; before the deal it only lies there. */
  function layOut(
    options: Options,
    setting: { playing: boolean; lesson: boolean; code: string | undefined },
  ): void {
    desk.playing = setting.playing;
    desk.lesson = setting.lesson;
    desk.counted = false;
    desk.paused = undefined;
    desk.played.seconds = 0;
    const seats = Math.max(rules.seats.min, desk.chairs.length);
    desk.playthrough = begin(rules, options, seats, setting.code);
    desk.lines = [];
    screens.clearLog();
    screens.forgetNotices();
    flow.advance();
  }

  function start(player: Player, fill: boolean): void {
    if (desk.playing && desk.result === undefined) {
      players.refuse(player, say("cannotNow"));
      return;
    }
    const problem = seating.seat(player, fill) ?? agreement.problem(player);
    if (problem === undefined) layOut({ ...desk.options }, { playing: true, lesson: false, code: desk.code });
    else players.refuse(player, problem);
  }

  /** A lesson is played as the designer means the game, by one person with computers. */
  function learn(player: Player): void {
    if (lesson === undefined || (desk.playing && desk.result === undefined)) {
      players.refuse(player, say("cannotNow"));
      return;
    }
    seating.seatLearner(player, lesson);
    const options = { ...standardOptions(rules.options), ...lesson.options };
    layOut(options, { playing: true, lesson: true, code: undefined });
  }

  function newGame(player: Player): void {
    if (desk.result !== undefined || !desk.playing) {
      backToLobby();
      return;
    }
    questions.ask(player, say("giveUp"), () => {
      records.write();
      backToLobby();
    });
  }

  function backToLobby(): void {
    layOut({ ...desk.options }, { playing: false, lesson: false, code: undefined });
    seating.changed();
  }

  return { start, learn, newGame };
}
