import type { Translation } from "../../../../kit/language";
import type { HINTS as english } from "../english/hints";

export const HINTS: Translation<typeof english> = {
  aceHeld: "Mientras tengas un As en la mano, no puedes capturar nada (RS-6.3).",
  handFull: "Mientras tengas {held} en la mano, no puedes capturar nada más (RS-5.7).",
  aided: "Un enemigo vencido con ayuda no se puede capturar (RS-5.7).",
  leftover: "Un enemigo que sigue en pie corta el paso hasta que lo venzas: {enemies} (RS-4.3).",
};
