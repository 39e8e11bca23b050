import type { EmulatedTable, Piece, PlayerVerbs } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import type { Options } from "../../src/kit/rules/options";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { CALM } from "../table/pokerchess";
import { expectSound } from "../table/support/soundness";
import { freesHands } from "../table/support/hosting";

/**
 * Within how many seconds every piece is as it was, whatever is done to it in play: a chess board is put right in one round of looks
 * at the pieces, what is on it in the next one.
 */
const SOON = 3.5;
/** How many copies somebody pastes who wants to wear the table down. */
const FLOOD = 100;

/** Something that a person does to a piece. What the table refuses, or Tabletop Simulator does, does nothing. */
type Act = (this: void, table: EmulatedTable, player: PlayerVerbs, piece: Piece) => void;

/** Something by keys and the mouse, that a veto, a lock or somebody's grip may prevent. */
function byHand(act: (this: void, player: PlayerVerbs, piece: Piece, table: EmulatedTable) => void): Act {
  return (table, player, piece) => {
    pcall(() => {
      act(player, piece, table);
    });
  };
}

/** What the game's own windows, the gizmo tool and others' scripts do to an object without an event. */
function byScript(code: string): Act {
  return (table, _player, { guid }) => {
    table.execute(`local piece = getObjectFromGUID("${guid}") ${code}`);
  };
}

const ACTS: readonly (readonly [what: string, act: Act])[] = [
  [
    "is dropped elsewhere",
    byHand((player, piece) => {
      player.drags(piece).to(34, -12);
    }),
  ],
  [
    "is dropped on another",
    byHand((player, piece, table) => {
      player.drags(piece).onto(expectPresent(table.objects().find(({ type }) => type === "Card")));
    }),
  ],
  [
    "is unlocked",
    byHand((player, piece) => {
      player.locks(piece, false);
    }),
  ],
  [
    "is locked",
    byHand((player, piece) => {
      player.locks(piece, true);
    }),
  ],
  [
    "is unlocked and carried off",
    byHand((player, piece) => {
      player.locks(piece, false);
      player.drags(piece).to(30, 10);
    }),
  ],
  ["is scaled", byScript("piece.scale(1.5)")],
  ["is tinted", byScript("piece.setColorTint({r = 1, g = 0, b = 0})")],
  ["is renamed", byScript('piece.setName("Eve") piece.setDescription("was here")')],
  ["is tagged", byScript('piece.addTag("eve") piece.setGMNotes("eve")')],
  ["is pushed", byScript("local at = piece.getPosition() piece.setPosition({at.x + 3, at.y + 1, at.z})")],
  ["is turned", byScript("local at = piece.getRotation() piece.setRotation({at.x, at.y + 45, at.z})")],
  [
    "is turned by keys",
    byHand((player, piece) => {
      player.rotates(piece, 45);
    }),
  ],
  [
    "is flipped",
    byHand((player, piece) => {
      player.flips(piece);
    }),
  ],
  [
    "is rolled",
    byHand((player, piece) => {
      player.rolls(piece);
    }),
  ],
  [
    "is deleted",
    byHand((player, piece) => {
      player.deletes(piece);
    }),
  ],
  ["is deleted by a script", byScript("piece.destruct()")],
  [
    "has a number typed over it",
    byHand((player, piece) => {
      player.typesNumber(piece, 2);
    }),
  ],
  [
    "is copied and pasted",
    byHand((player, piece) => {
      player.copies(piece);
      player.pastes(30, 10);
    }),
  ],
  ["is cloned", byScript("piece.clone({position = {30, 3, -10}})")],
  ["is put into a bag", byScript('Global.call("bagIt", {piece = piece})')],
  ["is cloned, and the copy put into a bag", byScript('Global.call("bagCopy", {piece = piece})')],
];

/** What may be a move of the game. */
const MOVES: readonly string[] = ["is dropped on another", "is flipped", "is rolled"];

/** What brings bags, at a table where nothing keeps pieces out of them. */
const BAGS = `
tryObjectEnterContainer = nil
function bagIt(message)
  spawnObject({type = "Bag", position = {40, 3, 0}, callback_function = function(bag)
    if not message.piece.isDestroyed() then bag.putObject(message.piece) end
  end})
end
function bagCopy(message)
  local copy = message.piece.clone({position = {30, 3, -10}})
  Wait.frames(function() if not copy.isDestroyed() then bagIt({piece = copy}) end end, 20)
end`;

/** How a piece is, but for where it is. */
function looks({ state, scale, interactable }: Piece): unknown {
  const { Nickname = "", Description = "", GMNotes = "", Tags = [], Locked = false } = state;
  const tint = state.ColorDiffuse;
  const colour = [tint?.r, tint?.g, tint?.b].map((part) => Math.floor((part ?? 0) * 50 + 0.5));
  const size = [scale.x, scale.y, scale.z].map((part) => Math.floor(part * 50 + 0.5));
  return { Nickname, Description, GMNotes, Tags, Locked, colour, size, interactable };
}

/** The pieces of the game; monsters are none. */
function ours(table: EmulatedTable, game: string): Piece[] {
  const start = `offsuit/${game}/`;
  return table.objects().filter(({ state, type }) => {
    const isOurs = state.Memo?.startsWith(start) === true && state.Memo !== `${start}board`;
    return isOurs && type !== "rpgFigurine" && type !== "3D Text";
  });
}

