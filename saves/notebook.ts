/** A page of the notebook: its title and the file in saves/notebook/ that holds its text (with BBCode). */
export interface Page {
  title: string;
  file: string;
}

/** The pages in the save of some games, from left to right; everybody may read them. */
export function notebookPages(games: readonly { id: string; title: string }[]): Page[] {
  return [
    { title: "Offsuit", file: "offsuit.txt" },
    ...games.map(({ id, title }) => ({ title, file: `${id}.txt` })),
    { title: "Credits", file: "credits.txt" },
  ];
}
