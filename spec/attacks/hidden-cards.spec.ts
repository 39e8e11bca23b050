import type { EmulatedTable, Piece } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game/game";
import { below, seeded } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable, type GameTable } from "../table/game-table";
import { watch, type Watch } from "./support/watching";
import { english } from "../support/english";
import { freesHands } from "../table/support/hosting";

/** How many decisions are played before the attacks begin. */
const DECISIONS = 4;
/** As long as hands are off, in frames. */
const A_WHILE = 60;

/** A game under way with White, Blue and a spectator. */
interface Scene<State, Action> {
  at: GameTable<State, Action>;
  table: EmulatedTable;
  watched: Watch;
}

function underWay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
): Scene<State, Action> {
  const at = gameTable(game);
  const seats = game.rules.seats.max > 1 ? ["White", "Blue", "Grey"] : ["White", "Grey"];
  const table = at.open({ seed, players: seats.map((color) => ({ color })) });
  at.deal(table, table.player("White"));
  const decide = at.decider("random", seed);
  for (let decision = 0; decision < DECISIONS; decision++) {
    const state = at.stateOf(table);
    const seat = at.decidingSeat(state);
    if (seat === undefined) break;
    at.clickAction(table, state, decide(state, seat), seat);
    at.waitForPeople(table, 120);
  }
  const watched = watch(game, table, at.stateOf(table));
  expectTrue(Object.keys(watched.secrets).length > 2, "nothing is hidden");
  watched.look();
  return { at, table, watched };
}

/** The cards that are on their own, of those that nobody at some colour may know. */
function hiddenOnes({ table, watched }: Pick<Scene<unknown, unknown>, "table" | "watched">): Piece[] {
  return table
    .objects()
    .filter(({ type, state }) => type === "Card" && watched.secrets[state.Memo ?? ""] !== undefined);
}

/** Presses "Hands off", by the consent of all. */
function handsOff(table: EmulatedTable): void {
  freesHands(table, table.player("White"));
  table.frames(20);
}

/** What an attacker does as Blue; what the game does not allow is refused or impossible. */
function tries(act: (this: void) => void): void {
  pcall(act);
}

/** Everything that Blue can do to get at cards, with a pause of some frames after each. */
function pry({ table, watched }: Pick<Scene<unknown, unknown>, "table" | "watched">): void {
  const blue = table.player("Blue");
  const [one, other] = hiddenOnes({ table, watched });
  const decks = table.objects().filter(({ type }) => type === "Deck");
  const acts: (() => unknown)[] = [];
  for (const card of [one, other]) {
    if (card === undefined) continue;
    acts.push(
      () => blue.locks(card, false),
      () => blue.typesNumber(card, 1),
      () => blue.flips(card),
      () => blue.copies(card),
      () => blue.pastes(10, -14),
      () => blue.drags(card).to(-14, 4),
    );
  }
  if (one !== undefined && other !== undefined) {
    acts.push(
      () => blue.drags(one).onto(other),
      () => blue.groups(one, other),
    );
  }
  for (const deck of decks) {
    acts.push(
      () => blue.draws(deck).to(12, 10),
      () => blue.typesNumber(deck, 9),
      () => blue.searches(deck),
      () => blue.locks(deck, false),
      () => blue.copies(deck),
      () => blue.pastes(-12, -14),
    );
  }
  for (const act of acts) {
    tries(() => {
      act();
    });
    watched.frames(6);
  }
}

