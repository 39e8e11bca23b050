/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "Whoever first has more than 30 points wins, and points are for poker hands. The cards in slots 2 to 12 are there to be taken; the dice say which. The card in the middle, the community card, is everybody's. Roll the dice.",
  tag: "8: that is the 9 of hearts. With your 5 and your hidden Queen it makes three hearts. Tag it: it slides up, and is yours once you stop.",
  again:
    "You may roll as often as you like. But if a number comes whose card is tagged already, you bust and take nothing (RF-5.4). The choice tells how likely that is: 14 %. Roll.",
  bust: "The 8 again! To accept it is to bust. You have three tokens against such luck, each for once: Swap, Reroll and Shift (RF-6). Reroll the first 4.",
  saved: "5: the King of hearts. Tag it.",
  stop: "Four hearts are in sight, and every tag makes the next roll riskier. Stop now, and the tagged cards are yours (RF-5.7).",
  keep: "You may hold five cards at most; what you mark is discarded (RF-5.8). Mark none, and keep all four.",
  swap: "The other player took cards too, and the slots were filled again. The Ace of hearts would complete a flush! It lies in slot 8, but 7 is the number that dice show most often. Use Swap to put it there.",
  mustRoll:
    "After a Swap you have to roll (RF-6.1). Should the dice not obey: Undo takes a choice back, and Help has the rules and the poker hands.",
  ace: "A 7! Tag the Ace.",
  enough: "That is all you need. Stop.",
  flush: "Five hearts, a flush, for 6 points (RF-10.1). Keep them all.",
  score:
    "Instead of rolling you may score, with three cards of your own or more. The others may join you or pass; whoever has the best hand wins a point for each who scores (RF-7.7). Score!",
  farewell:
    "6 points for the flush, and 2 for the better hand. Your cards are gone, and you begin anew with one. To think about: score small hands soon, or wait for a big one? From here on dice and cards are real.",
};
