import type { AnyReason } from "../../legality";

/** Why something was refused, and what to do instead. The rule's number is added. */
export const REFUSALS: Record<AnyReason, string> = {
  notYourSeat: "This is a solo game: only its player can act.",
  gameOver: "The game is over. Start a new one to play on.",
  waitForCards: "Wait for the cards to be shuffled.",
  waitForFight: "The fight continues by itself. Wait a moment.",
  waitForAce: "The Ace moves by itself. Wait a moment.",
  aidUndecided: "First choose whether to add the card in your hand.",
  payUndecided: "First choose: pay with a Joker or with your Ace.",
  captureUndecided: "First choose: capture the enemy or leave it.",
  aceUndecided: "First choose: keep the Ace or discard it.",
  nothingToAid: "There is no fight to help with. Choose a move.",
  nothingToPay: "There is no hit point to pay. Choose a move.",
  nothingToCapture: "There is no beaten enemy to capture. Choose a move.",
  nothingToKeep: "There is no Ace to keep or discard. Choose a move.",
  ownCell: "You are already there. Choose another cell.",
  notAdjacent: "Not next to you: {cell}. Walk closer first.",
  cardInTheWay: "There is a card in the way: {cell}. Flip it, attack it, or walk elsewhere.",
  nothingToFlip: "There is no card to flip at {cell}. You can walk there.",
  alreadyUp: "That card is already face up: {cell}. Attack it.",
  nothingToAttack: "There is nothing to attack at {cell}. You can walk there.",
  stillDown: "That card is still face down: {cell}. Flip it.",
  noWay: "There is no free path to {cell}. Beat what blocks it first.",
  oneStep: "That is only one step away: {cell}. Just walk there.",
  impossibleFaces: "Those dice can't show that. Roll them again.",
  otherCards: "Those are not the cards of the deck. Shuffle it again.",
  otherChance: "Chance has to decide something else first. Try again.",
  noChance: "There is nothing to shuffle now. Choose a move.",
};

/** How the rule is added to a refusal. */
export const WITH_RULE = "{sentence} ({rule})";
