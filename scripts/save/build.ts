import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { viewsOf } from "../../saves/cameras";
import { listingOf, SHELF_LISTING, tagsOf } from "../../saves/listing";
import { notebookPages } from "../../saves/notebook";
import { seatsFor } from "../../saves/seats";
import { table } from "../../saves/table";
import { boardMemo } from "../../src/tts/piece-ids";
import type { CardArt, ObjectData } from "../../src/tts/object-data";
import { panelsXml } from "../../src/table/panel/markup";
import type { ArtByGame } from "../art/write";
import { boxObjects, signObject } from "./boxes";
import { cameraStates } from "./cameras";
import { savedGames, type SavedGame } from "./games";
import { createGuids } from "./guid";
import { notebookTabs } from "./notebook";
import { picture } from "./picture";
import { gameObjects, type GameScripts } from "./pieces";
import type { EnvelopeData, SaveData } from "./save-data";
import { handZone } from "./seats";

/** The Lua text of every bundle by its name: `global`, `cards-vs-dice.board` and so on. */
export type Scripts = Readonly<Record<string, string>>;

/** The name of the files of the shelf; the others are named after their games. */
export const SHELF = "offsuit";

/** Where the finished files go. */
export interface BuildTarget {
  scripts: Scripts;
  art?: ArtByGame;
  outDir: string;
}

/**
 * Writes the save of the shelf, for each game a save and a saved object, and their thumbnails. The same scripts give the same bytes. Raises
 * an error if a script is missing or a game's opening scene does not use up its box: both are bugs of ours.
 */
export function buildSaves({ scripts, art = {}, outDir }: BuildTarget): void {
  const saves = emptied(join(outDir, "saves"));
  const objects = emptied(join(outDir, "saved-objects"));
  const games = savedGames();
  writeFileSync(join(saves, `${SHELF}.json`), jsonText(shelfSave(games, scripts)));
  writeFileSync(join(saves, `${SHELF}.png`), picture(SHELF));
  for (const game of games) {
    writeFileSync(join(saves, `${game.id}.json`), jsonText(tableSave(game, scripts, art[game.id])));
    writeFileSync(join(saves, `${game.id}.png`), picture(game.id));
    const object = join(objects, objectName(game.title));
    writeFileSync(`${object}.json`, jsonText(savedObject(game, scripts, art[game.id])));
    writeFileSync(`${object}.png`, picture(game.id));
  }
}

function emptied(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** The save of one game: table, seats, notebook, and the game laid out as it begins. */
export function tableSave(game: SavedGame, scripts: Scripts, art?: CardArt): SaveData {
  const guid = createGuids();
  const seats = seatsFor(game.seats.max);
  const zones = seats.map((seat) => named(handZone(seat), guid(`seat ${seat.colour}`)));
  const pieces = withGuids(gameObjects(game, scriptsOf(game, scripts), art), guid);
  const board = guidIn(pieces, boardMemo(game.id));
  const viewers = [...seats.map(({ colour }) => colour), "Grey"];
  const listing = listingOf(game.id);
  const { Grid, Lighting, Hands, ComponentTags, Turns, DecalPallet, ...head } = table;
  return {
    ...head,
    SaveName: saveName(game.title),
    GameComplexity: listing.complexity,
    PlayingTime: [...listing.minutes],
    PlayerCounts: [game.seats.min, game.seats.max],
    Tags: tagsOf(listing),
    TabStates: notebookTabs(notebookPages([game])),
    Grid,
    Lighting,
    Hands,
    ComponentTags,
    Turns,
    CameraStates: cameraStates(viewsOf(game.id, game.seats.max)),
    DecalPallet,
    LuaScript: scriptNamed("global", scripts),
    LuaScriptState: "",
    XmlUI: panelsXml(board, viewers),
    ObjectStates: [...zones, ...pieces],
  };
}

/** The save of the shelf: the same table, the boxes of all games, and seats for the largest of them. */
export function shelfSave(games: readonly SavedGame[], scripts: Scripts): SaveData {
  const guid = createGuids();
  const most = Math.max(...games.map(({ seats }) => seats.max));
  const zones = seatsFor(most).map((seat) => named(handZone(seat), guid(`seat ${seat.colour}`)));
  const boxes = boxObjects(games, ({ id }) => scriptNamed(`${id}.box`, scripts));
  const { Grid, Lighting, Hands, ComponentTags, Turns, DecalPallet, ...head } = table;
  return {
    ...head,
    GameComplexity: SHELF_LISTING.complexity,
    PlayingTime: [...SHELF_LISTING.minutes],
    PlayerCounts: [Math.min(...games.map(({ seats }) => seats.min)), most],
    Tags: tagsOf(SHELF_LISTING),
    TabStates: notebookTabs(notebookPages(games)),
    Grid,
    Lighting,
    Hands,
    ComponentTags,
    Turns,
    CameraStates: cameraStates(viewsOf(SHELF, most)),
    DecalPallet,
    LuaScript: scriptNamed("shelf", scripts),
    LuaScriptState: "",
    XmlUI: "",
    ObjectStates: [...zones, ...withGuids([signObject(games), ...boxes], guid)],
  };
}

/** The name of a game's save in the game's menu, by the title. */
export function saveName(title: string): string {
  return `${table.SaveName}: ${title}`;
}

/** The name of a game's file among the saved objects: its title without what no file name may hold on every system. */
export function objectName(title: string): string {
  return title.replaceAll(/[<>:"/\\|?*]/g, "");
}

/** One game as a saved object, to be dropped on anybody's table. */
export function savedObject(game: SavedGame, scripts: Scripts, art?: CardArt): EnvelopeData {
  return {
    SaveName: "",
    Date: "",
    VersionNumber: "",
    GameMode: "",
    GameType: "",
    GameComplexity: "",
    Tags: [],
    Gravity: 0.5,
    PlayArea: 0.5,
    Table: "",
    Sky: "",
    Note: "",
    TabStates: {},
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
    ObjectStates: withGuids(gameObjects(game, scriptsOf(game, scripts), art), createGuids()),
  };
}

/** Only a game with dice has a script for them. */
function scriptsOf(game: SavedGame, scripts: Scripts): GameScripts {
  return {
    board: scriptNamed(`${game.id}.board`, scripts),
    deck: scriptNamed(`${game.id}.deck`, scripts),
    die: game.box.dice.length === 0 ? "" : scriptNamed(`${game.id}.die`, scripts),
  };
}

function scriptNamed(name: string, scripts: Scripts): string {
  const script = scripts[name];
  if (script === undefined)
    throw new Error(`The save needs the script "${name}", and there is no such bundle.`);
  return script;
}

/** Our objects with a GUID each, made from their memos; so are the cards inside a deck. */
function withGuids(objects: readonly ObjectData[], guid: (key: string) => string): ObjectData[] {
  return objects.map((object) => {
    const { ContainedObjects: contained } = object;
    const whole =
      contained === undefined ? object : { ...object, ContainedObjects: withGuids(contained, guid) };
    return named(whole, guid(object.Memo ?? object.Name));
  });
}

function guidIn(objects: readonly ObjectData[], memo: string): string {
  return objects.find(({ Memo }) => Memo === memo)?.GUID ?? "";
}

function named(object: ObjectData, GUID: string): ObjectData {
  return { GUID, ...object };
}

/** The text of a file, with numbers to a millionth: their last digits may differ between machines. */
function jsonText(value: unknown): string {
  const rounded = (_key: string, field: unknown): unknown =>
    typeof field === "number" ? Math.round(field * 1e6) / 1e6 : field;
  return `${JSON.stringify(value, rounded)}\n`;
}
