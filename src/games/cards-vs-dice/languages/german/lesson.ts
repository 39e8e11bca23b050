import type { Translation } from "../../../../kit/language";
import type { LESSON as english } from "../english/lesson";

export const LESSON: Translation<typeof english> = {
  goal: "Oben liegen vier Bosse: Erschlage alle, bevor deine 12 Leben aufgebraucht sind. Unten liegen deine Waffen, fünf Würfel; jeder greift einmal im Kampf an. Die Berserkerwut wirft alle auf einmal, für 4 Leben. Die brauchst du noch nicht: Kämpfe besonnen.",
  cleave:
    "Drei Mobs schützen die Bosse, bis jeder von ihnen erschlagen oder verwundet ist (CVD-5.5). Die 4 und die 5 sind Nachbarn, also kann ein Würfel beide treffen: Er muss ihre Summe zeigen, 9. Der W20 kann das gut; bei jeder Wahl steht die Chance.",
  wound:
    "Beide sind erschlagen! Die 9 muss nicht sterben: Ein Kratzer macht den Weg frei, also genügt der schwächste Würfel. Greif ruhig jetzt schon einen Boss an: Der Tisch lehnt ab und nennt die Regel.",
  boss: "Der Weg ist frei. Der Bube hat 10 Trefferpunkte, und im selben Kampf wird der Schaden addiert (CVD-5.9). Triff Boss 1 mit dem W10, hier oder indem du den Würfel auf die Karte ziehst.",
  slay: "6 von 10. Ein verwundeter Boss, der überlebt, schlägt nach dem Kampf zurück und steigt auf (CVD-7.4). Bring also zu Ende, was du begonnen hast: Der W8 erschlägt ihn ab 4.",
  rest: "Der erste von vieren! Der Kampf endet erst, wenn alle Waffen benutzt sind (CVD-5.2). Gegen einen anderen Boss würde der W6 nur schaden, also nimm ihn für die 9.",
  end: "Alle Waffen sind benutzt. Ein lebender Mob nimmt dir jetzt 1 Leben, und weil er verwundet ist, wird er rasend. Die Bosse bleiben ruhig: Du hast einen erschlagen und keinen anderen verwundet (CVD-7.5).",
  rage: "Noch 11 Leben, und neue Mobs füllen die Lücken. Die 9 rast: Ein zu hoher Wurf geht daneben (CVD-5.10), und nach diesem Kampf nähme sie dir 2. Übrigens: Mit „Rückgängig“ nimmst du eine Wahl zurück, unter „Hilfe“ stehen alle Regeln. Kämpfe besonnen.",
  again:
    "Die 6 und die 2 lassen sich mit einem Doppelschlag treffen, ab 8. Einen rasenden Mob trifft er nie.",
  enraged:
    "Jetzt die rasende 9. Der W6 kann dafür nicht zu hoch würfeln, und jeder Treffer macht den Weg zu den Bossen wieder frei.",
  kingslayer:
    "Zeit für den goldenen Würfel, den Königsmörder, einmal im Spiel: Er erschlägt einen Mob ohne Wurf und einen Boss in neun von zehn Fällen (CVD-5.12). Auf Boss 2!",
  farewell:
    "Zwei Bosse sind erschlagen, also wird vor dem dritten eine Vorhut aufgedeckt: Würfel, die sie treffen, stecken fest, bis sie fällt (CVD-8.1). Dein letztes Mittel ist der Todesstoß, dein Leben gegen einen Boss (CVD-5.13). Von nun an sind die Würfel echt. Viel Glück!",
};
