import { missing, must } from "../../src/kit/data/must";
import { expectSame } from "../support/expect";

describe("must", () => {
  it("answers what is there, whatever it is", () => {
    expectSame([must(0, "a number"), must("", "a text"), must(false, "an answer")], [0, "", false]);
  });
  it("raises what was expected where nothing is, and nothing else", () => {
    const list: readonly number[] = [1];
    const [ok, message] = pcall(() => must(list[1], "a second number"));
    expectSame([ok, `${message}`.endsWith("expected a second number")], [false, true]);
    expectSame(list[0] ?? missing("a first number"), 1);
    expectSame(pcall(() => list[1] ?? missing("a number"))[0], false);
  });
});
