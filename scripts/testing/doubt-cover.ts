import covertable from "covertable";
import { DOUBTS } from "../../src/emulator/doubts";

/**
 * Answers to all doubts about TTS, as few rows as a covering array needs so that every two doubts meet with every two of
 * their answers in some row: what breaks a game is nearly always one answer, or two together. A row has a "1" or "0" for
 * each doubt, in the order of the list.
 */
export function doubtCover(): string[] {
  const factors = Object.fromEntries(DOUBTS.map(({ name }) => [name, ["1", "0"]]));
  return covertable.make(factors).map((row) => DOUBTS.map(({ name }) => row[name]).join(""));
}
