import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type InlineConfig } from "vite";
import { GAMES } from "../../src/games";
import { FULL_DECK } from "../../src/kit/data/cards";
import { saveFile, type OfferedGame } from "../../src/preview/page/games";
import { localReference } from "../art/place";
import { savePath } from "../build/built";
import { PREVIEW_ENTRY } from "../build/entries";
import { SHELF } from "../save/build";
import { programBundle } from "../build/program";
import { DIST, PREVIEW, ROOT } from "../project";
import { Complaint, Fault } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";
import { writeCardFaces } from "./cards/faces";
import { licenceTexts } from "./licences";
import { collectPackages } from "./packages";

/** The card art of the last build, if it was built with any. */
const ART = join(DIST, "art");
const PAGE = join(ROOT, "src", "preview", "page");

/** The name of the table with all games among them. */
const THE_SHELF = "Offsuit: all games";

/** The saves that the page can open, by their names. */
const TABLES: readonly string[] = [SHELF, ...GAMES.map(({ id }) => id)];

/** What the page fetches while it runs. */
export const FETCHED: readonly string[] = [
  ...TABLES.map((table) => saveFile(table)),
  "preview.lua",
  ...[...FULL_DECK, "joker", "back"].map((card) => `cards/${card}.svg`),
];

/**
 * Builds the page of the browser preview into a folder that can be hosted anywhere, with the saves that were built last.
 * The same sources give the same bytes. Raises a `Fault` that says what does not compile.
 */
export async function buildPreview(progress: Progress, outDir = PREVIEW): Promise<void> {
  const missing = TABLES.map(savePath).find((save) => !existsSync(save));
  if (missing !== undefined) throw new Complaint(`${missing} is missing. Run npm run build first.`);
  const program = await programBundle(PREVIEW_ENTRY, progress);
  progress.show("Building the page ...");
  const packages = new Set<string>();
  await bundlePage(outDir, packages);
  for (const table of TABLES) {
    const copy = join(outDir, saveFile(table));
    mkdirSync(dirname(copy), { recursive: true });
    // A page may not load a file of this machine; card art goes with it, and is named from where the page is.
    writeFileSync(copy, readFileSync(savePath(table), "utf8").replaceAll(`${localReference(ART)}/`, "art/"));
  }
  if (existsSync(ART)) cpSync(ART, join(outDir, "art"), { recursive: true });
  writeFileSync(join(outDir, "preview.lua"), program.code);
  writeCardFaces(join(outDir, "cards"));
  writeFileSync(join(outDir, "licences.txt"), licenceTexts(packages));
}

/** The tables as the page lists them: the shelf with all games, then every game by itself. */
function offeredGames(): OfferedGame[] {
  const games = GAMES.map((game) =>
    game.visit(({ rules: { id, seats }, words }) => ({
      id,
      title: words.title(),
      players: { least: seats.min, most: seats.max },
    })),
  );
  const least = Math.min(...games.map(({ players }) => players.least));
  const most = Math.max(...games.map(({ players }) => players.most));
  return [{ id: SHELF, title: THE_SHELF, players: { least, most } }, ...games];
}

/** Page and worker, one script each; adds the folders of the packages that they contain to `packages`. */
async function bundlePage(outDir: string, packages: Set<string>): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    root: PAGE,
    // Relative, so the page works in any folder of any server.
    base: "./",
    publicDir: false,
    logLevel: "error",
    plugins: [collectPackages(packages)],
    define: { OFFERED_GAMES: JSON.stringify(offeredGames()) },
    worker: { format: "es", plugins: () => [collectPackages(packages)] },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
  try {
    await build(config);
  } catch (error) {
    throw new Fault(
      `The page could not be built.\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
