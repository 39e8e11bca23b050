import type { AnyReason } from "../../legality";
import type { GameOptions } from "../../options";
import type { Attacker, Ending, Event, Target } from "../../state";

export const TITLE = "Cards vs Dice";
export const HOOK = "Slay four bosses with five dice before your twelve lives run out.";

export const TARGET_NAMES: Record<Target, string> = {
  m1: "mob 1",
  m2: "mob 2",
  m3: "mob 3",
  b1: "boss 1",
  b2: "boss 2",
  b3: "boss 3",
  b4: "boss 4",
  v3: "vanguard 3",
  v4: "vanguard 4",
};

export const DIE_NAMES: Record<Attacker | "life", string> = {
  d4: "d4",
  d6: "d6",
  d8: "d8",
  d10: "d10",
  d20: "d20",
  ks: "Kingslayer",
  life: "Fatal Strike",
};

export const PROMPTS = {
  setup: "The mob cards are being shuffled.",
  recycle: "The graveyard is being shuffled into a new spawn deck.",
  rage: "Battle {battle}: fight calmly, or go berserk for {price} life?",
  attack: "Attack! Weapons left: {weapons}.",
  end: "All weapons are used. End the battle?",
  rollRage: "All your ready weapons roll for the Rage.",
  rollFace: "Rolling the {weapon} against the {card}.",
  rollCleave: "Rolling the {weapon} against the {first} and the {second}.",
  rollFatal: "You throw your life at the {card}.",
  split: "The cleave falls short. Which mob takes the {value}?",
  over: "The game is over.",
};

export const STATUS = "Life {life} · battle {battle} · bosses left {bosses} · spawn {spawn}";

export const CHOICES = {
  rageGroup: "{weapon}: {value}",
  calm: "Fight calmly",
  calmDetail: "roll as you attack",
  rage: "Berserker's Rage",
  rageDetail: "{price} life",
  face: "Attack {card} ({target})",
  cleave: "Cleave {first} and {second}",
  assign: "Hit {card} ({target})",
  fatal: "Strike {card} ({target})",
  end: "End the battle",
  endDetail: "lose {life} life",
  chance: "slays {slay} %",
  chanceOrMiss: "slays {slay} %, misses {miss} %",
  slays: "slays",
  slaysBoth: "slays both",
  wounds: "wounds",
  misses: "misses",
  fallsShort: "falls short",
};

export const CONFIRM_END = "Ending the battle costs {damage} of your {life} life: you lose the game. End it?";

export const CONFIRM_FATAL =
  "The Fatal Strike ends the game, win or lose. It slays the {card} on a roll of {need} or more with a d{sides}. Throw your life?";

export const HINTS = {
  shielded: "Bosses are safe until every mob is wounded or slain. Still unhurt: {mobs} (CVD-5.5).",
  enraged: "{card} is enraged: only the exact number slays it, more is a miss (CVD-5.10).",
  guarded: "Slay the {card} before you attack {boss} (CVD-5.6).",
  hidden3: "Vanguard 3 is revealed when bosses 1 and 2 are slain (CVD-5.7).",
  hidden4: "Vanguard 4 is revealed when boss 3 is slain (CVD-5.7).",
  weaponsReady: "You can end the battle once every weapon is used (CVD-5.2).",
  rageTooDear: "A Rage costs {price} life; you have {life} (CVD-4.3).",
  rageWithoutWeapons: "No Rage: every weapon is stuck on a vanguard (CVD-4.3).",
  weaponStuck: "Stuck until the vanguard is slain: {weapons} (CVD-8.1).",
};

/** Why something was refused, and what to do instead. The rule's number is added. */
export const REFUSALS: Record<AnyReason, string> = {
  notYourSeat: "This is a solo game: only its player can act.",
  gameOver: "The game is over. Start a new one to play on.",
  waitForDice: "Wait for the dice to stop.",
  waitForCards: "Wait for the cards to be shuffled.",
  rageUndecided: "First choose: fight calmly, or go berserk.",
  rageTooLate: "You choose calm or Rage before your first attack. Attack now.",
  rageTooDear: "A Rage costs {price} life and you must survive it; you have {life}. Fight calmly.",
  rageWithoutWeapons: "Every weapon is stuck, so there is nothing to roll. Fight calmly.",
  splitUndecided: "First choose which mob takes the failed cleave.",
  nothingToAssign: "There is no failed cleave to assign. Choose an attack.",
  notInTheCleave: "The hit goes to {first} or {second}. Choose one of them.",
  weaponUsed: "The {weapon} has been used in this battle. Choose another weapon.",
  weaponStuck: "The {weapon} is stuck on a vanguard. Slay the vanguard to free it.",
  kingslayerSpent: "The Kingslayer strikes only once per game. Use another weapon.",
  weaponsReady: "Use every weapon before you end the battle.",
  slain: "Already slain: {target}. Choose a living enemy.",
  noMob: "There is no mob there. Choose another target.",
  shielded: "The mobs shield {target}. Wound {shield} first.",
  guarded: "Slay {guard} first: it guards {target}.",
  noVanguard: "There is no vanguard there. Choose another target.",
  faceDown: "Still face down: {target}. Slay the bosses before it first.",
  cleaveOrder: "A cleave takes two different mobs; name the left one first.",
  cleaveEnraged: "You can't cleave an enraged mob. Attack it alone.",
  cleaveDamaged: "You can't cleave a wounded mob. Attack it alone.",
  cleaveBetween: "There is another mob between the two. Cleave neighbours.",
  kingslayerCleave: "In this game the Kingslayer can't cleave. Attack one target.",
  impossibleFaces: "Those dice can't show that. Roll them again.",
  otherCards: "Those are not the cards of the deck. Shuffle it again.",
  otherChance: "Chance has to decide something else first. Try again.",
  noChance: "There is nothing to roll or shuffle now. Choose a move.",
};

