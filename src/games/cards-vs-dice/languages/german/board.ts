import type { Translation } from "../../../../kit/language";
import type { BOARD_WORDS as english } from "../english/board";

export const BOARD_WORDS: Translation<typeof english> = {
  armory: "Waffenkammer",
  bosses: "Bosse",
  vanguards: "Vorhuten",
  mobs: "Mobs",
  tracker: "Lebenswürfel",
  life: "Leben {life}",
  code: "Blatt {code}",
  battle: "Kampf {battle}",
  raging: "Berserkerwut",
  gateOpen: "Tor offen: auf die Bosse!",
  gateShut: "Tor zu: verwunde jeden Mob",
  spawn: "Nachschub: {count}",
  graveyard: "Friedhof: {count}",
  kingslayer: "Königsmörder",
  kingslayerSpent: "Königsmörder: benutzt",
  hitPoints: "{left}/{hitPoints} TP",
  enraged: "Rasend: genau {left}",
  slain: "Erschlagen",
  guarded: "{left} TP, bewacht",
  boss: "{left}/{hitPoints} TP, Schaden {attack}",
  faceDown: "Verdeckt",
  mobName: "{card}, Mob",
  mobNote:
    "Braucht {left} oder mehr. Überlebt der Mob, richtet er 1 Schaden an, und wenn er verwundet ist, wird er rasend (CVD-7.1).",
  enragedName: "{card}, rasender Mob",
  enragedNote:
    "Braucht genau {left}; mehr geht daneben (CVD-5.10). Überlebt der Mob, richtet er 2 Schaden an und stirbt.",
  bossName: "{card}, Boss",
  bossNote:
    "{left} von {hitPoints} Trefferpunkten, Angriff {attack}. Ein verwundeter Boss greift an, steigt auf und heilt (CVD-7).",
  vanguardName: "{card}, Vorhut",
  vanguardNote:
    "Noch {left} von {hitPoints} Trefferpunkten. Schützt den Boss dahinter und behält die Würfel, die sie treffen.",
  hiddenName: "Vorhut, verdeckt",
  hiddenNote: "Wird aufgedeckt, wenn die Bosse davor erschlagen sind (CVD-5.7).",
  slainName: "{card}, erschlagen",
  slainNote: "Geht am Ende des Kampfes (CVD-6.1).",
  bossSlainName: "Erschlagener Boss",
  bossSlainNote: "Mit vier davon ist das Spiel gewonnen (CVD-9.1).",
  pileBossName: "Bossstapel",
  pileBossNote: "Die Ränge, durch die ein Boss aufsteigt: Bube, Dame, König, Ass.",
  spawnName: "Nachschubstapel",
  spawnNote: "Die Mobs, die noch kommen.",
  graveyardName: "Friedhof",
  graveyardNote: "Erschlagene Mobs und Vorhuten.",
  weaponNote:
    "Zieh die Waffe auf ein Monster, um anzugreifen, oder zwischen zwei frische Mobs: Doppelschlag.",
  weaponUsed: "In diesem Kampf benutzt.",
  ksNote:
    "Einmal im Spiel: erschlägt Mob oder Vorhut ohne Wurf, einen Boss, wenn er nicht {failing} zeigt (CVD-5.12).",
  ksTens: "1 (die 10 eines Zehnerwürfels)",
  ksOnes: "1",
  lifeName: "Lebenswürfel",
  lifeNote: "Dein Leben. Leg ihn auf einen Boss: Der Todesstoß beendet das Spiel (CVD-5.13).",
};
