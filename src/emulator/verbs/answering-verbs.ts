import { describe } from "../actions";
import { writePage } from "../api/notes";
import { announce, ask } from "../events";
import { toHexRgba } from "../lua/color";
import { playerFor } from "../players";
import { enter } from "../scripts";
import { EVERYBODY, say } from "../speech";
import { giveTurn, turnAfter, turnsOf } from "../turns";
import type { Piece } from "../world";
import { type Actor, fail, type Target } from "./actor";

/**
 * Speaking, writing and answering: chat, Notebook, dialogs, choices from the hand, the end of a turn.
 *
 * @noSelf
 */
export interface AnsweringVerbs {
  /** Says something in the chat; answers whether it was shown. */
  says: (text: string) => boolean;
  /** Writes a page of the Notebook; it becomes the last one, in place of one of this title. */
  writesPage: (title: string, body: string) => void;
  /** Answers the open dialog: with a text, an option, a colour such as "#FF8000", or just OK. */
  answers: (text?: string) => void;
  cancels: () => void;
  choosesFromHand: (...targets: Target[]) => void;
  endsTurn: () => void;
}

/** Chat, dialogs and choices, as the acting person answers them. */
export function answeringVerbs(actor: Actor): AnsweringVerbs {
  const { world, person, find, expect } = actor;
  return {
    says: (text) => {
      expect(undefined);
      if (person.muted) return false;
      for (const isTyping of [true, false])
        announce(world, "onPlayerChatTyping", playerFor(world, person), isTyping);
      if (ask(world, "onChat", false, text, playerFor(world, person))) return false;
      say(world, "chat", text, EVERYBODY, person.name);
      return true;
    },
    writesPage: (title, body) => {
      expect(undefined);
      writePage(world, title, body);
    },
    answers: (text) => expect(answerDialog(actor, text)),
    cancels: () => {
      if (person.dialog === undefined) fail(`${person.color} has no dialog open`);
      person.dialog = undefined;
    },
    choosesFromHand: (...targets) =>
      expect(
        chooseFromHand(
          actor,
          targets.map((target) => find(target)),
        ),
      ),
    endsTurn: () => {
      expect(turnsOf(world).TurnColor === person.color ? undefined : "it is not their turn");
      giveTurn(world, turnAfter(world, 1));
    },
  };
}

function answerDialog({ world, person }: Actor, text: string | undefined): string | undefined {
  const { dialog } = person;
  if (dialog === undefined) return "no dialog is open";
  const { callback, script, kind, options, defaultText } = dialog;
  const answer = text ?? defaultText;
  const place = options.indexOf(answer);
  if (kind === "options" && place < 0) return `"${answer}" is not among ${options.join(", ")}`;
  person.dialog = undefined;
  if (callback === undefined) return undefined;
  const handler = "the dialog's callback";
  switch (kind) {
    case "info":
    case "confirm":
      enter(world, script, handler, callback, person.color);
      break;
    case "input":
    case "memo":
      enter(world, script, handler, callback, answer, person.color);
      break;
    case "options":
      enter(world, script, handler, callback, answer, place + 1, person.color);
      break;
    case "color": {
      const colour = toHexRgba(answer) ?? { r: 1, g: 1, b: 1, a: 1 };
      enter(world, script, handler, callback, script.color.create(colour), person.color);
      break;
    }
  }
  return undefined;
}

function chooseFromHand({ world, person }: Actor, pieces: readonly Piece[]): string | undefined {
  const choice = world.handChoices.find((candidate) => candidate.color === person.color);
  if (choice === undefined) return "nothing is to be chosen from the hand";
  const cancelled = pieces.length === 0 && choice.mayCancel;
  if (!cancelled && (pieces.length < choice.least || pieces.length > choice.most))
    return `from ${choice.least} to ${choice.most} are to be chosen, not ${pieces.length}`;
  for (const piece of pieces)
    if (piece.hand?.state.FogColor !== person.color) return `${describe(piece)} is not in their hand`;
  world.handChoices = world.handChoices.filter((other) => other !== choice);
  const proxies = pieces.map((piece) => piece.proxy);
  announce(world, "onPlayerHandChoice", person.color, choice.label, proxies, !cancelled);
  return undefined;
}
