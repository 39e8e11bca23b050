import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CardArt } from "../../src/tts/object-data";
import { ICON_LICENCE } from "./assets";
import type { GameArt } from "./game-art";
import { referenceTo, type ArtPlace } from "./place";
import { drawReckoning } from "./pokers-rogue-reckoning";
import { cardPicture, createSheet } from "./sheet";

/** The art of games by their ids; the other games play with the built-in cards. */
export type ArtByGame = Readonly<Record<string, CardArt>>;

const DRAWN: Readonly<Record<string, () => GameArt>> = { "pokers-rogue-reckoning": drawReckoning };

/**
 * Writes the sheets and backs of all games that have art, and the notice that goes with them, into a folder, which holds
 * nothing else afterwards.
 */
export function writeArt(place: ArtPlace, folder: string): ArtByGame {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written = (name: string, png: Buffer): string => {
    const file = pictureName(name, png);
    writeFileSync(join(folder, file), png);
    return referenceTo(place, folder, file);
  };
  const art = Object.entries(DRAWN).map(([game, draw]): [string, CardArt] => {
    const { faces, back } = draw();
    const { png, columns, rows } = createSheet([...faces.values()]);
    const cells = Object.fromEntries([...faces.keys()].map((card, cell) => [card, cell]));
    const [face, rear] = [written(`${game}-faces`, png), written(`${game}-back`, cardPicture(back))];
    return [game, { face, back: rear, columns, rows, cells }];
  });
  copyFileSync(ICON_LICENCE, join(folder, "licences.txt"));
  return Object.fromEntries(art);
}

/** A picture's name changes with the picture: Tabletop Simulator keeps for ever what it has once fetched. */
function pictureName(name: string, png: Buffer): string {
  return `${name}-${createHash("sha256").update(png).digest("hex").slice(0, 8)}.png`;
}
