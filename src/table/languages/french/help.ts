import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const HELP: Translation<typeof english.HELP> = {
  noRules: "Ce plateau n’a pas apporté ses règles. Elles sont dans le Bloc-notes.",
  rulesInEnglish: "Les règles sont écrites en anglais.",
  chooseSection: "Les règles numérotées. Choisis un chapitre.",
  handRanks: "Rang des mains",
  chooseHelp: "À qui de jouer et ce qu’on peut choisir, ton panneau le dit. Le reste est ici :",
  contents: "Sommaire",
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  rule: "Règle {number}",
  pieceAsking: "Un instant : on regarde ce qu’on peut en faire…",
  pieceIdle: "Tu ne peux rien en faire pour l’instant.",
  pieceChoices: "Ce que tu peux en faire :",
  keyFolded: "Ton panneau est replié. Déplie-le pour voir ses choix.",
  keyNoChoice: "Ton panneau n’a pas de choix {number} pour l’instant.",
  keyNoRoll: "Tu n’as rien à lancer pour l’instant.",
  keyNoPass: "Il n’y a rien à passer pour l’instant : choisis dans le panneau.",
  keySeveral: "Il y a plusieurs façons de le faire : choisis dans le panneau.",
};

export const GUIDE_TITLES: Translation<typeof english.GUIDE_TITLES> = {
  playing: "Premiers pas",
  keys: "Touches",
  chat: "Commandes du chat",
};

export const GUIDE: Translation<typeof english.GUIDE> = {
  playing: [
    "En haut de ton panneau, à qui de jouer ; en dessous, ce qu’on peut choisir. Un clic choisit. Bien des choix se font aussi à la main : glisse une pièce, retourne-la (F) ou lance-la (R) en la pointant.",
    "Clic droit sur une pièce : demande ce que c’est et ce que tu peux en faire.",
    "Ce qui n’est pas permis est refusé avec le numéro de la règle. Le bouton en bas à gauche ouvre alors les règles à cet endroit.",
    "« Annuler » reprend ton dernier choix, selon les réglages de la table : d’habitude tant que rien n’a été révélé.",
    "La table pose, déplace et compte pour toi. « Mode libre » laisse chacun bouger toutes les pièces. « Reprendre » remet tout en place, là où en est la partie.",
    "La barre du panneau se déplace. A− et A+ changent sa taille, – le replie.",
  ].join("\n"),
  keys: [
    "Choisis tes touches dans Options > Game Keys. Offsuit y propose, en anglais :",
    "· choice 1 à choice 9 : ce que montre ton panneau, ligne par ligne",
    "· undo, roll, pass : annuler, lancer, passer, selon ta partie en ce moment",
    "· fold or unfold the panel : replier ou déplier le panneau",
    "· rules : les règles, ouvertes à la dernière règle citée",
    "· what is this? : ce qu’est la pièce sous ton pointeur",
    "Le menu de la table vide (clic droit) fait revenir un panneau perdu.",
  ].join("\n"),
  chat: "Si ton panneau ne marche pas, joue par le chat. Tape !offsuit help pour savoir quoi taper.",
};

export const PIECE_MENU: Translation<typeof english.PIECE_MENU> = {
  what: "Qu’est-ce que c’est ?",
  todo: "Que puis-je en faire ?",
};

export const TABLE_MENU: Translation<typeof english.TABLE_MENU> = {
  showPanel: "Offsuit : montrer le panneau",
  piece: "Offsuit : qu’y a-t-il ici ?",
};

export const CHAT_COMMANDS: Translation<typeof english.CHAT_COMMANDS> = {
  state: "l’état de la partie et tes choix, par numéros",
  choice: "choisit ce qui a le numéro 3",
  amount: "de même, avec le montant 25",
  yes: "dit oui à une question",
  undo: "annule le dernier choix",
  roll: "lance les dés",
  pass: "passe",
  pause: "met la partie en pause",
  resume: "reprend la partie",
  rules: "les règles ; ajoute le numéro d’une règle pour l’ouvrir",
  statistics: "le bilan des parties de cette table",
  record: "écrit le relevé d’une partie finie dans le Bloc-notes",
  back: "revient à la partie depuis une autre page",
  seats: "avec qui tu pourrais échanger ta place",
  handsOff: "libère toutes les pièces",
  handsOn: "les remet en place et continue",
};
