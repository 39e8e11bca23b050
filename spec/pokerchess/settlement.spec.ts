import { below, seeded } from "../../src/kit/data/random";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { settleKing, shareEqually, shareSpoils } from "../../src/games/pokerchess/rules/teams/chips";
import { expectSame, expectTrue } from "../support/expect";
import { formed } from "./people";

function sum(chips: readonly number[]): number {
  let total = 0;
  for (const count of chips) total += count;
  return total;
}

describe("PC-12.16 the spoils", () => {
  it("all of the General's chips go to the General, half of the others' to everybody in equal shares (R41)", () => {
    expectSame(shareSpoils([8, 12, 12], [16, 16]), { losers: [0, 6, 6], winners: [30, 22] });
  });
  it("losers keep the odd chip (R40)", () => {
    expectSame(shareSpoils([0, 7, 1], [10]), { losers: [0, 4, 1], winners: [13] });
  });
  it("the remainder of the pool goes in roster order, one each (R42)", () => {
    expectSame(shareSpoils([1, 6, 4], [0, 0, 0]), { losers: [0, 3, 2], winners: [3, 2, 1] });
  });
  it("in a game of two the winner gets all (PC-9.4, R33)", () => {
    expectSame(shareSpoils([20], [44]), { losers: [0], winners: [64] });
  });
  it("loses no chip, and never takes more than half of a member's", () => {
    const random = seeded(1216);
    for (let round = 0; round < 200; round++) {
      const chips = (count: number): number[] => {
        const list: number[] = [];
        for (let i = 0; i < count; i++) list.push(below(random, 40));
        return list;
      };
      const losers = chips(1 + below(random, 4));
      const winners = chips(1 + below(random, 4));
      const after = shareSpoils(losers, winners);
      expectSame(sum(after.losers) + sum(after.winners), sum(losers) + sum(winners));
      expectSame(after.losers[0], 0);
      for (const [place, before] of losers.entries()) {
        if (place > 0) expectTrue((after.losers[place] ?? 0) * 2 >= before);
      }
    }
  });
  it("go by roster order, not by seat, and are told where they change", () => {
    const state = formed([
      [3, 0],
      [2, 1, 4],
    ]);
    state.stacks = [5, 9, 6, 10, 0];
    const events: Event[] = [];
    settleKing(state, "black", events);
    // The General at seat 2 hands over 6; 4 of seat 1 go half and half.
    expectSame(state.stacks, [7, 5, 0, 18, 0]);
    expectSame(
      events.map((event) => (event.kind === "settled" ? [event.seat, event.chips] : [])),
      [
        [2, 0],
        [1, 5],
        [3, 18],
        [0, 7],
      ],
    );
  });
});

describe("PC-12.19 sharing", () => {
  it("happens in a team all of whose members want it, the remainder in roster order", () => {
    const state = formed([
      [3, 0],
      [2, 1, 4],
    ]);
    state.stacks = [5, 9, 6, 10, 0];
    state.sharing = [true, false, true, true, true];
    const events: Event[] = [];
    shareEqually(state, events);
    expectSame(state.stacks, [7, 9, 6, 8, 0]);
    state.sharing[1] = true;
    shareEqually(state, events);
    expectSame(state.stacks, [7, 5, 5, 8, 5]);
  });
});
