import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  hidden: {
    name: "Carte face cachée",
    note: "Retourne-la (touche F) pour révéler la salle (PRR-4.2).",
  },
  scouted: { name: "{card}, face cachée", note: "L’Éclaireur l’a montrée (PRR-13.7)." },
  deck: { name: "Pioche", note: "Les salles du prochain niveau viennent du dessus (PRR-3.6)." },
  apart: { name: "Cartes à part", note: "Mélangées à part pour répartir les ennemis (PRR-3.5)." },
  discard: { name: "Défausse", note: "Pose une potion ici pour utiliser son pouvoir (PRR-13.2)." },
  aside: { name: "Épées et cœurs", note: "Trouvés pour de bon (PRR-4.3)." },
  slain: { name: "Ennemis vaincus", note: "Bats-en {enemies} pour gagner (PRR-18.1)." },
  pawn: {
    name: "Palier",
    note: "Marque le palier du prochain ennemi : on en change tous les trois vaincus (PRR-8.1).",
  },
};

export const TERMS = "{getting}. {effect}";

export const DICE_CAPTIONS: Translation<typeof english.DICE_CAPTIONS> = {
  hp: { name: "Dé rouge", note: "Tes PV. Pose une potion rouge ici pour la boire (PRR-5.4)." },
  emptyHp: { name: "Dé rouge", note: "Vide. Les soins le remplissent (PRR-2.3)." },
  atk: {
    name: "Dé bleu",
    note: "Ton ATQ : les dégâts que tu infliges, et un dé de ta main (PRR-10.1).",
  },
  money: { name: "Dé jaune", note: "Ton or, tant qu’il y a assez de dés." },
  enemyHp: { name: "Dé rouge", note: "Les PV de l’ennemi (PRR-8.1)." },
  enemyAtk: { name: "Dé bleu", note: "L’ATQ de l’ennemi (PRR-8.1)." },
  white: {
    name: "Dé blanc",
    note: "Un de tes dés de combat. Lance-le (touche R) le moment venu (PRR-9.4).",
  },
  black: { name: "Dé noir", note: "Un des dés de combat de l’ennemi (PRR-9.4)." },
};
export const SPARE_DIE_NOTE = "En réserve.";
