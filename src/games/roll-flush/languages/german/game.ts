import type { Translation } from "../../../../kit/language";
import type * as english from "../english/game";

export const TITLE = "Roll Flush";
export const HOOK = "Erwürfle Karten, hör auf, bevor der Wurf platzt, und werte die beste Pokerhand.";

export const FACE_DOWN_CARD = "verdeckte Karte";
export const NO_CARD = "nichts";
export const TOKEN_NAMES: Translation<typeof english.TOKEN_NAMES> = {
  swap: "Tausch",
  reroll: "Neuwurf",
  shift: "Schub",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Der Stapel wird gemischt.",
  shuffle: "Die Ablage wird zu einem neuen Stapel gemischt.",
  settling: "Die Karten werden ausgeteilt.",
  showdown: "Showdown. Beste Hand: {players}, {hand} (Bonus +{share}).",
  rollOff: "Gleichstand um den ersten Zug: {player} würfelt.",
  roll: "{player} würfelt.",
  reroll: "{player} würfelt noch einmal.",
  turn: "Du bist am Zug: um Karten würfeln oder deine Hand werten?",
  turnRoll: "Du bist am Zug: Würfle um Karten.",
  mustRoll: "Du hast getauscht. Jetzt würfle.",
  rolled: "Du hast {number} gewürfelt. Nimmst du sie, oder hilft ein Marker?",
  rolledOnly: "Du hast {number} gewürfelt.",
  push: "Markierte Karten: {count}. Noch einmal würfeln oder aufhören und sie nehmen?",
  keep: "Du behältst {kept} deiner {count} Karten (höchstens {limit}). Ändere das, oder drück auf Fertig.",
  keepTooMany: "Du hast {count} Karten und darfst {limit} behalten. Leg noch {over} ab.",
  join: "{declarer} wertet. Wertest du auch, oder passt du?",
  refresh: "Der Stapel wurde gemischt. Welchen Marker drehst du auf bereit zurück?",
  over: "Das Spiel ist vorbei.",
};

export const WAITING: Translation<typeof english.WAITING> = {
  turn: "{player} wählt: würfeln oder werten.",
  mustRoll: "{player} hat getauscht und muss würfeln.",
  rolled: "{player} hat {number} gewürfelt und entscheidet.",
  push: "{player} hat Karten markiert ({count}): noch ein Wurf, oder Schluss?",
  keep: "{player} wählt, welche Karten bleiben.",
  join: "{player} wählt: werten oder passen.",
  refresh: "{player} wählt einen Marker zum Zurückdrehen.",
};

export const STATUS = "{scores} · Zug {turn} · Stapel {deck} · Ablage {discard}";
export const OWN = "verdeckte Karten: {cards}";
export const STATUS_SCORE = "{player}: {score}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  roll: "Würfeln",
  bustOdds: "platzt {chance} %",
  bustOddsShift: "platzt {chance} %, mit Schub {shifted} %",
  noBust: "kann nicht platzen",
  sureBust: "platzt sicher",
  tag: "{card} markieren (Platz {number})",
  safe: "Die {number} nehmen: keine Karte",
  bust: "Bei {number} platzen",
  bustDetail: "verlorene Karten: {count}",
  shiftDown: "Schub nach unten: {card} (Platz {number})",
  shiftUp: "Schub nach oben: {card} (Platz {number})",
  rerollOne: "Die {face} neu würfeln",
  rerollBoth: "Beide Würfel neu würfeln",
  moveGroup: "Dein Zug",
  handGroup: "Deine Hand",
  swapGroup: "Tausch {number}",
  swapLastGroup: "Tausch {number} bis 11",
  swap: "Tausch: {firstCard} ({first}), {secondCard} ({second})",
  swapTagged: "verschiebt die Marke",
  stop: "Aufhören und Karten nehmen",
  stopDetail: "Karten: {count}",
  mark: "{card} behalten",
  markDetail: "jetzt abgelegt",
  unmark: "{card} ablegen",
  unmarkDetail: "jetzt behalten",
  keep: "Fertig",
  keepDetail: "{kept} behalten, {discarded} ab",
  score: "Werten",
  join: "Auch werten",
  pass: "Passen",
  passDetail: "Karten behalten",
  handNow: "jetzt {hand}",
  refresh: "{token} zurückdrehen",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  bust: "Dieser Wurf platzt, und du hast einen Marker, der ihn retten kann. Trotzdem platzen lassen?",
  sureBust: "Jede Karte ist markiert, also platzt ein Wurf sicher. Trotzdem würfeln?",
  keepNone: "Alle deine Karten ablegen?",
};

