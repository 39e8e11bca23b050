import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const GROUPS: Translation<typeof english.GROUPS> = {
  attacks: "Angriffe",
  bet: "Dein Einsatz",
  choice: "Deine Wahl",
  people: "Leute",
  more: "Mehr",
};
export const SHAPE_GROUPS: Translation<typeof english.SHAPE_GROUPS> = {
  king: "König",
  queen: "Dame",
  rook: "Türme",
  bishop: "Läufer",
  knight: "Springer",
  pawn: "Bauern",
};

export const FORMING_CHOICES: Translation<typeof english.FORMING_CHOICES> = {
  place: "{player} in Team {team}",
  agree: "Diese Teams annehmen",
  disagree: "Kapitäne wählen lassen",
  approve: "Stimme für {player}",
  approveDetail: "noch nicht auf dem Zettel",
  disapprove: "{player} streichen",
  disapproveDetail: "auf dem Zettel",
  cast: "Stimmzettel abgeben",
  castDetail: "darauf: {count}",
  pick: "{player} nehmen",
  nominate: "{player} als General",
  vote: "{player} wählen",
  abstain: "Enthalten",
  assign: "{shape} {square} an {player}",
  assignDetail: "jetzt bei {player}",
  ready: "Fertig",
  readyDetail: "der Rest bleibt bei dir",
};

export const CHOICES: Translation<typeof english.CHOICES> = {
  move: "{shape} {from} – {to}",
  promotes: "wird dann umgewandelt",
  castle: "Rochade: König auf {to}",
  attack: "{shape} {from} × {target} {to}",
  inPassing: "en passant, auf {to}",
  attackOdds: "Sieg im Showdown {chance} %",
  back: "Zurück auf {square}",
  backDetail: "woher sie kam",
  retreat: "Auf {square}",
  stakeNothing: "Nichts zuschießen",
  stake: "{amount} zuschießen",
  stakeAnother: "Anderer Zuschuss",
  left: "bleiben {left}",
  amounts: "{min} bis {max}",
  rebuy: "{chips} kaufen",
  declineRebuy: "Nichts kaufen",
  sideLoses: "das Spiel ist verloren",
};

export const PROMOTIONS: Translation<typeof english.PROMOTIONS> = {
  queen: "Eine Dame",
  rook: "Ein Turm",
  bishop: "Ein Läufer",
  knight: "Ein Springer",
};

export const BETS: Translation<typeof english.BETS> = {
  fold: "Passen",
  foldAttacker: "dein Angriff scheitert",
  foldDefender: "verloren: {target}",
  check: "Schieben",
  call: "Mitgehen mit {chips}",
  callAllIn: "Mitgehen mit {chips}, All-in",
  bet: "{amount} setzen",
  betAllIn: "{amount} setzen, All-in",
  betAnother: "Anderer Einsatz",
  raise: "Um {amount} erhöhen",
  raiseAllIn: "Um {amount} erhöhen, All-in",
  raiseAnother: "Andere Erhöhung",
  puts: "zahlt {chips}, bleiben {left}",
  odds: "Sieg {chance} %",
};

export const ASIDES: Translation<typeof english.ASIDES> = {
  forfeit: "Aufgeben",
  forfeitDetail: "die andere Seite gewinnt",
  offer: "Angebot: {player} zahlt",
  acceptOffer: "Annehmen: Spiel beenden",
  declineOffer: "Ablehnen: weiterspielen",
  pays: "{player} zahlt {amount}",
  paysNothing: "niemand zahlt",
  callClock: "Nach der Uhr rufen",
  callClockDetail: "die Zeit beginnt zu laufen",
  proposeTime: "{option}: {value}",
  proposeTimeDetail: "wenn beide Seiten wollen",
  acceptTime: "Neue Zeit annehmen",
  declineTime: "Zeit so lassen",
  timeDetail: "{option}: {value}",
  shareEqually: "Chips gleich aufteilen",
  shareDetail: "wenn das ganze Team will",
  declineSharing: "Chips nicht aufteilen",
  declineSharingDetail: "alle behalten ihre eigenen",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  forfeit: "Aufgeben? Die andere Seite gewinnt und bekommt alle Chips.",
  forfeitTeam:
    "Aufgeben? Die andere Seite gewinnt. Dein General verliert alle Chips, die übrigen im Team die Hälfte.",
  foldForNothing: "Du könntest umsonst schieben. Trotzdem passen?",
  allIn: "Das sind alle deine Chips, und wer keine mehr hat, verliert. All-in gehen?",
  allInTeam: "Das sind alle deine Chips. All-in gehen?",
  tooMuch: "{player} kann davon nur {most} mitgehen; der Rest kommt zurück. Trotzdem setzen?",
  declineRebuy: "Ohne Chips verliert deine Seite das Spiel. Trotzdem nichts kaufen?",
  acceptOffer: "Das beendet das Spiel: {pays}. Annehmen?",
};

export const HINTS: Translation<typeof english.HINTS> = {
  matching:
    "Im Kampf bringt jede Figur eine Karte: K König, Q Dame, J Turm, 10 Läufer, 9 Springer, alle anderen Bauer (PC-1.4).",
  noDoubleStep: "In diesem Spiel zieht ein Bauer immer nur ein Feld (PC-5.4).",
  noCastling: "In diesem Spiel gibt es keine Rochade (PC-5.4).",
  castlingLost: "Keine Rochade: König oder Turm hat schon gezogen oder angegriffen (PC-5.6).",
  attackedKing:
    "Der König von {player} ist angegriffen. Er darf stehen bleiben: Es gibt kein Schach, nur einen Kampf zu gewinnen (PC-5.2).",
  nothingToRaise: "{player} ist All-in, da gibt es nichts zu erhöhen (PC-7.3).",
  noChipsToRaise: "Keine Erhöhung: Mitgehen kostet schon alle deine Chips (PC-7.3).",
  unmatched: "{player} kann noch {most} setzen. Was du darüber hinaus setzt, kommt zurück (PC-7.7).",
  shortCall:
    "Mitgehen mit deinen letzten {chips} genügt: Was du nicht decken kannst, geht an {player} zurück (PC-7.7).",
  lateOwner:
    "Die Geheimkarte bleibt verborgen, und wem sie gehört, kämpft selbst, wenn du angreifst (PC-10.3).",
  stakeReturn: "Nach dem Kampf kommt dein Anteil an den Chips zurück, abgerundet (PC-12.15).",
  offer: "Angebot von {player}, das Spiel zu beenden: {pays} (PC-9.6).",
  timeOffer: "Vorschlag von {player} für die nächsten Entscheidungen: {option}, {value} (PC-10.8).",
};
