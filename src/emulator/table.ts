import { below, seeded } from "../kit/data/random";
import { createActs } from "./acts";
import { availableColours, connect, letGo } from "./players";
import { announce, tell, tellOwn } from "./events";
import { furnish, globalProxy, sharedGlobals } from "./api/environment";
import { objectProxy } from "./api/object/members";
import { deal } from "./api/object/contents";
import { playerProxy } from "./api/player";
import { scheduleCheckpoints, storeCheckpoint } from "./checkpoints";
import { createLostCalls } from "./lost-calls";
import { createMeter } from "./meter";
import { mergeOnLanding, put } from "./objects/merging";
import { showFace } from "./objects/dice";
import { addToScene, createPiece, isThere, piecesByProxy } from "./objects/pieces";
import { supportBelow } from "./objects/physics";
import { assetsOf, interfaceOf, loadScript, silence, startScript } from "./objects/spawning";
import { createReport } from "./report";
import { clearSchedule, createSchedule } from "./schedule";
import { createScript, runChunk } from "./scripts";
import { settingsFrom, type SettingsChoice } from "./settings";
import type { HandsState, SaveState } from "./state";
import { createInterface, type Interface } from "./ui/interface";
import type { Checkpoint, Person, Piece, Script, Wiring, World } from "./world";
import { lookAgain } from "./zones";

const UNSEATED = new Set(["Grey", "Black"]);

function wiring(): Wiring {
  let shared: { world: World; generation: object; globals: LuaTable<string, unknown> } | undefined;
  return {
    furnish: (world, script) => {
      if (shared === undefined || shared.generation !== world.screen)
        shared = { world, generation: world.screen, globals: sharedGlobals(world) };
      furnish(world, script, shared.globals);
    },
    proxyFor: objectProxy,
    playerProxy,
    landed,
    numberTyped,
  };
}

/** Something has come down: into a bag, on to a deck. */
function landed(world: World, piece: Piece): void {
  const support = supportBelow(world, piece).piece;
  const holds = support !== undefined && (support.type === "Bag" || support.type === "Infinite");
  if (holds && piece.state.Locked !== true) {
    put(world, support, piece);
    return;
  }
  mergeOnLanding(world, piece);
}

function numberTyped(world: World, person: Person, piece: Piece, number: number): void {
  if (piece.type === "Deck" || piece.type === "Card") deal(world, piece, number, person.color, 1, false);
  else showFace(world, piece, number);
}

/** An emulated table with this save on it, everything loaded, and the people of the settings at their seats. */
export function createWorld(save: SaveState, choice: SettingsChoice): World {
  const seed = choice.seed ?? 1;
  const random = seeded(seed);
  const settings = settingsFrom(choice, () => below(random, 2) === 0);
  const meter = settings.meter ? createMeter(settings.sampled) : undefined;
  const nothing = undefined as unknown;
  const world: World = {
    settings,
    random,
    schedule: createSchedule(settings.framesPerSecond),
    report: createReport(),
    acts: createActs(seed),
    meter,
    faults: {
      neverResting: new LuaTable(),
      stuck: new LuaTable(),
      cocked: new LuaTable(),
      slowSpawn: 0,
      calls: createLostCalls(),
    },
    save,
    pieces: [],
    byGuid: new LuaTable(),
    byProxy: piecesByProxy(),
    doomed: [],
    moving: [],
    // The three below are made by `lay`, which has to have the world to make them.
    global: nothing as Script,
    globalProxy: {},
    screen: nothing as Interface,
    scripted: [],
    running: [],
    runs: 0,
    calls: 0,
    waits: [],
    nextWait: 1,
    coroutines: [],
    timers: new LuaTable(),
    hotkeys: [],
    tableMenu: [],
    people: [],
    nextPerson: 1,
    players: new LuaTable(),
    clipboard: [],
    checkpoints: [],
    rewindBlockedUntil: 0,
    moved: [],
    lively: [],
    handChoices: [],
    pendingLighting: {},
    external: [],
    forcedFaces: [],
    framesEver: 0,
    wiring: wiring(),
  };
  world.globalProxy = globalProxy(world);
  lay(world, save, () => {
    for (const { color, name } of settings.players) seat(world, color, name ?? color);
  });
  storeCheckpoint(world);
  return world;
}

/** A person who is there when the table is loaded: no event reports them. */
function seat(world: World, color: string, name: string): void {
  const person = connect(world, name);
  const free = UNSEATED.has(color) || availableColours(world).includes(color);
  if (free) person.color = color;
}

