import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Cards vs Dice";
export const HOOK = "Erschlage mit fünf Würfeln die vier Bosse, bevor deine zwölf Leben aufgebraucht sind.";

export const TARGET_NAMES: Translation<typeof english.TARGET_NAMES> = {
  m1: "Mob 1",
  m2: "Mob 2",
  m3: "Mob 3",
  b1: "Boss 1",
  b2: "Boss 2",
  b3: "Boss 3",
  b4: "Boss 4",
  v3: "Vorhut 3",
  v4: "Vorhut 4",
};

export const DIE_NAMES: Translation<typeof english.DIE_NAMES> = {
  d4: "W4",
  d6: "W6",
  d8: "W8",
  d10: "W10",
  d20: "W20",
  ks: "Königsmörder",
  life: "Todesstoß",
};

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Die Mobkarten werden gemischt.",
  recycle: "Der Friedhof wird zu einem neuen Nachschubstapel gemischt.",
  rage: "Kampf {battle}: besonnen kämpfen, oder für {price} Leben in Berserkerwut geraten?",
  attack: "Greif an! Noch unbenutzt: {weapons}.",
  end: "Alle Waffen sind benutzt. Den Kampf beenden?",
  rollRage: "Alle bereiten Waffen werden für die Berserkerwut geworfen.",
  rollFace: "{weapon} rollt gegen {card}.",
  rollCleave: "{weapon} rollt gegen {first} und {second}.",
  rollFatal: "Du wirfst dein Leben gegen {card}.",
  split: "Der Doppelschlag reicht nicht. Welcher Mob bekommt die {value} ab?",
  over: "Das Spiel ist vorbei.",
};

export const STATUS = "Leben {life} · Kampf {battle} · Bosse übrig {bosses} · Nachschub {spawn}";

export const CHOICES: Translation<typeof english.CHOICES> = {
  rageGroup: "{weapon}: {value}",
  calm: "Besonnen kämpfen",
  calmDetail: "beim Angriff würfeln",
  rage: "Berserkerwut",
  rageDetail: "{price} Leben",
  face: "{card} angreifen ({target})",
  cleave: "Doppelschlag: {first}, {second}",
  assign: "{card} treffen ({target})",
  fatal: "{card} treffen ({target})",
  end: "Kampf beenden",
  endDetail: "verliert {life} Leben",
  chance: "erschlägt {slay} %",
  chanceOrMiss: "trifft {slay} %, daneben {miss} %",
  slays: "erschlägt",
  slaysBoth: "erschlägt beide",
  wounds: "verwundet",
  misses: "daneben",
  fallsShort: "reicht nicht",
};

export const CONFIRM_END =
  "Das Ende des Kampfes kostet {damage} von deinen {life} Leben: Du verlierst das Spiel. Trotzdem beenden?";

export const CONFIRM_FATAL =
  "Der Todesstoß beendet das Spiel, ob du gewinnst oder verlierst. Um {card} zu erschlagen, brauchst du mindestens {need} auf einem Würfel mit {sides} Seiten. Wirfst du dein Leben?";

