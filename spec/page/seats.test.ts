import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WORDS } from "../../src/preview/page/shell/words";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { eventually, like, usePreview, type Visit } from "./page";

const LABELS = WORDS.toolbar;

describe("the seats", () => {
  const visitPage = usePreview();

  it("show White's choices to nobody else, and face-down cards to nobody", async () => {
    const visit = await visitPage();
    await beginBattle(visit);
    const choices = (await visit.offers()).filter((offer) => /^(Attack|Cleave)/.test(offer));
    assert.ok(choices.length > 2);
    await assertSecrets(visit);
    for (const [label, colour] of [
      [LABELS.takeSeat("Orange"), "Orange"],
      [LABELS.lookOn, "Grey"],
    ] as const) {
      await visit.page.getByRole("button", { name: label }).click();
      await viewedBy(visit, colour);
      const page = await visit.page.content();
      for (const choice of choices) assert.ok(!page.includes(choice), `${colour} can read "${choice}"`);
      const known = (await visit.heard()).map(({ change }) => change);
      const since = known.slice(known.findLastIndex(({ viewer }) => viewer === "White") + 1);
      assert.ok(since.some(({ anew }) => anew === true));
      for (const choice of choices)
        assert.ok(!JSON.stringify(since).includes(choice), `the page of ${colour} was told "${choice}"`);
      await assertSecrets(visit);
    }
    await visit.page.getByRole("button", { name: LABELS.lookAs("White", "Host") }).click();
    await viewedBy(visit, "White");
    await eventually(async () => assert.deepEqual(await choicesOf(visit), choices));
  });

  it("take a second person, who may play on, and let them go", async () => {
    const visit = await visitPage();
    await beginBattle(visit);
    const { page } = visit;
    await page.getByRole("button", { name: LABELS.takeSeat("Orange") }).click();
    await viewedBy(visit, "Orange");
    assert.deepEqual(await choicesOf(visit), []);
    await page.getByRole("button", { name: LABELS.leave("White") }).click();
    await visit.press(fill(english.table.SENTENCES.takeSeat, { colour: "White" }));
    await eventually(async () => assert.ok((await choicesOf(visit)).length > 2));
    await visit.press(like(english.cardsVsDice.CHOICES.face));
    await visit.run(4);
    await eventually(async () =>
      assert.ok(!(await visit.offers()).includes("d4"), "the d4 is still to be used"),
    );
    await page.getByRole("button", { name: LABELS.leave("Orange") }).click();
    await viewedBy(visit, "Grey");
    await page.getByRole("button", { name: LABELS.takeSeat("Orange") }).waitFor();
    assert.deepEqual(await choicesOf(visit), []);
  });
});

async function beginBattle(visit: Visit): Promise<void> {
  await visit.press(english.table.SENTENCES.start);
  await visit.run(10);
  await visit.press(like(english.cardsVsDice.CHOICES.calm));
  await visit.run(2);
}

async function choicesOf(visit: Visit): Promise<string[]> {
  return (await visit.offers()).filter((offer) => /^(Attack|Cleave)/.test(offer));
}

/** Waits until the page looks through the eyes of a colour, and the camera has come to rest. */
async function viewedBy(visit: Visit, colour: string): Promise<void> {
  await visit.page.locator(`.seat-yours[data-colour=${colour}]`).waitFor();
  await visit.quiet();
}

/** Nothing shows which cards are face down: their numbers, their names, the words beside the mouse. */
async function assertSecrets(visit: Visit): Promise<void> {
  const objects = await visit.objects();
  const hidden = objects.filter(({ type, shows }) => ["Card", "Deck"].includes(type) && shows === "back");
  assert.equal(hidden.length, 3, "two vanguards and the spawn deck");
  for (const { guid, type, card, pictures, tooltip } of hidden) {
    assert.equal(card, undefined, `the number of ${guid}`);
    assert.equal(pictures?.face, undefined);
    if (type === "Card") assert.equal(tooltip, undefined);
  }
  const vanguard = hidden.find(({ type }) => type === "Card");
  assert.ok(vanguard !== undefined);
  const tooltip = visit.page.locator(".tooltip");
  const open = objects.find(({ tooltip: words }) => words?.name.endsWith(", mob") === true);
  assert.ok(open?.tooltip !== undefined, "a mob lies face up");
  await visit.pointAt(open);
  await tooltip.getByText(open.tooltip.name).waitFor();
  await visit.pointAt(vanguard);
  await tooltip.waitFor({ state: "hidden" });
  await visit.quiet();
  assert.equal(await tooltip.isVisible(), false);
}
