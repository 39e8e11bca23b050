import { overFrames } from "../time/tasks";
import type { Glance, Glances } from "./glances";
import { createPanel, type Panel } from "./panel";
import type { View } from "./view";
import { isSeated, viewers } from "../tts/seats";

/** What a panel shows of which nobody knows yet who looks at it. */
const BLANK: View = {
  turn: "",
  status: "",
  prompt: "",
  page: "",
  coach: "",
  groups: [],
  choices: [],
  notes: "",
  log: "",
  hints: "",
  footer: {},
};
/**
 * What a slice of a look at the situation costs, in instructions: the mean of the five that follow one another, of which the
 * dearest takes twice as much.
 */
const COST = 2_500;
/** How many sentences of the log are shown, and how many are kept: when something is taken back, earlier ones come up. */
const LOG_LENGTH = 12;
const LOG_KEPT = 24;

/**
 * The panels of everybody at the table, with what each has opened, and the log that all share.
 * @noSelf
 */
export interface Screens extends Pick<
  Panel,
  "install" | "beginAt" | "pressed" | "fold" | "isFolded" | "bringBack" | "clicked" | "typed"
> {
  /** From now on this is how it is found out what a viewer may see of the situation, which takes some slices. */
  begin: (lookFor: (this: void, viewer: ColorLiteral) => Look) => void;
  /** Shows everybody the situation anew, one viewer after the other. */
  refresh: () => void;
  /** Empties a colour's panel at once and keeps it so: somebody else may look at it now. */
  withhold: (colour: ColorLiteral) => void;
  /** It is known again who looks at which panel. Those of empty seats stay empty: the next to sit down may be a stranger. */
  handBack: () => void;
  /**
   * Adds a sentence to the log; it is shown at the next refresh.
   * @param step how many steps there were with the one that it tells of, if it tells of one
   */
  write: (sentence: string, step?: number) => void;
  clearLog: () => void;
  /** Takes out of the log what tells of later steps than so many. */
  takeLogBack: (steps: number) => void;
  /** Shows everybody a clock; an empty text is none. */
  showClock: (text: string, late: boolean) => void;
  /**
   * Tells one viewer something, on the screen and at the next refresh in the panel, until the next step of the game.
   * @param cited the rule that it cites, if that can be looked up
   */
  tell: (player: Player, sentence: string, cited?: string) => void;
  /** The same in the panel alone; it is shown at the next refresh. */
  note: (colour: ColorLiteral, sentence: string) => void;
  /** Forgets what was told and typed before the latest step. */
  forgetNotices: () => void;
  /** Hands over what one viewer's panel shows or would show. */
  look: (colour: ColorLiteral, seen: (view: View) => void) => void;
  /** Shows one viewer the situation anew. */
  showAnew: (colour: ColorLiteral) => void;
}

/**
 * A slice of a look at the situation, by what its viewer has opened, typed and been told; undefined until the view has been
 * made. Looking at the game, looking at all else and making the view of it are work for a slice each.
 */
export type Look = (this: void, glance: Glance) => View | undefined;

/** What keeps back what is told until the pieces that show it lie still. */
interface KeptBack {
  isOn: (this: void) => boolean;
  /** Runs something once all is told. */
  after: (this: void, run: () => void) => void;
}

/** The screens of the board with this GUID. */
export function createScreens(guid: string, glances: Glances, suspense: KeptBack): Screens {
  const colours = viewers();
  const panel = createPanel(guid, colours);
  let log: { sentence: string; step: number }[] = [];
  let installed = false;
  let lookFor: ((this: void, viewer: ColorLiteral) => Look) | undefined;
  /** Whether a viewer's panel is to be shown anew and that has not begun. */
  const awaited: Record<string, boolean> = {};
  /** Whether a viewer's panel is to be empty. */
  const withheld: Record<string, boolean> = {};
  /** How often the person may have changed who looks at a panel. */
  const people: Record<string, number | undefined> = {};

  function refresh(): void {
    if (!installed) return;
    // Nobody sees the panel of an empty seat; whoever sits down has it refreshed.
    for (const viewer of colours) if (viewer === "Grey" || isSeated(viewer)) show(viewer);
  }

  function withhold(viewer: ColorLiteral): void {
    withheld[viewer] = true;
    people[viewer] = peopleAt(viewer) + 1;
    if (installed) panel.show(viewer, BLANK);
  }

  function peopleAt(viewer: ColorLiteral): number {
    return people[viewer] ?? 0;
  }

  /** Shows one viewer the situation anew, once for all that is asked for before that begins, and not before it may be told. */
  function show(viewer: ColorLiteral): void {
    if (awaited[viewer] === true || withheld[viewer] === true) return;
    awaited[viewer] = true;
    suspense.after(() => {
      showNow(viewer);
    });
  }

  function showNow(viewer: ColorLiteral): void {
    const person = peopleAt(viewer);
    look(
      viewer,
      (view) => {
        // What was made for one person is nothing for the next one.
        if (person !== peopleAt(viewer)) return;
        // A step has been played meanwhile, and the view may tell of it.
        if (suspense.isOn()) show(viewer);
        else panel.show(viewer, view);
      },
      () => {
        awaited[viewer] = false;
      },
    );
  }

  /** Looks at the situation for one viewer, slice by slice; to use the view is one more. */
  function look(viewer: ColorLiteral, seen: (view: View) => void, begins?: () => void): void {
    let looked: Look | undefined;
    let view: View | undefined;
    const slice = (): boolean => {
      if (looked === undefined) {
        begins?.();
        looked = lookFor?.(viewer);
        return looked === undefined;
      }
      if (view === undefined) {
        view = looked({ ...glances.of(viewer), viewer, log: lastOf(log) });
        return false;
      }
      seen(view);
      return true;
    };
    overFrames(slice, { cost: COST });
  }

  return {
    ...panel,
    begin: (look) => {
      lookFor = look;
    },
    install: (ready) => {
      panel.install(() => {
        installed = true;
        ready();
      });
    },
    refresh,
    withhold,
    handBack: () => {
      for (const viewer of colours) {
        if (viewer === "Grey" || isSeated(viewer)) withheld[viewer] = false;
        else withhold(viewer);
      }
    },
    write: (sentence, step = 0) => {
      log.push({ sentence, step });
      if (log.length > LOG_KEPT) log.shift();
    },
    clearLog: () => {
      log = [];
    },
    takeLogBack: (steps) => {
      log = log.filter(({ step }) => step <= steps);
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
    },
    note: (colour, sentence) => {
      glances.note(colour, sentence);
    },
    forgetNotices: () => {
      glances.forget(colours);
    },
    look: (viewer, seen) => {
      look(viewer, seen);
    },
    showAnew: (viewer) => {
      if (installed) show(viewer);
    },
  };
}

/** The sentences of a log that are shown. */
function lastOf(log: readonly { sentence: string }[]): string[] {
  const last: string[] = [];
  for (const { sentence } of log.slice(-LOG_LENGTH)) last.push(sentence);
  return last;
}
