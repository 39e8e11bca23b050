import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const HINTS: Translation<typeof english.HINTS> = {
  aceHeld: "Tant que tu tiens un As, tu ne peux rien capturer (RS-6.3).",
  handFull: "Tant que tu tiens {held}, tu ne peux rien capturer d’autre (RS-5.7).",
  aided: "Un ennemi vaincu avec de l’aide ne peut pas être capturé (RS-5.7).",
  leftover: "Un ennemi resté là bloque le passage tant qu’il n’est pas vaincu : {enemies} (RS-4.3).",
};
