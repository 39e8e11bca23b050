import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Es sieht aus wie Schach, aber nichts wird einfach so geschlagen: Jedes Schlagen wird mit Pokerhänden ausgekämpft. Es gewinnt, wer den König schlägt oder alle Chips hat (PC-9.1). Es gibt kein Schach, und Bauern ziehen nur ein Feld (PC-5.4). Öffne deiner Dame einen Weg.",
  quiet:
    "Ein Zug auf ein leeres Feld ist nur ein Zug. Jeden Zug bekommst du eine Geheimkarte, die nur zählt, wenn du angreifst (PC-4.1). Deine ist ein Bube, für eine Dame nicht viel wert. Bring sie heraus.",
  attack:
    "Deine Dame sieht den Bauern auf g7. Die erste Karte beim Angriff hat den Rang der Figur, eine Dame für die Dame; die eines Bauern ist ein Ass oder 2 bis 8 (PC-1.4). Die zweite ist deine Geheimkarte: nur eine 4. Greif trotzdem an und schau.",
  fold: "Schwarz hat ein Ass bekommen und erhöht deinen Blind von 1 um 3. Mit Dame und 4 liegst du hinten; auf den Zügen steht, wie weit. Passe: Das kostet den Blind, aber keine Figur.",
  retreat:
    "Der Angriff ist gescheitert, also zieht die Dame zurück, dorthin, woher sie kam, oder auf ein Feld dazwischen (PC-8.3). Auf g5 und g6 könnte Schwarz sie angreifen. Bleib auf g4.",
  again:
    "Jetzt ist deine Geheimkarte eine Dame! Mit der Dame, die der Angriff bringt, ist das ein Paar, bevor die erste Karte liegt. Schlag noch einmal zu.",
  raise:
    "Schwarz geht mit. Fünf Karten für beide kommen noch, drei davon jetzt (PC-7.1). Solange deine Hand stark ist, lass Schwarz dafür zahlen: Erhöhe um 2.",
  flop: "Eine dritte Dame! Viel besser wird es nicht. Setze 6. Jeden anderen Betrag tippst du in die Zeile unter den Zügen, und Rückgängig nimmt einen Zug zurück.",
  turn: "Schwarz bleibt dabei. Du musst nicht jedes Mal setzen: Schieben kostet nichts und sieht schwach aus. Schiebe.",
  river:
    "Die letzte Karte. Die besten fünf von sieben Karten gewinnen (PC-7.11); in der Hilfe stehen die Ränge der Hände und alle Regeln. Setze 9.",
  farewell:
    "Drei Damen schlagen ein Paar: Bauer und Pot gehören dir. Aber so weit draußen kann deine Dame selbst angegriffen werden; dann gehst du mit, erhöhst oder passt, und Passen kostet in der Verteidigung die Figur. Ab jetzt sind die Karten echt. Pass auf deinen König auf!",
};
