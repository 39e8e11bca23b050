import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { automate, type Automation } from "../../scripts/preview/automation";
import { openChromium } from "../../scripts/preview/chromium";
import { type PreviewServer, servePreview } from "../../scripts/preview/server";
import { PREVIEW } from "../../scripts/project";
import type { Change, ObjectView } from "../../src/preview/protocol";
import { WORDS } from "../../src/preview/page/shell/words";
import type { Report } from "../../src/preview/worker/messages";
import { startOf } from "../support/english";

/** A window in which the whole board can be seen beside the panel and the log. */
export const WINDOW = { width: 1200, height: 600 };

/** A browser on a phone. */
const TOUCH = { hasTouch: true, isMobile: true };

/** How long something may take before a test gives up, in milliseconds. */
const PATIENCE = 60_000;

/** What the browser says of a table that is drawn without a graphics card: that it is slow. */
const SLOW = /GL Driver Message \(OpenGL, Performance/;

/** A change that the table told the page of, with the moment at which the page heard it, in milliseconds. */
export interface Heard {
  at: number;
  change: Change;
}

declare global {
  interface Window {
    /** All that the table has told the page since it was loaded. */
    heard?: Heard[];
  }
}

/** A place on the page, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
}

/** Somebody's visit to the page. */
export interface Visit extends Omit<Automation, "settle"> {
  page: Page;
  /** Waits until nothing moves on the table any more; its time passes as fast as it goes meanwhile. */
  quiet(): Promise<void>;
  /** The mod's own interface on the screen. */
  panel: Locator;
  /** What the buttons of the panel say in their first line, from top to bottom. */
  offers(): Promise<string[]>;
  /** Clicks the first button of the panel that says so. */
  press(name: string | RegExp): Promise<void>;
  /** The object whose name begins so; fails where there is none or several. */
  object(name: string): Promise<ObjectView>;
  /** Where an object is on the page; fails where it is not. */
  spot(object: ObjectView): Promise<Spot>;
  /** Brings the mouse over an object and waits until the page has seen it there. */
  pointAt(object: ObjectView): Promise<void>;
  /** All that the table has told the page since it was loaded. */
  heard(): Promise<Heard[]>;
  /** Loads a save from a file of this name. */
  load(name: string, buffer: Buffer): Promise<void>;
  /** Takes hold of what is at a place, carries it to another and lets go. */
  drag(from: Spot, to: Spot): Promise<void>;
}

/**
 * How a visit begins, besides what the address says: seed 3, time eight times as fast, a new table. It is not drawn,
 * because that is most of the work without a graphics card; spec/page/drawing.test.ts looks at how all games are drawn.
 */
export interface Arrival {
  parameters?: string;
  viewport?: { width: number; height: number };
  /** Whether the visitor has a finger and no mouse. */
  touch?: boolean;
  /** Whether the page's tools are unfolded, as most tests need them. */
  tools?: boolean;
}

/** What all visits of a run share: a browser, the page that was built last, and what of it the browser keeps. */
interface Site {
  browser: Browser;
  server: PreviewServer;
  /** Where visitors are at home who want a new table and leave none behind: they share what was loaded. */
  home: BrowserContext;
}

let site: Promise<Site> | undefined;

async function openSite(): Promise<Site> {
  assert.ok(
    existsSync(join(PREVIEW, "index.html")),
    "There is no page to test in dist/preview: run npm run preview.",
  );
  // Putting a page together by the graphics card's stand-in costs more than all that happens on it.
  const [server, browser] = await Promise.all([servePreview(), openChromium("--disable-gpu-compositing")]);
  return { server, browser, home: await browser.newContext() };
}

after(async () => {
  if (site === undefined) return;
  const { browser, server } = await site;
  await browser.close();
  await server.close();
});

/**
 * Lets the tests of a suite visit the page that was built last. Whatever goes wrong there behind the viewer's back, an
 * error on the console or in a script or a request to elsewhere, fails the test.
 */
export function usePreview(): (arrival?: Arrival) => Promise<Visit> {
  let visits: { visit: Visit; faults: string[]; leave: () => Promise<void> }[] = [];

  afterEach(async () => {
    const ended = visits;
    visits = [];
    for (const { visit, faults, leave } of ended) {
      const errors = await visit.errors();
      await leave();
      assert.deepEqual(faults, []);
      assert.equal(errors, 0, "script errors");
    }
  });

  return async ({
    parameters = "seed=3&speed=8&fresh=1&game=cards-vs-dice",
    viewport = WINDOW,
    tools = true,
    touch = false,
  } = {}) => {
    const { browser, server, home } = await (site ??= openSite());
    const fresh = parameters.includes("fresh=1");
    const shared = fresh && !touch;
    const context = shared ? home : await browser.newContext(touch ? TOUCH : {});
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    page.setDefaultTimeout(PATIENCE);
    const faults = watch(page, server.address);
    await page.addInitScript(listen);
    // What other visits left is kept at home: it is said either way.
    await page.addInitScript(
      (unfolded) => {
        localStorage.setItem("offsuit.tools-unfolded", unfolded);
      },
      tools ? "yes" : "no",
    );
    const visit = visitOf(page);
    visits.push({ visit, faults, leave: () => (shared ? page.close() : context.close()) });
    await page.goto(`${server.address}?${parameters}&drawn=0`);
    await visit.ready();
    return visit;
  };
}

/** Runs in the page before anything else: whatever a worker says there is written down. */
function listen(): void {
  const heard: Heard[] = [];
  window.heard = heard;
  window.Worker = class extends Worker {
    constructor(...about: ConstructorParameters<typeof Worker>) {
      super(...about);
      this.addEventListener("message", ({ data }: MessageEvent<Report>) => {
        if (data.kind === "change") heard.push({ at: performance.now(), change: data.change });
      });
    }
  };
}

/** Notes down what goes wrong on a page from now on. */
function watch(page: Page, address: string): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !SLOW.test(message.text()))
      faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    // 304: what the browser has kept from before is still right.
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) faults.push(`leaves the server: ${url}`);
  });
  return faults;
}