function severalPeople<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id } = game.rules;

  it(`${id}: H03 H05 H06 H08 X20: not with hands off, whatever Blue tries`, () => {
    const scene = underWay(game, 3);
    const { at, table, watched } = scene;
    handsOff(table);
    watched.frames(A_WHILE);
    pry(scene);
    table.player("White").clicks(english.table.SENTENCES.handsOn);
    watched.frames(A_WHILE);
    at.waitForPeople(table, 60);
    watched.look();
    at.expectPicture(table);
  });

  it(`${id}: not in a copy that a script makes of a pile while hands are off`, () => {
    const { at, table, watched } = underWay(game, 11);
    handsOff(table);
    const deck = expectPresent(table.objects().find((object) => isPile(object)));
    table.execute(`getObjectFromGUID("${deck.guid}").clone({position = {30, 3, -10}})`);
    watched.frames(A_WHILE);
    table.player("White").clicks(english.table.SENTENCES.handsOn);
    watched.frames(A_WHILE);
    at.waitForPeople(table, 60);
    at.expectPicture(table);
  });

  it(`${id}: H03 X06 X19: not in play, whatever Blue tries`, () => {
    const scene = underWay(game, 4);
    pry(scene);
    scene.watched.frames(A_WHILE);
    scene.at.waitForPeople(scene.table, 60);
    scene.at.expectPicture(scene.table);
  });

  it(`${id}: X03: not after a save or a rewind with hands off`, () => {
    const { at, table, watched } = underWay(game, 5);
    handsOff(table);
    table.load(table.save());
    watched.frames(A_WHILE);
    table.rewindTo(table.checkpoint());
    watched.frames(A_WHILE);
    table.player("White").clicks(english.table.SENTENCES.handsOn);
    watched.frames(A_WHILE);
    at.waitForPeople(table, 60);
    at.expectPicture(table);
  });

  for (const isFree of [true, false]) {
    it(`${id}: H07 X01: not by way of a bag, ${isFree ? "with hands off" : "in play"}`, () => {
      const scene = underWay(game, 6);
      const { at, table, watched } = scene;
      if (isFree) handsOff(table);
      table.execute('spawnObject({type = "Bag", position = {40, 3, 0}})');
      table.frames(20);
      const bag = expectPresent(table.objects().find(({ type }) => type === "Bag"));
      const [card] = hiddenOnes(scene);
      const { guid } = expectPresent(card);
      // At another table than ours no script keeps cards out of bags.
      table.execute("tryObjectEnterContainer = nil");
      table.execute(`getObjectFromGUID("${bag.guid}").putObject(getObjectFromGUID("${guid}"))`);
      watched.frames(5);
      // Our board may have been faster.
      table.execute(
        `local bag = getObjectFromGUID("${bag.guid}")
         if bag.getQuantity() > 0 then bag.takeObject({position = {30, 3, 0}}) end`,
      );
      watched.frames(A_WHILE);
      if (isFree) table.player("White").clicks(english.table.SENTENCES.handsOn);
      watched.frames(A_WHILE);
      at.waitForPeople(table, 60);
      at.expectPicture(table);
    });
  }

  it(`${id}: H21: not from a colour whose hand is added later`, () => {
    const { table, watched } = underWay(game, 7);
    const zone = expectPresent(
      table.objects().find(({ type, state }) => type === "Hand" && state.FogColor === "Blue"),
    );
    const eve = table.joins("Eve");
    for (const colour of ["Brown", "Teal", "Pink"]) {
      zone.state.FogColor = colour;
      eve.sits(colour);
      watched.frames(10);
      table.frames(30);
    }
    zone.state.FogColor = "Blue";
    watched.frames(10);
  });

  it(`${id}: H24 X24: not after a rewind or a load at any frame`, () => {
    const at = gameTable(game);
    const random = seeded(8);
    const table = at.open({ seed: 8, players: [{ color: "White" }, { color: "Blue" }, { color: "Grey" }] });
    at.deal(table, table.player("White"));
    const decide = at.decider("random", 8);
    for (let decision = 0; decision < 24; decision++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      at.clickAction(table, state, decide(state, seat), seat);
      table.frames(below(random, 60));
      const save = table.checkpoint();
      const after = at.stateOf(table);
      table.rewindTo(save);
      watch(game, table, after).frames(20);
      at.waitForPeople(table, 120);
      watch(game, table, at.stateOf(table)).look();
    }
  });
}

/** Whether an object is a deck with its back up. */
function isPile({ type, rotation }: Piece): boolean {
  return type === "Deck" && Math.abs(rotation.z - 180) < 2;
}

/** The card on top of a face-down deck is drawn, copied and put back while hands are off; its copy is pasted after Resume. */
function copyOfTopCard<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  it(`${game.rules.id}: X04: a copy of a deck's card is gone within two seconds, and hidden until then`, () => {
    const { at, table, watched } = underWay(game, 9);
    const white = table.player("White");
    handsOff(table);
    const deck = table.objects().find((object) => isPile(object));
    tries(() => {
      const top = expectPresent(deck).state.ContainedObjects?.[0]?.Memo;
      white.draws(expectPresent(deck)).to(30, 10);
      const card = expectPresent(table.objects().find(({ state }) => state.Memo === top));
      white.copies(card);
      white.drags(card).onto(expectPresent(table.objects().find((object) => isPile(object))));
    });
    table.seconds(1);
    white.clicks(english.table.SENTENCES.handsOn);
    table.seconds(2);
    if (table.player("White").person.clipboard.length > 0) {
      white.pastes(30, 10);
      watched.frames(120);
    }
    at.expectPicture(table);
    watched.look();
  });
}

describe("Nobody reads a card that the rules keep from them", () => {
  severalPeople(rollFlush);
  severalPeople(pokerchess);
  for (const entry of GAMES_OF_TODAY) entry.visit(copyOfTopCard);
});

describe("In a game for one, hands off leaves everything to hands", () => {
  for (const entry of GAMES) {
    entry.visit((game) => {
      if (game.rules.seats.max > 1) return;
      it(game.rules.id, () => {
        const { table } = underWay(game, 10);
        handsOff(table);
        table.seconds(1);
        for (const { type, state, interactable } of table.objects()) {
          if (type !== "Card" && type !== "Deck") continue;
          expectSame([state.Locked, interactable], [false, true], state.Memo ?? "");
        }
      });
    });
  }
});
