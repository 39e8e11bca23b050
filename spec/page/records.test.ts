import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { writtenRecord } from "../../scripts/play/written-record";
import { recordWriter } from "../../src/kit/record/record-text";
import { fill } from "../../src/kit/words/words";
import { WORDS as SHELL } from "../../src/preview/page/shell/words";
import { WORDS } from "../../src/preview/page/words";
import { entryOf, playedGame } from "../node/played-game";
import { english } from "../support/english";
import { eventually, usePreview, type Visit } from "./page";

const { SENTENCES } = english.table;
const { toolbar: LABELS } = SHELL;

const DICE = playedGame(entryOf("cards-vs-dice"), { seed: 3, names: ["random"] });
const JSON_RECORD = writtenRecord(DICE, "json", Infinity).lines.join("\n");

/** A page of the Notebook with the record of a game. */
function notebookPage({ game, options, names, steps }: typeof DICE): string {
  const writer = recordWriter();
  const header = { game: game.id, dealt: options, chairs: names.map((colour) => ({ colour })) };
  for (const line of [JSON.stringify(header), ...steps]) writer.add(`${line}\n`);
  while (!writer.finish());
  return `${SENTENCES.recordIntro}\n\n${writer.text()}\n`;
}

/** Opens a record by its button. */
async function opens({ page }: Visit, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: LABELS.record }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** Drops a file on the page. */
async function drops(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], file ?? "", { type: "text/plain" }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.getByText(SHELL.files.drop).waitFor();
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
}

async function isAtStep(visit: Visit, step: number): Promise<void> {
  const words = fill(SENTENCES.replayStep, { step, count: DICE.steps.length });
  await eventually(async () => {
    await visit.run(2);
    assert.ok(await visit.panel.getByText(words).isVisible(), words);
  });
}

describe("a record from a file", () => {
  const visitPage = usePreview();

  it("is opened by a button, and watched step by step", async () => {
    const visit = await visitPage();
    const { page } = visit;
    assert.equal(await page.getByRole("button", { name: LABELS.record }).innerText(), LABELS.short.record);
    await visit.run(3);
    await opens(visit, "game.json", JSON_RECORD);
    await isAtStep(visit, 0);
    await visit.press(SENTENCES.replayNext);
    await isAtStep(visit, 1);
    await visit.press(SENTENCES.replayLast);
    await isAtStep(visit, DICE.steps.length);
    await page.getByRole("button", { name: LABELS.notebook }).click();
    await page.getByRole("tab", { name: WORDS.record.title("game.json") }).waitFor();
  });

  it("is dropped on the page as the text of a Notebook", async () => {
    const visit = await visitPage();
    await visit.run(3);
    await drops(visit.page, "report.txt", notebookPage(DICE));
    await isAtStep(visit, 0);
    await visit.press(SENTENCES.replayNext);
    await isAtStep(visit, 1);
  });

  it("that cannot be watched is told from others, with the reason", async () => {
    const visit = await visitPage();
    const { page } = visit;
    await visit.run(3);
    const own = notebookPage(DICE);
    const [begins = ""] = own.match(/OFFSUIT RECORD \d+ BEGINS\n/) ?? [];
    const { record } = WORDS;
    const cases: [name: string, text: string, why: (name: string) => string][] = [
      ["hello.txt", "Hello", record.noRecord],
      ["half.json", JSON_RECORD.slice(0, 400), record.noRecord],
      ["changed.txt", own.replace(begins, `${begins}12345`), record.damaged],
      ["later.txt", own.replace(" 2 ", " 3 "), record.otherVersion],
    ];
    for (const [name, text, why] of cases) {
      await opens(visit, name, text);
      await page.getByText(why(name)).waitFor();
    }
    await opens(visit, "card.png", own);
    await page.getByText(SHELL.files.otherKind("card.png")).waitFor();
    assert.ok((await visit.offers()).includes(SENTENCES.start));

    // Whether its steps fit is for the table to say, and which game is open.
    const flush = playedGame(entryOf("roll-flush"), { seed: 3, names: ["random"] });
    await opens(visit, "flush.txt", notebookPage(flush));
    await tells(visit, SENTENCES.replayOtherGame);
    await opens(visit, "cut.txt", notebookPage({ ...DICE, steps: DICE.steps.slice(1) }));
    await tells(visit, SENTENCES.replayDamaged);
    await visit.press(SENTENCES.start);
    await visit.run(10);
    await opens(visit, "game.json", JSON_RECORD);
    await tells(visit, SENTENCES.replayLater);
  });
});

/** Waits until the table says this. */
async function tells(visit: Visit, sentence: string): Promise<void> {
  await eventually(async () => {
    await visit.run(1);
    assert.ok(await visit.page.getByText(sentence).first().isVisible(), sentence);
  });
}
