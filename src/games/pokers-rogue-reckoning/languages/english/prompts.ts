import type { Ending } from "../../state";

export const TITLE = "Poker's Rogue Reckoning";
export const HOOK = "Loot room after room, and beat twelve enemies with better dice hands.";

/** What the player is asked, or what everybody looks at. */
export const PROMPTS = {
  setup: "The deck is being shuffled.",
  explore: "Level {level}: reveal a room.",
  explored: "Level {level} is explored. Buy and drink what you need, then continue.",
  potionWon: "{total}: {card} is yours!",
  potionMissed: "{total}: {card} is lost.",
  curseAvoided: "{total}: {card} is avoided.",
  curseConverted: "{total}: {card} changes sides and helps you in the next combat!",
  curseJoined: "{total}: {card} joins the next enemy.",
  shownCard: "{card}. {effect}",
  money: "{card}: take {value} money, or heal up to {most} HP?",
  cleanse: "Cleanse {card}: add blue potions worth {value}. So far: {sum}.",
  prep: "{enemy}, tier {tier}: HP {hp}, ATK {atk}. Get ready, then fight.",
  prepFinal: "{enemy}, the last enemy: HP {hp}, ATK {atk}. Get ready, then fight.",
  misplace: "Misplace: choose a potion to lose.",
  misplaceEnemy: "Your Misplace: choose a curse for the enemy to lose.",
  scout: "Top of the deck: {cards}. Swap them with rooms, or leave them.",
  preRoll: "Roll: you would hit for {amount}, the {enemy} for {enemyAmount}.",
  tie: "You both have {player}. Reroll your white dice, or all dice?",
  death: "You are down! Will you get up again?",
  throwPotion: "{card}: roll a {value} on one die to win it.",
  throwSingle: "{card}: roll a {value} on one die to avoid it.",
  throwDual: "{card}: roll over {value} on two dice to avoid it; exactly {value} makes it yours.",
  throwRound: "You and the {enemy} roll.",
  throwCounter: "Counterattack: you reroll your white dice.",
  throwAgain: "You reroll your white dice.",
  throwOneMore: "You roll one more white die.",
  throwRestart: "Time Travel: roll for your HP.",
  shuffle: "The deck is being shuffled.",
  over: "The game is over.",
};

export const STATUS =
  "Level {level} · HP {hp} of {maxHp} · ATK {atk} · money {money} · slain {killed} of {enemies} · deck {deck}";
/** The status in a combat. */
export const STATUS_ENEMY = "{line} · enemy (tier {tier}): HP {hp} of {maxHp}, ATK {atk}";

export const HINTS = {
  forSale: "{card}, {price} money. {effect}",
  tooDear: "You have {money} money, not enough for {cards} (PRR-5.2).",
  cursesWait: "Waiting for the next enemy: {cards} (PRR-6.4).",
  tooLittleValue: "Your blue potions are worth {sum}: not enough to cleanse {cards} (PRR-5.7).",
  surplus: "Any potion value above {value} is lost (PRR-5.7).",
  moneyFull: "You can't carry more than {cap} money (PRR-7.2).",
  equipNow: "Put potions under your dice now, or not at all: {cards} (PRR-9.2).",
  starts: "When the fight begins: {cards} (PRR-9.3).",
  blows: "You hit for {amount} ({reason}), the enemy for {enemyAmount} ({enemyReason}).",
  blightAhead: "Blight: once you fight, potions don't heal (PRR-14.7).",
  blight: "Blight: potions don't heal in this combat (PRR-14.7).",
  terror: "Terrorize: you can't flee from this enemy (PRR-14.8).",
  evade: "Evade: at exactly 1 HP the enemy flees (PRR-14.4).",
  focusOurs: "Focus: you win ties (PRR-13.9).",
  focusTheirs: "Focus: the enemy wins ties (PRR-13.9).",
  afterRoll: "After the roll you can use {cards} (PRR-13.2).",
  lowHp: "{card} lets you flee only with more than {hp} HP (PRR-15.4).",
  lastAtk: "At ATK 1 you have nothing to trade (PRR-12.4).",
  trade: "A trade costs 1 ATK; the enemy keeps its HP (PRR-12.4).",
  counter: "If you tie again, all dice are rerolled (PRR-11.5).",
};

export const RESULTS: Record<Ending, { headline: string; sentence: string }> = {
  win: {
    headline: "Victory!",
    sentence:
      "You have slain all {killed} enemies, on level {level}. You end with HP {hp}, ATK {atk}, money {money}.",
  },
  loss: {
    headline: "You have fallen",
    sentence: "Enemies slain: {killed} of {enemies}, on level {level}.",
  },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Games won {won} · enemies slain {killed}, best run {best} of {enemies}";
