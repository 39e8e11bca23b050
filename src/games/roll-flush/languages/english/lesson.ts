/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "The first player with more than 30 points wins, and poker hands score points. You take cards from slots 2 to 12; the dice decide which. The community card in the middle counts for everybody. Roll the dice.",
  tag: "An 8: that is the 9 of hearts. With your 5 and your hidden Queen it makes three hearts. Tag it: it slides up, and is yours once you stop.",
  again:
    "You can roll as often as you like. But if you roll the number of a tagged card, you bust and take nothing (RF-5.4). The choice shows how likely that is: 14 %. Roll.",
  bust: "An 8 again! If you accept it, you bust. You have three tokens against bad luck, each to be used once: Swap, Reroll and Shift (RF-6). Reroll the first 4.",
  saved: "A 5: the King of hearts. Tag it.",
  stop: "You have four hearts in sight, and every tag makes the next roll riskier. Stop now, and the tagged cards are yours (RF-5.7).",
  keep: "You can keep up to five cards; the ones you mark are discarded (RF-5.8). Mark none, and keep all four.",
  swap: "The other player took cards too, and the slots were refilled. The Ace of hearts would complete a flush! It is in slot 8, but 7 is the most likely roll. Use Swap to put it there.",
  mustRoll:
    "After a Swap you must roll (RF-6.1). By the way: Undo reverts a choice, and Help has the rules and the poker hands.",
  ace: "A 7! Tag the Ace.",
  enough: "That's all you need. Stop.",
  flush: "Five hearts, a flush, for 6 points (RF-10.1). Keep them all.",
  score:
    "Instead of rolling, you can score if you have at least three cards of your own. The others join you or pass; the best hand wins a bonus point for each player who scores (RF-7.7). Score!",
  farewell:
    "6 points for the flush, and 2 for the better hand. Your cards are discarded, and you start again with one. The big question: score small hands early, or wait for a big one? From here on, dice and cards are real.",
};
