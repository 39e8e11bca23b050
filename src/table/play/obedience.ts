import type { GameAction } from "../../kit/rules";
import { seatOf, type Desk } from "../desk";
import type { Inspection } from "../hands/inspection";
import type { Asking } from "../messages";
import type { Command, TableCommand } from "../panel/view";
import type { PhysicalChance } from "../chance/physical-chance";
import type { Players } from "./players";
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
  const asking: Asking = { colour: color };
  Global.call("shelve", asking);
}

/** What obeys the commands that people give by a panel, a key or the chat. */
export function createObedience<State, Action extends GameAction>(
  desk: Desk<State, Action>,
  { players, screens, inspection, chance, manage }: Surroundings<Action>,
): (player: Player, command: Command) => void {
  function goOn(player: Player): void {
    if (seatOf(desk, player.color) === undefined) players.refuse(player, players.notTheirs());
    else chance.goOn();
  }

  return (player, command) => {
    switch (command.kind) {
      case "choose":
        players.chooseOffer(player, command.choice);
        return;
      case "choosePossible":
        screens.openSheet(player.color, undefined);
        inspection.choose(player, command.choice);
        return;
      case "followCoach":
        players.followCoach(player);
        return;
      case "chooseAmount":
        players.chooseAmount(player, command.choice, screens.amountOf(player.color));
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
        if (!players.serve(player)) players.refuse(player, say("cannotNow"));
        return;
      case "goOn":
        goOn(player);
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
