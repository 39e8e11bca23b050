import { drawCode, LONGEST_CODE, orderByCode, readCode, rollByCode } from "../../src/kit/record/deal-code";
import type { CardItem } from "../../src/kit/rules/box";
import { expectSame, expectTrue } from "../support/expect";

const BOX: CardItem[] = [];
for (let number = 1; number <= 30; number++) BOX.push({ id: `card${number}`, card: "joker" });
const CARDS = BOX.map(({ id }) => id);

function order(code: string, shuffle = 1, cards: readonly string[] = CARDS): string {
  return orderByCode(code, shuffle, cards, BOX).join(" ");
}

describe("a deal code", () => {
  it("is read whatever its letters' size, without what belongs in no code", () => {
    expectSame(readCode(" kq7-42 "), "KQ7-42");
    expectSame(readCode("7♥ & you"), "7-YOU");
    expectSame(readCode("?!"), "");
    expectTrue(readCode("0123456789abcdefghij").length > LONGEST_CODE, "what is too long is cut in silence");
    expectSame(readCode("2026-11-21"), "2026-11-21");
  });

  it("is the same with the dashes, blanks and letters of other keyboards", () => {
    for (const typed of [
      "2026–11–21",
      "2026 11 21",
      " 2026—11‑21 ",
      "２０２６－１１－２１",
      "2026\u00A011\u300021",
    ])
      expectSame(readCode(typed), "2026-11-21", typed);
    expectSame(readCode("ｋＱ７"), "KQ7");
  });

  it("is drawn without letters that look alike, and can be read again", () => {
    for (let first = 0; first < 30; first++) {
      const place = first;
      const code = drawCode((count) => place % count);
      expectSame(readCode(code), code);
      expectSame(code.length, 6);
      for (const letter of "0O1ILU") expectTrue(!code.includes(letter), code);
    }
  });

  it("orders the same cards the same way everywhere, however they lay before", () => {
    expectSame(order("KQ742", 1, [...CARDS].reverse()), order("KQ742"));
    // Known from Node: Lua has to find the same.
    expectSame(orderByCode("KQ742", 1, CARDS, BOX).slice(0, 6), [
      "card2",
      "card21",
      "card28",
      "card6",
      "card30",
      "card27",
    ]);
  });

  it("loses no card and makes none", () => {
    const part = CARDS.filter((_card, index) => index % 3 !== 0);
    const ordered = orderByCode("2026-11-21", 2, part, BOX);
    expectSame(ordered.length, part.length);
    for (const card of part) expectTrue(ordered.includes(card), card);
  });

  it("orders decks that differ in a card nearly alike", () => {
    const less = CARDS.filter((card) => card !== "card9");
    expectSame(
      order("KQ742", 3, less),
      orderByCode("KQ742", 3, CARDS, BOX)
        .filter((card) => card !== "card9")
        .join(" "),
    );
  });

  it("rolls the same dice the same way everywhere, each roll another one, fairly", () => {
    const dice = [1, 2, 3].map((number) => ({ die: `die${number}`, sides: 6 }));
    const rolled = (code: string, roll: number): number[] => {
      const outcome = rollByCode(code, roll, { kind: "roll", dice });
      return outcome.kind === "rolled" ? outcome.faces : [];
    };
    const counts = [0, 0, 0, 0, 0, 0];
    const seen: Record<string, boolean> = {};
    for (let roll = 1; roll <= 400; roll++) {
      const faces = rolled("KQ742", roll);
      expectSame(faces, rolled("KQ742", roll));
      expectSame(faces.length, 3);
      seen[faces.join(" ")] = true;
      for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    // 1,200 faces: 200 of each, give or take four standard deviations.
    for (const count of counts) expectTrue(count > 148 && count < 252, counts.join(" "));
    expectTrue(Object.keys(seen).length > 150, "rolls are alike");
    expectTrue([1, 2, 3].some((roll) => rolled("A", roll).join(" ") !== rolled("B", roll).join(" ")));
  });

  it("gives other orders for other codes and other shuffles", () => {
    const orders = [
      order("KQ742"),
      order("KQ743"),
      order("QK742"),
      order("KQ742", 2),
      order("A"),
      order("B"),
    ];
    for (let i = 0; i < orders.length; i++) {
      for (let j = 0; j < i; j++) expectTrue(orders[i] !== orders[j], `${i} and ${j}`);
    }
  });
});
