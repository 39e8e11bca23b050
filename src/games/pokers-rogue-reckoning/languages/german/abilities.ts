import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const ABILITY_WORDS: Translation<typeof english.ABILITY_WORDS> = {
  S2: { name: "Überladung", text: "Unter deinen Würfeln gibt sie {overcharge} ATK statt 1." },
  S3: { name: "Ausweichen", text: "Flieh aus dem Kampf. Der Gegner kommt zurück in den Stapel." },
  S4: { name: "Abtausch", text: "Wirf alle deine weißen Würfel noch einmal." },
  S5: {
    name: "Späher",
    text: "Zu Beginn des Kampfs siehst du die obersten zwei Karten des Stapels an; jede darfst du mit einem verdeckten Raum tauschen.",
  },
  S6: { name: "Bann", text: "Ein Fluch gibt dem Gegner kein ATK. Was er sonst bewirkt, bleibt in Kraft." },
  S7: {
    name: "Wunder",
    text: "Nutze einen deiner roten Tränke zum Heilen oder für seine Fähigkeit, und behalte ihn.",
  },
  S8: { name: "Goldsegen", text: "Du bekommst 16 Geld." },
  S9: { name: "Fokus", text: "Gleichstände gewinnst du, außer der Gegner hat auch Fokus." },
  S10: { name: "Bergung", text: "Nimm einen Trank oder eine Geldkarte aus der Ablage." },
  C2: {
    name: "Wiederkehr",
    text: "Zu Beginn des Kampfs kommt der oberste Fluch der Ablage zum Gegner.",
  },
  C3: { name: "Gift", text: "Zu Beginn des Kampfs verlierst du 2 HP." },
  C4: { name: "Ausweichen", text: "Der Gegner flieht, wenn ein Treffer ihm genau 1 HP lässt." },
  C5: {
    name: "Fokus",
    text: "Wer den Fluch hat, gewinnt Gleichstände, außer die andere Seite hat auch Fokus.",
  },
  C6: {
    name: "Verlust",
    text: "Zu Beginn des Kampfs verlierst du einen Trank; gehört der Fluch dir, verliert der Gegner einen Fluch.",
  },
  C7: {
    name: "Münzfäule",
    text: "Zu Beginn des Kampfs verlierst du 10 Geld; gehört der Fluch dir, verliert der Gegner 3 HP.",
  },
  C8: {
    name: "Siechtum",
    text: "Tränke heilen dich im Kampf nicht; gehört der Fluch dir, verliert der Gegner seinen höchsten Fluch unter 5.",
  },
  C9: { name: "Schrecken", text: "Die andere Seite kann nicht fliehen." },
  C10: {
    name: "Bann",
    text: "Eine Karte der anderen Seite gibt kein ATK. Was sie sonst bewirkt, bleibt in Kraft.",
  },
  H2: { name: "Gebrüll", text: "Der Gegner verliert 3 HP." },
  H3: { name: "Aufstieg", text: "Wirf noch einen weißen Würfel; er kommt zu deinem Wurf dazu." },
  H4: {
    name: "Strategie",
    text: "Flieh aus dem Kampf, wenn du mehr als 6 HP hast. Der Gegner kommt zurück in den Stapel.",
  },
  H5: {
    name: "Prisma",
    text: "Lege es vor einem Kampf wie einen blauen Trank unter deine Würfel: Es gibt 1 ATK.",
  },
  H6: { name: "Läuterung", text: "Entferne einen Fluch." },
  H7: { name: "Betäubung", text: "Nimm einen schwarzen Würfel aus dem Wurf." },
  H8: {
    name: "Alchemie",
    text: "Du bekommst den Wert der obersten zwei Geldkarten der Ablage.",
  },
  H9: { name: "Schild", text: "Zieh 3 vom Wurf des Gegners ab." },
  H10: {
    name: "Zeitreise",
    text: "Beginne den Kampf neu: Der Gegner hat wieder alle HP, du so viele, wie Würfel zeigen, einer je Stufe.",
  },
};
