import type { Side } from "../../chess/position";
import type { Role } from "../../state";

/** The tooltips of pieces. A side is called by its pieces: a player may be called by a colour, too. */
export const CAPTIONS = {
  chessBoard: {
    name: "Chess board",
    note: "Whoever wants to capture has to win a hand of poker first (PC-4.4).",
  },
  deck: {
    name: "Deck",
    note: "Shuffled at the start of every turn and in every battle (PC-3.3). In a battle, key F checks or calls.",
  },
  burnt: { name: "Burnt cards", note: "Nobody may look at them (PC-4.6)." },
};
/** Hole cards that lie face down. */
export const HOLE_CAPTIONS: Record<"private" | "down", Record<Side, { name: string; note: string }>> = {
  private: {
    white: {
      name: "Private card",
      note: "Only those who decide for the white pieces know it (PC-4.1, PC-12.13).",
    },
    black: {
      name: "Private card",
      note: "Only those who decide for the black pieces know it (PC-4.1, PC-12.13).",
    },
  },
  down: {
    white: { name: "Hidden card", note: "Only whoever fights for the white pieces knows it (PC-12.13)." },
    black: { name: "Hidden card", note: "Only whoever fights for the black pieces knows it (PC-12.13)." },
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
  flip: "Turned up while match cards were sought (PC-6.4).",
  community: "A board card: part of both hands (PC-7.1).",
  draw: "Drawn for the white pieces: the higher card gets them (PC-3.2).",
};

/** A chess piece on its square, and what is told of it. */
export const MAN_ON_SQUARE = "{man}, {square}";
export const MAN_NOTES = {
  owned: "{player} fights its battles (PC-12.12).",
  attacks: "Attacks {square}.",
  attacked: "Is attacked from {square}.",
  retreats: "Was beaten off and retreats (PC-8.3).",
  promotes: "Is to be promoted (PC-8.4).",
  taken: "Taken.",
  both: "{doing} {owned}",
};

/** Chips: how many they are, and whose. */
export const CHIP_NAME = "Chips: {count}";
export const CHIP_NOTES = {
  stack: "Of {player}.",
  freeStack: "Not in this game.",
  pot: "The pot without the bets of this street (PC-7.5).",
};
export const BET_NOTES: Record<Role, string> = {
  attacker: "What the attacker has put in on this street (PC-7.3).",
  defender: "What the defender has put in on this street (PC-7.3).",
};
