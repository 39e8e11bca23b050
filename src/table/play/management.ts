import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Adjusting } from "../options/adjusting";
import { createAgreement } from "../options/agreement";
import { whoseFor } from "../seats/chairs";
import { createDealing } from "./dealing";
import { seatOf, undoRuleOf, type Desk } from "../desk";
import type { Flow } from "../flow";
import { createHosting } from "../seats/hosting";
import type { HostingCommand, OptionCommand, SeatCommand, SettingCommand, TableCommand } from "../panel/view";
import type { Players } from "./players";
import { stepsAfterUndo } from "./playthrough";
import type { Questions } from "../chat/questions";
import { isOpenBook, type Records } from "../saving/records";
import type { Screens } from "../panel/screens";
import type { Seating } from "../seats/seating";
import { decidingColours, isSeated } from "../seats/seats";
import { say } from "../words";

/**
 * What is needed to manage a table.
 * @noSelf
 */
interface Table<Action> {
  flow: Flow<Action>;
  players: Players<Action>;
  screens: Screens;
  seating: Seating;
  adjusting: Adjusting;
  records: Records;
  questions: Questions;
  /** Plays the first steps of a record again. */
  replay: (steps: readonly string[]) => void;
}

/**
 * The commands that concern the whole table: options, the deal, taking back, seats, hands off. Its players and the
 * host may give them, and before the deal everybody who has a seat.
 */
export function createManagement<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, players, screens, seating, adjusting, records, questions, replay }: Table<Action>,
): (player: Player, command: TableCommand) => void {
  const agreement = createAgreement(game, desk, screens);
  const dealing = createDealing(game, desk, {
    flow,
    players,
    screens,
    seating,
    agreement,
    records,
    questions,
  });
  const host = createHosting(game, desk, { flow, players, screens, records, questions });

  /** Spectators see what players may not: for the host to decide, and not while a game is on. */
  function changeOpenHands(player: Player): void {
    if (desk.playing) players.refuse(player, say("cannotNow"));
    else if (!decidingColours().includes(player.color)) players.refuse(player, say("hostOnly"));
    else {
      desk.openHands = !desk.openHands;
      screens.refresh();
    }
  }

  function changeCode(code: string | undefined): void {
    if (desk.playing || !game.dealsByCode) return;
    desk.code = code;
    screens.refresh();
  }

  function undo(player: Player): void {
    const left = stepsAfterUndo(desk.playthrough, undoRuleOf(desk), whoseFor(desk.chairs, player.color));
    if (desk.paused !== undefined) players.refuse(player, say("isPaused", { colour: desk.paused }));
    else if (isOpenBook(desk)) players.refuse(player, say("recordIsOpen"));
    else if (typeof left !== "number") players.refuse(player, left);
    else if (seatOf(desk, player.color) === undefined) players.refuse(player, players.notTheirs());
    else if (desk.busy === undefined) replay(desk.lines.slice(0, left));
  }

  function whyNot(player: Player, command: TableCommand): string | undefined {
    if (!isSeated(player.color)) return say("notSeated");
    const plays = seatOf(desk, player.color) !== undefined || player.admin === true;
    // Who may take a chair is for the seating to say.
    const joins = command.kind === "giveSeat" || command.kind === "standIn" || command.kind === "waitFor";
    return desk.playing && !joins && !plays ? players.notTheirs() : undefined;
  }

  /** A command that others see to. */
  function pass(
    player: Player,
    command: OptionCommand | SettingCommand | SeatCommand | HostingCommand,
  ): void {
    switch (command.kind) {
      case "pause":
      case "resume":
      case "record":
      case "forgetStatistics":
      case "offerSwap":
        host(player, command);
        return;
      case "option":
      case "preset":
      case "standardOptions":
      case "acceptOptions":
        agreement.obey(player.color, command);
        return;
      case "setting":
      case "standardSettings":
      case "handsOff":
      case "handsOn":
        adjusting.obey(player, command);
        return;
      default:
        seating.obey(player, command);
    }
  }

  return (player, command) => {
    const barred = whyNot(player, command);
    if (barred !== undefined) {
      players.refuse(player, barred);
      return;
    }
    switch (command.kind) {
      case "start":
        dealing.start(player, command.fill);
        return;
      case "learn":
        dealing.learn(player);
        return;
      case "openHands":
        changeOpenHands(player);
        return;
      case "code":
        changeCode(command.code);
        return;
      case "undo":
        undo(player);
        return;
      case "newGame":
        dealing.newGame(player);
        return;
      default:
        pass(player, command);
    }
  };
}
