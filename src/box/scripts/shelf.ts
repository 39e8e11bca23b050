import { personAsking } from "../../tts/messages";
import { spoken } from "../../kit/words/language";
import { boxClicked, sharedCode, sharedTexts, shelve } from "../../tts/global-rpc";
import { serve } from "../../tts/rpc";
import { attempt } from "../../tts/errors";
import { afterFrames } from "../../tts/waits";
import { readTextFrom } from "../../table/languages/stored-texts";
import { isAllowed } from "../allowed";
import { gameOf } from "../boards";
import type { BoxWords } from "../content";
import { installGlobal } from "../global";
import { lookCommand, removeCard } from "../look";
import { selfTestCommand } from "../selftest";
import { sweep } from "../selftest/workshop";
import { shelfCommands } from "../shelf/commands";
import { createShelf } from "../shelf/shelf";

/*
 * The Global script of the table with all games, each in its box.
 */

readTextFrom(() => attachedTexts);

const GAMES = attachedShelf.map(({ game }) => game);

const shelf = createShelf(GAMES, (game) => wordsOf(game).title, welcome);

const lights = installGlobal({
  shelf,
  commands: shelfCommands(shelf, GAMES, wordsOf).concat([selfTestCommand(), lookCommand()]),
  loaded: () => {
    // A save or a rewind may hold what a self-test had spawned, or the card to look at.
    sweep(true);
    afterFrames(1, "a card of before", removeCard);
  },
});

/** What is printed on the box of a game, in the language that is spoken. */
function wordsOf(this: void, game: string): BoxWords {
  const words = attachedShelf.find((boxed) => boxed.game === game)?.words[spoken()];
  return words ?? { title: game, hook: "", numbers: "", welcome: "" };
}

/** What the sign says to newcomers: with which game to begin. */
function welcome(): string {
  const [first] = GAMES;
  return first === undefined ? "" : wordsOf(first).welcome;
}

serve(boxClicked, (click) => {
  attempt("a click on a box", () => {
    lights.restore();
    const player = personAsking(click);
    const game = GAMES.find((known) => known === click.game);
    if (player !== undefined && game !== undefined && isAllowed(player)) shelf.clicked(player, game);
  });
  return true;
});

serve(shelve, (shelving) => {
  attempt("putting away", () => {
    const player = personAsking(shelving);
    const isOurs = gameOf(getObjectFromGUID(shelving.board)?.memo) !== undefined;
    if (player !== undefined && isOurs) shelf.putAway(player);
  });
  return true;
});

serve(sharedTexts, () => attachedTexts);

serve(sharedCode, () => attachedCode);
