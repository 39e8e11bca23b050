import type { Card } from "../../../kit/data/cards";
import type { GameOptions, KingslayerPips } from "./options";

/** The mob places from left to right (CVD-0.2). */
export const MOBS = ["m1", "m2", "m3"] as const;
/** The boss piles from left to right (CVD-0.2). */
export const BOSSES = ["b1", "b2", "b3", "b4"] as const;
/** The vanguards in front of bosses 3 and 4 (CVD-0.2). */
export const VANGUARDS = ["v3", "v4"] as const;
/** Everything that can be attacked (CVD-0.2). */
export const TARGETS = [...MOBS, ...BOSSES, ...VANGUARDS] as const;
/** The weapons of the armory from small to large, the order in which a Rage rolls them (CVD-0.3, CVD-4.2). */
export const WEAPONS = ["d4", "d6", "d8", "d10", "d20"] as const;
/** Every die that can be sent to attack: the weapons and the Kingslayer (CVD-0.3). */
export const ATTACKERS = [...WEAPONS, "ks"] as const;

export type MobTarget = (typeof MOBS)[number];
export type BossTarget = (typeof BOSSES)[number];
export type VanguardTarget = (typeof VANGUARDS)[number];
export type Target = MobTarget | BossTarget | VanguardTarget;
export type Weapon = (typeof WEAPONS)[number];
export type Attacker = Weapon | "ks";

/** How many sides each die has (CVD-0.3); `life` is the d12 that tracks the player's life (CVD-1.2). */
export const SIDES: Record<Attacker | "life", number> = {
  d4: 4,
  d6: 6,
  d8: 8,
  d10: 10,
  d20: 20,
  ks: 10,
  life: 12,
};

/** The one face of ten on which the Kingslayer fails against a boss; a tens die prints it as 10 (CVD-5.12). */
export const KINGSLAYER_FAILS = 1;
/** What an alert and an enraged mob deal at the end of a battle (CVD-7.1). */
export const ALERT_ATTACK = 1;
export const ENRAGED_ATTACK = 2;

/** A boss at each level: Jack, Queen, King, Ascended (CVD-3.4), and what becomes of it after its attack (CVD-7.4). */
export const BOSS_LEVELS = [
  { rank: "J", hitPoints: 10, attack: 1, promotesTo: 1 },
  { rank: "Q", hitPoints: 8, attack: 2, promotesTo: 2 },
  { rank: "K", hitPoints: 6, attack: 2, promotesTo: 3 },
  { rank: "A", hitPoints: 4, attack: 12, promotesTo: 3 },
] as const;
/** A boss's place in the table of CVD-3.4. */
export type BossLevel = 0 | 1 | 2 | 3;

/** A place of the mob row (CVD-2). A slain mob stays until the battle ends (CVD-5.3). */
export type MobPlace =
  { kind: "empty" } | { kind: "mob"; card: Card; enraged: boolean; damage: number; slain: boolean };

/** A boss (CVD-2). `hit`: it took damage or was slain in this battle. */
export interface Boss {
  level: BossLevel;
  damage: number;
  slain: boolean;
  hit: boolean;
}

/**
 * A vanguard (CVD-2). `hit`: it took damage in this battle. `none`: it has gone to the graveyard, or the mob deck
 * has not been dealt yet. What card is face down is kept in the state's `hidden` part.
 */
export type Vanguard =
  | { kind: "none" }
  | { kind: "faceDown" }
  | { kind: "faceUp"; card: Card; damage: number; slain: boolean; hit: boolean };

/**
 * Where a die is. A die that was used is where it struck until the battle ends, and longer on a living vanguard
 * (CVD-8.1). `value` is the face it shows, or 0 for a Kingslayer that needed no roll (CVD-5.12). `spent`: used, and
 * lying with no enemy.
 */
export type Die =
  | { kind: "ready" }
  | { kind: "hit"; target: Target; value: number }
  | { kind: "cleft"; first: MobTarget; second: MobTarget; value: number }
  | { kind: "missed"; target: Target; value: number }
  | { kind: "spent" };

/** Whether a Rage is on, and the value that each weapon was rolled with, also after its use (CVD-4.2). */
export type Rage = { kind: "none" } | { kind: "rolled"; values: RageValues };
export type RageValues = Partial<Record<Weapon, number>>;

