import type { EmulatedTable } from "../../../src/emulator";
import { expectSame, expectTrue } from "../../support/expect";
import { english, startOf } from "../../support/english";

/** What the start of every sentence is by which the table admits a mistake of its own. */
const MISTAKE = startOf(english.table.SENTENCES.mistake);

/** Fails if any script raised an error, used what TTS has not, or the table admitted a mistake of its own. */
export function expectSound(table: EmulatedTable): void {
  expectSame(table.errors(), []);
  expectSame(table.misuses(), []);
  expectSame(table.complaints(), []);
  for (const line of table.said()) expectTrue(!line.text.includes(MISTAKE), line.text);
}
