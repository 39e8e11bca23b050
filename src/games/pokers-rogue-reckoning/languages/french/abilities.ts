import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const ABILITY_WORDS: Translation<typeof english.ABILITY_WORDS> = {
  S2: { name: "Surcharge", text: "Sous tes dés, elle ajoute {overcharge} ATQ au lieu de 1." },
  S3: { name: "Esquive", text: "Fuis le combat. L’ennemi retourne dans la pioche." },
  S4: { name: "Compromis", text: "Relance tous tes dés blancs." },
  S5: {
    name: "Éclaireur",
    text: "Au début du combat, regarde les deux premières cartes de la pioche ; échange chacune avec une salle cachée si tu veux.",
  },
  S6: {
    name: "Annulation",
    text: "Une malédiction ne donne pas d’ATQ à l’ennemi. Ses autres effets demeurent.",
  },
  S7: {
    name: "Miracle",
    text: "Utilise une de tes potions rouges, pour te soigner ou pour son pouvoir, et garde-la.",
  },
  S8: { name: "Fortune", text: "Gagne 16 or." },
  S9: {
    name: "Concentration",
    text: "Tu gagnes les égalités, sauf si l’ennemi a aussi Concentration.",
  },
  S10: { name: "Récupération", text: "Reprends une potion ou une carte d’or de la défausse." },
  C2: {
    name: "Rappel",
    text: "Au début du combat, la dernière malédiction défaussée rejoint l’ennemi.",
  },
  C3: { name: "Poison", text: "Au début du combat, tu perds 2 PV." },
  C4: { name: "Esquive", text: "L’ennemi fuit quand un coup lui laisse exactement 1 PV." },
  C5: {
    name: "Concentration",
    text: "Son camp gagne les égalités, sauf si l’autre a aussi Concentration.",
  },
  C6: {
    name: "Égarement",
    text: "Au début du combat, tu perds une potion ; si elle est à toi, l’ennemi perd une malédiction.",
  },
  C7: {
    name: "Or pourri",
    text: "Au début du combat, tu perds 10 or ; si elle est à toi, l’ennemi perd 3 PV.",
  },
  C8: {
    name: "Fléau",
    text: "Tes potions ne soignent pas au combat ; si elle est à toi, l’ennemi perd sa plus haute malédiction sous 5.",
  },
  C9: { name: "Terreur", text: "L’autre camp ne peut pas fuir." },
  C10: {
    name: "Annulation",
    text: "Une carte de l’autre camp ne donne pas d’ATQ. Ses autres effets demeurent.",
  },
  H2: { name: "Rugissement", text: "L’ennemi perd 3 PV." },
  H3: { name: "Élévation", text: "Lance un dé blanc de plus et ajoute-le à ton jet." },
  H4: {
    name: "Stratégie",
    text: "Fuis le combat si tu as plus de 6 PV. L’ennemi retourne dans la pioche.",
  },
  H5: {
    name: "Prisme",
    text: "Mets-le sous tes dés avant un combat, comme une potion bleue : il ajoute 1 ATQ.",
  },
  H6: { name: "Purification", text: "Retire une malédiction." },
  H7: { name: "Stupeur", text: "Retire un dé noir du jet." },
  H8: {
    name: "Alchimie",
    text: "Gagne la valeur des deux premières cartes d’or de la défausse.",
  },
  H9: { name: "Bouclier", text: "Retire 3 au jet de l’ennemi." },
  H10: {
    name: "Voyage temporel",
    text: "Recommence le combat : l’ennemi reprend tous ses PV, et tes PV se tirent aux dés, un dé par palier.",
  },
};
