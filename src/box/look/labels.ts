/*
 * What is on the card of `!offsuit look`: for those who mend the mod, so in English alone. Each label says what its
 * neighbour should look like.
 */

export const LABELS = {
  title: "Does everything look as its label says?",
  board: "You read this line from your seat, the right way round",
  corner: "The square under the white rook, a1, is dark",
  white: "White's men look away from you: see the knight's nose",
  black: "Black's knight looks at you",
  pieces: "Nothing floats, nothing sinks in, nothing covers its neighbour",
  faces: "Each die shows the number below it",
  card: "Ace of spades, upright",
  back: "A card's back",
  whiteSide: "White side",
  blackSide: "Black side",
  chip: "One chip",
  chips: "Ten chips",
  pawn: "A blue pawn",
  suits: "Spade, heart, diamond, club: ♠ ♥ ♦ ♣",
  german: "German: Würfel, Größe, süß, Äpfel, Übung",
  chinese: "Chinese: 掷骰子，翻开一张牌。轮到你了！",
  small: "The smallest letters on a board: sharp, not blurred",
  middle: "Letters of this size are read with ease",
  large: "The largest letters",
  lid: "On a lid",
} as const;