/** What the player may do (CVD-10). `first` is left of `second`. */
export type Action =
  | { kind: "calm" }
  | { kind: "rage" }
  | { kind: "face"; target: Target; weapon: Attacker }
  | { kind: "cleave"; first: MobTarget; second: MobTarget; weapon: Attacker }
  | { kind: "assign"; mob: MobTarget }
  | { kind: "fatal"; boss: BossTarget }
  | { kind: "end" };

/** An action whose outcome a roll decides. */
export type Attempt = Extract<Action, { kind: "rage" | "face" | "cleave" | "fatal" }>;

/** How a game ended (CVD-9). */
export type Ending = "win" | "winFatal" | "loss";

/**
 * The phase machine of CVD-10, and where it waits for chance: `setup` and `recycle` for a shuffled spawn deck,
 * `roll` for the dice of the attempt that was announced.
 */
export type Phase =
  | { kind: "setup" }
  | { kind: "recycle" }
  | { kind: "rage" }
  | { kind: "attack" }
  | { kind: "roll"; attempt: Attempt }
  | { kind: "split"; first: MobTarget; second: MobTarget; weapon: Weapon; value: number }
  | { kind: "over"; ending: Ending };

/** All that is open on the table (CVD-2, CVD-11). Whatever is legal follows from it alone. */
export interface OpenState {
  options: GameOptions;
  phase: Phase;
  life: number;
  battle: number;
  rage: Rage;
  dice: Record<Attacker, Die>;
  mobs: Record<MobTarget, MobPlace>;
  bosses: Record<BossTarget, Boss>;
  vanguards: Record<VanguardTarget, Vanguard>;
  graveyard: Card[];
}

/** The cards that nobody may know (CVD-11.1): the spawn deck, top first, and the vanguards that are face down. */
export interface Hidden {
  spawn: Card[];
  v3?: Card | undefined;
  v4?: Card | undefined;
}

/** A game of Cards vs Dice. */
export interface State extends OpenState {
  hidden: Hidden;
}

/** What reaches the player and every spectator (CVD-11.1). */
export interface Seen extends OpenState {
  /** How many cards the spawn deck has left. */
  spawnSize: number;
}

/** What happened, with its numbers. `card` is what the enemy named by `target`, `mob` or `boss` shows. */
export type Event =
  | { kind: "dealt"; mobs: number }
  | { kind: "recycled"; cards: number }
  | { kind: "battleBegan"; battle: number; life: number }
  | { kind: "spawned"; mob: MobTarget; card: Card; reveals: true }
  | { kind: "stayedCalm" }
  | { kind: "ragePaid"; price: number; life: number }
  | { kind: "rageRolled"; values: RageValues }
  | {
      kind: "hit";
      weapon: Weapon;
      value: number;
      target: Target;
      card: Card;
      damage: number;
      hitPoints: number;
    }
  | { kind: "missed"; weapon: Weapon; value: number; target: MobTarget; card: Card; hitPointsLeft: number }
  | { kind: "cleft"; weapon: Weapon; value: number; sum: number; first: Card; second: Card }
  | { kind: "cleaveFailed"; weapon: Weapon; value: number; sum: number; first: Card; second: Card }
  | { kind: "kingslayerStruck"; target: Target; card: Card }
  | { kind: "kingslayerCleft"; first: Card; second: Card }
  | {
      kind: "kingslayerRolled";
      boss: BossTarget;
      card: Card;
      value: number;
      pips: KingslayerPips;
      slays: boolean;
    }
  | { kind: "fatalStruck"; boss: BossTarget; card: Card; value: number; damage: number; hitPoints: number }
  | { kind: "slain"; target: Target; card: Card }
  | { kind: "vanguardRevealed"; target: VanguardTarget; card: Card; reveals: true }
  | { kind: "battleEnded"; battle: number }
  | { kind: "mobAttacked"; mob: MobTarget; card: Card; damage: number }
  | { kind: "mobEnraged"; mob: MobTarget; card: Card }
  | { kind: "mobDied"; mob: MobTarget; card: Card }
  | { kind: "bossAttacked"; boss: BossTarget; card: Card; damage: number }
  | { kind: "bossPromoted"; boss: BossTarget; card: Card }
  | { kind: "lifeLost"; amount: number; life: number }
  | { kind: "weaponsRecovered"; weapons: Weapon[] }
  | { kind: "weaponStuck"; weapon: Weapon; value: number; target: VanguardTarget; card: Card }
  | { kind: "gameOver"; ending: Ending; bossesSlain: number; life: number; battles: number };
