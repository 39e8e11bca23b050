import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readParameters, withGame } from "../../src/preview/page/parameters";

describe("the page's parameters", () => {
  it("name the game and the save to open, or leave both open", () => {
    assert.equal(readParameters("?game=roll-flush").game, "roll-flush");
    const silent = readParameters("");
    assert.deepEqual([silent.game, silent.save], [undefined, undefined]);
    assert.equal(readParameters("?save=moment.json").save, "moment.json");
  });

  it("pass over what makes no sense", () => {
    const { seed, speed } = readParameters("?seed=-4&speed=fast");
    assert.ok(Number.isSafeInteger(seed) && seed >= 0);
    assert.equal(speed, 1);
  });

  it("are kept when another game is chosen, but for the save of this one", () => {
    const search = withGame("?seed=3&game=cards-vs-dice&save=moment.json&speed=8", "roll-flush");
    const { seed, game, save, speed } = readParameters(search);
    assert.deepEqual({ seed, game, save, speed }, { seed: 3, game: "roll-flush", save: undefined, speed: 8 });
  });
});
