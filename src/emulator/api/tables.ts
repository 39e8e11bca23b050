import { TABLE_MEMBERS } from "../api-names";
import { point } from "../geometry";
import type { Rgba } from "../lua/color";
import { raise } from "../lua/fault";
import { cast } from "./cast";
import { NOTE_FUNCTIONS } from "./notes";
import { createPiece, isThere } from "../objects/pieces";
import { groundAt } from "../objects/physics";
import { seconds } from "../schedule";
import { currentScript, pointFrom, vectorFor } from "../scripts";
import { createTable, type Members, type Method, type Variable } from "../strict";
import { copyData } from "../data";
import type { SaveState } from "../state";
import { enableTurns, giveTurn, turnAfter, turnOrder, turnsOf } from "../turns";
import type { World } from "../world";
import { lookAgain } from "../zones";
import { LIGHTING } from "./lighting";
import { colourFrom, table, text, texts } from "./parameters";

/** The global tables that describe the table itself. Most only hold what is written into them, and save it. */

type Part = { functions?: Record<string, Method<World>>; variables?: Record<string, Variable<World>> };

function globalTable(world: World, label: string, part: Part): object {
  const members: Members<World> = {
    label,
    functions: part.functions ?? {},
    variables: part.variables ?? {},
    knownFunctions: new Set(),
    knownVariables: TABLE_MEMBERS[label] ?? new Set(),
  };
  return createTable(world, world, members);
}

/** A value in a record of the save: `Grid.Type` for Grid.type. */
function held(record: string | undefined, field: string, usual: boolean | number | string): Variable<World> {
  const place = (world: World): Record<string, unknown> => {
    if (record === undefined) return world.save;
    const inner = { ...(world.save[record] as object | undefined) } as Record<string, unknown>;
    world.save[record] = inner;
    return inner;
  };
  return {
    read: (world) => {
      const inner =
        record === undefined ? world.save : (world.save[record] as Record<string, unknown> | undefined);
      return inner?.[field] ?? usual;
    },
    write: (world, _target, value) => {
      if (typeof value !== typeof usual)
        raise(`${field}: a ${typeof usual} was expected, got ${typeof value}`);
      place(world)[field] = value;
    },
  };
}

