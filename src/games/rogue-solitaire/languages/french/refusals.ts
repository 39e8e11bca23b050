import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "C’est un jeu en solitaire : seule la personne qui joue peut agir.",
  gameOver: "La partie est finie. Lances-en une nouvelle pour continuer.",
  waitForCards: "Attends que les cartes soient mélangées.",
  waitForFight: "Le combat se poursuit tout seul. Attends un instant.",
  waitForAce: "L’As va tout seul à sa place. Attends un instant.",
  aidUndecided: "Choisis d’abord : ajouter la carte en main ou non.",
  payUndecided: "Choisis d’abord : payer avec un Joker ou avec ton As.",
  captureUndecided: "Choisis d’abord : capturer l’ennemi ou le laisser.",
  aceUndecided: "Choisis d’abord : garder l’As ou le défausser.",
  nothingToAid: "Il n’y a pas de combat à aider. Choisis un coup.",
  nothingToPay: "Il n’y a pas de point de vie à payer. Choisis un coup.",
  nothingToCapture: "Il n’y a pas d’ennemi vaincu à capturer. Choisis un coup.",
  nothingToKeep: "Il n’y a pas d’As à garder ou à défausser. Choisis un coup.",
  ownCell: "Tu y es déjà. Choisis une autre case.",
  notAdjacent: "Ce n’est pas à côté de toi : {cell}. Approche-toi d’abord.",
  cardInTheWay: "Il y a une carte ici : {cell}. Retourne-la, attaque-la ou passe ailleurs.",
  nothingToFlip: "Il n’y a pas de carte à retourner : {cell}. Tu peux y aller.",
  alreadyUp: "Cette carte est déjà face visible : {cell}. Attaque-la.",
  nothingToAttack: "Il n’y a personne à attaquer : {cell}. Tu peux y aller.",
  stillDown: "Cette carte est face cachée : {cell}. Retourne-la.",
  noWay: "Aucun chemin libre n’y mène : {cell}. Élimine d’abord ce qui bloque.",
  oneStep: "Ce n’est qu’un pas : {cell}. Vas-y directement.",
  impossibleFaces: "Ces dés ne peuvent pas donner cela. Relance-les.",
  otherCards: "Ce ne sont pas les cartes de la pioche. Mélange-la encore.",
  otherChance: "Le hasard devait décider d’autre chose. Réessaie.",
  noChance: "Il n’y a rien à mélanger maintenant. Choisis un coup.",
};

export const WITH_RULE = "{sentence} ({rule})";
