import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Roll Flush";
export const HOOK = "Tira por las cartas, para antes de reventar y puntúa la mejor mano de póker.";

export const FACE_DOWN_CARD = "carta boca abajo";
export const NO_CARD = "nada";
export const TOKEN_NAMES: Translation<typeof english.TOKEN_NAMES> = {
  swap: "Cambiar",
  reroll: "Repetir",
  shift: "Desviar",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Se baraja el mazo.",
  shuffle: "El descarte se baraja para formar un nuevo mazo.",
  settling: "Se reparten las cartas.",
  showdown: "Duelo. Mejor mano: {players}, {hand} (bono +{share}).",
  rollOff: "Empate por el primer turno: tira {player}.",
  roll: "{player} tira los dados.",
  reroll: "{player} vuelve a tirar.",
  turn: "Tu turno: ¿tiras por cartas o puntúas tu mano?",
  turnRoll: "Tu turno: tira por cartas.",
  mustRoll: "Has hecho un cambio. Ahora tira.",
  rolled: "Has sacado {number}. ¿Lo aceptas o usas una ficha?",
  rolledOnly: "Has sacado {number}.",
  push: "Cartas marcadas: {count}. ¿Tiras otra vez, o paras y te las llevas?",
  keep: "Guardas {kept} de tus {count} cartas (máximo {limit}). Cámbialo, o pulsa Listo.",
  keepTooMany: "Tienes {count} cartas y puedes guardar {limit}. Descarta {over} más.",
  join: "{declarer} puntúa. ¿Puntúas también o pasas?",
  refresh: "Se barajó el mazo. ¿Qué ficha recuperas?",
  over: "La partida ha terminado.",
};

export const WAITING: Translation<typeof english.WAITING> = {
  turn: "{player} elige: tirar o puntuar.",
  mustRoll: "{player} ha hecho un cambio y tiene que tirar.",
  rolled: "{player} ha sacado {number} y decide.",
  push: "{player} lleva {count} marcadas: ¿otra tirada o se planta?",
  keep: "{player} elige las cartas que guarda.",
  join: "{player} elige: puntuar o pasar.",
  refresh: "{player} elige la ficha que recupera.",
};

export const STATUS = "{scores} · turno {turn} · mazo {deck} · descarte {discard}";
export const OWN = "cartas boca abajo: {cards}";
export const STATUS_SCORE = "{player}: {score}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  roll: "Tirar",
  bustOdds: "revienta {chance} %",
  bustOddsShift: "revienta {chance} %, desvío {shifted} %",
  noBust: "no puede reventar",
  sureBust: "revienta seguro",
  tag: "Marcar {card} (casilla {number})",
  safe: "Aceptar el {number}: sin carta",
  bust: "Reventar con {number}",
  bustDetail: "cartas perdidas: {count}",
  shiftDown: "Desvío abajo: {card} (casilla {number})",
  shiftUp: "Desvío arriba: {card} (casilla {number})",
  rerollOne: "Repetir el {face}",
  rerollBoth: "Repetir los dos dados",
  moveGroup: "Tu jugada",
  handGroup: "Tu mano",
  swapGroup: "Cambio {number}",
  swapLastGroup: "Cambio {number} a 11",
  swap: "Cambio: {firstCard} ({first}), {secondCard} ({second})",
  swapTagged: "mueve la marca",
  stop: "Parar y tomar las cartas",
  stopDetail: "cartas: {count}",
  mark: "Guardar {card}",
  markDetail: "ahora se descarta",
  unmark: "Descartar {card}",
  unmarkDetail: "ahora se guarda",
  keep: "Listo",
  keepDetail: "guardas {kept}, fuera {discarded}",
  score: "Puntuar",
  join: "Puntuar también",
  pass: "Pasar",
  passDetail: "conservas tus cartas",
  handNow: "ahora {hand}",
  refresh: "Recuperar {token}",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  bust: "Esta tirada revienta, y tienes una ficha que puede salvarla. ¿Reventar de todos modos?",
  sureBust: "Todas las cartas están marcadas: cualquier tirada revienta. ¿Tirar de todos modos?",
  keepNone: "¿Descartar todas tus cartas?",
};

