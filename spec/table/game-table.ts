import { pictureOf } from "../../src/kit/scene";
import {
  openTable,
  type EmulatedTable,
  type Piece,
  type PlayerVerbs,
  type SaveState,
  type SettingsChoice,
} from "../../src/emulator";
import type { Game, TableGame } from "../../src/kit/game";
import type { Options } from "../../src/kit/options";
import { seeded } from "../../src/kit/random";
import type { Choice, GameAction, GameEvent, Seat } from "../../src/kit/rules";
import { withSeatNames } from "../../src/kit/seat-names";
import { expectPresent, expectTrue } from "../support/expect";
import { choicesAt, clickThrough } from "./support/clicking";
import { gestureFor, makeGesture } from "./support/handling";
import { expectScene } from "./support/picture";
import { recordReader } from "./support/record-state";
import { pieceOf, reportOf, type Report } from "./support/report";
import { chooseOptions } from "./support/saved-board";
import { shippedSave } from "./support/save";

/**
 * What specs do and see at the table of one game.
 * @noSelf
 */
export interface GameTable<State, Action> {
  /** The save that ships, a fresh copy. */
  save: () => SaveState;
  /**
   * The shipped save on an emulated table, with people at White (the host) and Blue, ready for the deal.
   * @param options options of the game in place of the standard ones
   */
  open: (settings?: SettingsChoice, options?: Options) => EmulatedTable;
  /** The object with this memo of the game. Fails if there is not just one. */
  piece: (table: EmulatedTable, id: string) => Piece;
  /** What the board says of itself. */
  reportOf: (table: EmulatedTable) => Report;
  /** The state that the board's record leads to. */
  stateOf: (table: EmulatedTable) => State;
  /** The person who plays a seat. Fails if nobody does. */
  personAt: (table: EmulatedTable, seat: Seat) => PlayerVerbs;
  /** Lets time pass until the table waits for a person and everything lies where it belongs. */
  waitForPeople: (table: EmulatedTable, timeout?: number) => void;
  /** Presses "Deal the cards" and waits for the first decision. */
  deal: (table: EmulatedTable, player: PlayerVerbs) => void;
  /** The seat that is to decide first, or undefined if none is. */
  decidingSeat: (state: State) => Seat | undefined;
  /** The choices that a seat has, the first one if none is named. */
  choicesOf: (state: State, seat?: Seat) => Choice<Action>[];
  /** Takes an action for a seat by clicking through the panel of whoever plays it, or of somebody else. */
  clickAction: (
    table: EmulatedTable,
    state: State,
    action: Action,
    seat?: Seat,
    player?: PlayerVerbs,
  ) => void;
  /** The same by dragging a piece or turning it over, or through the panel where there is no gesture for it. */
  dragAction: (table: EmulatedTable, state: State, action: Action, seat?: Seat, player?: PlayerVerbs) => void;
  /** Takes an action for a seat at once, as its player's click would, and answers the question, if there is one. */
  take: (table: EmulatedTable, action: Action, seat?: Seat) => void;
  /** A policy of the game as a function of the state and of the seat that decides. */
  decider: (policy: string, seed: number) => (this: void, state: State, seat?: Seat) => Action;
  /** Fails unless the real objects lie as the scene of the board's state wants them. */
  expectPicture: (table: EmulatedTable) => void;
}

/** The table of a game. */
export function gameTable<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): GameTable<State, Action> {
  const { rules } = game;
  const readRecord = recordReader(game);

  const piece = (table: EmulatedTable, id: string): Piece => pieceOf(table, rules.id, id);
  const report = (table: EmulatedTable): Report => reportOf(table, rules.id);
  const stateOf = (table: EmulatedTable): State => readRecord(report(table));
  const choicesOf = (state: State, seat: Seat = 0): Choice<Action>[] => choicesAt(rules, state, seat);

  function personAt(table: EmulatedTable, seat: Seat): PlayerVerbs {
    return table.player(expectPresent(report(table).chairs[seat]?.player, `nobody plays seat ${seat}`));
  }

  /** The game with the names that its seats bear at this table. */
  function named(table: EmulatedTable): TableGame<State, Action, Event, Seen> {
    const names = report(table).chairs.map(({ colour }) => colour);
    return withSeatNames(game, () => names);
  }

  function decidingSeat(state: State): Seat | undefined {
    const waiting = rules.waiting(state);
    return waiting.kind === "decisions" ? waiting.decisions[0]?.seat : undefined;
  }

  /** Whether nothing is under way and no computer is to decide. */
  function waits(table: EmulatedTable): boolean {
    const { busy, drawing, chairs, playing } = report(table);
    if (busy !== "" || drawing) return false;
    const seat = playing ? decidingSeat(stateOf(table)) : undefined;
    return seat === undefined || chairs[seat]?.kind !== "computer";
  }

  function waitForPeople(table: EmulatedTable, timeout = 60): void {
    // What has been disturbed is put right half a second later.
    table.seconds(0.6);
    const waited = table.until(() => waits(table), timeout);
    expectTrue(waited, `the table is still busy after ${timeout} s: ${report(table).busy}`);
    table.seconds(0.2);
    table.settles();
  }

  function clickAction(
    table: EmulatedTable,
    state: State,
    action: Action,
    seat: Seat = 0,
    player = personAt(table, seat),
  ): void {
    clickThrough(named(table), table, state, action, { seat, player, odds: report(table).odds });
  }

  function dragAction(
    table: EmulatedTable,
    state: State,
    action: Action,
    seat: Seat = 0,
    player = personAt(table, seat),
  ): void {
    const gesture = gestureFor(game, state, action);
    if (gesture === undefined) {
      clickAction(table, state, action, seat, player);
      return;
    }
    makeGesture(game, table, state, gesture, player);
    if (game.words.confirm(rules.seen(state, seat), action) !== undefined) player.answers();
  }

  function take(table: EmulatedTable, action: Action, seat: Seat = 0): void {
    const player = personAt(table, seat);
    const state = stateOf(table);
    table.execute(
      `takeAction({colour = "${player.color()}", action = ${luaTable(action)}})`,
      piece(table, "board"),
    );
    if (game.words.confirm(rules.seen(state, seat), action) !== undefined) player.answers();
  }

  return {
    save: () => shippedSave(rules.id),
    open: (settings = {}, options = {}) => {
      const save = shippedSave(rules.id);
      chooseOptions(save, rules.id, options);
      const table = openTable(save, {
        players: [{ color: "White" }, { color: "Blue" }],
        fussy: true,
        ...settings,
      });
      table.seconds(1);
      return table;
    },
    piece,
    reportOf: report,
    stateOf,
    personAt,
    waitForPeople,
    deal: (table, player) => {
      player.clicks("Deal the cards");
      waitForPeople(table);
    },
    decidingSeat,
    choicesOf,
    clickAction,
    dragAction,
    take,
    decider: (policy, seed) => {
      const random = seeded(seed);
      const decide = expectPresent(game.policies[policy], `there is no policy ${policy}`);
      return (state, seat = 0) => decide(rules.seen(state, seat), choicesOf(state, seat), random);
    },
    expectPicture: (table) => {
      expectScene(table, rules.id, game.box, pictureOf(game, stateOf(table)));
    },
  };
}

/** A flat action as the Lua table that a board takes. */
function luaTable(action: GameAction): string {
  const fields = Object.entries(action).map(([name, value]) =>
    typeof value === "string" ? `${name} = "${value}"` : `${name} = ${String(value)}`,
  );
  return `{${fields.join(", ")}}`;
}
