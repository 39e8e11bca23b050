import type { EmulatedTable } from "../../src/emulator";
import { below, seeded, type Random } from "../../src/kit/random";
import { expectSame } from "../support/expect";
import { SCALE } from "../support/scale";
import {
  clickAction,
  deal,
  decidingSeat,
  dragAction,
  openRollFlush,
  piece,
  playToTheEnd,
  reportOf,
  stateOf,
  waitForPeople,
} from "./roll-flush";

/** Few points, so that a game ends soon. */
const SHORT = { target: 4 };
/** Pieces that mischief picks from. */
const PRIZES = ["die1", "pawn1", "answer1", "swap1", "pile:deck"];

/** Something that goes wrong at real tables; the game must not care. */
function doMischief(table: EmulatedTable, random: Random): void {
  const white = table.player("White");
  const state = stateOf(table);
  const slot = state.slots[below(random, state.slots.length)];
  const card = slot?.kind === "card" ? slot.card : "die2";
  switch (below(random, 9)) {
    case 0: {
      const before = table.checkpoint();
      table.seconds(below(random, 20) / 10);
      table.rewindTo(before);
      return;
    }
    case 1:
      table.faults.loses(piece(table, PRIZES[below(random, PRIZES.length)] ?? "die1"));
      return;
    case 2:
      table.faults.loses(piece(table, card));
      return;
    case 3:
      table.load(table.save());
      return;
    case 4:
      table.faults.cocks(piece(table, "die1"));
      return;
    case 5:
      table.faults.slowsSpawns(below(random, 30));
      return;
    case 6:
      white.clicks("Hands off");
      table.seconds(1 + below(random, 10) / 10);
      white.clicks("Resume");
      return;
    case 7:
      leaveAndComeBack(table, random);
      return;
    default:
      actOutOfTurn(table);
  }
}

/** Blue stands up, a computer stands in or nobody does, and Blue is back. */
function leaveAndComeBack(table: EmulatedTable, random: Random): void {
  const blue = table.player("Blue");
  blue.stands();
  table.seconds(1);
  if (below(random, 2) === 0) table.player("White").clicks("Wait for Blue");
  table.seconds(below(random, 10) / 10);
  blue.sits("Blue");
  table.seconds(1);
}

/** Somebody whose turn it is not rolls a die by hand. */
function actOutOfTurn(table: EmulatedTable): void {
  const { chairs } = reportOf(table);
  const seat = decidingSeat(stateOf(table));
  const other = chairs.find((chair, at) => at !== seat && chair.player !== undefined);
  if (other?.player === undefined) return;
  table.execute(`takeAction({colour = "${other.player}", action = {kind = "roll"}})`, piece(table, "board"));
}

/** The seeds of as many games as this run is to play. */
function seeds(): number[] {
  const list: number[] = [];
  for (let seed = 1; seed <= SCALE; seed++) list.push(seed);
  return list;
}

describe("a whole game of Roll Flush at the table", () => {
  for (const seed of seeds()) {
    it(`is played by two people to its end through the panel (seed ${seed})`, () => {
      const table = openRollFlush({ seed }, SHORT);
      deal(table, table.player("White"));
      playToTheEnd(table, clickAction, { policy: "sensible", seed });
    });

    it(`is played by two people and a computer to its end by hand (seed ${seed})`, () => {
      const table = openRollFlush({ seed: 100 + seed }, SHORT);
      table.player("White").clicks("Add a computer player");
      table.seconds(0.5);
      deal(table, table.player("White"));
      playToTheEnd(table, dragAction, { policy: "sensible", seed });
    });

    it(`is played by four to its end although things go wrong at every step (seed ${seed})`, () => {
      const table = openRollFlush({ seed: 200 + seed, cockedChance: 0.1 }, SHORT);
      const white = table.player("White");
      for (let computer = 0; computer < 2; computer++) {
        white.clicks("Add a computer player");
        table.seconds(0.5);
      }
      deal(table, white);
      const random = seeded(seed);
      playToTheEnd(table, clickAction, {
        policy: "sensible",
        seed,
        between: () => {
          const before = stateOf(table);
          doMischief(table, random);
          waitForPeople(table, 120);
          expectSame(stateOf(table), before, "the mischief changed the game");
        },
      });
    });
  }
});
