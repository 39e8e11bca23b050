import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Du bist der Joker unten links. Durchquere den Dungeon bis zum Ziel in der Ecke gegenüber: Jede geschaffte Ebene zählt. Jede Karte auf dem Weg deckst du auf und bekämpfst sie mit der nächsten Karte des Stapels. Beginne mit der Karte über dir.",
  capture:
    "Dein Bube hat die 6 geschlagen, du stehst jetzt auf ihrem Feld. Einen geschlagenen Gegner darfst du auf die Hand nehmen (RS-5.7): Später gibt er einmal seinen Wert in einem Kampf dazu. Nimm ihn gefangen.",
  onwards:
    "Niemand weiß, was dort liegt und was der Stapel bringt. Was sich wissen lässt, steht auf dem Zug: wie wahrscheinlich du gewinnst. Decke die nächste Karte auf.",
  aid: "Eine 9, und du hast nur eine 7 gezogen. Das würde einen deiner drei Lebenspunkte kosten, der Joker. Aber 7 und deine gefangene 6 ergeben 13 (RS-5.4): Leg sie dazu.",
  freely:
    "Gewonnen, und deine Hand ist wieder frei. Über die Lücken darfst du auch zurückgehen, so weit du willst und umsonst (RS-4.4). Geh weiter nach oben.",
  ace: "Ein Ass ist kein Gegner. Du hast noch alle Joker, also behältst du es als vierten Lebenspunkt (RS-6.3) und betrittst sein Feld. Jetzt nach rechts, am oberen Rand entlang.",
  pay: "Eine 3 gegen eine 7: verloren. Das kostet einen Lebenspunkt, Joker oder Ass. Das nächste Ass, das auftaucht, heilt einen verlorenen Joker (RS-6.2), also zahle mit einem Joker. Beim letzten Lebenspunkt ist das Spiel vorbei.",
  again:
    "Die 7 liegt jetzt offen und bleibt. Einen Kampf kannst du wiederholen, oder du gehst um einen zu starken Gegner herum. Sieh dir die Chancen an: Sie sind gut. Greif noch einmal an.",
  heal: "Mit einer 10 geschlagen. Solange du das Ass hältst, kannst du nichts gefangen nehmen (RS-6.3). Noch vier Karten bis zur Ecke: Decke die nächste auf.",
  close:
    "Wieder ein Ass, und dein Joker ist zurück. Wenn du etwas wissen willst: In der Hilfe stehen alle Regeln, und Rückgängig nimmt einen Zug zurück.",
  last: "Nur noch eine Karte liegt zwischen dir und dem Ziel. Decke sie auf.",
  finish: "Und nun das Ziel selbst. Seine Karte musst du schlagen wie jede andere (RS-7.1).",
  farewell:
    "Die erste Ebene ist geschafft! Lücken werden neu gefüllt, Ungeschlagenes bleibt, und das Ziel liegt jetzt, wo du begonnen hast (RS-7.3, RS-7.4). Verlorene Joker bringen nur Asse zurück. Ab jetzt wird wirklich gemischt: Wie weit kommst du?",
};
