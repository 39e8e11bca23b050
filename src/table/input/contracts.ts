import type { english } from "../languages/table-texts";
import type { Command } from "../commands/commands";
import type { PressedKey } from "./hotkeys";
import type { KeyPress } from "../../tts/board-rpc";
import type { CommandResult } from "../commands/result";
import type { Gesture } from "../../kit/game/scene";

/** A command of the chat: what tells of it, and what it means where that is not for the chat to find out. It is the same in every language. */
export interface ChatCommand {
  typed: string;
  told: keyof typeof english.CHAT_COMMANDS;
  means?: ChatMeaning;
}

/** What a word stands for: what a click on a button or a key would, or a command that takes what is typed behind it. */
export type ChatMeaning = Command | PressedKey | ((this: void, line: string) => Command);

/**
 * What people click, type and press, on its way to the dispatch. What one person does beyond a fair share is left out.
 * @noSelf
 */
export interface Input {
  /** A click on a part of the prompt panel; `value` is what the button has handed over. */
  clicked: (player: Player, id: string, value: string) => void;
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

/**
 * The panel in words, for those whose panel does not work: everything that can be clicked can be chosen by its number.
 * @noSelf
 */
export interface Chat {
  /** Obeys what somebody typed after the call of every command; answers whether that is one of the board's. */
  obey: (player: Player, command: string) => boolean;
  /** The table waits for people: those who play by chat are told what can be chosen. */
  tellAll: () => void;
  /** Somebody has clicked after all, and needs no more words. */
  leave: (colour: ColorLiteral) => void;
}

/**
 * Clicks on pieces. Tabletop Simulator knows none: who clicks takes a piece up and lets it go again.
 * @noSelf
 */
export interface PieceClicks {
  pickedUp: (colour: ColorLiteral, object: GObject) => void;
  /** Somebody has let go of an object: answers whether that was a click. */
  letGo: (colour: ColorLiteral, object: GObject) => boolean;
  /** What a click on a piece comes to: what another click takes back is done, and of all else the panel tells. */
  answer: (player: Player, piece: string) => CommandResult;
}

/**
 * What players do with pieces by hand.
 * @noSelf
 */
export interface Gestures {
  pickedUp: (colour: ColorLiteral, object: GObject) => void;
  dropped: (colour: ColorLiteral, object: GObject) => void;
  /** Somebody presses a key over a piece. Answers whether that stands for something; the rules may still refuse it. */
  pressed: (player: Player, key: Key, object: GObject) => boolean;
}

/** What a key does to a piece: F turns it over, R has it roll. */
export type Key = Exclude<Gesture["kind"], "drop" | "click">;

/**
 * What becomes of what people do to pieces that is no move of the game.
 * @noSelf
 */
export interface Tampering {
  /** A piece has been deleted or put away by somebody else than the stage: it comes back, and chance is asked again. */
  lost: (piece: string) => void;
  /** Somebody has a piece in hand, or has just had it. */
  held: (colour: ColorLiteral, piece: string) => void;
  /** Something may be where it does not belong, or twice. */
  stirred: () => void;
  /** Somebody is at work with a piece: it is not put right before it is known what that stands for. */
  handled: () => void;
  /** Something has happened to a piece, or is about to: all are glanced at at once. */
  noticed: () => void;
  /** From now on pieces are glanced at. */
  watch: () => void;
}
