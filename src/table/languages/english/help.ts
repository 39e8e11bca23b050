/** What the sheets of help say, and what answers keys and the menus of pieces. */
export const HELP = {
  noRules: "This board has not brought its rules along. They are in the Notebook.",
  rulesInEnglish: "The rules are written in English.",
  chooseSection: "The numbered rules. Choose a section.",
  contents: "Contents",
  previousPage: "Previous page",
  handRanks: "Hand ranks",
  chooseHelp: "Whose move it is, and what can be chosen, is in your panel. More is here:",
  nextPage: "Next page",
  rule: "Rule {number}",
  pieceAsking: "One moment: looking what can be done with it ...",
  pieceIdle: "You can do nothing with it just now.",
  pieceChoices: "What you can do with it:",
  keyFolded: "Your panel is folded up. Unfold it to see its choices.",
  keyNoChoice: "Your panel shows no choice {number} just now.",
  keyNoRoll: "There is nothing for you to roll just now.",
  keyNoPass: "There is nothing to pass just now: choose in the panel.",
  keySeveral: "There is more than one way to do that: choose in the panel.",
};

/** The pages that tell how to use the table. */
export const GUIDE_TITLES = { playing: "First steps", keys: "Keys", chat: "Chat commands" };

/** What these pages say. */
export const GUIDE = {
  playing: [
    "Whose move it is stands on top of your panel, below it what can be chosen. A click chooses. Many choices can also be made by hand: drag a piece, turn it over (F) or roll it (R) while you point at it.",
    "Right-click a piece and ask what it is and what you can do with it.",
    "What is not allowed is answered with the number of the rule. The button at the bottom left then opens the rules there.",
    "Undo takes back your last choice, as the table is set: usually as long as nothing was revealed.",
    "The table lays out, moves and counts for you. Hands off lets everybody move every piece freely. Resume puts all back as the game stands.",
    "The bar of the panel can be dragged. A− and A+ change its size, – folds it up.",
  ].join("\n"),
  keys: [
    "Bind keys as you like under Options > Game Keys. What Offsuit has there:",
    "· choice 1 to choice 9: what your panel shows, row by row",
    "· undo, roll, pass: what these mean in your game just now",
    "· fold or unfold the panel",
    "· rules: open at the rule that was named last",
    "· what is this?: about the piece under your pointer",
    "The menu of the empty table (right-click) brings back a panel that is lost.",
  ].join("\n"),
  chat: "Whose panel fails can play by the chat. Type !offsuit help, and it tells what can be typed.",
};

/** The items in the menu of a piece. */
export const PIECE_MENU = { what: "What is this?", todo: "What can I do with it?" };

/** The items in the menu of the empty table. */
export const TABLE_MENU = { showPanel: "Offsuit: show the panel", piece: "Offsuit: what lies here?" };

/** What the commands do that can be typed into the chat. */
export const CHAT_COMMANDS = {
  state: "how the game stands, and what you can choose, by numbers",
  choice: "chooses what has the number 3",
  amount: "the same, with the amount 25",
  yes: "says yes to a question",
  undo: "takes back",
  roll: "rolls",
  pass: "passes",
  pause: "pauses the game",
  resume: "goes on with it",
  rules: "the rules; add the number of a rule to open them there",
  statistics: "how the games went at this table",
  record: "writes the record of a finished game into the Notebook",
  seats: "with whom you could swap seats",
  back: "back to the game from another page",
  handsOff: "sets all pieces free",
  handsOn: "puts them back and goes on",
};
