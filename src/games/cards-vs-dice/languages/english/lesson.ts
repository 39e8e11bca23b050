/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "Above lie four bosses: slay them all before your 12 lives are gone. Below lie your weapons, five dice; each attacks once a battle. A Rage rolls them all at once, for 4 life. You do not need it yet: fight calmly.",
  cleave:
    "Three mobs shield the bosses until each of them is slain or wounded (CVD-5.5). The 4 and the 5 are neighbours, so one die can cleave both: it has to show 9, their sum. The d20 is good at that; each choice tells its odds.",
  wound:
    "Both are slain! The 9 need not die: a scratch opens the way, so the weakest die will do. Attack a boss now if you like: the table refuses, and names the rule.",
  boss: "The way is open. The Jack has 10 hit points, and within a battle damage adds up (CVD-5.9). Strike boss 1 with the d10, here or by dragging the die onto the card.",
  slay: "6 of 10. A boss that is wounded and lives strikes back after the battle and rises in rank (CVD-7.4), so finish what you have begun: the d8 slays it with 4 or more.",
  rest: "The first of four! The battle ends only when all weapons are used (CVD-5.2). On another boss the d6 would do nothing but harm, so let the 9 have it.",
  end: "All weapons are used. A living mob now takes 1 life from you, and being wounded it becomes enraged. Bosses keep quiet, for you have slain one and wounded no other (CVD-7.5).",
  rage: "11 lives left, and new mobs fill the gaps. The 9 is enraged: a roll that is too high misses it (CVD-5.10), and after this battle it would take 2. By the way: Undo takes a choice back, Help has all the rules. Fight calmly.",
  again: "The 6 and the 2 can be cleaved, with 8 or more. An enraged mob never can.",
  enraged:
    "Now the enraged 9. The d6 cannot roll too much for it, and any hit opens the way to the bosses again.",
  kingslayer:
    "Time for the golden die, the Kingslayer, once a game: it slays a mob without a roll, and a boss nine times out of ten (CVD-5.12). At boss 2!",
  farewell:
    "Two bosses are slain, so a vanguard turns up before the third: dice that hit it stick to it until it falls (CVD-8.1). Your last resort is the Fatal Strike, your life thrown at a boss (CVD-5.13). From here on the dice are real. Good luck!",
};
