import type { Reason } from "./legality";
import type { GameOptions } from "./options";
import type { AceUse, Ending, Event, Outcome } from "./state";

/**
 * Every sentence about this game in English, by key, to be filled with values. A translation replaces this file.
 * Cards come as their names (`7♥`), cells as `row 3, column 1`.
 */

export const TITLE = "Rogue: The Solitaire-Like";
export const HOOK = "Cross a dungeon of cards from corner to corner, floor after floor, until you fall.";

export const CELL_NAME = "row {row}, column {column}";
/** Where a neighbouring cell is, seen from YOU: the words for its row and its column. */
export const SIDES = {
  above: "above",
  below: "below",
  left: "on the left",
  right: "on the right",
  aboveLeft: "above on the left",
  aboveRight: "above on the right",
  belowLeft: "below on the left",
  belowRight: "below on the right",
};
/** The same as a way to go. */
export const WAYS: Record<keyof typeof SIDES, string> = {
  above: "up",
  below: "down",
  left: "left",
  right: "right",
  aboveLeft: "up and left",
  aboveRight: "up and right",
  belowLeft: "down and left",
  belowRight: "down and right",
};

/** What the player is asked, or what everybody looks at. */
export const PROMPTS = {
  setup: "The two decks are being shuffled.",
  move: "Floor {floor}: flip a card beside you, attack, or walk.",
  aid: "Your {drawn} does not beat the {enemy}. Add your {held} to it?",
  aidOnWin: "Your {drawn} beats the {enemy} alone. Spend your {held} all the same?",
  aidBefore: "You attack the {enemy}. Add your {held} before you draw?",
  reshuffle: "The deck is empty: the discard pile is shuffled into a new one.",
  fight: "{drawn} against the {enemy}: {outcome}",
  fightAided: "{drawn} and your {held} make {attack} against the {enemy}: {outcome}",
  pay: "You lost to the {enemy}. Do you pay with a Joker or with your Ace?",
  capture: "The {enemy} is beaten. Capture it, or leave it?",
  keepAce: "An Ace, and no Joker is lost. Keep it as one more hit point?",
  clear: "Floor {floors} is cleared! The cards are shuffled for the next one.",
  over: "The game is over.",
};
export const ACE_PROMPTS: Record<AceUse, string> = {
  heal: "An Ace! One of your Jokers comes back.",
  keep: "An Ace! You keep it as one more hit point.",
  waste: "An Ace! Your hand is full, so it is discarded.",
};
export const OUTCOMES: Record<Outcome, string> = {
  win: "you win!",
  draw: "a draw.",
  loss: "you lose a hit point.",
};

export const STATUS =
  "Floor {floor} · hit points {hitPoints} · in hand {held} · deck {deck} · discard {discard}";
export const NOTHING_HELD = "nothing";

export const CHOICES = {
  walk: "Walk {way}",
  travel: "Walk to {cell}",
  flip: "Flip the card {side}",
  attack: "Attack the {enemy} {side}",
  besideGroup: "Beside you",
  farGroup: "Walk to row {row}",
  free: "free",
  clears: "clears the floor",
  odds: "wins {win} %, loses {loss} %",
  oddsAided: "wins {win} %, aided {aided} %",
  flipOdds: "wins {win} %",
  flipOddsOrAce: "wins {win} %, Ace {ace} %",
  noAce: "no Ace",
  sureWin: "wins for sure",
  sureLoss: "loses for sure",
  aid: "Add the {held}",
  decline: "Do not add it",
  outcomes: { win: "you win", draw: "a draw", loss: "you lose a hit point" },
  payJoker: "Pay with a Joker",
  payJokerDetail: "{jokers} left",
  payAce: "Pay with the Ace",
  payAceDetail: "frees your hand",
  capture: "Capture the {enemy}",
  captureDetail: "adds {value} to a fight",
  leave: "Leave the {enemy}",
  leaveDetail: "your hand stays free",
  keep: "Keep the Ace",
  keepDetail: "one more hit point",
  discard: "Discard the Ace",
  discardDetail: "your hand stays free",
};

export const CONFIRM = {
  decline: "Without help you lose your last hit point. Decline all the same?",
};

export const HINTS = {
  aceHeld: "While you hold an Ace, nothing can be captured (RS-6.3).",
  handFull: "While you hold the {held}, nothing else can be captured (RS-5.7).",
  aided: "An enemy that is beaten with help cannot be captured (RS-5.7).",
  leftover: "A leftover enemy blocks the way until it is beaten: {enemies} (RS-4.3).",
};

/** Why something was refused, and what to do instead. The rule's number is added. */
export const REFUSALS: Record<
  Reason | "impossibleFaces" | "otherCards" | "otherChance" | "noChance",
  string
