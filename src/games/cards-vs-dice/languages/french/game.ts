import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Cards vs Dice";
export const HOOK = "Avec cinq dés, terrasse les quatre boss avant d’avoir perdu tes douze vies.";

export const TARGET_NAMES: Translation<typeof english.TARGET_NAMES> = {
  m1: "sbire 1",
  m2: "sbire 2",
  m3: "sbire 3",
  b1: "boss 1",
  b2: "boss 2",
  b3: "boss 3",
  b4: "boss 4",
  v3: "garde 3",
  v4: "garde 4",
};

export const DIE_NAMES: Translation<typeof english.DIE_NAMES> = {
  d4: "D4",
  d6: "D6",
  d8: "D8",
  d10: "D10",
  d20: "D20",
  ks: "Régicide",
  life: "Coup fatal",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "On mélange les cartes des sbires.",
  recycle: "On mélange le cimetière pour former de nouveaux renforts.",
  rage: "Combat {battle} : combattre au calme, ou entrer en rage (vie −{price}) ?",
  attack: "À l’attaque ! Armes à utiliser : {weapons}.",
  end: "Toutes les armes ont servi. Finir le combat ?",
  rollRage: "La Rage lance toutes les armes prêtes.",
  rollFace: "{weapon} contre {card} : le dé roule.",
  rollCleave: "{weapon} contre {first} et {second} : le dé roule.",
  rollFatal: "Tu jettes ta vie contre {card}.",
  split: "Le coup double ne suffit pas. Quel sbire reçoit le {value} ?",
  over: "La partie est finie.",
};

export const STATUS = "Vie {life} · combat {battle} · boss restants {bosses} · renforts {spawn}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  rageGroup: "{weapon} : {value}",
  calm: "Combattre au calme",
  calmDetail: "un jet à chaque attaque",
  rage: "Rage du berserker",
  rageDetail: "vie −{price}",
  face: "Attaquer {card} ({target})",
  cleave: "Coup double : {first}, {second}",
  assign: "Toucher {card} ({target})",
  fatal: "Frapper {card} ({target})",
  end: "Finir le combat",
  endDetail: "vie −{life}",
  chance: "terrasse {slay} %",
  chanceOrMiss: "terrasse {slay} %, rate {miss} %",
  slays: "terrasse",
  slaysBoth: "terrasse les deux",
  wounds: "blesse",
  misses: "rate",
  fallsShort: "ne suffit pas",
};

export const CONFIRM_END =
  "Finir le combat coûte {damage} de tes {life} vies : tu perds la partie. Le finir ?";

export const CONFIRM_FATAL =
  "Le Coup fatal finit la partie, que tu gagnes ou perdes. Contre {card}, il faut {need} ou plus avec un dé à {sides} faces. Jeter ta vie ?";

