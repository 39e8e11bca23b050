import type { Change, ChatView, TableView } from "../../protocol";
import type { OfferedGame } from "../games";
import type { ShellActions } from "./actions";
import { createContextMenu, type Menu } from "./context-menu";
import { createDialogs } from "./dialogs";
import { element, type ScreenPoint } from "./element";
import { createFiles, download } from "./files";
import { createHelp } from "./help";
import { createHint } from "./hint";
import { createLoading } from "./loading";
import { createLog } from "./log";
import { createNotebook } from "./notebook";
import { createNotices } from "./notices";
import { listenForShortcuts } from "./shortcuts";
import "./style.css";
import { createToolbar } from "./toolbar";
import { createTooltip, type TooltipText } from "./tooltip";
import { WORDS } from "./words";
import { createZoom, type Enlarged } from "./zoom";

/** Everything around the table that is not the mod. */
export interface Shell {
  /** Takes over what has changed; the first change ends the loading screen. */
  show: (change: Change) => void;
  /** Says what is being done while there is no table yet. */
  progress: (text: string) => void;
  /** Tells about what is under the pointer; to be called whenever the pointer moves. */
  tooltip: (at: ScreenPoint, text: TooltipText | undefined) => void;
  openMenu: (at: ScreenPoint, menu: Menu) => void;
  /** Says why something cannot be done. */
  notice: (text: string) => void;
  /** The page itself cannot do its work: what is wrong, and what the viewer can do about it. */
  showFailure: (sentence: string, advice: string) => void;
  /** Lets the viewer change a text that is on an object. */
  askForText: (text: string, give: (text: string) => void) => void;
  /** Shows a card close up, or none any more. */
  zoom: (enlarged: Enlarged | undefined) => void;
  /** Lets the table run this many times faster than a clock; 0 stops it. */
  setSpeed: (factor: number) => void;
}

/**
 * Builds the shell in an element that covers the page; clicks between its parts go through to what is below.
 * `otherGames` are those that can be played instead.
 */
export function createShell(
  host: HTMLElement,
  otherGames: readonly OfferedGame[],
  actions: ShellActions,
): Shell {
  const root = element("div", { class: "shell" });
  const top = element("div", { class: "top-centre" });
  host.append(root);

  let table: TableView | undefined;
  // The close-up carries the text of the tooltip.
  let zoomed = false;
  let rewinds: readonly number[] = [];
  const files = createFiles(root, { load: actions.load, refuse: (text) => notices.refuse(text) });
  const dialogs = createDialogs(root, actions);
  const menu = createContextMenu(root);
  const notebook = createNotebook(root);
  const help = createHelp(root);
  const toolbar = createToolbar(root, {
    ...actions,
    save: () => void save(),
    pickFile: files.pick,
    listGames: (at) => listGames(at),
    listRewinds: (at) => listRewinds(at),
    askToStartOver: () => dialogs.ask(WORDS.startOver, actions.startOver),
    toggleNotebook: notebook.toggle,
    openHelp: help.open,
  });
  root.append(top);
  const notices = createNotices(top, root);
  createHint(top);
  const log = createLog(root, actions);
  const tooltip = createTooltip(root);
  const zoom = createZoom(root);
  const loading = createLoading(root);

  const save = async (): Promise<void> => {
    try {
      download(await actions.save(), fileName(table?.saveName ?? WORDS.product));
    } catch {
      notices.refuse(WORDS.files.notSaved);
    }
  };
  const listGames = (at: ScreenPoint): void => {
    const entries = otherGames.map(({ id, title, players: { least, most } }) => ({
      label: WORDS.games.entry(title, least, most),
      choose: () => actions.openGame(id),
    }));
    menu.open(at, { title: WORDS.games.title, groups: [entries] });
  };
  const listRewinds = (at: ScreenPoint): void => {
    if (rewinds.length === 0) {
      notices.refuse(WORDS.rewind.nothing);
      return;
    }
    const entries = rewinds.map((seconds) => ({
      label: WORDS.rewind.ago(seconds),
      choose: () => actions.rewind(seconds),
    }));
    menu.open(at, { title: WORDS.rewind.title, groups: [entries] });
  };
  const hear = (lines: readonly ChatView[]): void => {
    log.add(lines);
    for (const { kind, text } of lines) if (kind === "broadcast") notices.broadcast(text);
  };
  listenForShortcuts(root, {
    say: log.focus,
    togglePause: toolbar.speed.togglePause,
    toggleNotebook: notebook.toggle,
    openHelp: help.open,
    view: (number) => {
      const camera = table?.cameras?.[number - 1];
      if (camera !== undefined) actions.view(camera);
    },
  });

  return {
    progress: loading.show,
    tooltip: (at, text) => tooltip.show(at, zoomed ? undefined : text),
    openMenu: menu.open,
    notice: notices.refuse,
    showFailure: (sentence, advice) => {
      loading.stop();
      notices.showFailure(sentence, advice);
    },
    askForText: dialogs.askForText,
    zoom: (enlarged) => {
      zoomed = enlarged !== undefined;
      if (enlarged !== undefined) tooltip.show(enlarged.at, undefined);
      zoom.show(enlarged);
    },
    setSpeed: toolbar.speed.choose,
    show: (change) => {
      loading.hide();
      if (change.anew === true) {
        log.clear();
        dialogs.show(undefined);
        menu.close();
      }
      table = change.table ?? table;
      if (table !== undefined) toolbar.show(change.viewer, table);
      if (change.table !== undefined) notebook.show(change.table);
      rewinds = change.rewinds ?? rewinds;
      if (change.chat !== undefined) hear(change.chat);
      log.countErrors(change.errors);
      for (const refusal of change.refusals ?? []) notices.refuse(refusal);
      if (change.dialog !== undefined) dialogs.show(change.dialog.open);
    },
  };
}

/** A name that every file system takes. */
function fileName(saveName: string): string {
  return `${saveName.replaceAll(/[^\p{L}\p{N} -]/gu, "").trim() || WORDS.product}.json`;
}
