/** The texts on the board. */
export const BOARD = {
  floor: "Floor {floor} · cleared {floors} · best run {best}",
  code: "Dungeon {code}",
  goal: "Goal",
  you: "YOU",
  deck: "Deck: {count}",
  discard: "Discard: {count}",
  hitPoints: "Hit points: {count}",
  hitPointsAce: "Hit points: {count}, including the Ace in hand",
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
    note: "Drag it to an empty cell to walk there, or onto a card next to it to fight (RS-4.2).",
  },
  hidden: {
    name: "Face-down card",
    note: "Next to YOU, flip it (key F): an Ace helps, anything else fights (RS-4.2).",
  },
  drawn: { name: "{card}, drawn", note: "Your attack: {value} (RS-5.1)." },
  joker: { name: "Joker, a hit point", note: "The game is over when you have no hit points left (RS-9.1)." },
  lost: { name: "Joker, lost", note: "An Ace in the dungeon brings it back (RS-6.2)." },
  spare: { name: "Spare Joker", note: "Not in this game." },
  deck: { name: "Deck", note: "The top card is your attack in a fight (RS-5.1)." },
  discard: { name: "Discard", note: "Shuffled back into the deck when you clear a floor (RS-7.2)." },
};

/** What the tooltips of open cards add to their names. */
export const CARD_NOTES = {
  enemy: "An enemy, value {value}. Draw a higher card to beat it (RS-5.2).",
  ace: "An Ace starts no fight (RS-6.1).",
  heldEnemy: "Captured: adds {value}, once, to a fight that your drawn card does not win (RS-5.4).",
  heldAce: "An extra hit point; while you hold it, you can't capture (RS-6.3).",
};
