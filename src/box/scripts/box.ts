import { speak } from "../../kit/language";
import { attempt } from "../../table/guard";
import { decodeHeader } from "../../table/saving/saving";
import type { BoxClick, BoxLook, KeptGame } from "../messages";
import { lineOf } from "../shelf/state-line";
import { tell } from "../words";

/*
 * The script of a game's box: it brings its board on to the table as it was put away, again and again, and keeps it as
 * its own script state in between.
 */

/** The text of the board as it was put away; empty: nothing has been played yet. */
let kept = "";

scriptGlobals.onLoad = (saved: string | undefined): void => {
  attempt("onLoad", () => {
    owner.interactable = false;
    kept = saved ?? "";
  });
};

scriptGlobals.onSave = (): string => kept;

scriptGlobals.boxClicked = (player: Player): void => {
  attempt("a click", () => {
    const click: BoxClick = { colour: player.color, game: attachedBox.game };
    Global.call("boxClicked", click);
  });
};

scriptGlobals.keep = ({ saved }: KeptGame): void => {
  kept = saved;
};

scriptGlobals.spawnBoard = (): void => {
  attempt("opening", () => {
    spawnObjectData({ data: { ...attachedBox.board, LuaScriptState: kept } });
  });
};

scriptGlobals.show = ({ language, open }: BoxLook): void => {
  attempt("the words on a box", () => {
    speak(language);
    const { title, hook, numbers } = attachedBox.words[language];
    write("title", title);
    write("hook", hook);
    write("numbers", numbers);
    write("state", open ? tell("onTheTable") : lineOf(decodeHeader(kept)));
    write("open", tell(open ? "putAway" : "open"));
  });
};

/** Writes on the box what does not stand there yet: whatever is sent reaches every player. */
function write(id: string, text: string): void {
  if (owner.UI.getAttribute(id, "text") !== text) owner.UI.setAttribute(id, "text", text);
}
