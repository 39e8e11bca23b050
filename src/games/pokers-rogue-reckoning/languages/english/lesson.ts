/** What the coach of the guided first game says. */
export const LESSON = {
  goal: "Twelve enemies hide among these cards; beat them all to win. Each level of the dungeon is four rooms, and you have to reveal every one of them before you go on (PRR-4.4). Reveal the first one.",
  buy: "A blue potion. Potions of 5 and more have a price (PRR-5.2), and you have 12 money. Under your dice, any blue potion makes you hit harder, and this one also takes the sting out of a curse. Buy it.",
  curse:
    "It is yours. An empty room stays empty until the next level. Reveal the next one: it may be anything, because the deck holds potions, curses, money, swords, hearts and enemies.",
  won: "A curse! You needed more than 9 on two dice to avoid it (PRR-6.3); now it joins the next enemy and makes it hit harder. Reveal another room.",
  enemy:
    "You win a small potion by rolling exactly its value (PRR-5.1), and you did. A red potion heals, or does what its text says. Now the last room.",
  equip:
    "An enemy: 6 HP and 1 ATK, plus 1 from the curse. Before the fight you can drink and equip potions: put Nullify under your dice for +1 ATK (PRR-5.6), and the curse adds nothing.",
  fight:
    "Once the fight starts, you can't equip anything (PRR-9.2). The choices show your odds in the next round. Fight!",
  roll: "Dice poker: your two white dice and your ATK, a 2, against two black dice and the enemy's ATK, a 1. The better hand hits (PRR-10.3). Roll.",
  hit: "Your 2 and the ATK die are a pair; the enemy has nothing. You hit for 2 ATK plus 1 for the potion (PRR-9.5). Resolve it.",
  again:
    "3 HP left: one more hit. Undo reverts a choice, and Help has the rules and the dice hands. Roll again.",
  elevate:
    "Careful: the enemy has a pair of 1s, and you have nothing. Potions can only help before you resolve the roll (PRR-12.6). Elevate adds a white die: use it.",
  beaten: "A 6, and you have a pair of 6s. Resolve it: this hit is the last.",
  farewell:
    "The first of twelve! The cards under the dice are discarded. End the level now: you rest and get new rooms. Every third enemy you slay makes the others stronger (PRR-8.1), so collect swords and potions. At 0 HP you can trade ATK to stay alive (PRR-12.4). From here on, everything is real.",
};
