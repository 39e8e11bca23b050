import { pictureOf, type Gesture } from "../../src/kit/game/scene";
import {
  openTable,
  type EmulatedTable,
  type Piece,
  type PlayerVerbs,
  type SaveState,
  type SettingsChoice,
} from "../../src/emulator";
import { awaited } from "../../src/kit/rules/choices";
import type { Game, TableGame } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import { chooseOptions } from "../../src/commands/chosen-options";
import { luaLiteral } from "../../src/commands/lua-literal";
import type { Step } from "../../src/kit/record/record";
import type { Choice, GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { withSeatNames } from "../../src/kit/game/seat-names";
import { withName } from "../../src/table/model/person-names";
import type { Settings } from "../../src/table/model/settings";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { notedSeed } from "../support/noted-seed";
import { confirms } from "../../src/commands/confirming";
import { choicesAt, clickThrough } from "./support/clicking";
import { gesturesFor, makeGesture, mistakesOf } from "./support/handling";
import { expectScene } from "./support/picture";
import { recordReader } from "./support/record-state";
import { briefReportOf, isAtRest, pieceOf, reportOf, type Report } from "./support/report";
import { putRecord } from "./support/saved-board";
import { shippedSave } from "./support/save";
import { isTurnedAt } from "./support/turned";
import { expectOrder, expectWayOn } from "./support/observer";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";
import { fill } from "../../src/kit/words/words";

/** Looking at every piece costs more than a step of the game: a bug that stays is seen a few steps later. */
const STEPS_A_PICTURE = 4;

/** Whether a table waits is asked in every third frame: asking costs as much as a frame in which something happens. */
const FRAMES_A_LOOK = 3;

/** How a whole game is played: by whose judgement, and what happens before each decision. */
export interface GamePlan {
  policy: string;
  seed: number;
  between?: (this: void) => void;
}

/**
 * What specs do and see at the table of one game.
 * @noSelf
 */
export interface GameTable<State, Action> {
  /** The save of the game, a fresh copy. */
  save: () => SaveState;
  /**
   * That save on an emulated table, with people at White (the host) and Blue, ready for the deal.
   * @param options options of the game in place of the standard ones
   * @param set how the table is set, where it is not as usual
   */
  open: (settings?: SettingsChoice, options?: Options, set?: Partial<Settings>) => EmulatedTable;
  /** The object with this memo of the game. Fails if there is not just one. */
  piece: (table: EmulatedTable, id: string) => Piece;
  /** What the board says of itself. */
  reportOf: (table: EmulatedTable) => Report;
  /** What keeps the table busy, empty if nothing does: for what asks in every frame. */
  busyOf: (table: EmulatedTable) => string;
  /** The state that the board's record leads to. */
  stateOf: (table: EmulatedTable) => State;
  /** The person who plays a seat. Fails if nobody does. */
  personAt: (table: EmulatedTable, seat: Seat) => PlayerVerbs;
  /** Lets time pass until the table waits for a person and everything is where it belongs. */
  waitForPeople: (table: EmulatedTable, timeout?: number) => void;
  /** Deals the cards and waits for the first decision. */
  deal: (table: EmulatedTable, player: PlayerVerbs) => void;
  /** Loads a dealt table again as if these steps had been played at it, and waits for the next decision. */
  continueWith: (table: EmulatedTable, steps: readonly Step<Action>[]) => void;
  /** The seat that is to decide first, or undefined if none is. */
  decidingSeat: (state: State) => Seat | undefined;
  /** The choices that a seat has, the first one if none is named. */
  choicesOf: (state: State, seat?: Seat) => Choice<Action>[];
  /** Takes an action for a seat by clicking through the panel of the player who plays it, or of somebody else. */
  clickAction: (
    table: EmulatedTable,
    state: State,
    action: Action,
    seat?: Seat,
    player?: PlayerVerbs,
  ) => void;
  /**
   * The same by dragging a piece or turning it over, or through the panel where there is no gesture for it.
   * @param way which gesture to make where several stand for the action
   */
  dragAction: (
    table: EmulatedTable,
    state: State,
    action: Action,
    seat?: Seat,
    player?: PlayerVerbs,
    way?: number,
  ) => void;
  /** The gestures that a seat can make now and that are no choice of it. */
  mistakesOf: (state: State, seat?: Seat) => Gesture[];
  /** Makes a gesture as somebody. */
  makeGesture: (table: EmulatedTable, state: State, gesture: Gesture, player: PlayerVerbs) => void;
  /** Takes an action for a seat at once, as its player's click would, and answers the question, if there is one. */
  take: (table: EmulatedTable, action: Action, seat?: Seat) => void;
  /** Plays to the end of the game, each decision of a person in a way of its own, and looks at the picture on the way. */
  playToTheEnd: (table: EmulatedTable, act: GameTable<State, Action>["clickAction"], plan: GamePlan) => void;
  /** Plays to the end of the game for one, or so many decisions, without a look at the picture; answers how many there were. */
  playOn: (table: EmulatedTable, plan: { policy: string; seed: number; most?: number }) => number;
  /** A policy of the game as a function of the state and of the seat that decides. */
  decider: (policy: string, seed: number) => (this: void, state: State, seat?: Seat) => Action;
  /** Fails unless the real objects are as the scene of the board's state wants them. */
  expectPicture: (table: EmulatedTable) => void;
}

/**
 * The table of a game.
 * @param save a fresh copy of its save
 */
export function gameTable<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  save = (): SaveState => shippedSave(game.rules.id),
): GameTable<State, Action> {
  const { rules } = game;
  const readRecord = recordReader(game);

  const piece = (table: EmulatedTable, id: string): Piece => pieceOf(table, rules.id, id);
  const report = (table: EmulatedTable): Report => reportOf(table, rules.id);
  const stateOf = (table: EmulatedTable): State => readRecord(report(table));
  const choicesOf = (state: State, seat: Seat = 0): Choice<Action>[] => choicesAt(rules, state, seat);

  function personAt(table: EmulatedTable, seat: Seat): PlayerVerbs {
    return table.player(expectPresent(report(table).seats[seat]?.player, `nobody plays seat ${seat}`));
  }

  /** The game with the names that its seats bear at this table. */
  function named(table: EmulatedTable): TableGame<State, Action, Event, Seen> {
    const { seats } = report(table);
    const names = seats.map(({ colour, kind }) =>
      kind === "bot" ? fill(english.table.SENTENCES.botAt, { colour }) : colour,
    );
    const people = seats.map(({ colour, player }, seat) => {
      const person = table.world.people.find(({ color }) => color === player);
      return person === undefined ? (names[seat] ?? colour) : withName(colour, person.name);
    });
    return withSeatNames(
      game,
      () => names,
      () => people,
    );
  }

  function decidingSeat(state: State): Seat | undefined {
    const waiting = rules.waiting(state);
    return waiting.kind === "decisions" ? awaited(waiting.decisions)?.seat : undefined;
  }

  /** Whether nothing is under way and no bot is to decide. */
  function waits(table: EmulatedTable): boolean {
    const report = briefReportOf(table, rules.id);
    if (!isAtRest(report)) return false;
    const { seats, playing } = report;
    const seat = playing ? decidingSeat(stateOf(table)) : undefined;
    return seat === undefined || seats[seat]?.kind !== "bot";
  }

  /** Lets time pass until the table waits; says whether that came before the time was up. */
  function untilItWaits(table: EmulatedTable, timeout: number): boolean {
    let frames = 0;
    return table.until(() => frames++ % FRAMES_A_LOOK === 0 && waits(table), timeout) || waits(table);
  }

  function waitForPeople(table: EmulatedTable, timeout = 60): void {
    // What has been disturbed is put right half a second later.
    table.seconds(0.6);
    const waited = untilItWaits(table, timeout);
    expectTrue(waited, `the table is still busy after ${timeout} s: ${report(table).busy}`);
    // Panels come one after the other, and take no click at once.
    table.seconds(0.5);
    table.settles();
    // A glance at the pieces may have found something to put right, or a seat's chances are still being found out.
    if (!waits(table)) {
      untilItWaits(table, timeout);
      table.seconds(0.5);
      table.settles();
    }
    expectOrder(table);
    expectWayOn(table);
  }

  function clickAction(
    table: EmulatedTable,
    state: State,
    action: Action,
    seat: Seat = 0,
    player = personAt(table, seat),
  ): void {
    clickThrough(named(table), table, state, action, { seat, player, odds: report(table).settings.odds });
  }

  function dragAction(
    table: EmulatedTable,
    state: State,
    action: Action,
    seat: Seat = 0,
    player = personAt(table, seat),
    way = 0,
  ): void {
    const gestures = gesturesFor(game, state, action);
    const gesture = gestures[way % Math.max(1, gestures.length)];
    if (gesture === undefined) {
      clickAction(table, state, action, seat, player);
      return;
    }
    makeGesture(game, table, state, gesture, player);
    confirm(table, state, action, seat, player);
  }

  /** Confirms an action in the panel, if it is asked about. */
  function confirm(
    table: EmulatedTable,
    state: State,
    action: Action,
    seat: Seat,
    player: PlayerVerbs,
  ): void {
    const seen = rules.seen(state, seat);
    const { words } = named(table);
    const question = words.confirm(seen, action);
    if (question !== undefined)
      confirms(table, player, question, words.choice(seen, { action, rule: "" }).label);
  }

  function take(table: EmulatedTable, action: Action, seat: Seat = 0): void {
    const player = personAt(table, seat);
    const state = stateOf(table);
    table.execute(`rehearsal.takeAction("${player.color()}", ${luaLiteral(action)})`, piece(table, "board"));
    confirm(table, state, action, seat, player);
  }

  function decider(policy: string, seed: number): (this: void, state: State, seat?: Seat) => Action {
    const random = notedSeed(seed);
    const decide = expectPresent(game.policies[policy], `there is no policy ${policy}`);
    return (state, seat = 0) => decide(rules.seen(state, seat), choicesOf(state, seat), random);
  }

  function playOn(
    table: EmulatedTable,
    { policy, seed, most = Infinity }: { policy: string; seed: number; most?: number },
  ): number {
    const decide = decider(policy, seed);
    let decisions = 0;
    for (; decisions < most; decisions++) {
      const state = stateOf(table);
      if (decidingSeat(state) === undefined) break;
      take(table, decide(state));
      waitForPeople(table);
    }
    return decisions;
  }

  function expectPicture(table: EmulatedTable): void {
    const state = stateOf(table);
    expectScene(table, rules.id, game.box, pictureOf(game, state, isTurnedAt(game, table, state)));
  }

  function playToTheEnd(
    table: EmulatedTable,
    act: typeof clickAction,
    { policy, seed, between }: GamePlan,
  ): void {
    const decide = decider(policy, seed);
    for (let step = 1; rules.waiting(stateOf(table)).kind !== "over"; step++) {
      between?.();
      const state = stateOf(table);
      const seat = decidingSeat(state);
      act(table, state, decide(state, seat), seat);
      waitForPeople(table, 120);
      if (step % STEPS_A_PICTURE === 0) expectPicture(table);
    }
    expectPicture(table);
    expectSound(table);
  }

  return {
    save,
    open: (settings = {}, options = {}, set = {}) => {
      const fresh = save();
      // Specs decide each choice themselves, unless they are about choices that the table takes.
      chooseOptions(fresh, rules.id, options, { loneChoices: "asked", ...set });
      const table = openTable(fresh, {
        players: [{ color: "White" }, { color: "Blue" }],
        fussy: true,
        ...settings,
      });
      // Until the panel is up, and a click on it no longer counts as one on what was there before.
      table.seconds(1.5);
      return table;
    },
    piece,
    reportOf: report,
    busyOf: (table) => briefReportOf(table, rules.id).busy,
    stateOf,
    personAt,
    waitForPeople,
    deal: (table, player) => {
      // Anyone who has opened something else first goes back.
      if (!player.sees().panels.some(({ text }) => text === english.table.SENTENCES.start)) {
        player.clicks(english.table.SENTENCES.back);
        table.seconds(0.5);
      }
      player.clicks(english.table.SENTENCES.start);
      waitForPeople(table);
    },
    continueWith: (table, steps) => {
      const save = table.save();
      putRecord(save, rules.id, steps);
      table.load(save);
      waitForPeople(table, 120);
      expectSame(report(table).steps.length, steps.length);
    },
    playOn,
    decidingSeat,
    choicesOf,
    clickAction,
    dragAction,
    take,
    mistakesOf: (state, seat = 0) => mistakesOf(game, state, seat),
    makeGesture: (table, state, gesture, player) => {
      makeGesture(game, table, state, gesture, player);
    },
    playToTheEnd,
    decider,
    expectPicture,
  };
}
