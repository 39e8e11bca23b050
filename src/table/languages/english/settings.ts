/** What each setting of the table is called. */
export const SETTING_NAMES = {
  automation: "Automation",
  odds: "Odds",
  undoRule: "Undo",
  speed: "Speed",
  sounds: "Pings",
  textSize: "Text",
  language: "Language",
};

/** What the values of a setting are called. */
export const SETTING_VALUES = {
  automation: { assist: "assistant", referee: "referee", handsOff: "hands off" },
  odds: { shown: "shown", hidden: "hidden" },
  undoRule: { open: "if nothing was revealed", always: "always", never: "never" },
  speed: { calm: "calm", brisk: "brisk", instant: "instant" },
  sounds: { all: "all", important: "important", off: "off" },
  textSize: { smallest: "smallest", small: "small", normal: "normal", large: "large", largest: "largest" },
};

/** What the values of a setting mean, below the value on its button. */
export const SETTING_MEANINGS = {
  automation: {
    assist: "the table rolls and moves for you",
    referee: "you roll, shuffle and move",
    handsOff: "you can move every piece",
  },
  odds: { shown: "choices show your chances", hidden: "no chances shown" },
  undoRule: {
    open: "until a roll or a new card",
    always: "even after rolls and cards",
    never: "no undo",
  },
  speed: {
    calm: "slow moves, long pauses",
    brisk: "fast moves, short pauses",
    instant: "no animation",
  },
  sounds: {
    all: "your turn, low time, the end",
    important: "when it is your turn",
    off: "no pings",
  },
  textSize: "default size; use A− A+ for yours",
  language: "for everybody at this table",
};
