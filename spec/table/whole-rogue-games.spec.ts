import { seeded } from "../../src/kit/data/random";
import { seeds } from "../support/scale";
import { expectUntold, rogue } from "./rogue-solitaire";
import {
  bagsCard,
  byHand,
  handsOff,
  losesCard,
  makeMistake,
  playDisturbed,
  reloads,
  rewinds,
  slowsSpawns,
  standsUp,
  type Mischief,
} from "./support/mischief";

const { clickAction, deal, open: openRogue, playToTheEnd, reportOf } = rogue;

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

/** What goes wrong. */
const MISCHIEF: readonly Mischief[] = [
  rewinds,
  losesCard,
  losesCard,
  reloads,
  slowsSpawns,
  handsOff((table) => reportOf(table).free),
  standsUp,
  bagsCard,
];

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
      const act = byHand(rogue, random);
      playToTheEnd(table, act, {
        policy: "sensible",
        seed,
        between: () => {
          expectUntold(table);
          makeMistake(rogue, table, random);
        },
      });
    });

    it(`is played to its end although things go wrong at every step (seed ${seed})`, () => {
      const table = openRogue({ seed: 200 + seed }, TWO_FLOORS);
      playDisturbed(rogue, table, { policy: "sensible", seed, kinds: MISCHIEF });
    });
  }
});
