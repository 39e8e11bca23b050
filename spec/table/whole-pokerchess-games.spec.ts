import type { EmulatedTable } from "../../src/emulator";
import { below, seeded } from "../../src/kit/data/random";
import { seeds } from "../support/scale";
import { pokerchess } from "./pokerchess";
import {
  bagsCard,
  handsOff,
  leavesAndComesBack,
  losesCard,
  makeMistake,
  playDisturbed,
  reloads,
  rewinds,
  slowsSpawns,
  type Mischief,
} from "./support/mischief";
import { opensPlayers } from "./support/hosting";
import { english } from "../support/english";

const {
  clickAction,
  deal,
  decidingSeat,
  dragAction,
  open: openPokerchess,
  piece,
  playToTheEnd,
  reportOf,
  stateOf,
} = pokerchess;

/** Few chips and few turns, so that a game ends soon; no clock, for time passes while things go wrong (PC-1.6). */
const SHORT = { startingChips: 8, turnLimit: 12, moveLimit: 0, battleLimit: 0 };
/** All that is not in the ordinary game. */
const MUCH_TO_DO = {
  ...SHORT,
  pawnDoubleStep: true,
  enPassant: true,
  castling: true,
  realMoney: true,
  postflopFirst: "defender",
};
/** Pieces that mischief picks from. */
const PRIZES = ["white-king", "black-pawn-d", "white-knight-b", "chess-board"];

/** What goes wrong. */
const MISCHIEF: readonly Mischief[] = [
  rewinds,
  losesCard,
  (table, random) => {
    table.faults.loses(piece(table, PRIZES[below(random, PRIZES.length)] ?? "white-king"));
  },
  reloads,
  slowsSpawns,
  handsOff((table) => reportOf(table).free),
  leavesAndComesBack("Blue"),
  bagsCard,
];

describe("a whole game of Pokerchess at the table", () => {
  for (const seed of seeds()) {
    it(`is played by two people to its end through the panel (seed ${seed})`, () => {
      const table = openPokerchess({ seed }, SHORT);
      deal(table, table.player("White"));
      playToTheEnd(table, clickAction, { policy: "sensible", seed });
    });

    it(`is played by hand to its end, mistakes included (seed ${seed})`, () => {
      const table = openPokerchess({ seed: 100 + seed }, MUCH_TO_DO);
      deal(table, table.player("White"));
      const random = seeded(seed);
      playToTheEnd(table, dragAction, {
        policy: "sensible",
        seed,
        between: () => {
          if (decidingSeat(stateOf(table)) === 0) makeMistake(pokerchess, table, random);
        },
      });
    });

    it(`is played by a team of two people and bots to its end (seed ${seed})`, () => {
      const table = openPokerchess({ seed: 200 + seed }, SHORT);
      const white = table.player("White");
      opensPlayers(table, white);
      for (let bot = 0; bot < 2; bot++) {
        white.clicks(english.table.SENTENCES.addBot);
        table.seconds(0.5);
      }
      deal(table, white);
      playToTheEnd(table, clickAction, { policy: "sensible", seed });
    });

    it(`is played to its end although things go wrong at every step (seed ${seed})`, () => {
      const table: EmulatedTable = openPokerchess({ seed: 300 + seed }, SHORT);
      playDisturbed(pokerchess, table, { policy: "sensible", seed, kinds: MISCHIEF });
    });
  }
});
