import type { GameOptions } from "../../options";

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  pawnDoubleStep: { label: "Pawn double step", detail: "Two squares from the second rank." },
  enPassant: { label: "En passant", detail: "Needs the pawn double step." },
  castling: { label: "Castling", detail: "Attacked squares don't matter." },
  postflopFirst: {
    label: "First to bet after the flop",
    detail: "Before the flop, the defender bets first.",
  },
  tieRule: { label: "A tied showdown", detail: "The pot is split either way." },
  noMoveRule: { label: "Player with no legal move", detail: "Two skipped turns in a row: a draw." },
  quietLimit: { label: "Draw without attacks", detail: "After this many turns in a row. 0: never." },
  turnLimit: { label: "Turn limit", detail: "A draw after this many turns. 0: never." },
  startingChips: { label: "Chips per side", detail: "At the start. Standard: 32." },
  realMoney: { label: "Chips have value", detail: "If you run out, you can buy more." },
  teamChips: {
    label: "Chips in a team",
    detail: "A side's chips are split, or every member gets that many.",
  },
  moveLimit: { label: "Time to move", detail: "Also to promote, retreat and stake. 0: no limit." },
  battleLimit: { label: "Time to bet", detail: "For each decision in a battle. 0: no limit." },
  clockMode: { label: "The clock runs", detail: "At once, or when the other side calls the clock." },
  timeBank: { label: "Time bank", detail: "Per player, for the whole game." },
  bankStep: { label: "Time bank step", detail: "Seconds used at a time." },
  lateChoice: {
    label: "Late promotion or retreat",
    detail: "If a move is late, the opponent always chooses it.",
  },
  memberRebuy: { label: "Team members may rebuy", detail: "Needs chips that have value." },
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
  perSide: "split",
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
