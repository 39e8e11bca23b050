import type { Event } from "../../state";

/** What happened. A kind with an empty sentence is not told. */
export const EVENTS: Record<Event["kind"], string> = {
  dealt: "The dungeon is dealt: {cards} cards face down. Reach the opposite corner.",
  walked: "",
  turnedUp: "You flip the {card}.",
  drew: "You draw the {drawn} against the {enemy}.",
  reshuffled: "The discard pile becomes the new deck: {cards} cards.",
  aided: "The {held} helps: {attack} against the {enemy}.",
  won: "The {enemy} is beaten!",
  tied: "A draw: the {enemy} survives, and nobody is hurt.",
  lost: "The {enemy} wins.",
  captured: "You capture the {enemy}.",
  jokerPaid: "You lose a Joker. Hit points left: {hitPoints}.",
  acePaid: "You lose your Ace. Hit points left: {hitPoints}.",
  healed: "The Ace brings a Joker back. Hit points: {hitPoints}.",
  aceKept: "You keep the Ace. Hit points: {hitPoints}.",
  aceDiscarded: "The {ace} is discarded.",
  floorCleared: "Floor {floors} cleared!",
  refilled: "Floor {floor}: {cards} new cards face down. Cross back to the other corner.",
  gameOver: "",
};
