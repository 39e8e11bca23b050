import type { EmulatedTable, Piece } from "../../src/emulator";
import type { Action, State } from "../../src/games/rogue-solitaire/state";
import { below, seeded, type Random } from "../../src/kit/random";
import { expectPresent, expectSame } from "../support/expect";
import { SCALE } from "../support/scale";
import {
  clickAction,
  deal,
  dragAction,
  expectPicture,
  expectUntold,
  makeGesture,
  mistakesOf,
  openRogue,
  playToTheEnd,
  reportOf,
  stateOf,
  waitForPeople,
} from "./rogue-solitaire";

/** Hit points enough to see a floor cleared and the next one begun. */
const TWO_FLOORS = { targetFloors: 2, startJokers: 8 };
/** Every option that asks more of hands, or hides again what lay open (RS-12). */
const MUCH_TO_DO = {
  ...TWO_FLOORS,
  diagonal: true,
  aidOnWin: true,
  aceKeep: "optional",
  revealedOnClear: "flipDown",
};
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
function anyPiece(table: EmulatedTable, random: Random): Piece {
  const pieces = table
    .objects()
    .filter(({ type, spawning }) => (type === "Card" || type === "Deck") && !spawning);
  return expectPresent(pieces[below(random, pieces.length)]);
}

/** Something that goes wrong at real tables; the game must not care. */
function doMischief(table: EmulatedTable, random: Random): void {
  const white = table.player("White");
  const lost = anyPiece(table, random);
  switch (below(random, 8)) {
    case 0: {
      const before = table.checkpoint();
      table.seconds(below(random, 20) / 10);
      table.rewindTo(before);
      return;
    }
    case 1:
    case 2:
      table.faults.loses(lost);
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
    default:
      // A pile in a bag is given up: what of it comes out again is a second copy, and is taken away.
      if (lost.type === "Card") putIntoBag(table, lost);
  }
}

/** White moves something while the table lets everybody do what they like. */
function handsOff(table: EmulatedTable, random: Random): void {
  const white = table.player("White");
  white.clicks("Hands off");
  table.seconds(1);
  // A click in the very moment in which the panel changes can meet another button.
  if (!reportOf(table).free) return;
  const moved = anyPiece(table, random);
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

describe("a whole game of Rogue: The Solitaire-Like at the table", () => {
  for (const seed of seeds()) {
    it(`is played to its end through the panel (seed ${seed})`, () => {
      const table = openRogue({ seed });
      deal(table, table.player("White"));
      playToTheEnd(table, clickAction, { policy: "sensible", seed });
    });

    it(`is played to its end by hand, mistakes included (seed ${seed})`, () => {
      const table = openRogue({ seed: 100 + seed, players: PEOPLE }, MUCH_TO_DO);
      deal(table, table.player("White"));
      const random = seeded(seed);
      const byHand = (at: EmulatedTable, state: State, action: Action): void => {
        dragAction(at, state, action, 0, at.player("White"), below(random, 2));
      };
      playToTheEnd(table, byHand, {
        policy: "sensible",
        seed,
        between: () => {
          expectUntold(table);
          makeMistake(table, random);
        },
      });
    });

    it(`is played to its end although things go wrong at every step (seed ${seed})`, () => {
      const table = openRogue({ seed: 200 + seed }, TWO_FLOORS);
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
