import type { GameOptions } from "../../options";

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  diagonal: { label: "Diagonal moves", detail: "Eight neighbours instead of four: much easier." },
  aceLoss: { label: "A loss while holding an Ace", detail: "What is paid with." },
  aidTiming: { label: "Help is chosen", detail: "When you decide about adding the captured card." },
  aidOnWin: { label: "Help in a fight already won", detail: "It spends the captured card to free the hand." },
  aceKeep: { label: "An Ace at full health", detail: "Whether it must be kept." },
  revealedOnClear: { label: "Leftover enemies", detail: "What becomes of them when a floor is cleared." },
  startJokers: { label: "Jokers at the start", detail: "The fewer, the harder. The rules say 3." },
  targetFloors: { label: "Floors to win", detail: "Clearing so many wins the game. 0 means no end." },
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
  flipDown: "are turned down",
};
