import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const SETTING_NAMES: Translation<typeof english.SETTING_NAMES> = {
  automation: "Automatismo",
  odds: "Probabilidades",
  undoRule: "Deshacer",
  speed: "Ritmo",
  sounds: "Avisos",
  textSize: "Letra",
  language: "Idioma",
};

export const SETTING_VALUES: Translation<typeof english.SETTING_VALUES> = {
  automation: { assist: "asistente", referee: "árbitro", handsOff: "manos libres" },
  odds: { shown: "a la vista", hidden: "ocultas" },
  undoRule: { open: "si no se reveló nada", always: "siempre", never: "nunca" },
  speed: { calm: "tranquilo", brisk: "ágil", instant: "inmediato" },
  sounds: { all: "todos", important: "importantes", off: "ninguno" },
  textSize: {
    smallest: "mínima",
    small: "pequeña",
    normal: "mediana",
    large: "grande",
    largest: "máxima",
  },
};

export const SETTING_MEANINGS: Translation<typeof english.SETTING_MEANINGS> = {
  automation: {
    assist: "la mesa tira y mueve por ti",
    referee: "tú tiras, barajas y mueves",
    handsOff: "todas las piezas están libres",
  },
  odds: {
    shown: "cada opción dice su probabilidad",
    hidden: "las opciones callan su probabilidad",
  },
  undoRule: {
    open: "no tras un dado o una carta nueva",
    always: "también dados y cartas",
    never: "lo elegido, elegido está",
  },
  speed: {
    calm: "todo se desliza, con tiempo de mirar",
    brisk: "todo va deprisa, pausas cortas",
    instant: "todo salta, casi sin pausas",
  },
  sounds: {
    all: "tu turno, poco tiempo, el final",
    important: "cuando es tu turno",
    off: "nada te llama",
  },
  textSize: "con qué empiezan los paneles; A− A+ son tuyos",
  language: "para todos en esta mesa",
};
