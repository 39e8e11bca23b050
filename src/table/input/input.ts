import type { CommandKind } from "../commands/commands";
import { refused } from "../commands/result";
import { personAt } from "../../tts/players";
import { createAllowances } from "../../tts/rate-limit";
import type { Click } from "../panel/panel";
import type { Table } from "../table";
import type { Input } from "./contracts";

/** The input of people at a table. */
export function createInput(table: Table): Input {
  const { panels, chat, press, dispatch, reply, effects, moments, pieceInfo } = table;
  const allowances = createAllowances();

  /** Somebody goes on; answers whether that ends a moment. */
  function skip(): boolean {
    effects.skip();
    return moments.skip();
  }

  function allows(player: Player): boolean {
    return !skip() && mayAsk(player);
  }

  function mayAsk(player: Player): boolean {
    return allowances.allow(player, () => {
      reply(player, refused({ kind: "slowDown" }));
    });
  }

  return {
    clicked: (player, id, value) => {
      const isSkipping = skip();
      if (!mayAsk(player)) return;
      const click = panels.clicked(player.color, id, value);
      if (click.kind === "nothing" || (isSkipping && isAnswer(click))) return;
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
    chatted: (player, command) => {
      skip();
      return !mayAsk(player) || chat.obey(player, command);
    },
    asked: (colour, guid) => {
      const player = personAt(colour);
      if (player !== undefined && allows(player)) reply(player, pieceInfo.inspectObject(player, guid));
    },
    allows,
  };
}

/** What answers the game: that ends a moment and no more, for it was meant for what was asked before. */
const ANSWERS: readonly CommandKind[] = ["choose", "chooseAmount", "followCoach", "serve", "goOn"];

function isAnswer(click: Click): boolean {
  return click.kind === "changed" || (click.kind === "command" && ANSWERS.includes(click.command.kind));
}