export const HINTS: Translation<typeof english.HINTS> = {
  shielded: "Les boss sont à l’abri tant que chaque sbire n’est pas blessé : {mobs} (CVD-5.5).",
  enraged: "{card} est enragé : seul un coup exact terrasse, au-delà c’est raté (CVD-5.10).",
  guarded: "Pour attaquer {boss}, terrasse d’abord {card} (CVD-5.6).",
  hidden3: "Le garde 3 se retourne quand les boss 1 et 2 sont terrassés (CVD-5.7).",
  hidden4: "Le garde 4 se retourne quand le boss 3 est terrassé (CVD-5.7).",
  weaponsReady: "Le combat peut finir quand chaque arme a servi (CVD-5.2).",
  rageTooDear: "La Rage coûte {price} de vie, il t’en reste {life} (CVD-4.3).",
  rageWithoutWeapons: "Pas de Rage : toutes les armes sont coincées sur un garde (CVD-4.3).",
  weaponStuck: "Coincé jusqu’à la chute du garde : {weapons} (CVD-8.1).",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "C’est un jeu en solitaire : seule la personne qui joue peut agir.",
  gameOver: "La partie est finie. Lances-en une nouvelle pour continuer.",
  waitForDice: "Attends que les dés s’arrêtent.",
  waitForCards: "Attends que les cartes soient mélangées.",
  rageUndecided: "Choisis d’abord : combattre au calme ou entrer en rage.",
  rageTooLate: "Calme ou Rage, cela se choisit avant la première attaque. Continue d’attaquer.",
  rageTooDear: "La Rage coûte {price} de vie et doit t’en laisser ; il t’en reste {life}. Combats au calme.",
  rageWithoutWeapons: "Toutes les armes sont coincées, il n’y a rien à lancer. Combats au calme.",
  splitUndecided: "Choisis d’abord quel sbire reçoit le coup double manqué.",
  nothingToAssign: "Il n’y a pas de coup double manqué à régler. Choisis une attaque.",
  notInTheCleave: "Le coup est pour {first} ou {second}. Choisis.",
  weaponUsed: "Déjà utilisé dans ce combat : {weapon}. Choisis une autre arme.",
  weaponStuck: "Coincé sur un garde : {weapon}. Terrasse le garde pour libérer l’arme.",
  kingslayerSpent: "Le Régicide ne frappe qu’une fois par partie. Prends une arme.",
  weaponsReady: "Utilise chaque arme avant de finir le combat.",
  slain: "Déjà terrassé : {target}. Choisis un ennemi vivant.",
  noMob: "Il n’y a pas de sbire là. Choisis une autre cible.",
  shielded: "Cible protégée par les sbires : {target}. Blesse d’abord : {shield}.",
  guarded: "Cible gardée : {target}. Terrasse d’abord : {guard}.",
  noVanguard: "Il n’y a pas de garde là. Choisis une autre cible.",
  faceDown: "Encore face cachée : {target}. Terrasse d’abord les boss qui le précèdent.",
  cleaveOrder: "Un coup double touche deux sbires différents ; nomme d’abord celui de gauche.",
  cleaveEnraged: "Pas de coup double sur un sbire enragé. Attaque-le seul.",
  cleaveDamaged: "Pas de coup double sur un sbire blessé. Attaque-le seul.",
  cleaveBetween: "Un autre sbire est entre les deux. Vise deux voisins.",
  kingslayerCleave: "Dans cette partie, pas de coup double pour le Régicide. Attaque une seule cible.",
  impossibleFaces: "Ces dés ne peuvent pas donner cela. Relance-les.",
  otherCards: "Ce ne sont pas les cartes de la pioche. Mélange-la encore.",
  otherChance: "Le hasard devait décider d’autre chose. Réessaie.",
  noChance: "Il n’y a rien à lancer ni à mélanger maintenant. Choisis un coup.",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Deux gardes sont face cachée, {mobs} sbires attendent en renfort.",
  recycled: "{cards} cartes du cimetière deviennent les nouveaux renforts.",
  battleBegan: "Le combat {battle} commence. Vie : {life}.",
  spawned: "{card} apparaît : {mob}.",
  stayedCalm: "",
  ragePaid: "Tu entres en rage : vie −{price}, reste {life}.",
  rageRolled: "La Rage donne {values}.",
  hit: "{weapon} donne {value} contre {card}.",
  missed: "{weapon} donne {value} : trop fort pour {card}, en pleine rage. C’est raté.",
  cleft: "{weapon} donne {value} : il fallait {sum}, le coup double réussit.",
  cleaveFailed: "{weapon} donne {value} : il fallait {sum}, le coup double échoue.",
  kingslayerStruck: "Le Régicide frappe {card}.",
  kingslayerCleft: "Le Régicide frappe {first} et {second} d’un coup double.",
  kingslayerRolled: "Le Régicide donne {face} contre {card}.",
  fatalStruck: "Le Coup fatal donne {value} contre {card}.",
  slain: "Victoire contre {card} !",
  vanguardRevealed: "Un garde se retourne : {card}.",
  battleEnded: "Le combat {battle} est fini.",
  mobAttacked: "{card} inflige {damage}.",
  mobEnraged: "{card} entre en rage.",
  mobDied: "{card} meurt de ses blessures.",
  bossAttacked: "{card} inflige {damage}.",
  bossPromoted: "Le boss monte en grade : {card}.",
  lifeLost: "Vie −{amount}, reste {life}.",
  weaponsRecovered: "De retour à l’armurerie : {weapons}.",
  weaponStuck: "{weapon} reste sur {card}.",
  gameOver: "",
};

export const EVENT_ENDINGS: Translation<typeof english.EVENT_ENDINGS> = {
  wounded: " Dégâts : {damage} sur {hitPoints}.",
  kingslayerFails: " Il échoue.",
};

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  life: { label: "Vie au départ", detail: "Moins il y en a, plus c’est dur. La règle dit 12." },
  recycle: {
    label: "Remélanger le cimetière",
    detail: "Quand les renforts sont épuisés, les sbires terrassés reviennent.",
  },
  ksCleave: {
    label: "Régicide : coup double",
    detail: "Il peut terrasser deux sbires voisins à la fois.",
  },
  ksPips: { label: "Le Régicide échoue sur", detail: "Quelle face imprimée échoue. La chance est la même." },
  vanguardHit: {
    label: "Le boss gardé attaque",
    detail: "Si son garde a été blessé dans le combat, ou toujours dès qu’il est visible.",
  },
  fatalWin: {
    label: "Le Coup fatal peut gagner",
    detail: "Sinon, mourir compte toujours comme une défaite.",
  },
  rageHold: {
    label: "Épargner des armes en Rage",
    detail: "En Rage, le combat peut finir avec des armes inutilisées.",
  },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "oui",
  false: "non",
  tens: "1 (10 d’un dé de dizaines)",
  ones: "1",
  attacked: "si son garde est blessé",
  revealed: "dès que le garde est visible",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "Victoire !",
    sentence: "Les quatre boss sont terrassés, en {battles} ; il te reste {life} de vie.",
  },
  winFatal: {
    headline: "Une mort héroïque !",
    sentence: "Ton Coup fatal a terrassé le dernier boss, en {battles}.",
  },
  loss: {
    headline: "Défaite",
    sentence: "Chute au combat {battle}. Boss terrassés : {slain} sur 4.",
  },
};
export const BATTLES: Translation<typeof english.BATTLES> = { one: "1 combat", many: "{count} combats" };

export const FIGURES =
  "Boss terrassés {slain}, combats {battles} ; meilleure partie : boss {most}, vie restante {life}";

export const TENS_FACE = "{value} ({tens} sur un dé de dizaines)";
export const WITH_RULE = "{sentence} ({rule})";
export const WEAPON_WITH_VALUE = "{weapon} {value}";
