import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "../../saves/notebook";
import { ROOT } from "../project";
import { PLAYER_COLOURS } from "../../src/kit/player-colours";
import type { TabData } from "./save-data";

const TEXTS = join(ROOT, "saves", "notebook");

/** The pages of the notebook, each open to everybody. */
export function notebookTabs(pages: readonly Page[]): Record<string, TabData> {
  const tabs: Record<string, TabData> = {};
  pages.forEach(({ title, file }, id) => {
    const body = readFileSync(join(TEXTS, file), "utf8").replaceAll("\r\n", "\n").trim();
    tabs[id] = { title, body, color: "Grey", visibleColor: { ...PLAYER_COLOURS.Grey }, id };
  });
  return tabs;
}
