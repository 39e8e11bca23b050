import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Cards vs Dice";
export const HOOK = "Abate a los cuatro jefes con cinco dados antes de perder tus doce vidas.";

export const TARGET_NAMES: Translation<typeof english.TARGET_NAMES> = {
  m1: "esbirro 1",
  m2: "esbirro 2",
  m3: "esbirro 3",
  b1: "jefe 1",
  b2: "jefe 2",
  b3: "jefe 3",
  b4: "jefe 4",
  v3: "vanguardia 3",
  v4: "vanguardia 4",
};

export const DIE_NAMES: Translation<typeof english.DIE_NAMES> = {
  d4: "D4",
  d6: "D6",
  d8: "D8",
  d10: "D10",
  d20: "D20",
  ks: "Matarreyes",
  life: "Golpe fatal",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Se barajan las cartas de esbirros.",
  recycle: "El cementerio se baraja para formar un nuevo mazo de refuerzos.",
  rage: "Batalla {battle}: ¿luchas con calma, o entras en furia por {price} de vida?",
  attack: "¡Al ataque! Sin usar: {weapons}.",
  end: "Has usado todas las armas. ¿Terminar la batalla?",
  rollRage: "Todas las armas listas se tiran para la furia.",
  rollFace: "Tirada de {weapon} contra {card}.",
  rollCleave: "Tirada de {weapon} contra {first} y {second}.",
  rollFatal: "Lanzas tu vida contra {card}.",
  split: "El doble tajo no ha bastado. ¿Qué esbirro recibe el {value}?",
  over: "La partida ha terminado.",
};

export const STATUS = "Vida {life} · batalla {battle} · jefes {bosses} · refuerzos {spawn}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  rageGroup: "{weapon}: {value}",
  calm: "Luchar con calma",
  calmDetail: "tiras al atacar",
  rage: "Furia berserker",
  rageDetail: "{price} de vida",
  face: "Atacar {card} ({target})",
  cleave: "Doble tajo: {first}, {second}",
  assign: "Golpear {card} ({target})",
  fatal: "Golpear {card} ({target})",
  end: "Terminar la batalla",
  endDetail: "pierdes {life} de vida",
  chance: "abate {slay} %",
  chanceOrMiss: "abate {slay} %, falla {miss} %",
  slays: "abate",
  slaysBoth: "abate a los dos",
  wounds: "hiere",
  misses: "falla",
  fallsShort: "no basta",
};

export const CONFIRM_END =
  "Terminar el combate cuesta {damage} de tus {life} vidas: pierdes la partida. ¿Terminarlo?";

export const CONFIRM_FATAL =
  "El Golpe fatal termina la partida, ganes o pierdas. Para abatir {card} necesitas {need} o más en un dado de {sides} caras. ¿Lanzas tu vida?";

