import { policies } from "../../src/games/cards-vs-dice/policies";
import { advisor } from "../../src/games/cards-vs-dice/policies/advisor";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import type { Action, Seen } from "../../src/games/cards-vs-dice/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy } from "../../src/kit/data/data";
import { thoughtOut, type Policy } from "../../src/kit/rules/policy";
import { seeded, type Random } from "../../src/kit/data/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { JSON_NULL } from "../vectors/values";
import { SLAIN, stateOf, TOUCHED, type Given } from "./cases";

const sensible = expectPresent(policies["sensible"]);
const foresighted = expectPresent(policies["foresighted"]);

/** Plays a game and says whether it was won; a refused action fails. */
function isWon(policy: Policy<Seen, Action>, random: Random): boolean {
  const state = rules.start({}, 1);
  let waiting = rules.waiting(state);
  while (waiting.kind !== "over") {
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
    else {
      const action = policy(rules.seen(state, 0), waiting.decisions[0]?.choices ?? [], random);
      expectSame(rules.act(state, 0, action).kind, "done");
    }
    waiting = rules.waiting(state);
  }
  return waiting.result.winners.length > 0;
}

function choiceIn(given: Given): Action {
  const state = stateOf(given);
  const waiting = rules.waiting(state);
  const choices = waiting.kind === "decisions" ? (waiting.decisions[0]?.choices ?? []) : [];
  return sensible(rules.seen(state, 0), choices, seeded(1));
}

const LAST: Given = {
  "1": { slain: true },
  "2": { slain: true },
  "3": { slain: true, van: JSON_NULL },
};

describe("The policies of Cards vs Dice", () => {
  it("sensible wins at least 40 of 100 games, and only makes legal moves", () => {
    const random = seeded(99);
    let won = 0;
    for (let game = 0; game < 600; game++) if (isWon(sensible, random)) won++;
    expectTrue(won >= 240, `${won} of 600 games won`);
  });
  it("random makes legal moves to the end", () => {
    const random = seeded(5);
    const policy = expectPresent(policies["random"]);
    for (let game = 0; game < 300; game++) isWon(policy, random);
  });
  it("sensible decides by what is seen: hidden cards change nothing", () => {
    const state = stateOf({});
    const other = copy(state);
    other.hidden = { spawn: [...state.hidden.spawn].reverse(), v3: "TD", v4: "TC" };
    const choices = [{ action: { kind: "end" } as const, rule: "" }];
    expectSame(
      sensible(rules.seen(state, 0), choices, seeded(1)),
      sensible(rules.seen(other, 0), choices, seeded(2)),
    );
  });
  it("sensible ends the battle when nothing is left to do", () => {
    expectSame(choiceIn({ mobs: SLAIN, ready: [], kingslayer: false }), { kind: "end" });
  });
  it("sensible throws its life only at the last boss, and only where that promises most", () => {
    const bosses = { ...LAST, "4": { dmg: 9, van: JSON_NULL } };
    const doomed = { mobs: SLAIN, ready: [], kingslayer: false, life: 1, bosses };
    expectSame(choiceIn(doomed), { kind: "fatal", boss: "b4" });
    expectSame(choiceIn({ ...doomed, ready: ["d4"] }), { kind: "face", target: "b4", weapon: "d4" });
    expectSame(choiceIn({ ...doomed, bosses: {} }), { kind: "end" });
  });
  it("sensible sends the Kingslayer at the last boss rather than risk the game", () => {
    const bosses = { ...LAST, "4": { van: JSON_NULL } };
    const given = { mobs: SLAIN, ready: ["d4"], life: 1, bosses };
    expectSame(choiceIn(given), { kind: "face", target: "b4", weapon: "ks" });
  });
  it("sensible uses the values of a Rage exactly", () => {
    const mobs = [
      { card: "5H", enraged: true },
      { card: "6H", slain: true },
      { card: "7H", slain: true },
    ];
    const rage = { d4: 3, d6: 5, d8: 1 };
    const bosses = { ...LAST, "4": { level: 0, van: JSON_NULL } };
    const given = { mobs, rage, ready: ["d4", "d6", "d8"], kingslayer: false, bosses };
    expectSame(choiceIn(given), { kind: "face", target: "m1", weapon: "d6" });
  });
  it("sensible pays for a Rage only for the last boss and with life to spare", () => {
    const bosses = { ...LAST, "4": { van: JSON_NULL } };
    expectSame(choiceIn({ phase: "rage" }), { kind: "calm" });
    expectSame(choiceIn({ phase: "rage", bosses }), { kind: "rage" });
    expectSame(choiceIn({ phase: "rage", bosses, life: 3 }), { kind: "calm" });
  });
  it("foresighted makes legal moves to the end", () => {
    const random = seeded(8);
    for (let game = 0; game < 4; game++) isWon(foresighted, random);
  });
  it("foresighted knows the exact chance of an attack and of what its roll leaves to do", () => {
    const bosses = { ...LAST, "4": { level: 3, van: JSON_NULL } };
    const state = stateOf({ mobs: SLAIN, ready: ["d4", "d20"], kingslayer: false, bosses });
    const { ranking } = thoughtOut(advisor(rules.seen(state, 0), []));
    // An Ascended boss has 4 hit points and kills unless it is slain: by 17 of 20, or 1 to 3 and then the rest with the d4 or, after
    // that, with the Fatal Strike.
    let chance = 17 / 20;
    for (let first = 1; first <= 3; first++) {
      for (let second = 1; second <= 4; second++)
        chance += (1 / 20) * (1 / 4) * Math.min(1, (9 + first + second) / 12);
    }
    const attacks = ranking.filter(({ action }) => action.kind === "face");
    expectSame(attacks.length, 2);
    for (const { value = 0 } of attacks) expectTrue(Math.abs(value - chance) < 1e-9, `${value}`);
  });
  it("sensible prefers a cleave to an attack on one of two fresh mobs", () => {
    expectSame(choiceIn({ mobs: ["2H", "3H", "4H"] }).kind, "cleave");
    const { mobs } = { mobs: TOUCHED };
    expectTrue(choiceIn({ mobs }).kind !== "cleave");
  });
});
