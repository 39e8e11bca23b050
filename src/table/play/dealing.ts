import type { TableGame } from "../../kit/game";
import { standardOptions, type Options } from "../../kit/options";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Agreement } from "../options/agreement";
import { seatOf, type Desk } from "../desk";
import type { Flow } from "../flow";
import type { Players } from "./players";
import { beginAnew } from "./moments";
import { begin } from "./playthrough";
import type { Questions } from "../chat/questions";
import type { Records } from "../saving/records";
import type { Screens } from "../panel/screens";
import { othersThan, type Consent } from "../seats/consent";
import type { Seating } from "../seats/seating";
import type { Stage } from "../stage/stage";
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
  stage: Pick<Stage, "renew">;
  flow: Pick<Flow<Action>, "advance" | "turnTo">;
  players: Pick<Players<Action>, "refuse">;
  screens: Screens;
  seating: Seating;
  agreement: Agreement;
  records: Records;
  questions: Questions;
  consent: Consent;
}

/** The dealing of games on a desk. */
export function createDealing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, lesson }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { stage, flow, players, screens, seating, agreement, records, questions, consent }: Surroundings<Action>,
): Dealing {
  /** Lays out a game; before the deal it only lies there. */
  function layOut(
    options: Options,
    setting: { playing: boolean; lesson: boolean; code: string | undefined },
  ): void {
    // Whatever was under way belongs to the game before.
    flow.turnTo(undefined);
    desk.playing = setting.playing;
    desk.lesson = setting.lesson;
    desk.counted = false;
    desk.paused = undefined;
    desk.played.seconds = 0;
    const seats = Math.max(rules.seats.min, desk.chairs.length);
    desk.playthrough = begin(rules, options, seats, setting.code);
    desk.lines = [];
    desk.remarks = [];
    desk.formerWays = [];
    desk.unread = undefined;
    beginAnew(desk.moments, true);
    if (setting.playing) stage.renew();
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
    const { color: colour } = player;
    const still = (): boolean =>
      desk.playing &&
      desk.result === undefined &&
      (seatOf(desk, colour) !== undefined || Player[colour].admin === true);
    const yes = (): void => {
      records.write();
      backToLobby();
    };
    // Nobody ends a game alone that others play too: who wants out gives up in the game, or leaves the seat.
    if (othersThan(desk, colour).length > 0) consent.ask(player, say("askNewGame", { colour }), yes, still);
    else questions.ask({ asker: player, asked: player, text: say("giveUp"), still, yes });
  }

  function backToLobby(): void {
    layOut({ ...desk.options }, { playing: false, lesson: false, code: undefined });
    seating.changed();
  }

  return { start, learn, newGame };
}