export const HINTS: Translation<typeof english.HINTS> = {
  shielded: "Los jefes están a salvo hasta que cada esbirro esté herido: {mobs} (CVD-5.5).",
  enraged: "{card} está en furia: solo cae con un golpe exacto, más es fallo (CVD-5.10).",
  guarded: "Abate {card} antes de atacar a {boss} (CVD-5.6).",
  hidden3: "La vanguardia 3 se descubre cuando caen los jefes 1 y 2 (CVD-5.7).",
  hidden4: "La vanguardia 4 se descubre cuando cae el jefe 3 (CVD-5.7).",
  weaponsReady: "La batalla puede terminar cuando hayas usado todas las armas (CVD-5.2).",
  rageTooDear: "La furia cuesta {price} de vida y tienes {life} (CVD-4.3).",
  rageWithoutWeapons: "Sin furia: todas las armas están clavadas en una vanguardia (CVD-4.3).",
  weaponStuck: "Clavadas hasta que caiga la vanguardia: {weapons} (CVD-8.1).",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "Es un juego para una persona: solo actúa quien juega.",
  gameOver: "La partida ha terminado. Empieza otra para seguir jugando.",
  waitForDice: "Espera a que los dados se detengan.",
  waitForCards: "Espera a que se barajen las cartas.",
  rageUndecided: "Elige primero: luchar con calma o entrar en furia.",
  rageTooLate: "Calma o furia se elige antes del primer ataque. Sigue atacando.",
  rageTooDear: "La furia cuesta {price} de vida y debe quedarte alguna; tienes {life}. Lucha con calma.",
  rageWithoutWeapons: "Todas las armas están clavadas: no hay nada que tirar. Lucha con calma.",
  splitUndecided: "Elige primero qué esbirro recibe el golpe del doble tajo fallido.",
  nothingToAssign: "No hay ningún doble tajo fallido que repartir. Elige un ataque.",
  notInTheCleave: "El golpe va a {first} o a {second}. Elige uno de los dos.",
  weaponUsed: "Ya usada en esta batalla: {weapon}. Elige otra arma.",
  weaponStuck: "Clavada en una vanguardia: {weapon}. Abate la vanguardia para liberarla.",
  kingslayerSpent: "Matarreyes golpea solo una vez por partida. Usa un arma.",
  weaponsReady: "Usa todas las armas antes de terminar la batalla.",
  slain: "Ya ha caído: {target}. Elige un enemigo vivo.",
  noMob: "Ahí no hay ningún esbirro. Elige otro objetivo.",
  shielded: "Los esbirros protegen a {target}. Hiere primero a {shield}.",
  guarded: "Abate primero a {guard}: protege a {target}.",
  noVanguard: "Ahí no hay ninguna vanguardia. Elige otro objetivo.",
  faceDown: "Sigue boca abajo: {target}. Abate antes a los jefes anteriores.",
  cleaveOrder: "Un doble tajo golpea a dos esbirros distintos; nombra primero el de la izquierda.",
  cleaveEnraged: "Un esbirro enfurecido no admite doble tajo. Atácalo solo.",
  cleaveDamaged: "Un esbirro herido no admite doble tajo. Atácalo solo.",
  cleaveBetween: "Hay otro esbirro entre los dos. Elige dos vecinos.",
  kingslayerCleave: "En esta partida Matarreyes no puede dar doble tajo. Ataca un objetivo.",
  impossibleFaces: "Esos dados no pueden mostrar eso. Tíralos otra vez.",
  otherCards: "Esas no son las cartas del mazo. Barájalo otra vez.",
  otherChance: "El azar tenía que decidir otra cosa. Inténtalo otra vez.",
  noChance: "Ahora no hay nada que tirar ni barajar. Elige una jugada.",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Dos vanguardias están boca abajo y {mobs} esbirros esperan en los refuerzos.",
  recycled: "{cards} cartas del cementerio forman los nuevos refuerzos.",
  battleBegan: "Empieza la batalla {battle}. Tienes {life} de vida.",
  spawned: "{card} aparece como {mob}.",
  stayedCalm: "",
  ragePaid: "Entras en furia por {price} de vida y te quedan {life}.",
  rageRolled: "La furia saca {values}.",
  hit: "{weapon} saca {value} contra {card}.",
  missed: "{weapon} saca {value}: demasiado contra {card}, en furia. Falla.",
  cleft: "{weapon} saca {value}: el doble tajo necesitaba {sum} y acierta.",
  cleaveFailed: "{weapon} saca {value}: el doble tajo necesitaba {sum} y no basta.",
  kingslayerStruck: "Matarreyes golpea {card}.",
  kingslayerCleft: "Matarreyes golpea {first} y {second} de un doble tajo.",
  kingslayerRolled: "Matarreyes saca {face} contra {card}.",
  fatalStruck: "El Golpe fatal saca {value} contra {card}.",
  slain: "¡Cae {card}!",
  vanguardRevealed: "Se descubre una vanguardia: {card}.",
  battleEnded: "Termina la batalla {battle}.",
  mobAttacked: "{card} hace {damage} de daño.",
  mobEnraged: "{card} entra en furia.",
  mobDied: "{card} muere por sus heridas.",
  bossAttacked: "{card} hace {damage} de daño.",
  bossPromoted: "El jefe asciende: {card}.",
  lifeLost: "Pierdes {amount} de vida y te quedan {life}.",
  weaponsRecovered: "De vuelta en la armería: {weapons}.",
  weaponStuck: "Se queda en {card}: {weapon}.",
  gameOver: "",
};

export const EVENT_ENDINGS: Translation<typeof english.EVENT_ENDINGS> = {
  wounded: " Daño {damage} de {hitPoints}.",
  kingslayerFails: " Falla.",
};

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  life: { label: "Vida al empezar", detail: "Cuanta menos, más difícil. Las reglas dicen 12." },
  recycle: {
    label: "Barajar el cementerio",
    detail: "Cuando se acaban los refuerzos, vuelven los esbirros abatidos.",
  },
  ksCleave: {
    label: "Matarreyes con doble tajo",
    detail: "Puede abatir a dos esbirros vecinos a la vez.",
  },
  ksPips: {
    label: "Matarreyes falla con",
    detail: "Qué cara impresa falla. La probabilidad es la misma.",
  },
  vanguardHit: {
    label: "Un jefe protegido ataca",
    detail: "Si hirieron a su vanguardia en la batalla, o siempre que esté a la vista.",
  },
  fatalWin: {
    label: "Un Golpe fatal puede ganar",
    detail: "Si no, morir siempre es una derrota.",
  },
  rageHold: {
    label: "Guardar armas en la furia",
    detail: "En la furia la batalla puede terminar con armas sin usar.",
  },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "sí",
  false: "no",
  tens: "1 (el 10 de las decenas)",
  ones: "1",
  attacked: "si hieren su vanguardia",
  revealed: "si su vanguardia se ve",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "¡Victoria!",
    sentence: "Los cuatro jefes han caído tras {battles}; te quedan {life} de vida.",
  },
  winFatal: {
    headline: "¡Una muerte heroica!",
    sentence: "Tu Golpe fatal abatió al último jefe tras {battles}.",
  },
  loss: {
    headline: "Derrota",
    sentence: "Caíste en la batalla {battle}. Jefes abatidos: {slain} de 4.",
  },
};
export const BATTLES: Translation<typeof english.BATTLES> = {
  one: "1 batalla",
  many: "{count} batallas",
};

export const FIGURES =
  "Jefes abatidos {slain} en {battles} batallas; mejor partida: {most} jefes, vida restante {life}";

export const TENS_FACE = "{value} ({tens} en un dado de decenas)";
export const WITH_RULE = "{sentence} ({rule})";
export const WEAPON_WITH_VALUE = "{weapon} {value}";
