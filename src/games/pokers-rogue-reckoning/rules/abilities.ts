import { BLUE_POTIONS, CURSES, type BluePotion, type Curse, type Item, type RedPotion } from "./cards";

/**
 * What a card does while it is under the dice of a side (PRR-13.3). `moreAtk`: it counts as much ATK as the option `overcharge`
 * says. `nullifies`: one card of the other side gives no ATK. `winsTies`: its side has Focus. `barsHealing`: potions do not heal
 * the player whom the enemy fights. `barsFlight`: the other side cannot flee. `fleesAtOne`: an enemy that damage has left with
 * one HP flees.
 */
export type Trait = "moreAtk" | "nullifies" | "winsTies" | "barsHealing" | "barsFlight" | "fleesAtOne";

/** What a card does by itself when a combat starts (PRR-9.3). */
export type StartEffect =
  | { kind: "recharge" }
  | { kind: "hurtPlayer"; hp: number }
  | { kind: "hurtEnemy"; hp: number }
  | { kind: "loseMoney"; money: number }
  | { kind: "losePotion" }
  | { kind: "loseCurse" }
  | { kind: "loseLowCurse"; highest: number }
  | { kind: "scout"; cards: number };

/** What the player can use a card for, who then discards it (PRR-13.2). `borrow` uses a red potion without losing it. */
export type UseEffect =
  | { kind: "flee"; hpAbove: number }
  | { kind: "hurtEnemy"; hp: number }
  | { kind: "gainMoney"; money: number }
  | { kind: "collectMoney"; cards: number }
  | { kind: "recover" }
  | { kind: "removeCurse" }
  | { kind: "borrow" }
  | { kind: "throwAgain" }
  | { kind: "addDie" }
  | { kind: "removeDie" }
  | { kind: "weaken"; points: number }
  | { kind: "restart" };

/** When the player can use a card: before or after a roll, or only after it (PRR-1.5); `exploring` is an option. */
export interface Use {
  when: "any" | "afterRoll";
  /** Whether the option `abilitiesOutsideCombat` allows it in `explore` too (PRR-19.14). */
  exploring: boolean;
  effect: UseEffect;
}

/** The ability of one card; its name and its words are in the catalogue of each language. */
export interface Ability {
  rule: string;
  trait?: Trait;
  /** What it does when a combat starts, as the enemy's card and as the player's (PRR-9.3, PRR-14.1). */
  start?: Partial<Record<Zone, StartEffect>>;
  use?: Use;
  /** Whether a red potion may be put under the dice like a blue one (PRR-15.5). */
  isBuff?: boolean;
}

/** Where cards in force are: under the dice of the player, and under those of the enemy. */
export type Zone = "equip" | "curses";

/** How many cards of the deck Scout looks at (PRR-13.7). */
export const SCOUTED = 2;

const BLUE: Record<BluePotion, Ability> = {
  S2: {
    rule: "PRR-13.4",
    trait: "moreAtk",
  },
  S3: {
    rule: "PRR-13.5",
    use: { when: "any", exploring: false, effect: { kind: "flee", hpAbove: 0 } },
  },
  S4: {
    rule: "PRR-13.6",
    use: { when: "afterRoll", exploring: false, effect: { kind: "throwAgain" } },
  },
  S5: {
    rule: "PRR-13.7",
    start: { equip: { kind: "scout", cards: SCOUTED } },
  },
  S6: {
    rule: "PRR-13.8",
    trait: "nullifies",
  },
  S7: {
    rule: "PRR-13.10",
    use: { when: "any", exploring: false, effect: { kind: "borrow" } },
  },
  S8: {
    rule: "PRR-13.11",
    use: { when: "any", exploring: true, effect: { kind: "gainMoney", money: 16 } },
  },
  S9: {
    rule: "PRR-13.9",
    trait: "winsTies",
  },
  S10: {
    rule: "PRR-13.12",
    use: { when: "any", exploring: true, effect: { kind: "recover" } },
  },
};

const CURSE: Record<Curse, Ability> = {
  C2: {
    rule: "PRR-14.2",
    start: { curses: { kind: "recharge" } },
  },
  C3: {
    rule: "PRR-14.3",
    start: { curses: { kind: "hurtPlayer", hp: 2 } },
  },
  C4: {
    rule: "PRR-14.4",
    trait: "fleesAtOne",
  },
  C5: {
    rule: "PRR-14.10",
    trait: "winsTies",
  },
  C6: {
    rule: "PRR-14.5",
    start: { curses: { kind: "losePotion" }, equip: { kind: "loseCurse" } },
  },
  C7: {
    rule: "PRR-14.6",
    start: { curses: { kind: "loseMoney", money: 10 }, equip: { kind: "hurtEnemy", hp: 3 } },
  },
  C8: {
    rule: "PRR-14.7",
    trait: "barsHealing",
    start: { equip: { kind: "loseLowCurse", highest: 4 } },
  },
  C9: {
    rule: "PRR-14.8",
    trait: "barsFlight",
  },
  C10: {
    rule: "PRR-14.9",
    trait: "nullifies",
  },
};

const RED: Record<RedPotion, Ability> = {
  H2: {
    rule: "PRR-15.2",
    use: { when: "any", exploring: false, effect: { kind: "hurtEnemy", hp: 3 } },
  },
  H3: {
    rule: "PRR-15.3",
    use: { when: "afterRoll", exploring: false, effect: { kind: "addDie" } },
  },
  H4: {
    rule: "PRR-15.4",
    use: { when: "any", exploring: false, effect: { kind: "flee", hpAbove: 6 } },
  },
  H5: {
    rule: "PRR-15.5",
    isBuff: true,
  },
  H6: {
    rule: "PRR-15.6",
    use: { when: "any", exploring: true, effect: { kind: "removeCurse" } },
  },
  H7: {
    rule: "PRR-15.7",
    use: { when: "afterRoll", exploring: false, effect: { kind: "removeDie" } },
  },
  H8: {
    rule: "PRR-15.8",
    use: { when: "any", exploring: true, effect: { kind: "collectMoney", cards: 2 } },
  },
  H9: {
    rule: "PRR-15.9",
    use: { when: "afterRoll", exploring: false, effect: { kind: "weaken", points: 3 } },
  },
  H10: {
    rule: "PRR-15.10",
    use: { when: "any", exploring: false, effect: { kind: "restart" } },
  },
};

/** The ability of every card that has one (PRR-1.5). */
export const ABILITIES: Record<Item, Ability> = { ...BLUE, ...CURSE, ...RED };

/** One effect of the start of a combat: it takes place if its card is in its zone. */
export interface StartStep {
  zone: Zone;
  card: Item;
  effect: StartEffect;
}

/** All that can happen when a combat starts, in its order: the enemy's curses, then the player's cards (PRR-9.3). */
export const START_QUEUE: readonly StartStep[] = startQueue();

function startQueue(): StartStep[] {
  const steps: StartStep[] = [];
  const add = (zone: Zone, card: Item): void => {
    const effect = ABILITIES[card].start?.[zone];
    if (effect !== undefined) steps.push({ zone, card, effect });
  };
  for (const curse of CURSES) add("curses", curse);
  for (let i = 0; i < CURSES.length; i++) {
    for (const card of [BLUE_POTIONS[i], CURSES[i]]) if (card !== undefined) add("equip", card);
  }
  return steps;
}
