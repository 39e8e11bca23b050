import type { Sheet } from "../commands/commands";
import type { Warning } from "./shown";
import type { OwnGlance, PanelStates } from "./contracts";

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
      closedEnd: undefined,
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
      endCard: ({ color }, { closed }) => {
        glanceOf(color).closedEnd = closed;
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
