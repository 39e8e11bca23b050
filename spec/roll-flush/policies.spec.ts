import { policies } from "../../src/games/roll-flush/policies";
import { bots } from "../../src/games/roll-flush/policies/levels";
import { worth } from "../../src/games/roll-flush/policies/worth";
import { rules } from "../../src/games/roll-flush/rules/rules";
import type { Action, Seen, SeenCard } from "../../src/games/roll-flush/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { isCard } from "../../src/kit/data/cards";
import type { Policy } from "../../src/kit/rules/policy";
import { seeded, type Random } from "../../src/kit/data/random";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { stateOf, type Given } from "./cases";

const sensible = expectPresent(policies["sensible"]);
const random = expectPresent(policies["random"]);
const strong = expectPresent(policies["strong"]);

/** Plays a game and answers who has won; a refused action fails. */
function winnersOf(players: readonly Policy<Seen, Action>[], chance: Random): number[] {
  const state = rules.start({}, players.length);
  let waiting = rules.waiting(state);
  while (waiting.kind !== "over") {
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, chance));
    else {
      const { seat, choices } = expectPresent(waiting.decisions[0]);
      const player = expectPresent(players[seat]);
      expectSame(rules.act(state, seat, player(rules.seen(state, seat), choices, chance)).kind, "done");
    }
    waiting = rules.waiting(state);
  }
  return waiting.result.winners;
}

function choiceIn(given: Given, policy = sensible): Action {
  const state = stateOf(given);
  const waiting = rules.waiting(state);
  const { seat, choices } = expectPresent(waiting.kind === "decisions" ? waiting.decisions[0] : undefined);
  return policy(rules.seen(state, seat), choices, seeded(1));
}

function hand(text: string): SeenCard[] {
  return text
    .split(" ")
    .filter((card) => isCard(card))
    .map((card) => ({ card, up: true }));
}

