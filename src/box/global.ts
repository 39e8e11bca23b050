import { attempt } from "../table/guard";
import { say } from "../table/words";

scriptGlobals.onPlayerConnect = (player: Player): void => {
  attempt("a welcome", () => {
    player.broadcast(say("welcome"));
  });
};
