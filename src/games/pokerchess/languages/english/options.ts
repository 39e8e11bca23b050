import type { GameOptions } from "../../options";

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  pawnDoubleStep: { label: "Pawns may step two", detail: "From their own second rank." },
  enPassant: { label: "En passant", detail: "Needs pawns that may step two." },
  castling: { label: "Castling", detail: "Attacked squares do not matter." },
  postflopFirst: { label: "First to bet after the flop", detail: "Before the flop it is the defender." },
  tieRule: { label: "A tied showdown", detail: "Each takes half of the pot in either case." },
  noMoveRule: { label: "Who cannot move", detail: "Two skipped turns in a row are a draw." },
  quietLimit: { label: "Draw without attacks", detail: "After so many turns in a row. 0 means never." },
  turnLimit: { label: "Draw by length", detail: "After so many turns of both sides. 0 means never." },
  startingChips: { label: "Chips of a side", detail: "At the start. The rules say 32." },
  realMoney: { label: "Chips stand for something", detail: "Who runs out of them may buy again." },
  teamChips: {
    label: "Chips in a team",
    detail: "A side's chips are shared out, or everybody gets as many.",
  },
  moveLimit: { label: "Time to move", detail: "Also to promote, retreat and stake. 0 means no limit." },
  battleLimit: { label: "Time to bet", detail: "For each decision in a battle. 0 means no limit." },
  clockMode: { label: "The clock runs", detail: "At once, or when the other side calls it." },
  timeBank: { label: "Time bank", detail: "Of each player, for the whole game." },
  bankStep: { label: "Time bank pays", detail: "So much at a time." },
  lateChoice: {
    label: "Late promotion or retreat",
    detail: "A late move is always the opponent's to choose.",
  },
  memberRebuy: { label: "Team members buy again", detail: "Needs chips that stand for something." },
};

/** The values of options that are not numbers. */
export const OPTION_VALUES: Record<string, string> = {
  true: "yes",
  false: "no",
  attacker: "the attacker",
  defender: "the defender",
  hold: "the defence holds",
  capture: "the attack succeeds",
  pass: "skips the turn",
  lose: "loses",
  perSide: "shared out",
  perPerson: "each in full",
  always: "at once",
  called: "when called",
  default: "queen, or back",
  opponent: "the opponent chooses",
};

/** How a number is told, where it is not just a number; `none` if it is 0. */
export const OPTION_NUMBERS: Record<string, { some: string; none: string }> = {
  quietLimit: { some: "after {value} turns", none: "never" },
  turnLimit: { some: "after {value} turns", none: "never" },
  moveLimit: { some: "{value} s", none: "no limit" },
  battleLimit: { some: "{value} s", none: "no limit" },
  timeBank: { some: "{value} s", none: "none" },
  bankStep: { some: "{value} s", none: "" },
};
