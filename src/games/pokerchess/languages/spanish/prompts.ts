import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Pokerchess";
export const HOOK = "Ajedrez en el que cada captura hay que ganarla como una mano de póker.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  division:
    "Equipo 1: {first}. Equipo 2: {second}. Acepta, cambia a alguien de equipo, o pide que se elijan capitanes.",
  captains:
    "Aprueba a quienes querrías como capitanes y entrega tu papeleta. Se eligen dos, que forman los equipos.",
  draft: "Eres capitán del equipo {team}: elige a alguien. Libres: {free}.",
  consent:
    "¿Quién será General del equipo {team} y moverá sus piezas? Si el equipo entero nombra a la misma persona, queda decidido.",
  ballot: "No hay acuerdo: aprueba a quienes querrías como General del equipo {team} y entrega tu papeleta.",
  runoff: "Segunda vuelta: ¿{first} o {second} como General del equipo {team}?",
  assigning:
    "Eres General. Da piezas a tu equipo: sus dueños luchan sus batallas. El resto sigue siendo tuyo.",
  move: "Tu carta privada es {card}. Mueve una pieza, o ataca: una captura se disputa como una mano de póker.",
  moveForLate:
    "{player} se retrasa: elige por {player} cualquier jugada legal. Si es un ataque, lo lucha {player}.",
  stake:
    "{fighter} lucha por tu bando con {own}. ¿Aportas algo de tus {chips}? Tu parte de lo que quede vuelve.",
  rebuySide: "Tu bando no tiene fichas. Compra {chips} para seguir, o pierdes la partida.",
  rebuyMember: "No te quedan fichas. Compra {chips}, o lucha tus batallas sin ellas.",
  promote: "El peón de {square} ha llegado al final. ¿En qué se convierte?",
  retreat: "El ataque a {square} ha fracasado. ¿A dónde se retira tu {shape}?",
  promoteForLate: "{player} se retrasa: elige en qué se convierte el peón de {square}.",
  retreatForLate: "{player} se retrasa: elige a dónde se retira: {shape}.",
  offer: "{player} ofrece terminar la partida: {pays}. Acepta, o rechaza y sigue jugando.",
  timeOffer: "{player} propone para las próximas decisiones: {option}, {value}. Acepta o rechaza.",
};

export const BATTLE_PROMPTS: Translation<typeof english.BATTLE_PROMPTS> = {
  attacker: "Tu {shape} ataca {target} en {square}. {hand} {price}",
  defender: "Te atacan en {square}, {target}, con {shape} desde {from}. {hand} {price}",
  hole: "Tienes {cards}.",
  holeAndHand: "Tienes {cards}: {hand}.",
  check: "Bote {pot}: ¿pasas o apuestas?",
  option: "Bote {pot}: ¿pasas o subes?",
  call: "Bote {pot}, {toCall} para igualar: ¿no vas, igualas o subes?",
  callOnly: "Bote {pot}, {toCall} para igualar: ¿no vas o igualas?",
};

export const LOOKING: Translation<typeof english.LOOKING> = {
  drawShuffle: "Se baraja el mazo para el sorteo: la carta más alta lleva las blancas.",
  drawn: "{first} saca {firstCard}, {second} saca {secondCard}: {player} lleva las blancas y mueve primero.",
  turnShuffle: "Se baraja el mazo y {player} recibe una carta privada.",
  sought:
    "Una carta por pieza: {attackerCard} para {shape}, {defenderCard} para {target}. Luego {defender} recibe una carta oculta.",
  soughtInVain:
    "El mazo se acabó antes de que ambas piezas tuvieran carta. Se baraja el resto y la búsqueda sigue.",
  seekShuffle: "Se baraja el resto de las cartas y sigue la búsqueda de una carta afín.",
  battleShuffle: "Se baraja el mazo y {defender} recibe una carta oculta.",
  showdown: "{attacker}: {attackerHand}. {defender}: {defenderHand}. {outcome}",
  over: "La partida ha terminado.",
};

export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  attacker: "{attacker} gana {pot}: {shape} captura {target}.",
  defender: "{defender} gana {pot}: el ataque ha fracasado.",
  hold: "Empate: cada cual se lleva la mitad de {pot}, y el ataque ha fracasado.",
  capture: "Empate: cada cual se lleva la mitad de {pot}, y {shape} captura {target}.",
};

export const CHIPLESS_OUTCOMES: Translation<typeof english.CHIPLESS_OUTCOMES> = {
  attacker: "{attacker} gana: {shape} captura {target}.",
  defender: "{defender} gana: el ataque ha fracasado.",
  hold: "Empate: el ataque ha fracasado.",
  capture: "Empate: {shape} captura {target}.",
};

export const WAITING: Translation<typeof english.WAITING> = {
  division: "Los demás deciden los equipos. Equipo 1: {first}. Equipo 2: {second}.",
  captains: "Los demás entregan sus papeletas. Se elegirán dos capitanes.",
  draft: "{player} elige a alguien para el equipo {team}. Libres: {free}.",
  generals: "Los equipos eligen a sus Generales.",
  assigning: "Los Generales dan las piezas a sus equipos.",
  move: "{player} tiene una carta privada y mueve o ataca.",
  moveForLate: "{late} se retrasa, así que elige la jugada {player}.",
  stake: "{player} decide cuánto aporta para {fighter}.",
  bet: "{player} decide. Bote {pot}, {toCall} para igualar.",
  betFreely: "{player} decide. Bote {pot}, nada que igualar.",
  rebuy: "{player} no tiene fichas y decide si compra más.",
  promote: "{player} decide en qué se convierte el peón de {square}.",
  retreat: "{player} decide a dónde se retira: {shape}.",
};

export const STATUS: Translation<typeof english.STATUS> = {
  beforePlay: "{stacks} · mazo {deck}",
  turn: "{stacks} · turno {turn} · mazo {deck}",
  battle: "{stacks} · bote {pot} · turno {turn} · mazo {deck}",
  stack: "{player} {chips}",
  side: "{side}: {stacks}",
  separator: " · ",
};

export const OWN: Translation<typeof english.OWN> = {
  private: "carta privada: {card}",
  down: "carta oculta: {card}",
  withHand: "{own} ({hand})",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  king: {
    headline: "¡Gana {winner}!",
    sentence: "El rey de {loser} fue capturado en el turno {turn}. {stacks}",
  },
  chips: {
    headline: "¡Gana {winner}!",
    sentence: "{loser} se quedó sin fichas tras el turno {turn}. {stacks}",
  },
  forfeit: {
    headline: "¡Gana {winner}!",
    sentence: "{loser} se rindió en el turno {turn}. {stacks}",
  },
  "no-move": {
    headline: "¡Gana {winner}!",
    sentence: "{loser} no tenía jugada legal en el turno {turn}. {stacks}",
  },
  agreed: {
    headline: "Fin de mutuo acuerdo",
    sentence: "Ambos bandos terminaron la partida en el turno {turn}. {stacks}",
  },
  blocked: { headline: "Tablas", sentence: "Ningún bando tenía jugada legal. {stacks}" },
  "quiet-limit": {
    headline: "Tablas",
    sentence: "{quiet} turnos seguidos sin ataque. {stacks}",
  },
  "turn-limit": { headline: "Tablas", sentence: "Han pasado {limit} turnos. {stacks}" },
};

export const FIGURES = "Batallas {battles} · capturas {captures} · duelos {showdowns} · retiradas {folds}";
