import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseBBCode, plainText } from "../../src/preview/page/shell/bbcode";
import { contrast, inkOn, readable, seatColour } from "../../src/preview/page/shell/colours";

describe("BBCode", () => {
  it("leaves plain text as it is", () => {
    assert.deepEqual(parseBBCode("Slay the Jack"), [{ text: "Slay the Jack", styles: [] }]);
    assert.deepEqual(parseBBCode(""), []);
  });

  it("sets styles until they end, in any case and in one another", () => {
    assert.deepEqual(parseBBCode("[b]one [I]two[/b] three[/i] four"), [
      { text: "one ", styles: ["b"] },
      { text: "two", styles: ["b", "i"] },
      { text: " three", styles: ["i"] },
      { text: " four", styles: [] },
    ]);
  });

  it("colours until [-], which gives back the colour before", () => {
    assert.deepEqual(parseBBCode("[F2C14E]gold [ff0000]red[-] gold[-] plain[-]"), [
      { text: "gold ", styles: [], colour: "#f2c14e" },
      { text: "red", styles: [], colour: "#ff0000" },
      { text: " gold", styles: [], colour: "#f2c14e" },
      { text: " plain", styles: [] },
    ]);
  });

  it("drops the transparency of a colour", () => {
    assert.deepEqual(parseBBCode("[11223344]x"), [{ text: "x", styles: [], colour: "#112233" }]);
  });

  it("keeps what is never closed to the end and ignores what was never opened", () => {
    assert.deepEqual(parseBBCode("[/b]a[u]b"), [
      { text: "a", styles: [] },
      { text: "b", styles: ["u"] },
    ]);
  });

  it("takes other brackets and markup for text", () => {
    const source = "[x] [12345] [b <img onerror=alert(1)>";
    assert.deepEqual(parseBBCode(source), [{ text: source, styles: [] }]);
  });

  it("finds addresses, without the punctuation after them", () => {
    assert.deepEqual(parseBBCode("see https://example.org/a?b=1, [b]http://example.org.[/b]"), [
      { text: "see ", styles: [] },
      { text: "https://example.org/a?b=1", styles: [], link: "https://example.org/a?b=1" },
      { text: ", ", styles: [] },
      { text: "http://example.org", styles: ["b"], link: "http://example.org" },
      { text: ".", styles: ["b"] },
    ]);
  });

  it("gives the text alone", () => {
    assert.equal(plainText("[b]Boss[/b] [FF0000]1[-]"), "Boss 1");
  });
});

describe("Colours of the preview's shell", () => {
  it("makes any colour readable and leaves alone what is", () => {
    for (const colour of ["#000000", "#7020a0", "#0000ff", "#ff0000", "#f2c14e"])
      assert.ok(contrast(readable(colour), "#0e161b") >= 4.5, colour);
    assert.equal(readable("#f2c14e"), "#f2c14e");
  });

  it("writes on every seat's colour with ink that can be read", () => {
    for (const seat of "White Brown Red Orange Yellow Green Teal Blue Purple Pink Grey Black".split(" "))
      assert.ok(contrast(inkOn(seatColour(seat)), seatColour(seat)) >= 4.5, seat);
  });

  it("measures contrast as WCAG does", () => {
    assert.equal(contrast("#000000", "#ffffff"), 21);
    assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
  });
});
