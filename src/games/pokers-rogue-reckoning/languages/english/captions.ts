/** The tooltips of pieces: those of cards tell what nobody can read on an ordinary deck. */
export const CAPTIONS = {
  hidden: { name: "Face-down card", note: "Turn it over (key F) to reveal the room (PRR-4.2)." },
  scouted: { name: "{card}, face down", note: "Scout has shown it (PRR-13.7)." },
  deck: { name: "Deck", note: "The rooms of the next level come from its top (PRR-3.6)." },
  apart: { name: "Cards apart", note: "Shuffled by themselves for a sparse deck (PRR-3.5)." },
  discard: { name: "Discard", note: "Put a potion here to use its ability (PRR-13.2)." },
  aside: { name: "Swords and hearts", note: "Found for good (PRR-4.3)." },
  slain: { name: "Slain enemies", note: "Slay {enemies} to win (PRR-18.1)." },
  pawn: {
    name: "Tier",
    note: "Stands where the next enemy stands: every third slain one brings the next tier (PRR-8.1).",
  },
};
/** How a card is got, or got rid of, and what it does. */
export const TERMS = "{getting}. {effect}";

/** The tooltips of dice by what they are for. */
export const DICE_CAPTIONS = {
  hp: { name: "Red die", note: "Your HP. Put a red potion here to drink it (PRR-5.4)." },
  emptyHp: { name: "Red die", note: "Empty. Healing fills it again (PRR-2.3)." },
  atk: { name: "Blue die", note: "Your ATK: what you hit for, and one die of your hand (PRR-10.1)." },
  money: { name: "Yellow die", note: "Your money, as far as there are dice." },
  enemyHp: { name: "Red die", note: "The enemy's HP (PRR-8.1)." },
  enemyAtk: { name: "Blue die", note: "The enemy's ATK (PRR-8.1)." },
  white: {
    name: "White die",
    note: "One of your combat dice. Roll it (key R) when it is time (PRR-9.4).",
  },
  black: { name: "Black die", note: "One of the enemy's combat dice (PRR-9.4)." },
};
export const SPARE_DIE_NOTE = "Not in use.";
