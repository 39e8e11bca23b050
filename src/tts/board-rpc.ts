import { count, flag, number, oneOf, record, text } from "../kit/data/decode";
import { type DieSettled, dieSettled } from "./die-rpc";
import { ASKING, ORDER, type Asking, type Order } from "./messages";
import { nothing, type Procedure } from "./rpc";

/** Die to board: a throw is over. */
export const settledDie: Procedure<DieSettled, true> = {
  ...dieSettled,
  message: record<DieSettled>({ die: text, token: count, face: number }),
};

/** The table's settings, as Global and the board exchange them. */
export interface SettingsMessage {
  /** `Settings` as JSON text. */
  settings: string;
}

/** Global to board: take over how the table is set. */
export const adoptSettings: Procedure<SettingsMessage, true> = {
  name: "adoptSettings",
  message: record<SettingsMessage>({ settings: text }),
  answer: nothing,
};

/** What prevents putting a game away: chance is deciding, it belongs to others, or others play it too. */
export type Obstacle = "none" | "chance" | "theirs" | "shared";

/** Global to board: somebody wants the game put away. */
export const obstacleToPuttingAway: Procedure<Asking, Obstacle> = {
  name: "obstacleToPuttingAway",
  message: record<Asking>(ASKING),
  answer: oneOf<Obstacle>(["none", "chance", "theirs", "shared"]),
};

/** Global to board: end everything, and answer the text from which the game continues. */
export const putAway: Procedure<Order, string> = {
  name: "putAway",
  message: record<Order>(ORDER),
  answer: text,
};

/** A command that somebody has typed into the chat. */
export interface ChatLine extends Asking {
  /** What was typed after the call of every command (`commandIn`). */
  command: string;
}

/** Global to board: obey a command; answers whether the board knows it. */
export const obeyChat: Procedure<ChatLine, boolean> = {
  name: "obeyChat",
  message: record<ChatLine>({ ...ASKING, command: text }),
  answer: flag,
};

/** Global to board: which commands it knows, to be read in the chat. */
export const chatCommands: Procedure<Record<string, never>, string> = {
  name: "chatCommands",
  message: () => ({}),
  answer: text,
};

/** A key that somebody presses, or an item of the table's menu. */
export interface KeyPress {
  /** `Key` (`hotkeys.ts`). */
  key: string;
  /** The GUID of the object under the pointer; empty: none. */
  object: string;
  /** Where the pointer is on the table, in inches. */
  x: number;
  z: number;
}

export interface KeyPressed extends Asking, KeyPress {}

/** Global to board: somebody presses a key of ours. */
export const keyPressed: Procedure<KeyPressed, true> = {
  name: "keyPressed",
  message: record<KeyPressed>({ ...ASKING, key: text, object: text, x: number, z: number }),
  answer: nothing,
};

/** Something is about to go into a container. */
export interface Guarding {
  /** The GUID of a piece of the board's. */
  piece: string;
}

/** Global to board: whether a piece must not be put away just now. */
export const isGuarded: Procedure<Guarding, boolean> = {
  name: "isGuarded",
  message: record<Guarding>({ piece: text }),
  answer: flag,
};

/** The variable of a board's script that says since when it plays (`Time.time`); undefined: it does not. */
const PLAYS_SINCE = "playsSince";

/** From now on this board plays. */
export function beginPlaying(): void {
  scriptGlobals[PLAYS_SINCE] = Time.time;
}

/** Since when another board plays; undefined: it does not, or is no board of ours. */
export function playsSince(board: GObject): number | undefined {
  const since: unknown = board.getVar(PLAYS_SINCE);
  return typeof since === "number" ? since : undefined;
}
