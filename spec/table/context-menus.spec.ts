import { anyGame } from "../support/any-game";
import type { EmulatedTable, Piece, PlayerVerbs } from "../../src/emulator";
import { GAMES } from "../../src/games";
import { pokerchess as pokerchessGame } from "../../src/games/pokerchess";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { drawOutcome } from "../../src/kit/rules/chance";
import { anyAction, awaited } from "../../src/kit/rules/choices";
import type { TableGame } from "../../src/kit/game/game";
import { standardOptions } from "../../src/kit/rules/options";
import { below, seeded } from "../../src/kit/data/random";
import { apply } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { pictureOf } from "../../src/kit/game/scene";
import { possibilitiesOf } from "../../src/table/game/piece-actions";
import { fill } from "../../src/kit/words/words";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { gameTable, type GameTable } from "./game-table";
import { pokerchess, tableAt } from "./pokerchess";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";
import { ONE_PLAYS, TWO_PLAY, twinsOf, twinTables, type Company } from "./support/twins";
import { allAgree, opens } from "./support/hosting";
import { english, startOf } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";

const { deal, open: openOffsuit, piece, reportOf, stateOf, waitForPeople } = cardsVsDiceTable;

const { HELP, PIECE_MENU, SENTENCES } = english.table;

/** How many steps of a game are played to find out what can be done with its pieces. */
const STEPS = 100;
const { what, todo } = PIECE_MENU;

function asks(table: EmulatedTable, player: PlayerVerbs, about: Piece, label = todo): void {
  player.rightClicks(about).chooses(label);
  table.seconds(1.5);
}

/** The labels of all menus of the game's pieces that can be opened, by how many pieces have them. */
function menusOf(table: EmulatedTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state, menu, interactable, spawning } of table.objects()) {
    if (state.Memo?.startsWith("offsuit/") !== true || !interactable || spawning) continue;
    const labels = menu.map(({ label }) => label).join(" ");
    counts[labels] = (counts[labels] ?? 0) + 1;
  }
  return counts;
}

function expectMenus(table: EmulatedTable): void {
  const labels = Object.keys(menusOf(table));
  expectSame(labels, [`${what} ${todo}`]);
}

describe("the menus of pieces", () => {
  for (const entry of GAMES_OF_TODAY) {
    it(`${entry.id}: are on every piece that can be touched, once, whatever becomes of it`, () => {
      entry.visit((game) => {
        const { open, deal: deals, waitForPeople: waits } = gameTable(game);
        const table = open({ seed: 4 });
        const white = table.player("White");
        waits(table);
        expectMenus(table);
        deals(table, white);
        expectMenus(table);
        opens(table, white, SENTENCES.tableTab, SENTENCES.handsOff);
        allAgree(table);
        table.seconds(1.5);
        clicks(table, white, SENTENCES.handsOn);
        waits(table);
        expectMenus(table);
        table.load(table.save());
        table.seconds(1);
        waits(table);
        expectMenus(table);
        expectSound(table);
      });
    });
  }

  it("are on a piece that was lost and made again", () => {
    const table = battle(3);
    const lost = piece(table, "d8");
    table.faults.loses(lost);
    table.seconds(1);
    waitForPeople(table);
    expectTrue(piece(table, "d8") !== lost);
    expectMenus(table);
    expectSound(table);
  });
});

