import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Pokerchess";
export const HOOK = "Schach, bei dem du jedes Schlagen als Hand Poker gewinnen musst.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  division: "Team 1: {first}. Team 2: {second}. Nimm an, stelle jemanden um, oder lass Kapitäne wählen.",
  captains:
    "Stimme für alle, die du als Kapitän möchtest, dann gib den Zettel ab. Zwei werden gewählt und bilden die Teams.",
  draft: "Du bist Kapitän von Team {team}: Nimm jemanden. Noch frei: {free}.",
  consent:
    "Wer soll General von Team {team} sein und seine Figuren ziehen? Nennt ihr alle dieselbe Person, steht es fest.",
  ballot:
    "Keine Einigung: Stimme für alle, die du als General von Team {team} möchtest, dann gib den Zettel ab.",
  runoff: "Stichwahl: Soll {first} oder {second} General von Team {team} sein?",
  assigning:
    "Du bist General. Gib deinem Team Figuren: Wer sie hat, führt ihre Kämpfe. Die übrigen bleiben bei dir.",
  move: "Deine Geheimkarte ist {card}. Zieh, oder greif an: Geschlagen wird mit einer Hand Poker.",
  moveForLate:
    "{player} ist zu spät: Wähle du den Zug, irgendeinen erlaubten. Einen Angriff kämpft {player} aus.",
  stake:
    "{fighter} kämpft für deine Seite mit {own}. Schießt du von deinen {chips} etwas zu? Dein Anteil am Rest kommt zurück.",
  rebuySide: "Deine Seite hat keine Chips mehr. Kaufe {chips}, oder ihr verliert das Spiel.",
  rebuyMember: "Du hast keine Chips mehr. Kaufe {chips}, oder kämpfe ohne.",
  promote: "Der Bauer auf {square} ist am Ziel. Was wird aus ihm?",
  retreat: "Der Angriff auf {square} ist gescheitert. Wohin ziehst du dich zurück? Figur: {shape}.",
  promoteForLate: "{player} ist zu spät: Wähle, was aus dem Bauern auf {square} wird.",
  retreatForLate: "{player} ist zu spät: Wähle, wohin sich die Figur zurückzieht: {shape}.",
  offer: "{player} bietet an, das Spiel zu beenden: {pays}. Nimm an, oder lehne ab und spiel weiter.",
  timeOffer:
    "{player} schlägt für die nächsten Entscheidungen vor: {option}, {value}. Annehmen oder ablehnen?",
};

export const BATTLE_PROMPTS: Translation<typeof english.BATTLE_PROMPTS> = {
  attacker: "Du greifst mit {shape} an: {target} auf {square}. {hand} {price}",
  defender: "Angriff auf {target} ({square}) durch {shape} von {from}. {hand} {price}",
  hole: "Du hältst {cards}.",
  holeAndHand: "Du hältst {cards}: {hand}.",
  check: "Pot {pot}: schieben oder setzen?",
  option: "Pot {pot}: schieben oder erhöhen?",
  call: "Pot {pot}, Mitgehen kostet {toCall}: passen, mitgehen oder erhöhen?",
  callOnly: "Pot {pot}, Mitgehen kostet {toCall}: passen oder mitgehen?",
};

export const LOOKING: Translation<typeof english.LOOKING> = {
  drawShuffle: "Der Stapel wird für die Auslosung gemischt: Die höhere Karte bekommt die weißen Figuren.",
  drawn:
    "{first} zieht {firstCard}, {second} zieht {secondCard}: {player} spielt die weißen Figuren und beginnt.",
  turnShuffle: "Der Stapel wird gemischt, dann bekommt {player} eine Geheimkarte.",
  sought:
    "Eine Karte je Figur: {attackerCard} für {shape}, {defenderCard} für {target}. Dann bekommt {defender} eine verdeckte Karte.",
  soughtInVain:
    "Der Stapel war leer, bevor beide Figuren eine Karte hatten. Der Rest wird gemischt, und die Suche geht weiter.",
  seekShuffle: "Die übrigen Karten werden gemischt, und die Suche nach einer Figurenkarte geht weiter.",
  battleShuffle: "Der Stapel wird gemischt, dann bekommt {defender} eine verdeckte Karte.",
  showdown: "{attacker}: {attackerHand}. {defender}: {defenderHand}. {outcome}",
  over: "Das Spiel ist vorbei.",
};

