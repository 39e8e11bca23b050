import { typed } from "./chat-line";
import { attempt } from "../guard";
import { say } from "../words";

/** What answers a question in the chat with Yes. */
export const YES = "yes";

/**
 * Questions to players: in a dialog, or in the chat to those who play by it.
 * @noSelf
 */
export interface Questions {
  /** Asks somebody; `yes` is what a Yes brings about. */
  ask: (player: Player, question: string, yes: () => void) => void;
  /** From now on somebody is asked in the chat, or again in dialogs. */
  askInChat: (colour: ColorLiteral, inChat: boolean) => void;
  isAskedInChat: (colour: ColorLiteral) => boolean;
  /** Somebody says Yes in the chat; answers whether there was a question. */
  agree: (colour: ColorLiteral) => boolean;
}

/** The questions at a table. */
export function createQuestions(): Questions {
  const chatting: Record<string, boolean> = {};
  const open: Record<string, (() => void) | undefined> = {};

  return {
    ask: (player, question, yes) => {
      const { color } = player;
      if (chatting[color] === true) {
        open[color] = yes;
        player.print(say("askedInChat", { question, command: typed(YES) }));
      } else {
        player.showConfirmDialog(question, () => {
          attempt("an answer", yes);
        });
      }
    },
    askInChat: (colour, inChat) => {
      chatting[colour] = inChat;
      open[colour] = undefined;
    },
    isAskedInChat: (colour) => chatting[colour] === true,
    agree: (colour) => {
      const yes = open[colour];
      open[colour] = undefined;
      yes?.();
      return yes !== undefined;
    },
  };
}
