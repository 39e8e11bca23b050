import type { Translation } from "../../../../kit/language";
import type * as english from "../english/game";

export const TITLE = "Roll Flush";
export const HOOK = "Lance pour des cartes, arrête-toi à temps, et marque la meilleure main de poker.";

export const FACE_DOWN_CARD = "la carte cachée";
export const NO_CARD = "rien";
export const TOKEN_NAMES: Translation<typeof english.TOKEN_NAMES> = {
  swap: "Échange",
  reroll: "Relance",
  shift: "Décalage",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "On mélange la pioche.",
  shuffle: "On mélange la défausse pour former une nouvelle pioche.",
  settling: "On distribue les cartes.",
  showdown: "Abattage. Meilleure main : {players}, {hand} (bonus +{share}).",
  rollOff: "Égalité pour commencer : {player} lance les dés.",
  roll: "{player} lance les dés.",
  reroll: "{player} relance.",
  turn: "À toi : lancer les dés pour des cartes, ou marquer ta main ?",
  turnRoll: "À toi : lance les dés pour des cartes.",
  mustRoll: "Échange fait. Lance maintenant les dés.",
  rolled: "Tu as fait {number}. Accepter, ou utiliser un jeton ?",
  rolledOnly: "Tu as fait {number}.",
  push: "Cartes réservées : {count}. Relancer, ou t’arrêter et les prendre ?",
  keep: "Tu gardes {kept} de tes {count} cartes ({limit} au plus). Change ce choix, ou clique sur « Terminé ».",
  keepTooMany: "Tu as {count} cartes et peux en garder {limit}. Choisis-en encore {over} à défausser.",
  join: "{declarer} marque. Marquer aussi, ou passer ?",
  refresh: "La pioche a été mélangée. Quel jeton veux-tu récupérer ?",
  over: "La partie est finie.",
};

export const WAITING: Translation<typeof english.WAITING> = {
  turn: "{player} choisit : lancer ou marquer.",
  mustRoll: "{player} a fait un échange et doit lancer les dés.",
  rolled: "{player} a fait {number} et décide.",
  push: "{player} a réservé {count} : relancer ou s’arrêter ?",
  keep: "{player} choisit les cartes à garder.",
  join: "{player} choisit : marquer ou passer.",
  refresh: "{player} choisit un jeton à récupérer.",
};

export const STATUS = "{scores} · tour {turn} · pioche {deck} · défausse {discard}";
export const OWN = "cartes cachées : {cards}";
export const STATUS_SCORE = "{player} : {score}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  roll: "Lancer les dés",
  bustOdds: "risque {chance} %",
  bustOddsShift: "risque {chance} %, décalé {shifted} %",
  noBust: "sans risque",
  sureBust: "perte certaine",
  tag: "Réserver {card} (case {number})",
  safe: "Accepter le {number} : pas de carte",
  bust: "Tout perdre sur {number}",
  bustDetail: "cartes perdues : {count}",
  shiftDown: "Vers le bas : réserver {card} (case {number})",
  shiftUp: "Vers le haut : réserver {card} (case {number})",
  rerollOne: "Relancer le {face}",
  rerollBoth: "Relancer les deux dés",
  moveGroup: "Ton coup",
  handGroup: "Ta main",
  swapGroup: "Échanger {number}",
  swapLastGroup: "Échanger {number} à 11",
  swap: "Échanger {firstCard} ({first}) et {secondCard} ({second})",
  swapTagged: "la réservation suit",
  stop: "T’arrêter et prendre les cartes",
  stopDetail: "cartes : {count}",
  mark: "Garder {card}",
  markDetail: "défaussée",
  unmark: "Défausser {card}",
  unmarkDetail: "gardée",
  keep: "Terminé",
  keepDetail: "gardées {kept}, défaussées {discarded}",
  score: "Marquer",
  join: "Marquer aussi",
  pass: "Passer",
  passDetail: "garder tes cartes",
  handNow: "ta main : {hand}",
  refresh: "Récupérer {token}",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  bust: "Ce jet te fait tout perdre, et un de tes jetons peut te sauver. L’accepter quand même ?",
  sureBust: "Toutes les cartes sont réservées : un jet perd tout à coup sûr. Lancer quand même ?",
  keepNone: "Défausser toutes tes cartes ?",
};

