import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { PREVIEW } from "../../scripts/project";
import { GAMES } from "../../src/games";
import { saveFile } from "../../src/preview/page/games";
import { usePreview, type Visit } from "./page";

/** Windows in which things can be clicked, and in which they are drawn: without a graphics card every pixel costs. */
const SMALL = { width: 640, height: 360 };
const TINY = { width: 160, height: 90 };

/** A picture of a table has more colours than this; a failed one has one or two. */
const FEW_COLOURS = 100;

describe("the drawing of the table", () => {
  const visitPage = usePreview();

  it("goes on while the table is played at, close-ups and all", async () => {
    const visit = await visitPage({ parameters: "seed=3&speed=8&fresh=1&drawn=1", viewport: TINY });
    const opened = await visit.pictures();
    await visit.run(2);
    await visit.quiet();
    assert.ok((await visit.pictures()) > opened);
  });

  it("has every game in colour, as it is dealt", async () => {
    const visit = await visitPage({ viewport: SMALL });
    for (const { id } of GAMES) {
      const file = saveFile(id);
      await visit.load(`${id}.json`, readFileSync(join(PREVIEW, file)));
      const deal = visit.panel.getByRole("button", { name: /^Deal (the cards|against a bot)$/ });
      await deal.first().click();
      await visit.run(10);
      await visit.quiet();
      await marksSomething(visit);
      await visit.page.setViewportSize(TINY);
      await visit.quiet();
      await isDrawn(visit, id);
      await visit.page.setViewportSize(SMALL);
    }
  });
});

/** Brings the mouse over something that can be taken, which glows then. */
async function marksSomething(visit: Visit): Promise<void> {
  const takable = (await visit.objects()).find(({ touchable }) => touchable === true);
  if (takable !== undefined) await visit.pointAt(takable);
}

/** Fails unless a picture that is drawn now shows a table, and not one ground. */
async function isDrawn(visit: Visit, what: string): Promise<void> {
  const colours = await visit.page.evaluate(() => {
    window.offsuit?.picture();
    const canvas = document.querySelector("canvas");
    // In the same turn: afterwards the picture belongs to the screen.
    const pen = canvas === null ? null : new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    if (canvas === null || pen === null) return 0;
    pen.drawImage(canvas, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(colours > FEW_COLOURS, `${what}: ${colours} colours`);
}
