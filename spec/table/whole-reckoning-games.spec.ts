import type { EmulatedTable, Piece } from "../../src/emulator";
import type { Action, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { expectSame } from "../support/expect";
import { seeds } from "../support/scale";
import { expectUntold, reckoning } from "./pokers-rogue-reckoning";
import {
  bagsCard,
  byHand,
  handsOff,
  losesCard,
  makeMistake,
  playDisturbed,
  putIntoBag,
  reloads,
  rewinds,
  slowsSpawns,
  standsUp,
  type Mischief,
} from "./support/mischief";

const {
  choicesOf,
  clickAction,
  deal,
  expectPicture,
  open: openReckoning,
  piece,
  playToTheEnd,
  reportOf,
  stateOf,
  waitForPeople,
} = reckoning;

/** Little to begin with, so that a game ends soon (PRR-19). */
const SHORT = { startHp: 6, startAtk: 1 };
/** Totals of dice, nine rooms, all that can be bought, and whatever goes back into the deck (PRR-19). */
const MUCH_TO_DO = {
  ...SHORT,
  combat: "points",
  grid: "3x3",
  startMoney: 24,
  bribe: true,
  pill: true,
  flee: "free",
  lateEquip: true,
  abilitiesOutsideCombat: true,
  reshuffle: true,
  recycleMoney: true,
  recycleItems: true,
};
/** How many decisions are taken at random before somebody plays to win. */
const DECISIONS = 12;
/** Somebody who plays, somebody who sits beside, and a spectator. */
const PEOPLE = [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }];

/** A die that is thrown in every round, a die that counts, or one that is in the tray as a rule (PRR-1.4). */
function anyDie(table: EmulatedTable, random: Random): Piece {
  const dice = ["white-1", "black-1", "red-1", "white-8"];
  return piece(table, dice[below(random, dice.length)] ?? "white-1");
}

/** What goes wrong. */
const MISCHIEF: readonly Mischief[] = [
  rewinds,
  losesCard,
  (table, random) => {
    table.faults.loses(anyDie(table, random));
  },
  reloads,
  slowsSpawns,
  handsOff((table) => reportOf(table).free),
  standsUp,
  (table) => {
    table.faults.cocks(piece(table, "white-1"));
  },
  bagsCard,
  (table, random) => {
    putIntoBag(table, anyDie(table, random));
  },
];

/** Takes some decisions at random, so that whatever the options allow is done; most of it no good player would do. */
function playAtRandom(
  table: EmulatedTable,
  act: typeof clickAction,
  random: Random,
  decisions: number,
): void {
  for (let i = 0; i < decisions; i++) {
    const state = stateOf(table);
    const choices = choicesOf(state);
    const choice = choices[below(random, Math.max(1, choices.length))];
    if (choice === undefined) return;
    act(table, state, choice.action);
    waitForPeople(table, 120);
    expectPicture(table);
  }
}

describe("a whole game of Poker's Rogue Reckoning at the table", () => {
  for (const seed of seeds()) {
    it(`PRR-3.5: is played to its end through the panel, on a sparse deck (seed ${seed})`, () => {
      const table = openReckoning({ seed: 9 + seed, cockedChance: 0.05 }, { ...SHORT, shuffle: "sparse" });
      deal(table, table.player("White"));
      playToTheEnd(table, clickAction, { policy: "naive", seed });
    });

    it(`is played to its end by hand, mistakes included (seed ${seed})`, () => {
      const table = openReckoning({ seed: 100 + seed, players: PEOPLE }, MUCH_TO_DO);
      deal(table, table.player("White"));
      const random = seeded(seed);
      const act = byHand(reckoning, random);
      const between = (): void => {
        expectUntold(table);
        if (below(random, 2) === 0) makeMistake(reckoning, table, random);
      };
      playAtRandom(table, act, random, DECISIONS);
      playToTheEnd(table, act, { policy: "naive", seed, between });
    });

    it(`is played to its end although every step is undone once (seed ${seed})`, () => {
      const table = openReckoning({ seed: 204 + seed }, SHORT);
      deal(table, table.player("White"));
      const random = seeded(seed);
      const twice = (at: EmulatedTable, state: State, action: Action): void => {
        const before = at.checkpoint();
        clickAction(at, state, action);
        at.seconds(below(random, 30) / 10);
        at.rewindTo(before);
        waitForPeople(at);
        expectSame(stateOf(at), state, "the rewind leads to another state");
        clickAction(at, state, action);
      };
      playToTheEnd(table, twice, { policy: "naive", seed });
    });

    it(`is played to its end although things go wrong at every step (seed ${seed})`, () => {
      const table = openReckoning({ seed: 301 + seed }, SHORT);
      playDisturbed(reckoning, table, { policy: "naive", seed, kinds: MISCHIEF });
    });
  }
});
