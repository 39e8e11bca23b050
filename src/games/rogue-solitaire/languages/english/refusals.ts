import type { AnyReason } from "../../legality";

/** Why something was refused, and what to do instead. The rule's number is added. */
export const REFUSALS: Record<AnyReason, string> = {
  notYourSeat: "This is a game for one: only its player may act.",
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

/** How the rule is added to a refusal. */
export const WITH_RULE = "{sentence} ({rule})";