/** Puts a save on the empty table: objects, scripts, then onLoad for the objects and for Global. */
function lay(world: World, save: SaveState, welcome: () => void): void {
  world.save = { ...save };
  world.pendingLighting = {};
  world.save.Hands = withoutTransforms(save.Hands);
  world.save.ObjectStates = [];
  world.screen = createInterface({
    xml: save.XmlUI ?? "",
    assets: assetsOf(save),
    latency: world.settings.interfaceLatency,
    now: () => world.schedule.frame,
    strict: world.settings.strict,
    missingIdRaises: world.settings.doubts.missingInterfaceIdRaises,
    complain: (message) => world.report.complaints.push(`UI: ${message}`),
  });
  for (const state of [...save.ObjectStates, ...zonesFromTransforms(save)]) {
    const piece = createPiece(world, state);
    addToScene(world, piece);
    piece.spawning = false;
  }
  lookAgain(world);
  world.global = createScript(world, "Global", undefined);
  welcome();
  const text = save.LuaScript ?? "";
  if (text === "") world.global.loaded = true;
  else runChunk(world, world.global, text);
  for (const piece of [...world.pieces]) {
    if ((piece.state.XmlUI ?? "") !== "") interfaceOf(world, piece);
    startScript(world, piece);
  }
  loadScripts(world, save.LuaScriptState ?? "");
  if (world.settings.doubts.spawnEventsOnLoad)
    for (const piece of [...world.pieces]) announce(world, "onObjectSpawn", piece.proxy);
  scheduleCheckpoints(world);
}

/** Fires onLoad in every script, in the order of the settings. */
function loadScripts(world: World, globalState: string): void {
  const { objectsLoadFirst, shuffleObjects } = world.settings.doubts;
  if (!objectsLoadFirst) tell(world, world.global, "onLoad", globalState);
  const loading = [...world.scripted];
  while (loading.length > 0) {
    const [piece] = loading.splice(shuffleObjects ? below(world.random, loading.length) : 0, 1);
    if (piece !== undefined && isThere(piece)) loadScript(world, piece);
  }
  if (objectsLoadFirst) tell(world, world.global, "onLoad", globalState);
}

/** Saves before version 13.1 keep the hand zones apart from the objects; once loaded they are objects like the rest. */
function zonesFromTransforms(save: SaveState): SaveState["ObjectStates"] {
  return (save.Hands?.HandTransforms ?? []).map(({ Color, Transform }) => ({
    Name: "HandTrigger",
    Transform,
    FogColor: Color,
    Locked: true,
    LayoutGroupSortIndex: 0,
    Value: 0,
  }));
}

function withoutTransforms(hands: HandsState | undefined): HandsState {
  const rest: HandsState = { ...hands };
  delete rest.HandTransforms;
  return rest;
}

/** Loads a save in place of what is on the table. The people stay; everything that scripts hold is dead. */
export function reloadWorld(world: World, save: SaveState): void {
  if (world.settings.doubts.destroyEventsOnReload)
    for (const piece of [...world.pieces]) {
      if (!isThere(piece)) continue;
      announce(world, "onObjectDestroy", piece.proxy);
      tellOwn(world, piece, "onDestroy");
    }
  for (const piece of world.pieces) {
    piece.gone = true;
    piece.destroyed = true;
    piece.motion = undefined;
    if (piece.script !== undefined) silence(world, piece.script);
  }
  silence(world, world.global);
  for (const person of world.people) letGo(world, person);
  clearSchedule(world.schedule);
  world.schedule.frame = 0;
  world.schedule.leapt = 0;
  world.pieces = [];
  world.byGuid = new LuaTable();
  world.byProxy = piecesByProxy();
  world.doomed = [];
  world.moving = [];
  world.moved = [];
  world.scripted = [];
  world.running = [];
  world.waits = [];
  world.coroutines = [];
  world.timers = new LuaTable();
  world.hotkeys = [];
  world.tableMenu = [];
  world.lively = [];
  world.handChoices = [];
  // A fault of an object ends with it; slow spawning does not.
  Object.assign(world.faults, {
    neverResting: new LuaTable(),
    stuck: new LuaTable(),
    cocked: new LuaTable(),
  });
  world.rewindBlockedUntil = 0;
  world.globalProxy = globalProxy(world);
  lay(world, save, () => {});
}

/** Rewinds to a checkpoint; those after it are forgotten. */
export function rewindTo(world: World, checkpoint: Checkpoint): void {
  world.checkpoints = world.checkpoints.filter((other) => other.framesEver <= checkpoint.framesEver);
  reloadWorld(world, checkpoint.save);
}
