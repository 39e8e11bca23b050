import { type EmulatedTable, openTable, readSave, writeJson } from "../../emulator";
import { findGame } from "../../games";
import { readOptions } from "../../kit/rules/options";
import { createAutoplay, START, type Autoplay } from "../autoplay";
import { boardOf } from "../board-account";
import { chooseOptions } from "../chosen-options";
import { decodedRecord } from "../decoded";
import { people } from "../people";
import { waitForQuiet } from "../quiet";
import { tablePicture } from "../table-picture";
import { expose } from "../../webassembly/expose";

/** The seat of the person at the keyboard. */
const COLOUR = "White";

let table: EmulatedTable | undefined;
let autoplay: Autoplay | undefined;
let game = "";
let startLabel = START;
let heard = 0;

/**
 * Opens a save, given as JSON, with this many people at the table, and the options of the game, also as JSON, if they are not
 * the designer's; the seed decides every die and every shuffle.
 */
expose("open", (json, id, seed, count, chosen) => {
  const players = people(tonumber(count) ?? 1);
  const save = readSave(json);
  const specs = findGame(id)?.visit(({ rules }) => rules.options);
  if (specs !== undefined && chosen !== "")
    chooseOptions(save, id, readOptions(specs, decodedRecord(chosen)));
  table = openTable(save, { seed: tonumber(seed) ?? 1, players, beginning: os.time() });
  game = id;
  waitForQuiet(table, COLOUR, game);
  return "";
});

/** Sets the table to a language, in which its button to deal says this. */
expose("speak", (language, start) => {
  if (table === undefined) return "";
  table.execute(`adoptSettings({settings = [[${writeJson({ language })}]]})`, boardOf(table, game));
  startLabel = start;
  waitForQuiet(table, COLOUR, game);
  return "";
});

/** What the person sees, as JSON: `chat` since the last time, `pieces`, `texts` of the panels, `buttons`, `dialog`. */
expose("see", () => {
  if (table === undefined) return "{}";
  const sight = table.sight(COLOUR);
  const panels = sight.panels.filter(({ text }) => text !== "");
  const chat = sight.lines.slice(heard).map(({ text }) => text);
  heard = sight.lines.length;
  return writeJson({
    chat,
    pieces: tablePicture(sight),
    texts: panels.filter(({ tag }) => tag === "Text").map(({ text }) => text),
    buttons: panels.filter(({ tag }) => tag === "Button").map(({ id, text }) => ({ id, text })),
    dialog: sight.dialog,
  });
});

/** Clicks a button by its id or its label, and waits until the table waits again. */
expose("click", (button) => {
  table?.player(COLOUR).clicks(button);
  if (table !== undefined) waitForQuiet(table, COLOUR, game);
  return "";
});

/** Answers an open question. */
expose("answer", (answer) => {
  if (answer === "yes") table?.player(COLOUR).answers();
  else table?.player(COLOUR).cancels();
  if (table !== undefined) waitForQuiet(table, COLOUR, game);
  return "";
});

/** Seats a policy of the game in the place of everybody. */
expose("seat", (name, seed) => {
  const at = table;
  autoplay = findGame(game)?.visit((known) => {
    const policy = known.policies[name];
    return at === undefined || policy === undefined
      ? undefined
      : createAutoplay(known, at, policy, tonumber(seed) ?? 1, startLabel);
  });
  return "";
});

/** Lets the policy take one decision; answers `goesOn`, `over` or `stuck`, and below it what happened. */
expose("decide", () => {
  const turn = autoplay?.decide() ?? { lines: ["Nobody plays."], next: "stuck" };
  return [turn.next, ...turn.lines].join("\n");
});

/** The colour of the player to decide now, if the game waits for anybody. */
expose("awaited", () => autoplay?.awaited() ?? "");

/** What the first choice of the player to decide now would do: the kind of an action. */
expose("asked", () => autoplay?.asked() ?? "");

/** The table as a save, as JSON. */
expose("save", () => (table === undefined ? "{}" : writeJson(table.save())));

/** The script errors so far, one a line. */
expose("errors", () =>
  (table?.errors() ?? []).map(({ script, line, message }) => `${script}:${line}: ${message}`).join("\n"),
);
