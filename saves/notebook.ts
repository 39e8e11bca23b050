/** A page of the notebook: a file in saves/notebook/ that holds its text (with BBCode), or the rule book of a game. */
export type Page =
  { kind: "text"; title: string; file: string } | { kind: "rules"; title: string; game: string };

/** The pages in the save of some games, from left to right; everybody may read them. */
export function notebookPages(games: readonly { id: string; title: string }[]): Page[] {
  return [
    { kind: "text", title: "Offsuit", file: "offsuit.txt" },
    ...games.map(({ id, title }): Page => ({ kind: "rules", title, game: id })),
    { kind: "text", title: "Credits", file: "credits.txt" },
  ];
}
