import type { Browser } from "playwright-core";
import type { Language } from "../../../src/kit/words/language";
import type { GameEntry } from "../../../src/games";
import { readBuiltSave } from "../../build/built";
import { startProgram } from "../../lua/program";
import { parseSave } from "../../save/read";
import type { Progress } from "../../terminal/progress";
import { buildPreview } from "../build";
import { servePreview } from "../server";
import { momentsOf, type Moment } from "./moments";
import { planOf } from "./plan";

/** What pictures are taken with: a browser, and the preview of what has been built, served at an address. */
export interface Studio {
  browser: Browser;
  address: string;
  /** A game with this many people, played in the emulator, at the moments that are shown, or only at the one of this name. */
  play(entry: GameEntry, people: number, only?: string): Promise<Moment[]>;
  close(): Promise<void>;
}

/** How a studio is prepared. */
interface Equipment {
  /** What its tables speak. */
  language?: Language;
  /** Whether the page of the preview is built first, or taken as it was left. */
  build?: boolean;
}

/** Prepares the studio. The browser stays the caller's to close. */
export async function openStudio(
  browser: Browser,
  progress: Progress,
  { language = "en", build = true }: Equipment = {},
): Promise<Studio> {
  if (build) await buildPreview(progress);
  const lua = await startProgram("play", progress);
  const server = await servePreview();
  const play: Studio["play"] = async (entry, people, only) => {
    const save = JSON.stringify(parseSave(await readBuiltSave(entry.id, progress)));
    return momentsOf(
      entry,
      save,
      lua,
      people,
      { ...planOf(entry), ...(only !== undefined && { only }) },
      language,
    );
  };
  return { browser, address: server.address, play, close: () => server.close() };
}
