import { isRecord } from "../../src/kit/data/data";
import type { RotationValueData } from "../../src/tts/object-data";
import type { TransformData } from "../../src/tts/pose";
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

/** A text that is nested as no save is. */
export class NestedTooDeep extends SyntaxError {}

/** How deep a save is nested at most: states in bags in bags, some ten levels each. */
const DEEPEST = 500;

/**
 * The value in the text of a save. The game also writes bare `Infinity` and `NaN`, which no JSON has; they are read
 * as a number too large for any and as null. Raises a SyntaxError for text that is damaged, or nested as no save is.
 */
export function parseSave(text: string): unknown {
  const value: unknown = JSON.parse(withPlainNumbers(text.replace(/^\uFEFF/, "")));
  if (isTooDeep(value)) throw new NestedTooDeep("It is nested too deep.");
  return value;
}

function withPlainNumbers(text: string): string {
  const parts: string[] = [];
  const tokens = /"|-?Infinity|NaN/g;
  let copied = 0;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    const [found] = token;
    // Not by a regular expression: one that takes a string of many megabytes runs out of stack.
    if (found === '"') tokens.lastIndex = endOfString(text, token.index + 1);
    else {
      const number = found === "NaN" ? "null" : found.replace("Infinity", "1e999");
      parts.push(text.slice(copied, token.index), number);
      copied = tokens.lastIndex;
    }
  }
  return parts.join("") + text.slice(copied);
}

/** Where the text behind a string begins whose first letter is there. */
function endOfString(text: string, from: number): number {
  for (let quote = text.indexOf('"', from); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0;
    while (text[quote - 1 - escapes] === "\\" && quote - escapes > from) escapes++;
    if (escapes % 2 === 0) return quote + 1;
  }
  return text.length;
}

/** Whether tables are nested deeper than in any save: what goes through them one in the other would run out of stack. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DEEPEST; depth++) {
    const tables = level.filter((item) => isRecord(item));
    if (tables.length === 0) return false;
    level = [];
    for (const table of tables) for (const item of Object.values(table)) if (isRecord(item)) level.push(item);
  }
  return true;
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
