import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "Das ist ein Spiel für eine Person: Nur wer spielt, darf handeln.",
  gameOver: "Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.",
  waitForCards: "Warte, bis die Karten gemischt sind.",
  waitForFight: "Der Kampf geht von selbst weiter. Warte einen Moment.",
  waitForAce: "Das Ass wandert von selbst an seinen Platz. Warte einen Moment.",
  aidUndecided: "Entscheide zuerst: die Karte auf deiner Hand dazulegen oder nicht.",
  payUndecided: "Entscheide zuerst: mit einem Joker zahlen oder mit deinem Ass.",
  captureUndecided: "Entscheide zuerst: den Gegner gefangen nehmen oder liegen lassen.",
  aceUndecided: "Entscheide zuerst: das Ass behalten oder ablegen.",
  nothingToAid: "Es gibt keinen Kampf, in dem du helfen könntest. Wähle einen Zug.",
  nothingToPay: "Es ist kein Lebenspunkt zu zahlen. Wähle einen Zug.",
  nothingToCapture: "Es gibt keinen geschlagenen Gegner. Wähle einen Zug.",
  nothingToKeep: "Es gibt kein Ass zu behalten oder abzulegen. Wähle einen Zug.",
  ownCell: "Dort stehst du schon. Wähle ein anderes Feld.",
  notAdjacent: "Das liegt nicht neben dir: {cell}. Geh zuerst näher heran.",
  cardInTheWay: "Dort liegt eine Karte: {cell}. Decke sie auf, greif sie an oder geh woandershin.",
  nothingToFlip: "Dort liegt keine Karte: {cell}. Du kannst einfach hingehen.",
  alreadyUp: "Diese Karte ist schon offen: {cell}. Greif sie an.",
  nothingToAttack: "Dort ist niemand: {cell}. Du kannst einfach hingehen.",
  stillDown: "Diese Karte ist noch verdeckt: {cell}. Decke sie auf.",
  noWay: "Dorthin führt kein freier Weg: {cell}. Schlage zuerst, was im Weg liegt.",
  oneStep: "Das ist nur ein Schritt: {cell}. Geh einfach hin.",
  impossibleFaces: "Das können diese Würfel nicht zeigen. Wirf sie noch einmal.",
  otherCards: "Das sind nicht die Karten des Stapels. Mische ihn noch einmal.",
  otherChance: "Der Zufall hatte etwas anderes zu entscheiden. Versuche es noch einmal.",
  noChance: "Jetzt gibt es nichts zu mischen. Wähle einen Zug.",
};

export const WITH_RULE = "{sentence} ({rule})";
