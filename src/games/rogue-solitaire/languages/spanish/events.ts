import type { Translation } from "../../../../kit/language";
import type { EVENTS as english } from "../english/events";

export const EVENTS: Translation<typeof english> = {
  dealt: "La mazmorra está servida: {cards} cartas boca abajo. Llega a la esquina opuesta.",
  walked: "",
  turnedUp: "Volteas {card}.",
  drew: "Robas {drawn} contra {enemy}.",
  reshuffled: "El descarte es el nuevo mazo: {cards} cartas.",
  aided: "{held} ayuda: {attack} contra {enemy}.",
  won: "¡{enemy} cae vencido!",
  tied: "Empate: {enemy} aguanta y nadie sale herido.",
  lost: "{enemy} gana.",
  captured: "Capturas {enemy}.",
  jokerPaid: "Pierdes un comodín. Puntos de vida: {hitPoints}.",
  acePaid: "Pierdes tu As. Puntos de vida: {hitPoints}.",
  healed: "El As te devuelve un comodín. Puntos de vida: {hitPoints}.",
  aceKept: "Guardas el As. Puntos de vida: {hitPoints}.",
  aceDiscarded: "{ace} va al descarte.",
  floorCleared: "¡Piso {floors} superado!",
  refilled: "Piso {floor}: {cards} cartas nuevas boca abajo. Vuelve a cruzar hasta la otra esquina.",
  gameOver: "",
};
