import { cleaveOdds, faceOffOdds, fatalOdds } from "../../src/games/cards-vs-dice/rules/odds";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { SIDES, WEAPONS, type Action, type State } from "../../src/games/cards-vs-dice/rules/state";
import { copy } from "../../src/kit/data/data";
import { expectNear } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import { roll, stateOf, TOUCHED, type Given } from "./cases";

/** In what share of its die's faces an attack leads to what is asked for. */
function counted(state: State, action: Action, sides: number, holds: (after: State) => boolean): number {
  let count = 0;
  for (let face = 1; face <= sides; face++) {
    const after = copy(state);
    rules.act(after, 0, action);
    if (after.phase.kind === "roll") roll(after, face);
    if (holds(after)) count++;
  }
  return count / sides;
}

const STATES: readonly Given[] = [
  { mobs: ["5H", "2H", "TH"] },
  {
    mobs: [
      { card: "9H", dmg: 4 },
      { card: "7H", enraged: true },
      { card: "TH", enraged: true, dmg: 6 },
    ],
  },
  { mobs: ["5H", { card: "3H", enraged: true }, "8H"], rage: { d4: 3, d6: 5, d8: 8, d10: 2, d20: 17 } },
];

describe("The odds", () => {
  it("of a face-off against a mob are those of counting the faces", () => {
    for (const given of STATES) {
      const state = stateOf(given);
      for (const target of ["m1", "m2", "m3"] as const) {
        for (const weapon of WEAPONS) {
          const action: Action = { kind: "face", target, weapon };
          const odds = faceOffOdds(state, target, weapon);
          const chance = (holds: (after: State) => boolean): number =>
            counted(state, action, SIDES[weapon], holds);
          const isSlain = (after: State): boolean =>
            after.mobs[target].kind === "mob" && after.mobs[target].slain;
          const isMissed = (after: State): boolean => after.dice[weapon].kind === "missed";
          expectNear(odds.slay, chance(isSlain), 1e-9);
          expectNear(odds.miss, chance(isMissed), 1e-9);
          expectNear(
            odds.wound,
            chance((after) => !isSlain(after) && !isMissed(after)),
            1e-9,
          );
        }
      }
    }
  });
  it("of an attack on a boss or a vanguard are those of counting the faces", () => {
    const state = stateOf({
      mobs: TOUCHED,
      bosses: { "1": { level: 1, dmg: 2 }, "3": { van: { card: "9S", up: true, dmg: 3 } } },
    });
    for (const weapon of WEAPONS) {
      const boss = counted(
        state,
        { kind: "face", target: "b1", weapon },
        SIDES[weapon],
        (after) => after.bosses.b1.slain,
      );
      expectNear(faceOffOdds(state, "b1", weapon).slay, boss, 1e-9);
      const vanguard = counted(state, { kind: "face", target: "v3", weapon }, SIDES[weapon], (after) => {
        const { v3 } = after.vanguards;
        return v3.kind === "faceUp" && v3.slain;
      });
      expectNear(faceOffOdds(state, "v3", weapon).slay, vanguard, 1e-9);
    }
    expectNear(faceOffOdds(state, "b1", "ks").slay, 0.9, 1e-9);
    expectNear(faceOffOdds(state, "b1", "ks").miss, 0.1, 1e-9);
    expectNear(faceOffOdds(state, "m1", "ks").slay, 1, 1e-9);
    const fatal = counted(state, { kind: "fatal", boss: "b1" }, SIDES.life, (after) => after.bosses.b1.slain);
    expectNear(fatalOdds(state, "b1"), fatal, 1e-9);
  });
  it("of a cleave are those of counting the faces", () => {
    for (const mobs of [
      ["2H", "3H"],
      ["5H", "6H"],
      ["TH", "TD"],
    ]) {
      for (const rage of [JSON_NULL, { d4: 4, d6: 5, d8: 5, d10: 10, d20: 20 }]) {
        const state = stateOf({ mobs, rage });
        for (const weapon of WEAPONS) {
          const action: Action = { kind: "cleave", first: "m1", second: "m2", weapon };
          const both = counted(state, action, SIDES[weapon], (after) => after.dice[weapon].kind === "cleft");
          expectNear(cleaveOdds(state, "m1", "m2", weapon), both, 1e-9);
        }
        expectNear(cleaveOdds(state, "m1", "m2", "ks"), 1, 1e-9);
      }
    }
  });
});
