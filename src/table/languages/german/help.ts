import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const HELP: Translation<typeof english.HELP> = {
  noRules: "Dieses Brett hat seine Regeln nicht dabei. Sie stehen im Notizbuch.",
  rulesInEnglish: "Die Regeln sind auf Englisch geschrieben.",
  chooseSection: "Die nummerierten Regeln. Wähle einen Abschnitt.",
  contents: "Inhalt",
  previousPage: "Seite zurück",
  nextPage: "Seite vor",
  rule: "Regel {number}",
  pieceAsking: "Einen Moment: Es wird nachgesehen, was sich damit tun lässt ...",
  pieceIdle: "Damit kannst du gerade nichts tun.",
  pieceChoices: "Was du damit tun kannst:",
  keyFolded: "Dein Panel ist eingeklappt. Klapp es auf, um deine Möglichkeiten zu sehen.",
  keyNoChoice: "Dein Panel zeigt gerade keine Möglichkeit {number}.",
  keyNoRoll: "Für dich gibt es gerade nichts zu würfeln.",
  keyNoPass: "Gerade lässt sich nicht passen: Wähle im Panel.",
  handRanks: "Pokerhände",
  chooseHelp: "Wer am Zug ist und was sich wählen lässt, steht in deinem Panel. Mehr gibt es hier:",
  keySeveral: "Dafür gibt es mehr als einen Weg: Wähle im Panel.",
};

export const GUIDE_TITLES: Translation<typeof english.GUIDE_TITLES> = {
  playing: "Erste Schritte",
  keys: "Tasten",
  chat: "Chatbefehle",
};

export const GUIDE: Translation<typeof english.GUIDE> = {
  playing: [
    "Wer am Zug ist, steht oben in deinem Panel, darunter, was sich wählen lässt. Ein Klick wählt. Vieles geht auch mit der Hand: Zieh ein Teil, dreh es um (F) oder wirf es (R), während du darauf zeigst.",
    "Klick mit der rechten Taste auf ein Teil und frag, was es ist und was du damit tun kannst.",
    "Was nicht erlaubt ist, wird mit der Nummer der Regel beantwortet. Der Knopf unten links schlägt dann dort die Regeln auf.",
    "Rückgängig nimmt deine letzte Wahl zurück, wie es am Tisch eingestellt ist: meist, solange nichts aufgedeckt wurde.",
    "Der Tisch legt aus, zieht und zählt für dich. Mit Freie Hand dürfen alle jedes Teil frei bewegen. Weiter legt alles zurück, wie das Spiel steht.",
    "Die Leiste des Panels lässt sich ziehen. A− und A+ ändern seine Größe, – klappt es ein.",
  ].join("\n"),
  keys: [
    "Belege die Tasten, wie du willst, unter Options > Game Keys. Dort stehen die von Offsuit auf Englisch:",
    "· choice 1 bis choice 9: was dein Panel zeigt, Reihe für Reihe",
    "· undo, roll, pass: rückgängig, würfeln, passen, was das in deinem Spiel gerade heißt",
    "· fold or unfold the panel: das Panel ein- oder ausklappen",
    "· rules: die Regeln, bei der zuletzt genannten aufgeschlagen",
    "· what is this?: über das Teil unter deinem Zeiger",
    "Ein verlorenes Panel bringt das Menü des leeren Tischs (rechte Taste) zurück.",
  ].join("\n"),
  chat: "Wessen Panel versagt, kann im Chat spielen. Tipp !offsuit help, und es sagt, was sich eintippen lässt.",
};

export const PIECE_MENU: Translation<typeof english.PIECE_MENU> = {
  what: "Was ist das?",
  todo: "Was kann ich damit tun?",
};

export const TABLE_MENU: Translation<typeof english.TABLE_MENU> = {
  showPanel: "Offsuit: Panel zeigen",
  piece: "Offsuit: Was liegt hier?",
};

export const CHAT_COMMANDS: Translation<typeof english.CHAT_COMMANDS> = {
  state: "wie das Spiel steht, und was du wählen kannst, mit Nummern",
  choice: "wählt, was die Nummer 3 hat",
  amount: "dasselbe, mit der Menge 25",
  yes: "sagt ja zu einer Frage",
  undo: "nimmt zurück",
  roll: "würfelt",
  pass: "passt",
  pause: "unterbricht das Spiel",
  resume: "setzt es fort",
  rules: "die Regeln; häng die Nummer einer Regel an, um sie dort aufzuschlagen",
  statistics: "wie die Spiele an diesem Tisch ausgingen",
  record: "schreibt das Protokoll eines beendeten Spiels ins Notizbuch",
  seats: "mit wem du den Platz tauschen könntest",
  back: "von einer anderen Seite zurück zum Spiel",
  handsOff: "lässt alles frei bewegen",
  handsOn: "legt alles zurück und spielt weiter",
};
