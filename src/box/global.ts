import { attempt } from "../table/guard";

/** What somebody who joins is told. */
const WELCOME = "Welcome to Offsuit. Take a seat and follow the panel at the right of your screen.";

scriptGlobals.onPlayerConnect = (player: Player): void => {
  attempt("a welcome", () => {
    player.broadcast(WELCOME);
  });
};