describe("the sheet of a piece", () => {
  it("says what it is, lists what can be done with it, and does that", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    const die = piece(table, "d8");
    asks(table, white, die, what);
    expectSame(shown(white, board, "turn"), die.state.Nickname);
    expectTrue(shown(white, board, "page").endsWith(HELP.pieceChoices), shown(white, board, "page"));
    const attack = shown(white, board, "choice0");
    expectTrue(attack.startsWith("Attack"), attack);
    const before = reportOf(table).steps.length;
    clicks(table, white, attack);
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length > before);
    const { dice } = stateOf(table);
    expectTrue(dice.d8.kind !== "ready", dice.d8.kind);
    expectSame(shown(white, board, "page"), "");
    expectSound(table);
  });

  it("lists what can be done to it with other pieces", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    const { mobs } = stateOf(table);
    const mob = mobs.m1.kind === "mob" ? mobs.m1.card : "";
    asks(table, white, piece(table, mob));
    expectTrue(shown(white, board, "choice0").startsWith("d4: Attack"), shown(white, board, "choice0"));
    expectTrue(shown(white, board, "choice1").startsWith("d6: Attack"), shown(white, board, "choice1"));
    expectTrue(
      shown(white, board, "choice3").startsWith(startOf(english.table.SENTENCES.more)),
      "not all five weapons",
    );
    expectSound(table);
  });

  it("says why nothing can be done with it", () => {
    const table = openOffsuit({ seed: 3 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    const board = piece(table, "board").guid;
    const page = (player: PlayerVerbs): string => shown(player, board, "page");
    asks(table, white, piece(table, "d8"));
    expectTrue(page(white).endsWith(SENTENCES.notDealt), page(white));
    clicks(table, white, SENTENCES.back);
    deal(table, white);
    asks(table, white, piece(table, "d8"));
    expectTrue(page(white).endsWith(HELP.pieceIdle), page(white));
    asks(table, blue, piece(table, "d8"));
    expectTrue(
      page(blue).includes(fill(english.table.SENTENCES.notYourGame, { players: "White" })),
      page(blue),
    );
    clicks(table, white, SENTENCES.back);
    opens(table, white, SENTENCES.tableTab, SENTENCES.handsOff);
    asks(table, white, piece(table, "d8"));
    expectTrue(page(white).endsWith(SENTENCES.handsAreOff), page(white));
    expectSound(table);
  });

  it("ends when something else is asked", () => {
    const table = battle(3);
    const white = table.player("White");
    const board = piece(table, "board").guid;
    asks(table, white, piece(table, "d8"));
    expectTrue(shown(white, board, "choice0") !== "");
    table.execute(
      'rehearsal.takeAction("White", {kind = "face", target = "m1", weapon = "d8"})',
      piece(table, "board"),
    );
    waitForPeople(table);
    table.seconds(1);
    expectSame(shown(white, board, "page"), "");
    expectTrue(shown(white, board, "prompt") !== "");
    expectSound(table);
  });

  it("comes as lines of the chat to anyone who has folded up the panel", () => {
    const table = battle(3);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    clicks(table, white, "–");
    const heard = blue.sees().lines.length;
    asks(table, white, piece(table, "d8"));
    const said = white.sees().lines.map(({ text }) => text);
    expectTrue(said.includes(piece(table, "d8").state.Nickname ?? ""));
    expectTrue(said.some((line) => line.startsWith("- Attack")));
    expectSame(blue.sees().lines.length, heard);
    expectSound(table);
  });
});

describe("what can be done with a piece", () => {
  for (const entry of GAMES) {
    it(`#budget ${entry.id}: is found out in slices of a frame, and is legal`, () => {
      entry.visit(measure);
    });
  }
});

/** Plays at random, and before each decision finds out what can be done with one of the pieces: over the steps with all. */
function measure<State, Action extends GameAction, Event extends GameEvent, Seen>(
  known: TableGame<State, Action, Event, Seen>,
): void {
  const game = anyGame(known);
  const { rules } = game;
  const budget = newBudget();
  const random = seeded(7);
  const begin = (): ReturnType<typeof rules.start> =>
    rules.start(standardOptions(rules.options), rules.seats.min);
  let state = begin();
  let found = 0;
  for (let step = 0; step < STEPS; step++) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") {
      state = begin();
      continue;
    }
    if (waiting.kind === "chance") {
      apply(rules, state, { kind: "chance", outcome: drawOutcome(waiting.chance, random) });
      continue;
    }
    const { seat, choices } = expectPresent(awaited(waiting.decisions));
    const { pieces, spots } = pictureOf(game, state);
    const piece = expectPresent(pieces[below(random, pieces.length)]);
    const search = possibilitiesOf(game, { state, seat, piece, pieces, spots });
    let possibilities = slice(budget, "a slice", search);
    while (possibilities === undefined) possibilities = slice(budget, "a slice", search);
    for (const { action } of possibilities) expectSame(rules.check(state, seat, action), undefined);
    found += possibilities.length;
    const action = expectPresent(anyAction(choices, random));
    apply(rules, state, { kind: "act", seat, action });
  }
  expectTrue(found > 0, "nothing was found");
  if (COUNTS_INSTRUCTIONS) expectWithinBudget(budget);
}

