import { chanceSentence } from "../kit/record/chance-sentence";
import { barOf, CURVE_BARS } from "../kit/advice/review-figures";
import { beginPractice, hasGameBehind, isWatched, leavePractice, type Practice } from "../saved/practice";
import type { Command } from "../table/commands/commands";
import { refused, type CommandResult } from "../table/commands/result";
import type { FeatureOf, Made, Plain } from "../table/feature";
import type { Table } from "../table/table";
import type { TableRefusal } from "../table/languages/refusals";
import { say, type TableSentence } from "../table/languages/sentences";
import { isUnderWay } from "../table/model/desk";
import { isRecorded, refusalToRecord } from "../table/model/permissions";
import { firstOf, type Additions, type GameCurve, type PanelContext } from "../table/panel/shown";
import { LINES_BELOW_CHART } from "../table/panel/layout";
import { textPage } from "../table/panel/pages";
import { button, type Bar, type Entry, type SheetView } from "../table/panel/view";
import { createNotebookReplays } from "./notebook-replays";
import { createReplayWalk, PACES, SECONDS, type Going, type Pace, type ReplayWalk } from "./replay-walk";
import type { Desk } from "../table/model/contracts";

/** What each pace is called. */
const PACE_SENTENCES: Readonly<Record<Pace, TableSentence>> = {
  slow: "replaySlow",
  normal: "replayNormal",
  fast: "replayFast",
};
/** How high a bar is of a game that nobody has reviewed, and how high one is at least, so that it can be clicked. */
const PLAIN_BAR = 0.4;
const LOWEST_BAR = 0.12;

/** What can be asked of a replay. */
type ReplayRequest =
  /** Begins it, or comes back to it from where somebody has played on. */
  | { kind: "watch" }
  /** Shows how the game stood after this many steps, or goes a step or all the way. */
  | { kind: "jump"; steps: number }
  | { kind: "go"; to: "first" | "previous" | "next" | "last" }
  /** Has it go on by itself, or no longer, and how fast. */
  | { kind: "play" }
  | { kind: "hold" }
  | { kind: "pace" }
  /** Plays on from what is shown, as practice. */
  | { kind: "playOn" }
  /** Goes back to the end of the game. */
  | { kind: "leave" };

/** Replays of finished games, step by step, and playing on from there to practise. */
export const GAME_REPLAY: FeatureOf<
  { replay: { asks: ReplayRequest } },
  Plain<"replay">,
  Plain<"replayLater" | "replayNone">
> = {
  rights: { replay: "players" },
  words: [{ typed: "replay", told: "replay", means: { kind: "replay", asks: { kind: "watch" } } }],
  create: createGameReplay,
};