export const HINTS: Translation<typeof english.HINTS> = {
  fewCards: "Pour marquer, il faut {least} cartes ; {player} en a {count} (RF-4.2).",
  swapUsed: "Le jeton Échange est utilisé jusqu’au prochain mélange de la pioche (RF-6.1).",
  rerollUsed: "Le jeton Relance est utilisé jusqu’au prochain mélange de la pioche (RF-6.2).",
  shiftUsed: "Le jeton Décalage est utilisé jusqu’au prochain mélange de la pioche (RF-6.3).",
  shiftTagged: "Pas de décalage : aucune carte libre à côté du {number} (RF-6.3).",
  shiftAfterReroll: "Dans cette partie, un jet est soit relancé, soit décalé (RF-6.4).",
  swapFirstRoll: "Dans cette partie, on n’échange qu’avant le premier jet (RF-13).",
  sureBust: "Toutes les cartes sont réservées : un jet de plus perd tout (RF-5.10).",
  tooMany: "On garde {limit} cartes au plus : défausses-en encore {over} (RF-5.8).",
  joinMin: "Avec moins de {least} cartes, on passe : {players} (RF-7.2).",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourTurn: "C’est à {player} de jouer. Attends ton tour.",
  notAsked: "C’est d’abord à {player} de répondre. Attends ton tour.",
  notYourRefresh: "{player} récupère d’abord un jeton. Attends un instant.",
  unknownCard: "Cette carte n’est pas dans ta main. Choisis-en une qui y est.",
  gameOver: "La partie est finie. Lances-en une nouvelle pour continuer.",
  waitForDice: "Attends que les dés s’arrêtent.",
  waitForCards: "Attends que les cartes soient mélangées et données.",
  waitForShowdown: "L’abattage se poursuit tout seul. Attends un instant.",
  turnUndecided: "Choisis d’abord : lancer les dés ou marquer.",
  rollUndecided: "Décide d’abord de ton jet : l’accepter ou utiliser un jeton.",
  pushUndecided: "Choisis d’abord : relancer, ou t’arrêter et prendre les cartes.",
  keepUndecided: "Choisis d’abord les cartes que tu gardes.",
  joinUndecided: "Choisis d’abord : marquer ou passer.",
  refreshUndecided: "Choisis d’abord le jeton que tu récupères.",
  swapThenRoll: "Après un échange, il faut lancer les dés.",
  nothingRolled: "Rien n’est lancé. Lance d’abord les dés.",
  nothingToStop: "Aucune carte n’est réservée. Lance d’abord les dés.",
  rollTurn: "Tu as commencé à lancer. Tu pourras marquer à un autre tour.",
  nothingToKeep: "Il n’y a rien à garder ni à défausser. Arrête-toi d’abord.",
  nothingToPass: "Personne n’a annoncé d’abattage. Choisis un coup.",
  nothingToRefresh: "On récupère un jeton quand la pioche a été mélangée.",
  fewCards: "Pour marquer, il faut {least} cartes, et tu en as {count}. Lance pour en avoir plus.",
  swapUsed: "Ton jeton Échange est utilisé. Un mélange de la pioche peut le rendre.",
  rerollUsed: "Ton jeton Relance est utilisé. Un mélange de la pioche peut le rendre.",
  shiftUsed: "Ton jeton Décalage est utilisé. Un mélange de la pioche peut le rendre.",
  sameSlot: "Un échange demande deux cases différentes. Choisis-en une autre.",
  slotOrder: "Nomme d’abord la plus basse des deux cases.",
  swapLate: "On échange avant un jet, pas après. Décide de ton jet.",
  swapFirstRoll: "Dans cette partie, on n’échange qu’avant le premier jet. Lance ou arrête-toi.",
  shiftOff: "Il n’y a pas de case {number}. Décale dans l’autre sens.",
  shiftTagged: "Il n’y a pas de carte libre là. Choisis autre chose.",
  shiftAfterReroll: "Dans cette partie, un jet relancé ne peut pas être décalé. Accepte-le.",
  alreadyMarked: "Cette carte sera déjà gardée. Choisis-en une autre.",
  notMarked: "Cette carte sera déjà défaussée. Choisis-en une autre.",
  tooMany: "On garde 5 cartes au plus, et {count} sont choisies. Défausses-en.",
  tokenReady: "Jeton déjà prêt : {token}. Choisis un jeton utilisé.",
  impossibleFaces: "Ces dés ne peuvent pas donner cela. Relance-les.",
  otherCards: "Ce ne sont pas les cartes de la pioche. Mélange-la encore.",
  otherChance: "Le hasard devait décider d’autre chose. Réessaie.",
  noChance: "Il n’y a rien à lancer ni à mélanger maintenant. Choisis un coup.",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Les cartes sont données. La plus basse carte visible commence.",
  tiedForFirst: "Égalité : {players} lancent les dés pour commencer.",
  rolledOff: "{player} fait {first} + {second} = {total}.",
  turnBegan: "Tour {turn} : {player}.",
  rolled: "{player} fait {first} + {second} = {total}.",
  rerolled: "{player} relance : {first} + {second} = {total}.",
  tagged: "Case {number} : {card}, réservée.",
  safe: "La carte de la case {number} est déjà réservée : ni carte, ni perte.",
  shifted: "{player} décale de {from} à {to}.",
  swapped: "{player} échange les cartes des cases {first} et {second}.",
  busted: "{player} perd tout sur {number} !",
  took: "{player} prend : {cards}.",
  kept: "{player} garde : {kept}. Défausse : {discarded}.",
  slotDealt: "",
  communityDealt: "{card} rejoint les cartes communes.",
  handDealt: "",
  declared: "{player} annonce un abattage.",
  joined: "{player} marque aussi.",
  passed: "{player} passe.",
  handRevealed: "{player} montre : {cards}.",
  handScored: "{player}, {hand} : +{points}.",
  bonusWon: "{players} : bonus +{share}.",
  scoreIs: "{player} : {score} au total.",
  reshuffled: "La défausse devient la pioche : chacun récupère un jeton.",
  refreshed: "{player} récupère : {token}.",
  gameOver: "",
};

