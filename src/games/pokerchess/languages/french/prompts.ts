import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Pokerchess";
export const HOOK = "Des échecs où chaque prise se gagne sur un coup de poker.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  division:
    "Équipe 1 : {first}. Équipe 2 : {second}. Accepte, place quelqu’un ailleurs ou fais élire des capitaines.",
  captains:
    "Approuve tous ceux que tu verrais capitaines, puis dépose ton bulletin. Deux seront élus et composeront les équipes.",
  draft: "Tu es capitaine de l’équipe {team} : prends quelqu’un. Encore libres : {free}.",
  consent:
    "Qui sera Général de l’équipe {team} et jouera ses pièces ? Si vous nommez tous le même, c’est réglé.",
  ballot:
    "Pas d’accord : approuve tous ceux que tu verrais Général de l’équipe {team}, puis dépose ton bulletin.",
  runoff: "Second tour : {first} ou {second} comme Général de l’équipe {team} ?",
  assigning:
    "Tu es Général. Confie des pièces à ton équipe : leurs propriétaires livrent leurs combats. Le reste est à toi.",
  move: "Ta carte privée : {card}. Joue une pièce ou attaque : une prise se dispute au poker.",
  moveForLate:
    "{player} est en retard : choisis son coup, n’importe quel coup légal. Une attaque reste son combat.",
  stake:
    "{fighter} combat pour ton camp avec {own}. Confier une part de tes {chips} ? Ta part du reste te revient.",
  rebuySide: "Ton camp n’a plus de jetons. Prends une recave de {chips} pour continuer, ou perds la partie.",
  rebuyMember: "Tu n’as plus de jetons. Prends une recave de {chips}, ou combats sans.",
  promote: "Le pion en {square} est arrivé au bout. Que devient-il ?",
  retreat: "L’attaque sur {square} a échoué. Où replier {shape} ?",
  promoteForLate: "{player} est en retard : choisis ce que devient le pion en {square}.",
  retreatForLate: "{player} est en retard : choisis où replier {shape}.",
  offer: "{player} propose de finir la partie : {pays}. Accepte, ou refuse et continue.",
  timeOffer: "{player} propose pour les prochaines décisions : {option}, {value}. Accepte ou refuse.",
};

export const BATTLE_PROMPTS: Translation<typeof english.BATTLE_PROMPTS> = {
  attacker: "Tu attaques avec {shape} contre {target} en {square}. {hand} {price}",
  defender: "Tu défends {target} en {square} contre {shape} en {from}. {hand} {price}",
  hole: "Tu as {cards}.",
  holeAndHand: "Tu as {cards} : {hand}.",
  check: "Pot {pot} : parole ou mise ?",
  option: "Pot {pot} : parole ou relance ?",
  call: "Pot {pot}, {toCall} à suivre : te coucher, suivre ou relancer ?",
  callOnly: "Pot {pot}, {toCall} à suivre : te coucher ou suivre ?",
};

export const LOOKING: Translation<typeof english.LOOKING> = {
  drawShuffle: "On mélange le paquet pour le tirage : la carte la plus forte joue les Blancs.",
  drawn: "{first} tire {firstCard}, {second} tire {secondCard} : {player} joue les Blancs et commence.",
  turnShuffle: "On mélange le paquet, puis {player} reçoit une carte privée.",
  sought:
    "Une carte pour chaque pièce : {attackerCard} pour {shape}, {defenderCard} pour {target}. Puis {defender} reçoit une carte cachée.",
  soughtInVain:
    "Le paquet s’est épuisé avant que les deux pièces aient une carte. On mélange le reste, et la recherche continue.",
  seekShuffle: "On mélange le reste des cartes, et la recherche d’une carte assortie continue.",
  battleShuffle: "On mélange le paquet, puis {defender} reçoit une carte cachée.",
  showdown: "{attacker} : {attackerHand}. {defender} : {defenderHand}. {outcome}",
  over: "La partie est finie.",
};

export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  attacker: "{attacker} gagne {pot} : {shape} prend {target}.",
  defender: "{defender} gagne {pot} : l’attaque a échoué.",
  hold: "Égalité : chacun prend la moitié de {pot}, et l’attaque a échoué.",
  capture: "Égalité : chacun prend la moitié de {pot}, et {shape} prend {target}.",
};
export const CHIPLESS_OUTCOMES: Translation<typeof english.CHIPLESS_OUTCOMES> = {
  attacker: "{attacker} gagne : {shape} prend {target}.",
  defender: "{defender} gagne : l’attaque a échoué.",
  hold: "Égalité : l’attaque a échoué.",
  capture: "Égalité : {shape} prend {target}.",
};

export const WAITING: Translation<typeof english.WAITING> = {
  division: "Les autres décident des équipes. Équipe 1 : {first}. Équipe 2 : {second}.",
  captains: "Les autres déposent leurs bulletins. Deux capitaines seront élus.",
  draft: "{player} prend quelqu’un dans l’équipe {team}. Encore libres : {free}.",
  generals: "Les équipes choisissent leurs Généraux.",
  assigning: "Les Généraux confient les pièces à leurs équipes.",
  move: "{player} a une carte privée et joue ou attaque.",
  moveForLate: "{late} est en retard : {player} choisit le coup.",
  stake: "{player} décide de confier ou non des jetons à {fighter}.",
  bet: "{player} décide. Pot {pot}, {toCall} à suivre.",
  betFreely: "{player} décide. Pot {pot}, rien à suivre.",
  rebuy: "{player} n’a plus de jetons et décide d’une recave.",
  promote: "{player} décide ce que devient le pion en {square}.",
  retreat: "{player} décide où replier {shape}.",
};

export const STATUS: Translation<typeof english.STATUS> = {
  beforePlay: "{stacks} · paquet {deck}",
  turn: "{stacks} · tour {turn} · paquet {deck}",
  battle: "{stacks} · pot {pot} · tour {turn} · paquet {deck}",
  stack: "{player} {chips}",
  side: "{side} : {stacks}",
  separator: " · ",
};

export const OWN: Translation<typeof english.OWN> = {
  private: "carte privée : {card}",
  down: "carte cachée : {card}",
  withHand: "{own} ({hand})",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  king: {
    headline: "Victoire : {winner} !",
    sentence: "Roi perdu pour {loser} au tour {turn}. {stacks}",
  },
  chips: {
    headline: "Victoire : {winner} !",
    sentence: "Plus de jetons pour {loser} après le tour {turn}. {stacks}",
  },
  forfeit: {
    headline: "Victoire : {winner} !",
    sentence: "Abandon au tour {turn} : {loser}. {stacks}",
  },
  "no-move": {
    headline: "Victoire : {winner} !",
    sentence: "Aucun coup légal pour {loser} au tour {turn}. {stacks}",
  },
  agreed: {
    headline: "Fin à l’amiable",
    sentence: "Les deux camps ont arrêté la partie au tour {turn}. {stacks}",
  },
  blocked: { headline: "Partie nulle", sentence: "Aucun camp n’avait de coup légal. {stacks}" },
  "quiet-limit": { headline: "Partie nulle", sentence: "{quiet} tours de suite sans attaque. {stacks}" },
  "turn-limit": { headline: "Partie nulle", sentence: "{limit} tours sont passés. {stacks}" },
};

export const FIGURES =
  "Combats {battles} · prises {captures} · abattages {showdowns} · mains couchées {folds}";
