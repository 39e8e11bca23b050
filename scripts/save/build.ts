import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { views } from "../../saves/cameras";
import { pages } from "../../saves/notebook";
import { seats } from "../../saves/seats";
import { table } from "../../saves/table";
import { boardMemo } from "../../src/table/memo";
import type { ObjectData } from "../../src/table/object-data";
import { panelXml } from "../../src/table/panel/layout";
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

/** Where the finished files go. */
export interface BuildTarget {
  scripts: Scripts;
  outDir: string;
}

/**
 * Writes the save, each game as a saved object, and their thumbnails. The same scripts give the same bytes. Raises
 * an error if a script is missing or a game's opening scene does not use up its box: both are mistakes of ours.
 */
export function buildSaves({ scripts, outDir }: BuildTarget): void {
  const games = savedGames();
  const objects = join(outDir, "saved-objects");
  rmSync(objects, { recursive: true, force: true });
  mkdirSync(objects, { recursive: true });
  writeFileSync(join(outDir, "Offsuit.json"), jsonText(tableSave(games, scripts)));
  writeFileSync(join(outDir, "Offsuit.png"), picture("offsuit"));
  for (const game of games) {
    writeFileSync(join(objects, `${game.title}.json`), jsonText(savedObject(game, scripts)));
    writeFileSync(join(objects, `${game.title}.png`), picture(game.id));
  }
}

/** The save: table, seats, notebook, and every game laid out as it begins. */
export function tableSave(games: readonly SavedGame[], scripts: Scripts): SaveData {
  const guid = createGuids();
  const zones = seats.map((seat) => named(handZone(seat), guid(`seat ${seat.colour}`)));
  const pieces = games.flatMap((game) => withGuids(gameObjects(game, scriptsOf(game, scripts)), guid));
  const viewers = [...seats.map(({ colour }) => colour), "Grey"];
  const panels = games.flatMap((game) => {
    const guid = guidIn(pieces, boardMemo(game.id));
    return viewers.map((viewer) => panelXml(guid, viewer));
  });
  const { Grid, Lighting, Hands, ComponentTags, Turns, DecalPallet, ...head } = table;
  return {
    ...head,
    TabStates: notebookTabs(pages),
    Grid,
    Lighting,
    Hands,
    ComponentTags,
    Turns,
    CameraStates: cameraStates(views),
    DecalPallet,
    LuaScript: scriptNamed("global", scripts),
    LuaScriptState: "",
    XmlUI: panels.join("\n"),
    ObjectStates: [...zones, ...pieces],
  };
}

/** One game as a saved object, to be dropped on anybody's table. */
export function savedObject(game: SavedGame, scripts: Scripts): EnvelopeData {
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
    ObjectStates: withGuids(gameObjects(game, scriptsOf(game, scripts)), createGuids()),
  };
}

function scriptsOf(game: SavedGame, scripts: Scripts): GameScripts {
  return {
    board: scriptNamed(`${game.id}.board`, scripts),
    deck: scriptNamed(`${game.id}.deck`, scripts),
    die: scriptNamed(`${game.id}.die`, scripts),
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
  return `${JSON.stringify(value, rounded, 2)}\n`;
}
