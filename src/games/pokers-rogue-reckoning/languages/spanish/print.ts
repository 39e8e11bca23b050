import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const PRINTED_KINDS: Translation<typeof english.PRINTED_KINDS> = {
  red: "Poción roja",
  blue: "Poción azul",
  curse: "Maldición",
  money: "Dinero",
  sword: "Espada",
  heart: "Corazón",
  enemy: "Enemigo",
};
export const PRINTED_JOKER = "Comodín";
export const PRINTED_GETTING: Translation<typeof english.PRINTED_GETTING> = {
  price: "Precio: {value} monedas",
  exact: "Un dado: {value} la gana",
  singleCurse: "Un dado: {value} la evita",
  dualCurse: "Dos dados: más de {value} la evita,\n{value} la hace tuya",
};
