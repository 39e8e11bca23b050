import type { GameAction } from "../../kit/rules";
import { overFrames } from "../time/frames";
import { createGlances } from "./glances";
import { createPanel } from "./panel";
import type { Command, Sheet, View } from "./view";
import { isSeated, viewers } from "../seats/seats";
import type { TextSize } from "../options/settings";
import type { Situation } from "../views/situation";
import { viewOf } from "../views/view-of";

/** How many sentences of the log are kept. */
const LOG_LENGTH = 12;

/**
 * The panels of everybody at the table, with what each has opened, and the log that all share.
 * @noSelf
 */
export interface Screens {
  install: (ready: () => void) => void;
  /** How large panels are from now on whose viewers have not chosen a size; shown at the next refresh. */
  beginAt: (size: TextSize) => void;
  /** Shows everybody the situation anew, one viewer after the other. */
  refresh: () => void;
  /** Adds a sentence to the log; it is shown at the next refresh. */
  write: (sentence: string) => void;
  clearLog: () => void;
  /** Shows everybody a clock; an empty text is none. */
  showClock: (text: string, late: boolean) => void;
  /**
   * Tells one viewer something, in the panel and on the screen, until the next step of the game.
   * @param cited the rule that it cites, if that can be looked up
   */
  tell: (player: Player, sentence: string, cited?: string) => void;
  /** The same in the panel alone; it is shown at the next refresh. */
  note: (colour: ColorLiteral, sentence: string) => void;
  /** Forgets what was told and typed before the latest step. */
  forgetNotices: () => void;
  /** Opens a group of choices for one viewer. */
  open: (colour: ColorLiteral, group: string) => void;
  turnPage: (colour: ColorLiteral) => void;
  /** Lists for one viewer the choices that hands can make, too, until the next step of the game. */
  listAll: (colour: ColorLiteral) => void;
  /** Opens a sheet for one viewer, or shows the game again. */
  openSheet: (colour: ColorLiteral, sheet: Sheet | undefined) => void;
  sheetOf: (colour: ColorLiteral) => Sheet | undefined;
  /** The rule that a viewer's notice cites, if that can be looked up. */
  citedTo: (colour: ColorLiteral) => string | undefined;
  /** Keeps what a viewer typed as an amount; what was kept. */
  noteAmount: (colour: ColorLiteral, typed: string) => void;
  amountOf: (colour: ColorLiteral) => string;
  /** Hands over what one viewer's panel shows or would show. */
  look: (colour: ColorLiteral, seen: (view: View) => void) => void;
  /** Shows one viewer the situation anew. */
  showAnew: (colour: ColorLiteral) => void;
  /** What a button of a viewer's panel stands for now. */
  commandOf: (colour: ColorLiteral, part: string) => Command | undefined;
  /** Folds a viewer's panel, or unfolds it. */
  fold: (colour: ColorLiteral) => void;
  isFolded: (colour: ColorLiteral) => boolean;
  /** Unfolds a viewer's panel and brings it back to its place. */
  bringBack: (colour: ColorLiteral) => void;
  /** What a click on a panel asks for. */
  clicked: (colour: ColorLiteral, id: string) => Command | undefined;
  /** What something asks for that was typed into a panel. */
  typed: (colour: ColorLiteral, id: string, text: string) => Command | undefined;
}

/** The screens of the board with this GUID; `situationFor` tells what a viewer may see of the situation now. */
export function createScreens<Action extends GameAction>(
  guid: string,
  situationFor: (viewer: ColorLiteral, sheet: Sheet | undefined) => Situation<Action>,
): Screens {
  const colours = viewers();
  const panel = createPanel(guid, colours);
  const glances = createGlances();
  let log: string[] = [];
  let installed = false;
  let refreshing = 0;

  function refresh(): void {
    if (!installed) return;
    refreshing++;
    const mine = refreshing;
    const isNewest = (): boolean => mine === refreshing;
    // Nobody sees the panel of an empty seat; whoever sits down has it refreshed.
    for (const viewer of colours) if (viewer === "Grey" || isSeated(viewer)) show(viewer, isNewest);
  }

  /** Shows one viewer the situation anew, while that is still wanted. */
  function show(viewer: ColorLiteral, wanted: () => boolean): void {
    look(viewer, wanted, (view) => {
      panel.show(viewer, view);
    });
  }

  /**
   * Looks at the situation for one viewer. Looking at it, making the view of it and using that are work for a frame each.
   * @param wanted whether it is still wanted
   */
  function look(viewer: ColorLiteral, wanted: () => boolean, seen: (view: View) => void): void {
    let situation: Situation<Action> | undefined;
    let view: View | undefined;
    overFrames(() => {
      if (!wanted()) return true;
      if (situation === undefined) {
        situation = situationFor(viewer, glances.of(viewer).sheet);
        return false;
      }
      if (view === undefined) {
        view = viewOf({ ...situation, ...glances.of(viewer), viewer, log });
        return false;
      }
      seen(view);
      return true;
    });
  }

  /** Shows one viewer what has been opened or told there. */
  function showNow(viewer: ColorLiteral): void {
    show(viewer, () => true);
  }

  return {
    install: (ready) => {
      panel.install(() => {
        installed = true;
        ready();
      });
    },
    beginAt: panel.beginAt,
    refresh,
    write: (sentence) => {
      log.push(sentence);
      if (log.length > LOG_LENGTH) log.shift();
    },
    clearLog: () => {
      log = [];
    },
    showClock: (text, late) => {
      if (!installed) return;
      for (const viewer of colours) {
        if (viewer === "Grey" || isSeated(viewer)) panel.showClock(viewer, text, late);
      }
    },
    tell: (player, sentence, cited) => {
      player.broadcast(sentence);
      glances.note(player.color, sentence, cited);
      if (installed) showNow(player.color);
    },
    note: (colour, sentence) => {
      glances.note(colour, sentence);
    },
    forgetNotices: () => {
      glances.forget(colours);
    },
    open: (colour, group) => {
      glances.openGroup(colour, group);
      showNow(colour);
    },
    noteAmount: (colour, typed) => {
      glances.of(colour).amount = typed;
      showNow(colour);
    },
    amountOf: (colour) => glances.of(colour).amount,
    turnPage: (colour) => {
      glances.of(colour).page++;
      showNow(colour);
    },
    listAll: (colour) => {
      glances.of(colour).listsAll = true;
      showNow(colour);
    },
    openSheet: (colour, sheet) => {
      glances.openSheet(colour, sheet);
      showNow(colour);
    },
    sheetOf: (colour) => glances.of(colour).sheet,
    citedTo: (colour) => glances.of(colour).cited,
    look: (viewer, seen) => {
      look(viewer, () => true, seen);
    },
    showAnew: showNow,
    commandOf: panel.commandOf,
    fold: panel.fold,
    isFolded: panel.isFolded,
    bringBack: panel.bringBack,
    clicked: (colour, id) => panel.clicked(colour, id),
    typed: (colour, id, text) => panel.typed(colour, id, text),
  };
}
