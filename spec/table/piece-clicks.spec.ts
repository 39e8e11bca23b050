import type { EmulatedTable, Piece, PlayerVerbs } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { gameTable } from "./game-table";
import { rollFlushTable } from "./roll-flush";
import { clicks, shown } from "./support/panel-text";
import { expectHeard } from "./support/hosting";
import { expectSound } from "./support/soundness";

const { HELP, SENTENCES } = english.table;

/** How long a click and the search for what can be done may take, in seconds. */
const FINDING_TIME = 1.5;
/** How many choices are taken by clicks in each game. */
const CHOICES = 6;

/** The pieces of the game that can be touched. */
function touchable(table: EmulatedTable): Piece[] {
  return table.objects().filter(({ state, interactable, spawning }) => {
    const { Memo = "" } = state;
    return Memo.startsWith("offsuit/") && interactable && !spawning && !Memo.endsWith("/board");
  });
}

function clicksOn(table: EmulatedTable, player: PlayerVerbs, piece: Piece): void {
  player.clicksOn(piece);
  table.seconds(FINDING_TIME);
}

/** Clicks every piece at the start of a game, and plays some choices by clicks on pieces. */
function playByClicks<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const table = at.open({ seed: 5 });
  at.deal(table, table.player("White"));
  const board = at.piece(table, "board").guid;
  const stepsOf = (): number => at.reportOf(table).steps.length;
  let taken = 0;
  const decide = at.decider("sensible", 3);

  /** Clicks the pieces, and answers the first of them that offers something, with its sheet open. */
  function offering(player: PlayerVerbs, all: boolean): Piece | undefined {
    const before = stepsOf();
    let found: Piece | undefined;
    for (const piece of touchable(table)) {
      clicksOn(table, player, piece);
      const name = `${piece.state.Nickname}: ${shown(player, board, "page")}`;
      expectSame(shown(player, board, "turn"), piece.state.Nickname);
      expectSame(stepsOf(), before, name);
      const offers = shown(player, board, "page").endsWith(HELP.pieceChoices);
      expectSame(shown(player, board, "choice0") !== "", offers, name);
      expectTrue(offers || shown(player, board, "page").endsWith(HELP.pieceIdle), name);
      if (offers) found = piece;
      if (offers && !all) break;
    }
    return found;
  }

  for (let turn = 0; turn < 2 * CHOICES && taken < CHOICES; turn++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) break;
    const player = at.personAt(table, seat);
    const steps = stepsOf();
    const piece = offering(player, turn === 0);
    if (piece !== undefined) {
      clicksOn(table, player, piece);
      clicks(table, player, shown(player, board, "choice0"));
      at.waitForPeople(table);
      if (stepsOf() > steps) taken++;
      else clicks(table, player, SENTENCES.back);
    }
    // A choice that was asked about, or none.
    if (stepsOf() === steps) at.take(table, decide(state, seat), seat);
    at.waitForPeople(table);
    expectSame(shown(player, board, "page"), "");
  }
  expectTrue(taken > 1, `${taken} choices were taken`);
  at.expectPicture(table);
  expectSound(table);
}

describe("a click on a piece", () => {
  for (const entry of GAMES_OF_TODAY) {
    it(`${entry.id}: shows what it is and what can be done with it, and a click on that does it`, () => {
      entry.visit(playByClicks);
    });
  }

  it("shows those who cannot choose what the piece is", () => {
    const table = battle(3);
    const blue = table.player("Blue");
    const board = cardsVsDiceTable.piece(table, "board").guid;
    const die = cardsVsDiceTable.piece(table, "d8");
    clicksOn(table, blue, die);
    expectSame(shown(blue, board, "turn"), die.state.Nickname);
    expectSame(shown(blue, board, "choice0"), "");
    expectSame(shown(table.player("White"), board, "page"), "");
    clicks(table, blue, SENTENCES.back);
    expectSame(shown(blue, board, "page"), "");
    expectSound(table);
  });

  it("is none where the piece is held for long, moved, or taken up with others", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = cardsVsDiceTable.piece(table, "board").guid;
    const die = cardsVsDiceTable.piece(table, "d8");
    const expectNone = (): void => {
      table.seconds(FINDING_TIME);
      expectSame(shown(white, board, "page"), "");
    };
    white.picksUp(die);
    table.seconds(1);
    white.drops();
    expectNone();
    white.drags(die).to(die.position.x + 1, die.position.z);
    expectNone();
    white.picksUp(die);
    white.picksUp(cardsVsDiceTable.piece(table, "d6"));
    table.frames(5);
    white.drops();
    expectNone();
    white.selects(die);
    expectNone();
    expectSound(table);
  });

  it("counts as one thing that somebody has the table do", () => {
    const table = battle(3);
    const white = table.player("White");
    for (let count = 0; count < 20; count++) white.clicksOn(cardsVsDiceTable.piece(table, "d8"));
    table.seconds(FINDING_TIME);
    expectHeard(table, "White", SENTENCES.slowDown);
    expectSound(table);
  });

  it("leaves the pieces alone while hands are off", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = cardsVsDiceTable.piece(table, "board").guid;
    clicks(table, white, SENTENCES.tableTab);
    clicks(table, white, SENTENCES.handsOff);
    table.seconds(2);
    clicksOn(table, white, cardsVsDiceTable.piece(table, "d8"));
    expectSame(shown(white, board, "prompt"), SENTENCES.handsAreOff);
    expectSound(table);
  });

  it("is heard by nobody where the game tells no script of one on a locked piece", () => {
    const table = cardsVsDiceTable.open({ seed: 3, doubts: { clickSelectsLocked: false } });
    const white = table.player("White");
    cardsVsDiceTable.deal(table, white);
    const board = cardsVsDiceTable.piece(table, "board").guid;
    const locked = expectPresent(touchable(table).find(({ state }) => state.Locked === true));
    clicksOn(table, white, locked);
    expectSame(shown(white, board, "page"), "");
    expectSound(table);
  });
});

describe("promise 5: a click on a card of the own hand", () => {
  it("keeps it or no longer keeps it, in Roll Flush (RF-5.8)", () => {
    const { open, deal, decidingSeat, decider, personAt, piece, stateOf, take, waitForPeople } =
      rollFlushTable;
    const table = open({ seed: 7 });
    deal(table, table.player("White"));
    const decide = decider("sensible", 5);
    for (let step = 0; step < 200 && stateOf(table).phase.kind !== "keep"; step++) {
      const state = stateOf(table);
      const seat = expectPresent(decidingSeat(state));
      take(table, decide(state, seat), seat);
      waitForPeople(table);
    }
    const markedNow = (): readonly boolean[] => {
      const { phase } = stateOf(table);
      return phase.kind === "keep" ? phase.marked : [];
    };
    const before = markedNow();
    const { active, hands } = stateOf(table);
    const player = personAt(table, active);
    const card = expectPresent(hands[active]?.[0]).card;
    for (const expected of [before[0] !== true, before[0] === true]) {
      player.clicksOn(piece(table, card));
      waitForPeople(table);
      expectSame(markedNow()[0], expected);
    }
    // Others only learn what it is.
    const other = personAt(table, 1 - active);
    clicksOn(table, other, piece(table, card));
    expectTrue(shown(other, piece(table, "board").guid, "page") !== "");
    expectSame(markedNow()[0], before[0]);
    rollFlushTable.expectPicture(table);
    expectSound(table);
  });
});
