import { GAMES } from "../../src/games";

/** Every script that the saves carry, with nothing in it but its name. */
export const SCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  ["global", ...GAMES.flatMap(({ id }) => ["board", "deck", "die"].map((part) => `${id}.${part}`))].map(
    (name) => [name, `-- ${name}`],
  ),
);
