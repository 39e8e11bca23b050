/** The texts on the board. */
export const BOARD = {
  floor: "Floor {floor} · cleared {floors} · best run {best}",
  code: "Dungeon {code}",
  goal: "Goal",
  you: "YOU",
  deck: "Deck: {count}",
  discard: "Discard: {count}",
  hitPoints: "Hit points: {count}",
  hitPointsAce: "Hit points: {count}, the Ace in hand among them",
  handEmpty: "In hand",
  handAce: "a hit point",
  handEnemy: "adds {value}",
  spare: "Spare: {count}",
  wins: "wins {win} %",
  winsAided: "{win} %, aided {aided} %",
  winsSurely: "wins for sure",
  losesSurely: "loses for sure",
  ace: "Ace {chance} %",
  noAce: "no Ace",
};

/** The tooltips of pieces. */
export const CAPTIONS = {
  you: {
    name: "YOU",
    note: "Drag it to an empty cell to walk there, or on to a card beside it to fight (RS-4.2).",
  },
  hidden: {
    name: "Face-down card",
    note: "Beside YOU it can be flipped (key F): an Ace helps, anything else fights (RS-4.2).",
  },
  drawn: { name: "{card}, drawn", note: "Your attack of value {value} (RS-5.1)." },
  joker: { name: "Joker, a hit point", note: "Without hit points the game is over (RS-9.1)." },
  lost: { name: "Joker, lost", note: "An Ace on the tableau brings it back (RS-6.2)." },
  spare: { name: "Spare Joker", note: "Not in this game." },
  deck: { name: "Deck", note: "Its top card is your attack in a fight (RS-5.1)." },
  discard: { name: "Discard", note: "Goes back into the deck when a floor is cleared (RS-7.2)." },
};

/** What the tooltips of open cards add to their names. */
export const CARD_NOTES = {
  enemy: "An enemy of value {value}. Draw a higher card to beat it (RS-5.2).",
  ace: "An Ace starts no fight (RS-6.1).",
  heldEnemy: "Captured: adds {value} to a fight that the drawn card does not win, once (RS-5.4).",
  heldAce: "One more hit point; nothing can be captured meanwhile (RS-6.3).",
};
