import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  grid: { label: "Salas", detail: "En un nivel. Con 3 × 3 va bien volver a barajar." },
  combat: { label: "Combate", detail: "La mejor mano de dados, o el total más alto." },
  startAtk: { label: "ATQ al empezar", detail: "Cuanto menos, más difícil. Las reglas dicen 2." },
  startHp: { label: "PV al empezar", detail: "Seis por dado rojo. Las reglas dicen 12." },
  startMoney: { label: "Monedas al empezar", detail: "Las reglas dicen 12." },
  moneyCap: { label: "Máximo de monedas", detail: "Lo que se encuentre de más se pierde." },
  enemyAtkT1: {
    label: "ATQ de los primeros enemigos",
    detail: "Los de rango 1. Las reglas dicen 1.",
  },
  finalHpDice: {
    label: "Dados rojos del último enemigo",
    detail: "Seis PV cada uno. Las reglas dicen 5.",
  },
  shuffle: { label: "Mazo", detail: "Espaciado: un enemigo cada cuatro cartas de otro tipo." },
  trade: { label: "Cambiar ATQ devuelve", detail: "Lo que recibes por 1 ATQ cuando caes." },
  rest: { label: "Descanso", detail: "PV que recuperas al final de un nivel." },
  counterattack: {
    label: "Contraataque",
    detail: "Con totales: tras un empate puedes volver a tirar tus dados.",
  },
  abilities: { label: "Habilidades", detail: "Sin ellas las pociones solo curan o suman ATQ." },
  abilitiesOutsideCombat: {
    label: "Habilidades sin combate",
    detail: "Fortuna, Recuperar, Purificar y Alquimia en cualquier momento.",
  },
  moneyHp: { label: "El dinero cura", detail: "De 1 a 3 PV en vez de las monedas." },
  healImmediate: {
    label: "Beber las rojas al momento",
    detail: "Las pociones rojas no se pueden guardar.",
  },
  buffImmediate: {
    label: "Equipar las azules al momento",
    detail: "Todas, cuando aparece el próximo enemigo.",
  },
  reshuffle: { label: "Volver a barajar", detail: "El descarte vuelve al final de cada nivel." },
  recycleMoney: { label: "El dinero vuelve", detail: "Al mazo, al final de cada nivel." },
  recycleItems: {
    label: "Pociones y maldiciones vuelven",
    detail: "Al mazo, al final de cada nivel.",
  },
  recycleTier: {
    label: "Espadas y corazones vuelven",
    detail: "Al mazo, al final de cada nivel.",
  },
  bribe: { label: "Sobornos", detail: "10, 15 o 20 monedas para huir en los rangos 1 a 3." },
  pill: {
    label: "Píldora de resurrección",
    detail: "Con una poción roja, una azul y 10 monedas, una vez por partida.",
  },
  cleanseHeal: {
    label: "Purificar cura",
    detail: "Su carta dice 5; la regla de las pociones, 6.",
  },
  overcharge: { label: "Sobrecarga suma", detail: "En vez de 1 ATQ, o además de él." },
  flee: { label: "Huir", detail: "Solo con una carta, o cuando quieras." },
  lateEquip: {
    label: "Equipar en combate",
    detail: "Las pociones van bajo los dados antes de cualquier tirada.",
  },
  pillAtDeath: {
    label: "Píldora en apuros",
    detail: "También se puede preparar cuando has caído.",
  },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "sí",
  false: "no",
  "2x2": "2 × 2",
  "3x3": "3 × 3",
  poker: "póker de dados",
  points: "totales",
  random: "barajado",
  sparse: "enemigos espaciados",
  "6HP": "6 PV",
  MAX: "todos los PV",
  flat3: "sí",
  off: "no",
  cards: "con cartas",
  free: "cuando quieras",
};
