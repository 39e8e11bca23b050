import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Tu es le Joker en bas à gauche. Traverse le donjon jusqu’au but, le coin opposé : chaque étage franchi vaut un point. Chaque carte du chemin se retourne et se combat avec la prochaine carte de la pioche. Commence par la carte au-dessus de toi.",
  capture:
    "Ton Valet a battu le 6 : te voilà sur sa case. Un ennemi vaincu peut venir dans ta main (RS-5.7) : une fois, plus tard, il ajoute sa valeur dans un combat. Capture-le.",
  onwards:
    "Nul ne sait ce qui t’attend là ni ce que donnera la pioche. Ce qu’on peut savoir est sur le choix : tes chances de gagner. Retourne la carte suivante.",
  aid: "Un 9, et tu n’as pioché qu’un 7. Cela te coûterait un de tes trois points de vie, les Jokers. Mais 7 et ton 6 capturé font 13 (RS-5.4) : ajoute-le.",
  freely:
    "Gagné, et ta main est libre. Tu peux aussi revenir sur tes pas par les cases vides, aussi loin que tu veux et sans rien payer (RS-4.4). Continue vers le haut.",
  ace: "Un As n’est pas un ennemi. Tu as tous tes Jokers : tu le gardes comme quatrième point de vie (RS-6.3), et tu entres sur sa case. Tourne maintenant à droite, le long du bord.",
  pay: "Un 3 contre un 7 : perdu. Tu paies un point de vie, un Joker ou l’As. Le prochain As retourné rend un Joker perdu (RS-6.2) : paie donc avec un Joker. Au dernier point de vie, la partie est finie.",
  again:
    "Le 7 reste là, face visible. On peut recommencer un combat, ou contourner un ennemi trop fort. Regarde tes chances : elles sont bonnes. Attaque encore.",
  heal: "Battu avec un 10. Tant que l’As est en main, rien ne peut être capturé (RS-6.3). Il reste quatre cartes jusqu’au coin : retourne la suivante.",
  close:
    "Encore un As, et ton Joker revient. Si tu te poses une question : « Aide » contient toutes les règles, et « Annuler » reprend un choix.",
  last: "Plus qu’une carte entre toi et le but. Retourne-la.",
  finish: "Et maintenant le but lui-même. Sa carte doit être battue comme les autres (RS-7.1).",
  farewell:
    "Le premier étage est à toi ! Les vides se remplissent, ce qui n’est pas battu reste, et le but est maintenant ton point de départ (RS-7.3, RS-7.4). Seuls les As rendent des Jokers. À partir d’ici, les cartes sont vraiment mélangées : jusqu’où iras-tu ?",
};
