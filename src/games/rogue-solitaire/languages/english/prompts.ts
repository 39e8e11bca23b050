import type { AceUse, Ending, Outcome } from "../../state";

export const TITLE = "Rogue: The Solitaire-Like";
export const HOOK = "Cross a dungeon of cards from corner to corner, floor after floor, until you fall.";

/** What the player is asked, or what everybody looks at. */
export const PROMPTS = {
  setup: "The two decks are being shuffled.",
  move: "Floor {floor}: flip a card next to you, attack, or walk.",
  aid: "Your {drawn} does not beat the {enemy}. Add your {held} to it?",
  aidOnWin: "Your {drawn} alone beats the {enemy}. Spend your {held} anyway?",
  aidBefore: "You attack the {enemy}. Add your {held} before you draw?",
  reshuffle: "The deck is empty: the discard pile is being shuffled into a new one.",
  pay: "You lost to the {enemy}. Pay with a Joker or with your Ace?",
  capture: "You beat the {enemy}. Capture it, or leave it?",
  keepAce: "An Ace, and you have all your Jokers. Keep it as an extra hit point?",
  clear: "Floor {floors} cleared! The cards are being shuffled for the next one.",
  over: "The game is over.",
};
export const ACE_PROMPTS: Record<AceUse, string> = {
  heal: "An Ace! One of your Jokers comes back.",
  keep: "An Ace! You keep it as an extra hit point.",
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
    sentence: "You have cleared all {floors} floors. Fights won: {wins} of {fights}.",
  },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Floors cleared {floors}, best run {best} · fights won {wins} of {fights}";
