import { packed, packedNumber } from "../../src/kit/data/packed-numbers";
import { expectAbsent, expectSame } from "../support/expect";

describe("Packed numbers", () => {
  const numbers = [0, 1, 56, 57, 58, 90, 91, 8280, 8281, 62406, 753570];
  const list = packed(numbers);

  it("are three letters each, none of which needs an escape in Lua or JSON", () => {
    expectSame(list.length, 3 * numbers.length);
    expectAbsent(string.find(list, '["\\%c]')[0]);
  });

  it("are read at their places, and nowhere else", () => {
    numbers.forEach((number, place) => {
      expectSame(packedNumber(list, place), number);
    });
    expectAbsent(packedNumber(list, -1));
    expectAbsent(packedNumber(list, numbers.length));
  });
});
