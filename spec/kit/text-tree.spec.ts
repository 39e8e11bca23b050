import { joinedBranches, textBranch } from "../../src/kit/data/text-tree";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

/** A tree as the build writes one: lengths in units, and where they differ, in bytes. */
const TREE = "plain=5;wide=2/6;group>19;last=0\nhello上下one=3;two=4\none t\nwo";

describe("A tree of texts", () => {
  it("is read where it is asked for, and nowhere else", () => {
    const tree = textBranch(TREE);
    expectSame(tree.keys, ["plain", "wide", "group", "last"]);
    expectSame(tree.text("plain"), "hello");
    expectSame(tree.text("wide"), "上下");
    expectSame(tree.text("last"), "");
    const group = expectPresent(tree.branch("group"));
    expectSame(group.text("one"), "one");
    expectSame(group.text("two"), " t\nw");
  });

  it("tells texts and branches apart, and what is not there", () => {
    const tree = textBranch(TREE);
    expectTrue(tree.text("group") === undefined && tree.branch("plain") === undefined);
    expectTrue(tree.text("nothing") === undefined && tree.branch("nothing") === undefined);
  });

  it("takes another one in, also where either has nothing", () => {
    const tree = textBranch(joinedBranches("plain=5;wide=2/6\nhello上下", "more=3;deep>5\nyesa=1\nx"));
    expectSame(tree.keys, ["plain", "wide", "more", "deep"]);
    expectSame(tree.text("plain"), "hello");
    expectSame(tree.text("more"), "yes");
    expectSame(tree.text("wide"), "上下");
    expectSame(expectPresent(tree.branch("deep")).text("a"), "x");
    expectSame(joinedBranches("", TREE), TREE);
    expectSame(joinedBranches(TREE, ""), TREE);
  });

  it("has nothing in it where the text is none", () => {
    for (const text of ["", "a note of somebody's", "\n", "=;>\n", "one=3"])
      expectSame(textBranch(text).keys, []);
  });
});
