import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { viewsOf } from "../../../saves/cameras";
import { seatsFor } from "../../../saves/seats";
import { cardMaker } from "../../../src/box/look/card";
import { boxPlace } from "../../../src/box/shelf/places";
import { GAMES, type GameEntry } from "../../../src/games";
import { printOf } from "../../../src/kit/rules/box";
import { drawOutcome } from "../../../src/kit/rules/chance";
import { standardOptions } from "../../../src/kit/rules/options";
import { seeded } from "../../../src/kit/data/random";
import { pictureOf, type Scene } from "../../../src/kit/game/scene";
import type { ObjectData } from "../../../src/tts/object-data";
import { boxObjects, signObject } from "../../save/boxes";
import { SHELF } from "../../save/build";
import { savedGames, type SavedGame } from "../../save/games";
import { isRecord } from "../../../src/kit/data/data";
import { ROOT } from "../../project";

/**
 * What the pictures in docs show, in enough detail that you would notice a difference from the table: places, drawings, colours
 * and the camera. Sentences and panels are left out: they change often, and nobody gets lost.
 */

/** What a picture shows: each part by its name, as a hash. */
export type Shown = Readonly<Record<string, string>>;

/** Every picture by its path from the project's folder. */
export type ShownByPicture = Readonly<Record<string, Shown>>;

/** Where the pictures are, and the note of what they showed when they were taken. */
export const DOCS = join(ROOT, "docs");
const NOTE = join(DOCS, "pictures", "shown.json");

/** The command that retakes the pictures. */
export const RETAKE = "npm run shots -- --docs";

/** Which pictures show the table without a game, and which the board of which game. */
const SHELF_PICTURES = ["shelf", "put-away", "self-test"] as const;
const GAME_PICTURES = {
  "docs/pictures/seatless.jpg": "cards-vs-dice",
  "docs/pictures/cards-vs-dice.jpg": "cards-vs-dice",
  "docs/pictures/restored.jpg": "cards-vs-dice",
  "docs/pictures/roll-flush.jpg": "roll-flush",
  "docs/pictures/guest.jpg": "roll-flush",
  "docs/pictures/pokerchess.jpg": "pokerchess",
  "docs/table.jpg": "cards-vs-dice",
} as const;
const CARD_PICTURE = "docs/pictures/look.jpg";

/** The fields of a piece or a print that do not affect its looks, or depend on chance. */
const UNSEEN: ReadonlySet<string> = new Set(["id", "text", "caption", "cards", "sight", "movable", "face"]);

/** Chance for the cards that are dealt. */
const SEED = 1;

/** What each picture of docs shows if it is taken now. */
export function shownNow(games: readonly SavedGame[] = savedGames()): ShownByPicture {
  const shelf = shelfShown(games);
  const shown: Record<string, Shown> = {
    [CARD_PICTURE]: { "the card": hashOf(objectsOnCard().map(looksOf)) },
  };
  for (const name of SHELF_PICTURES) shown[`docs/pictures/${name}.jpg`] = shelf;
  for (const [picture, id] of Object.entries(GAME_PICTURES)) {
    const index = games.findIndex((game) => game.id === id);
    const [game, entry] = [games[index], GAMES.find((each) => each.id === id)];
    if (game === undefined || entry === undefined)
      throw new Error(`There is no game "${id}" for ${picture}.`);
    shown[picture] = gameShown(game, entry, index, games.length);
  }
  return shown;
}

/** A sentence for each picture that is older than what it shows, or that nothing is noted of. */
export function outdated(noted: ShownByPicture, now: ShownByPicture): string[] {
  return Object.entries(now).flatMap(([picture, parts]) => {
    const then = noted[picture];
    if (then === undefined) return [`${picture} has never been taken by ${RETAKE}.`];
    const names = new Set([...Object.keys(parts), ...Object.keys(then)]);
    const changed = [...names].filter((name) => parts[name] !== then[name]);
    return changed.length === 0 ? [] : [`${picture} is older than what it shows: ${changed.join(", ")}.`];
  });
}

/** The note from when the pictures were taken; nothing for a picture whose note is damaged. */
export function readNoted(): ShownByPicture {
  const value: unknown = JSON.parse(readFileSync(NOTE, "utf8"));
  const noted: Record<string, Shown> = {};
  for (const [picture, parts] of Object.entries(isRecord(value) ? value : {}))
    if (isRecord(parts))
      noted[picture] = Object.fromEntries(Object.entries(parts).map(([part, hash]) => [part, String(hash)]));
  return noted;
}

/** Notes what the pictures show that have just been taken. */
export function noteShown(shown: ShownByPicture): void {
  writeFileSync(NOTE, `${JSON.stringify(shown, undefined, 2)}\n`);
}

function shelfShown(games: readonly SavedGame[]): Shown {
  const most = Math.max(...games.map(({ seats }) => seats.max));
  return {
    "the boxes and the sign": hashOf([signObject(games), ...boxObjects(games, () => "")].map(looksOf)),
    "the lids": hashOf(games.map(({ face: { palette, emblem } }) => ({ palette, emblem }))),
    "the seats": hashOf(seatsFor(most)),
    "the camera": hashOf(viewsOf(SHELF, most)),
  };
}

function gameShown(game: SavedGame, entry: GameEntry, index: number, boxes: number): Shown {
  const { face, box } = game;
  return {
    "its pieces": hashOf([layout(game.opening), layout(dealtScene(entry)), JSON.stringify(box, seen)]),
    "its print": hashOf([JSON.stringify(printOf(box.board), seen), face.crest, face.ornaments]),
    "its colours and its emblem": hashOf([face.palette, face.emblem]),
    "the boxes beside it": hashOf(boxPlace(index, boxes, index)),
    "the seats": hashOf(seatsFor(game.seats.max)),
    "the camera": hashOf(viewsOf(game.id, game.seats.max)),
  };
}

/** A game just dealt, by the rules alone. */
function dealtScene(entry: GameEntry): Scene {
  return entry.visit((game) => {
    const { rules } = game;
    const state = rules.start(standardOptions(rules.options), rules.seats.min);
    const random = seeded(SEED);
    for (;;) {
      const waiting = rules.waiting(state);
      if (waiting.kind !== "chance") return pictureOf(game, state);
      rules.resolve(state, drawOutcome(waiting.chance, random));
    }
  });
}

/** The place of each kind of piece; which card it is, is chance. */
function layout(scene: Scene): string[] {
  return scene.pieces.map((piece) => JSON.stringify(piece, seen)).sort();
}

function objectsOnCard(): ObjectData[] {
  const next = cardMaker();
  const objects: ObjectData[] = [];
  for (let made = next(); made !== undefined; made = next()) objects.push(...made);
  return objects;
}

function looksOf({ Name, Transform, ColorDiffuse }: ObjectData): object {
  return { Name, Transform, ColorDiffuse };
}

function seen(key: string, value: unknown): unknown {
  return UNSEEN.has(key) ? undefined : rounded(key, value);
}

/** The last digits of a sine may differ between machines. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === "number" ? Math.round(value * 1000) / 1000 : value;
}

function hashOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value, rounded)).digest("hex").slice(0, 12);
}
