import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { describe, it } from "node:test";
import type { AxeResults } from "axe-core";
import { WORDS } from "../../src/preview/page/shell/words";
import { usePreview, type Visit } from "./page";

/** A checker of web pages: names without text, roles that do not fit, too little contrast. */
const CHECKER = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const PHONE = { width: 390, height: 844 };

describe("the page, as axe-core checks it", () => {
  const visitPage = usePreview();

  it("has no fault on the shelf, with all tools unfolded", async () => {
    await check(await visitPage({ parameters: "seed=3&speed=8&fresh=1" }));
  });

  it("has no fault in a game, with help and notebook open", async () => {
    const visit = await visitPage();
    await check(visit);
    for (const name of [WORDS.toolbar.help, WORDS.toolbar.notebook]) {
      await visit.page.getByRole("button", { name }).click();
      await check(visit);
      await visit.page.keyboard.press("Escape");
    }
  });

  it("has no fault on a phone", async () => {
    const visit = await visitPage({ viewport: PHONE, touch: true, tools: false });
    await check(visit);
    await visit.page.getByRole("button", { name: WORDS.toolbar.tools }).tap();
    await check(visit);
  });
});

/** Fails with what is wrong on a page as it is now. */
async function check(visit: Visit): Promise<void> {
  await visit.quiet();
  await visit.page.addScriptTag({ path: CHECKER });
  const { violations, passes } = await visit.page.evaluate<AxeResults>("axe.run()");
  assert.ok(passes.length > 10, "hardly anything was checked");
  assert.deepEqual(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) })),
    [],
  );
}
