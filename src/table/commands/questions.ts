import { say } from "../languages/sentences";
import { attempt } from "../../tts/errors";
import { isSeated, personAt, personWith } from "../../tts/players";
import { afterSeconds } from "../../tts/waits";
import { typed } from "./commands";
import { type CommandResult, refused } from "./result";
import type { Table } from "../table";

/** What answers a question in the chat with Yes. */
export const YES = "yes";

/** For how long a question keeps the same two from another one, and others from being asked in the chat, in seconds. */
const PATIENCE = 30;

/** A question that somebody causes somebody to be asked; both may be the same. */
export interface Question {
  asker: Player;
  asked: Player;
  text: string;
  /** Whether a Yes still means what it meant, where that takes more than the same game and the same people. */
  still?: (this: void) => boolean;
  /** What a Yes brings about. */
  yes: (this: void) => CommandResult;
}

/**
 * Questions to players: in a dialog, or in the chat to those who play by it. A question belongs to the game and to the people
 * it was asked in; after that a Yes does nothing, and anyone who gives it is told so.
 * @noSelf
 */
export interface Questions {
  /**
   * Asks, and answers whether it does: somebody who has asked the same person a moment ago is told to wait. A newer question
   * to oneself replaces the older one.
   */
  ask: (question: Question) => boolean;
  /** From now on somebody is asked in the chat, or again in dialogs. */
  askInChat: (colour: ColorLiteral, inChat: boolean) => void;
  isAskedInChat: (colour: ColorLiteral) => boolean;
  /** Somebody says Yes in the chat. */
  agree: (player: Player) => void;
}

/** Who sits at a colour, so that it can be seen whether that is the same person later. */
interface Person {
  colour: ColorLiteral;
  id: string | undefined;
}

/** A question that has not been answered. */
interface Open {
  question: Question;
  asker: Person;
  asked: Person;
  game: number;
  /** When it was asked (`Time.time`). */
  at: number;
}

/** The questions at a table. */
export function createQuestions({ desk: { versions }, reply }: Pick<Table, "desk" | "reply">): Questions {
  const chatting: Record<string, boolean> = {};
  /** By the colour that was asked, oldest first. Nobody knows of a dialog that was closed without an answer. */
  const open: Record<string, Open[] | undefined> = {};

  function ask(question: Question): boolean {
    const { asker, asked } = question;
    const others: Open[] = [];
    for (const other of open[asked.color] ?? []) {
      if (other.asker.colour !== asker.color) others.push(other);
      else if (asker.color !== asked.color && Time.time - other.at < PATIENCE) {
        reply(asker, refused({ kind: "questionOpen", colour: asked.color }));
        return false;
      }
    }
    const mine: Open = {
      question,
      asker: personOf(asker),
      asked: personOf(asked),
      game: versions.games,
      at: Time.time,
    };
    open[asked.color] = others.concat([mine]);
    if (chatting[asked.color] === true) askByChat(mine);
    else {
      asked.showConfirmDialog(question.text, () => {
        attempt("an answer", () => {
          answer(mine);
        });
      });
    }
    return true;
  }

  /** In the chat a Yes is for the first question only: the others wait for their turn. What one asks oneself goes first. */
  function askByChat(mine: Open): void {
    const { colour } = mine.asked;
    if (mine.asker.colour === colour) open[colour] = [mine].concat(withoutOne(open[colour], mine));
    if (open[colour]?.[0] === mine) tellFirst(colour);
    afterSeconds(PATIENCE, "a question", () => {
      const [first, next] = open[colour] ?? [];
      if (first === mine && next !== undefined) close(mine);
    });
  }

  function tellFirst(colour: ColorLiteral): void {
    const first = open[colour]?.[0];
    if (first !== undefined && chatting[colour] === true)
      personAt(colour)?.print(say("askedInChat", { question: first.question.text, command: typed(YES) }));
  }

  /** A question is no longer open; the next one comes. */
  function close(mine: Open): void {
    const { colour } = mine.asked;
    const wasFirst = open[colour]?.[0] === mine;
    open[colour] = withoutOne(open[colour], mine);
    if (wasFirst) tellFirst(colour);
  }

  function answer(mine: Open): void {
    const { question, asker, asked, game } = mine;
    const isOpen = open[asked.colour]?.includes(mine) === true;
    close(mine);
    const counts =
      isOpen && game === versions.games && isThere(asker) && isThere(asked) && question.still?.() !== false;
    if (counts) reply(question.asker, question.yes());
    else {
      const late = personWith(asked.id);
      if (late !== undefined) reply(late, refused({ kind: "questionOver" }));
    }
  }

  return {
    ask,
    askInChat: (colour, inChat) => {
      if (chatting[colour] === inChat) return;
      chatting[colour] = inChat;
      open[colour] = undefined;
    },
    isAskedInChat: (colour) => chatting[colour] === true,
    agree: (player) => {
      const first = open[player.color]?.[0];
      if (first === undefined) reply(player, refused({ kind: "cannotNow" }));
      else answer(first);
    },
  };
}

function personOf({ color, steam_id }: Player): Person {
  return { colour: color, id: steam_id };
}

function isThere({ colour, id }: Person): boolean {
  return isSeated(colour) && Player[colour].steam_id === id;
}

function withoutOne(list: readonly Open[] | undefined, one: Open): Open[] {
  return (list ?? []).filter((other) => other !== one);
}
