import { GAMES } from "../../src/games";

/** Every script that the saves carry, with nothing in it but its name. */
export const SCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "global",
    "shelf",
    ...GAMES.flatMap(({ id }) => ["board", "deck", "die", "box"].map((part) => `${id}.${part}`)),
  ].map((name) => [name, `-- ${name}`]),
);
