import type { AnyReason } from "../../legality";
import type { GameOptions } from "../../options";
import type { Event, Token } from "../../state";

export const TITLE = "Roll Flush";
export const HOOK = "Roll for cards, stop before you bust, and score the best poker hand.";

export const FACE_DOWN_CARD = "face-down card";
export const NO_CARD = "nothing";
export const TOKEN_NAMES: Record<Token, string> = { swap: "Swap", reroll: "Reroll", shift: "Shift" };

/** What a player is asked. */
export const PROMPTS = {
  setup: "The deck is being shuffled.",
  shuffle: "The discard pile is shuffled into a new deck.",
  settling: "The cards are being dealt.",
  showdown: "Showdown. Best hand: {players}, {hand} (bonus +{share}).",
  rollOff: "Tied for the first turn: {player} rolls.",
  roll: "{player} rolls the dice.",
  reroll: "{player} rolls again.",
  turn: "Your turn: roll for cards, or score your hand?",
  turnRoll: "Your turn: roll for cards.",
  mustRoll: "You have swapped. Now roll.",
  rolled: "You rolled {number}. Take it, or use a token?",
  rolledOnly: "You rolled {number}.",
  push: "Cards tagged: {count}. Roll again, or stop and take them?",
  keep: "You keep {kept} of your {count} cards (at most {limit}). Change that, or press Done.",
  keepTooMany: "You hold {count} cards and may keep {limit} of them. Choose {over} more to discard.",
  join: "{declarer} scores. Will you score too, or pass?",
  refresh: "The deck was shuffled. Which token do you turn back to ready?",
  over: "The game is over.",
};

/** What everybody else reads meanwhile. */
export const WAITING = {
  turn: "{player} chooses: roll or score.",
  mustRoll: "{player} has swapped and must roll.",
  rolled: "{player} rolled {number} and decides.",
  push: "{player} has tagged {count}: roll again or stop?",
  keep: "{player} chooses the cards to keep.",
  join: "{player} chooses: score or pass.",
  refresh: "{player} chooses a token to refresh.",
};

export const STATUS = "{scores} · turn {turn} · deck {deck} · discard {discard}";
/** The status for a player some of whose own cards lie face down. */
export const OWN = "face-down cards: {cards}";
export const STATUS_SCORE = "{player}: {score}";

export const CHOICES = {
  roll: "Roll",
  bustOdds: "busts {chance} %",
  bustOddsShift: "busts {chance} %, shifted {shifted} %",
  noBust: "cannot bust",
  sureBust: "busts for sure",
  tag: "Tag {card} (slot {number})",
  safe: "Take the {number}: no card",
  bust: "Bust on {number}",
  bustDetail: "cards lost: {count}",
  shiftDown: "Shift down: tag {card} (slot {number})",
  shiftUp: "Shift up: tag {card} (slot {number})",
  rerollOne: "Reroll the {face}",
  rerollBoth: "Reroll both dice",
  moveGroup: "Your move",
  handGroup: "Your hand",
  swapGroup: "Swap {number}",
  swapLastGroup: "Swap {number} to 11",
  swap: "Swap {firstCard} ({first}) and {secondCard} ({second})",
  swapTagged: "moves the tag",
  stop: "Stop and take the cards",
  stopDetail: "cards: {count}",
  mark: "Keep {card}",
  markDetail: "now discarded",
  unmark: "Discard {card}",
  unmarkDetail: "now kept",
  keep: "Done",
  keepDetail: "keep {kept}, discard {discarded}",
  score: "Score",
  join: "Score too",
  pass: "Pass",
  passDetail: "keep your cards",
  handNow: "now {hand}",
  refresh: "Refresh {token}",
};

export const CONFIRM = {
  bust: "This roll busts, and you have a token that may save it. Bust all the same?",
  sureBust: "Every card is tagged, so a roll busts for sure. Roll all the same?",
  keepNone: "Discard all your cards?",
};

export const HINTS = {
  fewCards: "Scoring takes {least} cards; {player} has {count} (RF-4.2).",
  swapUsed: "The Swap token is used until the deck is shuffled (RF-6.1).",
  rerollUsed: "The Reroll token is used until the deck is shuffled (RF-6.2).",
  shiftUsed: "The Shift token is used until the deck is shuffled (RF-6.3).",
  shiftTagged: "No shift: there is no untagged card beside {number} (RF-6.3).",
  shiftAfterReroll: "In this game a roll is either rerolled or shifted (RF-6.4).",
  swapFirstRoll: "In this game cards are swapped before the first roll only (RF-13).",
  sureBust: "Every card is tagged: another roll busts for sure (RF-5.10).",
  tooMany: "At most {limit} cards can be kept: discard {over} more (RF-5.8).",
  joinMin: "Players with fewer than {least} cards pass: {players} (RF-7.2).",
};

