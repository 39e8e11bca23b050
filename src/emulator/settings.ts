/** How one emulated table behaves where the game leaves room: chance, latency, and orders nobody has documented. */
export interface Settings {
  /** Every chance of the table (faces, shuffles, latencies, undocumented orders) follows from this number. */
  seed: number;
  framesPerSecond: number;
  /** When the table opens, in seconds since 1970; from then on os.time() counts. */
  beginning: number;
  /** The people at the table when it opens; the first is the host. */
  players: readonly PlayerSetting[];
  /** Frames until a spawned object is really there: at least, at most. */
  spawnLatency: readonly [number, number];
  /** Frames until a change of a UI is shown. */
  interfaceLatency: number;
  /** Seconds between rewind checkpoints. */
  checkpointSeconds: number;
  /** How many checkpoints the host can rewind to. */
  checkpointsKept: number;
  /** Seconds that a rolled die tumbles: at least, at most. */
  rollSeconds: readonly [number, number];
  /** How far a rolled die may wander. */
  rollDistance: number;
  /** The chance that a rolled die ends cocked, leaning between two faces. */
  cockedChance: number;
  /** Seconds of a smooth move: slow, fast. */
  smoothSeconds: readonly [number, number];
  /** Frames that a player holds a piece in `drags`. */
  dragFrames: number;
  /** Whether unlocked cards and chips that come to rest on each other merge. */
  mergeOnContact: boolean;
  /** Height at which pieces that fall off the table come to rest. */
  floor: number;
  /** Whether onObjectSpawn is fired for the objects of a save when it is loaded. */
  spawnEventsOnLoad: boolean;
  /** Whether onObjectDestroy and onDestroy are fired for everything when the table is reloaded. */
  destroyEventsOnReload: boolean;
  /** Whether waits and coroutines of a destroyed object's script go on, in a script that has lost its object. */
  scriptsOutliveObjects: boolean;
  /** Whether scripts meet an error where the game would do something that nobody wants, as the sandbox says. */
  fussy: boolean;
  /** Counts the instructions of every entry into script code (Lua 5.2 only). */
  meter: boolean;
  /** The meter also tells which functions the instructions went into. */
  sampled: boolean;
  orders: Orders;
}

export interface PlayerSetting {
  color: string;
  name?: string;
}

/**
 * Orders that the game does not document. Each is drawn from the seed unless the test fixes it, so that a mod which
 * leans on one of them fails under some seed.
 */
export interface Orders {
  /** onLoad: the objects' before Global's (what two code bases report), or after. */
  objectsLoadFirst: boolean;
  /** Objects load in the order of the save, or in a shuffled one. */
  shuffleObjects: boolean;
  /** For one occurrence: the object's own handler (onPickUp) before the general ones (onObjectPickUp). */
  ownHandlerFirst: boolean;
  /** For one event: Global's handler before the objects' handlers. */
  globalHandlerFirst: boolean;
  /** When an object has spawned: onObjectSpawn before the callback of the spawner. */
  spawnEventBeforeCallback: boolean;
  /** startLuaCoroutine runs up to the first yield at once (published mods rely on it), or in the next frame. */
  coroutineStartsAtOnce: boolean;
  /** Wait.condition looks in the frame after it was made, or one frame later. */
  conditionChecksNextFrame: boolean;
}

/** What a test may set; everything left out has its default. */
export type SettingsChoice = Partial<Omit<Settings, "orders">> & { orders?: Partial<Orders> };

const DEFAULTS: Omit<Settings, "orders"> = {
  seed: 1,
  framesPerSecond: 60,
  beginning: 1795000000,
  players: [{ color: "White" }],
  spawnLatency: [1, 10],
  interfaceLatency: 2,
  checkpointSeconds: 10,
  checkpointsKept: 12,
  rollSeconds: [0.8, 2.5],
  rollDistance: 1.5,
  cockedChance: 0,
  smoothSeconds: [0.7, 0.35],
  dragFrames: 6,
  mergeOnContact: true,
  floor: -3,
  spawnEventsOnLoad: false,
  destroyEventsOnReload: false,
  scriptsOutliveObjects: false,
  fussy: false,
  meter: false,
  sampled: false,
};

/** The full settings of a table: the choice, the defaults, and orders drawn by `flip` where the choice is silent. */
export function settingsFrom(choice: SettingsChoice, flip: () => boolean): Settings {
  const drawn: Orders = {
    objectsLoadFirst: true,
    shuffleObjects: flip(),
    ownHandlerFirst: flip(),
    globalHandlerFirst: flip(),
    spawnEventBeforeCallback: flip(),
    coroutineStartsAtOnce: true,
    conditionChecksNextFrame: flip(),
  };
  return { ...DEFAULTS, ...choice, orders: { ...drawn, ...choice.orders } };
}
