import { isRecord } from "../../kit/data";
import { LANGUAGES, speak } from "../../kit/language";
import { isFor, isPerson } from "../../table/foreign";
import { attempt } from "../../table/guard";
import { decodeHeader } from "../../table/saving/saving";
import type { BoxClick } from "../messages";
import { lineOf } from "../shelf/state-line";
import { tell } from "../words";

/*
 * The script of a game's box: it brings its board on to the table as it was put away, again and again, and keeps it as
 * its own script state in between.
 */

/** The text of the board as it was put away; empty: nothing has been played yet. */
let kept = "";
let loaded = false;

scriptGlobals.onLoad = (saved: unknown): void => {
  attempt("onLoad", () => {
    if (loaded) return;
    loaded = true;
    owner.interactable = false;
    kept = typeof saved === "string" ? saved : "";
  });
};

scriptGlobals.onSave = (): string => kept;

scriptGlobals.boxClicked = (player: unknown): void => {
  attempt("a click", () => {
    if (!isPerson(player)) return;
    const click: BoxClick = { colour: player.color, game: attachedBox.game };
    Global.call("boxClicked", click);
  });
};

scriptGlobals.keep = (message: unknown): void => {
  if (!isFor(owner, message) || !isRecord(message)) return;
  const { saved } = message;
  if (typeof saved === "string") kept = saved;
};

scriptGlobals.spawnBoard = (message: unknown): void => {
  attempt("opening", () => {
    if (!isFor(owner, message)) return;
    const { board } = attachedBox;
    spawnObjectData({ data: { ...board, GMNotes: owner.getGMNotes(), LuaScriptState: kept } });
  });
};

scriptGlobals.show = (message: unknown): void => {
  attempt("the words on a box", () => {
    if (!isRecord(message)) return;
    const { open } = message;
    const language = LANGUAGES.find((known) => known === message["language"]);
    if (language === undefined) return;
    speak(language);
    const { title, hook, numbers } = attachedBox.words[language];
    write("title", title);
    write("hook", hook);
    write("numbers", numbers);
    write("state", open === true ? tell("onTheTable") : lineOf(decodeHeader(kept)));
    write("open", tell(open === true ? "putAway" : "open"));
  });
};

/** Writes on the box what does not stand there yet: whatever is sent reaches every player. */
function write(id: string, text: string): void {
  if (owner.UI.getAttribute(id, "text") !== text) owner.UI.setAttribute(id, "text", text);
}
