import { ORDER, type Order } from "../tts/messages";
import { flag, oneOf, record, text } from "../kit/data/decode";
import { LANGUAGES, type Language } from "../kit/words/language";
import { nothing, type Procedure } from "../tts/rpc";

/** What a box is to look like. */
export interface BoxLook {
  language: Language;
  /** Whether its game is on the table. */
  open: boolean;
}

/** Global to box: write on the box how its game is going. */
export const showBox: Procedure<BoxLook, true> = {
  name: "show",
  message: record<BoxLook>({ language: oneOf(LANGUAGES), open: flag }),
  answer: nothing,
};

/** The text of a board that is put away. */
export interface KeptGame extends Order {
  saved: string;
}

/** Global to box: keep the text of its board. */
export const keepGame: Procedure<KeptGame, true> = {
  name: "keep",
  message: record<KeptGame>({ ...ORDER, saved: text }),
  answer: nothing,
};

/** Global to box: bring the board on to the table as it was put away. */
export const spawnBoard: Procedure<Order, true> = {
  name: "spawnBoard",
  message: record<Order>(ORDER),
  answer: nothing,
};
