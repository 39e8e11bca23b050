import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { GAMES, type GameEntry } from "../../src/games";
import { luaSyntaxError } from "../../src/webassembly/host";
import { NODE_LUA } from "../lua/machine";
import type { ArtByGame } from "../art/write";
import { ROOT, version } from "../project";
import { Fault } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";
import { featuresOf } from "./board-features";
import { attach } from "./attach";
import { createBundler, type Bundle } from "./bundle";
import type { Entry } from "./entries";
import { readRuleBooks } from "./rule-books";
import { outline } from "./rule-pages";
import { withShelf } from "./shelf";

/**
 * Makes the bundle of every script that the save carries. Each has passed a real Lua 5.2's syntax check, because
 * the compiler is known to write Lua that does not load without a word about it.
 */
export function bundleScripts(progress: Progress, art: ArtByGame = {}): Bundle[] {
  progress.announce("Transpiling to Lua ...");
  const entries = scriptEntries();
  // The last is the board of the largest game.
  const bundler = createBundler(entries.at(-1));
  const bundles = entries.map((entry) => {
    progress.show(`Bundling ${entry.name} ...`);
    return bundler(entry);
  });
  const scripts = withShelf(bundles.map((bundle) => attachPieces(bundle, bundles, art)));
  for (const { name, code } of scripts) {
    const problem = luaSyntaxError(NODE_LUA, code, name);
    if (problem !== undefined) throw new Fault(`The compiler wrote Lua that does not load: ${problem}`);
  }
  return scripts;
}

/** The scripts that the saves carry: Global, the boxes of the shelf, and each game's deck, die and board. */
function scriptEntries(): Entry[] {
  const box = join(ROOT, "src", "box");
  return [
    { name: "global", start: { file: join(box, "scripts", "table.ts") } },
    { name: "shelf", start: { file: join(box, "scripts", "shelf.ts") } },
    { name: "box", start: { file: join(box, "scripts", "box.ts") } },
    ...GAMES.flatMap(gameEntries),
  ];
}

function gameEntries(game: GameEntry): Entry[] {
  const { id } = game;
  const entry = (kind: string, lua: string): Entry => ({ name: `${id}.${kind}`, start: { lua } });
  const board = `local game = require("src.games.${id}.table")
local board = require("src.table.board-script")
local texts = require("src.table.languages.stored-texts")
texts.translateFromText()
board.installBoard(game.tableGame, ${featuresOf(game)})`;
  const entries = [entry("deck", 'local deck = require("src.tts.deck-script")\ndeck.installDeck()')];
  if (game.visit(({ box }) => box.dice.length) > 0)
    entries.push(entry("die", 'local die = require("src.tts.die-script")\ndie.installDie()'));
  return [...entries, { ...entry("board", board), hasStoredPuzzles: true }];
}

/** Writes the bundles and their source maps into a folder, which holds nothing else afterwards. */
export function writeBundles(bundles: readonly Bundle[], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, code, map } of bundles) {
    writeFileSync(join(folder, `${name}.lua`), code);
    writeFileSync(join(folder, `${name}.lua.map`), map);
  }
}

function attachPieces(bundle: Bundle, all: readonly Bundle[], art: ArtByGame): Bundle {
  const [game, kind] = bundle.name.split(".");
  if (kind !== "board" || game === undefined) return bundle;
  const scripts: Record<string, string> = {};
  for (const { name, code } of all) {
    const [owner, piece] = name.split(".");
    if (owner === game && piece !== undefined && piece !== kind) scripts[piece] = code;
  }
  const rules = outline(game, readRuleBooks(game));
  return attach(bundle, { scripts, art: art[game], version: version(), rules });
}
