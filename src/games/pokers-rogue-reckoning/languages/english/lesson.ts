/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "Twelve enemies hide among these cards; beat them all to win. The dungeon is laid out room by room, and every room of a level must be opened sooner or later (PRR-4.4). Open the first one.",
  buy: "A blue potion. Those of 5 and more have a price (PRR-5.2), and you have 12 money. Under your dice any blue potion makes you hit harder, and this one also takes the sting out of a curse. Buy it.",
  curse:
    "Yours. A room that is empty stays empty until the next level. Open the next: it may be anything, for the whole deck is one pile of potions, curses, money, swords, hearts and enemies.",
  won: "A curse! The two dice had to show more than 9 to avoid it (PRR-6.3); now it lies with the enemy, and makes the next one hit harder. Another room.",
  enemy:
    "Small potions are won by a die that shows just their value (PRR-5.1), and it did. A red potion heals, or does what is written on it. The last room.",
  equip:
    "An enemy: 6 HP and 1 ATK, and a curse that adds 1. Before the fight you may drink, and equip: put the Nullify under your dice for 1 ATK more (PRR-5.6), and the curse adds nothing.",
  fight:
    "Once you fight, nothing can be equipped any more (PRR-9.2). The lines on the choices say how the next round is likely to go. Into the fight!",
  roll: "Dice poker: your two white dice and your ATK, a 2, against two black dice and the enemy's 1. The better hand hits (PRR-10.3). Roll.",
  hit: "Your 2 and the ATK die are a pair; the enemy has nothing. You hit for 2 ATK and 1 for the potion (PRR-9.5). Resolve it.",
  again:
    "3 HP left: one more blow. Undo takes a choice back, and Help has the rules and the hands of the dice. Roll again.",
  elevate:
    "Careful: the enemy holds a pair of 1s, and you have nothing. Only before you resolve it can potions help (PRR-12.6). The Elevate adds a white die: use it.",
  beaten: "A 6, and you hold a pair of 6s. Resolve it: that blow is the last.",
  farewell:
    "The first of twelve! All that lay under the dice is gone. End the level now: you rest, and get new rooms. Every third enemy you beat makes the others stronger (PRR-8.1), so collect swords and potions. At 0 HP you can give up ATK to go on (PRR-12.4). From here on everything is real.",
};