export const HINTS: Translation<typeof english.HINTS> = {
  fewCards: "Zum Werten braucht man {least} Karten; {player} hat {count} (RF-4.2).",
  swapUsed: "Der Marker Tausch ist benutzt, bis der Stapel gemischt wird (RF-6.1).",
  rerollUsed: "Der Marker Neuwurf ist benutzt, bis der Stapel gemischt wird (RF-6.2).",
  shiftUsed: "Der Marker Schub ist benutzt, bis der Stapel gemischt wird (RF-6.3).",
  shiftTagged: "Kein Schub: Neben der {number} liegt keine unmarkierte Karte (RF-6.3).",
  shiftAfterReroll: "In diesem Spiel gilt für einen Wurf Neuwurf oder Schub, nicht beides (RF-6.4).",
  swapFirstRoll: "In diesem Spiel wird nur vor dem ersten Wurf getauscht (RF-13).",
  sureBust: "Jede Karte ist markiert: Ein weiterer Wurf platzt sicher (RF-5.10).",
  tooMany: "Höchstens {limit} Karten bleiben: Leg noch {over} ab (RF-5.8).",
  joinMin: "Mit weniger als {least} Karten wird gepasst: {players} (RF-7.2).",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourTurn: "{player} ist am Zug. Warte, bis du es bist.",
  notAsked: "{player} wird zuerst gefragt. Warte, bis du gefragt wirst.",
  notYourRefresh: "{player} dreht zuerst einen Marker zurück. Warte einen Moment.",
  unknownCard: "Diese Karte ist nicht in deiner Hand. Wähle eine, die du hast.",
  gameOver: "Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.",
  waitForDice: "Warte, bis die Würfel liegen bleiben.",
  waitForCards: "Warte, bis die Karten gemischt und ausgeteilt sind.",
  waitForShowdown: "Der Showdown geht von selbst weiter. Warte einen Moment.",
  turnUndecided: "Wähle zuerst: würfeln oder werten.",
  rollUndecided: "Entscheide zuerst über deinen Wurf: nehmen oder einen Marker benutzen.",
  pushUndecided: "Wähle zuerst: noch einmal würfeln oder aufhören und die Karten nehmen.",
  keepUndecided: "Wähle zuerst, welche Karten du behältst.",
  joinUndecided: "Wähle zuerst: werten oder passen.",
  refreshUndecided: "Wähle zuerst den Marker, den du zurückdrehst.",
  swapThenRoll: "Nach einem Tausch musst du würfeln.",
  nothingRolled: "Es ist noch nichts gewürfelt. Würfle zuerst.",
  nothingToStop: "Noch ist keine Karte markiert. Würfle zuerst.",
  rollTurn: "Du hast begonnen zu würfeln. Werten kannst du in einem anderen Zug.",
  nothingToKeep: "Jetzt gibt es nichts zu behalten oder abzulegen. Hör zuerst auf.",
  nothingToPass: "Niemand hat eine Wertung verlangt. Wähle einen Zug.",
  nothingToRefresh: "Marker werden zurückgedreht, wenn der Stapel gemischt wurde.",
  fewCards: "Zum Werten braucht man {least} Karten, und du hast {count}. Würfle um mehr.",
  swapUsed: "Dein Marker Tausch ist benutzt. Wird der Stapel gemischt, kommt er vielleicht zurück.",
  rerollUsed: "Dein Marker Neuwurf ist benutzt. Wird der Stapel gemischt, kommt er vielleicht zurück.",
  shiftUsed: "Dein Marker Schub ist benutzt. Wird der Stapel gemischt, kommt er vielleicht zurück.",
  sameSlot: "Ein Tausch braucht zwei verschiedene Plätze. Nimm einen anderen.",
  slotOrder: "Nenne den niedrigeren der beiden Plätze zuerst.",
  swapLate: "Getauscht wird vor einem Wurf, nicht danach. Entscheide über deinen Wurf.",
  swapFirstRoll: "In diesem Spiel wird nur vor dem ersten Wurf getauscht. Würfle oder hör auf.",
  shiftOff: "Es gibt keinen Platz {number} für einen Schub. Schieb in die andere Richtung.",
  shiftTagged: "Dort liegt keine unmarkierte Karte. Wähle etwas anderes.",
  shiftAfterReroll: "In diesem Spiel gibt es nach einem Neuwurf keinen Schub. Nimm den Wurf.",
  alreadyMarked: "Diese Karte wird schon behalten. Wähle eine andere.",
  notMarked: "Diese Karte wird schon abgelegt. Wähle eine andere.",
  tooMany: "Höchstens 5 Karten bleiben, und {count} sind gewählt. Leg welche ab.",
  tokenReady: "Schon bereit: {token}. Wähle einen benutzten Marker.",
  impossibleFaces: "Das können diese Würfel nicht zeigen. Wirf sie noch einmal.",
  otherCards: "Das sind nicht die Karten des Stapels. Mische ihn noch einmal.",
  otherChance: "Der Zufall sollte etwas anderes entscheiden. Versuch es noch einmal.",
  noChance: "Jetzt gibt es nichts zu würfeln oder zu mischen. Wähle einen Zug.",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Die Karten sind ausgeteilt. Die niedrigste offene Karte beginnt.",
  tiedForFirst: "Gleichstand, es wird um den ersten Zug gewürfelt: {players}.",
  rolledOff: "{player} würfelt {first} + {second} = {total}.",
  turnBegan: "Zug {turn}: {player}.",
  rolled: "{player} würfelt {first} + {second} = {total}.",
  rerolled: "{player} würfelt neu: {first} + {second} = {total}.",
  tagged: "Auf Platz {number} markiert: {card}.",
  safe: "Die Karte auf Platz {number} ist schon markiert: keine Karte, nichts platzt.",
  shifted: "{player} schiebt von {from} auf {to}.",
  swapped: "{player} tauscht die Karten der Plätze {first} und {second}.",
  busted: "Geplatzt! {player} hat wieder {number} gewürfelt.",
  took: "{player} nimmt {cards}.",
  kept: "{player} behält {kept} und legt {discarded} ab.",
  slotDealt: "",
  communityDealt: "Neu in der Mitte: {card}.",
  handDealt: "",
  declared: "{player} verlangt eine Wertung.",
  joined: "{player} wertet auch.",
  passed: "{player} passt.",
  handRevealed: "{player} zeigt {cards}.",
  handScored: "{player} hat {hand}: +{points}.",
  bonusWon: "{players}: Bonus +{share}.",
  scoreIs: "{player} hat jetzt {score}.",
  reshuffled: "Die Ablage ist der neue Stapel: Alle drehen einen Marker zurück.",
  refreshed: "{player} dreht {token} zurück.",
  gameOver: "",
};