/** Two tables that differ in two hidden cards: at each somebody asks about the card that is in the first one's place. */
function expectNothingTold<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Parameters<typeof twinsOf<State, Action, Event, Seen>>[0],
  table: EmulatedTable,
  cards: readonly [string, string],
  { people, watchers }: Company,
  asking: readonly string[],
  pieceIn: GameTable<State, Action>["piece"],
): void {
  const tables = twinTables(table.save(), game.rules.id, cards, people);
  const twins = twinsOf(game, tables, watchers);
  twins.rest();
  for (const colour of asking) {
    for (const label of [what, todo, "a click"]) {
      tables.forEach((each, index) => {
        const card = pieceIn(each, cards[index] ?? "");
        if (label === "a click") each.player(colour).clicksOn(card);
        else each.player(colour).rightClicks(card).chooses(label);
      });
      twins.rest();
      for (const each of tables) each.seconds(2);
      twins.rest();
    }
    expectTrue(twins.stepsSeen(colour) > 0, `${colour} may know the card`);
    for (const each of tables) {
      const { panels } = each.player(colour).sees();
      expectTrue(panels.some(({ id, text }) => id?.endsWith(`.${colour}.page`) === true && text !== ""));
    }
  }
  for (const each of tables) expectSound(each);
}

describe("promise 4: the menu of a hidden card, and a click on it, tell nothing", () => {
  const { people } = TWO_PLAY;

  it("in Roll Flush, of a hand to the others, of slot 7 to anybody (RF-12)", () => {
    const table = rollFlushTable.open({ seed: 41, players: people });
    rollFlushTable.deal(table, table.player("White"));
    const { hands, slots, deck } = rollFlushTable.stateOf(table);
    const hidden = (seat: number): string => expectPresent(hands[seat]?.find(({ up }) => !up)).card;
    const slot = expectPresent(slots.find((each) => each.kind === "card" && !each.up));
    const last = expectPresent(deck[deck.length - 1]);
    const tell = (card: string, asking: readonly string[]): void => {
      expectNothingTold(rollFlush, table, [card, last], TWO_PLAY, asking, rollFlushTable.piece);
    };
    tell(hidden(0), ["Blue"]);
    tell(hidden(1), ["White"]);
    if (slot.kind === "card") tell(slot.card, ["White", "Blue"]);
  });

  it("in Pokerchess, of the private card to the other side (PC-4.6)", () => {
    const table = tableAt(({ phase, turn }) => phase.kind === "move" && turn === 3, {
      seed: 51,
      players: people,
    });
    const { privateCard, deck, position } = pokerchess.stateOf(table);
    const card = expectPresent(privateCard);
    const other = expectPresent(deck.find((each) => each.substring(0, 1) === card.substring(0, 1)));
    const seat = pokerchess.decidingSeat(pokerchess.stateOf(table)) ?? 0;
    const asking = pokerchess.personAt(table, 1 - seat).color();
    expectTrue(position.side === "white" || position.side === "black");
    expectNothingTold(pokerchessGame, table, [card, other], TWO_PLAY, [asking], pokerchess.piece);
  });

  it("in Rogue, of the tableau to anybody (RS-11.1)", () => {
    const table = rogue.open({ seed: 41, players: ONE_PLAYS.people });
    rogue.deal(table, table.player("White"));
    const { grid, deck } = rogue.stateOf(table);
    const place = expectPresent(grid.find((each) => each.kind === "card" && !each.up));
    const card = place.kind === "card" ? place.card : "";
    const other = expectPresent(deck.find((each) => each.substring(0, 1) !== card.substring(0, 1)));
    expectNothingTold(rogueSolitaire, table, [card, other], ONE_PLAYS, ["White", "Blue"], rogue.piece);
  });
});
