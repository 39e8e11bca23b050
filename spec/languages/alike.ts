import type { Language } from "../../src/kit/language";

/** What is called the same in every language. */
export const NAMES: readonly string[] = [
  "Cards vs Dice",
  "Pokerchess",
  "Poker's Rogue Reckoning",
  "Rogue: The Solitaire-Like",
  "Roll Flush",
];

/** What is beside numbers in every language. */
export const UNITS: readonly string[] = ["ATK", "HP", "s"];

/** What a language happens to say as English does. */
export const ALIKE: Readonly<Record<Exclude<Language, "en">, readonly string[]>> = {
  de: [
    "+{atk} ATK",
    "6 HP",
    "ATK {atk}",
    "ATK {atk}, HP {hp}",
    "Chips: {count}",
    "Dungeon {code}",
    "En passant",
    "Flop",
    "Flush",
    "Full House",
    "Joker",
    "Mobs",
    "Orange",
    "Pings",
    "Pot {count}",
    "Preflop",
    "River",
    "Royal Flush",
    "Standard: 12.",
    "Straight Flush",
    "Team 1: {first}. Team 2: {second}.",
    "Team {team}: {player}",
    "Turn",
    "{hp} HP",
    "{value} s",
  ],
  es: ["Final", "Flop", "Preflop", "River", "Showdown", "Turn", "central", "no", "{title}: tutorial"],
  fr: [
    "Combat",
    "Final",
    "Flop",
    "Fortune",
    "Joker",
    "Miracle",
    "Options",
    "Orange",
    "Poison",
    "Potions",
    "River",
    "Table",
    "Turn",
    "boss 1",
    "boss 2",
    "boss 3",
    "boss 4",
    "standard",
    "{card}, boss",
    "{count} points",
  ],
  zh: [],
};
