import { BLUE_POTIONS, CURSES, type BluePotion, type Curse, type Item, type RedPotion } from "./cards";

/**
 * What a card does as long as it lies under the dice of a side (PRR-13.3). `moreAtk`: it counts as much ATK as the option
 * `overcharge` says. `nullifies`: one card of the other side gives no ATK. `winsTies`: its side has Focus. `barsHealing`:
 * potions do not heal the player whom the enemy fights. `barsFlight`: the other side cannot flee. `fleesAtOne`: an enemy
 * that damage has left with one HP flees.
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

/** The ability of one card, in the words of the player and for the rules. */
export interface Ability {
  name: string;
  /** What it does, for the player; `{overcharge}` stands for the option of that name. */
  text: string;
  rule: string;
  trait?: Trait;
  /** What it does when a combat starts, as the enemy's card and as the player's (PRR-9.3, PRR-14.1). */
  start?: Partial<Record<Zone, StartEffect>>;
  use?: Use;
  /** Whether a red potion may be put under the dice like a blue one (PRR-15.5). */
  isBuff?: boolean;
}

/** Where cards in force lie: under the dice of the player, and under those of the enemy. */
export type Zone = "equip" | "curses";

/** How many cards of the deck Scout looks at (PRR-13.7). */
export const SCOUTED = 2;

const BLUE: Record<BluePotion, Ability> = {
  S2: {
    name: "Overcharge",
    text: "Under your dice it adds {overcharge} ATK instead of 1.",
    rule: "PRR-13.4",
    trait: "moreAtk",
  },
  S3: {
    name: "Evade",
    text: "Flee from the combat. The enemy goes back into the deck.",
    rule: "PRR-13.5",
    use: { when: "any", exploring: false, effect: { kind: "flee", hpAbove: 0 } },
  },
  S4: {
    name: "Tradeoff",
    text: "Throw all your white dice again.",
    rule: "PRR-13.6",
    use: { when: "afterRoll", exploring: false, effect: { kind: "throwAgain" } },
  },
  S5: {
    name: "Scout",
    text: "When the combat starts, look at the top two cards of the deck; you may swap each with a face-down room.",
    rule: "PRR-13.7",
    start: { equip: { kind: "scout", cards: SCOUTED } },
  },
  S6: {
    name: "Nullify",
    text: "One curse gives the enemy no ATK. What else it does stays in force.",
    rule: "PRR-13.8",
    trait: "nullifies",
  },
  S7: {
    name: "Miracle",
    text: "Use one of your red potions, to heal or for its ability, and keep it.",
    rule: "PRR-13.10",
    use: { when: "any", exploring: false, effect: { kind: "borrow" } },
  },
  S8: {
    name: "Fortune",
    text: "Gain 16 money.",
    rule: "PRR-13.11",
    use: { when: "any", exploring: true, effect: { kind: "gainMoney", money: 16 } },
  },
  S9: {
    name: "Focus",
    text: "You win ties, unless the enemy has Focus too.",
    rule: "PRR-13.9",
    trait: "winsTies",
  },
  S10: {
    name: "Recover",
    text: "Take a potion or a money card from the discard pile.",
    rule: "PRR-13.12",
    use: { when: "any", exploring: true, effect: { kind: "recover" } },
  },
};

const CURSE: Record<Curse, Ability> = {
  C2: {
    name: "Recharge",
    text: "When the combat starts, the topmost curse of the discard pile joins the enemy.",
    rule: "PRR-14.2",
    start: { curses: { kind: "recharge" } },
  },
  C3: {
    name: "Poison",
    text: "When the combat starts, you lose 2 HP.",
    rule: "PRR-14.3",
    start: { curses: { kind: "hurtPlayer", hp: 2 } },
  },
  C4: {
    name: "Evade",
    text: "The enemy flees when a blow leaves it with exactly 1 HP.",
    rule: "PRR-14.4",
    trait: "fleesAtOne",
  },
  C5: {
    name: "Focus",
    text: "Its owner wins ties, unless the other side has Focus too.",
    rule: "PRR-14.10",
    trait: "winsTies",
  },
  C6: {
    name: "Misplace",
    text: "When the combat starts, you lose a potion; if the curse is yours, the enemy loses a curse.",
    rule: "PRR-14.5",
    start: { curses: { kind: "losePotion" }, equip: { kind: "loseCurse" } },
  },
  C7: {
    name: "Coin Rot",
    text: "When the combat starts, you lose 10 money; if the curse is yours, the enemy loses 3 HP.",
    rule: "PRR-14.6",
    start: { curses: { kind: "loseMoney", money: 10 }, equip: { kind: "hurtEnemy", hp: 3 } },
  },
  C8: {
    name: "Blight",
    text: "Your potions cannot heal in the combat; if the curse is yours, the enemy loses its highest curse below 5.",
    rule: "PRR-14.7",
    trait: "barsHealing",
    start: { equip: { kind: "loseLowCurse", highest: 4 } },
  },
  C9: {
    name: "Terrorize",
    text: "The other side cannot flee.",
    rule: "PRR-14.8",
    trait: "barsFlight",
  },
  C10: {
    name: "Nullify",
    text: "One card of the other side gives no ATK. What else it does stays in force.",
    rule: "PRR-14.9",
    trait: "nullifies",
  },
};

const RED: Record<RedPotion, Ability> = {
  H2: {
    name: "Roar",
    text: "The enemy loses 3 HP.",
    rule: "PRR-15.2",
    use: { when: "any", exploring: false, effect: { kind: "hurtEnemy", hp: 3 } },
  },
  H3: {
    name: "Elevate",
    text: "Throw one more white die and add it to your roll.",
    rule: "PRR-15.3",
    use: { when: "afterRoll", exploring: false, effect: { kind: "addDie" } },
  },
  H4: {
    name: "Strategy",
    text: "Flee from the combat if you have more than 6 HP. The enemy goes back into the deck.",
    rule: "PRR-15.4",
    use: { when: "any", exploring: false, effect: { kind: "flee", hpAbove: 6 } },
  },
  H5: {
    name: "Prism",
    text: "Put it under your dice before a combat, like a blue potion: it adds 1 ATK.",
    rule: "PRR-15.5",
    isBuff: true,
  },
  H6: {
    name: "Cleanse",
    text: "Remove one curse.",
    rule: "PRR-15.6",
    use: { when: "any", exploring: true, effect: { kind: "removeCurse" } },
  },
  H7: {
    name: "Stun",
    text: "Take one black die out of the roll.",
    rule: "PRR-15.7",
    use: { when: "afterRoll", exploring: false, effect: { kind: "removeDie" } },
  },
  H8: {
    name: "Alchemy",
    text: "Gain the value of the top two money cards of the discard pile.",
    rule: "PRR-15.8",
    use: { when: "any", exploring: true, effect: { kind: "collectMoney", cards: 2 } },
  },
  H9: {
    name: "Shield",
    text: "Take 3 off what the enemy has rolled.",
    rule: "PRR-15.9",
    use: { when: "afterRoll", exploring: false, effect: { kind: "weaken", points: 3 } },
  },
  H10: {
    name: "Time Travel",
    text: "Restart the combat: the enemy has all its HP again, and you have as many as dice say, one die for each tier.",
    rule: "PRR-15.10",
    use: { when: "any", exploring: false, effect: { kind: "restart" } },
  },
};

/** The ability of every card that has one (PRR-1.5). */
export const ABILITIES: Record<Item, Ability> = { ...BLUE, ...CURSE, ...RED };

/** One effect of the start of a combat: it takes place if its card lies in its zone. */
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
