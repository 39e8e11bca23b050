import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { ScriptPart } from "../../src/box/content";
import { shareCode } from "../../scripts/build/shared-code";

const LONG = (letter: string): string => letter.repeat(300);

/** A script put together from its parts, as a box does it. */
function whole(code: string, parts: readonly ScriptPart[]): string {
  return parts
    .map((part) => (typeof part === "string" ? part : code.slice(part.from - 1, part.to)))
    .join("\n");
}

describe("The code that several scripts share", () => {
  it("is kept once, and every script comes out as it was", () => {
    const scripts = [
      ["head a", LONG("x"), LONG("y"), "only a", LONG("z"), ""],
      ["head b", LONG("x"), LONG("y"), LONG("z"), `${LONG("w")} “quoted”`, ""],
      ["head c", LONG("z"), LONG("x"), `${LONG("w")} “quoted”`, LONG("v"), ""],
    ];
    const { code, scripts: parts } = shareCode(scripts);
    assert.equal(code, [LONG("x"), LONG("y"), LONG("z")].join("\n"));
    assert.deepEqual(
      parts.map((some) => whole(code, some)),
      scripts.map((some) => some.join("\n")),
    );
    assert.deepEqual(parts[1]?.[1], { from: 1, to: 902 }, "neighbours are one part");
  });

  it("leaves out what is short, has other letters than ASCII, or is in one script only", () => {
    const { code } = shareCode([
      ["short", LONG("ä"), LONG("a")],
      ["short", LONG("ä"), LONG("b"), LONG("b")],
    ]);
    assert.equal(code, "");
  });
});
