import { worthAsking } from "../../src/games/pokers-rogue-reckoning/policies/worth-asking";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { awaited } from "../../src/kit/rules/choices";
import type { Worth } from "../../src/kit/game/worth";
import { expectPresent, expectSame } from "../support/expect";
import { act, down, inCombat, look, rolled, stateOf, up, type Given } from "./cases";

/** What each kind of choice is worth, in the order of the choices. */
function worthsIn(state: State): [string, Worth][] {
  const waiting = rules.waiting(state);
  const decisions = waiting.kind === "decisions" ? waiting.decisions : [];
  const { choices } = expectPresent(awaited(decisions));
  const worths = worthAsking(rules.seen(state, 0), choices);
  return choices.map(({ action }, place) => [action.kind, expectPresent(worths[place])]);
}

function worthsOf(given: Given): [string, Worth][] {
  return worthsIn(stateOf(given));
}

describe("What is worth a question in Poker's Rogue Reckoning", () => {
  it("PRR-4.2 one of the face-down rooms, and what is for sale", () => {
    const rooms = [down("S5"), down("JH"), up("H7"), down("D3")];
    expectSame(worthsOf({ state: { phase: "explore", money: 9, rooms } }), [
      ["reveal", "asked"],
      ["reveal", "alike"],
      ["buy", "asked"],
      ["reveal", "alike"],
    ]);
  });

  it("PRR-7.3 as many HP as heal, and money only where it can be kept", () => {
    const found = (hp: number, money: number): [string, Worth][] => {
      const state = stateOf({ state: { phase: "explore", hp, money, rooms: [down("D5"), down("JH")] } });
      act(state, { type: "reveal", room: 0 });
      if (rules.waiting(state).kind === "chance") look(state);
      return worthsIn(state);
    };
    const amounts: [string, Worth][] = [
      ["hp", "alike"],
      ["hp", "alike"],
      ["hp", "asked"],
    ];
    expectSame(found(2, 3), [["money", "asked"], ...amounts]);
    expectSame(found(2, 24), [["money", "alike"], ...amounts]);
    expectSame(found(11, 3)[1], ["hp", "asked"]);
  });

  it("PRR-5.4 a drink only where it heals, and only when the next blow would kill", () => {
    const postRoll = (hp: number, white: number[], black: number[]): [string, Worth][] =>
      worthsOf({ state: inCombat("postRoll", { hp, hand: ["H2"], roll: rolled(white, black) }) });
    expectSame(postRoll(12, [1, 2], [6, 6])[1], ["heal", "alike"]);
    expectSame(postRoll(3, [1, 2], [6, 6])[1], ["heal", "canWait"]);
    expectSame(postRoll(1, [1, 2], [6, 6])[1], ["heal", "asked"]);
    expectSame(postRoll(1, [6, 6], [1, 2])[1], ["heal", "canWait"]);
    expectSame(worthsOf({ state: inCombat("preRoll", { hp: 1, hand: ["H2"] }) })[1], ["heal", "canWait"]);
    const before = worthsOf({ state: inCombat("prep", { hp: 1, hand: ["H2"] }) });
    expectSame(before, [
      ["fight", "asked"],
      ["heal", "asked"],
    ]);
  });

  it("PRR-13.2 an ability after a roll that does not hit, or before the last blow if it outlasts the fight", () => {
    const ability = (phase: string, state: Record<string, unknown>): Worth | undefined =>
      worthsOf({ state: inCombat(phase, state) }).find(([kind]) => kind === "ability")?.[1];
    const hits = { roll: rolled([6, 6], [1, 2]) };
    const misses = { roll: rolled([1, 2], [6, 6]) };
    for (const hand of [["S4"], ["H3"], ["S9"]]) {
      const fight = { hp: 6, hand, enemy: { card: "JH", hp: 6 } };
      expectSame(ability("postRoll", { ...fight, ...hits }) ?? "canWait", "canWait", hand.join());
      expectSame(ability("postRoll", { ...fight, ...misses }) ?? "asked", "asked", hand.join());
      expectSame(ability("preRoll", fight) ?? "canWait", "canWait", hand.join());
    }
  });
});
