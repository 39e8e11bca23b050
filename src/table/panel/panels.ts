import { lazily } from "../../kit/data/lazily";
import { isSeated, viewers } from "../../tts/players";
import { schedule } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { LETTER_COLOURS, partId } from "./layout";
import { createLog } from "./log";
import { createPanelModels } from "./model";
import { createPanel } from "./panel";
import type { View } from "./view";
import type { Table } from "../table";
import type { Look, Panels } from "./contracts";
import type { PanelState } from "./shown";

/** What a panel shows whose viewer is not known yet. */
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
  news: undefined,
  hints: "",
  footer: {},
};
/**
 * What a slice of a look at the situation costs at most, in instructions, and what it is taken to cost: to begin a look, to go on
 * with it, of which the dearest slice takes more than the others, and to show what was seen. Measured at eight people's
 * tables on MoonSharp (docs/bench.md).
 */
const COST = 5_500;
const BEGINNING = 2_000;
const LOOK_COST = 5_800;
const SHOWING = 4_500;

/** What was shown last to the viewer who was then at a colour. */
interface ShownPanel {
  look: Look;
  state: PanelState;
  person: number | undefined;
}

/** Uses what was seen: the view, by which look, and with what open. */
type SeenView = (view: View, look: Look, state: PanelState) => void;

/** The screens of the board with this GUID. */
export function createPanels(table: Table): Panels {
  const { panelStates, revealDelay } = table;
  const colours = viewers();
  const panel = createPanel(owner.guid, colours);
  const log = createLog();
  let installed = false;
  const lookFor = lazily(() => createPanelModels(table));
  /** Whether a viewer's panel has to be shown again and that has not begun. */
  const awaited: Record<string, boolean> = {};
  /** Whether a viewer's panel has to be empty. */
  const withheld: Record<string, boolean> = {};
  /** What each viewer was shown last: as long as more may not be told, they look around in that. */
  const shown: Record<string, ShownPanel | undefined> = {};
  /** How often the person may have changed who looks at a panel. */
  const people: Record<string, number | undefined> = {};

  function refresh(): void {
    if (!installed) return;
    // Nobody sees the panel of an empty seat; sitting down refreshes it.
    for (const viewer of colours) if (viewer === "Grey" || isSeated(viewer)) show(viewer);
  }

  function withhold(viewer: ColorLiteral): void {
    withheld[viewer] = true;
    people[viewer] = (people[viewer] ?? 0) + 1;
    if (installed) panel.show(viewer, BLANK);
  }

  /** Shows one viewer the situation again, once for all that is asked for before that begins, and not before it may be told. */
  function show(viewer: ColorLiteral): void {
    if (awaited[viewer] === true || withheld[viewer] === true) return;
    awaited[viewer] = true;
    revealDelay.after(() => {
      showNow(viewer);
    });
  }

  function showNow(viewer: ColorLiteral): void {
    let person = people[viewer];
    look(
      viewer,
      (view, look, state) => {
        // When it is known again who looks, it is shown again.
        if (withheld[viewer] === true) return;
        if (person !== people[viewer] || revealDelay.isOn()) {
          // It was made for somebody else, or a step has been played meanwhile, and the view may tell of it.
          show(viewer);
          lookAround(viewer);
        } else {
          const { sheet } = state;
          const isLeft = view.isSheetOver === true && shown[viewer]?.state.sheet === sheet;
          // It would come back by itself when there is something in it again.
          if (isLeft && panelStates.of(viewer).sheet === sheet) panelStates.openSheet(viewer, undefined);
          shown[viewer] = { look, state, person };
          panel.show(viewer, view);
        }
      },
      () => {
        awaited[viewer] = false;
        person = people[viewer];
      },
    );
  }

  /** Shows one viewer what they have opened or closed; of the game no more than they have been shown. */
  function showAnew(viewer: ColorLiteral): void {
    if (installed && !(revealDelay.isOn() && lookAround(viewer))) show(viewer);
  }

  /** Shows one viewer what they have opened or closed, in the game as it was shown last; false if that cannot be. */
  function lookAround(viewer: ColorLiteral): boolean {
    // What can be done with a piece is looked up in the game as it is now.
    const isNew = panelStates.of(viewer).sheet?.kind === "piece";
    if (isNew || withheld[viewer] === true || shownTo(viewer) === undefined) return false;
    let view: View | undefined;
    const slice = (): boolean => {
      const last = shownTo(viewer);
      if (view !== undefined) {
        if (last !== undefined) panel.show(viewer, view);
        return true;
      }
      view = last?.look({ ...panelStates.of(viewer), viewer, log: last.state.log });
      return view === undefined;
    };
    schedule(slice, { cost: COST });
    return true;
  }

  /** What the person at a colour was shown last. */
  function shownTo(viewer: ColorLiteral): ShownPanel | undefined {
    const last = shown[viewer];
    return last?.person === people[viewer] ? last : undefined;
  }

  /** Looks at the situation for one viewer, slice by slice. */
  function look(viewer: ColorLiteral, seen: SeenView, begins?: () => void): void {
    inSlices(
      () => lookFor()(viewer),
      () => ({ ...panelStates.of(viewer), viewer, log: log.told() }),
      seen,
      begins,
    );
  }

  return {
    ...panel,
    ...log,
    install: (ready) => {
      installed = false;
      panel.install(() => {
        installed = true;
        ready();
      });
    },
    isUp: () => installed,
    showAllAgain: () => {
      panel.forget();
      refresh();
    },
    refresh,
    withhold,
    handBack: () => {
      for (const viewer of colours) {
        if (viewer === "Grey" || isSeated(viewer)) withheld[viewer] = false;
        else withhold(viewer);
      }
    },
    showClock: (text, late) => {
      for (const viewer of installed ? onlookers(colours) : []) panel.showClock(viewer, text, late);
    },
    announce: (text, tone, seconds) => {
      for (const viewer of installed ? onlookers(colours) : [])
        showLetters(partId(owner.guid, viewer, "banner"), { text, color: LETTER_COLOURS[tone] }, seconds);
    },
    forgetNotices: panelStates.forget,
    look: (viewer, seen) => {
      look(viewer, seen);
    },
    showAnew,
  };
}

/** Shows large letters, which grow and fade by the animations of the interface. */
function showLetters(id: string, attributes: Readonly<Record<string, string>>, seconds: number): void {
  UI.setAttributes(id, attributes);
  UI.show(id);
  afterSeconds(seconds, "large letters", () => UI.hide(id));
}

/** Everybody of these colours who looks at a panel. */
function onlookers(colours: readonly ColorLiteral[]): ColorLiteral[] {
  return getSeatedPlayers()
    .concat(["Grey"])
    .filter((viewer) => colours.includes(viewer));
}

/**
 * Looks at the situation slice by slice; to use the view is one more.
 * @param find what looks; undefined until that can be said
 * @param begins is called before each attempt to find it
 */
function inSlices(
  find: () => Look | undefined,
  glanced: () => PanelState,
  seen: SeenView,
  begins: (() => void) | undefined,
): void {
  let look: Look | undefined;
  let panelState: PanelState | undefined;
  let view: View | undefined;
  let spent = 0;
  const slice = (): boolean => {
    if (look === undefined) {
      spent = BEGINNING;
      begins?.();
      look = find();
      return look === undefined;
    }
    if (view === undefined || panelState === undefined) {
      spent = LOOK_COST;
      panelState = glanced();
      view = look(panelState);
      return false;
    }
    spent = SHOWING;
    seen(view, look, panelState);
    return true;
  };
  schedule(slice, { cost: COST, spent: () => spent });
}
