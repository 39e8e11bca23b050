import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CARD_NAMES: Translation<typeof english.CARD_NAMES> = {
  red: "{name} {print}",
  blue: "{name} {print}",
  curse: "{name} {print}",
  money: "Dinero {print}",
  sword: "Espada {print}",
  heart: "Corazón (comodín)",
  enemy: "{name} {print}",
};
export const FULL_NAMES: Translation<typeof english.FULL_NAMES> = {
  red: "Poción roja {value}, {name} ({print})",
  blue: "Poción azul {value}, {name} ({print})",
  curse: "Maldición {value}, {name} ({print})",
  money: "{value} monedas ({print})",
  sword: "Espada ({print})",
  heart: "Corazón (comodín)",
  enemy: "Enemigo, {name} ({print})",
};
export const ENEMY_NAMES: Translation<typeof english.ENEMY_NAMES> = {
  demon: "Demonio",
  orc: "Orco",
  queen: "Reina Hechicera",
  king: "Rey Maligno",
};

export const GETTING: Translation<typeof english.GETTING> = {
  price: "Precio: {value} monedas",
  exact: "Tuya si un dado saca {value}",
  singleCurse: "Se evita si un dado saca {value}",
  dualCurse: "Se evita con más de {value} en dos dados; con {value} exacto es tuya",
  free: "Gratis",
  none: "",
};
export const EFFECTS: Translation<typeof english.EFFECTS> = {
  red: "Cura {heal} PV.",
  redOr: "Cura {heal} PV, o bien: {text}",
  buff: "Bajo tus dados suma 1 ATQ.",
  buffAnd: "Bajo tus dados suma 1 ATQ. {text}",
  buffOr: "Bajo tus dados suma 1 ATQ, o bien: {text}",
  curse: "Suma 1 ATQ al próximo enemigo.",
  curseAnd: "Suma 1 ATQ al próximo enemigo. {text}",
  money: "Toma {value} monedas.",
  moneyOr: "Toma {value} monedas, o cura hasta {most} PV.",
  sword: "Suma 1 a tu ATQ para siempre.",
  heart: "Un dado rojo más: 6 PV más, ahora y como máximo.",
  enemy: "Tienes que combatirlo. La figura da igual: cuenta el rango.",
};

export const ROOM_NAMES: Translation<typeof english.ROOM_NAMES> = {
  upperLeft: "de arriba a la izquierda",
  upperMiddle: "de arriba en el centro",
  upperRight: "de arriba a la derecha",
  middleLeft: "del medio a la izquierda",
  central: "central",
  middleRight: "del medio a la derecha",
  lowerLeft: "de abajo a la izquierda",
  lowerMiddle: "de abajo en el centro",
  lowerRight: "de abajo a la derecha",
};
