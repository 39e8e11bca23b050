import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { usePreview, like } from "./page";
import { english } from "../support/english";
const { SENTENCES } = english.table;
const { CHOICES } = english.cardsVsDice;
const WAYS = [CHOICES.calm, CHOICES.face, CHOICES.cleave, CHOICES.assign, CHOICES.end].map((s) => like(s));
describe("a replay on the page", () => {
  const visitPage = usePreview();
  it("shots", async () => {
    const visit = await visitPage({ parameters: `seed=3&speed=8&fresh=1&game=cards-vs-dice` });
    await visit.press(SENTENCES.start);
    for (let n = 0; n < 300; n++) {
      await visit.run(2);
      const offers = await visit.offers();
      if (offers.includes(SENTENCES.playAgain)) break;
      const way = offers.find((o) => WAYS.some((w) => w.test(o)));
      const dialog = visit.page.getByRole("dialog");
      if (await dialog.first().isVisible()) { await dialog.getByRole("button").last().click().catch(() => undefined); continue; }
      if (way !== undefined) await visit.press(way).catch(() => undefined);
    }
    await visit.run(3);
    await visit.page.screenshot({ path: "/tmp/mine/replay-0.png" });
    await visit.press(SENTENCES.review);
    await visit.run(40);
    await visit.press(SENTENCES.back);
    await visit.run(2);
    await visit.press(SENTENCES.watchAgain);
    await visit.run(4);
    for (let n = 0; n < 5; n++) { await visit.press(SENTENCES.replayNext); await visit.run(3); }
    await visit.page.screenshot({ path: "/tmp/mine/replay-1.png" });
    await visit.press(/Mark 1/).catch(() => undefined);
    await visit.run(4);
    await visit.page.screenshot({ path: "/tmp/mine/replay-2.png" });
    await visit.press(SENTENCES.replayPlay);
    await visit.run(8);
    await visit.page.screenshot({ path: "/tmp/mine/replay-3.png" });
    assert.ok(true);
  });
});
