import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { usePreview } from "./page";
import { english } from "../support/english";

const { SENTENCES } = english.table;

describe("a replay on the page", () => {
  const visitPage = usePreview();

  it("is watched and left", async () => {
    const visit = await visitPage({ parameters: "game=roll-flush" });
    await visit.press(SENTENCES.start);
    assert.ok(true);
  });
});
