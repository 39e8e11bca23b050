import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Zwölf Gegner verstecken sich zwischen diesen Karten; besiege alle, um zu gewinnen. Der Dungeon liegt Raum für Raum aus, und jeden Raum einer Ebene musst du früher oder später öffnen (PRR-4.4). Öffne den ersten.",
  buy: "Ein blauer Trank. Ab Wert 5 haben sie einen Preis (PRR-5.2), und du hast 12 Geld. Unter deinen Würfeln lässt dich jeder blaue Trank härter treffen, und dieser nimmt auch noch einem Fluch die Kraft. Kauf ihn.",
  curse:
    "Er gehört dir. Ein leerer Raum bleibt bis zur nächsten Ebene leer. Öffne den nächsten: Es kann alles sein, denn im ganzen Stapel mischen sich Tränke, Flüche, Geld, Schwerter, Herzen und Gegner.",
  won: "Ein Fluch! Die beiden Würfel hätten mehr als 9 zeigen müssen, um ihn abzuwehren (PRR-6.3); jetzt liegt er beim nächsten Gegner und lässt ihn härter treffen. Noch ein Raum.",
  enemy:
    "Kleine Tränke gewinnt ein Würfel, der genau ihren Wert zeigt (PRR-5.1), und das hat er. Ein roter Trank heilt, oder er tut, was auf ihm steht. Der letzte Raum.",
  equip:
    "Ein Gegner: 6 HP und 1 ATK, dazu ein Fluch, der 1 gibt. Vor dem Kampf darfst du trinken und ausrüsten: Leg Bann unter deine Würfel, für 1 ATK mehr (PRR-5.6), und der Fluch gibt nichts mehr.",
  fight:
    "Im Kampf kannst du nichts mehr ausrüsten (PRR-9.2). Auf den Zügen steht, wie die nächste Runde wohl ausgeht. Auf in den Kampf!",
  roll: "Würfelpoker: deine zwei weißen Würfel und dein ATK, eine 2, gegen zwei schwarze Würfel und die 1 des Gegners. Die bessere Hand trifft (PRR-10.3). Würfle.",
  hit: "Deine 2 und der ATK-Würfel sind ein Paar; der Gegner hat nichts. Du triffst mit 2 ATK und 1 für den Trank (PRR-9.5). Werte den Wurf aus.",
  again:
    "Noch 3 HP: ein Treffer. Rückgängig nimmt einen Zug zurück, und in der Hilfe stehen die Regeln und die Würfelhände. Würfle noch einmal.",
  elevate:
    "Vorsicht: Der Gegner hat ein Paar 1er und du nichts. Tränke helfen nur, bevor du auswertest (PRR-12.6). Aufstieg gibt einen weißen Würfel dazu: Nutze ihn.",
  beaten: "Eine 6, und du hast ein Paar 6er. Werte aus: Dieser Treffer ist der letzte.",
  farewell:
    "Der erste von zwölf! Was unter den Würfeln lag, ist weg. Beende jetzt die Ebene: Du rastest und bekommst neue Räume. Nach je drei Gegnern werden die übrigen stärker (PRR-8.1), also sammle Schwerter und Tränke. Mit 0 HP kannst du ATK hergeben, um weiterzuspielen (PRR-12.4). Ab jetzt ist alles echt.",
};
