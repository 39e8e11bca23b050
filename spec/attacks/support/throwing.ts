import type { EmulatedTable, Piece } from "../../../src/emulator";
import { expectPresent, expectTrue } from "../../support/expect";
import { english } from "../../support/english";
import type { GameTable } from "../../table/game-table";
import { tries } from "./trying";

/** How long dice are in the air before somebody meddles with them, in seconds. */
const IN_THE_AIR = 0.4;
/** How long a throw may take, and how long the step after it, in seconds. */
export const THROW_TIME = 12;

/** A table whose dice have just been thrown. */
export interface Thrown {
  table: EmulatedTable;
  dice: Piece[];
  /** How many steps were on the record before. */
  steps: number;
}

/** Plays until dice are in the air. */
export function throwsDice<State, Action>(at: GameTable<State, Action>, seed: number): Thrown {
  const table = at.open({ seed });
  at.deal(table, table.player("White"));
  const decide = at.decider("random", seed);
  let found: Thrown | undefined;
  for (let decisions = 0; decisions < 80 && found === undefined; decisions++) {
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state), "the game is over before dice are thrown");
    at.take(table, decide(state, seat), seat);
    const before = at.reportOf(table).steps.length;
    const goesOn = (): boolean => {
      const { busy, steps, deciding } = at.reportOf(table);
      return busy === "rolling" || (busy === "" && steps.length > before && deciding.length > 0);
    };
    table.until(goesOn, 4);
    if (at.busyOf(table) === "rolling" && table.until(() => inTheAir(table).length > 0, 3)) {
      table.seconds(IN_THE_AIR);
      found = { table, dice: inTheAir(table), steps: at.reportOf(table).steps.length };
    } else at.waitForPeople(table);
  }
  return expectPresent(found, "no dice were thrown");
}

/** The step that a throw becomes. */
export function throwOf<State, Action>(at: GameTable<State, Action>, { table, steps }: Thrown): string {
  expectTrue(
    table.until(() => at.reportOf(table).steps.length > steps, THROW_TIME),
    "the throw does not count",
  );
  return expectPresent(at.reportOf(table).steps[steps]);
}

/** The dice that are neither locked nor at rest. */
export function inTheAir(table: EmulatedTable): Piece[] {
  return table
    .objects()
    .filter(({ type, state, resting }) => type === "Dice" && state.Locked !== true && !resting);
}

/** The dice that somebody may pick up. */
export function looseDice(table: EmulatedTable): Piece[] {
  return table.objects().filter(({ type, state }) => type === "Dice" && state.Locked !== true);
}

/** Another mod's script destroys a piece. */
export function destroys(table: EmulatedTable, { guid }: Piece): void {
  table.execute(`getObjectFromGUID("${guid}").destruct()`);
}

/** A table at which dice wait to be thrown by hand. */
export function waitingForHands<State, Action>(at: GameTable<State, Action>, seed: number): EmulatedTable {
  const table = at.open({ seed }, {}, { automation: "referee" });
  at.deal(table, table.player("White"));
  const decide = at.decider("random", seed);
  const waits = (): boolean => at.reportOf(table).byHand === "roll" && looseDice(table).length > 0;
  for (let turns = 0; turns < 160 && !waits(); turns++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (at.reportOf(table).byHand === "shuffle")
      for (const colour of ["White", "Blue"])
        tries(() => table.player(colour).clicks(english.table.SENTENCES.shuffleNow));
    else if (seat !== undefined && at.reportOf(table).busy === "") at.take(table, decide(state, seat), seat);
    table.until(waits, 2);
  }
  expectTrue(waits(), "no dice wait for hands");
  return table;
}
