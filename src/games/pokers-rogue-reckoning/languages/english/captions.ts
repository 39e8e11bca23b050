/** The tooltips of pieces: those of cards tell what nobody can read on an ordinary deck. */
export const CAPTIONS = {
  hidden: { name: "Face-down card", note: "Flip it (key F) to reveal the room (PRR-4.2)." },
  scouted: { name: "{card}, face down", note: "You saw it with Scout (PRR-13.7)." },
  deck: { name: "Deck", note: "The next level's rooms come from the top (PRR-3.6)." },
  apart: { name: "Set aside", note: "Shuffled separately for a sparse deck (PRR-3.5)." },
  discard: { name: "Discard", note: "Drop a potion here to use its ability (PRR-13.2)." },
  aside: { name: "Swords and hearts", note: "Their bonus is permanent (PRR-4.3)." },
  slain: { name: "Slain enemies", note: "Slay {enemies} to win (PRR-18.1)." },
  pawn: {
    name: "Tier",
    note: "Marks the next enemy's tier: every third enemy you slay brings the next one (PRR-8.1).",
  },
};
/** How a card is got, or got rid of, and what it does. */
export const TERMS = "{getting}. {effect}";

/** The tooltips of dice by what they are for. */
export const DICE_CAPTIONS = {
  hp: { name: "Red die", note: "Your HP. Drop a red potion here to drink it (PRR-5.4)." },
  emptyHp: { name: "Red die", note: "Empty. Healing refills it (PRR-2.3)." },
  atk: { name: "Blue die", note: "Your ATK: the damage you deal, and one die of your hand (PRR-10.1)." },
  money: { name: "Yellow die", note: "Your money, as far as the dice go." },
  enemyHp: { name: "Red die", note: "The enemy's HP (PRR-8.1)." },
  enemyAtk: { name: "Blue die", note: "The enemy's ATK (PRR-8.1)." },
  white: {
    name: "White die",
    note: "One of your combat dice. Roll it (key R) when you are asked to (PRR-9.4).",
  },
  black: { name: "Black die", note: "One of the enemy's combat dice (PRR-9.4)." },
};
export const SPARE_DIE_NOTE = "Not in use.";
