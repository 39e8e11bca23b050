import type { EmulatedTable } from "../../../src/emulator";
import { expectSame, expectTrue } from "../../support/expect";
import { english, startOf } from "../../support/english";

/** What the start of every sentence is with which the table reports a bug. */
const MISTAKE = startOf(english.table.SENTENCES.mistake);

/** A place of a sentence that nothing was put into. */
const UNFILLED = "{%a%w*}";

/**
 * Fails if any script raised an error, used what TTS has not, the table reported a bug, or somebody was told a sentence with a place
 * that nothing was put into.
 * @param inevitable part of the message of an error that no script can prevent: it may be raised once
 * @param typed what somebody has typed that looks like such a place
 */
export function expectSound(table: EmulatedTable, inevitable?: string, typed?: string): void {
  const errors = table.errors();
  const isInevitable = inevitable !== undefined && errors[0]?.message.includes(inevitable) === true;
  expectSame(isInevitable ? errors.slice(1) : errors, []);
  expectSame(table.misuses(), []);
  expectSame(table.complaints(), []);
  for (const { text } of table.said()) {
    expectTrue(!text.includes(MISTAKE), text);
    const [place] = string.match(text, UNFILLED);
    expectTrue(place === undefined || place === typed, text);
  }
}
