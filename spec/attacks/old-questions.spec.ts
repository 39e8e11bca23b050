import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { say, refusalSentence } from "../../src/table/languages/sentences";
import { findBoard, openShelf, pressAndRest, press, rest } from "../box/support/shelf-table";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable, type GameTable } from "../table/game-table";
import { agrees, expectHeard, heard, opens, stripOf } from "../table/support/hosting";
import type { Report } from "../table/support/report";
import { expectSound } from "../table/support/soundness";

/** How long a question keeps the same two from another one, in seconds. */
const PATIENCE = 30;

/** Keeps the Yes that is on somebody's screen; what comes back clicks it, however much later and wherever they are then. */
function keepsYes(table: EmulatedTable, player: PlayerVerbs): () => void {
  const { screen } = table.world;
  const viewer = { color: player.color(), host: false, admin: false, team: "None" as const };
  const yes = expectPresent(
    screen.seenBy(viewer).find((element) => screen.attributeOf(element, "id")?.includes(".answer") === true),
    "nobody is asked",
  );
  const [board, meaning] = string.match(screen.attributeOf(yes, "onClick") ?? "", "(%w+)/%w+%((%d+)%)");
  const id = screen.attributeOf(yes, "id") ?? "";
  return () => {
    const who = `(function()
      for _, player in ipairs(Player.getPlayers()) do
        if player.steam_id == "${player.person.steamId}" then return player end
      end
    end)()`;
    table.execute(`panelClicked(${who}, "${meaning}", "${id}")`, board ?? "");
  };
}

function asksToGiveUp(table: EmulatedTable, player: PlayerVerbs): void {
  opens(table, player, say("tableTab"), say("newGame"));
}

function playSome<State, Action>(at: GameTable<State, Action>, table: EmulatedTable, steps: number): void {
  const decide = at.decider("sensible", 7);
  for (let made = 0; made < steps; made++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) return;
    at.take(table, decide(state, seat), seat);
    at.waitForPeople(table, 120);
  }
}

/** The colour of the player who has chosen last. */
function lastToAct({ steps, seats }: Report): string {
  for (let index = steps.length - 1; index >= 0; index--) {
    const [seat] = string.match(steps[index] ?? "", '"seat":(%d+)');
    if (seat !== undefined) return expectPresent(seats[tonumber(seat) ?? 0]?.player);
  }
  return "White";
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id, seats } = game.rules;

  /** Who is asked when White wants to end the game: those who play it too, or only White. */
  const askedBy = (table: EmulatedTable): PlayerVerbs => table.player(seats.max > 1 ? "Blue" : "White");

  it(`${id}: "Give up?" of an earlier game does nothing in the next one, and says so`, () => {
    const table = at.open({ seed: 311 });
    const white = table.player("White");
    at.deal(table, white);
    const asked = askedBy(table);
    asksToGiveUp(table, white);
    const comesBack = keepsYes(table, asked);
    agrees(table, asked.color());
    table.seconds(1);
    at.deal(table, white);
    const { steps } = at.reportOf(table);
    comesBack();
    table.seconds(2);
    expectTrue(at.reportOf(table).playing, "the new game is given up");
    expectSame(at.reportOf(table).steps, steps);
    expectHeard(table, asked.color(), refusalSentence({ kind: "buttonChanged" }));
    expectSound(table);
  });

  it(`${id}: an answer of somebody who has stood up does nothing`, () => {
    const table = at.open({ seed: 312 });
    const white = table.player("White");
    at.deal(table, white);
    const asked = askedBy(table);
    asksToGiveUp(table, white);
    const comesBack = keepsYes(table, asked);
    asked.stands();
    table.seconds(1);
    comesBack();
    table.seconds(2);
    expectTrue(at.reportOf(table).playing, "a spectator has given the game up");
    expectSame(stripOf(table, "Grey"), undefined);
    expectSound(table);
  });

  it(`${id}: an answer while the game is being undone leads to one game, and that is saved`, () => {
    const table = at.open({ seed: 313 }, {}, { undoRule: "always" });
    const white = table.player("White");
    at.deal(table, white);
    playSome(at, table, 6);
    const asked = askedBy(table);
    asksToGiveUp(table, white);
    const comesBack = keepsYes(table, asked);
    table.player(lastToAct(at.reportOf(table))).says("!offsuit undo");
    table.frames(1);
    comesBack();
    table.seconds(3);
    expectTrue(!at.reportOf(table).playing, "nothing is given up");
    at.deal(table, white);
    playSome(at, table, 1);
    const { steps } = at.reportOf(table);
    table.load(table.save());
    at.waitForPeople(table, 120);
    expectSame(at.reportOf(table).steps, steps);
    expectSound(table);
  });
}

/** Offers a swap by the chat's sheet of seats, and waits a moment. */
function offersSwap(table: EmulatedTable, player: PlayerVerbs, other: string): void {
  player.says("!offsuit seats");
  table.seconds(1);
  player.clicks(say("swapWith", { colour: other }));
  table.seconds(0.5);
}

function describeSeveral<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  third: string,
): void {
  const at = gameTable(game);

  it(`${game.rules.id}: anyone who asks without end is asked to wait`, () => {
    const table = at.open({ seed: 314 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    at.deal(table, white);
    offersSwap(table, white, "Blue");
    const question = say("swapAsk", { colour: "White" });
    for (let offer = 0; offer < 5; offer++) offersSwap(table, white, "Blue");
    expectSame(heard(table, "Blue").split(question).length, 2, "Blue is asked again at once");
    expectHeard(table, "White", refusalSentence({ kind: "questionOpen", colour: "Blue" }));
    table.seconds(PATIENCE);
    offersSwap(table, white, "Blue");
    agrees(table, "Blue");
    table.seconds(3);
    expectSame([white.color(), blue.color()], ["Blue", "White"]);
    expectSound(table);
  });

  it(`${game.rules.id}: in the chat a Yes is for what was asked first, and the next question comes after it`, () => {
    const table = at.open({ seed: 315, players: [{ color: "White" }, { color: "Blue" }, { color: third }] });
    const [white, blue, red] = [table.player("White"), table.player("Blue"), table.player(third)];
    at.deal(table, white);
    blue.says("!offsuit");
    table.seconds(1);
    offersSwap(table, white, "Blue");
    offersSwap(table, red, "Blue");
    expectHeard(table, "Blue", say("swapAsk", { colour: "White" }));
    expectTrue(!heard(table, "Blue").includes(say("swapAsk", { colour: third })), "two questions at once");
    blue.says("!offsuit yes");
    table.seconds(3);
    expectSame([white.color(), blue.color(), red.color()], ["Blue", "White", third]);
    expectSound(table);
  });
}

describe("an old question", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
  describeSeveral(rollFlush, "Orange");
  describeSeveral(pokerchess, "Red");

  it("whether to put a game away does nothing once it was put away and opened again", () => {
    const table = openShelf({ seed: 316 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    pressAndRest(table, "roll-flush");
    white.clicks(english.table.SENTENCES.start);
    rest(table);
    press(table, "roll-flush", "Blue");
    const { dialog } = blue.person;
    blue.person.dialog = undefined;
    pressAndRest(table, "roll-flush");
    expectTrue(findBoard(table, "roll-flush") === undefined);
    pressAndRest(table, "roll-flush");
    expectTrue(findBoard(table, "roll-flush") !== undefined);
    blue.person.dialog = dialog;
    blue.answers();
    rest(table);
    expectTrue(findBoard(table, "roll-flush") !== undefined, "the game was put away");
    expectSound(table);
  });
});
