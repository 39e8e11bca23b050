import { type Doubts, doubtsFrom } from "./doubts";

/** How one emulated table behaves where the game leaves room: chance, latency, and what nobody has documented. */
export interface Settings {
  /** Every chance of the table (faces, shuffles, latencies, seeded doubts) follows from this number. */
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
  /** Heights at which kinds of pieces rest other than we believe, by what they are called in saves, at scale 1. */
  rests: Readonly<Record<string, number>>;
  /** Height at which pieces that fall off the table come to rest. */
  floor: number;
  /** Whether scripts meet an error where the game would do something that nobody wants, as the sandbox says. */
  fussy: boolean;
  /**
   * Holds scripts to what is documented: an unknown member, parameter or index is an error in the script. Without it the
   * table takes all that the game takes from other people's mods, and what it does not know is a gap of the emulator.
   */
  strict: boolean;
  /** Counts the instructions of every entry into script code (Lua 5.2 only). */
  meter: boolean;
  /** The meter also says which functions the instructions went into. */
  sampled: boolean;
  /** How the table answers what nobody has documented (doubts.ts). */
  doubts: Doubts;
}

export interface PlayerSetting {
  color: string;
  name?: string;
}

/** What a test may set; everything left out has its default. */
export type SettingsChoice = Partial<Omit<Settings, "doubts">> & { doubts?: Partial<Doubts> };

const DEFAULTS: Omit<Settings, "doubts"> = {
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
  rests: {},
  floor: -3,
  fussy: false,
  strict: true,
  meter: false,
  sampled: false,
};

/** The full settings of a table: the choice, the defaults, and answers drawn by `flip` where the choice is silent. */
export function settingsFrom(choice: SettingsChoice, flip: () => boolean): Settings {
  return { ...DEFAULTS, ...choice, doubts: doubtsFrom(choice.doubts ?? {}, flip) };
}
