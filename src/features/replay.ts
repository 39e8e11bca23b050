import { chanceSentence } from "../kit/chance-sentence";
import { must } from "../kit/must";
import { barOf, CURVE_BARS } from "../kit/review-figures";
import { beginPractice, isWatched, leavePractice } from "../saved/practice";
import { stepReader } from "../saved/steps";
import type { ReplayRequest } from "../table/commands/commands";
import { refused, type CommandResult } from "../table/commands/result";
import type { CreateFeature } from "../table/feature";
import { say, type TableSentence } from "../table/languages/sentences";
import { refusalToWatch } from "../table/model/permissions";
import { firstOf, type Additions, type GameCurve } from "../table/panel/additions";
import { LINES_BELOW_CHART } from "../table/panel/layout";
import type { PanelContext } from "../table/panel/model";
import { textPage } from "../table/panel/pages";
import { button, ROOM, type Bar, type Entry, type SheetView } from "../table/panel/view";
import { openScope, schedule } from "../tts/scheduler";
import { afterSeconds } from "../tts/waits";

/** How fast a replay goes on by itself, from one to the next. */
const PACES = ["slow", "normal", "fast"] as const;
type Pace = (typeof PACES)[number];
/** How long it shows a step, in seconds, and what that is called. */
const SECONDS: Readonly<Record<Pace, number>> = { slow: 5, normal: 2, fast: 0.5 };
const PACE_SENTENCES: Readonly<Record<Pace, TableSentence>> = {
  slow: "replaySlow",
  normal: "replayNormal",
  fast: "replayFast",
};
/** What it costs at most to read a step, in instructions. */
const READING_COST = 7_500;
/** How high a bar is of a game that nobody has reviewed, and how high one is at least, so that it can be clicked. */
const PLAIN_BAR = 0.4;
const LOWEST_BAR = 0.12;

/** How the replay goes on: whether by itself, and how fast. */
interface Going {
  plays: boolean;
  pace: Pace;
}

