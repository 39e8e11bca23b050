import { fill, type Catalogue, type Values } from "../kit/words";

/** What the table itself says in every game; each game has words of its own besides. */
const ENGLISH = {
  lobby: "Set the options, then deal.",
  start: "Deal the cards",
  playAgain: "Play again",
  changeOptions: "Change options",
  playersTab: "Players",
  optionsTab: "Options",
  tableTab: "Table",
  lobbySeats: "Playing: {names}. Sit down at a colour to join.",
  lobbyFull: "Playing: {names}.",
  lobbyTooFew: "{least} to {most} play; here: {names}. Sit down at a colour to join, or add players.",
  computerAt: "{colour} (computer)",
  secondChair: "{colour} (played by {player})",
  startFilled: "Deal against a computer",
  addComputer: "Add a computer player",
  addChair: "Play one more seat yourself",
  removeGuest: "Remove {name}",
  level: "Computers play: {level}",
  levelEasy: "at random",
  levelFair: "sensibly",
  levelStrong: "strongly",
  freeSeat: "Free seat",
  tooFew: "{title} is for {least} to {most} players. Ask somebody to sit down, or add a computer player.",
  tableFull: "All {most} seats are taken.",
  yourMove: "Your move",
  yourMoveAs: "Your move as {colour}",
  theirMove: "{colour} to move",
  thinking: "The computer at {colour} is thinking ...",
  nobodyHere: "{colour} is not here",
  vacancy: "{colour} has left the table. What becomes of the seat?",
  stillEmpty: "The game waits for {colour}.",
  waitFor: "Wait for {colour}",
  standIn: "A computer plays {colour}",
  giveSeat: "{player} plays {colour}",
  takeSeat: "Take over from {colour}",
  playsFor: "{player} plays for {colour} now.",
  playsAgain: "{colour} plays again.",
  computerStandsIn: "A computer plays for {colour} until {colour} is back.",
  watching: "You are watching. Take a seat to play.",
  waitingFor: "Waiting for {colour}.",
  gameOver: "Game over",
  rolling: "The dice are rolling ...",
  shuffling: "Shuffling ...",
  showing: "Look at the table ...",
  goOn: "Go on",
  resuming: "Setting up the saved game ...",
  moving: "One moment ...",
  handsOffTurn: "Hands off",
  handsOffPrompt: "Every piece is free. Resume puts all back as the game stands.",
  undo: "Undo",
  undoRule: "Undo: {rule}",
  undoOpen: "if nothing was revealed",
  undoAlways: "always",
  undoNever: "never",
  odds: "Odds: {shown}",
  oddsOn: "shown",
  oddsOff: "hidden",
  handsOff: "Hands off",
  handsOn: "Resume",
  newGame: "New game",
  giveUp: "Give up this game and begin another?",
  rules: "Rules",
  more: "More ({page} of {pages})",
  option: "{label}: {value}",
  session: "This table: {games} played, {won} won",
  sessionOfSeveral: "This table: {games} played. Won: {wins}",
  sessionWins: "{colour} {won}",
  rulesDialog:
    "The rules stand in the Notebook (the tab {title}). Numbers such as {example} are those of the rules.",
  notSeated: "Take a seat first: click a colour at your name, then try again.",
  notYourGame: "This game is played by {players}. You are welcome to watch.",
  busy: "One moment: {what}",
  cannotNow: "That is no longer possible. Choose again.",
  notAction: "This piece belongs to the game. Choose Hands off in the panel to move pieces freely.",
  nothingToUndo: "There is nothing to take back.",
  undoIsOff: "Taking back is switched off in the options.",
  othersHaveChosen: "Others have chosen since then, so it cannot be taken back.",
  somethingWasRevealed: "Dice were rolled or cards were shown since then, so it cannot be taken back.",
  damagedAll: "The saved game could not be read, so a new one begins. Nothing else on the table is changed.",
  damagedEnd: "The saved game was damaged after step {step}. It goes on from there.",
  mistake: "Offsuit made a mistake ({what}) and draws the table again. Please report this line: {message}",
  welcome: "Welcome to Offsuit. Take a seat and follow the panel at the right of your screen.",
} as const satisfies Catalogue;

/** The name of a sentence of the table. */
export type TableSentence = keyof typeof ENGLISH;

/** A sentence of the table with its values. */
export function say(sentence: TableSentence, values: Values = {}): string {
  return fill(ENGLISH[sentence], values);
}

/** Whether a refusal's reason is one of the table's own, which it has a sentence for. */
export function isTableSentence(reason: string): reason is TableSentence {
  return Object.keys(ENGLISH).includes(reason);
}
