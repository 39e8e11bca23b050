import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Poker's Rogue Reckoning";
export const HOOK = "Plündere Raum um Raum, und besiege zwölf Gegner mit der besseren Hand aus Würfeln.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Der Stapel wird gemischt.",
  explore: "Ebene {level}: Decke einen Raum auf.",
  explored: "Ebene {level} ist erkundet. Kaufe und trinke, was du brauchst, dann geh weiter.",
  potionWon: "{total}: {card} gehört dir!",
  potionMissed: "{total}: {card} ist verloren.",
  curseAvoided: "{total}: {card} ist abgewehrt.",
  curseConverted: "{total}: {card} wechselt die Seite und hilft dir im nächsten Kampf!",
  curseJoined: "{total}: {card} kommt zum nächsten Gegner.",
  shownCard: "{card}. {effect}",
  money: "{card}: {value} Geld nehmen oder bis zu {most} HP heilen?",
  cleanse: "{card} läutern: Gib blaue Tränke im Wert {value} dazu. Bisher: {sum}.",
  prep: "{enemy}, Stufe {tier}: HP {hp}, ATK {atk}. Mach dich bereit, dann kämpfe.",
  prepFinal: "{enemy}, der letzte Gegner: HP {hp}, ATK {atk}. Mach dich bereit, dann kämpfe.",
  misplace: "Verlust: Wähle einen Trank, den du verlierst.",
  misplaceEnemy: "Dein Verlust: Wähle einen Fluch, den der Gegner verliert.",
  scout: "Oben auf dem Stapel: {cards}. Tausche sie mit Räumen, oder lass sie liegen.",
  preRoll: "Würfle: Du würdest mit {amount} treffen, {enemy} mit {enemyAmount}.",
  tie: "Beide haben {player}. Wirfst du nur deine weißen Würfel neu, oder alle?",
  death: "Du bist am Boden! Stehst du wieder auf?",
  throwPotion: "{card}: Bei einer {value} mit einem Würfel gehört die Karte dir.",
  throwSingle: "{card}: Eine {value} mit einem Würfel wehrt den Fluch ab.",
  throwDual: "{card}: Mehr als {value} mit zwei Würfeln wehrt ab, bei genau {value} gehört der Fluch dir.",
  throwRound: "Du würfelst gegen {enemy}.",
  throwCounter: "Du schlägst zurück: Deine weißen Würfel werden neu geworfen.",
  throwAgain: "Deine weißen Würfel werden neu geworfen.",
  throwOneMore: "Noch ein weißer Würfel wird geworfen.",
  throwRestart: "Zeitreise: Die Würfel zeigen, wie viele HP du hast.",
  shuffle: "Der Stapel wird gemischt.",
  over: "Das Spiel ist vorbei.",
};

export const STATUS =
  "Ebene {level} · HP {hp} von {maxHp} · ATK {atk} · Geld {money} · besiegt {killed} von {enemies} · Stapel {deck}";
export const STATUS_ENEMY = "{line} · Gegner (Stufe {tier}): HP {hp} von {maxHp}, ATK {atk}";

export const HINTS: Translation<typeof english.HINTS> = {
  forSale: "{card}, {price} Geld. {effect}",
  tooDear: "Du hast {money} Geld, zu wenig für {cards} (PRR-5.2).",
  cursesWait: "Warten auf den nächsten Gegner: {cards} (PRR-6.4).",
  tooLittleValue: "Deine blauen Tränke sind {sum} wert: zu wenig, um {cards} zu läutern (PRR-5.7).",
  surplus: "Was die Tränke über {value} hinaus wert sind, ist verloren (PRR-5.7).",
  moneyFull: "Mehr als {cap} Geld kannst du nicht tragen (PRR-7.2).",
  equipNow: "Jetzt oder gar nicht kommen Tränke unter deine Würfel: {cards} (PRR-9.2).",
  starts: "Wenn der Kampf beginnt: {cards} (PRR-9.3).",
  blows: "Du triffst mit {amount} ({reason}), der Gegner mit {enemyAmount} ({enemyReason}).",
  blightAhead: "Siechtum: Sobald du kämpfst, heilt kein Trank mehr (PRR-14.7).",
  blight: "Siechtum: In diesem Kampf heilt kein Trank (PRR-14.7).",
  terror: "Schrecken: Vor diesem Gegner kannst du nicht fliehen (PRR-14.8).",
  evade: "Ausweichen: Mit genau 1 HP flieht der Gegner (PRR-14.4).",
  focusOurs: "Fokus: Gleichstände gewinnst du (PRR-13.9).",
  focusTheirs: "Fokus: Gleichstände gewinnt der Gegner (PRR-13.9).",
  afterRoll: "Nach dem Wurf kannst du nutzen: {cards} (PRR-13.2).",
  lowHp: "Mit {card} kannst du nur fliehen, wenn du mehr als {hp} HP hast (PRR-15.4).",
  lastAtk: "Mit ATK 1 kannst du nichts hergeben (PRR-12.4).",
  trade: "Das senkt dein ATK um 1, und der Gegner behält seine HP (PRR-12.4).",
  counter: "Bei erneutem Gleichstand werden alle Würfel neu geworfen (PRR-11.5).",
};

export const RESULTS: Translation<typeof english.RESULTS> = {
  win: {
    headline: "Sieg!",
    sentence:
      "Alle {killed} Gegner sind besiegt, auf Ebene {level}. Am Ende hast du HP {hp}, ATK {atk}, Geld {money}.",
  },
  loss: {
    headline: "Du bist gefallen",
    sentence: "Besiegte Gegner: {killed} von {enemies}, auf Ebene {level}.",
  },
};

export const FIGURES = "Gewonnene Spiele {won} · besiegte Gegner {killed}, bester Lauf {best} von {enemies}";