export const HINTS: Translation<typeof english.HINTS> = {
  fewCards: "Para puntuar hacen falta {least} cartas; {player} tiene {count} (RF-4.2).",
  swapUsed: "La ficha Cambiar está usada hasta que se baraje el mazo (RF-6.1).",
  rerollUsed: "La ficha Repetir está usada hasta que se baraje el mazo (RF-6.2).",
  shiftUsed: "La ficha Desviar está usada hasta que se baraje el mazo (RF-6.3).",
  shiftTagged: "Sin desvío: junto al {number} no hay ninguna carta sin marcar (RF-6.3).",
  shiftAfterReroll: "En esta partida una tirada se repite o se desvía, no las dos cosas (RF-6.4).",
  swapFirstRoll: "En esta partida solo se cambia antes de la primera tirada (RF-13).",
  sureBust: "Todas las cartas están marcadas: otra tirada revienta seguro (RF-5.10).",
  tooMany: "Se pueden guardar {limit} cartas como máximo: descarta {over} más (RF-5.8).",
  joinMin: "Con menos de {least} cartas se pasa: {players} (RF-7.2).",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourTurn: "Es el turno de {player}. Espera al tuyo.",
  notAsked: "Primero se pregunta a {player}. Espera a que te toque.",
  notYourRefresh: "{player} recupera antes una ficha. Espera un momento.",
  unknownCard: "Esa carta no está en tu mano. Elige una que esté.",
  gameOver: "La partida ha terminado. Empieza otra para seguir jugando.",
  waitForDice: "Espera a que los dados se detengan.",
  waitForCards: "Espera a que se barajen y repartan las cartas.",
  waitForShowdown: "El duelo sigue solo. Espera un momento.",
  turnUndecided: "Elige primero: tirar o puntuar.",
  rollUndecided: "Decide primero sobre tu tirada: aceptarla o usar una ficha.",
  pushUndecided: "Elige primero: tirar otra vez, o parar y tomar las cartas.",
  keepUndecided: "Elige primero las cartas que guardas.",
  joinUndecided: "Elige primero: puntuar o pasar.",
  refreshUndecided: "Elige primero la ficha que recuperas.",
  swapThenRoll: "Después de un cambio hay que tirar.",
  nothingRolled: "Aún no hay ninguna tirada. Tira primero.",
  nothingToStop: "Aún no hay ninguna carta marcada. Tira primero.",
  rollTurn: "Has empezado a tirar. Podrás puntuar en otro turno.",
  nothingToKeep: "Ahora no hay nada que guardar ni descartar. Para primero.",
  nothingToPass: "Nadie ha pedido puntuar. Elige una jugada.",
  nothingToRefresh: "Las fichas se recuperan cuando se ha barajado el mazo.",
  fewCards: "Para puntuar hacen falta {least} cartas y tienes {count}. Tira por más.",
  swapUsed: "Tu ficha Cambiar está usada. Al barajar el mazo puede volver.",
  rerollUsed: "Tu ficha Repetir está usada. Al barajar el mazo puede volver.",
  shiftUsed: "Tu ficha Desviar está usada. Al barajar el mazo puede volver.",
  sameSlot: "Un cambio necesita dos casillas distintas. Elige otra.",
  slotOrder: "Nombra primero la casilla más baja de las dos.",
  swapLate: "Se cambia antes de tirar, no después. Decide sobre tu tirada.",
  swapFirstRoll: "En esta partida solo se cambia antes de la primera tirada. Tira o para.",
  shiftOff: "No hay casilla {number} a la que desviar. Desvía hacia el otro lado.",
  shiftTagged: "Ahí no hay ninguna carta sin marcar. Elige otra cosa.",
  shiftAfterReroll: "En esta partida una tirada repetida no se puede desviar. Acéptala.",
  alreadyMarked: "Esa carta ya se guarda. Elige otra.",
  notMarked: "Esa carta ya se descarta. Elige otra.",
  tooMany: "Se pueden guardar 5 cartas como máximo y hay {count} elegidas. Descarta alguna.",
  tokenReady: "Ya está lista: {token}. Elige una ficha usada.",
  impossibleFaces: "Esos dados no pueden mostrar eso. Tíralos otra vez.",
  otherCards: "Esas no son las cartas del mazo. Barájalo otra vez.",
  otherChance: "El azar tenía que decidir otra cosa. Inténtalo otra vez.",
  noChance: "Ahora no hay nada que tirar ni barajar. Elige una jugada.",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Las cartas están repartidas. Empieza la carta más baja a la vista.",
  tiedForFirst: "Empate, se tira por el primer turno: {players}.",
  rolledOff: "{player} saca {first} + {second} = {total}.",
  turnBegan: "Turno {turn}: {player}.",
  rolled: "{player} saca {first} + {second} = {total}.",
  rerolled: "{player} repite: {first} + {second} = {total}.",
  tagged: "Marcada en la casilla {number}: {card}.",
  safe: "La carta de la casilla {number} ya está marcada: ni carta ni reventón.",
  shifted: "{player} desvía de {from} a {to}.",
  swapped: "{player} cambia las cartas de las casillas {first} y {second}.",
  busted: "¡{player} revienta con {number}!",
  took: "{player} toma {cards}.",
  kept: "{player} guarda {kept} y descarta {discarded}.",
  slotDealt: "",
  communityDealt: "Nueva carta común: {card}.",
  handDealt: "",
  declared: "{player} pide puntuar.",
  joined: "{player} puntúa también.",
  passed: "{player} pasa.",
  handRevealed: "{player} enseña {cards}.",
  handScored: "{player} tiene {hand}: +{points}.",
  bonusWon: "{players}: bono +{share}.",
  scoreIs: "{player} tiene ahora {score}.",
  reshuffled: "El descarte es el nuevo mazo: cada cual recupera una ficha.",
  refreshed: "{player} recupera {token}.",
  gameOver: "",
};

