import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Poker's Rogue Reckoning";
export const HOOK = "Pille salle après salle, et bats douze ennemis avec une meilleure main de dés.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "On mélange la pioche.",
  explore: "Niveau {level} : révèle une salle.",
  explored: "Niveau {level} exploré. Achète et bois ce qu’il te faut, puis continue.",
  potionWon: "{total} : {card} est à toi !",
  potionMissed: "{total} : {card} t’échappe.",
  curseAvoided: "{total} : tu évites {card}.",
  curseConverted: "{total} : {card} change de camp et t’aidera au prochain combat !",
  curseJoined: "{total} : {card} rejoint le prochain ennemi.",
  shownCard: "{card}. {effect}",
  money: "{card} : prendre {value} or, ou soigner jusqu’à {most} PV ?",
  cleanse: "Purifier {card} : ajoute des potions bleues pour {value}. Jusqu’ici : {sum}.",
  prep: "{enemy}, palier {tier} : PV {hp}, ATQ {atk}. Prépare-toi, puis combats.",
  prepFinal: "{enemy}, le dernier ennemi : PV {hp}, ATQ {atk}. Prépare-toi, puis combats.",
  misplace: "Égarement : choisis une potion à perdre.",
  misplaceEnemy: "Ton Égarement : choisis une malédiction que l’ennemi perd.",
  scout: "Sur la pioche : {cards}. Échange-les avec des salles, ou laisse-les.",
  preRoll: "Lance les dés : tu infligerais {amount}, {enemy} {enemyAmount}.",
  tie: "Vous avez tous deux {player}. Relancer tes dés blancs, ou tous les dés ?",
  death: "Te voilà à terre ! Te relèves-tu ?",
  throwPotion: "{card} : un {value} avec un dé, et elle est à toi.",
  throwSingle: "{card} : un {value} avec un dé, et tu l’évites.",
  throwDual: "{card} : plus de {value} avec deux dés, et tu l’évites ; {value} pile, elle est à toi.",
  throwRound: "Les dés roulent : toi contre {enemy}.",
  throwCounter: "Tu contre-attaques : tes dés blancs sont relancés.",
  throwAgain: "Tes dés blancs sont relancés.",
  throwOneMore: "Un dé blanc de plus est lancé.",
  throwRestart: "Voyage temporel : les dés disent combien de PV tu as.",
  shuffle: "On mélange la pioche.",
  over: "La partie est finie.",
};

export const STATUS =
  "Niveau {level} · PV {hp} sur {maxHp} · ATQ {atk} · or {money} · vaincus {killed} sur {enemies} · pioche {deck}";
export const STATUS_ENEMY = "{line} · ennemi (palier {tier}) : PV {hp} sur {maxHp}, ATQ {atk}";

export const HINTS: Translation<typeof english.HINTS> = {
  forSale: "{card}, {price} or. {effect}",
  tooDear: "Tu as {money} or, trop peu pour {cards} (PRR-5.2).",
  cursesWait: "En attente du prochain ennemi : {cards} (PRR-6.4).",
  tooLittleValue: "Tes potions bleues valent {sum} : trop peu pour purifier {cards} (PRR-5.7).",
  surplus: "Ce que les potions valent au-delà de {value} est perdu (PRR-5.7).",
  moneyFull: "Tu ne peux pas porter plus de {cap} or (PRR-7.2).",
  equipNow: "Les potions vont sous tes dés maintenant ou pas du tout : {cards} (PRR-9.2).",
  starts: "Au début du combat : {cards} (PRR-9.3).",
  blows: "Tu infliges {amount} ({reason}), l’ennemi {enemyAmount} ({enemyReason}).",
  blightAhead: "Fléau : une fois au combat, aucune potion ne soigne (PRR-14.7).",
  blight: "Fléau : aucune potion ne soigne dans ce combat (PRR-14.7).",
  terror: "Terreur : tu ne peux pas fuir cet ennemi (PRR-14.8).",
  evade: "Esquive : à 1 PV exactement, l’ennemi fuit (PRR-14.4).",
  focusOurs: "Concentration : tu gagnes les égalités (PRR-13.9).",
  focusTheirs: "Concentration : l’ennemi gagne les égalités (PRR-13.9).",
  afterRoll: "Après le jet, tu peux utiliser {cards} (PRR-13.2).",
  lowHp: "{card} ne fait fuir qu’avec plus de {hp} PV (PRR-15.4).",
  lastAtk: "Avec ATQ 1, il n’y a rien à échanger (PRR-12.4).",
  trade: "Un échange baisse ton ATQ de 1, l’ennemi garde ses PV (PRR-12.4).",
  counter: "Nouvelle égalité : on relance tous les dés (PRR-11.5).",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "Victoire !",
    sentence:
      "Les {killed} ennemis sont vaincus, au niveau {level}. Tu finis avec PV {hp}, ATQ {atk}, or {money}.",
  },
  loss: {
    headline: "C’est la chute",
    sentence: "Ennemis vaincus : {killed} sur {enemies}, au niveau {level}.",
  },
};

export const FIGURES = "Parties gagnées {won} · ennemis vaincus {killed}, record {best} sur {enemies}";
