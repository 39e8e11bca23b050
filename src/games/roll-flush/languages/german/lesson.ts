import type { Translation } from "../../../../kit/language";
import type { LESSON as english } from "../english/lesson";

export const LESSON: Translation<typeof english> = {
  goal: "Wer zuerst mehr als 30 Punkte hat, gewinnt, und Punkte gibt es für Pokerhände. Die Karten auf den Plätzen 2 bis 12 liegen bereit; die Würfel sagen, welche du bekommst. Die Karte in der Mitte gehört allen. Würfle.",
  tag: "8: Das ist die Herz 9. Mit deiner 5 und deiner verdeckten Dame sind das drei Herzen. Markiere sie: Sie rutscht nach oben und gehört dir, sobald du aufhörst.",
  again:
    "Du darfst so oft würfeln, wie du willst. Kommt aber eine Zahl, deren Karte schon markiert ist, platzt der Wurf und du bekommst nichts (RF-5.4). Bei der Wahl steht, wie wahrscheinlich das ist: 14 %. Würfle.",
  bust: "Wieder die 8! Nimmst du sie, platzt alles. Gegen solches Pech hast du drei Marker, jeden für einmal: Tausch, Neuwurf und Schub (RF-6). Würfle die erste 4 neu.",
  saved: "5: der Herz König. Markiere ihn.",
  stop: "Vier Herzen in Sicht, und jede Marke macht den nächsten Wurf gefährlicher. Hör jetzt auf, dann gehören die markierten Karten dir (RF-5.7).",
  keep: "Höchstens fünf Karten darfst du halten; die übrigen legst du ab (RF-5.8). Leg keine ab, behalte alle vier.",
  swap: "Auch die andere Seite hat Karten genommen, und die Plätze wurden aufgefüllt. Das Herz Ass würde den Flush vollenden! Es liegt auf Platz 8, aber am häufigsten zeigen zwei Würfel 7. Leg es mit Tausch dorthin.",
  mustRoll:
    "Nach einem Tausch musst du würfeln (RF-6.1). Und falls die Würfel nicht gehorchen: „Rückgängig“ nimmt eine Wahl zurück, unter „Hilfe“ stehen die Regeln und die Pokerhände.",
  ace: "Eine 7! Markiere das Ass.",
  enough: "Mehr brauchst du nicht. Hör auf.",
  flush: "Fünf Herzen, ein Flush, das sind 6 Punkte (RF-10.1). Behalte alle.",
  score:
    "Statt zu würfeln, darfst du werten, wenn du drei eigene Karten oder mehr hast. Die anderen machen mit oder passen; die beste Hand bekommt einen Punkt für jeden, der wertet (RF-7.7). Werte!",
  farewell:
    "6 Punkte für den Flush und 2 für die bessere Hand. Deine Karten sind weg, du beginnst wieder mit einer. Überleg dir: kleine Hände bald werten oder auf eine große warten? Von nun an sind Würfel und Karten echt.",
};