/** What happened. A kind with an empty sentence is not told. */
export const EVENTS: Record<Event["kind"], string> = {
  dealt: "Two vanguards are face down; {mobs} mobs wait in the spawn deck.",
  recycled: "{cards} cards from the graveyard become the new spawn deck.",
  battleBegan: "Battle {battle} begins. You have {life} life.",
  spawned: "The {card} appears as {mob}.",
  stayedCalm: "",
  ragePaid: "You go berserk for {price} life; {life} left.",
  rageRolled: "The Rage rolls {values}.",
  hit: "The {weapon} rolls {value} against the {card}.",
  missed: "The {weapon} rolls {value}: too much for the enraged {card}. A miss.",
  cleft: "The {weapon} rolls {value}: the cleave needed {sum} and succeeds.",
  cleaveFailed: "The {weapon} rolls {value}: the cleave needed {sum} and falls short.",
  kingslayerStruck: "The Kingslayer strikes the {card}.",
  kingslayerCleft: "The Kingslayer cleaves the {first} and the {second}.",
  kingslayerRolled: "The Kingslayer rolls {face} against the {card}.",
  fatalStruck: "The Fatal Strike rolls {value} against the {card}.",
  slain: "The {card} is slain!",
  vanguardRevealed: "A vanguard is revealed: the {card}.",
  battleEnded: "Battle {battle} ends.",
  mobAttacked: "The {card} deals {damage} damage.",
  mobEnraged: "The {card} is enraged.",
  mobDied: "The {card} dies of its wounds.",
  bossAttacked: "The {card} deals {damage} damage.",
  bossPromoted: "It is promoted to {card}.",
  lifeLost: "You lose {amount} life; {life} left.",
  weaponsRecovered: "Back in the armory: {weapons}.",
  weaponStuck: "The {weapon} stays on the {card}.",
  gameOver: "",
};

/** What is added to an event where it turned out in a certain way. */
export const EVENT_ENDINGS = {
  wounded: " Damage {damage} of {hitPoints}.",
  kingslayerFails: " It fails.",
};

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  life: { label: "Starting life", detail: "Less is harder. Standard: 12." },
  recycle: {
    label: "Reshuffle the graveyard",
    detail: "When the spawn deck runs out, slain mobs return.",
  },
  ksCleave: { label: "Kingslayer may cleave", detail: "It can slay two neighbouring mobs at once." },
  ksPips: { label: "Kingslayer fails on", detail: "Which face fails. The chance is the same." },
  vanguardHit: {
    label: "Guarded boss attacks",
    detail: "If its vanguard was wounded in the battle, or always once it is face up.",
  },
  fatalWin: { label: "A Fatal Strike can win", detail: "If off, dying is always a loss." },
  rageHold: {
    label: "Keep weapons back in a Rage",
    detail: "In a Rage you can end the battle with weapons unused.",
  },
};

export const OPTION_VALUES: Record<string, string> = {
  true: "yes",
  false: "no",
  tens: "1 (a tens die's 10)",
  ones: "1",
  attacked: "if its guard is hurt",
  revealed: "once its guard is up",
};

export const RESULTS: Record<Ending, { headline: string; sentence: string }> = {
  win: {
    headline: "Victory!",
    sentence: "All four bosses are slain. It took {battles}; you have {life} life left.",
  },
  winFatal: {
    headline: "A hero's death!",
    sentence: "Your Fatal Strike slew the last boss. It took {battles}.",
  },
  loss: { headline: "Defeat", sentence: "You fell in battle {battle}. Bosses slain: {slain} of 4." },
};
export const BATTLES = { one: "1 battle", many: "{count} battles" };

/** The figures of all games finished at a table; `most` and `life` are those of the best game. */
export const FIGURES =
  "Bosses slain {slain} in {battles} battles; best game: {most} bosses, {life} life left";

/** A face of the Kingslayer, and what a tens die prints on it. */
export const TENS_FACE = "{value} ({tens} on a tens die)";
/** How the rule is added to a refusal. */
export const WITH_RULE = "{sentence} ({rule})";
/** How a weapon is named together with the value it shows in a Rage. */
export const WEAPON_WITH_VALUE = "{weapon} {value}";
