import type { EmulatedTable } from "../../../src/emulator";
import { fill } from "../../../src/kit/words/words";
import { english } from "../../support/english";

/** Two people who have played a game play another one: the second agrees. */
export function playAgain(table: EmulatedTable, first: string, second: string): void {
  const { SENTENCES } = english.table;
  // A button that has only just come takes no click.
  table.seconds(1);
  table.player(first).clicks(SENTENCES.rematch);
  table.seconds(1);
  table.player(second).clicks(fill(SENTENCES.rematchWith, { players: first }));
}
