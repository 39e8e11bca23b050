import type { Sheet } from "./view";
import type { Glance } from "../views/glance";

/** What is remembered of how a viewer looks at the game. */
export type OwnGlance = Omit<Glance, "viewer" | "log">;

/**
 * What everybody has opened, typed and been told.
 * @noSelf
 */
export interface Glances {
  of: (colour: ColorLiteral) => OwnGlance;
  openGroup: (colour: ColorLiteral, group: string) => void;
  openSheet: (colour: ColorLiteral, sheet: Sheet | undefined) => void;
  /** Keeps what somebody is told, and the rule that it cites if that can be looked up. */
  note: (colour: ColorLiteral, sentence: string | undefined, cited?: string) => void;
  /** Forgets what these were told and typed before the latest step. */
  forget: (colours: readonly ColorLiteral[]) => void;
}

/** The glances at a table where nobody has opened anything. */
export function createGlances(): Glances {
  const glances: Record<string, OwnGlance> = {};

  function glanceOf(colour: ColorLiteral): OwnGlance {
    const glance = glances[colour] ?? {
      openGroup: undefined,
      page: 0,
      sheet: undefined,
      amount: "",
      listsAll: false,
      notice: undefined,
      cited: undefined,
    };
    glances[colour] = glance;
    return glance;
  }

  function note(colour: ColorLiteral, sentence: string | undefined, cited?: string): void {
    const glance = glanceOf(colour);
    glance.notice = sentence;
    glance.cited = cited;
  }

  return {
    of: glanceOf,
    openGroup: (colour, group) => {
      const glance = glanceOf(colour);
      glance.openGroup = group;
      glance.page = 0;
    },
    openSheet: (colour, sheet) => {
      const glance = glanceOf(colour);
      glance.sheet = sheet;
      glance.page = 0;
    },
    note,
    forget: (colours) => {
      for (const colour of colours) {
        note(colour, undefined);
        const glance = glanceOf(colour);
        glance.amount = "";
        glance.listsAll = false;
      }
    },
  };
}