> = {
  notYourSeat: "This is a game for one: only its player may act.",
  unknownAction: "That is not a move of this game. Pick one of the choices.",
  unknownCell: "There is no such cell. The cells are r1c1 to r4c6.",
  gameOver: "The game is over. Start a new one to play on.",
  waitForCards: "Wait for the cards to be shuffled.",
  waitForFight: "The fight goes on by itself. Wait a moment.",
  waitForAce: "The Ace goes to its place by itself. Wait a moment.",
  aidUndecided: "First choose: add the card in your hand or not.",
  payUndecided: "First choose: pay with a Joker or with your Ace.",
  captureUndecided: "First choose: capture the enemy or leave it.",
  aceUndecided: "First choose: keep the Ace or discard it.",
  nothingToAid: "There is no fight to help in. Choose a move.",
  nothingToPay: "There is no hit point to pay. Choose a move.",
  nothingToCapture: "There is no beaten enemy to capture. Choose a move.",
  nothingToKeep: "There is no Ace to keep or discard. Choose a move.",
  ownCell: "You stand there already. Choose another cell.",
  notAdjacent: "That is not beside you: {cell}. Walk nearer first.",
  cardInTheWay: "A card lies there: {cell}. Flip or attack it, or walk elsewhere.",
  nothingToFlip: "There is no card to flip: {cell}. You can walk there.",
  alreadyUp: "That card lies face up: {cell}. Attack it.",
  nothingToAttack: "There is nobody to attack: {cell}. You can walk there.",
  stillDown: "That card lies face down: {cell}. Flip it.",
  noWay: "No free way leads there: {cell}. Beat what blocks it first.",
  oneStep: "That is one step only: {cell}. Just walk there.",
  impossibleFaces: "Those dice cannot show that. Roll them again.",
  otherCards: "Those are not the cards of the deck. Shuffle it again.",
  otherChance: "Something else was to be decided by chance. Try again.",
  noChance: "There is nothing to shuffle now. Choose a move.",
};

/** What happened. A kind with an empty sentence is not told. */
export const EVENTS: Record<Event["kind"], string> = {
  dealt: "The dungeon is dealt: {cards} cards lie face down. Reach the opposite corner.",
  walked: "",
  turnedUp: "You turn up the {card}.",
  drew: "You draw the {drawn} against the {enemy}.",
  reshuffled: "The discard pile is the new deck: {cards} cards.",
  aided: "The {held} helps: {attack} against the {enemy}.",
  won: "The {enemy} is beaten!",
  tied: "A draw: the {enemy} stands, and nobody is hurt.",
  lost: "The {enemy} wins.",
  captured: "You capture the {enemy}.",
  jokerPaid: "You lose a Joker. Hit points left: {hitPoints}.",
  acePaid: "You lose your Ace. Hit points left: {hitPoints}.",
  healed: "The Ace brings a Joker back. Hit points: {hitPoints}.",
  aceKept: "You keep the Ace. Hit points: {hitPoints}.",
  aceDiscarded: "The {ace} is discarded.",
  floorCleared: "Floor {floors} is cleared!",
  refilled: "Floor {floor}: {cards} new cards lie face down. Cross back to the other corner.",
  gameOver: "",
};

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  diagonal: { label: "Diagonal moves", detail: "Eight neighbours instead of four: much easier." },
  aceLoss: { label: "A loss while holding an Ace", detail: "What is paid with." },
  aidTiming: { label: "Help is chosen", detail: "When you decide about adding the captured card." },
  aidOnWin: { label: "Help in a fight already won", detail: "It spends the captured card to free the hand." },
  aceKeep: { label: "An Ace at full health", detail: "Whether it must be kept." },
  revealedOnClear: { label: "Leftover enemies", detail: "What becomes of them when a floor is cleared." },
  startJokers: { label: "Jokers at the start", detail: "The fewer, the harder. The rules say 3." },
  targetFloors: { label: "Floors to win", detail: "Clearing so many wins the game. 0 means no end." },
};

export const OPTION_VALUES: Record<string, string> = {
  true: "yes",
  false: "no",
  choice: "your choice",
  aceFirst: "the Ace",
  jokerFirst: "a Joker",
  after: "after the draw",
  before: "before the draw",
  auto: "must be kept",
  optional: "may be kept",
  stay: "stay face up",
  flipDown: "are turned down",
};

export const RESULTS: Record<Ending, { headline: string; sentence: string }> = {
  dead: {
    headline: "You have fallen",
    sentence: "Floors cleared: {floors}. Fights won: {wins} of {fights}.",
  },
  target: {
    headline: "Victory!",
    sentence: "All {floors} floors are cleared. Fights won: {wins} of {fights}.",
  },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Floors cleared {floors}, best run {best} · fights won {wins} of {fights}";

/** How the rule is added to a refusal. */
export const WITH_RULE = "{sentence} ({rule})";
