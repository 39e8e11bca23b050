import { askingOf, isForUs } from "../../tts/messages";
import { speak } from "../../kit/words/language";
import { joinedBranches } from "../../kit/data/text-tree";
import { keepGame, showBox, spawnBoard } from "../box-rpc";
import { boxClicked, sharedCode, sharedTexts } from "../../tts/global-rpc";
import { ask, serve, isPerson } from "../../tts/rpc";
import { attempt } from "../../tts/errors";
import { readTextFrom } from "../../table/languages/stored-texts";
import { decodeHeader } from "../../saved/saved-text";
import { isUnderWay, lineOf } from "../shelf/state-line";
import { tell } from "../words";
/*
 * The script of a game's box: it brings its board on to the table as it was put away, again and again, and keeps it as
 * its own script state in between.
 */

/** The text of the board as it was put away; empty: nothing has been played yet. */
let kept = "";
let loaded = false;

/** A box has only its game's texts as its notes: those that all boxes and boards share would be on the shelf five times. */
function textsOfAll(): string {
  return ask(Global, sharedTexts, {}) ?? "";
}

readTextFrom(textsOfAll);

/** The script of the board; undefined where no shelf has the code that it shares with others. */
function wholeScript(): string | undefined {
  const code = ask(Global, sharedCode, {});
  if (code === undefined) return undefined;
  const parts = attachedBox.script.map((part) =>
    // eslint-disable-next-line offsuit/letters -- The code is ASCII.
    typeof part === "string" ? part : string.sub(code, part.from, part.to),
  );
  return parts.join("\n");
}

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
    ask(Global, boxClicked, { ...askingOf(player), game: attachedBox.game });
  });
};

serve(keepGame, (message) => {
  if (isForUs(message)) kept = message.saved;
  return true;
});

serve(spawnBoard, (order) => {
  attempt("opening", () => {
    if (!isForUs(order)) return;
    const { board } = attachedBox;
    const notes = joinedBranches(textsOfAll(), owner.getGMNotes());
    const script = wholeScript();
    if (script === undefined) return;
    spawnObjectData({ data: { ...board, GMNotes: notes, LuaScript: script, LuaScriptState: kept } });
  });
  return true;
});

serve(showBox, ({ language, open }) => {
  attempt("the words on a box", () => {
    speak(language);
    const { title, hook, numbers } = attachedBox.words[language];
    write("title", title);
    write("hook", hook);
    write("numbers", numbers);
    const header = decodeHeader(kept);
    write("state", open ? tell("onTheTable") : lineOf(header));
    write("open", tell(open ? "putAway" : isUnderWay(header) ? "continue" : "open"));
  });
  return true;
});

/** Writes on the box what is not there yet: everything that is sent reaches every player. */
function write(id: string, text: string): void {
  if (owner.UI.getAttribute(id, "text") !== text) owner.UI.setAttribute(id, "text", text);
}
