import type { Translation } from "../../../../kit/language";
import type { LESSON as english } from "../english/lesson";

export const LESSON: Translation<typeof english> = {
  goal: "Le premier qui dépasse 30 points gagne, et les points viennent des mains de poker. Les cartes des cases 2 à 12 sont à prendre ; les dés disent lesquelles. Celle du milieu, la carte commune, est à tout le monde. Lance les dés.",
  tag: "8 : c’est le 9 de cœur. Avec ton 5 et ta Dame cachée, cela fait trois cœurs. Réserve-le : il monte d’un cran, et sera à toi quand tu t’arrêteras.",
  again:
    "Tu peux lancer autant de fois que tu veux. Mais si tombe un numéro dont la carte est déjà réservée, tu perds tout et ne prends rien (RF-5.4). Le choix dit ce risque : 14 %. Lance les dés.",
  bust: "Encore le 8 ! L’accepter, c’est tout perdre. Contre ces coups du sort, tu as trois jetons, chacun pour une fois : Échange, Relance et Décalage (RF-6). Relance le premier 4.",
  saved: "5 : le Roi de cœur. Réserve-le.",
  stop: "Quatre cœurs sont en vue, et chaque carte réservée rend le prochain jet plus risqué. Arrête-toi : les cartes réservées sont à toi (RF-5.7).",
  keep: "Tu peux garder cinq cartes au plus ; celles que tu désignes sont défaussées (RF-5.8). N’en désigne aucune et garde les quatre.",
  swap: "L’adversaire a pris des cartes aussi, et les cases ont été remplies. L’As de cœur ferait une couleur ! Il est sur la case 8, mais c’est le 7 que les dés donnent le plus souvent. Amène-le là avec Échange.",
  mustRoll:
    "Après un Échange, il faut lancer les dés (RF-6.1). S’ils n’obéissent pas : « Annuler » reprend un choix, et « Aide » contient les règles et les mains de poker.",
  ace: "Un 7 ! Réserve l’As.",
  enough: "C’est tout ce qu’il te faut. Arrête-toi.",
  flush: "Cinq cœurs, une couleur, pour 6 points (RF-10.1). Garde-les tous.",
  score:
    "Au lieu de lancer, tu peux marquer, avec au moins trois cartes à toi. Les autres te suivent ou passent ; la meilleure main gagne un point par personne qui marque (RF-7.7). Marque !",
  farewell:
    "6 points pour la couleur, et 2 pour la meilleure main. Tes cartes s’en vont, et tu repars avec une seule. À méditer : marquer vite de petites mains, ou en attendre une grande ? À partir d’ici, dés et cartes sont vrais.",
};
