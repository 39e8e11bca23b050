import { refused } from "../commands/result";
import type { KeyPress } from "../../tts/board-rpc";
import { personAt } from "../../tts/players";
import { createAllowances } from "../../tts/rate-limit";
import type { Table } from "../table";

/**
 * What people click, type and press, on its way to the dispatch. What one person does beyond a fair share is left out.
 * @noSelf
 */
export interface Input {
  /** A click on a part of the prompt panel; `value` is what the button has handed over. */
  clicked: (player: Player, id: string, value: string) => void;
  /** A click on the card that tells how the game has ended. */
  endClicked: (player: Player) => void;
  /** Somebody has typed something into the prompt panel. */
  typed: (player: Player, text: string, id: string) => void;
  /** Somebody presses one of our hotkeys, or chooses in the menu of the table. */
  keyPressed: (player: Player, press: KeyPress) => void;
  /** Obeys what somebody typed after the call of every command; answers whether it is a command of the board. */
  chatted: (player: Player, command: string) => boolean;
  /** Somebody asks in the menu of a piece what it is. */
  asked: (colour: ColorLiteral, guid: string) => void;
  /** Whether a person may have the table do one thing more now; who may not is told so. */
  allows: (player: Player) => boolean;
}

/** The input of people at a table. */
export function createInput(table: Table): Input {
  const { labels, panels, chat, press, dispatch, reply, effects, pieceInfo } = table;
  const allowances = createAllowances();

  function allows(player: Player): boolean {
    effects.skip();
    return allowances.allow(player, () => {
      reply(player, refused({ kind: "slowDown" }));
    });
  }

  return {
    clicked: (player, id, value) => {
      if (!allows(player)) return;
      const click = panels.clicked(player.color, id, value);
      if (click.kind === "nothing") return;
      chat.leave(player.color);
      if (click.kind === "command") dispatch(player, click.command);
      else reply(player, refused({ kind: "buttonChanged" }));
    },
    endClicked: (player) => {
      if (allows(player)) labels.putEndAway();
    },
    typed: (player, text, id) => {
      if (!allows(player)) return;
      const command = panels.typed(player.color, id, text);
      if (command === undefined) return;
      chat.leave(player.color);
      dispatch(player, command);
    },
    keyPressed: (player, key) => {
      if (allows(player)) press(player, key);
    },
    // What is left out is the board's all the same.
    chatted: (player, command) => !allows(player) || chat.obey(player, command),
    asked: (colour, guid) => {
      const player = personAt(colour);
      if (player !== undefined && allows(player)) reply(player, pieceInfo.inspectObject(player, guid));
    },
    allows,
  };
}