function createGameReplay(table: Table): Made<typeof GAME_REPLAY> {
  const { desk, replay, panelStates } = table;
  const { going, extent, hold, jump, goOn, plan, soon } = createReplayWalk(table);
  const open = createNotebookReplays(table);

  function watch(player: Player): CommandResult {
    const { color: colour } = player;
    const before = desk.practice?.replay;
    if (before === undefined) {
      const why = refusalToWatch(desk);
      if (why !== undefined)
        return why.kind === "replayLater" && !isUnderWay(desk) ? open(player) : refused(why);
      soon(begin);
    } else if (desk.practice !== undefined) desk.practice.replay = { kind: "watched" };
    panelStates.openSheet(colour, { kind: "replay" });
    if (before?.kind === "playedOn") jump(before.from);
    return "panels";
  }

  function begin(): void {
    if (refusalToWatch(desk) !== undefined) return;
    beginPractice(desk, 0);
    if (desk.practice !== undefined) desk.practice.replay = { kind: "watched" };
    replay.follow(0);
  }

  function leave(): CommandResult {
    hold();
    soon(() => {
      const shared = isWatched(desk) ? desk.lines.length : 0;
      if (desk.practice?.replay !== undefined && leavePractice(desk)) replay.follow(shared);
    });
    return "nothing";
  }

  function playOn({ color: colour }: Player): CommandResult {
    if (desk.practice === undefined || desk.busy !== undefined || desk.result !== undefined)
      return refused({ kind: "cannotNow" });
    hold();
    desk.practice.replay = { kind: "playedOn", from: desk.lines.length };
    panelStates.openSheet(colour, undefined);
    return "turn";
  }

  function go(to: Extract<ReplayRequest, { kind: "go" }>["to"]): CommandResult {
    const { at, count } = extent();
    hold();
    if (to === "next") goOn();
    else jump({ first: 0, previous: at - 1, last: count }[to]);
    return "panels";
  }

  /** Obeys what is asked of the replay that is on. */
  function obey(player: Player, asks: Exclude<ReplayRequest, { kind: "watch" }>): CommandResult {
    switch (asks.kind) {
      case "leave":
        return leave();
      case "playOn":
        return playOn(player);
      case "go":
        return go(asks.to);
      case "jump":
        hold();
        jump(asks.steps);
        return "panels";
      case "play":
        going.plays = true;
        // At its end it begins once more.
        if (extent().at >= extent().count) jump(0);
        else plan(0);
        return "panels";
      case "hold":
        hold();
        return "panels";
      case "pace":
        going.pace = PACES[(PACES.indexOf(going.pace) + 1) % PACES.length] ?? "normal";
        return "panels";
    }
  }

  return {
    handlers: {
      replay: (player, { asks }) => {
        if (asks.kind === "watch") return watch(player);
        const stage = desk.practice?.replay?.kind;
        const may = stage === "watched" || (stage === "playedOn" && asks.kind === "leave");
        return may ? obey(player, asks) : refused({ kind: "cannotNow" });
      },
    },
    laidOut: hold,
    waiting: () => {
      if (!isWatched(desk)) hold();
      else if (going.plays) plan(SECONDS[going.pace]);
    },
    panel: () => ({
      ...noteOf(desk, extent()),
      ending: () => {
        const again = button("watchAgain", "plain", { kind: "replay", asks: { kind: "watch" } });
        return { kind: "more", note: "", next: refusalToWatch(desk) === undefined ? [again] : [] };
      },
      sheets: {
        replay: (context) =>
          isWatched(desk)
            ? replayView({ ...extent(), ...going, out: wayOut(desk) }, (at) => unspoken(desk, at), context)
            : undefined,
      },
    }),
  };
}

/**
 * Why the game on a desk cannot be watched again now: that shows what was hidden, so it may be done when its record may be written;
 * a game for one has shown its player everything that is seen of it.
 */
function refusalToWatch(desk: Desk): TableRefusal | undefined {
  if (desk.result === undefined || !isRecorded(desk)) return { kind: "replayLater" };
  return desk.seats.length > 1 ? refusalToRecord(desk) : undefined;
}

/** What is told while the game is watched again, or played on from there. */
function noteOf(
  { practice }: Pick<Desk, "practice">,
  { at, count }: ReturnType<ReplayWalk["extent"]>,
): Additions {
  const leaving = button("replayLeave", "quiet", wayOut({ practice }));
  switch (practice?.replay?.kind) {
    case undefined:
      return {};
    case "playedOn": {
      const back = button("replayReturn", "go", { kind: "replay", asks: { kind: "watch" } });
      return { mark: say("practice"), waysBack: [back, leaving] };
    }
    case "watched": {
      const back = button("replayReturn", "go", { kind: "sheet", sheet: { kind: "replay" } });
      const prompt = say("replayStep", { step: at, count });
      return {
        interlude: { turn: say("replay"), prompt, coach: "", choices: [back, leaving] },
        waysBack: [back, leaving],
      };
    }
  }
}

