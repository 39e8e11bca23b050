import type { Turn } from "../../src/tts/constants";
import type { ObjectData } from "../../src/tts/object-data";

/*
 * A save of Tabletop Simulator 13 as we write it: every field that the game writes, in the game's order. Names of
 * fields are the game's, slips of the pen included.
 */

export interface ColourData {
  r: number;
  g: number;
  b: number;
  /** How much of it is seen: all, where this is missing. */
  a?: number;
}

/** A page of the notebook. `color` is the seat that owns it; `Grey` is everybody. */
export interface TabData {
  title: string;
  body: string;
  color: string;
  visibleColor: ColourData;
  id: number;
}

export interface GridData {
  Type: number;
  Lines: boolean;
  Color: ColourData;
  Opacity: number;
  ThickLines: boolean;
  Snapping: boolean;
  Offset: boolean;
  BothSnapping: boolean;
  xSize: number;
  ySize: number;
  PosOffset: Turn;
}

export interface LightingData {
  LightIntensity: number;
  LightColor: ColourData;
  AmbientIntensity: number;
  AmbientType: number;
  AmbientSkyColor: ColourData;
  AmbientEquatorColor: ColourData;
  AmbientGroundColor: ColourData;
  ReflectionIntensity: number;
  LutIndex: number;
  LutContribution: number;
}

export interface TurnsData {
  Enable: boolean;
  Type: number;
  TurnOrder: string[];
  Reverse: boolean;
  SkipEmpty: boolean;
  DisableInteractions: boolean;
  PassTurns: boolean;
  TurnColor: string;
}

/** A saved view: what the camera looks at, from where, and how far it is. */
export interface CameraData {
  Position: Turn;
  Rotation: Turn;
  Distance: number;
  Zoomed: boolean;
  AbsolutePosition: Turn;
}

/** The fields that saves and saved objects share. */
export interface EnvelopeData {
  SaveName: string;
  Date: string;
  VersionNumber: string;
  GameMode: string;
  GameType: string;
  GameComplexity: string;
  Tags: string[];
  Gravity: number;
  PlayArea: number;
  Table: string;
  Sky: string;
  Note: string;
  TabStates: Record<string, TabData>;
  LuaScript: string;
  LuaScriptState: string;
  XmlUI: string;
  ObjectStates: ObjectData[];
}

/** A whole table. */
export interface SaveData extends EnvelopeData {
  EpochTime: number;
  PlayingTime: [least: number, most: number];
  PlayerCounts: [least: number, most: number];
  Grid: GridData;
  Lighting: LightingData;
  Hands: { Enable: boolean; DisableUnused: boolean; Hiding: number };
  ComponentTags: { labels: { displayed: string; normalized: string }[] };
  Turns: TurnsData;
  CameraStates: (CameraData | null)[];
  DecalPallet: never[];
}

/** A table before pieces, scripts and notebook are added: the part of a save that is pure data. */
export type TableData = Omit<
  SaveData,
  "TabStates" | "CameraStates" | "LuaScript" | "LuaScriptState" | "XmlUI" | "ObjectStates"
>;
