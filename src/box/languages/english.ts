import type { Catalogue } from "../../kit/words";

/** What Global says in the chat, and what the boxes of the games show. */
export const SENTENCES = {
  commands: "Offsuit's commands:",
  command: "{command} - {summary}",
  unknownCommand: "Unknown command: {command}. Type {help} for the list.",
  onlyTheHost: "Only the host can do that.",
  helpSummary: "lists the commands",
  selfTestSummary: "checks how this version of Tabletop Simulator behaves (host only)",
  selfTestBegins:
    "The self-test has started: {checks} checks, on a floor of its own beside the table. It takes about a minute; you can keep playing.",
  selfTestRunning: "The self-test is still running.",
  selfTestEnds:
    "Self-test finished: {alike} as expected, {different} different, {unanswered} unanswered. See {title} in the Notebook.",
  lookSummary:
    "lays out everything the host should check by eye, beside the table; type it again to remove it",
  lookLaidOut:
    "The card is to the left of the table, and you are looking at it. Compare each thing with its label, and send us a screenshot of anything wrong. {command} removes it.",
  lookRemoved: "The card is gone.",

  onePlayer: "1 player · {shortest}-{longest} minutes",
  somePlayers: "{least}-{most} players · {shortest}-{longest} minutes",
  notPlayed: "Not played yet",
  playedAlone: "{games} played, {won} won",
  played: "{games} played",
  underWay: "Game in progress",
  onTheTable: "On the table",
  open: "Open",
  putAway: "Put away",

  sitFirst: "Take a seat first: click your name, choose a colour, then try again.",
  oneMoment: "One moment: the table is being set up.",
  waitForChance: "Wait for the dice and the shuffle to finish, then try again.",
  notTheirs: "{title} is in progress. Only its players and the host can put it away.",
  confirmPutAway: "Put {title} away for everybody? You can resume it later exactly where you left off.",
  noLongerOpen: "The table has changed in the meantime. Click again if you still want to.",
  boardLost: "The board of {title} was removed. The game is back in its box; open it to resume.",
  notOpened: "{title} could not be opened. Click Open again.",
  notPutAway:
    "{title} did not respond and stays on the table, so nothing is lost. Load an autosave, or delete the board to return to the game saved in its box.",
  nothingOpen: "No game is on the table.",
  alreadyOpen: "{title} is already on the table.",
  unknownGame: "There is no game called {name}. The games: {titles}.",
  openSummary: "opens a game, by its name or the start of it",
  putAwaySummary: "puts the current game away, to be resumed later",
  gamesSummary: "lists the games",
  game: "{title} - {hook}",
} as const satisfies Catalogue;