export const FACE_DOWN_CARDS: Translation<typeof english.FACE_DOWN_CARDS> = {
  one: "une carte cachée",
  many: "{count} cartes cachées",
};
export const BONUS_SHARED = "Égalité, bonus partagé : {players}, +{share} chacun.";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  target: { label: "Points à dépasser", detail: "Les dépasser finit la partie. La règle dit 30." },
  joinMin: { label: "Cartes pour marquer aussi", detail: "Avec moins, on passe sans choisir." },
  scoreMin: { label: "Cartes pour un abattage", detail: "Avec moins, on ne peut que lancer les dés." },
  shiftAfterReroll: {
    label: "Décalage après relance",
    detail: "Les deux jetons peuvent servir le même jet.",
  },
  swapWhen: {
    label: "Échanger des cartes",
    detail: "Avant n’importe quel jet du tour, ou avant le premier seulement.",
  },
  bustBy: {
    label: "Un jet perd tout par",
    detail: "La carte réservée, ou le numéro déjà réservé.",
  },
  ownFaceDown: { label: "Ses propres cartes cachées", detail: "A-t-on le droit de les regarder ?" },
  discardView: { label: "Cartes cachées défaussées", detail: "Sont-elles retournées ?" },
  maxTurns: { label: "Tours au plus", detail: "Puis le plus haut score gagne. 0 : sans limite." },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "oui",
  false: "non",
  anyRoll: "avant chaque jet",
  firstRoll: "avant le premier jet",
  tag: "la carte",
  history: "le numéro",
  look: "visibles pour soi",
  blind: "restent inconnues",
  open: "retournées",
  faceDownHidden: "restent cachées",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "Victoire : {players} !",
    sentence: "Avec {score} points après {turns} tours. {scores}",
  },
  draw: {
    headline: "Partie nulle",
    sentence: "{players} se la partagent avec {score} points. {scores}",
  },
};

export const FIGURES =
  "Tout perdu {busts} fois sur {rolls} tours de dés · abattages {showdowns} · record {best}";

export const WITH_RULE = "{sentence} ({rule})";
