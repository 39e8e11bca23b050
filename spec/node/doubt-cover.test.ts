import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { doubtCover } from "../../scripts/testing/doubt-cover";
import { DOUBTS } from "../../src/emulator/doubts";

describe("The cover of the doubts", () => {
  it("has every two doubts meet with every two of their answers, in few rows", () => {
    const rows = doubtCover();
    assert.ok(rows.length < 20, `${rows.length} rows`);
    for (let one = 0; one < DOUBTS.length; one++) {
      for (let other = one + 1; other < DOUBTS.length; other++) {
        const met = new Set(rows.map((row) => `${row[one]}${row[other]}`));
        assert.equal(met.size, 4, `${DOUBTS[one]?.name} and ${DOUBTS[other]?.name}`);
      }
    }
  });
});
