import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { english } from "../support/english";
import { repeatedIn } from "./sentences";

/** A spec whose literals are no sentences of ours, but names in another's library. */
const OTHERS_WORDS = ["node/poker.test.ts"];

const { keepTooMany, turnRoll } = english.rollFlush.PROMPTS;

function keysIn(source: string): string[] {
  return repeatedIn(source).map(({ key }) => key);
}

describe("The sentences that players read", () => {
  it("are found in a spec, with their values or without, but not in its titles", () => {
    assert.deepEqual(keysIn(`white.clicks(${JSON.stringify(turnRoll)});`), [
      "english.rollFlush.PROMPTS.turnRoll",
    ]);
    const filled = keepTooMany.replaceAll(/\{\w+\}/g, "7");
    assert.deepEqual(keysIn(`f("${filled}");`), ["english.rollFlush.PROMPTS.keepTooMany"]);
    assert.deepEqual(keysIn(`f(\`${keepTooMany.replaceAll("{", "${")}\`);`), [
      "english.rollFlush.PROMPTS.keepTooMany",
    ]);
    assert.deepEqual(keysIn(`it("${turnRoll}", () => { f("${turnRoll} Now."); });`), []);
    assert.deepEqual(repeatedIn(`f();\nit("x", () => { f("${turnRoll}"); });`)[0]?.line, 2);
  });

  it("are named by their keys in every spec, so that a wording can change without a test", () => {
    const folder = join(ROOT, "spec");
    const repeated = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter((file) => file.endsWith(".ts") && !OTHERS_WORDS.includes(file))
      .flatMap((file) =>
        repeatedIn(readFileSync(join(folder, file), "utf8")).map(
          ({ line, text, key }) => `spec/${file}:${line} says "${text}": write ${key}, filled in if need be`,
        ),
      );
    assert.deepEqual(repeated, []);
  });
});
