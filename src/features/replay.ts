import { chanceSentence } from "../kit/chance-sentence";
import { barOf, CURVE_BARS } from "../kit/review-figures";
import { MARK } from "../kit/record-text";
import { pastedReader, type PastedGame, type PastedReading } from "../saved/pasted-game";
import {
  beginPasted,
  beginPractice,
  hasGameBehind,
  isWatched,
  leavePractice,
  watchedLines,
  type Practice,
} from "../saved/practice";
import { stepReader } from "../saved/steps";
import type { Command, ReplayRequest } from "../table/commands/commands";
import { refused, type CommandResult } from "../table/commands/result";
import { layOut } from "../table/commands/start-game";
import type { CreateFeature } from "../table/feature";
import { refusalSentence, say, type TableSentence } from "../table/languages/sentences";
import { isOpenDay } from "../table/model/deal-codes";
import { isUnderWay } from "../table/model/desk";
import { refusalToWatch } from "../table/model/permissions";
import { firstOf, type Additions, type GameCurve } from "../table/panel/additions";
import { LINES_BELOW_CHART } from "../table/panel/layout";
import type { PanelContext } from "../table/panel/model";
import { textPage } from "../table/panel/pages";
import { button, ROOM, type Bar, type Entry, type SheetView } from "../table/panel/view";
import { findTab } from "../tts/notebook";
import { openScope, schedule, scheduleFair } from "../tts/scheduler";
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
/** Why a record cannot be watched. */
const UNREADABLE: Readonly<Record<Extract<PastedReading, { kind: "unreadable" }>["why"], TableSentence>> = {
  noRecord: "replayDamaged",
  otherVersion: "replayOtherVersion",
  damaged: "replayDamaged",
  otherGame: "replayOtherGame",
};
/** What it costs at most to read a step, in instructions. */
const READING_COST = 7_500;
/** How many lines of a game are copied in a slice. */
const LINES_AT_ONCE = 200;
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
  const { game, desk, flow, replay, panels, panelStates, invalidations, seating } = table;
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
    return { at: desk.lines.length, count: watchedLines(desk).length };
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
    let shared: number | undefined;
    const slice = (): boolean => {
      if (!isWatched(desk)) return true;
      const { lines } = desk;
      const all = watchedLines(desk);
      const shown = Math.max(0, Math.min(steps, all.length));
      if (shared !== undefined && lines.length === shown) {
        replay.follow(shared);
        return true;
      }
      if (shared === undefined) {
        shared = Math.min(shown, lines.length);
        lines.length = shared;
      }
      const next = all.slice(lines.length, Math.min(shown, lines.length + LINES_AT_ONCE));
      for (const line of next) lines.push(line);
      return false;
    };
    schedule(slice, { urgent: true });
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
      const lines = watchedLines(desk);
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

  /** Opens the game of a record in the Notebook, unless something else is done at the table meanwhile. */
  function open(player: Player): CommandResult {
    const text = findTab(MARK, say("recordTitle", { title: game.words.title() }));
    if (text === undefined) return refused({ kind: "replayNone" });
    const read = pastedReader(game.rules, text);
    let found: PastedReading | undefined;
    const slice = (): boolean => {
      if (found === undefined) {
        found = read();
        return false;
      }
      if (found.kind === "read" && !isOpenDay(found.game.code)) lay(player, found.game);
      else {
        flow.turnTo(undefined);
        flow.restart();
        if (found.kind === "read") panels.tell(player, refusalSentence({ kind: "recordAfterDay" }));
        else panels.tell(player, say(UNREADABLE[found.why]));
      }
      return true;
    };
    scheduleFair(slice, { scope: flow.turnTo("moving") });
    return "panels";
  }

  /** Lays a game from elsewhere out to be watched; for its seats there are the player who asked and bots. */
  function lay(player: Player, { options, seats, code, lines }: PastedGame): void {
    seating.seatLearner(player, { seats, learner: 0 });
    layOut(table, options, { playing: true, tutorial: false, code });
    beginPasted(desk, lines);
    panelStates.openSheet(player.color, { kind: "replay" });
    replay.follow(0);
  }

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

  /** What is told while the game is watched again, or played on from there. */
  function note(): Additions {
    const leaving = button("replayLeave", "quiet", wayOut(desk));
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
          isWatched(desk) ? replayView({ ...extent(), ...going, out: wayOut(desk) }, unspoken, context) : undefined,
      },
    }),
  };
};

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
  // Where the game is over nobody can play on.
  const on = activity.kind === "over" ? [] : [asking("replayPlayOn", { kind: "playOn" })];
  return {
    turn: say("replay"),
    page: page.text,
    chart: barsOf(curve, at, count),
    barCommand: (bar) => ({ kind: "replay", asks: { kind: "jump", steps: stepOf(bar, count) } }),
    groups: ways().concat(marksOf(curve)),
    choices: [playing, speed].concat(on, [button("replayLeave", "plain", out)], page.turning),
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

/** The step to which a click on a bar leads. */
export function stepOf(bar: number, count: number): number {
  return Math.min(count, Math.ceil((bar * count) / CURVE_BARS) + 1);
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
