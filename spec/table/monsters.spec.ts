import type { EmulatedTable, Piece } from "../../src/emulator";
import { strikesOf } from "../../src/emulator/api/object/behaviours";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import type { State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { SETTINGS, type Settings } from "../../src/table/model/settings";
import { expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";
import { cardsVsDiceTable as dice } from "./cards-vs-dice";
import { reckoning } from "./pokers-rogue-reckoning";
import { expectSound } from "./support/soundness";

const {
  clickAction,
  deal,
  decider,
  expectPicture,
  open: openReckoning,
  piece,
  stateOf,
  waitForPeople,
} = reckoning;

/** The figures on a table. */
function figures(table: EmulatedTable): Piece[] {
  return table.world.pieces.filter(({ type, destroyed }) => type === "rpgFigurine" && !destroyed);
}

function texts(table: EmulatedTable): Piece[] {
  return table.world.pieces.filter(({ type, destroyed }) => type === "3D Text" && !destroyed);
}

/** Plays on until a state is like that; answers it. */
function playUntil(table: EmulatedTable, holds: (state: State) => boolean, seed = 3): State {
  const decide = decider("naive", seed);
  for (let step = 0; step < 120; step++) {
    const state = stateOf(table);
    if (holds(state)) return state;
    expectTrue(state.phase.kind !== "over", "the game is over");
    clickAction(table, state, decide(state));
    waitForPeople(table);
  }
  return expectPresent<State>(undefined, "it has never been so");
}

/** A table at which an enemy has just been met. */
function met(set: Partial<Settings> = {}, doubts = {}): EmulatedTable {
  const table = openReckoning({ seed: 5, doubts }, {}, set);
  deal(table, table.player("White"));
  playUntil(table, ({ enemy }) => enemy !== undefined);
  table.seconds(2);
  return table;
}

describe("the monster of an enemy", () => {
  it("is on the board, as large as its square, and nobody can touch it", () => {
    const table = met();
    const [figure, another] = figures(table);
    expectSame(another, undefined);
    const there = expectPresent(figure, "no monster came");
    expectTrue(there.state.Locked === true && !there.interactable, "it can be touched");
    expectTrue(there.state["Hands"] !== true, "hands take it up");
    const { width, depth } = pokersRogueReckoning.box.board;
    expectTrue(
      Math.abs(there.position.x) < width && Math.abs(there.position.z) < depth,
      "it is off the board",
    );
    const [monster] = expectPresent(pokersRogueReckoning.show).monsters(stateOf(table));
    const most = Math.max(there.body.size.x, there.body.size.z, there.body.size.y / 1.5);
    expectNear(there.scale.x * most, expectPresent(monster).size, 0.01);
    expectPicture(table);
    expectSound(table);
  });

  it("falls when it is slain, is there for a moment, and leaves", () => {
    const table = met();
    const [first] = figures(table);
    const before = stateOf(table).killed;
    playUntil(table, ({ killed }) => killed > before);
    expectTrue(expectPresent(first).state["RPGdead"] === true, "it has not fallen");
    table.seconds(5);
    expectSame(figures(table), []);
    expectPicture(table);
    expectSound(table);
  });

  it("falls when it is slain, and is gone when the next one comes", () => {
    const table = met();
    const [first] = figures(table);
    playUntil(table, ({ enemy, killed }) => enemy === undefined && killed > 0);
    table.seconds(1);
    expectSame(figures(table).length, 1);
    expectTrue(expectPresent(first).state["RPGdead"] === true, "it has not fallen");
    playUntil(table, ({ enemy }) => enemy !== undefined);
    table.seconds(2);
    const [second, third] = figures(table);
    expectSame(third, undefined);
    expectTrue(expectPresent(second).state["RPGdead"] !== true, "the next one lies there");
    expectTrue(expectPresent(first).destroyed || first === second, "the slain one is still there");
    expectSound(table);
  });

  it("strikes when it hits the player", () => {
    const table = met();
    const before = stateOf(table).hp;
    playUntil(table, ({ hp }) => hp < before);
    const [figure] = figures(table);
    expectTrue(strikesOf(expectPresent(figure)) > 0, "it has not struck");
  });

  it("comes back from a save once, and fallen or not as it was", () => {
    const table = met();
    table.load(table.save());
    table.seconds(3);
    const [figure, another] = figures(table);
    expectSame(another, undefined);
    expectTrue(!expectPresent(figure).interactable, "it can be touched");
    expectTrue(expectPresent(figure).state["RPGdead"] !== true, "it has fallen");
    expectSound(table);
  });

  it("stays away when somebody deletes it, and nothing else happens", () => {
    const table = met();
    const lines = table.said().length;
    const { guid } = expectPresent(figures(table)[0]);
    table.execute(`getObjectFromGUID("${guid}").destruct()`, piece(table, "board"));
    table.seconds(2);
    waitForPeople(table);
    expectSame(figures(table), []);
    expectSame(table.said().length, lines);
    expectPicture(table);
    expectSound(table);
  });

  it("is there once when a foreign script clones it", () => {
    const table = met();
    const { guid } = expectPresent(figures(table)[0]);
    table.execute(`getObjectFromGUID("${guid}").clone({position = {30, 3, -10}})`);
    expectSame(figures(table).length, 2);
    table.seconds(1);
    expectSame(
      figures(table).map((figure) => figure.guid),
      [guid],
    );
    expectPicture(table);
    expectSound(table);
  });

  it("spoils nothing where figures raise errors", () => {
    const table = met({}, { figureCallsRaise: true });
    playUntil(table, ({ enemy, killed }) => enemy === undefined && killed > 0);
    expectPicture(table);
    expectSound(table, "RPGFigurine");
  });

  for (const rule of SETTINGS.monsters.values)
    it(`is there as the table is set: ${rule}`, () => {
      const table = met({ monsters: rule });
      expectSame(figures(table).length, rule === "all" ? 1 : 0);
    });
});

describe("the bosses of Cards vs Dice", () => {
  it("are behind their cards once dealt, and are no pieces of the game", () => {
    const table = dice.open({ seed: 3 }, {}, { monsters: "bosses" });
    expectSame(figures(table), []);
    dice.deal(table, table.player("White"));
    table.seconds(3);
    expectSame(figures(table).length, 4);
    const { width } = cardsVsDice.box.board;
    for (const { position } of figures(table))
      expectTrue(Math.abs(position.x) < width, "it is off the board");
    dice.expectPicture(table);
    expectSound(table);
  });
});

describe("what a blow costs", () => {
  it("rises from the board and is gone, at any speed but instant", () => {
    for (const speed of ["calm", "instant"] as const) {
      const table = met({ speed });
      const seen = watchTexts(table);
      expectTrue(seen > 0 === (speed !== "instant"), `${speed}: ${seen} texts`);
      table.seconds(3);
      expectSame(texts(table), []);
      expectSound(table);
    }
  });
});

/** Plays until somebody is hurt, and answers how many texts were in the air at most meanwhile. */
function watchTexts(table: EmulatedTable): number {
  const decide = decider("naive", 3);
  let most = 0;
  const hurt = ({ hp, enemy }: State): number => hp + (enemy?.hp ?? 0);
  const before = hurt(stateOf(table));
  for (let step = 0; step < 20 && hurt(stateOf(table)) === before; step++) {
    clickAction(table, stateOf(table), decide(stateOf(table)));
    for (let frame = 0; frame < 60; frame++) {
      table.seconds(0.1);
      most = Math.max(most, texts(table).length);
    }
    waitForPeople(table);
  }
  return most;
}
