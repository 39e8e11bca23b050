import type { Sheet } from "../commands/commands";
import type { Handlers } from "../commands/result";
import type { Action } from "../model/game";
import type { Moment } from "../model/versions";
import type { Told } from "./log";

/** What a viewer has chosen and is asked about first: the question, what is done by what is called so, and when that is. */
export interface Warning extends Moment {
  question: (this: void) => string;
  act: (this: void) => string;
  action: Action;
}

/** What only this viewer has opened, typed or been told, and the log that all share. */
export interface PanelState {
  viewer: ColorLiteral;
  openGroup: string | undefined;
  page: number;
  /** The page that is open in the place of the game, and the group and the page of the game below it. */
  sheet: Sheet | undefined;
  below: { openGroup: string | undefined; page: number };
  /** The amount that was typed for a choice that leaves it open. */
  amount: string;
  /** Whether the choices that hands can make are listed, too. */
  listsAll: boolean;
  /** The version at which what can be done besides was opened; undefined: it is folded. */
  asides: number | undefined;
  /** What the viewer is asked about first. */
  warning: Warning | undefined;
  notice: string | undefined;
  /** The number of the rule that the notice cites, if that can be looked up. */
  cited: string | undefined;
  log: readonly Told[];
}

/** What is remembered of how a viewer looks at the game. */
export type OwnGlance = Omit<PanelState, "viewer" | "log">;

/**
 * What everybody has opened, typed and been told.
 * @noSelf
 */
export interface PanelStates {
  of: (colour: ColorLiteral) => OwnGlance;
  openSheet: (colour: ColorLiteral, sheet: Sheet | undefined) => void;
  /** Forgets all that somebody has opened, typed and been told: another one looks at the panel now. */
  clear: (colour: ColorLiteral) => void;
  /** Keeps what somebody is told, and the rule that it cites if that can be looked up. */
  note: (colour: ColorLiteral, sentence: string | undefined, cited?: string) => void;
  /** Has somebody asked first; undefined: no longer. */
  warn: (colour: ColorLiteral, warning: Warning | undefined) => void;
  /** What a viewer does with the own panel. */
  handlers: Handlers<"amountTyped" | "group" | "turnPage" | "listAll" | "asides" | "sheet" | "closeSheet">;
  /** Forgets what everybody was told. */
  forgetNotes: () => void;
  /** Forgets what everybody was told and typed before the latest step; before another game, what they had open in the last one, too. */
  forget: (isOtherGame?: boolean) => void;
}

/** Closes the sheet that is open, if one is: what was below it is there again. */
export function leaveSheet(panelState: OwnGlance): void {
  if (panelState.sheet === undefined) return;
  panelState.sheet = undefined;
  panelState.openGroup = panelState.below.openGroup;
  panelState.page = panelState.below.page;
}

/** The state of every panel at a table where nobody has opened anything. */
export function createPanelStates(): PanelStates {
  const panelStates: Record<string, OwnGlance | undefined> = {};

  function glanceOf(colour: ColorLiteral): OwnGlance {
    const panelState = panelStates[colour] ?? {
      openGroup: undefined,
      page: 0,
      sheet: undefined,
      below: { openGroup: undefined, page: 0 },
      amount: "",
      listsAll: false,
      asides: undefined,
      warning: undefined,
      notice: undefined,
      cited: undefined,
    };
    panelStates[colour] = panelState;
    return panelState;
  }

  function note(colour: ColorLiteral, sentence: string | undefined, cited?: string): void {
    const panelState = glanceOf(colour);
    panelState.notice = sentence;
    panelState.cited = cited;
  }

  /** The states of all who have opened, typed or been told anything: there is nothing to forget of others. */
  function known(): OwnGlance[] {
    return Object.values(panelStates).filter((each) => each !== undefined);
  }

  function forgetNotes(panelState: OwnGlance): void {
    panelState.notice = undefined;
    panelState.cited = undefined;
  }

  function openSheet(colour: ColorLiteral, sheet: Sheet | undefined): void {
    const panelState = glanceOf(colour);
    if (sheet === undefined) {
      leaveSheet(panelState);
      return;
    }
    const { openGroup, page, below } = panelState;
    panelState.below = panelState.sheet === undefined ? { openGroup, page } : below;
    panelState.sheet = sheet;
    panelState.page = 0;
    panelState.openGroup = undefined;
  }

  function warn(colour: ColorLiteral, warning: Warning | undefined): void {
    glanceOf(colour).warning = warning;
    openSheet(colour, undefined);
  }

  return {
    of: glanceOf,
    openSheet,
    clear: (colour) => {
      panelStates[colour] = undefined;
    },
    warn,
    handlers: {
      amountTyped: ({ color }, { typed }) => {
        glanceOf(color).amount = typed;
        return "panel";
      },
      group: ({ color }, { name }) => {
        const panelState = glanceOf(color);
        panelState.openGroup = name;
        panelState.page = 0;
        return "panel";
      },
      turnPage: ({ color }) => {
        glanceOf(color).page++;
        return "panel";
      },
      listAll: ({ color }) => {
        glanceOf(color).listsAll = true;
        return "panel";
      },
      asides: ({ color }, { version }) => {
        const panelState = glanceOf(color);
        panelState.asides = version;
        panelState.page = 0;
        return "panel";
      },
      sheet: ({ color }, { sheet }) => {
        openSheet(color, sheet);
        return "panel";
      },
      closeSheet: ({ color }) => {
        openSheet(color, undefined);
        return "panel";
      },
    },
    note,
    forgetNotes: () => {
      for (const panelState of known()) forgetNotes(panelState);
    },
    forget: (isOtherGame = false) => {
      for (const panelState of known()) {
        forgetNotes(panelState);
        panelState.amount = "";
        panelState.listsAll = false;
        if (!isOtherGame) continue;
        panelState.below = { openGroup: undefined, page: 0 };
        if (panelState.sheet !== undefined) continue;
        panelState.openGroup = undefined;
        panelState.page = 0;
      }
    },
  };
}
