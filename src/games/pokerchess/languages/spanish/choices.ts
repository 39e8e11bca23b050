import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const GROUPS: Translation<typeof english.GROUPS> = {
  attacks: "Ataques",
  bet: "Tu apuesta",
  choice: "Tu elección",
  people: "Personas",
  more: "Más",
};
export const SHAPE_GROUPS: Translation<typeof english.SHAPE_GROUPS> = {
  king: "Rey",
  queen: "Dama",
  rook: "Torres",
  bishop: "Alfiles",
  knight: "Caballos",
  pawn: "Peones",
};

export const FORMING_CHOICES: Translation<typeof english.FORMING_CHOICES> = {
  place: "{player} al equipo {team}",
  agree: "Aceptar estos equipos",
  disagree: "Que se elijan capitanes",
  approve: "Aprobar a {player}",
  approveDetail: "ahora sin aprobar",
  disapprove: "Tachar a {player}",
  disapproveDetail: "ahora aprobado",
  cast: "Entregar la papeleta",
  castDetail: "aprobados: {count}",
  pick: "Elegir a {player}",
  nominate: "{player} como General",
  vote: "Votar a {player}",
  abstain: "Abstenerse",
  assign: "{shape} {square} para {player}",
  assignDetail: "ahora de {player}",
  ready: "Listo",
  readyDetail: "el resto sigue siendo tuyo",
};

export const CHOICES: Translation<typeof english.CHOICES> = {
  move: "{shape} {from} – {to}",
  promotes: "y corona",
  castle: "Enroque: rey a {to}",
  attack: "{shape} {from} × {target} {to}",
  inPassing: "al paso, a {to}",
  attackOdds: "gana el duelo {chance} %",
  back: "Volver a {square}",
  backDetail: "de donde vino",
  retreat: "A {square}",
  stakeNothing: "No aportar nada",
  stake: "Aportar {amount}",
  stakeAnother: "Otra cantidad",
  left: "quedan {left}",
  amounts: "de {min} a {max}",
  rebuy: "Comprar {chips}",
  declineRebuy: "No comprar",
  sideLoses: "se pierde la partida",
};

export const PROMOTIONS: Translation<typeof english.PROMOTIONS> = {
  queen: "Una dama",
  rook: "Una torre",
  bishop: "Un alfil",
  knight: "Un caballo",
};

export const BETS: Translation<typeof english.BETS> = {
  fold: "No ir",
  foldAttacker: "tu ataque fracasa",
  foldDefender: "pierdes: {target}",
  check: "Pasar",
  call: "Igualar {chips}",
  callAllIn: "Igualar {chips}, all-in",
  bet: "Apostar {amount}",
  betAllIn: "Apostar {amount}, all-in",
  betAnother: "Otra apuesta",
  raise: "Subir {amount}",
  raiseAllIn: "Subir {amount}, all-in",
  raiseAnother: "Otra subida",
  puts: "pones {chips}, quedan {left}",
  odds: "gana {chance} %",
};

export const ASIDES: Translation<typeof english.ASIDES> = {
  forfeit: "Rendirse",
  forfeitDetail: "gana el otro bando",
  offer: "Oferta: paga {player}",
  acceptOffer: "Aceptar: fin de la partida",
  declineOffer: "Rechazar: seguir jugando",
  pays: "{player} paga {amount}",
  paysNothing: "nadie paga",
  callClock: "Pedir reloj",
  callClockDetail: "el tiempo empieza a correr",
  proposeTime: "{option}: {value}",
  proposeTimeDetail: "si ambos bandos aceptan",
  acceptTime: "Aceptar el nuevo tiempo",
  declineTime: "Dejar el tiempo",
  timeDetail: "{option}: {value}",
  shareEqually: "Repartir fichas por igual",
  shareDetail: "si todo el equipo quiere",
  declineSharing: "No repartir fichas",
  declineSharingDetail: "cada cual con las suyas",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  forfeit: "¿Te rindes? El otro bando gana y se lleva todas las fichas.",
  forfeitTeam:
    "¿Te rindes? El otro bando gana. El General de tu bando pierde todas las fichas; los demás, la mitad.",
  foldForNothing: "Podrías pasar sin pagar nada. ¿Te retiras de todos modos?",
  allIn: "Son todas tus fichas, y quien se queda sin ninguna pierde. ¿Vas all-in?",
  allInTeam: "Son todas tus fichas. ¿Vas all-in?",
  tooMuch: "{player} solo puede igualar {most}; el resto vuelve. ¿Lo pones de todos modos?",
  declineRebuy: "Sin fichas tu bando pierde la partida. ¿No comprar de todos modos?",
  acceptOffer: "Esto termina la partida: {pays}. ¿Aceptas?",
};

export const HINTS: Translation<typeof english.HINTS> = {
  matching:
    "En una batalla cada pieza trae una carta: K rey, Q dama, J torre, 10 alfil, 9 caballo, las demás peón (PC-1.4).",
  noDoubleStep: "En esta partida un peón avanza siempre una sola casilla (PC-5.4).",
  noCastling: "En esta partida no hay enroque (PC-5.4).",
  castlingLost: "Sin enroque: el rey o esa torre ya se movieron o atacaron (PC-5.6).",
  attackedKing:
    "El rey de {player} está atacado. Puede quedarse: no hay jaque, solo una batalla que ganar (PC-5.2).",
  nothingToRaise: "{player} está all-in: no hay nada que subir (PC-7.3).",
  noChipsToRaise: "Sin subida: igualar se lleva todas tus fichas (PC-7.3).",
  unmatched: "A {player} le quedan {most} por poner. Lo que pongas de más vuelve (PC-7.7).",
  shortCall: "Basta con igualar con tus últimas {chips}: lo que no puedas cubrir vuelve a {player} (PC-7.7).",
  lateOwner: "La carta privada sigue oculta, y si atacas, su dueño juega la batalla (PC-10.3).",
  stakeReturn:
    "Tras la batalla vuelve tu parte de las fichas de la pieza, redondeada hacia abajo (PC-12.15).",
  offer: "{player} ofrece terminar la partida: {pays} (PC-9.6).",
  timeOffer: "{player} propone para las próximas decisiones: {option}, {value} (PC-10.8).",
};