export const FACE_DOWN_CARDS: Translation<typeof english.FACE_DOWN_CARDS> = {
  one: "eine verdeckte Karte",
  many: "{count} verdeckte Karten",
};
export const BONUS_SHARED = "Gleichstand, der Bonus wird geteilt: je +{share} für {players}.";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  target: {
    label: "Zu überbietende Punkte",
    detail: "Das Spiel endet, wenn jemand mehr hat. Die Regel sagt 30.",
  },
  joinMin: { label: "Karten zum Mitwerten", detail: "Wer weniger hat, passt ungefragt." },
  scoreMin: { label: "Karten für eine Wertung", detail: "Wer weniger hat, kann nur würfeln." },
  shiftAfterReroll: {
    label: "Schub nach Neuwurf",
    detail: "Beide Marker dürfen demselben Wurf helfen.",
  },
  swapWhen: { label: "Karten tauschen", detail: "Vor jedem Wurf des Zugs oder nur vor dem ersten." },
  bustBy: {
    label: "Ein Wurf platzt durch",
    detail: "Die Marke auf der Karte oder die schon markierte Zahl.",
  },
  ownFaceDown: { label: "Eigene verdeckte Karten", detail: "Ob man sie ansehen darf." },
  discardView: { label: "Abgelegte verdeckte Karten", detail: "Ob sie aufgedeckt werden." },
  maxTurns: { label: "Höchstzahl der Züge", detail: "Dann gewinnt, wer am meisten hat. 0 heißt unbegrenzt." },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "ja",
  false: "nein",
  anyRoll: "vor jedem Wurf",
  firstRoll: "vor dem ersten Wurf",
  tag: "die Marke",
  history: "die Zahl",
  look: "man darf sie ansehen",
  blind: "bleiben unbekannt",
  open: "aufgedeckt",
  faceDownHidden: "bleiben verdeckt",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: { headline: "{players} gewinnt!", sentence: "Mit {score} Punkten nach {turns} Zügen. {scores}" },
  draw: {
    headline: "Unentschieden",
    sentence: "{players} teilen sich den Sieg mit {score} Punkten. {scores}",
  },
};

export const FIGURES = "Geplatzt {busts} in {rolls} Würfelzügen · Wertungen {showdowns} · Bestwert {best}";

export const WITH_RULE = "{sentence} ({rule})";
