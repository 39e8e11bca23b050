import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const GROUPS: Translation<typeof english.GROUPS> = {
  attacks: "Attaques",
  bet: "Ton enchère",
  choice: "Ton choix",
  people: "Joueurs",
  more: "Plus",
};
export const SHAPE_GROUPS: Translation<typeof english.SHAPE_GROUPS> = {
  king: "Roi",
  queen: "Dame",
  rook: "Tours",
  bishop: "Fous",
  knight: "Cavaliers",
  pawn: "Pions",
};

export const FORMING_CHOICES: Translation<typeof english.FORMING_CHOICES> = {
  place: "{player} dans l’équipe {team}",
  agree: "Accepter ces équipes",
  disagree: "Faire élire des capitaines",
  approve: "Approuver {player}",
  approveDetail: "pour l’instant : non",
  disapprove: "Rayer {player}",
  disapproveDetail: "pour l’instant : oui",
  cast: "Déposer le bulletin",
  castDetail: "approuvés : {count}",
  pick: "Prendre {player}",
  nominate: "{player} comme Général",
  vote: "Voter pour {player}",
  abstain: "S’abstenir",
  assign: "{shape} {square} à {player}",
  assignDetail: "maintenant à {player}",
  ready: "Terminé",
  readyDetail: "le reste est à toi",
};

export const CHOICES: Translation<typeof english.CHOICES> = {
  move: "{shape} {from} – {to}",
  promotes: "puis promotion",
  castle: "Roquer : roi en {to}",
  attack: "{shape} {from} contre {target} {to}",
  inPassing: "en passant, vers {to}",
  attackOdds: "gagne à l’abattage {chance} %",
  back: "Retour en {square}",
  backDetail: "d’où venait l’attaque",
  retreat: "En {square}",
  stakeNothing: "Ne rien confier",
  stake: "Confier {amount}",
  stakeAnother: "Autre apport",
  left: "reste {left}",
  amounts: "de {min} à {max}",
  rebuy: "Recave : {chips}",
  declineRebuy: "Pas de recave",
  sideLoses: "la partie est perdue",
};

export const PROMOTIONS: Translation<typeof english.PROMOTIONS> = {
  queen: "Une dame",
  rook: "Une tour",
  bishop: "Un fou",
  knight: "Un cavalier",
};

export const BETS: Translation<typeof english.BETS> = {
  fold: "Se coucher",
  foldAttacker: "ton attaque échoue",
  foldDefender: "tu perds {target}",
  check: "Parole",
  call: "Suivre : {chips}",
  callAllIn: "Suivre : {chips}, tapis",
  bet: "Miser {amount}",
  betAllIn: "Miser {amount}, tapis",
  betAnother: "Autre mise",
  raise: "Relancer de {amount}",
  raiseAllIn: "Relancer de {amount}, tapis",
  raiseAnother: "Autre relance",
  puts: "{chips} au pot, reste {left}",
  odds: "gagne {chance} %",
};

export const ASIDES: Translation<typeof english.ASIDES> = {
  forfeit: "Abandonner",
  forfeitDetail: "l’autre camp gagne",
  offer: "Proposer : {player} paie",
  acceptOffer: "Accepter : fin de partie",
  declineOffer: "Refuser : on continue",
  pays: "{player} paie {amount}",
  paysNothing: "personne ne paie",
  callClock: "Lancer la pendule",
  callClockDetail: "le temps se met à courir",
  proposeTime: "{option} : {value}",
  proposeTimeDetail: "si les deux camps l’acceptent",
  acceptTime: "Accepter le nouveau temps",
  declineTime: "Garder ce temps",
  timeDetail: "{option} : {value}",
  shareEqually: "Partage égal des jetons",
  shareDetail: "si toute l’équipe le veut",
  declineSharing: "Ne pas partager",
  declineSharingDetail: "chacun garde ses jetons",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  forfeit: "Abandonner ? L’autre camp gagne et prend tous les jetons.",
  forfeitTeam:
    "Abandonner ? L’autre camp gagne. Le Général de ton camp perd tous ses jetons, les autres membres la moitié.",
  foldForNothing: "Tu pourrais faire parole gratuitement. Te coucher quand même ?",
  allIn: "Ce sont tous tes jetons, et qui n’en a plus perd la partie. Faire tapis ?",
  allInTeam: "Ce sont tous tes jetons. Faire tapis ?",
  tooMuch: "{player} ne peut en suivre que {most} ; le reste te revient. Miser quand même ?",
  declineRebuy: "Sans jetons, ton camp perd la partie. Refuser la recave quand même ?",
  acceptOffer: "Cela met fin à la partie : {pays}. Accepter ?",
};

export const HINTS: Translation<typeof english.HINTS> = {
  matching:
    "Au combat, chaque pièce apporte une carte : K roi, Q dame, J tour, 10 fou, 9 cavalier, les autres pion (PC-1.4).",
  noDoubleStep: "Dans cette partie, un pion n’avance que d’une case (PC-5.4).",
  noCastling: "Dans cette partie, on ne roque pas (PC-5.4).",
  castlingLost: "Roque impossible : le roi ou cette tour a déjà bougé ou attaqué (PC-5.6).",
  attackedKing:
    "Roi attaqué : {player}. Il peut rester là : pas d’échec ici, seulement un combat à gagner (PC-5.2).",
  nothingToRaise: "{player} a fait tapis : il n’y a rien à relancer (PC-7.3).",
  noChipsToRaise: "Pas de relance : suivre te prend tous tes jetons (PC-7.3).",
  unmatched: "{player} ne peut plus mettre que {most}. Ce que tu mises au-delà te revient (PC-7.7).",
  shortCall:
    "Suivre avec tes derniers {chips} suffit : {player} récupère ce que tu ne peux pas suivre (PC-7.7).",
  lateOwner: "La carte privée reste cachée, et en cas d’attaque c’est son propriétaire qui combat (PC-10.3).",
  stakeReturn: "Après le combat, ta part des jetons restants te revient, arrondie à l’inférieur (PC-12.15).",
  offer: "{player} propose de finir la partie : {pays} (PC-9.6).",
  timeOffer: "{player} propose pour les prochaines décisions : {option}, {value} (PC-10.8).",
};
