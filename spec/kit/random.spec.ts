import { rollDie, seeded, shuffled } from "../../src/kit/data/random";
import { expectSame, expectTrue } from "../support/expect";

describe("the seeded generator", () => {
  it("draws the same numbers from the same seed and others from another", () => {
    const draw = (seed: number): number[] => {
      const random = seeded(seed);
      const rolls: number[] = [];
      for (let i = 0; i < 20; i++) rolls.push(rollDie(random, 20));
      return rolls;
    };
    expectSame(draw(7), draw(7));
    expectTrue(draw(7).join() !== draw(8).join());
  });

  it("rolls every face of a die about equally often", () => {
    const random = seeded(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const face = rollDie(random, 6);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    for (const count of counts) expectTrue(count > 850 && count < 1150, `a face came up ${count} times`);
  });

  it("shuffles without losing or doubling anything and leaves the given list alone", () => {
    const items = ["a", "b", "c", "d", "e"];
    const order = shuffled(seeded(3), items);
    expectSame(items, ["a", "b", "c", "d", "e"]);
    expectSame(order.length, 5);
    for (const item of items) expectTrue(order.includes(item));
  });
});
