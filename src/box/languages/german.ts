import type { Translation } from "../../kit/language";
import type * as english from "./english";

export const SENTENCES: Translation<typeof english.SENTENCES> = {
  commands: "Offsuit kennt diese Befehle:",
  command: "{command} - {summary}",
  unknownCommand: "Offsuit kennt {command} nicht. Tipp {help}, um zu sehen, was es kennt.",
  onlyTheHost: "Das kann nur der Host.",
  helpSummary: "was du eintippen kannst",
  selfTestSummary: "der Host prüft, wie sich diese Version von Tabletop Simulator verhält",
  selfTestBegins:
    "Der Selbsttest beginnt, {checks} Prüfungen auf einem eigenen Boden neben dem Tisch. Er dauert etwa eine Minute, und ihr könnt weiterspielen.",
  selfTestRunning: "Der Selbsttest läuft noch.",
  selfTestEnds:
    "Der Selbsttest ist vorbei: {alike} Antworten wie erwartet, {different} anders, {unanswered} ohne Antwort. Siehe {title} im Notizbuch.",
  lookSummary: "legt neben dem Tisch aus, was der Host sich einmal ansehen sollte; noch einmal: räumt es weg",
  lookLaidOut:
    "Die Karte liegt links neben dem Tisch, und du siehst sie gerade an. Vergleich jedes Ding mit seiner Beschriftung (auf Englisch), und schick uns ein Bildschirmfoto von allem, was nicht stimmt. {command} räumt sie wieder weg.",
  lookRemoved: "Die Karte ist weggeräumt.",

  onePlayer: "1 Person · {shortest}-{longest} Minuten",
  somePlayers: "{least}-{most} Personen · {shortest}-{longest} Minuten",
  notPlayed: "Noch nicht gespielt",
  playedAlone: "{games} gespielt, {won} gewonnen",
  played: "{games} gespielt",
  underWay: "Ein Spiel läuft",
  onTheTable: "Auf dem Tisch",
  open: "Öffnen",
  putAway: "Wegräumen",

  sitFirst: "Nimm erst Platz: Klick bei deinem Namen auf eine Farbe, dann versuch es noch einmal.",
  oneMoment: "Einen Moment: Der Tisch wird aufgebaut.",
  waitForChance:
    "Warte, bis die Würfel still liegen und die Karten gemischt sind, dann versuch es noch einmal.",
  notTheirs: "{title} wird gerade gespielt. Wegräumen können es nur, die es spielen, und der Host.",
  confirmPutAway: "{title} für alle wegräumen? Später geht es genau so weiter, wie es jetzt liegt.",
  noLongerOpen: "Der Tisch hat sich inzwischen verändert. Klick noch einmal, wenn du es noch willst.",
  boardLost:
    "Das Brett von {title} wurde entfernt. Das Spiel ist wieder in seiner Schachtel; öffne sie, um weiterzuspielen.",
  notOpened: "{title} kam nicht aus der Schachtel. Klick noch einmal auf Öffnen.",
  notPutAway:
    "{title} hat nicht geantwortet und bleibt auf dem Tisch, damit nichts verloren geht. Lade einen automatischen Spielstand, oder lösche das Brett, um zum Stand in der Schachtel zurückzukehren.",
  nothingOpen: "Auf dem Tisch ist kein Spiel.",
  alreadyOpen: "{title} ist schon auf dem Tisch.",
  unknownGame: "Eine Schachtel {name} gibt es nicht. Die Spiele: {titles}.",
  openSummary: "öffnet die Schachtel eines Spiels, mit seinem Namen oder dessen Anfang",
  putAwaySummary: "räumt das Spiel auf dem Tisch in seine Schachtel, wie es ist",
  gamesSummary: "die Spiele im Regal",
  game: "{title} - {hook}",
};