export const HINTS: Translation<typeof english.HINTS> = {
  shielded: "Die Bosse sind sicher, bis jeder Mob verwundet ist: {mobs} (CVD-5.5).",
  enraged: "{card} rast vor Wut: Nur ein genauer Treffer erschlägt, mehr geht daneben (CVD-5.10).",
  guarded: "Erschlage erst {card}, dann kannst du {boss} angreifen (CVD-5.6).",
  hidden3: "Vorhut 3 wird aufgedeckt, wenn Boss 1 und 2 erschlagen sind (CVD-5.7).",
  hidden4: "Vorhut 4 wird aufgedeckt, wenn Boss 3 erschlagen ist (CVD-5.7).",
  weaponsReady: "Der Kampf kann enden, wenn jede Waffe benutzt ist (CVD-5.2).",
  rageTooDear: "Die Wut kostet {price} Leben, du hast {life} (CVD-4.3).",
  rageWithoutWeapons: "Keine Wut: Alle Waffen stecken in einer Vorhut fest (CVD-4.3).",
  weaponStuck: "Steckt fest, bis die Vorhut erschlagen ist: {weapons} (CVD-8.1).",
};

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "Das ist ein Spiel für eine Person: Nur wer es spielt, darf handeln.",
  gameOver: "Das Spiel ist vorbei. Beginne ein neues, um weiterzuspielen.",
  waitForDice: "Warte, bis die Würfel liegen bleiben.",
  waitForCards: "Warte, bis die Karten gemischt sind.",
  rageUndecided: "Wähle zuerst: besonnen kämpfen oder Berserkerwut.",
  rageTooLate: "Besonnen oder wütend, das wählst du vor dem ersten Angriff. Greif weiter an.",
  rageTooDear: "Die Wut kostet {price} Leben, und eines muss dir bleiben; du hast {life}. Kämpfe besonnen.",
  rageWithoutWeapons: "Alle Waffen stecken fest, es gibt nichts zu würfeln. Kämpfe besonnen.",
  splitUndecided: "Wähle zuerst, welcher Mob den misslungenen Doppelschlag abbekommt.",
  nothingToAssign: "Kein Doppelschlag ist misslungen. Wähle einen Angriff.",
  notInTheCleave: "Der Treffer gilt {first} oder {second}. Wähle eines von beiden.",
  weaponUsed: "In diesem Kampf schon benutzt: {weapon}. Nimm eine andere Waffe.",
  weaponStuck: "Steckt in einer Vorhut fest: {weapon}. Erschlage die Vorhut, um die Waffe zu befreien.",
  kingslayerSpent: "Der Königsmörder schlägt nur einmal im Spiel zu. Nimm eine Waffe.",
  weaponsReady: "Benutze jede Waffe, bevor du den Kampf beendest.",
  slain: "Schon erschlagen: {target}. Wähle einen lebenden Gegner.",
  noMob: "Dort steht kein Mob. Wähle ein anderes Ziel.",
  shielded: "Die Mobs schützen {target}. Verwunde zuerst {shield}.",
  guarded: "Erschlage zuerst {guard}: Sie bewacht {target}.",
  noVanguard: "Dort steht keine Vorhut. Wähle ein anderes Ziel.",
  faceDown: "Noch verdeckt: {target}. Erschlage zuerst die Bosse davor.",
  cleaveOrder: "Ein Doppelschlag trifft zwei verschiedene Mobs; nenne den linken zuerst.",
  cleaveEnraged: "Ein rasender Mob wird nicht vom Doppelschlag getroffen. Greif ihn allein an.",
  cleaveDamaged: "Ein verwundeter Mob wird nicht vom Doppelschlag getroffen. Greif ihn allein an.",
  cleaveBetween: "Zwischen den beiden liegt ein weiterer Mob. Nimm zwei Nachbarn.",
  kingslayerCleave: "In diesem Spiel darf der Königsmörder keinen Doppelschlag. Greif ein Ziel an.",
  impossibleFaces: "Das können diese Würfel nicht zeigen. Wirf sie noch einmal.",
  otherCards: "Das sind nicht die Karten des Stapels. Mische ihn noch einmal.",
  otherChance: "Der Zufall sollte etwas anderes entscheiden. Versuch es noch einmal.",
  noChance: "Jetzt gibt es nichts zu würfeln oder zu mischen. Wähle einen Zug.",
};

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Zwei Vorhuten liegen verdeckt, {mobs} Mobs warten im Nachschub.",
  recycled: "{cards} Karten vom Friedhof werden zum neuen Nachschub.",
  battleBegan: "Kampf {battle} beginnt. Du hast {life} Leben.",
  spawned: "{card} erscheint als {mob}.",
  stayedCalm: "",
  ragePaid: "Du gerätst für {price} Leben in Wut und hast noch {life}.",
  rageRolled: "Die Wut würfelt {values}.",
  hit: "{weapon} zeigt {value} gegen {card}.",
  missed: "{weapon} zeigt {value}: zu viel, denn {card} rast vor Wut. Daneben.",
  cleft: "{weapon} zeigt {value}: Der Doppelschlag brauchte {sum} und gelingt.",
  cleaveFailed: "{weapon} zeigt {value}: Der Doppelschlag brauchte {sum} und reicht nicht.",
  kingslayerStruck: "Der Königsmörder trifft {card}.",
  kingslayerCleft: "Der Königsmörder trifft {first} und {second} in einem Doppelschlag.",
  kingslayerRolled: "Der Königsmörder zeigt {face} gegen {card}.",
  fatalStruck: "Der Todesstoß zeigt {value} gegen {card}.",
  slain: "{card} ist erschlagen!",
  vanguardRevealed: "Eine Vorhut wird aufgedeckt: {card}.",
  battleEnded: "Kampf {battle} endet.",
  mobAttacked: "{card} richtet {damage} Schaden an.",
  mobEnraged: "{card} rast vor Wut.",
  mobDied: "{card} stirbt an den Wunden.",
  bossAttacked: "{card} richtet {damage} Schaden an.",
  bossPromoted: "Der Boss steigt auf: {card}.",
  lifeLost: "Du verlierst {amount} Leben und hast noch {life}.",
  weaponsRecovered: "Zurück in der Waffenkammer: {weapons}.",
  weaponStuck: "Bleibt in der Vorhut {card} stecken: {weapon}.",
  gameOver: "",
};

