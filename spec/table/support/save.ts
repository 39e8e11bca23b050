import { readJson, type SaveState } from "../../../src/emulator";
import { copy } from "../../support/data";
import { expectPresent } from "../../support/expect";
import { readText } from "../../support/files";

/** Where the saves that ship are, seen from dist/lua, where the specs are run. */
const SAVES = "../saves";

const shipped: Record<string, SaveState> = {};

/** The save that ships of a game, a fresh copy. */
export function shippedSave(game: string): SaveState {
  const path = `${SAVES}/${game}.json`;
  if (shipped[game] === undefined) {
    const reading = readJson(readText(path));
    if (reading.kind === "read") shipped[game] = reading.value as SaveState;
  }
  return copy(expectPresent(shipped[game], `${path} is no JSON`));
}
