/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "At the top are four bosses: slay them all before you lose your 12 lives. At the bottom are your weapons, five dice; each attacks once per battle. A Rage rolls them all at once, for 4 life. You don't need it yet: fight calmly.",
  cleave:
    "Three mobs shield the bosses until each of them is slain or wounded (CVD-5.5). The 4 and the 5 are neighbours, so one die can cleave both: it has to roll their sum, 9, or more. The d20 is good at that; each choice shows its odds.",
  wound:
    "Both are slain! The 9 doesn't have to die: a scratch opens the gate, so the weakest die will do. Try to attack a boss now, if you like: the table refuses and names the rule.",
  boss: "The gate is open. The Jack has 10 hit points, and damage adds up during a battle (CVD-5.9). Attack boss 1 with the d10: click here, or drag the die onto the card.",
  slay: "6 of 10. A wounded boss that survives strikes back after the battle and is promoted (CVD-7.4), so finish what you started: the d8 slays it with 4 or more.",
  rest: "The first of four! The battle can't end until all weapons are used (CVD-5.2). Wounding another boss with the d6 would only provoke it, so use it on the 9.",
  end: "All weapons are used. The surviving mob now takes 1 life from you and, because it is wounded, becomes enraged. The bosses don't attack, because you slew one and wounded no other (CVD-7.5).",
  rage: "11 lives left, and new mobs fill the gaps. The 9 is enraged: a roll that is too high misses (CVD-5.10), and after this battle it would deal 2. By the way: Undo reverts a choice, and Help has all the rules. Fight calmly.",
  again: "You can cleave the 6 and the 2 with 8 or more. You can never cleave an enraged mob.",
  enraged:
    "Now the enraged 9. The d6 can't roll too high for it, and any hit opens the gate to the bosses again.",
  kingslayer:
    "Time for the golden die, the Kingslayer. Once per game, it slays a mob without a roll, and a boss nine times out of ten (CVD-5.12). Attack boss 2!",
  farewell:
    "Two bosses are slain, so a vanguard appears in front of the third: dice that hit it stay stuck until it falls (CVD-8.1). Your last resort is the Fatal Strike: you throw your life at a boss (CVD-5.13). From here on, the dice are real. Good luck!",
};
