import { isWiderThan, textWidth } from "../../src/kit/data/text-width";
import { expectSame } from "../support/expect";

describe("the width of a text", () => {
  it("is the number of letters where they are Latin, whatever their accents", () => {
    expectSame(textWidth(""), 0);
    expectSame(textWidth("Kill 85 %?"), 10);
    expectSame(textWidth("Würfle größer"), 13);
    expectSame(textWidth("¿Qué añadís? ¡Ÿ!"), 16);
    expectSame(textWidth("sœur – l’été…"), 13);
  });

  it("counts a suit and a sign of the panel as a letter", () => {
    expectSame(textWidth("10♥ ♠♦♣"), 7);
    expectSame(textWidth("A− ► „a“ · ×"), 12);
  });

  it("counts two for a character as wide as two", () => {
    expectSame(textWidth("攻击红心8（小怪3）"), 18);
    expectSame(textWidth("击杀85%。"), 9);
    expectSame(textWidth("？?"), 3);
    expectSame(textWidth("\n上\n"), 4);
  });

  it("counts what is beyond the basic plane the same in both encodings", () => {
    expectSame(textWidth("🎲"), 4);
  });

  it("can be compared without measuring it to the end", () => {
    const texts = [
      "",
      "a",
      "é",
      "上",
      "ab",
      "éé",
      "上a",
      "abcd",
      "ab上",
      "上上",
      "♥♥♥♥",
      "上上上",
      "abcdefghijklmnop",
    ];
    for (const text of texts)
      for (let width = 0; width < 18; width++)
        expectSame(isWiderThan(text, width), textWidth(text) > width, `${text} ${width}`);
  });
});
