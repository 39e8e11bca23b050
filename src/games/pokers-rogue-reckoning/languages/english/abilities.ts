import type { Item } from "../../cards";

/** The abilities of blue potions, curses and red potions (PRR-1.5); `{overcharge}` stands for the option of that name. */
export const ABILITY_WORDS: Record<Item, { name: string; text: string }> = {
  S2: {
    name: "Overcharge",
    text: "Under your dice it adds {overcharge} ATK instead of 1.",
  },
  S3: {
    name: "Evade",
    text: "Flee from the combat. The enemy goes back into the deck.",
  },
  S4: {
    name: "Tradeoff",
    text: "Throw all your white dice again.",
  },
  S5: {
    name: "Scout",
    text: "When the combat starts, look at the top two cards of the deck; you may swap each with a face-down room.",
  },
  S6: {
    name: "Nullify",
    text: "One curse gives the enemy no ATK. What else it does stays in force.",
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
    text: "When the combat starts, the topmost curse of the discard pile joins the enemy.",
  },
  C3: {
    name: "Poison",
    text: "When the combat starts, you lose 2 HP.",
  },
  C4: {
    name: "Evade",
    text: "The enemy flees when a blow leaves it with exactly 1 HP.",
  },
  C5: {
    name: "Focus",
    text: "Its owner wins ties, unless the other side has Focus too.",
  },
  C6: {
    name: "Misplace",
    text: "When the combat starts, you lose a potion; if the curse is yours, the enemy loses a curse.",
  },
  C7: {
    name: "Coin Rot",
    text: "When the combat starts, you lose 10 money; if the curse is yours, the enemy loses 3 HP.",
  },
  C8: {
    name: "Blight",
    text: "Your potions cannot heal in the combat; if the curse is yours, the enemy loses its highest curse below 5.",
  },
  C9: {
    name: "Terrorize",
    text: "The other side cannot flee.",
  },
  C10: {
    name: "Nullify",
    text: "One card of the other side gives no ATK. What else it does stays in force.",
  },
  H2: {
    name: "Roar",
    text: "The enemy loses 3 HP.",
  },
  H3: {
    name: "Elevate",
    text: "Throw one more white die and add it to your roll.",
  },
  H4: {
    name: "Strategy",
    text: "Flee from the combat if you have more than 6 HP. The enemy goes back into the deck.",
  },
  H5: {
    name: "Prism",
    text: "Put it under your dice before a combat, like a blue potion: it adds 1 ATK.",
  },
  H6: {
    name: "Cleanse",
    text: "Remove one curse.",
  },
  H7: {
    name: "Stun",
    text: "Take one black die out of the roll.",
  },
  H8: {
    name: "Alchemy",
    text: "Gain the value of the top two money cards of the discard pile.",
  },
  H9: {
    name: "Shield",
    text: "Take 3 off what the enemy has rolled.",
  },
  H10: {
    name: "Time Travel",
    text: "Restart the combat: the enemy has all its HP again, and you have as many as dice say, one die for each tier.",
  },
};
