import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cardPictures } from "../../scripts/preview/cards/faces";
import { FULL_DECK } from "../../src/kit/data/cards";
import { builtInCard } from "../../src/preview/page/bodies/cards/numbers";
import { cardId } from "../../src/tts/object-data";

describe("the preview's playing cards", () => {
  it("bear the numbers that the save gives them", () => {
    for (const card of FULL_DECK) assert.equal(builtInCard(cardId(card)), card);
  });

  it("are 52, and a joker", () => {
    const numbers = Array.from({ length: 52 }, (_, number) => number);
    assert.equal(new Set(numbers.map(builtInCard)).size, 52);
    assert.equal(builtInCard(52), "joker");
    for (const number of [-1, 53, 2309]) assert.equal(builtInCard(number), undefined);
  });

  it("each have a picture of their own", () => {
    const pictures = cardPictures();
    for (let number = 0; number <= 52; number++)
      assert.match(pictures.get(builtInCard(number) ?? "") ?? "", /^<svg .*<\/svg>$/, String(number));
    assert.ok(pictures.has("back"));
    assert.equal(new Set(pictures.values()).size, 54);
  });
});
