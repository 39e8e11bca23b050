import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const SETTING_NAMES: Translation<typeof english.SETTING_NAMES> = {
  automation: "Automatisme",
  odds: "Chances",
  undoRule: "Annuler",
  speed: "Vitesse",
  sounds: "Signaux",
  textSize: "Texte",
  language: "Langue",
};

export const SETTING_VALUES: Translation<typeof english.SETTING_VALUES> = {
  automation: { assist: "assistance", referee: "arbitre", handsOff: "mode libre" },
  odds: { shown: "affichées", hidden: "cachées" },
  undoRule: { open: "si rien n’est révélé", always: "toujours", never: "jamais" },
  speed: { calm: "calme", brisk: "vive", instant: "immédiate" },
  sounds: { all: "tous", important: "importants", off: "aucun" },
  textSize: {
    smallest: "très petit",
    small: "petit",
    normal: "moyen",
    large: "grand",
    largest: "très grand",
  },
};

export const SETTING_MEANINGS: Translation<typeof english.SETTING_MEANINGS> = {
  automation: {
    assist: "la table lance et déplace pour toi",
    referee: "tu lances, mélanges et déplaces",
    handsOff: "toutes les pièces sont libres",
  },
  odds: { shown: "les choix disent leurs chances", hidden: "les choix taisent leurs chances" },
  undoRule: {
    open: "pas après un dé ou une carte",
    always: "dés et cartes compris",
    never: "ce qui est choisi est choisi",
  },
  speed: {
    calm: "les pièces glissent, on a le temps",
    brisk: "les pièces filent, courtes pauses",
    instant: "les pièces sautent, sans pause",
  },
  sounds: {
    all: "à toi, peu de temps, la fin",
    important: "quand c’est à toi de jouer",
    off: "rien ne t’appelle",
  },
  textSize: "au départ des panneaux ; A− A+ à chacun",
  language: "pour tout le monde à cette table",
};
