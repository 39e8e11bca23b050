import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  hidden: {
    name: "Carta boca abajo",
    note: "Voltéala (tecla F) para descubrir la sala (PRR-4.2).",
  },
  scouted: { name: "{card}, boca abajo", note: "Explorar la ha mostrado (PRR-13.7)." },
  deck: { name: "Mazo", note: "De arriba salen las salas del próximo nivel (PRR-3.6)." },
  apart: {
    name: "Cartas aparte",
    note: "Se barajan por separado para un mazo espaciado (PRR-3.5).",
  },
  discard: { name: "Descarte", note: "Pon aquí una poción para usar su habilidad (PRR-13.2)." },
  aside: { name: "Espadas y corazones", note: "Encontrados para siempre (PRR-4.3)." },
  slain: { name: "Enemigos abatidos", note: "Abate {enemies} para ganar (PRR-18.1)." },
  pawn: {
    name: "Rango",
    note: "Está donde está el próximo enemigo: cada tercero abatido trae el rango siguiente (PRR-8.1).",
  },
};

export const TERMS = "{getting}. {effect}";

export const DICE_CAPTIONS: Translation<typeof english.DICE_CAPTIONS> = {
  hp: { name: "Dado rojo", note: "Tus PV. Pon aquí una poción roja para beberla (PRR-5.4)." },
  emptyHp: { name: "Dado rojo", note: "Vacío. Curarte lo vuelve a llenar (PRR-2.3)." },
  atk: { name: "Dado azul", note: "Tu ATQ: lo que golpeas, y un dado de tu mano (PRR-10.1)." },
  money: { name: "Dado amarillo", note: "Tus monedas, hasta donde alcanzan los dados." },
  enemyHp: { name: "Dado rojo", note: "Los PV del enemigo (PRR-8.1)." },
  enemyAtk: { name: "Dado azul", note: "El ATQ del enemigo (PRR-8.1)." },
  white: {
    name: "Dado blanco",
    note: "Uno de tus dados de combate. Tíralo (tecla R) cuando toque (PRR-9.4).",
  },
  black: { name: "Dado negro", note: "Uno de los dados de combate del enemigo (PRR-9.4)." },
};
export const SPARE_DIE_NOTE = "Sin usar.";
