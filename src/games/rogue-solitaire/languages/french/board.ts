import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const BOARD: Translation<typeof english.BOARD> = {
  floor: "Étage {floor} · franchis {floors} · record {best}",
  code: "Donjon {code}",
  goal: "But",
  you: "TOI",
  deck: "Pioche : {count}",
  discard: "Défausse : {count}",
  hitPoints: "Points de vie : {count}",
  hitPointsAce: "Points de vie : {count}, dont l’As en main",
  handEmpty: "En main",
  handAce: "1 point de vie",
  handEnemy: "ajoute {value}",
  spare: "En trop : {count}",
  wins: "gagne {win} %",
  winsAided: "{win} %, aidé {aided} %",
  winsSurely: "victoire sûre",
  losesSurely: "défaite sûre",
  ace: "As {chance} %",
  noAce: "pas d’As",
};

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  you: {
    name: "TOI",
    note: "Glisse-toi sur une case vide pour y aller, ou sur une carte voisine pour combattre (RS-4.2).",
  },
  hidden: {
    name: "Carte face cachée",
    note: "À côté de TOI, tu peux la retourner (touche F) : un As aide, toute autre carte combat (RS-4.2).",
  },
  drawn: { name: "{card}, piochée", note: "Ton attaque, de valeur {value} (RS-5.1)." },
  joker: { name: "Joker, un point de vie", note: "Sans points de vie, la partie est finie (RS-9.1)." },
  lost: { name: "Joker perdu", note: "Un As dans la grille le fait revenir (RS-6.2)." },
  spare: { name: "Joker en trop", note: "Hors de cette partie." },
  deck: { name: "Pioche", note: "Au combat, sa première carte est ton attaque (RS-5.1)." },
  discard: { name: "Défausse", note: "Retourne dans la pioche quand un étage est franchi (RS-7.2)." },
};

export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  enemy: "Un ennemi de valeur {value}. Pioche une carte plus forte pour le vaincre (RS-5.2).",
  ace: "Un As ne déclenche pas de combat (RS-6.1).",
  heldEnemy:
    "Capture : ajoute une fois {value} dans un combat que la carte piochée ne gagne pas seule (RS-5.4).",
  heldAce: "Un point de vie de plus ; en attendant, aucune capture possible (RS-6.3).",
};