describe("The policies of Roll Flush", () => {
  it("sensible beats random in at least 90 of 100 games for two", () => {
    const chance = seeded(99);
    const games = 40 * SCALE;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const mine = game % 2;
      const players = mine === 0 ? [sensible, random] : [random, sensible];
      if (winnersOf(players, chance).includes(mine)) won++;
    }
    expectTrue(won >= 0.9 * games, `${won} of ${games} games won`);
  });
  it("strong beats sensible more often than not", () => {
    const chance = seeded(58);
    const games = 60 * SCALE;
    let won = 0;
    for (let game = 0; game < games; game++) {
      const mine = game % 2;
      const players = mine === 0 ? [strong, sensible] : [sensible, strong];
      if (winnersOf(players, chance).includes(mine)) won++;
    }
    expectTrue(won > 0.5 * games, `${won} of ${games} games won`);
  });
  it("strong does not know cards that are face down", () => {
    const hands = [
      ["2D", "4S", "TS"],
      ["(3D)", "9D", "9C"],
    ];
    const others = [
      ["2D", "4S", "TS"],
      ["(KS)", "9D", "9C"],
    ];
    for (const phase of ["turn", "push"]) {
      const given = { phase, slots: { "9": phase === "push" ? "JC*" : "JC", "7": "(2S)" } };
      const other = { phase, slots: { "9": phase === "push" ? "JC*" : "JC", "7": "(QD)" } };
      expectSame(choiceIn({ ...given, hands }, strong), choiceIn({ ...other, hands: others }, strong));
    }
  });
  it("strong declares with a good hand, waits with a poor one, and lays down the card that is missed least", () => {
    const good = ["(KD)", "KH", "KS", "4S", "4H"];
    expectSame(choiceIn({ hands: [good, ["(3D)"]] }, strong).kind, "score");
    expectSame(choiceIn({ hands: [["(2D)", "4H", "7S"], ["(3D)"]] }, strong).kind, "roll");
    const held = ["KS", "KH", "2D", "8S", "8H", "8D"];
    const keep = { phase: "keep", hands: [held, ["(3D)"]] };
    expectSame(choiceIn(keep, strong), { kind: "unmark", index: 2 });
  });
  it("strong thinks in many slices and decides in the end", () => {
    const state = stateOf({ hands: [["(2D)", "4H", "7S"], ["(3D)"]] });
    const waiting = rules.waiting(state);
    const { seat, choices } = expectPresent(waiting.kind === "decisions" ? waiting.decisions[0] : undefined);
    const { thinker } = expectPresent(bots.find(({ level }) => level === "expert"));
    const think = thinker(rules.seen(state, seat), choices, seeded(1));
    let slices = 1;
    while (think() === undefined) slices++;
    expectTrue(slices > 5 && slices < 100, `${slices} slices`);
  });
  it("all make only legal moves to the end with three and four seats", () => {
    const chance = seeded(5);
    for (let game = 0; game < 4; game++) {
      winnersOf([random, sensible, sensible], chance);
      winnersOf([sensible, random, strong, sensible], chance);
    }
  });
  it("sensible rolls with one tag and stops when a roll would bust more often than it helps", () => {
    expectSame(choiceIn({ phase: "push", slots: { "2": "2C*" }, used: [["swap"]] }).kind, "roll");
    const slots = { "6": "6C*", "7": "7C*", "8": "8C*", "9": "9C*", "5": "5C*" };
    expectSame(choiceIn({ phase: "push", slots, used: [["swap", "shift", "reroll"]] }).kind, "stop");
  });
  it("sensible saves a roll that busts with a token", () => {
    const slots = { "9": "9C*", "6": "KH*", "5": "KD*" };
    expectTrue(choiceIn({ phase: "rolled", dice: [4, 5], slots }).kind !== "accept");
    expectSame(
      choiceIn({ phase: "rolled", dice: [4, 5], slots, used: [["shift", "reroll"]] }).kind,
      "accept",
    );
  });
  it("sensible declares with a good hand and waits with a poor one", () => {
    const good = ["(KD)", "KH", "KS", "4S", "4H"];
    expectSame(choiceIn({ hands: [good, ["(3D)"]] }).kind, "score");
    expectTrue(choiceIn({ hands: [["(2D)", "4H", "7S"], ["(3D)"]] }).kind !== "score");
    expectSame(choiceIn({ phase: "join", hands: [["(2D)", "4H", "7S"], good] }).kind, "score");
    expectSame(choiceIn({ phase: "join", hands: [good, ["(2D)", "4H", "7S"]] }).kind, "pass");
  });
  it("sensible lays down the card that is missed least", () => {
    const held = ["KS", "KH", "2D", "8S", "8H", "8D"];
    expectSame(choiceIn({ phase: "keep", hands: [held, ["(3D)"]] }), { kind: "unmark", index: 2 });
    expectSame(choiceIn({ phase: "keep", hands: [["KS"], ["(3D)"]] }), { kind: "keep" });
  });
  it("sensible refreshes the token it uses most", () => {
    expectSame(choiceIn({ phase: "refresh", used: [["swap", "shift"]] }), {
      kind: "refresh",
      token: "shift",
    });
  });
  it("sensible does not know cards that are face down", () => {
    const given = { phase: "push", slots: { "9": "9C*" }, hands: [["2D"], ["(3D)"]] };
    expectSame(
      choiceIn(given),
      choiceIn({ ...given, hands: [["2D"], ["(KS)"]], slots: { "9": "9C*", "7": "(2S)" } }),
    );
  });
  it("the worth of a hand grows with what it makes", () => {
    const kinds = [
      "2S 9H KD",
      "2S 2H KD",
      "2S 2H KD KH",
      "2S 2H 2D 9H KD",
      "2S 4S 6S 8S TS",
      "2S 2H 2D KH KD",
    ];
    for (let i = 1; i < kinds.length; i++) {
      expectTrue(worth(hand(kinds[i] ?? ""), []) > worth(hand(kinds[i - 1] ?? ""), []), kinds[i]);
    }
    expectTrue(worth([{ up: false }], []) > worth([], []));
  });
});
