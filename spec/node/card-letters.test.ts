import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lettering, widthOf } from "../../scripts/preview/cards/letters";

describe("the letters on the cards", () => {
  it("has a drawing for every letter and digit", () => {
    const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:'-/()+ ";
    assert.doesNotThrow(() => lettering(signs, { x: 0, y: 0, height: 1, colour: "#fff" }));
    assert.throws(() => lettering("€", { x: 0, y: 0, height: 1, colour: "#fff" }), /No drawing of "€"/);
  });

  it("knows how wide a line is", () => {
    assert.equal(widthOf("A"), 4 / 6);
    assert.equal(widthOf("AI"), (4 + 1.5) / 6);
  });
});
