import type { EmulatedTable } from "../../../src/emulator";
import { expectSame, expectTrue } from "../../support/expect";
import { everyText, sightOf } from "../../../src/emulator/sight";
import { expectOrder, expectWhole } from "./observer";
import { english, startOf } from "../../support/english";

/** What the start of every sentence is with which the table reports a bug. */
const MISTAKE = startOf(english.table.SENTENCES.mistake);

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
    expectWhole(text, "", typed);
  }
  for (const person of table.world.people)
    // The notes for the game master hold all texts of a board as they are stored.
    for (const text of person.color === "Black" ? [] : everyText(sightOf(table.world, person)))
      expectWhole(text, `${person.color} reads: `, typed);
  expectOrder(table, typed);
}
