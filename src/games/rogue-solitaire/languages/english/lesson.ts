/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "You are the Joker at the lower left. Cross the dungeon to the goal, the opposite corner: each floor you clear is a point. Every card on the way is turned over, and fought with the next card of the deck. Begin with the card above you.",
  capture:
    "Your Jack beat the 6, so you stand on its cell now. A beaten enemy may come into your hand (RS-5.7): once, later, it adds its value to a fight. Capture it.",
  onwards:
    "Nobody knows what lies there and what the deck will bring. What can be known stands on the choice: how likely you win. Flip the next card.",
  aid: "A 9, and you drew only a 7. That would cost you one of your three hit points, the Jokers. But 7 and your captured 6 make 13 (RS-5.4): add it.",
  freely:
    "Won, and your hand is free again. You may also walk back over the gaps, as far as you like and free of charge (RS-4.4). Go on upwards.",
  ace: "An Ace is no enemy. You have all your Jokers, so you keep it as a fourth hit point (RS-6.3), and you enter its cell. Now turn right, along the upper edge.",
  pay: "A 3 against a 7: lost. You pay a hit point, a Joker or the Ace. The next Ace that turns up heals a lost Joker (RS-6.2), so pay with a Joker; on your last hit point the game is over.",
  again:
    "The 7 lies open now and stays. Fights can be repeated, or you go around an enemy that is too strong. Look at the odds: they are good. Attack again.",
  heal: "Beaten with a 10. While the Ace is in your hand, nothing can be captured (RS-6.3). Four cards are left to the corner: flip the next.",
  close:
    "An Ace again, and your Joker is back. If you wonder about anything: Help has all the rules, and Undo takes a choice back.",
  last: "Only one card lies between you and the goal. Flip it.",
  finish: "And now the goal itself. Its card has to be beaten like any other (RS-7.1).",
  farewell:
    "The first floor is yours! Gaps are filled anew, what was not beaten stays, and the goal is now where you began (RS-7.3, RS-7.4). Lost Jokers come back by Aces only. From here on the cards are really shuffled: how deep will you get?",
};
