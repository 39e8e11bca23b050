import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build, type InlineConfig } from "vite";
import { GAMES } from "../../src/games";
import { FULL_DECK } from "../../src/kit/cards";
import { saveFile, type OfferedGame } from "../../src/preview/page/games";
import { localReference } from "../art/place";
import { savePath } from "../build/built";
import { PREVIEW_ENTRY } from "../build/entries";
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

/** What the page fetches while it runs. */
export const FETCHED: readonly string[] = [
  ...GAMES.map(({ id }) => saveFile(id)),
  "preview.lua",
  ...[...FULL_DECK, "joker", "back"].map((card) => `cards/${card}.svg`),
];

/**
 * Builds the page of the browser preview into a folder that can be hosted anywhere, with the saves that were built last.
 * The same sources give the same bytes. Raises a `Fault` that tells what does not compile.
 */
export async function buildPreview(progress: Progress, outDir = PREVIEW): Promise<void> {
  const missing = GAMES.map(({ id }) => savePath(id)).find((save) => !existsSync(save));
  if (missing !== undefined) throw new Complaint(`${missing} is missing. Run npm run build first.`);
  const program = await programBundle(PREVIEW_ENTRY, progress);
  progress.show("Building the page ...");
  const packages = new Set<string>();
  await bundlePage(outDir, packages);
  for (const { id } of GAMES) {
    const copy = join(outDir, saveFile(id));
    mkdirSync(dirname(copy), { recursive: true });
    // A page may not load a file of this machine; card art goes with it, and is named from where the page is.
    writeFileSync(copy, readFileSync(savePath(id), "utf8").replaceAll(`${localReference(ART)}/`, "art/"));
  }
  if (existsSync(ART)) cpSync(ART, join(outDir, "art"), { recursive: true });
  writeFileSync(join(outDir, "preview.lua"), program.code);
  writeCardFaces(join(outDir, "cards"));
  writeFileSync(join(outDir, "licences.txt"), licenceTexts(packages));
}

/** The games as the page lists them. */
function offeredGames(): OfferedGame[] {
  return GAMES.map((game) =>
    game.visit(({ rules: { id, seats }, words: { title } }) => ({
      id,
      title,
      players: { least: seats.min, most: seats.max },
    })),
  );
}

/** Page and worker, one script each; adds the folders of the packages that they contain to `packages`. */
async function bundlePage(outDir: string, packages: Set<string>): Promise<void> {
  const config: InlineConfig = {
    configFile: false,
    root: PAGE,
    // Relative, so that the page works in any folder of any server.
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
    throw new Fault(`The page does not build.\n${error instanceof Error ? error.message : String(error)}`);
  }
}
