import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "On dirait des échecs, mais rien ne se prend sans peine : chaque prise se dispute au poker. On gagne en prenant le roi, ou tous les jetons (PC-9.1). Il n’y a pas d’échec au roi, et les pions n’avancent que d’une case (PC-5.4). Ouvre la voie à ta dame.",
  quiet:
    "Un coup vers une case vide n’est rien de plus. À chaque tour, tu reçois une carte secrète, qui ne compte que si tu attaques (PC-4.1). La tienne est un Valet, peu utile à une dame. Sors-la.",
  attack:
    "Ta dame vise le pion g7. La première carte de l’attaque est de son rang, une Dame pour la dame ; celle d’un pion est un As ou de 2 à 8 (PC-1.4). La seconde est ta carte secrète : un 4 seulement. Attaque quand même, pour voir.",
  fold: "Les Noirs ont eu un As et relancent de 3 ta blind de 1. Avec Dame et 4, tu es derrière ; les choix disent de combien. Couche-toi : tu perds la blind, et aucune pièce.",
  retreat:
    "L’attaque a échoué : la dame se replie, d’où elle vient ou sur une case du trajet (PC-8.3). En g5 et g6, les Noirs pourraient l’attaquer. Reste en g4.",
  again:
    "Cette fois, ta carte secrète est une Dame ! Avec la Dame qu’apporte l’attaque, c’est une paire avant même la première carte commune. Frappe encore.",
  raise:
    "Les Noirs suivent. Cinq cartes communes sont à venir, trois tout de suite (PC-7.1). Tant que ta main est forte, fais payer pour les voir : relance de 2.",
  flop: "Une troisième Dame ! Il n’y a guère de meilleure main. Mise 6. Tout autre montant se tape dans la ligne sous les choix, et « Annuler » en reprend un.",
  turn: "Les Noirs restent. On n’est pas obligé de miser à chaque fois : la parole ne coûte rien, et fait croire à une main faible. Parole.",
  river:
    "La dernière carte. Les cinq meilleures cartes sur sept gagnent (PC-7.11) ; « Aide » contient le rang des mains et toutes les règles. Mise 9.",
  farewell:
    "Trois Dames battent une paire : le pion et le pot sont à toi. Mais une dame aussi avancée peut être attaquée, et c’est alors toi qui suis, relances ou te couches ; se coucher en défense coûte la pièce. À partir d’ici, les cartes sont vraies. Gare à ton roi !",
};