/** Replays of finished games, step by step, and playing on from there to practise. */
export const createGameReplay: CreateFeature = (table) => {
  const { game, desk, flow, replay, panelStates, invalidations } = table;
  const read = stepReader(game.rules);
  const going: Going = { plays: false, pace: "normal" };
  /** Over when the replay goes on otherwise than was planned. */
  let planned = openScope();

  /** Nothing that was planned happens any more. */
  function hold(): void {
    going.plays = false;
    planned.end();
  }

  /** How many steps are shown of how many. */
  function extent(): { at: number; count: number } {
    return { at: desk.lines.length, count: desk.practice?.lines.length ?? 0 };
  }

  /** Lists of steps are long: what goes through them has a frame to itself. */
  function soon(run: (this: void) => void): void {
    const slice = (): boolean => {
      run();
      return true;
    };
    schedule(slice, { urgent: true });
  }

  function jump(steps: number): void {
    soon(() => {
      const { practice } = desk;
      if (practice === undefined || !isWatched(desk)) return;
      const { lines } = desk;
      const shown = Math.max(0, Math.min(steps, practice.lines.length));
      const shared = Math.min(shown, lines.length);
      lines.length = shared;
      for (let at = shared; at < shown; at++) lines[at] = must(practice.lines[at], "a line of the game");
      replay.follow(shared);
    });
  }

  /** The next step is played as it was in the game; where the table is still being brought to another one, from there on. */
  function goOn(): void {
    const { at, count } = extent();
    if (at >= count || flow.coming() !== undefined) return;
    if (desk.busy === "resuming") {
      jump(at + 1);
      return;
    }
    const turn = flow.turn();
    const slice = (): boolean => {
      const lines = desk.practice?.lines ?? [];
      const next = isWatched(desk) ? read(lines[at], lines[at - 1]) : undefined;
      if (next !== undefined && !turn.isOver() && at === desk.lines.length) flow.take(next.step);
      return true;
    };
    schedule(slice, { cost: READING_COST, scope: turn });
  }

  /** Plans the next step of a replay that goes on by itself. */
  function plan(seconds: number): void {
    planned.end();
    planned = openScope();
    const play = (): void => {
      const { at, count } = extent();
      if (!isWatched(desk) || at >= count) {
        hold();
        invalidations.mark("panels");
      } else goOn();
    };
    afterSeconds(seconds, "the replay", play, planned);
  }

  function watch({ color: colour }: Player): CommandResult {
    const before = desk.practice?.replay;
    if (before === undefined) {
      const why = refusalToWatch(desk);
      if (why !== undefined) return refused(why);
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
        plan(0);
        return "panels";
      case "hold":
        hold();
        return "panels";
      case "pace":
        going.pace = PACES[(PACES.indexOf(going.pace) + 1) % PACES.length] ?? "normal";
        return "panels";
    }
  }

  /** What is told while the game is watched again, or played on from there. */
  function note(): Additions {
    const leaving = button("replayLeave", "quiet", { kind: "replay", asks: { kind: "leave" } });
    switch (desk.practice?.replay?.kind) {
      case undefined:
        return {};
      case "playedOn": {
        const back = button("replayReturn", "go", { kind: "replay", asks: { kind: "watch" } });
        return { mark: say("practice"), waysBack: [back, leaving] };
      }
      case "watched": {
        const { at, count } = extent();
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
  function unspoken(at: number): string {
    const step = desk.playthrough.record.steps[at - 1];
    return step === undefined ? "" : chanceSentence(step);
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
      ...note(),
      ending: () => {
        const again = button("watchAgain", "plain", { kind: "replay", asks: { kind: "watch" } });
        return { kind: "more", note: "", next: refusalToWatch(desk) === undefined ? [again] : [] };
      },
      sheets: {
        replay: (context) =>
          isWatched(desk) ? replayView({ ...extent(), ...going }, unspoken, context) : undefined,
      },
    }),
  };
};

/** What is shown of a replay: the step, what it told, where it is in the game, and the ways on from there. */
function replayView(
  { at, count, plays, pace }: { at: number; count: number } & Going,
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
  // Where the game is over nobody can play on.
  const on = activity.kind === "over" ? [] : [asking("replayPlayOn", { kind: "playOn" })];
  return {
    turn: say("replay"),
    page: page.text,
    chart: barsOf(curve, at, count),
    groups: ways().concat(marksOf(curve)),
    choices: [playing, speed].concat(on, [asking("replayLeave", { kind: "leave" })], page.turning),
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

/** The buttons that lead to the decisions that cost most. */
function marksOf(curve: GameCurve | undefined): Entry[] {
  const marked = curve?.costliest.slice(0, ROOM.marks) ?? [];
  return marked.map((steps, index) =>
    button("replayMark", "plain", { kind: "replay", asks: { kind: "jump", steps } }, { place: index + 1 }),
  );
}

/** The bars of the game, those of its review where there is one; a click on one leads there, and what comes after the shown one is dark. */
function barsOf(curve: GameCurve | undefined, at: number, count: number): Bar[] {
  const shown = barOf(Math.max(0, at - 1), count);
  const bars: Bar[] = [];
  for (let index = 0; index < CURVE_BARS; index++) {
    const place = index === shown ? "shown" : index > shown ? "ahead" : undefined;
    const height = Math.max(LOWEST_BAR, curve?.bars[index] ?? PLAIN_BAR);
    const steps = Math.min(count, Math.ceil((index * count) / CURVE_BARS) + 1);
    bars.push({
      height,
      mark: 0,
      place,
      command: { kind: "replay", asks: { kind: "jump", steps } },
    });
  }
  curve?.costliest.forEach((steps, index) => {
    const bar = bars[barOf(steps, count)];
    if (bar?.mark === 0) bar.mark = index + 1;
  });
  return bars;
}
