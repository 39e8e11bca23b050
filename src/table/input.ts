import type { Chat } from "./chat/chat";
import type { KeyPressed } from "./messages";
import type { Command } from "./panel/view";
import type { Screens } from "./panel/screens";
import { say } from "./words";

/**
 * What people click, type and press, on its way to what obeys. What one person does beyond a fair share is left out.
 * @noSelf
 */
export interface Input {
  /** A click on a part of the prompt panel; `value` is what the button has handed over. */
  clicked: (player: Player, id: string, value: string) => void;
  /** Somebody has typed something into the prompt panel. */
  typed: (player: Player, text: string, id: string) => void;
  /** Somebody presses one of our hotkeys, or chooses in the menu of the table. */
  keyPressed: (message: KeyPressed) => void;
  /** Obeys what somebody typed after the call of every command; answers whether it is a command of the board. */
  chatted: (player: Player, command: string) => boolean;
}

/**
 * Who sees to what people do.
 * @noSelf
 */
interface Surroundings {
  screens: Pick<Screens, "clicked" | "typed" | "tell">;
  chat: Chat;
  keys: (message: KeyPressed) => void;
  obey: (player: Player, command: Command) => void;
  /** Whether a person may have the table do one thing more now. */
  allowed: (player: Player) => boolean;
}

/** The input of people at a table. */
export function createInput({ screens, chat, keys, obey, allowed }: Surroundings): Input {
  return {
    clicked: (player, id, value) => {
      if (!allowed(player)) return;
      const click = screens.clicked(player.color, id, value);
      if (click.kind === "nothing") return;
      chat.leave(player.color);
      if (click.kind === "command") obey(player, click.command);
      else screens.tell(player, say("buttonChanged"));
    },
    typed: (player, text, id) => {
      if (!allowed(player)) return;
      const command = screens.typed(player.color, id, text);
      if (command !== undefined) obey(player, command);
    },
    keyPressed: (message) => {
      if (allowed(Player[message.colour])) keys(message);
    },
    // What is left out is the board's all the same.
    chatted: (player, command) => !allowed(player) || chat.obey(player, command),
  };
}
