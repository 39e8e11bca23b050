import type { Translation } from "../../kit/language";
import type * as english from "./english";

export const SENTENCES: Translation<typeof english.SENTENCES> = {
  commands: "Offsuit connaît ces commandes :",
  command: "{command} - {summary}",
  unknownCommand: "Offsuit ne connaît pas {command}. Tape {help} pour voir ce qu’il connaît.",
  onlyTheHost: "Seul l’hôte peut le faire.",
  helpSummary: "ce que tu peux taper",
  selfTestSummary: "l’hôte vérifie comment se comporte cette version de Tabletop Simulator",
  selfTestBegins:
    "L’autotest commence : {checks} vérifications sur un sol à part, à côté de la table. Il dure environ une minute, et tu peux continuer à jouer.",
  selfTestRunning: "L’autotest est encore en cours.",
  selfTestEnds:
    "L’autotest est fini : {alike} réponses attendues, {different} différentes, {unanswered} sans réponse. Voir {title} dans le Bloc-notes.",
  lookSummary:
    "étale à côté de la table ce que l’hôte devrait regarder une fois ; encore une fois : le range",
  lookLaidOut:
    "La planche est à gauche de la table, sous tes yeux. Compare chaque chose avec sa légende (en anglais), et envoie-nous une capture de ce qui ne va pas. {command} la range.",
  lookRemoved: "La planche est rangée.",

  onePlayer: "1 joueur · {shortest}-{longest} minutes",
  somePlayers: "{least}-{most} joueurs · {shortest}-{longest} minutes",
  notPlayed: "Jamais joué",
  playedAlone: "Parties {games}, gagnées {won}",
  played: "Parties : {games}",
  underWay: "Partie en cours",
  onTheTable: "Sur la table",
  open: "Ouvrir",
  putAway: "Ranger",

  sitFirst: "Prends d’abord une place : clique sur une couleur à ton nom, puis réessaie.",
  oneMoment: "Un instant : la table se met en place.",
  waitForChance: "Attends que les dés s’arrêtent et que les cartes soient mélangées, puis réessaie.",
  notTheirs: "Partie en cours : {title}. Seuls ses joueurs et l’hôte peuvent ranger ce jeu.",
  confirmPutAway: "Ranger {title} pour tout le monde ? La partie reprendra plus tard telle quelle.",
  noLongerOpen: "La table a changé entre-temps. Clique encore si tu le veux toujours.",
  boardLost: "Le plateau de {title} a été retiré. Le jeu est dans sa boîte ; ouvre-la pour continuer.",
  notOpened: "{title} n’est pas sorti de sa boîte. Clique encore sur « Ouvrir ».",
  notPutAway:
    "{title} n’a pas répondu et reste sur la table : rien n’est perdu. Charge une sauvegarde automatique, ou supprime le plateau pour revenir à ce que contient sa boîte.",
  nothingOpen: "Il n’y a pas de jeu sur la table.",
  alreadyOpen: "{title} est déjà sur la table.",
  unknownGame: "Il n’y a pas de boîte nommée {name}. Les jeux : {titles}.",
  openSummary: "ouvre la boîte d’un jeu, par son nom ou le début de son nom",
  putAwaySummary: "remet le jeu de la table dans sa boîte, tel quel",
  gamesSummary: "les jeux de l’étagère",
  game: "{title} - {hook}",
};
