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
  shuffle: "The discard pile is being shuffled into a new deck.",
  settling: "The cards are being dealt.",
  showdown: "Showdown. Best hand: {players}, {hand} (bonus +{share}).",
  rollOff: "Tied for the first turn: {player} rolls.",
  roll: "{player} rolls the dice.",
  reroll: "{player} rolls again.",
  turn: "Your turn: roll for cards, or score your hand?",
  turnRoll: "Your turn: roll for cards.",
  mustRoll: "You have swapped cards. Now roll.",
  rolled: "You rolled {number}. Take it, or use a token?",
  rolledOnly: "You rolled {number}.",
  push: "Cards tagged: {count}. Roll again, or stop and take them?",
  keep: "Keeping {kept} of your {count} cards (at most {limit}). Change your mind, or press Done.",
  keepTooMany: "You hold {count} cards and can keep {limit}. Choose {over} more to discard.",
  join: "{declarer} scores. Score too, or pass?",
  refresh: "The deck was shuffled. Which token do you refresh?",
  over: "The game is over.",
};

/** What everybody else reads meanwhile. */
export const WAITING = {
  turn: "{player} to choose: roll or score.",
  mustRoll: "{player} has swapped cards and must roll.",
  rolled: "{player} rolled {number}: take it, or use a token?",
  push: "{player} has tagged {count}: roll again or stop?",
  keep: "{player} is choosing cards to keep.",
  join: "{player} to choose: score or pass.",
  refresh: "{player} is choosing a token to refresh.",
};

export const STATUS = "{scores} · turn {turn} · deck {deck} · discard {discard}";
/** The status for a player some of whose own cards lie face down. */
export const OWN = "face-down cards: {cards}";
export const STATUS_SCORE = "{player}: {score}";

export const CHOICES = {
  roll: "Roll",
  bustOdds: "busts {chance} %",
  bustOddsShift: "busts {chance} %, Shift {shifted} %",
  noBust: "can't bust",
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
  markDetail: "now to discard",
  unmark: "Discard {card}",
  unmarkDetail: "now to keep",
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
  bust: "This roll busts, but you have a token that may save it. Bust anyway?",
  sureBust: "Every card is tagged, so any roll busts. Roll anyway?",
  keepNone: "Discard all your cards?",
};

export const HINTS = {
  fewCards: "You need {least} cards to score; {player} has {count} (RF-4.2).",
  swapUsed: "Swap is used until the deck is shuffled (RF-6.1).",
  rerollUsed: "Reroll is used until the deck is shuffled (RF-6.2).",
  shiftUsed: "Shift is used until the deck is shuffled (RF-6.3).",
  shiftTagged: "No shift: there is no untagged card next to {number} (RF-6.3).",
  shiftAfterReroll: "In this game you can't shift a rerolled roll (RF-6.4).",
  swapFirstRoll: "In this game you can swap only before your first roll (RF-13).",
  sureBust: "Every card is tagged: any roll busts (RF-5.10).",
  tooMany: "You can keep at most {limit} cards: discard {over} more (RF-5.8).",
  joinMin: "Players with fewer than {least} cards must pass: {players} (RF-7.2).",
};

