import type { Random } from "../kit/data/random";
import type { Point } from "./geometry";
import type { LuaFunction, Sandbox } from "./lua/sandbox";
import type { ScriptJson } from "./lua/script-json";
import type { VectorClass } from "./lua/vector";
import type { ColorClass } from "./lua/color";
import type { Body } from "./objects/catalogue";
import type { Meter } from "./meter";
import type { Report } from "./report";
import type { Schedule, Job } from "./schedule";
import type { Settings } from "./settings";
import type { ObjectState, SaveState } from "./state";
import type { ClassicControls } from "./ui/classic";
import type { Interface } from "./ui/interface";

/** Everything there is at one emulated table. Modules with one purpose each act on it; nothing else holds state. */
export interface World {
  readonly settings: Settings;
  readonly random: Random;
  readonly schedule: Schedule;
  readonly report: Report;
  /** What people have done here last. */
  readonly acts: Acts;
  readonly meter: Meter | undefined;
  /** Faults that a test has asked for. */
  readonly faults: Faults;
  /** What comes before the objects in a save: the fields of the file, kept up to date. */
  save: SaveState;
  /** What scripts have written to Lighting and not applied yet, by the fields of the save. */
  pendingLighting: Record<string, unknown>;
  /** The objects in the scene, zones included, in the order they came. */
  pieces: Piece[];
  /** The objects in the scene by GUID. */
  byGuid: LuaTable<string, Piece>;
  /** The same, by the references that scripts have. */
  byProxy: LuaTable<object, Piece>;
  /** Objects whose destruction is under way; they leave the scene at the end of the frame. */
  doomed: Piece[];
  /** Objects that move by themselves: smooth moves, falls, rolls. */
  moving: Piece[];
  global: Script;
  /** Objects whose script runs, in the order they came. */
  scripted: Piece[];
  /** The scripts that are being executed, the innermost last. */
  running: Script[];
  /** How often a script has run: while this stays the same, so does everything that scripts know. */
  runs: number;
  /** How often scripts have read a member of the game's things, which every call of one begins with. */
  calls: number;
  /** What scripts see as `Global`. */
  globalProxy: object;
  screen: Interface;
  waits: Wait[];
  nextWait: number;
  coroutines: Coroutine[];
  timers: LuaTable<string, Wait>;
  hotkeys: Hotkey[];
  tableMenu: MenuItem[];
  people: Person[];
  nextPerson: number;
  players: LuaTable<string, object>;
  clipboard: ObjectState[];
  checkpoints: Checkpoint[];
  /** The frame until which no checkpoint is stored, after storeRewindState. */
  rewindBlockedUntil: number;
  /** Objects that have moved since the zones last looked. */
  moved: Piece[];
  /** UIs with a change under way, and the frame after which they are quiet again. */
  lively: { ui: Interface; until: number }[];
  handChoices: HandChoice[];
  external: unknown[];
  /** The faces that the next rolls show: of one object, or of whichever is rolled next. */
  forcedFaces: { piece: Piece | undefined; face: string | number }[];
  /** A sum of all frames since the table was opened, reloads included. */
  framesEver: number;
  /** Set up by the table: what scripts find in their environment, and what an object answers to. */
  readonly wiring: Wiring;
}

/**
 * Joints between modules that would otherwise have to import each other.
 *
 * @noSelf
 */
export interface Wiring {
  /** Adds the game's own globals to a fresh environment. */
  furnish: (world: World, script: Script) => void;
  /** What scripts hold in their hands for an object. */
  proxyFor: (world: World, piece: Piece) => object;
  /** A number was typed over an object and no script has taken it. */
  numberTyped: (world: World, person: Person, piece: Piece, number: number) => void;
  /** What scripts hold in their hands for a player. */
  playerProxy: (world: World, reference: PlayerReference) => object;
  /** An object has come down on what is below it. */
  landed: (world: World, piece: Piece) => void;
}

export interface Faults {
  /** Objects that never come to rest when rolled. */
  neverResting: LuaTable<Piece, true>;
  /** Objects whose smooth moves never arrive. */
  stuck: LuaTable<Piece, true>;
  /** Objects whose next roll ends cocked. */
  cocked: LuaTable<Piece, true>;
  /** Frames that every spawn takes on top of its latency. */
  slowSpawn: number;
  /** The game's calls of scripts, one of which may never come. */
  readonly calls: LostCalls;
}

/** A Lua script: Global's, or that of one object. */
export interface Script {
  /** Its name in error messages. */
  readonly name: string;
  readonly piece: Piece | undefined;
  readonly sandbox: Sandbox;
  readonly json: ScriptJson;
  readonly vector: VectorClass;
  readonly color: ColorClass;
  /** The chunk has been run without an error. */
  loaded: boolean;
  dead: boolean;
}