/** Why something was refused, and what to do instead. The rule's number is added. */
export const REFUSALS: Record<AnyReason, string> = {
  notYourTurn: "It is the turn of {player}. Wait until it is yours.",
  notAsked: "{player} is asked first. Wait until you are asked.",
  notYourRefresh: "{player} refreshes a token first. Wait a moment.",
  unknownCard: "There is no such card in your hand. Pick one that is.",
  gameOver: "The game is over. Start a new one to play on.",
  waitForDice: "Wait for the dice to come to rest.",
  waitForCards: "Wait for the cards to be shuffled and dealt.",
  waitForShowdown: "The showdown goes on by itself. Wait a moment.",
  turnUndecided: "First choose: roll or score.",
  rollUndecided: "First decide about your roll: take it or use a token.",
  pushUndecided: "First choose: roll again, or stop and take the cards.",
  keepUndecided: "First choose the cards you keep.",
  joinUndecided: "First choose: score or pass.",
  refreshUndecided: "First choose the token you refresh.",
  swapThenRoll: "After a swap you have to roll.",
  nothingRolled: "Nothing is rolled yet. Roll first.",
  nothingToStop: "No card is tagged yet. Roll first.",
  rollTurn: "You have begun to roll. You can score in another turn.",
  nothingToKeep: "There is nothing to keep or discard now. Stop first.",
  nothingToPass: "Nobody has asked for a scoring. Choose a move.",
  nothingToRefresh: "Tokens are refreshed when the deck has been shuffled.",
  fewCards: "Scoring takes {least} cards and you have {count}. Roll for more.",
  swapUsed: "Your Swap token is used. A shuffle of the deck can bring it back.",
  rerollUsed: "Your Reroll token is used. A shuffle of the deck can bring it back.",
  shiftUsed: "Your Shift token is used. A shuffle of the deck can bring it back.",
  sameSlot: "A swap takes two different slots. Choose another one.",
  slotOrder: "Name the lower of the two slots first.",
  swapLate: "Cards are swapped before a roll, not after it. Decide about your roll.",
  swapFirstRoll: "In this game cards are swapped before the first roll only. Roll or stop.",
  shiftOff: "There is no slot {number} to shift to. Shift the other way.",
  shiftTagged: "No untagged card lies there. Choose something else.",
  shiftAfterReroll: "In this game a roll that was rerolled cannot be shifted. Take it.",
  alreadyMarked: "That card will be kept already. Choose another one.",
  notMarked: "That card will be discarded already. Choose another one.",
  tooMany: "At most 5 cards can be kept, and {count} are marked. Discard some.",
  tokenReady: "{token} is ready already. Choose a used token.",
  impossibleFaces: "Those dice cannot show that. Roll them again.",
  otherCards: "Those are not the cards of the deck. Shuffle it again.",
  otherChance: "Something else was to be decided by chance. Try again.",
  noChance: "There is nothing to roll or shuffle now. Choose a move.",
};

/** What happened. A kind with an empty sentence is not told. */
export const EVENTS: Record<Event["kind"], string> = {
  dealt: "The cards are dealt. The lowest face-up card starts.",
  tiedForFirst: "{players} are tied and roll for the first turn.",
  rolledOff: "{player} rolls {first} + {second} = {total}.",
  turnBegan: "Turn {turn}: {player}.",
  rolled: "{player} rolls {first} + {second} = {total}.",
  rerolled: "{player} rerolls: {first} + {second} = {total}.",
  tagged: "The {card} on slot {number} is tagged.",
  safe: "The card on slot {number} is tagged already: no card, no bust.",
  shifted: "{player} shifts from {from} to {to}.",
  swapped: "{player} swaps the cards of slots {first} and {second}.",
  busted: "{player} busts on {number}!",
  took: "{player} takes {cards}.",
  kept: "{player} keeps {kept} and discards {discarded}.",
  slotDealt: "",
  communityDealt: "The {card} joins the community.",
  handDealt: "",
  declared: "{player} declares a scoring.",
  joined: "{player} scores too.",
  passed: "{player} passes.",
  handRevealed: "{player} shows {cards}.",
  handScored: "{player} has {hand}: +{points}.",
  bonusWon: "{players}: bonus +{share}.",
  scoreIs: "{player} now has {score}.",
  reshuffled: "The discard pile is the new deck: everybody refreshes a token.",
  refreshed: "{player} refreshes {token}.",
  gameOver: "",
};

/** A number of face-down cards, as part of a list of cards. */
export const FACE_DOWN_CARDS = { one: "a face-down card", many: "{count} face-down cards" };
/** A bonus that several have to share. */
export const BONUS_SHARED = "{players} are tied and share the bonus: +{share} each.";

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  target: { label: "Points to pass", detail: "The game ends when somebody has more. The rules say 30." },
  joinMin: { label: "Cards to join a scoring", detail: "With fewer, a player passes unasked." },
  scoreMin: { label: "Cards to declare a scoring", detail: "With fewer, only rolling is possible." },
  shiftAfterReroll: { label: "Shift after a reroll", detail: "Both tokens may serve the same roll." },
  swapWhen: { label: "Swap cards", detail: "Before any roll of the turn, or before the first one only." },
  bustBy: { label: "A roll busts by", detail: "The tag on the card, or the number tagged before." },
  ownFaceDown: { label: "Own face-down cards", detail: "Whether players may look at them." },
  discardView: { label: "Discarded face-down cards", detail: "Whether they are turned up." },
  maxTurns: { label: "Most turns", detail: "Then the highest score wins. 0 means no limit." },
};

export const OPTION_VALUES: Record<string, string> = {
  true: "yes",
  false: "no",
  anyRoll: "before any roll",
  firstRoll: "before the first roll",
  tag: "the tag",
  history: "the number",
  look: "may be looked at",
  blind: "stay unknown",
  open: "turned up",
  faceDownHidden: "stay hidden",
};

export const RESULTS = {
  win: { headline: "{players} wins!", sentence: "With {score} points after {turns} turns. {scores}" },
  draw: { headline: "A draw", sentence: "{players} share it with {score} points. {scores}" },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Busts {busts} in {rolls} roll turns · scorings {showdowns} · best score {best}";

/** How the rule is added to a refusal. */
export const WITH_RULE = "{sentence} ({rule})";