function visitOf(page: Page): Visit {
  const automation = automate(page);
  const panel = page.locator("#interface");

  async function object(name: string): Promise<ObjectView> {
    const found = (await automation.objects()).filter(({ tooltip }) => tooltip?.name.startsWith(name));
    assert.equal(found.length, 1, `objects whose name begins with ${name}`);
    const [only] = found;
    assert.ok(only !== undefined);
    return only;
  }

  async function spot({ guid }: ObjectView): Promise<Spot> {
    const place = await automation.whereIs(guid);
    assert.ok(place !== undefined, `${guid} is not on the page`);
    return place;
  }

  return {
    ...automation,
    page,
    panel,
    quiet: () => automation.settle(),
    offers: async () => {
      const texts = await panel.locator("button:visible").allInnerTexts();
      return texts.map((text) => text.split("\n", 1).join(""));
    },
    press: (name) => panel.getByRole("button", { name }).first().click(),
    object,
    spot,
    heard: () => page.evaluate(() => window.heard ?? []),
    pointAt: async (at) => {
      const { x, y } = await spot(at);
      await page.mouse.move(x, y);
      await picture(page);
    },
    load: async (name, buffer) => {
      const button = page.getByRole("button", { name: WORDS.toolbar.load });
      // Chromium opens no chooser if the page is so busy that it hears of a click five seconds later: then it takes another.
      for (let clicks = 1; ; clicks++) {
        const choosing = page.waitForEvent("filechooser", { timeout: CHOOSING }).catch(() => undefined);
        await button.click();
        const chooser = await choosing;
        if (chooser !== undefined) return chooser.setFiles({ name, mimeType: "application/json", buffer });
        assert.ok(clicks < MOST_CLICKS, "no chooser of files opens");
      }
    },
    drag: async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const part of [0.2, 0.6, 1]) {
        await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
        await picture(page);
      }
      await page.mouse.up();
    },
  };
}

/** How long a chooser of files may take to open, in milliseconds, and how often it is asked for. */
const CHOOSING = 15_000;
const MOST_CLICKS = 3;

/** Waits until the page has dealt with the mouse, which it does once a picture. */
async function picture(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Tries until it holds; in the end it fails with what did not. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await check();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause(50);
  }
}

/** What begins like a sentence, up to its first value: a button shows its detail after its label. */
export function like(sentence: string): RegExp {
  return new RegExp(`^${startOf(sentence).replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")}`);
}
