import type { TableGame } from "../kit/game";
import type { GameAction, GameEvent } from "../kit/rules";
import { createAgreement } from "./agreement";
import { nextUndoRule } from "./cycling";
import { whoseFor } from "./chairs";
import { seatOf, type Desk } from "./desk";
import type { Flow } from "./flow";
import { attempt } from "./guard";
import type { TableCommand } from "./panel/view";
import type { Players } from "./players";
import { begin, stepsAfterUndo } from "./playthrough";
import type { Screens } from "./screens";
import type { Seating } from "./seating";
import { decidingColours, isSeated } from "./seats";
import type { Stage } from "./stage/stage";
import { say } from "./words";

/**
 * What is needed to manage a table.
 * @noSelf
 */
interface Table<Action> {
  flow: Flow<Action>;
  players: Players<Action>;
  screens: Screens;
  seating: Seating;
  stage: Stage;
  /** Plays the first steps of a record again. */
  replay: (steps: readonly string[]) => void;
}

/**
 * The commands that concern the whole table: options, the deal, taking back, seats, hands off. Its players and the
 * host may give them, and before the deal everybody who has a seat.
 */
export function createManagement<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, dealsByCode }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, players, screens, seating, stage, replay }: Table<Action>,
): (player: Player, command: TableCommand) => void {
  const agreement = createAgreement(rules, desk, screens);

  function startOver(playing: boolean): void {
    desk.playing = playing;
    desk.counted = false;
    const seats = Math.max(rules.seats.min, desk.chairs.length);
    desk.playthrough = begin(rules, { ...desk.options }, seats, playing ? desk.code : undefined);
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
    if (problem === undefined) startOver(true);
    else players.refuse(player, problem);
  }

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
    if (desk.playing || !dealsByCode) return;
    desk.code = code;
    screens.refresh();
  }

  /** Back to the options; a game that is still being played is given up only after a question. */
  function newGame(player: Player): void {
    if (desk.result !== undefined || !desk.playing) {
      backToLobby();
      return;
    }
    player.showConfirmDialog(say("giveUp"), () => {
      attempt("a new game", backToLobby);
    });
  }

  function backToLobby(): void {
    startOver(false);
    seating.changed();
  }

  function undo(player: Player): void {
    const left = stepsAfterUndo(desk.playthrough, desk.undoRule, whoseFor(desk.chairs, player.color));
    if (typeof left !== "number") players.refuse(player, left);
    else if (seatOf(desk, player.color) === undefined) players.refuse(player, players.notTheirs());
    else if (desk.busy === undefined) replay(desk.lines.slice(0, left));
  }

  function setFree(free: boolean): void {
    desk.free = free;
    if (free) stage.release();
    flow.advance();
  }

  function whyNot(player: Player, command: TableCommand): string | undefined {
    if (!isSeated(player.color)) return say("notSeated");
    const plays = seatOf(desk, player.color) !== undefined || player.admin === true;
    // Who may take a chair is for the seating to say.
    const joins = command.kind === "giveSeat" || command.kind === "standIn" || command.kind === "waitFor";
    return desk.playing && !joins && !plays ? players.notTheirs() : undefined;
  }

  return (player, command) => {
    const barred = whyNot(player, command);
    if (barred !== undefined) {
      players.refuse(player, barred);
      return;
    }
    switch (command.kind) {
      case "start":
        start(player, command.fill);
        return;
      case "option":
      case "standardOptions":
      case "acceptOptions":
        agreement.obey(player.color, command);
        return;
      case "openHands":
        changeOpenHands(player);
        return;
      case "undoRule":
        desk.undoRule = nextUndoRule(desk.undoRule);
        screens.refresh();
        return;
      case "code":
        changeCode(command.code);
        return;
      case "odds":
        desk.odds = !desk.odds;
        flow.advance();
        return;
      case "undo":
        undo(player);
        return;
      case "handsOff":
      case "handsOn":
        setFree(command.kind === "handsOff");
        return;
      case "newGame":
        newGame(player);
        return;
      default:
        seating.obey(player, command);
    }
  };
}
