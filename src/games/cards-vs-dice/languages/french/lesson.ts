import type { Translation } from "../../../../kit/language";
import type { LESSON as english } from "../english/lesson";

export const LESSON: Translation<typeof english> = {
  goal: "En haut, quatre boss : terrasse-les tous avant de perdre tes 12 vies. En bas, tes armes, cinq dés ; chacun attaque une fois par combat. La Rage les lance tous d’un coup, pour 4 vies. Pas besoin pour l’instant : combats au calme.",
  cleave:
    "Trois sbires protègent les boss tant que chacun n’est pas terrassé ou blessé (CVD-5.5). Le 4 et le 5 sont voisins : un seul dé peut les frapper d’un coup double, s’il donne leur somme, 9. Le D20 s’y prête bien ; chaque choix dit ses chances.",
  wound:
    "Tous deux terrassés ! Le 9 n’a pas besoin de mourir : une égratignure ouvre le passage, le dé le plus faible suffit. Attaque un boss dès maintenant, pour voir : la table refuse et cite la règle.",
  boss: "Le passage est ouvert. Le Valet a 10 points de vie, et dans un même combat les dégâts s’ajoutent (CVD-5.9). Frappe le boss 1 avec le D10, ici ou en glissant le dé sur la carte.",
  slay: "6 sur 10. Un boss blessé qui survit riposte après le combat et monte en grade (CVD-7.4), alors finis ce que tu as commencé : le D8 le terrasse à partir de 4.",
  rest: "Le premier des quatre ! Le combat ne finit que quand toutes les armes ont servi (CVD-5.2). Contre un autre boss, le D6 ne ferait que du tort : qu’il soit pour le 9.",
  end: "Toutes les armes ont servi. Un sbire vivant te prend maintenant 1 vie et, comme il est blessé, devient enragé. Les boss se tiennent tranquilles : tu en as terrassé un sans en blesser d’autre (CVD-7.5).",
  rage: "Encore 11 vies, et de nouveaux sbires comblent les vides. Le 9 est enragé : un jet trop fort le rate (CVD-5.10), et après ce combat il te prendrait 2 vies. Au fait : « Annuler » reprend un choix, « Aide » contient toutes les règles. Combats au calme.",
  again: "Le 6 et le 2 se frappent d’un coup double, à partir de 8. Un sbire enragé, jamais.",
  enraged:
    "Maintenant, le 9 enragé. Le D6 ne peut pas faire trop, et le moindre coup rouvre le passage vers les boss.",
  kingslayer:
    "C’est l’heure du dé doré, le Régicide, une fois par partie : il terrasse un sbire sans jet, et un boss neuf fois sur dix (CVD-5.12). Sus au boss 2 !",
  farewell:
    "Deux boss sont terrassés : un garde se retourne devant le troisième. Les dés qui le touchent y restent jusqu’à sa chute (CVD-8.1). Ton dernier recours est le Coup fatal, ta vie jetée contre un boss (CVD-5.13). À partir d’ici, les dés sont vrais. Bonne chance !",
};
