import { performance } from "node:perf_hooks";
import type { Browser, Locator, Page } from "playwright-core";
import { automate, type Automation } from "../preview/automation";
import type { Figure } from "./figure";
import { memoryOf, prepareMeasuring } from "./memory";

/** The labels of the panel's buttons that are pressed here. */
const START = "Deal the cards";
const TABLE = "Table";
const NEW_GAME = "New game";
/** How many games are begun one after another; after the first few, nearly all pictures of cards are there for good. */
const GAMES = 10;
const FIRST_GAMES = 5;
/** How many times the memory after the first games all of them may hold. */
const MOST_GROWTH = 1.15;
/** Seconds of the table's time in which it surely has dealt, or gathered its pieces. */
const AT_MOST = 15;
const MEGABYTE = 1e6;

/** The preview served at an address: how soon a game is dealt, how smoothly, and what many games leave in memory. */
export async function pageFigures(browser: Browser, address: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await prepareMeasuring(page);
  const table = automate(page);
  const opened = performance.now();
  await page.goto(`${address}?fresh=1&seed=1&seat=White&game=cards-vs-dice`);
  await table.ready();
  await button(page, START).waitFor();
  const ready = performance.now();
  const before = await table.pictures();
  await deal(page);
  await table.quiet();
  const dealt = performance.now();
  const pictures = (await table.pictures()) - before;
  for (let game = 1; game < FIRST_GAMES; game++) await beginAnew(page, table);
  const few = await memoryOf(page);
  for (let game = FIRST_GAMES; game < GAMES; game++) await beginAnew(page, table);
  const many = await memoryOf(page);
  await page.close();
  return [
    {
      subject: "the page of the preview",
      name: "from opening to the prompt",
      value: ready - opened,
      unit: "ms",
    },
    {
      subject: "the page of the preview",
      name: "from opening to a dealt game",
      value: dealt - opened,
      unit: "ms",
    },
    {
      subject: "the page of the preview",
      name: "pictures while dealing",
      value: pictures / ((dealt - ready) / 1000),
      unit: "a second",
    },
    {
      subject: "the page of the preview",
      name: `memory after ${FIRST_GAMES} games`,
      value: few / MEGABYTE,
      unit: "MB",
    },
    {
      subject: "the page of the preview",
      name: `memory after ${GAMES} games`,
      value: many / MEGABYTE,
      unit: "MB",
      target: { bound: "at most", value: (few * MOST_GROWTH) / MEGABYTE },
    },
  ];
}

/** Gives up the game and deals another. */
async function beginAnew(page: Page, table: Automation): Promise<void> {
  await button(page, TABLE).click();
  // A button that has just come takes no click that was meant for another.
  await table.run(AT_MOST);
  await button(page, NEW_GAME).click();
  await table.send({ kind: "answer" });
  await table.run(AT_MOST);
  await table.quiet();
  await deal(page);
  await table.run(AT_MOST);
  await table.quiet();
}

async function deal(page: Page): Promise<void> {
  await button(page, START).click();
  await button(page, START).waitFor({ state: "hidden" });
}

function button(page: Page, text: string): Locator {
  return page.getByRole("button", { name: text, exact: true });
}
