/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "It looks like chess, but nothing is taken for the asking: every capture is fought out with poker hands. Whoever captures the king wins, or whoever has all the chips (PC-9.1). There is no check, and pawns go one square only (PC-5.4). Open a line for your Queen.",
  quiet:
    "A move to an empty square is just that. Every turn you are dealt one secret card, which matters only if you attack (PC-4.1). Yours is a Jack, not much use to a Queen. Bring her out.",
  attack:
    "Your Queen sees the pawn on g7. An attacker's first card is of its own rank, a Queen for the queen; a pawn's is an Ace or 2 to 8 (PC-1.4). The second one is your secret card: only a 4. Attack all the same, and see.",
  fold: "Black got an Ace and raises your blind of 1 by 3. With Queen and 4 you are behind; the choices tell how far. Fold: you lose the blind, and no piece.",
  retreat:
    "The attack has failed, so the Queen falls back, to where she came from or to a square on the way (PC-8.3). On g5 and g6 Black could attack her. Stay on g4.",
  again:
    "Now your secret card is a Queen! With the Queen that the attack brings, that is a pair before the first card is laid. Strike again.",
  raise:
    "Black calls. Five cards for both are still to come, three of them now (PC-7.1). While your hand is strong, let Black pay for seeing them: raise by 2.",
  flop: "A third Queen! There is hardly a better hand. Bet 6. Any other amount is typed into the line below the choices, and Undo takes one back.",
  turn: "Black stays. You need not bet every time: a check costs nothing, and looks weak. Check.",
  river:
    "The last card. Best five of seven cards win (PC-7.11); Help has the ranks of hands, and all rules. Bet 9.",
  farewell:
    "Three Queens beat a pair: pawn and pot are yours. But a queen so far out can be attacked herself, and then you are the one who calls, raises or folds; folding a defence costs the piece. From here on the cards are real. Watch your king!",
};
