import type { GameOptions } from "../../options";

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  diagonal: { label: "Diagonal moves", detail: "Eight neighbours instead of four: much easier." },
  aceLoss: { label: "Losing while holding an Ace", detail: "Which hit point you pay." },
  aidTiming: { label: "Choose help", detail: "When you decide whether to add the captured card." },
  aidOnWin: { label: "Help in a won fight", detail: "Spend the captured card to free your hand." },
  aceKeep: { label: "An Ace at full health", detail: "Whether you must keep it." },
  revealedOnClear: { label: "Leftover enemies", detail: "What happens to them when you clear a floor." },
  startJokers: { label: "Starting Jokers", detail: "Fewer is harder. Standard: 3." },
  targetFloors: { label: "Floors to win", detail: "Clear this many to win. 0 means endless." },
};

export const OPTION_VALUES: Record<string, string> = {
  true: "yes",
  false: "no",
  choice: "your choice",
  aceFirst: "the Ace",
  jokerFirst: "a Joker",
  after: "after the draw",
  before: "before the draw",
  auto: "must be kept",
  optional: "may be kept",
  stay: "stay face up",
  flipDown: "turn face down",
};
