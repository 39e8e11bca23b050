import type { EmulatedTable } from "../../src/emulator";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { expectSame } from "../support/expect";
import { seeds } from "../support/scale";
import { rollFlushTable } from "./roll-flush";
import { leavesAndComesBack, rewinds } from "./support/mischief";
import { freesHands, opensPlayers } from "./support/hosting";
import { english } from "../support/english";

const {
  clickAction,
  deal,
  decidingSeat,
  dragAction,
  open: openRollFlush,
  piece,
  playToTheEnd,
  reportOf,
  stateOf,
  waitForPeople,
} = rollFlushTable;

/** Few points, so that a game ends soon. */
const SHORT = { target: 4 };
/** Pieces that mischief picks from. */
const PRIZES = ["die1", "pawn1", "answer1", "swap1", "pile:deck"];

const blueLeaves = leavesAndComesBack("Blue");

/** Something that goes wrong at real tables; the game must not care. */
function doMischief(table: EmulatedTable, random: Random): void {
  const white = table.player("White");
  const state = stateOf(table);
  const slot = state.slots[below(random, state.slots.length)];
  const card = slot?.kind === "card" ? slot.card : "die2";
  switch (below(random, 9)) {
    case 0:
      rewinds(table, random);
      return;
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
      freesHands(table, white);
      table.seconds(1 + below(random, 10) / 10);
      white.clicks(english.table.SENTENCES.handsOn);
      return;
    case 7:
      blueLeaves(table, random);
      return;
    default:
      actOutOfTurn(table);
  }
}

/** Somebody whose turn it is not rolls a die by hand. */
function actOutOfTurn(table: EmulatedTable): void {
  const { seats } = reportOf(table);
  const seat = decidingSeat(stateOf(table));
  const other = seats.find((tableSeat, at) => at !== seat && tableSeat.player !== undefined);
  if (other?.player === undefined) return;
  table.execute(`rehearsal.takeAction("${other.player}", {kind = "roll"})`, piece(table, "board"));
}

describe("a whole game of Roll Flush at the table", () => {
  for (const seed of seeds()) {
    it(`is played by two people to its end through the panel (seed ${seed})`, () => {
      const table = openRollFlush({ seed }, SHORT);
      deal(table, table.player("White"));
      playToTheEnd(table, clickAction, { policy: "sensible", seed });
    });

    it(`is played by two people and a bot to its end by hand (seed ${seed})`, () => {
      const table = openRollFlush({ seed: 100 + seed }, SHORT);
      opensPlayers(table, table.player("White"));
      table.player("White").clicks(english.table.SENTENCES.addBot);
      table.seconds(0.5);
      deal(table, table.player("White"));
      playToTheEnd(table, dragAction, { policy: "sensible", seed });
    });

    it(`is played by four to its end although things go wrong at every step (seed ${seed})`, () => {
      const table = openRollFlush({ seed: 200 + seed, cockedChance: 0.1 }, SHORT);
      const white = table.player("White");
      opensPlayers(table, white);
      for (let bot = 0; bot < 2; bot++) {
        white.clicks(english.table.SENTENCES.addBot);
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