export const FACE_DOWN_CARDS: Translation<typeof english.FACE_DOWN_CARDS> = {
  one: "una carta boca abajo",
  many: "{count} cartas boca abajo",
};
export const BONUS_SHARED = "Empate, el bono se reparte: +{share} cada cual para {players}.";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  target: {
    label: "Puntos a superar",
    detail: "La partida termina cuando alguien tiene más. Las reglas dicen 30.",
  },
  joinMin: { label: "Cartas para sumarse", detail: "Con menos, se pasa sin preguntar." },
  scoreMin: { label: "Cartas para pedir puntuar", detail: "Con menos, solo se puede tirar." },
  shiftAfterReroll: {
    label: "Desvío tras repetición",
    detail: "Las dos fichas pueden servir a la misma tirada.",
  },
  swapWhen: {
    label: "Cambiar cartas",
    detail: "Antes de cualquier tirada del turno, o solo de la primera.",
  },
  bustBy: {
    label: "Una tirada revienta por",
    detail: "La marca de la carta, o el número ya marcado.",
  },
  ownFaceDown: {
    label: "Cartas propias boca abajo",
    detail: "Si se pueden mirar.",
  },
  discardView: { label: "Descartes boca abajo", detail: "Si se descubren." },
  maxTurns: { label: "Máximo de turnos", detail: "Luego gana quien tenga más. 0 es sin límite." },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "sí",
  false: "no",
  anyRoll: "antes de cualquier tirada",
  firstRoll: "antes de la primera tirada",
  tag: "la marca",
  history: "el número",
  look: "se pueden mirar",
  blind: "no se conocen",
  open: "se descubren",
  faceDownHidden: "siguen ocultos",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "¡Gana {players}!",
    sentence: "Con {score} puntos tras {turns} turnos. {scores}",
  },
  draw: { headline: "Empate", sentence: "{players} comparten la victoria con {score} puntos. {scores}" },
};

export const FIGURES =
  "Reventones {busts} en {rolls} turnos de tirada · duelos {showdowns} · mejor marca {best}";

export const WITH_RULE = "{sentence} ({rule})";
