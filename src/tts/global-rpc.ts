import { type Asking, ASKING } from "./messages";
import { oneOf, record, text } from "../kit/data/decode";
import type { CueTone } from "../kit/game/show";
import type { SettingsMessage } from "./board-rpc";
import { nothing, type Procedure } from "./rpc";

/** A click on the button of a box. */
export interface BoxClick extends Asking {
  game: string;
}

/** Box to Global: somebody opens or closes it. */
export const boxClicked: Procedure<BoxClick, true> = {
  name: "boxClicked",
  message: record<BoxClick>({ ...ASKING, game: text }),
  answer: nothing,
};

/** A wish to put away the game on a board. */
export interface Shelving extends Asking {
  /** The GUID of the board. */
  board: string;
}

/** Board to Global, where there is a shelf: put this game away. */
export const shelve: Procedure<Shelving, true> = {
  name: "shelve",
  message: record<Shelving>({ ...ASKING, board: text }),
  answer: nothing,
};

/** Board to Global: the table is set in another way now. */
export const settingsChanged: Procedure<SettingsMessage, true> = {
  name: "settingsChanged",
  message: record<SettingsMessage>({ settings: text }),
  answer: nothing,
};

/** Box to Global: what boards and boxes of every game say in other languages than English (scripts/build/phrases.ts). */
export const sharedTexts: Procedure<object, string> = {
  name: "sharedTexts",
  message: record({}),
  answer: text,
};

/** Box to Global: the code that the scripts of several boards have (scripts/build/shared-code.ts). */
export const sharedCode: Procedure<object, string> = {
  name: "sharedCode",
  message: record({}),
  answer: text,
};

/** A moment of the lights: a game has ended well or badly. */
export interface MomentOfLight {
  /** A `CueTone`, or "over": somebody continues, and the moment is over. */
  tone: CueTone | "over";
}

/** Board to Global: the lights show how a game has ended. */
export const tellByLights: Procedure<MomentOfLight, true> = {
  name: "tellByLights",
  message: record<MomentOfLight>({ tone: oneOf<CueTone | "over">(["gain", "harm", "over"]) }),
  answer: nothing,
};

const IS_OFFSUIT = "isOffsuit";
const HAS_SHELF = "hasShelf";

/** Says what this Global script does for boards: listen to chat and keys, and put games away if there is a shelf. */
export function declareGlobal(isShelf: boolean): void {
  scriptGlobals[IS_OFFSUIT] = true;
  scriptGlobals[HAS_SHELF] = isShelf;
}

/** Whether the Global script of this table is ours: then it listens to chat and keys. */
export function isGlobalOurs(): boolean {
  return Global.getVar(IS_OFFSUIT) === true;
}

/** Whether Global can put games away. */
export function hasShelf(): boolean {
  return Global.getVar(HAS_SHELF) === true;
}
