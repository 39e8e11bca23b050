import type { Page } from "playwright-core";
import type { CameraView, Command, ObjectView, Point } from "../../src/preview/protocol";

/** A page of the preview that is steered from here: the page's own handle for programs, `window.offsuit`. */
export interface Automation {
  /** Resolves once the first picture has been drawn. */
  ready(): Promise<void>;
  /** Resolves once nothing moves any more and everything has been drawn. */
  quiet(): Promise<void>;
  /** The same, as fast as the machine can compute it: meanwhile the table's time passes at full speed. */
  settle(): Promise<void>;
  /** Lets seconds pass at the table, as fast as the page can. */
  run(seconds: number): Promise<void>;
  objects(): Promise<ObjectView[]>;
  /** Where the middle of an object is on the page, in CSS pixels; undefined if it is not on the screen. */
  whereIs(guid: string): Promise<{ x: number; y: number } | undefined>;
  /** The same of a place of the table. */
  spotOf(place: Point): Promise<{ x: number; y: number } | undefined>;
  send(command: Command): Promise<void>;
  /** The table as the text of a save file. */
  save(): Promise<string>;
  /** How many pictures have been drawn so far. */
  pictures(): Promise<number>;
  /** How many script errors there were so far. */
  errors(): Promise<number>;
  /** Draws the table as it is now, even where the address says `drawn=0`. */
  picture(): Promise<void>;
  /** Moves the camera to a view. */
  look(view: CameraView): Promise<void>;
}

/** The handle of an open page. */
export function automate(page: Page): Automation {
  return {
    ready: async () => {
      await page.waitForFunction("window.offsuit !== undefined");
      await page.evaluate("window.offsuit.ready");
    },
    quiet: () => page.evaluate("window.offsuit.quiet()"),
    settle: () => page.evaluate("window.offsuit.settle()"),
    run: (seconds) => page.evaluate(`window.offsuit.run(${seconds})`),
    objects: () => page.evaluate<ObjectView[]>("window.offsuit.objects()"),
    whereIs: (guid) => page.evaluate(`window.offsuit.whereIs(${JSON.stringify(guid)})`),
    spotOf: (place) => page.evaluate(`window.offsuit.spotOf(${JSON.stringify(place)})`),
    send: (command) => page.evaluate(`window.offsuit.send(${JSON.stringify(command)})`),
    save: () => page.evaluate("window.offsuit.save()"),
    pictures: () => page.evaluate("window.offsuit.pictures()"),
    errors: () => page.evaluate("window.offsuit.errors()"),
    picture: () => page.evaluate("window.offsuit.picture()"),
    look: (view) => page.evaluate(`window.offsuit.look(${JSON.stringify(view)})`),
  };
}
