import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { isRecord } from "../../src/kit/data/data";
import { saveFile } from "../../src/preview/page/games";
import { WORDS as SHELL } from "../../src/preview/page/shell/words";
import { WORDS } from "../../src/preview/page/words";
import { english } from "../support/english";
import { eventually, like, usePreview, type Visit } from "./page";

const { toolbar: LABELS, startOver, rewind } = SHELL;

describe("what was played", () => {
  const visitPage = usePreview();

  it("is there again when the page is loaded again, until a new table is asked for", async () => {
    const visit = await visitPage({ parameters: "seed=3&speed=8&game=cards-vs-dice" });
    const { page } = visit;
    await playAttack(visit);
    const before = await situation(visit);
    await isKept(visit, "cards-vs-dice");

    await page.reload();
    await visit.ready();
    await looksLike(visit, before);

    await page.getByRole("button", { name: LABELS.newTable }).click();
    const question = page.getByRole("dialog", { name: startOver.title });
    await question.getByRole("button", { name: SHELL.dialog.cancel }).click();
    await looksLike(visit, before);
    await page.getByRole("button", { name: LABELS.newTable }).click();
    await question.getByRole("button", { name: startOver.yes }).click();
    await isNew(visit);
  });

  it("is saved to a file and loaded from it, and a damaged file does no harm", async () => {
    const visit = await visitPage();
    const { page } = visit;
    await playAttack(visit);
    const before = await situation(visit);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: LABELS.save }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^Offsuit.*\.json$/);
    const saved = readFileSync(await download.path());

    await visit.press(like(english.cardsVsDice.CHOICES.face));
    await visit.run(5);
    const after = await situation(visit);
    assert.notDeepEqual(after, before);

    await visit.load("broken.json", saved.subarray(0, saved.length / 2));
    await page.getByText(WORDS.record.noRecord("broken.json")).waitFor();
    await visit.load("picture.png", Buffer.from("no save"));
    await page.getByText(SHELL.files.otherKind("picture.png")).waitFor();
    await looksLike(visit, after);

    await visit.load(download.suggestedFilename(), saved);
    await looksLike(visit, before);
  });

  it("is undone by a rewind", async () => {
    // Two minutes of the table's time are remembered: it stands still but for what the test lets pass, however slow the machine.
    const visit = await visitPage({ parameters: "seed=3&speed=0&fresh=1&game=cards-vs-dice" });
    const { page } = visit;
    await visit.run(5);
    // Until a moment before the deal is remembered.
    await visit.run(25);
    await playAttack(visit);
    await page.getByRole("button", { name: LABELS.rewind }).click();
    const moments = page.getByRole("menu", { name: rewind.title }).getByRole("menuitem");
    assert.ok((await moments.count()) >= 2, `${await moments.count()} moments to go back to`);
    await moments.last().click();
    await visit.run(5);
    await isNew(visit);
  });
});

/** Deals, chooses a calm battle and lets the first die attack. */
async function playAttack(visit: Visit): Promise<void> {
  await visit.press(english.table.SENTENCES.start);
  await visit.run(10);
  await visit.press(like(english.cardsVsDice.CHOICES.calm));
  await visit.run(2);
  await visit.press(like(english.cardsVsDice.CHOICES.face));
  await visit.run(6);
}

/** All that must come back: what is where, and what may be done. */
async function situation(visit: Visit): Promise<unknown> {
  await visit.quiet();
  const pieces = (await visit.objects())
    .filter(({ type }) => ["Card", "Deck", "Dice"].includes(type))
    .map(({ guid, card, count, position: { x, z }, tooltip }) => ({
      guid,
      card,
      count,
      place: [x, z].map((part) => Math.round(part)),
      tooltip,
    }));
  pieces.sort((one, other) => one.guid.localeCompare(other.guid));
  return { pieces, offers: await visit.offers() };
}

async function looksLike(visit: Visit, before: unknown): Promise<void> {
  await eventually(async () => {
    await visit.run(5);
    assert.deepEqual(await situation(visit), before);
  });
}

async function isNew(visit: Visit): Promise<void> {
  // The panel takes some of the table's time, which may not pass by itself.
  await eventually(async () => {
    await visit.run(2);
    assert.ok(await visit.panel.getByRole("button", { name: english.table.SENTENCES.start }).isVisible());
  });
  const { count } = await visit.object(english.cardsVsDice.BOARD_WORDS.spawnName);
  assert.equal(count, 36);
}

/** What a save says; in what a board has kept of its game, fields may stand in any order, so figures behind them differ. */
function meaning(save: string): unknown {
  return JSON.parse(save, (_key, value: unknown) =>
    typeof value === "string" && value.startsWith("offsuit 2 ")
      ? value
          .split("\n")
          .map((line): unknown => (line.startsWith("{") ? JSON.parse(line.replace(/\d+$/, "")) : line))
      : value,
  );
}

/** Waits until the browser holds the table of a game as it is now. */
async function isKept(visit: Visit, game: string): Promise<void> {
  await eventually(async () => {
    const kept = await visit.page.evaluate(
      (save) =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open("keyval-store");
          opening.onsuccess = () => {
            const store = opening.result.transaction("keyval").objectStore("keyval");
            const asked: IDBRequest<unknown> = store.get(
              `offsuit.table ${new URL(save, document.baseURI).href}`,
            );
            asked.onsuccess = () => resolve(JSON.stringify(asked.result ?? {}));
          };
        }),
      saveFile(game),
    );
    const held: unknown = JSON.parse(kept);
    assert.ok(isRecord(held) && typeof held["save"] === "string", "no table is kept");
    assert.deepEqual(meaning(held["save"]), meaning(await visit.save()));
  });
}
