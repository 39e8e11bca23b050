import type { Hand } from "../../dice-hands";

/** A hand of dice; `first` and `second` are the numbers of its groups. */
export const HANDS: Record<Hand, string> = {
  bust: "Bust, high {first}",
  pair: "One Pair, {first}s",
  twoPair: "Two Pair, {first}s and {second}s",
  three: "Three of a Kind, {first}s",
  fullHouse: "Full House, {first}s over {second}s",
  four: "Four of a Kind, {first}s",
  straight: "Straight, {first} high",
  five: "Five of a Kind, {first}s",
};
/** Two hands of the same name are told apart by their dice. */
export const HAND_WITH_DICE = "{hand} ({dice})";
export const POINTS = "{points} points";

/** What is compared, and what comes of it. */
export const COMPARISON = {
  both: "You: {player}. Enemy: {enemy}. {outcome}",
  playerHits: "You hit for {amount} ({reason}).",
  enemyHits: "The enemy hits for {amount} ({reason}).",
  playerFocus: "A tie, but your Focus hits for {amount} ({reason}).",
  enemyFocus: "A tie, but its Focus hits for {amount} ({reason}).",
  tie: "A tie.",
  again: "A tie: reroll all dice.",
};
/** The same without numbers, as the log tells it. */
export const OUTCOMES = {
  playerHits: "You hit.",
  enemyHits: "The enemy hits.",
  tie: "A tie.",
  again: "A tie: reroll all dice.",
};
/** Why a blow is as hard as it is (PRR-12.1). */
export const BLOW = {
  atk: "ATK {atk}",
  equip: "{reason} + buffs {added}",
  curses: "{reason} + curses {added}",
  nullified: "{reason} − nullified {nullified}",
};
