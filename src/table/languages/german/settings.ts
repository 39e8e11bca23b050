import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const SETTING_NAMES: Translation<typeof english.SETTING_NAMES> = {
  automation: "Automatik",
  odds: "Chancen",
  undoRule: "Rückgängig",
  speed: "Tempo",
  sounds: "Pings",
  textSize: "Schrift",
  language: "Sprache",
};

export const SETTING_VALUES: Translation<typeof english.SETTING_VALUES> = {
  automation: { assist: "Assistent", referee: "Schiedsrichter", handsOff: "freie Hand" },
  odds: { shown: "gezeigt", hidden: "verborgen" },
  undoRule: { open: "wenn nichts aufgedeckt", always: "immer", never: "nie" },
  speed: { calm: "ruhig", brisk: "flott", instant: "sofort" },
  sounds: { all: "alle", important: "wichtige", off: "aus" },
  textSize: {
    smallest: "am kleinsten",
    small: "klein",
    normal: "mittel",
    large: "groß",
    largest: "am größten",
  },
};

export const SETTING_MEANINGS: Translation<typeof english.SETTING_MEANINGS> = {
  automation: {
    assist: "der Tisch würfelt und zieht für dich",
    referee: "du würfelst, mischst und ziehst",
    handsOff: "alles lässt sich frei bewegen",
  },
  odds: { shown: "bei der Wahl steht die Chance", hidden: "die Chancen bleiben geheim" },
  undoRule: {
    open: "nicht nach Würfeln oder neuen Karten",
    always: "auch Würfel und Karten",
    never: "gewählt ist gewählt",
  },
  speed: {
    calm: "alles gleitet, Zeit zum Hinsehen",
    brisk: "alles eilt, kurze Pausen",
    instant: "alles springt, kaum eine Pause",
  },
  sounds: {
    all: "dein Zug, wenig Zeit, das Ende",
    important: "wenn du am Zug bist",
    off: "nichts ruft dich",
  },
  textSize: "womit Panels beginnen; A− A+ gehören dir",
  language: "für alle an diesem Tisch",
};
