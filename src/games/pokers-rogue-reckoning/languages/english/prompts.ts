import type { Ending } from "../../state";

export const TITLE = "Poker's Rogue Reckoning";
export const HOOK = "Loot room after room, and beat twelve enemies with the better hand of dice.";

/** What the player is asked, or what everybody looks at. */
export const PROMPTS = {
  setup: "The deck is being shuffled.",
  explore: "Level {level}: reveal a room.",
  explored: "Level {level} is explored. Buy and drink what you need, then go on.",
  potionWon: "{total}: {card} is yours!",
  potionMissed: "{total}: {card} is lost.",
  curseAvoided: "{total}: {card} is avoided.",
  curseConverted: "{total}: {card} changes sides and helps you in the next combat!",
  curseJoined: "{total}: {card} joins the next enemy.",
  shownCard: "{card}. {effect}",
  money: "{card}: take {value} money, or heal up to {most} HP?",
  cleanse: "Cleanse {card}: add blue potions worth {value}. So far: {sum}.",
  prep: "{enemy}, tier {tier}: HP {hp}, ATK {atk}. Make ready, then fight.",
  prepFinal: "{enemy}, the last enemy: HP {hp}, ATK {atk}. Make ready, then fight.",
  misplace: "Misplace: choose a potion that you lose.",
  misplaceEnemy: "Your Misplace: choose a curse that the enemy loses.",
  scout: "On top of the deck: {cards}. Swap them with rooms, or leave them.",
  preRoll: "Roll: you would hit for {amount}, the {enemy} for {enemyAmount}.",
  tie: "You both have {player}. Throw your white dice again, or all dice?",
  death: "You are down! Will you get up again?",
  throwPotion: "{card}: a {value} with one die makes it yours.",
  throwSingle: "{card}: a {value} with one die avoids it.",
  throwDual: "{card}: more than {value} with two dice avoids it, exactly {value} makes it yours.",
  throwRound: "You and the {enemy} roll.",
  throwCounter: "You strike back: your white dice are thrown again.",
  throwAgain: "Your white dice are thrown again.",
  throwOneMore: "One more white die is thrown.",
  throwRestart: "Time Travel: the dice show how many HP you have.",
  shuffle: "The deck is shuffled.",
  over: "The game is over.",
};

export const STATUS =
  "Level {level} · HP {hp} of {maxHp} · ATK {atk} · money {money} · slain {killed} of {enemies} · deck {deck}";
/** The status in a combat. */
export const STATUS_ENEMY = "{line} · enemy (tier {tier}): HP {hp} of {maxHp}, ATK {atk}";

export const HINTS = {
  forSale: "{card}, {price} money. {effect}",
  tooDear: "You have {money} money, too little for {cards} (PRR-5.2).",
  cursesWait: "Waiting for the next enemy: {cards} (PRR-6.4).",
  tooLittleValue: "Your blue potions are worth {sum}: too little to cleanse {cards} (PRR-5.7).",
  surplus: "What the potions are worth beyond {value} is lost (PRR-5.7).",
  moneyFull: "You cannot carry more than {cap} money (PRR-7.2).",
  equipNow: "Potions go under your dice now or not at all: {cards} (PRR-9.2).",
  starts: "When the fight begins: {cards} (PRR-9.3).",
  blows: "You hit for {amount} ({reason}), the enemy for {enemyAmount} ({enemyReason}).",
  blightAhead: "Blight: once you fight, no potion heals (PRR-14.7).",
  blight: "Blight: no potion heals in this combat (PRR-14.7).",
  terror: "Terrorize: you cannot flee from this enemy (PRR-14.8).",
  evade: "Evade: with exactly 1 HP the enemy flees (PRR-14.4).",
  focusOurs: "Focus: you win ties (PRR-13.9).",
  focusTheirs: "Focus: the enemy wins ties (PRR-13.9).",
  afterRoll: "After the roll you can use {cards} (PRR-13.2).",
  lowHp: "{card} lets you flee with more than {hp} HP only (PRR-15.4).",
  lastAtk: "With ATK 1 there is nothing to trade (PRR-12.4).",
  trade: "A trade lowers your ATK by 1, the enemy keeps its HP (PRR-12.4).",
  counter: "If it is a tie again, all dice are rolled again (PRR-11.5).",
};

export const RESULTS: Record<Ending, { headline: string; sentence: string }> = {
  win: {
    headline: "Victory!",
    sentence:
      "All {killed} enemies are slain, on level {level}. You end with HP {hp}, ATK {atk}, money {money}.",
  },
  loss: {
    headline: "You have fallen",
    sentence: "Enemies slain: {killed} of {enemies}, on level {level}.",
  },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Games won {won} · enemies slain {killed}, best run {best} of {enemies}";