/** All pieces by memo, in lists, for a copy would be a second one; those in bags too. */
function allLooks(table: EmulatedTable, game: string): Record<string, unknown[]> {
  const all: Record<string, unknown[]> = {};
  for (const piece of ours(table, game)) (all[piece.state.Memo ?? ""] ??= []).push(looks(piece));
  for (const { type, state } of table.objects()) {
    if (type === "Bag")
      expectSame(
        (state.ContainedObjects ?? []).map(({ Memo }) => Memo),
        [],
        "pieces in a bag",
      );
  }
  return all;
}

/** One piece of each kind, a movable one if there is any. */
function oneOfEach(table: EmulatedTable, game: string): Piece[] {
  const kinds: Record<string, Piece> = {};
  for (const piece of ours(table, game)) {
    const known = kinds[piece.type];
    if (known === undefined || (known.state.Locked === true && piece.state.Locked !== true))
      kinds[piece.type] = piece;
  }
  return Object.values(kinds);
}

/** The options of a game in which no clock decides while pieces are put back. */
function unhurried(game: string): Options {
  return game === "pokerchess" ? CALM : {};
}

function meddle<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id, seats } = game.rules;
  const at = gameTable(game);
  const people = seats.max > 1 ? ["White", "Blue"] : ["White", "Purple"];

  /** Tables on which all is as it was before the last act: the next act begins there. */
  const sound: Record<number, EmulatedTable | undefined> = {};

  /** A table of its own, or that of an earlier act which has left no trace. Anyone who leaves none puts it back into `sound`. */
  function dealt(seed: number): EmulatedTable {
    const used = sound[seed];
    sound[seed] = undefined;
    return used ?? newlyDealt(seed);
  }

  function newlyDealt(seed: number): EmulatedTable {
    const table = at.open({ seed, players: people.map((color) => ({ color })) }, unhurried(id));
    table.execute(BAGS);
    at.deal(table, table.player("White"));
    const decide = at.decider("random", seed);
    for (let decision = 0; decision < 3; decision++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat !== undefined) at.clickAction(table, state, decide(state, seat), seat);
      at.waitForPeople(table, 120);
    }
    table.seconds(1);
    return table;
  }

  /** Does something to one piece of each kind; what cannot be done is not. */
  function doTo(table: EmulatedTable, act: Act, who: string): void {
    const player = table.player(who);
    for (const piece of oneOfEach(table, id)) {
      if (table.objects().includes(piece)) act(table, player, piece);
    }
  }

  for (const [what, act] of ACTS) {
    it(`${id}: M02 X06: a piece that ${what} is soon as it was`, () => {
      const table = dealt(4);
      const [state, before] = [at.stateOf(table), allLooks(table, id)];
      for (const who of people) {
        doTo(table, act, who);
        table.seconds(what.includes("bag") ? SOON + 1 : SOON);
        if (MOVES.includes(what)) {
          at.waitForPeople(table, 60);
          at.expectPicture(table);
          continue;
        }
        expectSame(at.stateOf(table), state, "the game has changed");
        expectSame(allLooks(table, id), before);
        at.expectPicture(table);
      }
      expectSound(table);
      if (!MOVES.includes(what)) sound[4] = table;
    });

    it(`${id}: M01 M04 M05: a piece that ${what} with hands off is as it was after Resume`, () => {
      const table = dealt(5);
      const [state, before] = [at.stateOf(table), allLooks(table, id)];
      freesHands(table, table.player("White"));
      table.seconds(1);
      for (const who of people) doTo(table, act, who);
      table.seconds(1);
      table.player("White").clicks(english.table.SENTENCES.handsOn);
      table.seconds(SOON);
      at.waitForPeople(table, 60);
      table.seconds(1);
      expectSame(at.stateOf(table), state, "the game has changed");
      expectSame(allLooks(table, id), before);
      at.expectPicture(table);
      expectSound(table);
      sound[5] = table;
    });
  }

  it(`${id}: L05: a hundred copies that somebody has pasted are gone within seconds`, () => {
    const table = dealt(6);
    const [state, before] = [at.stateOf(table), allLooks(table, id)];
    const player = table.player(expectPresent(people[1]));
    // In play a copy is refused: it was made with hands off.
    freesHands(table, table.player("White"));
    table.seconds(1);
    const copied = ours(table, id).filter(
      ({ type, interactable, guid }) => type !== "Deck" && interactable && player.copies(guid),
    );
    player.copies(...copied.slice(0, FLOOD));
    table.player("White").clicks(english.table.SENTENCES.handsOn);
    table.seconds(SOON);
    at.waitForPeople(table, 60);
    const count = ours(table, id).length;
    for (let x = 30; ours(table, id).length < count + FLOOD && x < 30 + FLOOD; x++) player.pastes(x / 3, -10);
    expectTrue(ours(table, id).length >= count + FLOOD, "too few copies");
    table.seconds(SOON + 1);
    expectSame(at.stateOf(table), state, "the game has changed");
    expectSame(allLooks(table, id), before);
    at.expectPicture(table);
    expectSound(table);
  });
}

describe("Whatever somebody does to the pieces", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(meddle);
});
