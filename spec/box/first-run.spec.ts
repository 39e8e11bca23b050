import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess as pokerchessGame } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import { valueUp } from "../../src/emulator/objects/dice";
import { inTheAir } from "../attacks/support/throwing";
import { tries } from "../attacks/support/trying";
import type { Seat } from "../../src/kit/rules/rules";
import { pictureOf } from "../../src/kit/game/scene";
import { fill } from "../../src/kit/words/words";
import { endOf, english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "../table/game-table";
import { expectHeard, expectShown, heard, opens, shown } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";
import { expectUpright } from "../table/support/upright";
import { stepCount, writtenStep, type WrittenStep } from "./support/first-run";
import { TITLE } from "./support/self-test";
import { BOXED, box, face, findBoard, openShelf, rest, traces } from "./support/shelf-table";

/* Each step of docs/first-run.md, played as it is written: what it quotes is pressed, or looked for. */

const { SENTENCES } = english.table;
const { SENTENCES: ON_BOX } = english.box;

const cards = gameTable(cardsVsDice);
const dice = gameTable(rollFlush);
const chess = gameTable(pokerchessGame);

/** Within how many seconds a disturbed table is as it was: "a few". */
const A_FEW = 8;

/** Presses what the box of a game offers, and answers if somebody is asked whether they are sure. */
function pressesBox(table: EmulatedTable, game: string, button: string, player = host(table)): void {
  expectTrue(face(table, game).includes(button), `the box of ${game} does not offer "${button}"`);
  player.clicks(button, undefined, box(table, game));
  if (player.sees().dialog !== undefined) player.answers();
  rest(table);
}

function alone(seed: number): EmulatedTable {
  return openShelf({ seed, players: [{ color: "White" }] });
}

describe("docs/first-run.md", () => {
  it("has ten steps", () => {
    expectSame(stepCount(), 10);
  });

  it("1: five boxes are in a row, each with the name of its game", () => {
    const step = writtenStep(1);
    const table = alone(1);
    expectSame(table.world.save.SaveName, step.quoted("Offsuit"));
    const places = BOXED.map((game) => box(table, game).position);
    expectSame(places.length, 5);
    for (const { z } of places) expectSame(z, places[0]?.z);
    for (const game of BOXED) expectTrue(face(table, game).length > 3, game);
    step.isPlayed();
  });

  it("2: a host without a seat opens a game, and is asked to take one", () => {
    const step = writtenStep(2);
    const table = alone(2);
    const person = table.player("White");
    const before = traces(table);
    person.stands();
    table.seconds(1);
    pressesBox(table, "cards-vs-dice", step.quoted(ON_BOX.open), person);
    expectPresent(findBoard(table, "cards-vs-dice"), "no board is on the table");
    expectShown(table, "Grey", step.quoted(SENTENCES.watching));
    pressesBox(table, "cards-vs-dice", step.quoted(ON_BOX.putAway), person);
    expectSame(traces(table), before);
    expectTrue(person.sits("White"), "White is taken");
    step.isPlayed();
    expectSound(table);
  });

  // What the command finds is in spec/box/selftest.spec.ts.
  it("3: the self-test is known, and its page has that title", () => {
    const step = writtenStep(3);
    const table = alone(3);
    expectTrue(!table.player("White").says("!offsuit help"), "the command is shown to everybody");
    expectHeard(table, "White", "!offsuit selftest");
    expectSame(step.quoted("Offsuit self-test"), TITLE);
    step.isPlayed();
  });

  it("4: the camera goes to the card, which is taken away again", () => {
    const table = alone(4);
    const white = table.player("White");
    const before = traces(table);
    white.says("!offsuit look");
    rest(table);
    expectTrue(expectPresent(white.person.camera.position).x < -40, "the camera is not at the card");
    for (const part of ["chess-board", "white-knight", "front", "back", "d6"])
      expectTrue(
        table.objects().some(({ state }) => (state.Memo ?? "").startsWith(`offsuit-look/${part}`)),
        `there is no ${part}`,
      );
    white.says("!offsuit look");
    rest(table);
    expectSame(traces(table), before);
  });

  it("5 and 8: a game for one is opened, played, put away, continued and disturbed", () => {
    const table = alone(5);
    opensAndPlays(table, writtenStep(5));
    pressesBox(table, "cards-vs-dice", ON_BOX.putAway);
    disturbs(table, writtenStep(8));
    expectSound(table);
  });

  it("6: nobody gets in the way of dice", () => {
    const step = writtenStep(6);
    const table = alone(6);
    const white = table.player("White");
    pressesBox(table, "cards-vs-dice", ON_BOX.open);
    pressesBox(table, "cards-vs-dice", step.quoted(ON_BOX.putAway));
    pressesBox(table, "roll-flush", ON_BOX.open);
    presses(table, white, step.quoted(SENTENCES.startFilled));
    dice.waitForPeople(table);
    const steps = dice.reportOf(table).steps.length;
    presses(table, white, step.quoted("Roll"));
    expectTrue(
      table.until(() => inTheAir(table).length > 0, 5),
      "no die is in the air",
    );
    const [one, other = one] = inTheAir(table);
    expectTrue(!tries(() => white.picksUp(expectPresent(one))), "a die can be grabbed in the air");
    tries(() => white.typesNumber(expectPresent(other), 1));
    table.settles();
    const up = facesUp(table);
    dice.waitForPeople(table);
    const counted = expectPresent(dice.reportOf(table).steps[steps + 1], "the roll does not count");
    expectTrue(counted.includes(`"faces":[${up}]`), `${up} was rolled, and this counts: ${counted}`);
    step.isPlayed();
    expectSound(table);
  });

  it("7: a card is in the hand of whoever attacks", () => {
    const step = writtenStep(7);
    const table = alone(7);
    const white = table.player("White");
    pressesBox(table, "pokerchess", ON_BOX.open);
    presses(table, white, step.quoted(SENTENCES.startFilled));
    chess.waitForPeople(table);
    attacks(table);
    expectTrue(white.hand().length > 0, "no card is in the hand");
    for (const { guid } of white.hand()) expectSame(showsOf(white, guid), "face");
    for (const card of heldBy(table, 1)) expectSame(showsOf(white, chess.piece(table, card).guid), "back");
    step.isPlayed();
    expectSound(table);
  });

  it("9: two people read the board, and the panel of each tells the own secrets", () => {
    const table = alone(9);
    const guest = table.joins("Guest", "Orange");
    const white = table.player("White");
    pressesBox(table, "roll-flush", ON_BOX.open);
    dice.deal(table, white);
    expectUpright(table, expectPresent(findBoard(table, "roll-flush")), ["White", "Orange"]);
    expectSecrets(table, "White", 0);
    expectSecrets(table, "Orange", 1);
    const before = heard(table, "White");
    expectTrue(!guest.says("!offsuit help"), "the command is shown to everybody");
    expectSame(heard(table, "White"), before);
    expectSound(table);
  });

  it("9: two people at one mouse each see the own cards alone", () => {
    const step = writtenStep(9);
    const table = alone(10);
    const white = table.player("White");
    pressesBox(table, "roll-flush", ON_BOX.open);
    for (const button of [
      SENTENCES.optionsTab,
      SENTENCES.playersTab,
      SENTENCES.addSeat,
      SENTENCES.hotSeatOff,
    ])
      presses(table, white, step.quoted(button));
    dice.deal(table, white);
    const pass = step.quoted(fill(SENTENCES.passMouse, { colour: "Red" }));
    const show = step.quoted(fill(SENTENCES.showCards, { colour: "Red" }));
    playsUntil(table, pass);
    expectSecrets(table, host(table).color(), undefined);
    presses(table, host(table), show);
    dice.waitForPeople(table);
    expectSame(host(table).color(), "Red");
    expectSecrets(table, "Red", 1);
    step.isPlayed();
    expectSound(table);
  });

  it("10: a game is put away and comes back as it was", () => {
    const step = writtenStep(10);
    const table = alone(11);
    const white = table.player("White");
    const before = table.objects().length;
    pressesBox(table, "cards-vs-dice", ON_BOX.open);
    cards.deal(table, white);
    const state = cards.stateOf(table);
    pressesBox(table, "cards-vs-dice", step.quoted(ON_BOX.putAway));
    expectSame(table.objects().length, before);
    pressesBox(table, "cards-vs-dice", step.quoted(ON_BOX.continue));
    expectSame(cards.stateOf(table), state);
    cards.expectPicture(table);
    presses(table, white, SENTENCES.help);
    presses(table, white, step.quoted(SENTENCES.report));
    step.isPlayed();
    expectSound(table);
  });
});

/** Presses the button of the panel that begins with these words. */
function presses(table: EmulatedTable, player: PlayerVerbs, words: string): void {
  const button = player.sees().panels.find(({ tag, text }) => tag === "Button" && text.startsWith(words));
  opens(table, player, expectPresent(button, `no button begins with "${words}"`).text);
}

/** Whoever is at the mouse. */
function host(table: EmulatedTable): PlayerVerbs {
  return table.player(expectPresent(table.world.people.find((person) => person.host)).color);
}

/** Opens Cards vs Dice, deals, and makes three choices. */
function opensAndPlays(table: EmulatedTable, step: WrittenStep): void {
  const places = BOXED.map((game) => box(table, game).position);
  pressesBox(table, "cards-vs-dice", step.quoted(ON_BOX.open));
  expectPresent(findBoard(table, "cards-vs-dice"), "no board is on the table");
  BOXED.forEach((game, index) =>
    expectTrue(box(table, game).position.x !== places[index]?.x, `the box of ${game} makes no room`),
  );
  presses(table, table.player("White"), step.quoted(SENTENCES.start));
  cards.waitForPeople(table);
  for (let choice = 0; choice < 3; choice++) {
    const state = cards.stateOf(table);
    cards.clickAction(table, state, expectPresent(cards.choicesOf(state)[0]).action);
    if (choice < 2) cards.waitForPeople(table);
  }
  cards.waitForPeople(table);
  step.isPlayed();
}

/** A roll is rewound, the table is saved and loaded, and a card is deleted. */
function disturbs(table: EmulatedTable, step: WrittenStep): void {
  const white = table.player("White");
  pressesBox(table, "cards-vs-dice", step.quoted(ON_BOX.continue));
  // Tabletop Simulator stores a checkpoint every ten seconds.
  table.seconds(16);
  const state = cards.stateOf(table);
  cards.clickAction(table, state, expectPresent(cards.choicesOf(state)[0]).action);
  expectTrue(
    table.until(() => inTheAir(table).length > 0, 5),
    "no die is in the air",
  );
  white.rewinds(10);
  expectRestored(table);
  expectSame(cards.stateOf(table), state);
  table.load(table.save());
  expectRestored(table);
  expectSame(cards.stateOf(table), state);
  const card = table.objects().find(({ type }) => type === "Card");
  white.deletes(expectPresent(card, "no card is on the table"));
  expectRestored(table);
  expectSame(cards.stateOf(table), state);
  step.isPlayed();
}

/** Fails unless Cards vs Dice is as its state says within a few seconds. */
function expectRestored(table: EmulatedTable): void {
  const start = table.time();
  cards.waitForPeople(table);
  expectTrue(table.time() - start <= A_FEW, `it takes ${table.time() - start} s`);
  cards.expectPicture(table);
}

/** What the dice show that have come to rest. */
function facesUp(table: EmulatedTable): string {
  return table
    .objects()
    .filter(({ type }) => type === "Dice")
    .map((die) => `${valueUp(die)}`)
    .join();
}

/** More moves than there are before an attack. */
const MOST_MOVES = 40;

/** White moves until one of the moves attacks a piece, and attacks; the opponent has cards then, and has not decided yet. */
function attacks(table: EmulatedTable): void {
  const decide = chess.decider("sensible", 3);
  for (let move = 0; move < MOST_MOVES; move++) {
    const state = chess.stateOf(table);
    const attack = chess
      .choicesOf(state)
      .find(({ action }) => action.kind === "move" && state.position.board[action.to] !== "");
    chess.clickAction(table, state, attack?.action ?? decide(state, 0));
    if (attack !== undefined) {
      expectTrue(
        table.until(() => isDealt(table, heldBy(table, 1)), 10),
        "the opponent gets no card",
      );
      return;
    }
    chess.waitForPeople(table);
  }
  expectTrue(false, "there is nothing to attack");
}

/** The cards of Pokerchess that a seat holds. */
function heldBy(table: EmulatedTable, seat: Seat): string[] {
  const { pieces } = pictureOf(pokerchessGame, chess.stateOf(table));
  return pieces.filter((piece) => piece.kind === "card" && piece.hand === seat).map(({ id }) => id);
}

/** Whether there are cards of these names, and all of them are on the table. */
function isDealt(table: EmulatedTable, names: readonly string[]): boolean {
  const memos = table.objects().map(({ state }) => state.Memo ?? "");
  return names.length > 0 && names.every((name) => memos.includes(`offsuit/pokerchess/${name}`));
}

/** Whether somebody sees the face or the back of a card. */
function showsOf(player: PlayerVerbs, guid: string): string | undefined {
  return player.sees().objects.find((object) => object.guid === guid)?.shows;
}

/** Fails unless the panel at a colour names the face-down cards of this seat of Roll Flush, and of no other; undefined: of none. */
function expectSecrets(table: EmulatedTable, colour: string, own: Seat | undefined): void {
  const { rules, words } = rollFlush;
  const state = dice.stateOf(table);
  const panel = shown(table, colour);
  dice.reportOf(table).seats.forEach((_, seat) => {
    const secret = expectPresent(words.own?.(rules.seen(state, seat)));
    expectTrue(secret !== "", `seat ${seat} has no secret`);
    expectSame(panel.includes(secret), seat === own, `${colour} reads "${secret}" of seat ${seat}`);
  });
}

/** Those at one mouse play until the panel says this. */
function playsUntil(table: EmulatedTable, words: string): void {
  const decide = dice.decider("sensible", 3);
  for (let choice = 0; choice < 30; choice++) {
    const player = host(table);
    if (shown(table, player.color()).includes(words)) return;
    const cover = player.sees().panels.find(({ text }) => text.endsWith(endOf(SENTENCES.showCards)));
    if (cover !== undefined) opens(table, player, cover.text);
    else {
      const state = dice.stateOf(table);
      const seat = expectPresent(dice.decidingSeat(state));
      dice.clickAction(table, state, decide(state, seat), seat);
    }
    dice.waitForPeople(table);
  }
  expectTrue(false, `nobody reads "${words}"`);
}
