import type { Side } from "../../chess/position";
import type { Role } from "../../state";

/** The tooltips of pieces. A side is called by its pieces: a player may be called by a colour, too. */
export const CAPTIONS = {
  chessBoard: {
    name: "Chess board",
    note: "To capture, you must win a hand of poker (PC-4.4).",
  },
  deck: {
    name: "Deck",
    note: "Shuffled at the start of every turn and every battle (PC-3.3). In a battle, key F checks or calls.",
  },
  burnt: { name: "Burnt cards", note: "Nobody may look at these (PC-4.6)." },
};
/** Hole cards that lie face down. */
export const HOLE_CAPTIONS: Record<"private" | "down", Record<Side, { name: string; note: string }>> = {
  private: {
    white: {
      name: "Private card",
      note: "Only the players who decide for the white pieces know it (PC-4.1, PC-12.13).",
    },
    black: {
      name: "Private card",
      note: "Only the players who decide for the black pieces know it (PC-4.1, PC-12.13).",
    },
  },
  down: {
    white: {
      name: "Hidden card",
      note: "Only the player who fights for the white pieces knows it (PC-12.13).",
    },
    black: {
      name: "Hidden card",
      note: "Only the player who fights for the black pieces knows it (PC-12.13).",
    },
  },
};

/** The notes of open cards, whose names are their own. */
export const MATCH_NOTES: Record<Side, string> = {
  white: "The match card of the white pieces (PC-6.4).",
  black: "The match card of the black pieces (PC-6.4).",
};
export const SHOWN_NOTES: Record<Side, string> = {
  white: "The hidden card of the white pieces, shown at the showdown (PC-7.11).",
  black: "The hidden card of the black pieces, shown at the showdown (PC-7.11).",
};
export const CARD_NOTES = {
  flip: "Dealt while searching for the match cards (PC-6.4).",
  community: "A community card: part of both hands (PC-7.1).",
  draw: "The draw: the higher card plays the white pieces (PC-3.2).",
};

/** A chess piece on its square, and what is told of it. */
export const MAN_ON_SQUARE = "{man}, {square}";
export const MAN_NOTES = {
  owned: "{player} fights its battles (PC-12.12).",
  attacks: "Attacks {square}.",
  attacked: "Attacked from {square}.",
  retreats: "Its attack failed; it retreats (PC-8.3).",
  promotes: "To be promoted (PC-8.4).",
  taken: "Captured.",
  both: "{doing} {owned}",
};

/** Chips: how many they are, and whose. */
export const CHIP_NAME = "Chips: {count}";
export const CHIP_NOTES = {
  stack: "{player}'s stack.",
  freeStack: "Not in this game.",
  pot: "The pot, without this street's bets (PC-7.5).",
};
export const BET_NOTES: Record<Role, string> = {
  attacker: "The attacker's bet on this street (PC-7.3).",
  defender: "The defender's bet on this street (PC-7.3).",
};
