import type { EmulatedTable, PlayerVerbs, SettingsChoice } from "../../../src/emulator";
import type { Person } from "../../../src/emulator/world";
import type { Game } from "../../../src/kit/game/game";
import type { Options } from "../../../src/kit/rules/options";
import type { GameAction, GameEvent, Seat } from "../../../src/kit/rules/rules";
import { pictureOf } from "../../../src/kit/game/scene";
import { fill } from "../../../src/kit/words/words";
import type { Settings } from "../../../src/table/model/settings";
import { sightByPiece } from "../../../src/table/stage/hidden-cards";
import { readIn } from "../../attacks/support/watching";
import { english } from "../../support/english";
import { expectPresent, expectSame, expectTrue } from "../../support/expect";
import type { GameTable } from "../game-table";
import { opensPlayers, shown } from "./hosting";
import { reportOf } from "./report";

const { SENTENCES } = english.table;

/** Long enough for somebody to change colours, and for the panel there to take clicks. */
const MOVING_TIME = 2;

/**
 * What specs do at a mouse that two people share.
 * @noSelf
 */
export interface SharedMouse<State> {
  /** The table of one person who plays two seats, with the hot seat on, before the deal. */
  open: (settings?: SettingsChoice, options?: Options, set?: Partial<Settings>) => EmulatedTable;
  /** The one person at it, wherever that is now. */
  person: (table: EmulatedTable) => PlayerVerbs;
  /** The button that turns up the seat that is to decide; undefined: it is turned up, or nobody has to decide. */
  button: (table: EmulatedTable, state?: State) => string | undefined;
  /** Whoever is to decide takes the mouse and turns the own cards up, if they are covered. */
  turnsUp: (table: EmulatedTable) => void;
  /** Fails if the screen shows more of what is hidden than this seat may know; undefined: than everybody may. */
  expectOnly: (table: EmulatedTable, seat: Seat | undefined) => void;
  /** Fails if anybody at the table can read a card that this state hides from somebody: for what looks in every frame. */
  expectHidden: (table: EmulatedTable, state: State) => void;
}

/** The shared mouse at tables of a game. */
export function sharedMouse<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
): SharedMouse<State> {
  const { id } = game.rules;

  function person(table: EmulatedTable): PlayerVerbs {
    const { color } = expectPresent(table.world.people.find(({ host }) => host));
    return table.player(color);
  }

  function button(table: EmulatedTable, state = at.stateOf(table)): string | undefined {
    const seat = at.decidingSeat(state);
    const colour = seat === undefined ? undefined : reportOf(table, id).seats[seat]?.colour;
    const label = fill(SENTENCES.showCards, { colour: colour ?? "" });
    return shown(table, person(table).color()).includes(label) ? label : undefined;
  }

  /** Fails if somebody can read a card that this seat may not know. */
  function expectCards(table: EmulatedTable, state: State, viewer: Person, seat: Seat | undefined): void {
    const sights = sightByPiece(pictureOf(game, state).pieces);
    for (const piece of table.objects()) {
      if (piece.spawning) continue;
      for (const memo of readIn(table, piece, viewer)) {
        const sight = sights[memo.split("/")[2] ?? ""] ?? "everyone";
        const isOwn =
          sight !== "everyone" && sight !== "nobody" && seat !== undefined && sight.includes(seat);
        expectTrue(sight === "everyone" || isOwn, `${viewer.color} can read ${memo}`);
      }
    }
  }

  return {
    person,
    button,
    open: (settings = {}, options = {}, set = {}) => {
      const table = at.open({ players: [{ color: "White" }], ...settings }, options, set);
      const white = table.player("White");
      opensPlayers(table, white);
      white.clicks(SENTENCES.addSeat);
      table.seconds(1);
      white.clicks(`${SENTENCES.hotSeatOff}\n${SENTENCES.hotSeatOffHow}`);
      table.seconds(1);
      return table;
    },
    turnsUp: (table) => {
      const label = button(table);
      if (label === undefined) return;
      person(table).clicks(label);
      table.seconds(MOVING_TIME);
      at.waitForPeople(table);
      expectSame(button(table), undefined, "the cards are still covered");
    },
    expectOnly: (table, seat) => {
      const state = at.stateOf(table);
      const viewer = expectPresent(table.world.people.find(({ host }) => host));
      expectCards(table, state, viewer, seat);
      const panel = shown(table, viewer.color);
      reportOf(table, id).seats.forEach((_, other) => {
        const own = game.words.own?.(game.rules.seen(state, other)) ?? "";
        if (other !== seat && own !== "") expectTrue(!panel.includes(own), `the panel says: ${own}`);
      });
    },
    expectHidden: (table, state) => {
      for (const person of table.world.people) expectCards(table, state, person, undefined);
    },
  };
}
