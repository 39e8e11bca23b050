import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Rogue: The Solitaire-Like";
export const HOOK = "Traverse un donjon de cartes d’un coin à l’autre, étage après étage, jusqu’à la chute.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "On mélange les deux jeux de cartes.",
  move: "Étage {floor} : retourne une carte voisine, attaque ou déplace-toi.",
  aid: "{drawn} ne suffit pas contre {enemy}. Ajouter {held} ?",
  aidOnWin: "{drawn} suffit contre {enemy}. Dépenser {held} quand même ?",
  aidBefore: "Tu attaques {enemy}. Ajouter {held} avant de piocher ?",
  reshuffle: "La pioche est vide : la défausse est mélangée pour en former une nouvelle.",
  pay: "Tu as perdu contre {enemy}. Payer avec un Joker ou avec ton As ?",
  capture: "Victoire contre {enemy}. Le capturer ou le laisser ?",
  keepAce: "Un As, et aucun Joker perdu. Le garder comme point de vie de plus ?",
  clear: "Étage {floors} franchi ! On mélange les cartes pour le suivant.",
  over: "La partie est finie.",
};

export const ACE_PROMPTS: Translation<typeof english.ACE_PROMPTS> = {
  heal: "Un As ! Un de tes Jokers revient.",
  keep: "Un As ! Tu le gardes comme point de vie de plus.",
  waste: "Un As ! Ta main est pleine, il part à la défausse.",
};

export const FIGHTS: Translation<typeof english.FIGHTS> = {
  win: "{drawn} contre {enemy} : tu gagnes !",
  draw: "{drawn} contre {enemy} : égalité.",
  loss: "{drawn} contre {enemy} : tu perds un point de vie.",
};
export const AIDED_FIGHTS: Translation<typeof english.AIDED_FIGHTS> = {
  win: "{drawn} et {held} font {attack} contre {enemy} : tu gagnes !",
  draw: "{drawn} et {held} font {attack} contre {enemy} : égalité.",
  loss: "{drawn} et {held} font {attack} contre {enemy} : tu perds un point de vie.",
};

export const STATUS =
  "Étage {floor} · points de vie {hitPoints} · en main {held} · pioche {deck} · défausse {discard}";
export const NOTHING_HELD = "rien";

export const RESULTS: Translation<typeof english.RESULTS> = {
  dead: {
    headline: "C’est la chute",
    sentence: "Étages franchis : {floors}. Combats gagnés : {wins} sur {fights}.",
  },
  target: {
    headline: "Victoire !",
    sentence: "But atteint, étages franchis : {floors}. Combats gagnés : {wins} sur {fights}.",
  },
};

export const FIGURES = "Étages franchis {floors}, record {best} · combats gagnés {wins} sur {fights}";