/** Why something was refused, and what to do instead. The rule's number is added. */
export const REFUSALS: Record<AnyReason, string> = {
  notYourTurn: "It is {player}'s turn. Wait for yours.",
  notAsked: "{player} answers first. Wait until you are asked.",
  notYourRefresh: "{player} refreshes a token first. Wait a moment.",
  unknownCard: "That card is not in your hand. Choose one that is.",
  gameOver: "The game is over. Start a new one to play on.",
  waitForDice: "Wait for the dice to stop.",
  waitForCards: "Wait for the cards to be shuffled and dealt.",
  waitForShowdown: "The showdown continues by itself. Wait a moment.",
  turnUndecided: "First choose: roll or score.",
  rollUndecided: "First decide about your roll: take it or use a token.",
  pushUndecided: "First choose: roll again, or stop and take the cards.",
  keepUndecided: "First choose which cards to keep.",
  joinUndecided: "First choose: score or pass.",
  refreshUndecided: "First choose a token to refresh.",
  swapThenRoll: "After a swap you must roll.",
  nothingRolled: "You haven't rolled yet. Roll first.",
  nothingToStop: "No card is tagged yet. Roll first.",
  rollTurn: "You have started rolling. You can score on another turn.",
  nothingToKeep: "There is nothing to keep or discard now. Stop first.",
  nothingToPass: "Nobody has declared a scoring. Choose a move.",
  nothingToRefresh: "You refresh a token after the deck is shuffled.",
  fewCards: "You need {least} cards to score and have {count}. Roll for more.",
  swapUsed: "Your Swap token is used. You can refresh it when the deck is shuffled.",
  rerollUsed: "Your Reroll token is used. You can refresh it when the deck is shuffled.",
  shiftUsed: "Your Shift token is used. You can refresh it when the deck is shuffled.",
  sameSlot: "A swap takes two different slots. Choose another one.",
  slotOrder: "Name the lower of the two slots first.",
  swapLate: "You can swap before a roll, not after it. Decide about your roll.",
  swapFirstRoll: "In this game you can swap only before your first roll. Roll or stop.",
  shiftOff: "There is no slot {number} to shift to. Shift the other way.",
  shiftTagged: "There is no untagged card there. Choose something else.",
  shiftAfterReroll: "In this game you can't shift a rerolled roll. Take it.",
  alreadyMarked: "You are already keeping that card. Choose another one.",
  notMarked: "You are already discarding that card. Choose another one.",
  tooMany: "You can keep at most 5 cards, and {count} are marked. Discard some.",
  tokenReady: "{token} is already ready. Choose a used token.",
  impossibleFaces: "Those dice can't show that. Roll them again.",
  otherCards: "Those are not the cards of the deck. Shuffle it again.",
  otherChance: "Chance has to decide something else first. Try again.",
  noChance: "There is nothing to roll or shuffle now. Choose a move.",
};

/** What happened. A kind with an empty sentence is not told. */
export const EVENTS: Record<Event["kind"], string> = {
  dealt: "The cards are dealt. The lowest face-up card starts.",
  tiedForFirst: "{players} tie and roll for the first turn.",
  rolledOff: "{player} rolls {first} + {second} = {total}.",
  turnBegan: "Turn {turn}: {player}.",
  rolled: "{player} rolls {first} + {second} = {total}.",
  rerolled: "{player} rerolls: {first} + {second} = {total}.",
  tagged: "The {card} in slot {number} is tagged.",
  safe: "The card in slot {number} is already tagged: no card, no bust.",
  shifted: "{player} shifts from {from} to {to}.",
  swapped: "{player} swaps the cards in slots {first} and {second}.",
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
  reshuffled: "The discard pile becomes the new deck: everybody refreshes a token.",
  refreshed: "{player} refreshes {token}.",
  gameOver: "",
};

/** A number of face-down cards, as part of a list of cards. */
export const FACE_DOWN_CARDS = { one: "a face-down card", many: "{count} face-down cards" };
/** A bonus that several have to share. */
export const BONUS_SHARED = "{players} tie and share the bonus: +{share} each.";

export const OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }> = {
  target: { label: "Score to beat", detail: "The game ends when a player has more. Standard: 30." },
  joinMin: { label: "Cards to join a scoring", detail: "With fewer, a player passes automatically." },
  scoreMin: { label: "Cards to declare a scoring", detail: "With fewer, you can only roll." },
  shiftAfterReroll: { label: "Shift after a reroll", detail: "You can use both tokens on the same roll." },
  swapWhen: { label: "Swap cards", detail: "Before any roll of your turn, or only before the first." },
  bustBy: { label: "A roll busts by", detail: "The tag on the card, or the number tagged earlier." },
  ownFaceDown: { label: "Own face-down cards", detail: "Whether players may look at their own." },
  discardView: { label: "Discarded face-down cards", detail: "Whether they are revealed." },
  maxTurns: { label: "Turn limit", detail: "After this many, the highest score wins. 0: no limit." },
};

export const OPTION_VALUES: Record<string, string> = {
  true: "yes",
  false: "no",
  anyRoll: "before any roll",
  firstRoll: "before the first roll",
  tag: "the tag",
  history: "the number",
  look: "visible to you",
  blind: "stay unknown",
  open: "revealed",
  faceDownHidden: "stay hidden",
};

export const RESULTS = {
  win: { headline: "{players} wins!", sentence: "With {score} points after {turns} turns. {scores}" },
  draw: { headline: "A draw", sentence: "{players} tie on {score} points. {scores}" },
};

/** The figures of all games finished at a table. */
export const FIGURES = "Busts {busts} in {rolls} roll turns · scorings {showdowns} · best score {best}";

/** How the rule is added to a refusal. */
export const WITH_RULE = "{sentence} ({rule})";
