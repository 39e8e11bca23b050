import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Douze ennemis se cachent parmi ces cartes ; bats-les tous pour gagner. Le donjon s’explore salle par salle, et chaque salle d’un niveau doit être ouverte tôt ou tard (PRR-4.4). Ouvre la première.",
  buy: "Une potion bleue. À partir de 5, elles ont un prix (PRR-5.2), et tu as 12 or. Sous tes dés, toute potion bleue te fait frapper plus fort, et celle-ci émousse aussi une malédiction. Achète-la.",
  curse:
    "À toi. Une salle vide le reste jusqu’au prochain niveau. Ouvre la suivante : ce peut être n’importe quoi, car la pioche mêle potions, malédictions, or, épées, cœurs et ennemis.",
  won: "Une malédiction ! Les deux dés devaient dépasser 9 pour l’éviter (PRR-6.3) ; la voilà chez l’ennemi, et le prochain frappera plus fort. Une autre salle.",
  enemy:
    "Une petite potion se gagne avec un dé qui montre exactement sa valeur (PRR-5.1) : c’est fait. Une potion rouge soigne, ou fait ce qu’elle dit. La dernière salle.",
  equip:
    "Un ennemi : 6 PV et 1 ATQ, plus 1 de la malédiction. Avant le combat, tu peux boire, et équiper : mets Annulation sous tes dés pour 1 ATQ de plus (PRR-5.6), et la malédiction n’ajoute rien.",
  fight:
    "Une fois au combat, plus rien ne s’équipe (PRR-9.2). Les lignes des choix disent comment le prochain échange a des chances de tourner. Au combat !",
  roll: "Poker de dés : tes deux dés blancs et ton ATQ, un 2, contre deux dés noirs et le 1 de l’ennemi. La meilleure main touche (PRR-10.3). Lance les dés.",
  hit: "Ton 2 et le dé d’ATQ font une paire ; l’ennemi n’a rien. Tu infliges 2 d’ATQ et 1 pour la potion (PRR-9.5). Applique le jet.",
  again:
    "Encore 3 PV : un coup de plus. « Annuler » reprend un choix, et « Aide » contient les règles et les mains de dés. Relance.",
  elevate:
    "Attention : l’ennemi a une paire de 1, et tu n’as rien. Les potions n’aident qu’avant d’appliquer le jet (PRR-12.6). Élévation ajoute un dé blanc : utilise-la.",
  beaten: "Un 6, et te voilà avec une paire de 6. Applique le jet : ce coup est le dernier.",
  farewell:
    "Le premier des douze ! Tout ce qui était sous les dés s’en va. Finis maintenant le niveau : tu te reposes, et de nouvelles salles arrivent. Tous les trois ennemis battus, les autres se renforcent (PRR-8.1) : amasse épées et potions. À 0 PV, tu peux céder de l’ATQ pour continuer (PRR-12.4). À partir d’ici, tout est vrai.",
};
