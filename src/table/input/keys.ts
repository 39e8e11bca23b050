import type { Action } from "../model/game";
import type { Command } from "../commands/commands";
import { refused, type CommandResult } from "../commands/result";
import type { TableRefusal } from "../languages/refusals";
import { seatOf } from "../model/desk";
import { refusalToUsePieces } from "../model/permissions";
import { CONTENTS, rulesCommand } from "../panel/rules-sheet";
import type { KeyPress } from "../../tts/board-rpc";
import { CHOICE_KEYS, keyNamed, type PressedKey, type Pressed } from "./hotkeys";
import type { Table } from "../table";

/** What a key comes to: a command, or an answer at once. */
export type KeyMeaning = { kind: "command"; command: Command } | { kind: "answer"; answer: CommandResult };

/** What a player's keys, and the menu of the table, stand for; one that means nothing now is refused. */
function createKeys(table: Table): (player: Player, press: KeyPress) => KeyMeaning {
  const { game, features, choose, panelStates, panels, cameras, pieceInfo } = table;
  const { keys } = game;
  return (player, { key, object, x, z }) => {
    const colour = player.color;
    const pressed = keyNamed(key);
    switch (pressed) {
      case undefined:
        return answered("nothing");
      case "undo":
        return command({ kind: "undo", left: undefined });
      case "roll": {
        // A referee's table waits for the throw of what somebody has chosen.
        const thrown = choose.throwFor(player);
        if (thrown !== undefined) return answered(thrown);
        return onlyChoice(table, player, (action) => keys.isRoll(action), { kind: "nothingToRoll" });
      }
      case "pass":
        return onlyChoice(table, player, (action) => keys.isPass(action), { kind: "cannotPass" });
      case "panel":
        panels.fold(colour);
        return answered("nothing");
      case "showPanel":
        panels.bringBack(colour);
        cameras.show(colour);
        return answered("nothing");
      case "rules": {
        const { sheet, cited } = panelStates.of(colour);
        return command(sheet?.kind === "rules" ? { kind: "closeSheet" } : rulesCommand(cited ?? CONTENTS));
      }
      case "piece": {
        const piece = object === "" ? pieceInfo.pieceAt(x, z) : pieceInfo.pieceOf(object);
        return answered(pieceInfo.inspect(player, piece));
      }
      case "hint":
        return command(features.keyed(pressed));
      default:
        return shown(table, player, CHOICE_KEYS.indexOf(pressed));
    }
  };
}

/** The choice on the panel with this number, from 0. */
function shown({ panels }: Table, player: Player, index: number): KeyMeaning {
  if (panels.isFolded(player.color)) return no({ kind: "panelFolded" });
  const click = panels.pressed(player.color, `choice${index}`);
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
  { desk, choose }: Table,
  player: Player,
  fits: (this: void, action: Action) => boolean,
  otherwise: TableRefusal,
): KeyMeaning {
  const seat = seatOf(desk, player.color);
  const fitting = desk.offers.filter((offer) => offer.seat === seat && fits(offer.choice.action));
  const [only, other] = fitting;
  const barred = refusalToUsePieces(desk, player.color);
  if (barred !== undefined) return no(barred);
  if (only === undefined) return no(otherwise);
  return other === undefined
    ? answered(choose.take(player, only.choice.action))
    : no({ kind: "severalWays" });
}

/** What sees to a key that somebody presses. */
export function createPress(table: Table): Pressed {
  const keys = createKeys(table);
  return (player, press) => {
    const meaning = keys(player, press);
    if (meaning.kind === "command") table.dispatch(player, meaning.command);
    else table.reply(player, meaning.answer);
  };
}

/** The press of a key that points at nothing. */
export function pressOf(key: PressedKey): KeyPress {
  return { key, object: "", x: 0, z: 0 };
}

/** What a key comes to that stands for this; undefined: at a table without the feature it stands for nothing. */
function command(meant: Command | undefined): KeyMeaning {
  return meant === undefined ? no({ kind: "cannotNow" }) : { kind: "command", command: meant };
}

function answered(answer: CommandResult): KeyMeaning {
  return { kind: "answer", answer };
}

function no(why: TableRefusal): KeyMeaning {
  return answered(refused(why));
}
