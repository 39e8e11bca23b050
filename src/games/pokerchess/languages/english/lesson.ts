/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "It looks like chess, but every capture has to be won in a hand of poker. Capture the king or win all the chips to win the game (PC-9.1). There is no check, and pawns move only one square (PC-5.4). Open a line for your queen.",
  quiet:
    "A move to an empty square works as in chess. Every turn you are dealt a private card, which matters only if you attack (PC-4.1). Yours is a Jack, not much use to a queen. Bring her out.",
  attack:
    "Your queen attacks the pawn on g7. Each piece brings a card of its own rank, a Queen for a queen; for a pawn, an Ace or 2 to 8 (PC-1.4). Your second card is your private card: only a 4. Attack anyway, and see.",
  fold: "Black got an Ace and raises your blind of 1 by 3. With Queen and 4 you are behind; the choices show by how much. Fold: you lose the blind, but no piece.",
  retreat:
    "The attack has failed, so the queen retreats to where she came from or to a square on the way (PC-8.3). On g5 and g6 Black could attack her. Stay on g4.",
  again:
    "Now your private card is a Queen! With the Queen that your attacker brings, that is a pair before the flop. Attack again.",
  raise:
    "Black calls. Five community cards are still to come, three of them now (PC-7.1). Your hand is strong, so make Black pay to see them: raise by 2.",
  flop: "A third Queen! There is hardly a better hand. Bet 6. You could type any other amount into the box below the choices, and Undo reverts a choice.",
  turn: "Black calls. You don't have to bet every time: a check costs nothing and looks weak. Check.",
  river:
    "The last card. The best five of seven cards win (PC-7.11); Help has the hand ranks and all the rules. Bet 9.",
  farewell:
    "Three Queens beat a pair: pawn and pot are yours. But a queen this far out can be attacked herself, and then you are the one to call, raise or fold; if you fold in defence, you lose the piece. From here on, the cards are real. Watch your king!",
};