export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  attacker: "{attacker} gewinnt {pot}: {shape} schlägt {target}.",
  defender: "{defender} gewinnt {pot}: Der Angriff ist gescheitert.",
  hold: "Unentschieden: Beide bekommen die Hälfte von {pot}, und der Angriff ist gescheitert.",
  capture: "Unentschieden: Beide bekommen die Hälfte von {pot}, und {shape} schlägt {target}.",
};
export const CHIPLESS_OUTCOMES: Translation<typeof english.CHIPLESS_OUTCOMES> = {
  attacker: "{attacker} gewinnt: {shape} schlägt {target}.",
  defender: "{defender} gewinnt: Der Angriff ist gescheitert.",
  hold: "Unentschieden: Der Angriff ist gescheitert.",
  capture: "Unentschieden: {shape} schlägt {target}.",
};

export const WAITING: Translation<typeof english.WAITING> = {
  division: "Die anderen entscheiden über die Teams. Team 1: {first}. Team 2: {second}.",
  captains: "Die anderen stimmen ab. Zwei Kapitäne werden gewählt.",
  draft: "{player} nimmt jemanden in Team {team}. Noch frei: {free}.",
  generals: "Die Teams wählen ihre Generäle.",
  assigning: "Die Generäle geben ihren Teams Figuren.",
  move: "{player} hat eine Geheimkarte und zieht oder greift an.",
  moveForLate: "{late} ist zu spät, darum wählt {player} den Zug.",
  stake: "{player} entscheidet über einen Zuschuss für {fighter}.",
  bet: "{player} entscheidet. Pot {pot}, Mitgehen kostet {toCall}.",
  betFreely: "{player} entscheidet. Pot {pot}, Mitgehen kostet nichts.",
  rebuy: "{player} hat keine Chips mehr und entscheidet, ob nachgekauft wird.",
  promote: "{player} entscheidet, was aus dem Bauern auf {square} wird.",
  retreat: "{player} entscheidet über den Rückzug: {shape}.",
};

export const STATUS: Translation<typeof english.STATUS> = {
  beforePlay: "{stacks} · Stapel {deck}",
  turn: "{stacks} · Zug {turn} · Stapel {deck}",
  battle: "{stacks} · Pot {pot} · Zug {turn} · Stapel {deck}",
  stack: "{player} {chips}",
  side: "{side} Figuren: {stacks}",
  separator: " · ",
};

export const OWN: Translation<typeof english.OWN> = {
  private: "Geheimkarte: {card}",
  down: "verdeckte Karte: {card}",
  withHand: "{own} ({hand})",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  king: { headline: "{winner} gewinnt!", sentence: "{loser}: König geschlagen in Zug {turn}. {stacks}" },
  chips: { headline: "{winner} gewinnt!", sentence: "{loser}: keine Chips mehr nach Zug {turn}. {stacks}" },
  forfeit: { headline: "{winner} gewinnt!", sentence: "{loser} hat in Zug {turn} aufgegeben. {stacks}" },
  "no-move": {
    headline: "{winner} gewinnt!",
    sentence: "{loser} hatte in Zug {turn} keinen erlaubten Zug. {stacks}",
  },
  agreed: {
    headline: "Ende in Einigkeit",
    sentence: "Beide Seiten haben das Spiel in Zug {turn} beendet. {stacks}",
  },
  blocked: { headline: "Remis", sentence: "Keine Seite hatte einen erlaubten Zug. {stacks}" },
  "quiet-limit": { headline: "Remis", sentence: "{quiet} Züge in Folge ohne Angriff. {stacks}" },
  "turn-limit": { headline: "Remis", sentence: "{limit} Züge sind vorbei. {stacks}" },
};

export const FIGURES = "Kämpfe {battles} · geschlagen {captures} · Showdowns {showdowns} · gepasst {folds}";
