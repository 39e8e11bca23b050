import { CATALOGUES, type Catalogue } from "../../src/catalogues";
import { entryOf, GAMES, type GameEntry } from "../../src/games";
import { highCard } from "../high-card";
import * as highCardLanguages from "../high-card/catalogue";

/** The games that specs of every game go through: those that ship, and High Card, the example of docs/adding-a-game.md. */
export const GAMES_UNDER_TEST: readonly GameEntry[] = [...GAMES, entryOf(highCard)];

/** The catalogues of all that ships, and of High Card. */
export const CATALOGUES_UNDER_TEST: readonly Catalogue[] = [
  ...CATALOGUES,
  { name: highCard.rules.id, ...highCardLanguages },
];
