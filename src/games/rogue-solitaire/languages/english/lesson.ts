/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "You are the Joker at the bottom left. Cross the dungeon to the goal in the opposite corner: each floor you clear is a point. You flip every card on your way and fight it with the next card of the deck. Start with the card above you.",
  capture:
    "Your Jack beat the 6, so you move to its cell. You can take a beaten enemy into your hand (RS-5.7): later it adds its value to one fight. Capture it.",
  onwards:
    "Nobody knows this card, or what the deck will bring, but the choice shows how likely you are to win. Flip the next card.",
  aid: "A 9, and you drew only a 7. That would cost you one of your three hit points, the Jokers. But 7 and your captured 6 make 13 (RS-5.4): add it.",
  freely:
    "You win, and your hand is free again. You can also walk back over empty cells, as far as you like, for free (RS-4.4). Keep going up.",
  ace: "An Ace is no enemy. You have all your Jokers, so you keep it as a fourth hit point (RS-6.3) and enter its cell. Now turn right, along the top edge.",
  pay: "A 3 against a 7: you lose, and pay a hit point, either a Joker or the Ace. The next Ace you flip heals a lost Joker (RS-6.2), so pay with a Joker. When you lose your last hit point, the game is over.",
  again:
    "The 7 now stays face up. You can fight it again, or go around an enemy that is too strong. Look at the odds: they are good. Attack again.",
  heal: "Beaten with a 10. You can't capture while the Ace is in your hand (RS-6.3). Four cards to go: flip the next.",
  close:
    "Another Ace, and your Joker is back. Any questions? Help has all the rules, and Undo reverts a choice.",
  last: "Only one card is left between you and the goal. Flip it.",
  finish: "And now the goal itself. You have to beat its card like any other (RS-7.1).",
  farewell:
    "You have cleared the first floor! New cards fill the gaps, unbeaten cards stay, and the goal is now where you started (RS-7.3, RS-7.4). Only Aces bring lost Jokers back. From here on, the shuffle is real: how deep will you get?",
};
