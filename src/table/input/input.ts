import { refused } from "../commands/result";
import { personAt } from "../../tts/players";
import { createAllowances } from "../../tts/rate-limit";
import type { Table } from "../table";
import type { Input } from "./contracts";

/** The input of people at a table. */
export function createInput(table: Table): Input {
  const { panels, chat, press, dispatch, reply, effects, pieceInfo } = table;
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
