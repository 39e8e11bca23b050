/** The features of a game between two battles that affect the chance to win. */
export interface Prospect {
  /** How many bosses live. */
  bosses: number;
  /** The hit points of the living bosses at their levels. */
  bossHitPoints: number;
  /** How many bosses are Ascended, so their attack kills. */
  ascended: number;
  /** The hit points of the living vanguards; one that is face down counts as an average mob card. */
  guardHitPoints: number;
  /** The mean of what the weapons stuck on vanguards would have rolled. */
  stuck: number;
  /** Whether the Kingslayer is still to be used. */
  kingslayer: boolean;
}

/** How much each part of a prospect counts. */
export interface Weights {
  base: number;
  life: number;
  kingslayer: number;
  bossHitPoints: number;
  ascended: number;
  guardHitPoints: number;
  stuck: number;
}

/** By the number of living bosses from one to four; fitted to the outcomes of games of `foresighted`. */
export const WEIGHTS: readonly Weights[] = [
  {
    base: 2.7,
    life: 0.39,
    kingslayer: 0.9,
    bossHitPoints: -0.165,
    ascended: -0.1,
    guardHitPoints: -0.33,
    stuck: -0.5,
  },
  {
    base: 1,
    life: 0.32,
    kingslayer: 0.6,
    bossHitPoints: -0.1,
    ascended: -0.2,
    guardHitPoints: -0.18,
    stuck: -0.22,
  },
  {
    base: -1.2,
    life: 0.35,
    kingslayer: 0.75,
    bossHitPoints: -0.1,
    ascended: -0.3,
    guardHitPoints: 0,
    stuck: 0,
  },
  {
    base: 0.55,
    life: 0.37,
    kingslayer: 0.94,
    bossHitPoints: -0.146,
    ascended: -0.5,
    guardHitPoints: 0,
    stuck: 0,
  },
];

/** The same for `sensible`, fitted to its own games. */
export const HOPEFUL_WEIGHTS: readonly Weights[] = [
  {
    base: 4.3,
    life: 0.33,
    kingslayer: 1.35,
    bossHitPoints: -0.29,
    ascended: -0.8,
    guardHitPoints: -0.28,
    stuck: -0.4,
  },
  {
    base: 0.45,
    life: 0.35,
    kingslayer: 0.82,
    bossHitPoints: -0.09,
    ascended: -0.55,
    guardHitPoints: -0.15,
    stuck: -0.28,
  },
  {
    base: -0.2,
    life: 0.39,
    kingslayer: 0.8,
    bossHitPoints: -0.14,
    ascended: -0.6,
    guardHitPoints: -0.04,
    stuck: -0.05,
  },
  {
    base: -2.5,
    life: 0.43,
    kingslayer: 0.8,
    bossHitPoints: -0.04,
    ascended: -0.8,
    guardHitPoints: -0.17,
    stuck: -0.05,
  },
];

/** The chance to win as a curve over life: a logistic curve, 0 without life and 1 once all bosses are slain. */
export interface Outlook {
  isWon: boolean;
  base: number;
  perLife: number;
}

/** The value of a prospect, whatever life is left. */
export function outlookOf(prospect: Prospect, byBosses: readonly Weights[]): Outlook {
  const weights = byBosses[prospect.bosses - 1];
  if (weights === undefined) return { isWon: true, base: 0, perLife: 0 };
  const base =
    weights.base +
    (prospect.kingslayer ? weights.kingslayer : 0) +
    weights.bossHitPoints * prospect.bossHitPoints +
    weights.ascended * prospect.ascended +
    weights.guardHitPoints * prospect.guardHitPoints +
    weights.stuck * prospect.stuck;
  return { isWon: false, base, perLife: weights.life };
}

/**
 * The chance to win with this much life, which may be a mean and so no whole number.
 * @param now the life after this battle, before what it still costs later on
 */
export function winChance(outlook: Outlook, life: number, now = life): number {
  if (outlook.isWon) return 1;
  if (now <= 0) return 0;
  const chance = 1 / (1 + Math.exp(-outlook.base - outlook.perLife * life));
  return now < 1 ? chance * now : chance;
}
