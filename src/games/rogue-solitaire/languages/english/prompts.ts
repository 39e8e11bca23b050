import type { AceUse, Ending, Outcome } from "../../state";

export const TITLE = "Rogue: The Solitaire-Like";
export const HOOK = "Cross a dungeon of cards from corner to corner, floor after floor, until you fall.";

/** What the player is asked, or what everybody looks at. */
export const PROMPTS = {
  setup: "The two decks are being shuffled.",
  move: "Floor {floor}: flip a card beside you, attack, or walk.",
  aid: "Your {drawn} does not beat the {enemy}. Add your {held} to it?",
  aidOnWin: "Your {drawn} beats the {enemy} alone. Spend your {held} all the same?",
  aidBefore: "You attack the {enemy}. Add your {held} before you draw?",
  reshuffle: "The deck is empty: the discard pile is shuffled into a new one.",
  pay: "You lost to the {enemy}. Do you pay with a Joker or with your Ace?",
  capture: "The {enemy} is beaten. Capture it, or leave it?",
  keepAce: "An Ace, and no Joker is lost. Keep it as one more hit point?",
  clear: "Floor {floors} is cleared! The cards are shuffled for the next one.",
  over: "The game is over.",
};
export const ACE_PROMPTS: Record<AceUse, string> = {
  heal: "An Ace! One of your Jokers comes back.",
  keep: "An Ace! You keep it as one more hit point.",
  waste: "An Ace! Your hand is full, so it is discarded.",
};
/** How a fight goes while everybody looks at it. */
export const FIGHTS: Record<Outcome, string> = {
  win: "{drawn} against the {enemy}: you win!",
  draw: "{drawn} against the {enemy}: a draw.",
  loss: "{drawn} against the {enemy}: you lose a hit point.",
};
/** The same with the help of the captured card. */
export const AIDED_FIGHTS: Record<Outcome, string> = {
  win: "{drawn} and your {held} make {attack} against the {enemy}: you win!",
  draw: "{drawn} and your {held} make {attack} against the {enemy}: a draw.",
  loss: "{drawn} and your {held} make {attack} against the {enemy}: you lose a hit point.",
};

export const STATUS =
  "Floor {floor} · hit points {hitPoints} · in hand {held} · deck {deck} · discard {discard}";
export const NOTHING_HELD = "nothing";

export const RESULTS: Record<Ending, { headline: string; sentence: string }> = {
  dead: {
    headline: "You have fallen",
    sentence: "Floors cleared: {floors}. Fights won: {wins} of {fights}.",
  },
  target: {
    headline: "Victory!",
    sentence: "All {floors} floors are cleared. Fights won: {wins} of {fights}.",
  },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Floors cleared {floors}, best run {best} · fights won {wins} of {fights}";