/** What a step was that the game has no sentence for. */
function unspoken({ playthrough: { record } }: Pick<Desk, "playthrough">, at: number): string {
  const step = record.steps[at - 1];
  return step === undefined ? "" : chanceSentence(step);
}

/** What leads out of a replay: to the end of the game, or to the lobby where there is no game behind it. */
function wayOut({ practice }: { practice: Practice | undefined }): Command {
  const hasNone = practice !== undefined && !hasGameBehind(practice);
  return hasNone ? { kind: "newGame" } : { kind: "replay", asks: { kind: "leave" } };
}

/** What is shown of a replay: the step, what it told, where it is in the game, and the ways on from there. */
function replayView(
  { at, count, plays, pace, out }: { at: number; count: number; out: Command } & Going,
  unspoken: (this: void, at: number) => string,
  { additions, panelState, table: { activity } }: PanelContext,
): SheetView {
  const curve = firstOf(additions, "curve")?.();
  const told: string[] = [];
  for (const { sentence, step } of panelState.log) if (step === at) told.push(sentence);
  if (told.length === 0) told.push(unspoken(at));
  const page = textPage(
    [say("replayStep", { step: at, count })].concat(told).join("\n"),
    panelState.page,
    LINES_BELOW_CHART,
  );
  const playing = plays ? asking("replayHold", { kind: "hold" }) : asking("replayPlay", { kind: "play" });
  const speed = button(
    "replayPace",
    "plain",
    { kind: "replay", asks: { kind: "pace" } },
    { pace: say(PACE_SENTENCES[pace]) },
  );
  const more = page.turning.length > 0 ? page.turning : [speed];
  // Where the game is over nobody can play on.
  const on = activity.kind === "over" ? [] : [asking("replayPlayOn", { kind: "playOn" })];
  return {
    turn: say("replay"),
    page: page.text,
    chart: barsOf(curve, at, count),
    barCommand: (bar) => ({ kind: "replay", asks: { kind: "jump", steps: placeOf(curve, bar, count) } }),
    groups: [],
    // There is room for eight.
    choices: ways().concat([playing], more, on, [button("replayLeave", "plain", out)]),
    shape: "pairs",
  };
}

function asking(sentence: TableSentence, asks: ReplayRequest): Entry {
  return button(sentence, "plain", { kind: "replay", asks });
}

/** The buttons that go a step, or all the way. */
function ways(): Entry[] {
  return [
    asking("replayFirst", { kind: "go", to: "first" }),
    asking("replayPrevious", { kind: "go", to: "previous" }),
    asking("replayNext", { kind: "go", to: "next" }),
    asking("replayLast", { kind: "go", to: "last" }),
  ];
}

/** The step to which a click on a bar leads. */
export function stepOf(bar: number, count: number): number {
  return Math.min(count, Math.ceil((bar * count) / CURVE_BARS) + 1);
}

/** The same of a bar of this curve: where there is a costly decision in it, it leads to that. */
function placeOf(curve: GameCurve | undefined, bar: number, count: number): number {
  return curve?.costliest.find((steps) => barOf(steps, count) === bar) ?? stepOf(bar, count);
}

/** The bars of the game, those of its review where there is one; what comes after the shown one is dark. */
function barsOf(curve: GameCurve | undefined, at: number, count: number): Bar[] {
  const shown = at >= count ? CURVE_BARS - 1 : barOf(Math.max(0, at - 1), count);
  const bars: Bar[] = [];
  for (let index = 0; index < CURVE_BARS; index++) {
    const place = index === shown ? "shown" : index > shown ? "ahead" : undefined;
    const height = Math.max(LOWEST_BAR, curve?.bars[index] ?? PLAIN_BAR);
    bars.push({ height, mark: 0, place });
  }
  curve?.costliest.forEach((steps, index) => {
    const bar = bars[barOf(steps, count)];
    if (bar?.mark === 0) bar.mark = index + 1;
  });
  return bars;
}
