import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Adjusting } from "../options/adjusting";
import { createAgreement } from "../options/agreement";
import { whoseFor } from "../seats/chairs";
import { keepWay } from "./former-ways";
import { createDealing } from "./dealing";
import { seatOf, undoRuleOf, type Desk } from "../desk";
import type { Flow } from "../flow";
import { createHosting } from "../seats/hosting";
import type { HostingCommand, OptionCommand, SeatCommand, SettingCommand, TableCommand } from "../panel/view";
import type { Players } from "./players";
import { stepsAfterUndo } from "./playthrough";
import type { Questions } from "../chat/questions";
import type { Stage } from "../stage/stage";
import { isOpenBook, type Records } from "../saving/records";
import { remark } from "../saving/remarks";
import type { Screens } from "../panel/screens";
import type { Seating } from "../seats/seating";
import { othersThan, type Consent } from "../seats/consent";
import { decidingColours, isSeated } from "../seats/seats";
import { say } from "../words";

/**
 * What is needed to manage a table.
 * @noSelf
 */
interface Table<Action> {
  stage: Pick<Stage, "renew">;
  flow: Flow<Action>;
  players: Players<Action>;
  screens: Screens;
  seating: Seating;
  adjusting: Adjusting;
  records: Records;
  questions: Questions;
  consent: Consent;
  /** Takes back all but the first steps of the record. */
  rewind: (steps: number) => void;
}

/**
 * The commands that concern the whole table: options, the deal, taking back, seats, hands off. Its players and the
 * host may give them, and before the deal everybody who has a seat.
 */
// eslint-disable-next-line max-lines-per-function -- A list of small functions over one table; tasks and layers will part it.
export function createManagement<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { stage, flow, players, screens, seating, adjusting, records, questions, consent, rewind }: Table<Action>,
): (player: Player, command: TableCommand) => void {
  const agreement = createAgreement(game, desk, screens);
  const dealing = createDealing(game, desk, {
    stage,
    flow,
    players,
    screens,
    seating,
    agreement,
    records,
    questions,
    consent,
  });
  const host = createHosting(game, desk, { flow, players, screens, records, questions, consent });

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

  /** @param shown how many steps were to be left when it was offered */
  function undo(player: Player, shown: number | undefined): void {
    const left = stepsAfterUndo(desk.playthrough, undoRuleOf(desk), whoseFor(desk.chairs, player.color));
    if (desk.paused !== undefined) players.refuse(player, say("isPaused", { colour: desk.paused }));
    else if (isOpenBook(desk)) players.refuse(player, say("recordIsOpen"));
    else if (typeof left !== "number") players.refuse(player, left);
    else if (seatOf(desk, player.color) === undefined) players.refuse(player, players.notTheirs());
    else if (shown !== undefined && shown !== left) players.refuse(player, say("cannotNow"));
    else if (desk.busy !== undefined) players.refuse(player, say("busy", { what: say(desk.busy) }));
    else takeBack(player, left);
  }

  /** What others have chosen is taken back only if they agree; they are told of anything else. */
  function takeBack(player: Player, left: number): void {
    const { color: colour } = player;
    const whose = whoseFor(desk.chairs, colour);
    const others = othersThan(desk, colour);
    const go = (): void => {
      remark(desk, "takenBack", desk.lines.length);
      for (const other of others) Player[other].broadcast(say("takesBack", { colour }));
      if (!desk.lesson) keepWay(desk, left);
      rewind(left);
    };
    const turn = flow.turn();
    const isTheirs = desk.playthrough.record.steps
      .slice(left)
      .some((step) => step.kind === "act" && whose(step.seat) === "other");
    if (isTheirs) consent.ask(player, say("askUndo", { colour }), go, () => flow.isAt(turn));
    else go();
  }

  function whyNot(player: Player, command: TableCommand): string | undefined {
    // No pause may last for ever because the host has gone to another colour.
    if (command.kind === "resume" && player.host === true) return undefined;
    if (!isSeated(player.color)) return say("notSeated");
    const plays = seatOf(desk, player.color) !== undefined || player.admin === true;
    // Who may take a chair is for the seating to say.
    const { kind } = command;
    // And what was lost may concern who plays.
    const joins =
      kind === "giveSeat" || kind === "standIn" || kind === "waitFor" || kind === "acknowledgeLoss";
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
      case "acknowledgeLoss":
        desk.loss = undefined;
        screens.refresh();
        return;
      case "code":
        changeCode(command.code);
        return;
      case "undo":
        undo(player, command.left);
        return;
      case "newGame":
        dealing.newGame(player);
        return;
      default:
        pass(player, command);
    }
  };
}