export const EVENT_ENDINGS: Translation<typeof english.EVENT_ENDINGS> = {
  wounded: " Schaden {damage} von {hitPoints}.",
  kingslayerFails: " Er versagt.",
};

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  life: { label: "Leben am Anfang", detail: "Je weniger, desto schwerer. Die Regel sagt 12." },
  recycle: {
    label: "Friedhof neu mischen",
    detail: "Ist der Nachschub leer, kommen erschlagene Mobs zurück.",
  },
  ksCleave: {
    label: "Königsmörder trifft zwei",
    detail: "Er darf zwei benachbarte Mobs auf einmal erschlagen.",
  },
  ksPips: {
    label: "Königsmörder versagt bei",
    detail: "Welche gedruckte Seite versagt. Die Chance bleibt gleich.",
  },
  vanguardHit: {
    label: "Bewachter Boss greift an",
    detail: "Wenn seine Vorhut im Kampf verwundet wurde, oder immer, sobald sie offen liegt.",
  },
  fatalWin: {
    label: "Todesstoß kann gewinnen",
    detail: "Wenn nicht, ist der Tod immer eine Niederlage.",
  },
  rageHold: {
    label: "In der Wut Waffen sparen",
    detail: "In der Wut darf der Kampf mit unbenutzten Waffen enden.",
  },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "ja",
  false: "nein",
  tens: "1 (10 des Zehnerwürfels)",
  ones: "1",
  attacked: "wenn die Vorhut verletzt ist",
  revealed: "sobald sie offen liegt",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "Sieg!",
    sentence: "Alle vier Bosse sind nach {battles} erschlagen; du hast noch {life} Leben.",
  },
  winFatal: {
    headline: "Ein Heldentod!",
    sentence: "Dein Todesstoß erschlug den letzten Boss nach {battles}.",
  },
  loss: {
    headline: "Niederlage",
    sentence: "Du fielst in Kampf {battle}. Erschlagene Bosse: {slain} von 4.",
  },
};
export const BATTLES: Translation<typeof english.BATTLES> = { one: "1 Kampf", many: "{count} Kämpfen" };

export const FIGURES =
  "Erschlagene Bosse {slain}, Kämpfe {battles}; bestes Spiel: Bosse {most}, Leben übrig {life}";

export const TENS_FACE = "{value} ({tens} auf einem Zehnerwürfel)";
export const WITH_RULE = "{sentence} ({rule})";
export const WEAPON_WITH_VALUE = "{weapon} {value}";
