import type { TransformData, RotationValueData } from "../../src/table/objects/object-data";
import type { CameraData, ColourData, LightingData, TabData, TurnsData } from "./save-data";

/** An object of any save: what every version of the game writes, and the rest if it is there. */
export interface ReadObject {
  GUID?: string;
  Name: string;
  Transform: TransformData;
  Nickname: string;
  Memo?: string;
  ColorDiffuse: ColourData;
  LayoutGroupSortIndex?: number;
  Value?: number;
  Locked: boolean;
  CardID?: number;
  DeckIDs?: number[];
  CustomDeck?: Record<string, unknown>;
  ContainedObjects?: ReadObject[];
  ChildObjects?: ReadObject[];
  States?: Record<string, ReadObject>;
  FogColor?: string;
  Number?: number;
  RotationValues?: (Omit<RotationValueData, "Value"> & { Value: string | number })[];
  LuaScript?: string;
  LuaScriptState?: string;
  XmlUI?: string;
}

/** A save or saved object of any version of the game. */
export interface ReadSave {
  SaveName: string;
  VersionNumber?: string;
  Table: string;
  TabStates?: Record<string, Pick<TabData, "title" | "body"> & Partial<TabData>>;
  Lighting?: Partial<LightingData>;
  Hands?: { HandTransforms?: unknown[] };
  Turns?: Partial<TurnsData>;
  CameraStates?: (CameraData | null)[];
  LuaScript?: string;
  LuaScriptState?: string;
  XmlUI?: string;
  ObjectStates: ReadObject[];
}

/**
 * The value in the text of a save. The game also writes bare `Infinity` and `NaN`, which no JSON has; they are read
 * as a number too large for any and as null. Raises a SyntaxError for text that is damaged.
 */
export function parseSave(text: string): unknown {
  const plain = text.replace(/^\uFEFF/, "").replace(/"(?:[^"\\]|\\.)*"|-?Infinity|NaN/g, (token) => {
    if (token.startsWith('"')) return token;
    return token === "NaN" ? "null" : token.replace("Infinity", "1e999");
  });
  return JSON.parse(plain);
}

/** Every object of a list with those inside, attached to and behind it (its other states), outer ones first. */
export function everyObject(objects: readonly ReadObject[]): ReadObject[] {
  return objects.flatMap((object) => [
    object,
    ...everyObject(object.ContainedObjects ?? []),
    ...everyObject(object.ChildObjects ?? []),
    ...everyObject(Object.values(object.States ?? {})),
  ]);
}
