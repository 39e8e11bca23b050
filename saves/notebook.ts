/** A page of the notebook: its title and the file in saves/notebook/ that holds its text (with BBCode). */
export interface Page {
  title: string;
  file: string;
}

/** The pages from left to right; everybody may read them. */
export const pages: readonly Page[] = [
  { title: "Offsuit", file: "offsuit.txt" },
  { title: "Cards vs Dice", file: "cards-vs-dice.txt" },
  { title: "Credits", file: "credits.txt" },
];
