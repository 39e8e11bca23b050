/** A page of the notebook: its title and the file in saves/notebook/ that holds its text (with BBCode). */
export interface Page {
  title: string;
  file: string;
}

/** The pages in the save of a game, from left to right; everybody may read them. */
export function notebookPages(game: { id: string; title: string }): Page[] {
  return [
    { title: "Offsuit", file: "offsuit.txt" },
    { title: game.title, file: `${game.id}.txt` },
    { title: "Credits", file: "credits.txt" },
  ];
}
