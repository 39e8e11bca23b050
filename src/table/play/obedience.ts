import type { GameAction } from "../../kit/rules";
import { seatOf, type Desk } from "../desk";
import type { Inspection } from "../hands/inspection";
import type { Shelving } from "../messages";
import type { Command, TableCommand } from "../panel/view";
import type { PhysicalChance } from "../chance/physical-chance";
import { momentOf } from "./moments";
import type { Players, ShownOffer } from "./players";
import type { Screens } from "../panel/screens";
import { say } from "../words";

/**
 * Who sees to the commands of people.
 * @noSelf
 */
interface Surroundings<Action> {
  players: Players<Action>;
  screens: Screens;
  inspection: Inspection;
  chance: PhysicalChance;
  manage: (player: Player, command: TableCommand) => void;
}

/** Asks Global, which has the boxes, to put the game away. */
function shelve({ color }: Player): void {
  const shelving: Shelving = { colour: color, board: owner.guid };
  Global.call("shelve", shelving);
}

/** What obeys the commands that people give by a panel, a key or the chat. */
export function createObedience<State, Action extends GameAction>(
  desk: Desk<State, Action>,
  { players, screens, inspection, chance, manage }: Surroundings<Action>,
): (player: Player, command: Command) => void {
  /** Whether the table is still where it was when somebody was offered something that concerns everybody. */
  function isNow(moment: number): boolean {
    return momentOf(desk.moments, undefined) === moment;
  }

  function serve(player: Player, moment: number): void {
    if (!isNow(moment) || !players.serve(player)) players.refuse(player, say("cannotNow"));
  }

  function goOn(player: Player, moment: number): void {
    if (!isNow(moment)) players.refuse(player, say("cannotNow"));
    else if (seatOf(desk, player.color) === undefined) players.refuse(player, players.notTheirs());
    else chance.goOn();
  }

  function choosePossible(player: Player, { choice, action, moment }: ShownOffer): void {
    screens.openSheet(player.color, undefined);
    if (players.isNow(player, moment)) inspection.choose(player, choice, action);
  }

  return (player, command) => {
    switch (command.kind) {
      case "choose":
        players.chooseOffer(player, command);
        return;
      case "choosePossible":
        choosePossible(player, command);
        return;
      case "followCoach":
        players.followCoach(player, command);
        return;
      case "chooseAmount":
        players.chooseAmount(player, command, screens.amountOf(player.color));
        return;
      case "amountTyped":
        screens.noteAmount(player.color, command.typed);
        return;
      case "group":
        screens.open(player.color, command.name);
        return;
      case "listAll":
        screens.listAll(player.color);
        return;
      case "serve":
        serve(player, command.moment);
        return;
      case "goOn":
        goOn(player, command.moment);
        return;
      case "turnPage":
        screens.turnPage(player.color);
        return;
      case "sheet":
        screens.openSheet(player.color, command.sheet);
        return;
      case "closeSheet":
        screens.openSheet(player.color, undefined);
        return;
      case "shelve":
        shelve(player);
        return;
      default:
        manage(player, command);
    }
  };
}
