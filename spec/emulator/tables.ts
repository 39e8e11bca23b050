import {
  openTable,
  type EmulatedTable,
  type ObjectState,
  type SaveState,
  type SettingsChoice,
} from "../../src/emulator";

/** Small saves for the emulator's specs. */

let nextGuid = 1;

/** An object of a save; later fields win. */
export function object(name: string, fields: Partial<ObjectState> = {}, x = 0, z = 0, y = 1.2): ObjectState {
  return {
    GUID: string.format("a%05x", nextGuid++),
    Name: name,
    Transform: { posX: x, posY: y, posZ: z, rotX: 0, rotY: 180, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 },
    Nickname: "",
    Description: "",
    GMNotes: "",
    Locked: false,
    Hands: name === "Card",
    HideWhenFaceDown: name === "Card" || name === "Deck",
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
    ...fields,
  };
}

/** A built-in card. */
export function card(id: number, fields: Partial<ObjectState> = {}, x = 0, z = 0): ObjectState {
  return object("Card", { CardID: id, Nickname: `card ${id}`, ...fields }, x, z, 1.03);
}

/** A face-down deck of built-in cards, the first id on top. */
export function deck(ids: readonly number[], fields: Partial<ObjectState> = {}, x = 0, z = 0): ObjectState {
  const made = object(
    "Deck",
    { Nickname: "deck", DeckIDs: [...ids], ContainedObjects: ids.map((id) => card(id)), ...fields },
    x,
    z,
    1.2,
  );
  return { ...made, Transform: { ...made.Transform, rotZ: 180 } };
}

/** The hand zone of a seat at the south or the north edge of the rectangular table. */
export function hand(color: string, x: number, north = false): ObjectState {
  const zone = object("HandTrigger", { FogColor: color, Locked: true }, x, north ? 20.14 : -20.14, 4.81);
  return {
    ...zone,
    Transform: { ...zone.Transform, rotY: north ? 180 : 0, scaleX: 11.77, scaleY: 9.17, scaleZ: 4.87 },
  };
}

/** A scripting zone of that size. */
export function zone(
  name: string,
  x: number,
  z: number,
  size: number,
  fields: Partial<ObjectState> = {},
): ObjectState {
  const made = object(name, { Locked: true, ...fields }, x, z, 2);
  return { ...made, Transform: { ...made.Transform, rotY: 0, scaleX: size, scaleY: 5, scaleZ: size } };
}

/** A save of the rectangular table with hands for White and Red (south), Green and Blue (north). */
export function saveOf(
  objects: readonly ObjectState[],
  script = "",
  fields: Partial<SaveState> = {},
): SaveState {
  return {
    SaveName: "test",
    Table: "Table_RPG",
    LuaScript: script,
    LuaScriptState: "",
    XmlUI: "",
    ObjectStates: [
      hand("White", 15.2),
      hand("Red", -15.1),
      hand("Green", -15.2, true),
      hand("Blue", 15.5, true),
      ...objects,
    ],
    ...fields,
  };
}

/** The table with those objects and that script of Global, White (host) and Red at it. */
export function tableOf(
  objects: readonly ObjectState[],
  script = "",
  settings: SettingsChoice = {},
  fields: Partial<SaveState> = {},
): EmulatedTable {
  return openTable(saveOf(objects, script, fields), {
    players: [{ color: "White" }, { color: "Red" }],
    ...settings,
  });
}

/** The numbers or texts that a script has collected in a global list, joined by blanks. */
export function listOf(table: EmulatedTable, name: string): string {
  return table.execute(
    `local t = {} for i, v in ipairs(${name}) do t[i] = tostring(v) end return table.concat(t, " ")`,
  ) as string;
}
