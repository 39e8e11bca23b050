import type { EmulatedTable, Piece } from "../../src/emulator";
import type { Action, State } from "../../src/games/pokers-rogue-reckoning/state";
import { below, seeded, type Random } from "../../src/kit/random";
import { expectPresent, expectSame } from "../support/expect";
import { SCALE } from "../support/scale";
import {
  choicesOf,
  clickAction,
  deal,
  dragAction,
  expectPicture,
  expectUntold,
  makeGesture,
  mistakesOf,
  openReckoning,
  piece,
  playToTheEnd,
  reportOf,
  stateOf,
  waitForPeople,
} from "./pokers-rogue-reckoning";

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

/** Does something by hand that is no choice of the player's; everything goes back. */
function makeMistake(table: EmulatedTable, random: Random): void {
  const state = stateOf(table);
  const mistakes = mistakesOf(state);
  const mistake = mistakes[below(random, Math.max(1, mistakes.length))];
  if (mistake === undefined) return;
  makeGesture(table, state, mistake, table.player("White"));
  waitForPeople(table);
  expectSame(stateOf(table), state, "a mistake changed the game");
  expectPicture(table);
}

/** Any card that lies on its own, or any pile. */
function anyCard(table: EmulatedTable, random: Random): Piece {
  const pieces = table
    .objects()
    .filter(({ type, spawning }) => (type === "Card" || type === "Deck") && !spawning);
  return expectPresent(pieces[below(random, pieces.length)]);
}

/** A die that is thrown in every round, a die that counts, or one that lies in the tray as a rule (PRR-1.4). */
function anyDie(table: EmulatedTable, random: Random): Piece {
  const dice = ["white-1", "black-1", "red-1", "white-8"];
  return piece(table, dice[below(random, dice.length)] ?? "white-1");
}

/** Something that goes wrong at real tables; the game must not care. */
function doMischief(table: EmulatedTable, random: Random): void {
  const white = table.player("White");
  const lost = anyCard(table, random);
  switch (below(random, 9)) {
    case 0: {
      const before = table.checkpoint();
      table.seconds(below(random, 20) / 10);
      table.rewindTo(before);
      return;
    }
    case 1:
      table.faults.loses(lost);
      return;
    case 2:
      table.faults.loses(anyDie(table, random));
      return;
    case 3:
      table.load(table.save());
      return;
    case 4:
      table.faults.slowsSpawns(below(random, 30));
      return;
    case 5:
      handsOff(table, random);
      return;
    case 6:
      white.stands();
      table.seconds(1 + below(random, 10) / 10);
      white.sits("White");
      return;
    case 7:
      table.faults.cocks(piece(table, "white-1"));
      return;
    default:
      // A pile in a bag is given up: what of it comes out again is a second copy, and is taken away.
      putIntoBag(table, lost.type === "Card" ? lost : anyDie(table, random));
  }
}

/** White moves something while the table lets everybody do what they like. */
function handsOff(table: EmulatedTable, random: Random): void {
  const white = table.player("White");
  white.clicks("Hands off");
  table.seconds(1);
  // A click in the very moment in which the panel changes can meet another button.
  if (!reportOf(table).free) return;
  const moved = anyCard(table, random);
  white.drags(moved).to(36, -12);
  if (moved.type === "Card") white.flips(moved);
  white.clicks("Resume");
}

/** Somebody brings a bag. */
function bringBag(table: EmulatedTable): void {
  table.execute('spawnObject({type = "Bag", position = {40, 3, 0}})');
  table.seconds(1);
}

/** A script of somebody else's puts a piece into the bag. */
function putIntoBag(table: EmulatedTable, { guid }: Piece): void {
  const bag = expectPresent(table.objects().find(({ type }) => type === "Bag"));
  table.execute(`getObjectFromGUID("${bag.guid}").putObject(getObjectFromGUID("${guid}"))`);
  table.seconds(0.5);
}

/** The seeds of as many games as this run is to play. */
function seeds(): number[] {
  const list: number[] = [];
  for (let seed = 1; seed <= SCALE; seed++) list.push(seed);
  return list;
}

/** Takes some decisions at random, so that whatever the options allow is done; most of it no good player would do. */
function playAtRandom(table: EmulatedTable, act: typeof dragAction, random: Random, decisions: number): void {
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
      const byHand = (at: EmulatedTable, state: State, action: Action): void => {
        dragAction(at, state, action, 0, at.player("White"), below(random, 2));
      };
      const between = (): void => {
        expectUntold(table);
        if (below(random, 2) === 0) makeMistake(table, random);
      };
      playAtRandom(table, byHand, random, DECISIONS);
      playToTheEnd(table, byHand, { policy: "naive", seed, between });
    });

    it(`is played to its end although every step is taken back once (seed ${seed})`, () => {
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
      bringBag(table);
      deal(table, table.player("White"));
      const random = seeded(seed);
      const disturbed = (at: EmulatedTable, state: State, action: Action): void => {
        clickAction(at, state, action);
        if (below(random, 2) === 0) return;
        at.seconds(below(random, 30) / 10);
        doMischief(at, random);
      };
      playToTheEnd(table, disturbed, {
        policy: "naive",
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