function done(): boolean {
  return true;
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

const GRID: Part = {
  variables: {
    type: held("Grid", "Type", 0),
    show_lines: held("Grid", "Lines", false),
    color: {
      read: (world) => {
        const { r, g, b } = (world.save["Grid"] as { Color?: Rgba } | undefined)?.Color ?? BLACK;
        return currentScript(world).color.create({ r, g, b, a: 1 });
      },
      write: (world, _target, value) => {
        const { r, g, b } = colourFrom(value, "Grid.color");
        world.save["Grid"] = { ...(world.save["Grid"] as object | undefined), Color: { r, g, b } };
      },
    },
    opacity: held("Grid", "Opacity", 0.75),
    thick_lines: held("Grid", "ThickLines", false),
    snapping: held("Grid", "SnappingKind", 1),
    offsetX: held("Grid", "OffsetX", 0),
    offsetY: held("Grid", "OffsetY", 0),
    sizeX: held("Grid", "xSize", 2),
    sizeY: held("Grid", "ySize", 2),
  },
};

const HANDS: Part = {
  functions: {
    getHands: (world) =>
      world.pieces.filter((piece) => piece.type === "Hand" && isThere(piece)).map((piece) => piece.proxy),
  },
  variables: {
    enable: watched(held("Hands", "Enable", true)),
    disable_unused: watched(held("Hands", "DisableUnused", false)),
    hiding: held("Hands", "Hiding", 1),
  },
};

/** A variable whose change makes the zones look again. */
function watched(variable: Variable<World>): Variable<World> {
  return {
    read: variable.read,
    write: (world, target, value) => {
      variable.write?.(world, target, value);
      lookAgain(world);
    },
  };
}

const TURNS: Part = {
  functions: {
    endTurn: (world) => {
      giveTurn(world, turnAfter(world, 1));
      return true;
    },
    getNextTurnColor: (world) => turnAfter(world, 1),
    getPreviousTurnColor: (world) => turnAfter(world, -1),
    getTurnOrder: (world) => turnOrder(world),
  },
  variables: {
    enable: {
      read: (world) => turnsOf(world).Enable === true,
      write: (world, _target, value) => enableTurns(world, value === true),
    },
    type: held("Turns", "Type", 1),
    order: {
      read: (world) => [...(turnsOf(world).TurnOrder ?? [])],
      write: (world, _target, value) => {
        world.save.Turns = { ...turnsOf(world), TurnOrder: texts(value, "Turns.order") };
      },
    },
    reverse_order: held("Turns", "Reverse", false),
    skip_empty_hands: held("Turns", "SkipEmpty", false),
    disable_interactations: held("Turns", "DisableInteractions", false),
    pass_turns: held("Turns", "PassTurns", true),
    turn_color: {
      read: (world) => turnsOf(world).TurnColor ?? "",
      write: (world, _target, value) => giveTurn(world, text(value, "Turns.turn_color")),
    },
  },
};

const TIME: Part = {
  variables: {
    time: { read: (world) => seconds(world.schedule) },
    delta_time: { read: (world) => 1 / world.settings.framesPerSecond },
    fixed_delta_time: { read: () => 1 / 90 },
  },
};

const PHYSICS: Part = {
  functions: {
    cast: (world, _target, parameters) => cast(world, parameters),
    getGravity: (world) =>
      vectorFor(world, point(0, -19.62 * ((world.save["Gravity"] as number | undefined) ?? 0.5), 0)),
    setGravity: (world, _target, direction) => {
      world.save["Gravity"] = Math.abs(pointFrom(direction, "setGravity").y) / 19.62;
      return true;
    },
  },
  variables: { play_area: held(undefined, "PlayArea", 0.5) },
};

/** A text of the save with a function to read and one to write it. */
function savedText(getter: string, setter: string, field: string): Record<string, Method<World>> {
  return {
    [getter]: (world) => world.save[field] ?? "",
    [setter]: (world, _target, value) => {
      world.save[field] = text(value, setter);
      return true;
    },
  };
}

const BACKGROUNDS: Part = {
  functions: {
    ...savedText("getBackground", "setBackground", "Sky"),
    ...savedText("getCustomURL", "setCustomURL", "SkyURL"),
  },
};

const INFO: Part = {
  variables: {
    complexity: held(undefined, "GameComplexity", ""),
    name: held(undefined, "SaveName", ""),
    type: held(undefined, "GameType", ""),
    number_of_players: range("PlayerCounts"),
    playing_time: range("PlayingTime"),
    tags: {
      read: (world) => copyData(world.save["Tags"] ?? []),
      write: (world, _target, value) => {
        world.save["Tags"] = texts(value, "Info.tags");
      },
    },
  },
};

function range(field: keyof SaveState & string): Variable<World> {
  return {
    read: (world) => copyData(world.save[field] ?? [1, 1]),
    write: (world, _target, value) => {
      world.save[field] = copyData(table(value, field));
    },
  };
}

/** The table itself as an Object: there is one, but it is not among getObjects(). */
function tableObject(world: World): object {
  const piece = createPiece(world, {
    Name: world.save.Table ?? "Table_None",
    GUID: "4ee1f2",
    Transform: { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
    Locked: true,
  });
  piece.guid = "4ee1f2";
  piece.spawning = false;
  piece.interactable = false;
  piece.position = point(0, groundAt(world, 0, 0), 0);
  return piece.proxy;
}

const TABLES: Part = {
  functions: {
    ...savedText("getTable", "setTable", "Table"),
    ...savedText("getCustomURL", "setCustomURL", "TableURL"),
    getTableObject: (world) => tableObject(world),
  },
};

const MUSIC: Part = {
  functions: {
    play: done,
    pause: done,
    skipForward: done,
    skipBack: done,
    getCurrentAudioclip: (world) => {
      const saved = world.save["MusicPlayer"] as Record<string, unknown> | undefined;
      return { url: saved?.["CurrentAudioURL"] ?? "", title: saved?.["CurrentAudioTitle"] ?? "" };
    },
    setCurrentAudioclip: (world, _target, clip) => {
      const given = table(clip, "setCurrentAudioclip");
      world.save["MusicPlayer"] = {
        ...(world.save["MusicPlayer"] as object | undefined),
        CurrentAudioURL: given.get("url") ?? "",
        CurrentAudioTitle: given.get("title") ?? "",
      };
      return true;
    },
    getPlaylist: (world) =>
      copyData((world.save["MusicPlayer"] as Record<string, unknown> | undefined)?.["AudioLibrary"] ?? []),
    setPlaylist: (world, _target, playlist) => {
      world.save["MusicPlayer"] = {
        ...(world.save["MusicPlayer"] as object | undefined),
        AudioLibrary: copyData(table(playlist, "setPlaylist")),
      };
      return true;
    },
  },
  variables: {
    loaded: { read: () => true },
    player_status: { read: () => "Stop" },
    playlistIndex: held("MusicPlayer", "PlaylistEntry", -1),
    playlist_index: held("MusicPlayer", "PlaylistEntry", -1),
    repeat_track: held("MusicPlayer", "RepeatSong", false),
    shuffle: held("MusicPlayer", "Shuffle", false),
  },
};

const PARTS: Readonly<Record<string, Part>> = {
  Backgrounds: BACKGROUNDS,
  Grid: GRID,
  Hands: HANDS,
  Info: INFO,
  Lighting: LIGHTING,
  MusicPlayer: MUSIC,
  Notes: { functions: NOTE_FUNCTIONS },
  Physics: PHYSICS,
  Tables: TABLES,
  Time: TIME,
  Turns: TURNS,
};

/** All of these tables by their global names. */
export function describingTables(world: World): LuaTable<string, object> {
  const tables = new LuaTable<string, object>();
  for (const label of Object.keys(PARTS)) {
    const part = PARTS[label];
    if (part !== undefined) tables.set(label, globalTable(world, label, part));
  }
  return tables;
}
