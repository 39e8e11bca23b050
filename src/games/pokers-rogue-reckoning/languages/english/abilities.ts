import type { Item } from "../../cards";

/** The abilities of blue potions, curses and red potions (PRR-1.5); `{overcharge}` stands for the option of that name. */
export const ABILITY_WORDS: Record<Item, { name: string; text: string }> = {
  S2: {
    name: "Overcharge",
    text: "Under your dice it adds {overcharge} ATK instead of 1.",
  },
  S3: {
    name: "Evade",
    text: "Flee from combat. The enemy goes back into the deck.",
  },
  S4: {
    name: "Tradeoff",
    text: "Reroll all your white dice.",
  },
  S5: {
    name: "Scout",
    text: "When combat starts, look at the top two cards of the deck; you may swap each with a face-down room.",
  },
  S6: {
    name: "Nullify",
    text: "One curse gives the enemy no ATK. Its other effects remain.",
  },
  S7: {
    name: "Miracle",
    text: "Use one of your red potions, to heal or for its ability, and keep it.",
  },
  S8: {
    name: "Fortune",
    text: "Gain 16 money.",
  },
  S9: {
    name: "Focus",
    text: "You win ties, unless the enemy has Focus too.",
  },
  S10: {
    name: "Recover",
    text: "Take a potion or a money card from the discard pile.",
  },
  C2: {
    name: "Recharge",
    text: "When combat starts, the topmost curse of the discard pile joins the enemy.",
  },
  C3: {
    name: "Poison",
    text: "When combat starts, you lose 2 HP.",
  },
  C4: {
    name: "Evade",
    text: "The enemy flees when a hit leaves it with exactly 1 HP.",
  },
  C5: {
    name: "Focus",
    text: "Its owner wins ties, unless the other side has Focus too.",
  },
  C6: {
    name: "Misplace",
    text: "When combat starts, you lose a potion; if the curse is yours, the enemy loses a curse.",
  },
  C7: {
    name: "Coin Rot",
    text: "When combat starts, you lose 10 money; if the curse is yours, the enemy loses 3 HP.",
  },
  C8: {
    name: "Blight",
    text: "Your potions can't heal in this combat; if the curse is yours, the enemy loses its highest curse below 5.",
  },
  C9: {
    name: "Terrorize",
    text: "The other side can't flee.",
  },
  C10: {
    name: "Nullify",
    text: "One card of the other side gives no ATK. Its other effects remain.",
  },
  H2: {
    name: "Roar",
    text: "The enemy loses 3 HP.",
  },
  H3: {
    name: "Elevate",
    text: "Roll one more white die and add it to your roll.",
  },
  H4: {
    name: "Strategy",
    text: "Flee from combat if you have more than 6 HP. The enemy goes back into the deck.",
  },
  H5: {
    name: "Prism",
    text: "Put it under your dice before combat, like a blue potion: it adds 1 ATK.",
  },
  H6: {
    name: "Cleanse",
    text: "Remove one curse.",
  },
  H7: {
    name: "Stun",
    text: "Remove one black die from the roll.",
  },
  H8: {
    name: "Alchemy",
    text: "Gain the value of the top two money cards of the discard pile.",
  },
  H9: {
    name: "Shield",
    text: "Reduce the enemy's roll by 3.",
  },
  H10: {
    name: "Time Travel",
    text: "Restart the combat: the enemy regains all its HP; roll one die per tier for your HP.",
  },
};
