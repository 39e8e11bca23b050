import type { Catalogue } from "../../kit/words";

/** What Global says in the chat, and what stands on the boxes of the games. */
export const SENTENCES = {
  commands: "Offsuit knows these commands:",
  command: "{command} - {summary}",
  unknownCommand: "Offsuit does not know {command}. Type {help} to see what it knows.",
  onlyTheHost: "Only the host can do that.",
  helpSummary: "what you can type",
  selfTestSummary: "the host checks how this version of Tabletop Simulator behaves",
  selfTestBegins:
    "The self-test begins, {checks} checks on a floor of its own beside the table. It takes about a minute, and you can play on.",
  selfTestRunning: "The self-test is still running.",
  selfTestEnds:
    "The self-test is over: {alike} answers as expected, {different} different, {unanswered} without an answer. See {title} in the Notebook.",
  lookSummary: "lays out, beside the table, what the host should look at once; again: takes it away",
  lookLaidOut:
    "The card lies to the left of the table, and you are looking at it. Compare each thing with its label, and send us a screenshot of what is wrong. {command} takes it away again.",
  lookRemoved: "The card is taken away.",

  onePlayer: "1 player · {shortest}-{longest} minutes",
  somePlayers: "{least}-{most} players · {shortest}-{longest} minutes",
  notPlayed: "Not played yet",
  playedAlone: "{games} played, {won} won",
  played: "{games} played",
  underWay: "A game is under way",
  onTheTable: "On the table",
  open: "Open",
  putAway: "Put away",

  sitFirst: "Take a seat first: click a colour at your name, then try again.",
  oneMoment: "One moment: the table is being set up.",
  waitForChance: "Wait until the dice lie still and the cards are shuffled, then try again.",
  notTheirs: "{title} is being played. Only its players and the host can put it away.",
  confirmPutAway: "Put {title} away for everybody? It goes on later just as it lies now.",
  noLongerOpen: "The table has changed meanwhile. Click again if you still want to.",
  boardLost: "The board of {title} was removed. The game is back in its box; open it to go on.",
  notOpened: "{title} did not come out of its box. Click Open again.",
  notPutAway:
    "{title} did not answer and stays on the table, so nothing is lost. Load an autosave, or delete the board to go back to what its box holds.",
  nothingOpen: "No game is on the table.",
  alreadyOpen: "{title} is on the table already.",
  unknownGame: "There is no box called {name}. The games: {titles}.",
  openSummary: "opens the box of a game, by its name or the beginning of it",
  putAwaySummary: "puts the game on the table back into its box as it is",
  gamesSummary: "the games on the shelf",
  game: "{title} - {hook}",
} as const satisfies Catalogue;
