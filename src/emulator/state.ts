import type { Point } from "./geometry";

/** The save format as the game writes it: what a save file, a saved object and getData() hold. */
export interface TransformState {
  posX: number;
  posY: number;
  posZ: number;
  rotX: number;
  rotY: number;
  rotZ: number;
  scaleX: number;
  scaleY: number;
  scaleZ: number;
}

export interface ColourState {
  r: number;
  g: number;
  b: number;
  a?: number;
}

/** One object. Fields that are not named here are kept as they are. */
export interface ObjectState {
  [field: string]: unknown;
  Name: string;
  Transform: TransformState;
  GUID?: string;
  Nickname?: string;
  Description?: string;
  GMNotes?: string;
  Memo?: string;
  Tags?: string[];
  ColorDiffuse?: ColourState;
  Locked?: boolean;
  Hands?: boolean;
  HideWhenFaceDown?: boolean;
  LuaScript?: string;
  LuaScriptState?: string;
  XmlUI?: string;
  FogColor?: string;
  CardID?: number;
  DeckIDs?: number[];
  CustomDeck?: Record<string, unknown>;
  ContainedObjects?: ObjectState[];
  States?: Record<string, ObjectState>;
  Number?: number;
  RotationValues?: RotationValueState[];
}

export interface RotationValueState {
  Value: string | number;
  Rotation: Point;
}

/** A whole table. */
export interface SaveState {
  [field: string]: unknown;
  SaveName?: string;
  Table?: string;
  LuaScript?: string;
  LuaScriptState?: string;
  XmlUI?: string;
  Note?: string;
  ObjectStates: ObjectState[];
  Turns?: TurnsState;
  Hands?: HandsState;
  TabStates?: Record<string, TabState>;
}

export interface TurnsState {
  Enable?: boolean;
  Type?: number;
  TurnOrder?: string[];
  Reverse?: boolean;
  SkipEmpty?: boolean;
  DisableInteractions?: boolean;
  PassTurns?: boolean;
  TurnColor?: string;
}

export interface HandsState {
  Enable?: boolean;
  DisableUnused?: boolean;
  Hiding?: number;
  HandTransforms?: { Color: string; Transform: TransformState }[];
}

export interface TabState {
  title: string;
  body: string;
  color?: string;
  visibleColor?: ColourState;
  id?: number;
}

export function positionOf(transform: TransformState): Point {
  return { x: transform.posX, y: transform.posY, z: transform.posZ };
}

export function rotationOf(transform: TransformState): Point {
  return { x: transform.rotX, y: transform.rotY, z: transform.rotZ };
}

export function scaleOf(transform: TransformState): Point {
  return { x: transform.scaleX, y: transform.scaleY, z: transform.scaleZ };
}

export function transformFrom(position: Point, rotation: Point, scale: Point): TransformState {
  return {
    posX: position.x,
    posY: position.y,
    posZ: position.z,
    rotX: rotation.x,
    rotY: rotation.y,
    rotZ: rotation.z,
    scaleX: scale.x,
    scaleY: scale.y,
    scaleZ: scale.z,
  };
}
