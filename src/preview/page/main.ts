import "./page.css";
import type { Change } from "../protocol";
import { arrange } from "./arrangement";
import { createRest } from "./automation";
import { createScreen } from "./interface/screen";
import { saveFile, type OfferedGame } from "./games";
import { createLink } from "./link";
import { readParameters, withGame } from "./parameters";
import { recordIn, WATCH } from "./records";
import { createShell } from "./shell/shell";
import { WORDS } from "./words";
import { createTable, type Table } from "./table/table";

/** All games; the first is opened where none is asked for. The build puts them in place of this name. */
declare const OFFERED_GAMES: readonly [OfferedGame, ...OfferedGame[]];

/** The page: an emulated table in a worker, drawn and played. */
function openPage(): void {
  const parameters = readParameters(location.search);
  const [firstGame] = OFFERED_GAMES;
  const game = OFFERED_GAMES.find(({ id }) => id === parameters.game) ?? firstGame;
  const opened = performance.now();
  const rest = createRest();
  let loadTime: number | undefined;
  let errors = 0;
  let drawn: (() => void) | undefined;
  const ready = new Promise<void>((resolve) => {
    drawn = resolve;
  });

  const link = createLink({
    progress: (stage) => shell.progress(WORDS.progress[stage]),
    opened: (resumed) => {
      shell.setSpeed(parameters.speed);
      // Before the first picture nobody would see it.
      void ready.then(() => {
        if (resumed) shell.notice(WORDS.resumed);
        const { game: wanted = game.id } = parameters;
        if (wanted !== game.id) shell.notice(WORDS.noGame(wanted, game.title));
      });
    },
    changed: show,
    failed: (message) => shell.showFailure(WORDS.ended.sentence(message), WORDS.ended.advice),
  });
  const otherGames = OFFERED_GAMES.filter(({ id }) => id !== game.id);
  const screen = createScreen(host("interface"), link.send);
  const shell = createShell(host("shell"), otherGames, {
    look: (colour) => link.send({ kind: "look", colour }),
    leave: (colour) => link.send({ kind: "leave", colour }),
    say: (text) => link.send({ kind: "say", text }),
    answer: (text) => link.send({ kind: "answer", ...(text !== undefined && { text }) }),
    cancel: () => link.send({ kind: "cancel" }),
    save: link.save,
    load: (text, name) => {
      if (isSave(text)) link.load(text);
      else watchRecord(text, name);
    },
    rewind: (seconds) => link.send({ kind: "rewind", seconds }),
    startOver: link.startOver,
    openGame: (id) => {
      void link.keep().then(() => location.assign(withGame(location.search, id)));
    },
    setSpeed: link.setSpeed,
    view: (view) => table?.look(view),
    showSnapPoints: (on) => table?.showSnapPoints(on),
  });
  const table = openTable();

  function openTable(): Table | undefined {
    try {
      return createTable(host("table"), parameters.drawn, {
        send: link.send,
        tooltip: shell.tooltip,
        openMenu: shell.openMenu,
        zoom: shell.zoom,
        askForText: (guid, index, value) => {
          shell.askForText(value, (text) => link.send({ kind: "enter", guid, index, text }));
        },
      });
    } catch {
      shell.showFailure(WORDS.noGraphics.sentence, WORDS.noGraphics.advice);
      return undefined;
    }
  }

  /** Puts the record in a file into the Notebook, and has the table show its game. */
  function watchRecord(file: string, name: string): void {
    const found = recordIn(file, name);
    if (found.kind === "none") {
      shell.notice(found.why);
      return;
    }
    link.send({ kind: "writePage", title: WORDS.record.title(name), text: found.text });
    link.send({ kind: "say", text: WATCH });
  }

  function show(change: Change): void {
    table?.show(change);
    if (change.screen !== undefined) screen.show(change.screen.elements);
    shell.show(change);
    errors = change.errors;
    rest.heard(change);
    if (loadTime !== undefined) return;
    loadTime = performance.now() - opened;
    void table?.still().then(drawn);
  }

  arrange(() => screen.resize());
  window.offsuit = {
    ready,
    quiet: async () => {
      await rest.next();
      await table?.still();
    },
    settle: async () => {
      await link.settle();
      await table?.still();
    },
    objects: () => table?.objects() ?? [],
    whereIs: (guid) => table?.whereIs(guid),
    spotOf: (place) => table?.spotOf(place),
    run: link.run,
    send: link.send,
    look: (view) => table?.look(view, true),
    save: link.save,
    pictures: () => table?.pictures() ?? 0,
    picture: () => table?.picture(),
    errors: () => errors,
    loadTime: () => loadTime,
  };
  if (table === undefined) return;
  link.start({
    program: addressOf("preview.lua"),
    save: addressOf(parameters.save ?? saveFile(game.id)),
    seed: parameters.seed,
    colour: parameters.seat,
    fresh: parameters.fresh,
  });
}

/** The whole address of a file beside the page: the worker is elsewhere. */
function addressOf(file: string): string {
  return new URL(file, document.baseURI).href;
}

/** A part of the page that something is shown in. */
function host(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element "${id}".`);
  return found;
}

/** Whether a text is a save of a table. */
function isSave(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return (
      typeof value === "object" &&
      value !== null &&
      "ObjectStates" in value &&
      Array.isArray(value.ObjectStates)
    );
  } catch {
    return false;
  }
}

openPage();
