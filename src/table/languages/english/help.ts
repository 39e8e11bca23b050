/** The text of the help sheets, and the answers to keys and to the menus of pieces. */
export const HELP = {
  noRules: "This board carries no rules. You find them in the Notebook.",
  rulesInEnglish: "The rules are in English.",
  chooseSection: "The numbered rules. Choose a section.",
  contents: "Contents",
  previousPage: "Previous page",
  handRanks: "Hand ranks",
  chooseHelp: "Your panel shows whose turn it is and what you can do. Read more here:",
  nextPage: "Next page",
  rule: "Rule {number}",
  pieceAsking: "One moment: checking what you can do with it ...",
  pieceIdle: "You can't do anything with it right now.",
  pieceChoices: "What you can do with it:",
  keyFolded: "Your panel is collapsed. Expand it to see your choices.",
  keyNoChoice: "Your panel has no choice {number} right now.",
  keyNoRoll: "You have nothing to roll right now.",
  keyNoPass: "You can't pass right now: choose in the panel.",
  keySeveral: "There is more than one way to do that: choose in the panel.",
};

/** The pages that tell how to use the table. */
export const GUIDE_TITLES = { playing: "First steps", keys: "Keys", chat: "Chat commands" };

/** The text of these pages. */
export const GUIDE = {
  playing: [
    "The top of your panel shows whose turn it is; below are your choices. Click one. Or use the pieces: drag one, or point at it and flip it (F) or roll it (R).",
    "Right-click a piece to ask what it is and what you can do with it.",
    "If a move is not allowed, you are told why, with the number of the rule. The button at the bottom left opens that rule.",
    "Undo reverts your last choice, usually as long as nothing new was revealed. The host can change this under Table.",
    "The table deals, moves and scores for you. Hands off lets everybody move every piece freely. Resume restores the game.",
    "Drag the panel by its bar. A− and A+ change its size, – collapses it.",
  ].join("\n"),
  keys: [
    "Bind keys under Options > Game Keys. Offsuit adds:",
    "· choice 1 to choice 9: the choices in your panel, row by row",
    "· undo, roll, pass: whatever they mean in your game right now",
    "· fold or unfold the panel",
    "· rules: open the rule that was mentioned last",
    "· what is this?: explain the piece under your pointer",
    "Lost your panel? Right-click the empty table to bring it back.",
  ].join("\n"),
  chat: "If your panel fails, play by chat. Type !offsuit help for the commands.",
};

/** The items in the menu of a piece. */
export const PIECE_MENU = { what: "What is this?", todo: "What can I do with it?" };

/** The items in the menu of the empty table. */
export const TABLE_MENU = { showPanel: "Offsuit: show the panel", piece: "Offsuit: what is here?" };

/** What each chat command does. */
export const CHAT_COMMANDS = {
  state: "the state of the game and your choices, numbered",
  choice: "takes choice 3",
  amount: "takes choice 3, with the amount 25",
  yes: "answers yes",
  undo: "undoes your last choice",
  roll: "rolls",
  pass: "passes",
  pause: "pauses the game",
  resume: "resumes it",
  rules: "the rules; add a rule number to open that rule",
  statistics: "the results at this table",
  record: "writes the record of the finished game to the Notebook",
  seats: "players you can swap seats with",
  back: "returns from another page to the game",
  handsOff: "lets everybody move every piece",
  handsOn: "puts the pieces back and resumes",
};
