import type { TableGame } from "../../kit/game";
import type { GameAction, GameEvent } from "../../kit/rules";
import { fill } from "../../kit/words";
import { seatOf, type Desk } from "../desk";
import { CHOICE_KEYS, keyNamed, type Hotkey } from "./hotkeys";
import type { Inspection } from "../hands/inspection";
import { text } from "../languages";
import type { KeyPressed } from "../messages";
import type { Command } from "../panel/view";
import type { Players } from "../play/players";
import type { Screens } from "../panel/screens";
import { CONTENTS, rulesCommand } from "../views/sheets/rules";
import { say } from "../words";

/**
 * What keys work with.
 * @noSelf
 */
interface Surroundings<Action> {
  players: Players<Action>;
  screens: Screens;
  inspection: Inspection;
  obey: (player: Player, command: Command) => void;
}

/** What a player's keys, and the menu of the table, stand for; whoever presses one that means nothing now is told so. */
export function createKeys<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { keys }: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { players, screens, inspection, obey }: Surroundings<Action>,
): (message: KeyPressed) => void {
  /** The choice on the panel with this number, from 0. */
  function chooseShown(player: Player, index: number): void {
    if (screens.isFolded(player.color)) {
      players.refuse(player, text().HELP.keyFolded);
      return;
    }
    const click = screens.pressed(player.color, `choice${index}`);
    switch (click.kind) {
      case "nothing":
        players.refuse(player, fill(text().HELP.keyNoChoice, { number: index + 1 }));
        return;
      case "changed":
        players.refuse(player, say("buttonChanged"));
        return;
      case "command":
        obey(player, click.command);
    }
  }

  /** The only choice that fits: where several do, nobody can know which one is meant. */
  function chooseWhere(
    player: Player,
    fits: (this: void, action: Action) => boolean,
    otherwise: string,
  ): void {
    const seat = seatOf(desk, player.color);
    const fitting = desk.offers.filter((offer) => offer.seat === seat && fits(offer.choice.action));
    const [only, other] = fitting;
    const barred = desk.free ? say("handsOffPrompt") : players.barred(player);
    if (barred !== undefined) players.refuse(player, barred);
    else if (only === undefined) players.refuse(player, otherwise);
    else if (other !== undefined) players.refuse(player, text().HELP.keySeveral);
    else players.choose(player, only.choice.action);
  }

  function undo(player: Player): void {
    const barred = desk.playing ? players.barred(player) : undefined;
    if (barred === undefined) obey(player, { kind: "undo", left: undefined });
    else players.refuse(player, barred);
  }

  return ({ colour, key, object, x, z }) => {
    const player = Player[colour];
    const pressed = keyNamed(key);
    switch (pressed) {
      case undefined:
        return;
      case "undo":
        undo(player);
        return;
      case "roll":
        // A referee's table waits for the throw of what somebody has chosen.
        if (!players.serve(player))
          chooseWhere(player, (action) => keys.isRoll(action), text().HELP.keyNoRoll);
        return;
      case "pass":
        chooseWhere(player, (action) => keys.isPass(action), text().HELP.keyNoPass);
        return;
      case "panel":
        screens.fold(colour);
        return;
      case "showPanel":
        screens.bringBack(colour);
        return;
      case "rules":
        if (screens.sheetOf(colour)?.kind === "rules") obey(player, { kind: "closeSheet" });
        else obey(player, rulesCommand(screens.citedTo(colour) ?? CONTENTS));
        return;
      case "piece":
        inspection.inspect(player, object === "" ? inspection.pieceAt(x, z) : inspection.pieceOf(object));
        return;
      default:
        chooseShown(player, CHOICE_KEYS.indexOf(pressed));
    }
  };
}

/** The same for keys that stand for nothing under the pointer. */
export function pressAlone(press: (message: KeyPressed) => void): (player: Player, key: Hotkey) => void {
  return (player, key) => {
    press({ colour: player.color, key, object: "", x: 0, z: 0 });
  };
}
