import type { Action } from "../model/game";
import type { Command } from "../commands/commands";
import { refused, type Answer } from "../commands/result";
import type { TableReason } from "../languages/refusals";
import { seatOf } from "../model/desk";
import { CONTENTS, rulesCommand } from "../panel/rules-sheet";
import type { KeyPress } from "../tts/board-rpc";
import { CHOICE_KEYS, keyNamed, type Hotkey, type Pressed } from "./hotkeys";
import type { Table } from "../table";

/** What a key comes to: a command, or an answer at once. */
export type Meaning = { kind: "command"; command: Command } | { kind: "answer"; answer: Answer };

/** What a player's keys, and the menu of the table, stand for; one that means nothing now is refused. */
function createKeys(
  table: Pick<Table, "game" | "desk" | "players" | "glances" | "screens" | "cameras" | "inspection">,
): (player: Player, press: KeyPress) => Meaning {
  const { game, desk, players, glances, screens, cameras, inspection } = table;
  const { keys } = game;
  /** The choice on the panel with this number, from 0. */
  function shown(player: Player, index: number): Meaning {
    if (screens.isFolded(player.color)) return no({ kind: "panelFolded" });
    const click = screens.pressed(player.color, `choice${index}`);
    switch (click.kind) {
      case "nothing":
        return no({ kind: "noSuchButton", number: index + 1 });
      case "changed":
        return no({ kind: "buttonChanged" });
      case "command":
        return click;
    }
  }

  /** The only choice that fits: where several do, nobody can know which one is meant. */
  function onlyChoice(
    player: Player,
    fits: (this: void, action: Action) => boolean,
    otherwise: TableReason,
  ): Meaning {
    const seat = seatOf(desk, player.color);
    const fitting = desk.offers.filter((offer) => offer.seat === seat && fits(offer.choice.action));
    const [only, other] = fitting;
    const barred = desk.free ? { kind: "handsOff" as const } : players.barred(player.color);
    if (barred !== undefined) return no(barred);
    if (only === undefined) return no(otherwise);
    return other === undefined
      ? answered(players.take(player, only.choice.action))
      : no({ kind: "severalWays" });
  }

  return (player, { key, object, x, z }) => {
    const colour = player.color;
    const pressed = keyNamed(key);
    switch (pressed) {
      case undefined:
        return answered("nothing");
      case "undo":
        return command({ kind: "undo", left: undefined });
      case "hint":
        return command({ kind: "hint", inChat: false });
      case "roll": {
        // A referee's table waits for the throw of what somebody has chosen.
        const thrown = players.throwFor(player);
        if (thrown !== undefined) return answered(thrown);
        return onlyChoice(player, (action) => keys.isRoll(action), { kind: "nothingToRoll" });
      }
      case "pass":
        return onlyChoice(player, (action) => keys.isPass(action), { kind: "cannotPass" });
      case "panel":
        screens.fold(colour);
        return answered("nothing");
      case "showPanel":
        screens.bringBack(colour);
        cameras.show(colour);
        return answered("nothing");
      case "rules": {
        const { sheet, cited } = glances.of(colour);
        return command(sheet?.kind === "rules" ? { kind: "closeSheet" } : rulesCommand(cited ?? CONTENTS));
      }
      case "piece": {
        const piece = object === "" ? inspection.pieceAt(x, z) : inspection.pieceOf(object);
        return answered(inspection.inspect(player, piece));
      }
      default:
        return shown(player, CHOICE_KEYS.indexOf(pressed));
    }
  };
}

/** What sees to a key that somebody presses. */
export function createPress(
  table: Pick<
    Table,
    "game" | "desk" | "players" | "glances" | "screens" | "cameras" | "inspection" | "dispatch" | "settle"
  >,
): Pressed {
  const keys = createKeys(table);
  return (player, press) => {
    const meaning = keys(player, press);
    if (meaning.kind === "command") table.dispatch(player, meaning.command);
    else table.settle(player, meaning.answer);
  };
}

/** The press of a key that points at nothing. */
export function pressOf(key: Hotkey): KeyPress {
  return { key, object: "", x: 0, z: 0 };
}

function command(meant: Command): Meaning {
  return { kind: "command", command: meant };
}

function answered(answer: Answer): Meaning {
  return { kind: "answer", answer };
}

function no(why: TableReason): Meaning {
  return answered(refused(why));
}