/** One object in the scene. */
export interface Piece {
  guid: string;
  /** The record it is saved as; transform, contents and script state are brought up to date when it is written. */
  state: ObjectState;
  readonly type: string;
  body: Body;
  proxy: object;
  /** The bound functions that scripts have asked for. */
  readonly bound: LuaTable<string, unknown>;
  position: Point;
  rotation: Point;
  scale: Point;
  velocity: Point;
  angularVelocity: Point;
  spawning: boolean;
  spawnJob: Job | undefined;
  /** Still held fast for the frame after it has spawned. */
  frozen: boolean;
  /** destruct() was called: it is gone at the end of the frame. */
  destroyed: boolean;
  /** It has left the scene: every use of a reference to it is an error. */
  gone: boolean;
  script: Script | undefined;
  motion: Motion | undefined;
  resting: boolean;
  heldBy: Person | undefined;
  /** What is on a held object and travels along ("sticky"), and where it is from the object's pivot. */
  riders: { piece: Piece; offset: Point }[];
  /** Lies on an object that is carried. */
  riding: boolean;
  pickUpPosition: Point;
  pickUpRotation: Point;
  interactable: boolean;
  registeredCollisions: { stay: boolean } | undefined;
  /** The other objects it touches, while collisions are registered. */
  touching: Piece[];
  /** The frame in which it got on the list of moved objects; -1 while it is not on it. */
  movedFrame: number;
  /** The zones it is in, as far as the zones have noticed. */
  zones: Piece[];
  /** For a zone: what it has noticed inside. */
  inside: Piece[];
  hand: Piece | undefined;
  highlights: { color: unknown; job: Job | undefined }[];
  hiddenFrom: string[];
  invisibleTo: string[];
  hiders: { id: string; players: readonly string[] | undefined; invisible: boolean }[];
  menu: MenuItem[];
  controls: ClassicControls | undefined;
  ui: Interface | undefined;
  attachments: ObjectState[];
  joints: { other: Piece; parameters: unknown }[];
  selectedBy: Person[];
  remainder: Piece | undefined;
  /** Members that the game does not save and that do nothing here but keep their value. */
  readonly kept: LuaTable<string, unknown>;
  /** For a card that was dealt out of a deck: the GUID of that deck, to which reset() recalls it. */
  origin: string | undefined;
}

export interface Motion {
  slide: Tween | undefined;
  turn: Tween | undefined;
  body: Fall | Roll | undefined;
}

export interface Tween {
  from: Point;
  to: Point;
  start: number;
  end: number;
}

export interface Fall {
  kind: "fall";
  fromY: number;
  toY: number;
  start: number;
  end: number;
  /** The frame in which the body falls asleep. */
  asleep: number;
}

export interface Roll {
  kind: "roll";
  from: Point;
  to: Point;
  spin: Point;
  final: Point;
  start: number;
  end: number;
}

export interface Wait {
  id: number;
  script: Script;
  kind: "frames" | "time" | "condition";
  job: Job | undefined;
  ended: boolean;
  condition: LuaFunction | undefined;
  action: LuaFunction | undefined;
  timeoutFrame: number | undefined;
  timeoutAction: LuaFunction | undefined;
  firstCheck: number;
}

/** @noSelf */
export interface Coroutine {
  script: Script;
  name: string;
  resume: () => void;
  ended: boolean;
  startFrame: number;
}

export interface MenuItem {
  label: string;
  action: LuaFunction;
  script: Script;
  keepOpen: boolean;
}

export interface Hotkey extends MenuItem {
  onKeyUp: boolean;
}

/** Somebody who has connected to the table. */
export interface Person {
  readonly id: number;
  name: string;
  steamId: string;
  /** "Grey" for a spectator, "Black" for the game master. */
  color: string;
  host: boolean;
  promoted: boolean;
  muted: boolean;
  team: string;
  blindfolded: boolean;
  connected: boolean;
  proxy: object | undefined;
  pointer: Point;
  pointerRotation: number;
  hovering: Piece | undefined;
  holding: Piece[];
  selected: Piece[];
  liftHeight: number;
  dialog: Dialog | undefined;
  /** Chat lines, broadcasts and errors that reached this person's screen. */
  heard: HeardLine[];
  camera: { mode: string; position: Point | undefined; pitch: number; yaw: number; distance: number };
  clipboard: ObjectState[];
}

/** What a Player in a script stands for: a seat, the person who sits there, or one person among the spectators. */
export interface PlayerReference {
  color: string | undefined;
  person: Person | undefined;
}

export interface HeardLine {
  kind: "print" | "broadcast" | "chat" | "error" | "log";
  text: string;
  from: string | undefined;
  frame: number;
}

export interface Dialog {
  kind: "info" | "confirm" | "input" | "memo" | "options" | "color";
  description: string;
  defaultText: string;
  options: readonly string[];
  script: Script;
  callback: LuaFunction | undefined;
}

export interface HandChoice {
  color: string;
  label: string;
  least: number;
  most: number;
  prompt: string;
  mayCancel: boolean;
}

export interface Checkpoint {
  frame: number;
  framesEver: number;
  save: SaveState;
}

/** The seed of a table, and what was done there last. */
export interface Acts {
  readonly seed: number;
  readonly list: Act[];
}

/**
 * Something that was done at a table, in one act or several: "drags", then "onto". It is reported only when a test has failed.
 */
export interface Act {
  /** Seconds since the table was last loaded. */
  at: number;
  who: string;
  deeds: Deed[];
}

/** A verb and its arguments: things by their names of the time, because they may be gone when the act is reported. */
export interface Deed {
  verb: string;
  words: readonly Word[];
}

export type Word = string | number | boolean | { name: string };

/** How often there was a call of each kind, and which of them never comes. */
export interface LostCalls {
  readonly counts: Record<LaterCall, number>;
  lost: { kind: LaterCall; number: number } | undefined;
}

/**
 * The calls that a script has asked for and gets later, which a test can lose: what a wait ends in, a step of a coroutine, and
 * the function that is called when an object is there or a checkpoint is stored.
 */
export type LaterCall = "wait" | "coroutine" | "callback";
