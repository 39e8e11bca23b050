import type { EmulatedTable } from "../../../src/emulator";
import { expectSame, expectTrue } from "../../support/expect";
import { english, startOf } from "../../support/english";

/** What the start of every sentence is with which the table reports a bug. */
const MISTAKE = startOf(english.table.SENTENCES.mistake);

/**
 * Fails if any script raised an error, used what TTS has not, or the table reported a bug.
 * @param inevitable part of the message of an error that no script can prevent: it may be raised once
 */
export function expectSound(table: EmulatedTable, inevitable?: string): void {
  const errors = table.errors();
  const isInevitable = inevitable !== undefined && errors[0]?.message.includes(inevitable) === true;
  expectSame(isInevitable ? errors.slice(1) : errors, []);
  expectSame(table.misuses(), []);
  expectSame(table.complaints(), []);
  for (const line of table.said()) expectTrue(!line.text.includes(MISTAKE), line.text);
}
