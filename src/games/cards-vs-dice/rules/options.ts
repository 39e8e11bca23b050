import { allows, type Options, type OptionSpec, type Preset } from "../../../kit/options";

const LIFE = { kind: "number", name: "life", rule: "CVD-12", standard: 12, min: 1, max: 20 } as const;
const RECYCLE = { kind: "switch", name: "recycle", rule: "CVD-12", standard: false } as const;
const KINGSLAYER_CLEAVE = { kind: "switch", name: "ksCleave", rule: "CVD-12", standard: true } as const;
const KINGSLAYER_PIPS = {
  kind: "choice",
  name: "ksPips",
  rule: "CVD-12",
  standard: "tens",
  values: ["tens", "ones"],
} as const;
const VANGUARD_HIT = {
  kind: "choice",
  name: "vanguardHit",
  rule: "CVD-12",
  standard: "attacked",
  values: ["attacked", "revealed"],
} as const;
const FATAL_WIN = { kind: "switch", name: "fatalWin", rule: "CVD-12", standard: true } as const;
const RAGE_HOLD = { kind: "switch", name: "rageHold", rule: "CVD-12", standard: false } as const;

/** The options of CVD-12, in the order of the rule book. */
export const OPTIONS: readonly OptionSpec[] = [
  LIFE,
  RECYCLE,
  KINGSLAYER_CLEAVE,
  KINGSLAYER_PIPS,
  VANGUARD_HIT,
  FATAL_WIN,
  RAGE_HOLD,
];

/** What the faces of the Kingslayer are called: 10, 20 ... 00 or 1, 2 ... 10. */
export type KingslayerPips = (typeof KINGSLAYER_PIPS.values)[number];

/** The settings of a game (CVD-12), each with a value that the option can take. */
export interface GameOptions {
  life: number;
  recycle: boolean;
  ksCleave: boolean;
  ksPips: KingslayerPips;
  vanguardHit: (typeof VANGUARD_HIT.values)[number];
  fatalWin: boolean;
  rageHold: boolean;
}

/** The settings of a new game; what is missing or impossible takes its standard. */
export function readOptions(options: Options): GameOptions {
  const life = options[LIFE.name];
  return {
    life: allows(LIFE, life) && typeof life === "number" ? life : LIFE.standard,
    recycle: readSwitch(options, RECYCLE),
    ksCleave: readSwitch(options, KINGSLAYER_CLEAVE),
    ksPips: options[KINGSLAYER_PIPS.name] === "ones" ? "ones" : "tens",
    vanguardHit: options[VANGUARD_HIT.name] === "revealed" ? "revealed" : "attacked",
    fatalWin: readSwitch(options, FATAL_WIN),
    rageHold: readSwitch(options, RAGE_HOLD),
  };
}

function readSwitch(options: Options, spec: { name: string; standard: boolean }): boolean {
  const value = options[spec.name];
  return typeof value === "boolean" ? value : spec.standard;
}

/** Ways to play by the options of CVD-12. */
export const presets: readonly Preset[] = [
  // More life: of sensible players, who win 44 games of 100 as designed, 76 win.
  { name: "easy", options: { life: 18 } },
  // Less life: battles are over sooner, one way or the other.
  { name: "quick", options: { life: 8 } },
];
