import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { WORDS as SHELL } from "../../src/preview/page/shell/words";
import { WORDS } from "../../src/preview/page/words";
import { english } from "../support/english";
import { eventually, like, usePreview, type Visit } from "./page";

const { games, toolbar: LABELS } = SHELL;
const CARDS_VS_DICE = games.entry(english.cardsVsDice.TITLE, 1, 1);
/** The table of all games: as the menu lists it, and as its save is named. */
const THE_SHELF = "Offsuit: all games";
const ALL_GAMES = "Offsuit";
const ROLL_FLUSH = games.entry(english.rollFlush.TITLE, 2, 4);

describe("the games", () => {
  const visitPage = usePreview();

  it("are changed in the menu, and each is there again as it was left", async () => {
    const visit = await visitPage({ parameters: "seed=3&speed=8&game=cards-vs-dice" });
    await shows(visit, english.cardsVsDice.TITLE);
    await visit.press(english.table.SENTENCES.start);
    await visit.run(10);
    await visit.press(like(english.cardsVsDice.CHOICES.calm));
    await visit.run(2);
    const offers = await visit.offers();

    await choose(visit, ROLL_FLUSH);
    await shows(visit, english.rollFlush.TITLE);
    assert.equal((await visit.object("Deck")).count, 52);

    await choose(visit, CARDS_VS_DICE);
    await shows(visit, english.cardsVsDice.TITLE);
    await eventually(async () => {
      await visit.run(2);
      assert.deepEqual(await visit.offers(), offers);
    });
  });

  it("are named in the address; of one that there is not, the page says so", async () => {
    const visit = await visitPage({ parameters: "seed=3&fresh=1&game=roll-flush" });
    await shows(visit, english.rollFlush.TITLE);
    const lost = await visitPage({ parameters: "seed=3&fresh=1&game=whist" });
    await lost.page.getByText(WORDS.noGame("whist", THE_SHELF)).waitFor();
    await shows(lost, ALL_GAMES);
  });
});

/** Waits until the bar names the game that is on the table. */
async function shows({ page }: Visit, title: string): Promise<void> {
  await page.getByRole("button", { name: LABELS.game(title) }).waitFor();
}

/** Chooses another game in the menu, and waits until its table is there. */
async function choose(visit: Visit, entry: string): Promise<void> {
  const { page } = visit;
  await page.locator(".game-button").click();
  const menu = page.getByRole("menu", { name: games.title });
  await Promise.all([page.waitForEvent("load"), menu.getByRole("menuitem", { name: entry }).click()]);
  await visit.ready();
}
