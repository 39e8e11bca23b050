import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Poker's Rogue Reckoning";
export const HOOK = "Saquea sala tras sala y vence a doce enemigos con la mejor mano de dados.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Se baraja el mazo.",
  explore: "Nivel {level}: descubre una sala.",
  explored: "El nivel {level} está explorado. Compra y bebe lo que necesites, y sigue.",
  potionWon: "{total}: ¡{card} es tuya!",
  potionMissed: "{total}: {card} se pierde.",
  curseAvoided: "{total}: evitas {card}.",
  curseConverted: "{total}: ¡{card} cambia de bando y te ayuda en el próximo combate!",
  curseJoined: "{total}: {card} se une al próximo enemigo.",
  shownCard: "{card}. {effect}",
  money: "{card}: ¿tomas {value} monedas o curas hasta {most} PV?",
  cleanse: "Purificar {card}: añade pociones azules por {value}. Hasta ahora: {sum}.",
  prep: "{enemy}, rango {tier}: PV {hp}, ATQ {atk}. Prepárate y combate.",
  prepFinal: "{enemy}, el último enemigo: PV {hp}, ATQ {atk}. Prepárate y combate.",
  misplace: "Extravío: elige la poción que pierdes.",
  misplaceEnemy: "Tu Extravío: elige la maldición que pierde el enemigo.",
  scout: "Encima del mazo: {cards}. Cámbialas por salas, o déjalas.",
  preRoll: "Tira: golpearías por {amount}; {enemy}, por {enemyAmount}.",
  tie: "Empate con {player}. ¿Tiras otra vez tus dados blancos, o todos los dados?",
  death: "¡Has caído! ¿Te levantas?",
  throwPotion: "{card}: un {value} con un dado la hace tuya.",
  throwSingle: "{card}: un {value} con un dado la evita.",
  throwDual: "{card}: más de {value} con dos dados la evita, {value} exacto la hace tuya.",
  throwRound: "Tirada contra {enemy}.",
  throwCounter: "Contraatacas: se tiran otra vez tus dados blancos.",
  throwAgain: "Se tiran otra vez tus dados blancos.",
  throwOneMore: "Se tira un dado blanco más.",
  throwRestart: "Viaje temporal: los dados dicen cuántos PV tienes.",
  shuffle: "Se baraja el mazo.",
  over: "La partida ha terminado.",
};

export const STATUS =
  "Nivel {level} · PV {hp} de {maxHp} · ATQ {atk} · monedas {money} · abatidos {killed} de {enemies} · mazo {deck}";
export const STATUS_ENEMY = "{line} · enemigo (rango {tier}): PV {hp} de {maxHp}, ATQ {atk}";

export const HINTS: Translation<typeof english.HINTS> = {
  forSale: "{card}, {price} monedas. {effect}",
  tooDear: "Tienes {money} monedas, muy pocas para {cards} (PRR-5.2).",
  cursesWait: "Esperan al próximo enemigo: {cards} (PRR-6.4).",
  tooLittleValue: "Tus pociones azules valen {sum}: demasiado poco para purificar {cards} (PRR-5.7).",
  surplus: "Lo que las pociones valgan por encima de {value} se pierde (PRR-5.7).",
  moneyFull: "No puedes llevar más de {cap} monedas (PRR-7.2).",
  equipNow: "Las pociones van bajo tus dados ahora o nunca: {cards} (PRR-9.2).",
  starts: "Cuando empiece el combate: {cards} (PRR-9.3).",
  blows: "Golpeas por {amount} ({reason}); el enemigo, por {enemyAmount} ({enemyReason}).",
  blightAhead: "Plaga: en cuanto combatas, ninguna poción cura (PRR-14.7).",
  blight: "Plaga: ninguna poción cura en este combate (PRR-14.7).",
  terror: "Terror: no puedes huir de este enemigo (PRR-14.8).",
  evade: "Evasión: con 1 PV exacto el enemigo huye (PRR-14.4).",
  focusOurs: "Enfoque: ganas los empates (PRR-13.9).",
  focusTheirs: "Enfoque: el enemigo gana los empates (PRR-13.9).",
  afterRoll: "Tras la tirada puedes usar {cards} (PRR-13.2).",
  lowHp: "{card} solo te deja huir con más de {hp} PV (PRR-15.4).",
  lastAtk: "Con ATQ 1 no hay nada que cambiar (PRR-12.4).",
  trade: "Un cambio baja tu ATQ en 1; el enemigo conserva sus PV (PRR-12.4).",
  counter: "Si vuelve a haber empate, se tiran otra vez todos los dados (PRR-11.5).",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "¡Victoria!",
    sentence:
      "Los {killed} enemigos han caído, en el nivel {level}. Terminas con PV {hp}, ATQ {atk}, monedas {money}.",
  },
  loss: {
    headline: "Has caído",
    sentence: "Enemigos abatidos: {killed} de {enemies}, en el nivel {level}.",
  },
};

export const FIGURES = "Partidas ganadas {won} · enemigos abatidos {killed}, récord {best} de {enemies}";
