import type { Translation } from "../../../../kit/language";
import type * as english from "../english/options";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  diagonal: {
    label: "Movimientos en diagonal",
    detail: "Ocho casillas vecinas en vez de cuatro: mucho más fácil.",
  },
  aceLoss: { label: "Perder con un As en mano", detail: "Con qué se paga." },
  aidTiming: { label: "La ayuda se elige", detail: "Cuándo decides si añades la carta capturada." },
  aidOnWin: {
    label: "Ayuda en un combate ganado",
    detail: "Gasta la carta capturada para liberar la mano.",
  },
  aceKeep: { label: "Un As sin heridas", detail: "Si hay que guardarlo." },
  revealedOnClear: {
    label: "Enemigos que quedan",
    detail: "Qué pasa con ellos al superar un piso.",
  },
  startJokers: {
    label: "Comodines al empezar",
    detail: "Cuantos menos, más difícil. Las reglas dicen 3.",
  },
  targetFloors: { label: "Pisos para ganar", detail: "Con esos ganas la partida. 0 es sin final." },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "sí",
  false: "no",
  choice: "tú eliges",
  aceFirst: "el As",
  jokerFirst: "un comodín",
  after: "tras robar",
  before: "antes de robar",
  auto: "hay que guardarlo",
  optional: "se puede guardar",
  stay: "siguen boca arriba",
  flipDown: "se ponen boca abajo",
};
