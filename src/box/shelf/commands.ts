import type { Command } from "../commands";
import { tell } from "../words";
import type { BoxWords } from "../content";
import type { Shelf } from "./shelf";

/** What can be typed at a table with a shelf: for those whose boxes or panel do not answer. */
export function shelfCommands(
  shelf: Shelf,
  games: readonly string[],
  wordsOf: (this: void, game: string) => BoxWords,
): Command[] {
  /** The game whose id or title begins so, whatever its letters' case. */
  function gameNamed(name: string): string | undefined {
    return games.find(
      (game) => game.startsWith(name) || wordsOf(game).title.toLowerCase().startsWith(name.toLowerCase()),
    );
  }

  function open(player: Player, name: string): void {
    const game = name === "" ? undefined : gameNamed(name);
    if (game !== undefined) shelf.open(player, game);
    else {
      const titles = games.map((known) => wordsOf(known).title).join(", ");
      player.print(tell("unknownGame", { name, titles }));
    }
  }

  function list(player: Player): void {
    for (const game of games) {
      const { title, hook } = wordsOf(game);
      player.print(tell("game", { title, hook }));
    }
  }

  return [
    { name: "open", summary: "openSummary", hostOnly: false, run: open },
    { name: "put away", summary: "putAwaySummary", hostOnly: false, run: shelf.putAway },
    { name: "games", summary: "gamesSummary", hostOnly: false, run: list },
  ];
}
