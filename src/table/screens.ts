import type { GameAction } from "../kit/rules";
import { overFrames } from "./frames";
import { createPanel } from "./panel/panel";
import type { Command, View } from "./panel/view";
import { isSeated, viewers } from "./seats";
import type { Situation } from "./situation";
import type { Glance } from "./views/glance";
import { viewOf } from "./views/view-of";

/** What a screen remembers of its viewer's glance. */
type OwnGlance = Pick<Glance, "openGroup" | "page" | "amount" | "notice">;

/** How many sentences of the log are kept. */
const LOG_LENGTH = 12;

/**
 * The panels of everybody at the table, with what each has opened, and the log that all share.
 * @noSelf
 */
export interface Screens {
  install: (ready: () => void) => void;
  /** Shows everybody the situation anew, one viewer after the other. */
  refresh: () => void;
  /** Adds a sentence to the log; it is shown at the next refresh. */
  write: (sentence: string) => void;
  clearLog: () => void;
  /** Shows everybody a clock; an empty text is none. */
  showClock: (text: string, late: boolean) => void;
  /** Tells one viewer something, in the panel and on the screen, until the next step of the game. */
  tell: (player: Player, sentence: string) => void;
  /** Forgets what was told and typed before the latest step. */
  forgetNotices: () => void;
  /** Opens a group of choices for one viewer. */
  open: (colour: ColorLiteral, group: string) => void;
  turnPage: (colour: ColorLiteral) => void;
  /** Keeps what a viewer typed as an amount; what was kept. */
  noteAmount: (colour: ColorLiteral, typed: string) => void;
  amountOf: (colour: ColorLiteral) => string;
  /** What a click on a panel asks for. */
  clicked: (colour: ColorLiteral, id: string) => Command | undefined;
  /** What something asks for that was typed into a panel. */
  typed: (colour: ColorLiteral, id: string, text: string) => Command | undefined;
}

/** The screens of the board with this GUID; `situationFor` tells what a viewer may see of the situation now. */
export function createScreens<Action extends GameAction>(
  guid: string,
  situationFor: (viewer: ColorLiteral) => Situation<Action>,
): Screens {
  const colours = viewers();
  const panel = createPanel(guid, colours);
  const glances: Record<string, OwnGlance> = {};
  let log: string[] = [];
  let installed = false;
  let refreshing = 0;

  function glanceOf(colour: ColorLiteral): OwnGlance {
    const glance = glances[colour] ?? { openGroup: undefined, page: 0, amount: "", notice: undefined };
    glances[colour] = glance;
    return glance;
  }

  function refresh(): void {
    if (!installed) return;
    refreshing++;
    const mine = refreshing;
    const isNewest = (): boolean => mine === refreshing;
    // Nobody sees the panel of an empty seat; whoever sits down has it refreshed.
    for (const viewer of colours) if (viewer === "Grey" || isSeated(viewer)) show(viewer, isNewest);
  }

  /**
   * Shows one viewer the situation anew. Looking at it, making the view of it and sending that are work for a frame each.
   * @param wanted whether it is still wanted
   */
  function show(viewer: ColorLiteral, wanted: () => boolean): void {
    let situation: Situation<Action> | undefined;
    let view: View | undefined;
    overFrames(() => {
      if (!wanted()) return true;
      if (situation === undefined) {
        situation = situationFor(viewer);
        return false;
      }
      if (view === undefined) {
        view = viewOf({ ...situation, ...glanceOf(viewer), viewer, log });
        return false;
      }
      panel.show(viewer, view);
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
    tell: (player, sentence) => {
      player.broadcast(sentence);
      glanceOf(player.color).notice = sentence;
      if (installed) showNow(player.color);
    },
    forgetNotices: () => {
      for (const colour of colours) {
        const glance = glanceOf(colour);
        glance.notice = undefined;
        glance.amount = "";
      }
    },
    open: (colour, group) => {
      const glance = glanceOf(colour);
      glance.openGroup = group;
      glance.page = 0;
      showNow(colour);
    },
    noteAmount: (colour, typed) => {
      glanceOf(colour).amount = typed;
      showNow(colour);
    },
    amountOf: (colour) => glanceOf(colour).amount,
    turnPage: (colour) => {
      glanceOf(colour).page++;
      showNow(colour);
    },
    clicked: (colour, id) => panel.clicked(colour, id),
    typed: (colour, id, text) => panel.typed(colour, id, text),
  };
}
