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
    handsOff: "every piece is free",
  },
  odds: { shown: "choices say how likely they are", hidden: "choices keep their odds secret" },
  undoRule: {
    open: "not after a die or a new card",
    always: "dice and cards too",
    never: "what is chosen is chosen",
  },
  speed: {
    calm: "pieces glide, time to look",
    brisk: "pieces hurry, short pauses",
    instant: "pieces jump, hardly a pause",
  },
  sounds: {
    all: "your move, little time, the end",
    important: "when it is your move",
    off: "nothing calls you",
  },
  textSize: "what panels begin with; A− A+ are yours",
  language: "for everybody at this table",
};
