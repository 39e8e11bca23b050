import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { openTable, type EmulatedTable } from "../../src/emulator";
import { same } from "../../src/kit/data/data";
import { below, seeded } from "../../src/kit/data/random";
import { expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { expectSound } from "./support/soundness";
import { freesHands, shown } from "./support/hosting";
import { english } from "../support/english";
import { seeds } from "../support/scale";

const {
  choicesOf,
  clickAction,
  deal,
  decider,
  expectPicture,
  open: openOffsuit,
  piece,
  reportOf,
  save: shippedSave,
  stateOf,
  waitForPeople,
} = cardsVsDiceTable;

/** Begins an attack on the first mob with the d20 and stops while the die is in the air. */
function throwAtFirstMob(table: EmulatedTable): void {
  clickAction(table, stateOf(table), { kind: "face", target: "m1", weapon: "d20" });
  expectTrue(
    table.until(() => reportOf(table).busy === "rolling", 3),
    "the die is not thrown",
  );
  table.seconds(0.5);
}

describe("promise 3: nothing is lost", () => {
  for (const seed of seeds().map((each) => 10 + each)) {
    it(`a rewind after every step of a whole game goes back to that step (seed ${seed})`, () => {
      const table = openOffsuit({ seed });
      const white = table.player("White");
      deal(table, white);
      const decide = decider("sensible", seed);
      let state = stateOf(table);
      while (state.phase.kind !== "over") {
        const before = table.checkpoint();
        clickAction(table, state, decide(state));
        table.seconds(below(seeded(seed + reportOf(table).steps.length), 30) / 10);
        table.rewindTo(before);
        waitForPeople(table);
        expectTrue(same(stateOf(table), state), "the rewind leads to another state");
        expectPicture(table);
        clickAction(table, state, decide(state));
        waitForPeople(table);
        state = stateOf(table);
      }
      expectPicture(table);
      expectSound(table);
    });
  }

  it("a save made while a die is rolling continues with that roll when it is loaded", () => {
    const table = battle(21);
    throwAtFirstMob(table);
    const saved = table.save();
    const loaded = openTable(saved, { seed: 22, players: [{ color: "White" }] });
    waitForPeople(loaded);
    expectSame(stateOf(loaded).phase.kind, "attack");
    expectSame(stateOf(loaded).dice.d20.kind === "ready", false);
    expectPicture(loaded);
    expectSound(loaded);
  });

  it("a save made at any moment of the deal is dealt to its end when it is loaded", () => {
    for (const moment of [0.05, 0.2, 0.5, 0.9, 1.3, 1.8]) {
      const table = openOffsuit({ seed: 23 });
      table.player("White").clicks(english.table.SENTENCES.start);
      table.seconds(moment);
      const loaded = openTable(table.save(), { seed: 24, players: [{ color: "White" }] });
      waitForPeople(loaded);
      expectSame(stateOf(loaded).phase.kind, "rage");
      expectPicture(loaded);
      expectSound(loaded);
    }
  });

  it("a rewind into the middle of a Rage's or a Fatal Strike's roll rolls again", () => {
    for (const moment of [0.1, 0.6, 1.5, 2.4]) {
      const table = openOffsuit({ seed: 36 });
      const white = table.player("White");
      deal(table, white);
      clickAction(table, stateOf(table), { kind: "rage" });
      table.seconds(moment);
      table.rewindTo(table.checkpoint());
      waitForPeople(table);
      expectSame(stateOf(table).rage.kind, "rolled");
      expectPicture(table);
      for (const [mob, weapon] of [
        ["m1", "d4"],
        ["m2", "d6"],
        ["m3", "d8"],
      ] as const) {
        clickAction(table, stateOf(table), { kind: "face", target: mob, weapon });
        waitForPeople(table);
      }
      clickAction(table, stateOf(table), { kind: "fatal", boss: "b1" });
      table.seconds(moment);
      table.rewindTo(table.checkpoint());
      waitForPeople(table);
      expectSame(stateOf(table).phase.kind, "over");
      expectPicture(table);
      expectSound(table);
    }
  });

  it("deleted pieces come back, in decks too", () => {
    const table = battle(25);
    const mob = stateOf(table).mobs.m2;
    const lost = ["d8", "ks", "life", "pile:spawn", "KS", mob.kind === "mob" ? mob.card : ""];
    for (const id of lost) table.faults.loses(piece(table, id));
    table.seconds(2);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("a die that is deleted while it rolls is made again and thrown again", () => {
    const table = battle(26);
    throwAtFirstMob(table);
    table.faults.loses(piece(table, "d20"));
    waitForPeople(table);
    expectSame(stateOf(table).dice.d20.kind === "ready", false);
    expectPicture(table);
    expectSound(table);
  });

  it("a deck that is deleted while it is shuffled is made again and shuffled again", () => {
    const table = openOffsuit({ seed: 27 });
    table.player("White").clicks(english.table.SENTENCES.start);
    table.until(() => reportOf(table).busy === "shuffling", 3);
    table.seconds(0.3);
    table.faults.loses(piece(table, "pile:spawn"));
    waitForPeople(table);
    expectSame(stateOf(table).phase.kind, "rage");
    expectPicture(table);
    expectSound(table);
  });

  it("a die that is thrown off the table comes back", () => {
    const table = battle(28);
    table.player("White").drags(piece(table, "d8")).to(60, 5);
    table.seconds(1);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("cocked dice and dice that never rest are thrown again", () => {
    const table = battle(29);
    table.faults.cocks(piece(table, "d20"));
    clickAction(table, stateOf(table), { kind: "face", target: "m1", weapon: "d20" });
    waitForPeople(table);
    expectPicture(table);
    table.faults.neverRests(piece(table, "d8"));
    const target = choicesOf(stateOf(table)).find(
      ({ action }) => action.kind === "face" && action.weapon === "d8",
    );
    if (target !== undefined) clickAction(table, stateOf(table), target.action);
    table.seconds(8);
    table.faults.neverRests(piece(table, "d8"), false);
    waitForPeople(table, 120);
    expectSame(stateOf(table).dice.d8.kind === "ready", false);
    expectPicture(table);
    expectSound(table);
  });

  it("slow spawns only take longer", () => {
    const table = openOffsuit({ seed: 30 });
    table.faults.slowsSpawns(40);
    deal(table, table.player("White"));
    table.seconds(6);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("a damaged script state costs at most the steps after the damage", () => {
    const table = battle(31);
    throwAtFirstMob(table);
    waitForPeople(table);
    const saved = table.save();
    const board = saved.ObjectStates.find((object) => object.Memo === "offsuit/cards-vs-dice/board");
    const whole = board?.LuaScriptState ?? "";
    const lines = whole.split("\n");
    expectSame(lines.length, 2 + 4, "a header, the shuffle, calm, the attack and its roll");
    const damages: { text: string; steps: number }[] = [
      { text: whole, steps: 4 },
      { text: lines.slice(0, 5).join("\n"), steps: 3 },
      { text: [...lines.slice(0, 4), "{broken", lines[5] ?? ""].join("\n"), steps: 2 },
      {
        text: [...lines.slice(0, 5), '{"kind":"chance","outcome":{"kind":"rolled","faces":[77]}}'].join("\n"),
        steps: 3,
      },
      {
        text: [...lines.slice(0, 3), '{"kind":"act","seat":0,"action":{"kind":"fly"}}'].join("\n"),
        steps: 1,
      },
    ];
    for (const { text, steps } of damages) {
      if (board !== undefined) board.LuaScriptState = text;
      const loaded = openTable(saved, { seed: 32, players: [{ color: "White" }] });
      // What was lost of a roll is rolled again.
      loaded.frames(12);
      expectTrue(
        reportOf(loaded).steps.length >= steps,
        `${reportOf(loaded).steps.length} steps of ${steps} are left`,
      );
      waitForPeople(loaded);
      expectPicture(loaded);
      expectSound(loaded);
      expectSame(shown(loaded, "White").includes(english.table.SENTENCES.damagedTurn), text !== whole);
    }
    for (const text of [
      "nonsense",
      "offsuit 2 x\n{}\n",
      "offsuit 2 4",
      "{",
      "offsuit 1 1\n{}\n{}",
      "offsuit 3 1\n{}\n{}",
      "\n\n\n",
    ]) {
      if (board !== undefined) board.LuaScriptState = text;
      const loaded = openTable(saved, { seed: 33, players: [{ color: "White" }] });
      waitForPeople(loaded);
      expectSame(reportOf(loaded).playing, false);
      loaded.player("White").clicks(english.table.SENTENCES.acknowledgeLoss);
      loaded.seconds(1);
      deal(loaded, loaded.player("White"));
      expectPicture(loaded);
      expectSound(loaded);
    }
  });

  it("the board works where its pieces are missing, as a saved object on a strange table", () => {
    const save = shippedSave();
    save.ObjectStates = save.ObjectStates.filter(
      (object) => object.Memo === "offsuit/cards-vs-dice/board" || object.Name === "HandTrigger",
    );
    save.XmlUI = "";
    save.LuaScript = "";
    const table = openTable(save, { seed: 34, players: [{ color: "White" }] });
    table.seconds(6);
    waitForPeople(table);
    deal(table, table.player("White"));
    expectPicture(table);
    expectSound(table);
  });

  it("hands off in the middle of a deal leaves nothing locked, not even what is still coming out of a deck", () => {
    for (let moment = 6; moment <= 30; moment += 2) {
      const table = openOffsuit({ seed: 36 });
      const white = table.player("White");
      white.clicks(english.table.SENTENCES.start);
      table.until(() => reportOf(table).steps.length > 0, 10);
      table.frames(moment);
      freesHands(table, white);
      table.seconds(2);
      for (const { type, state } of table.objects())
        if (type === "Card") expectSame(state.Locked, false, `${state.Memo} is locked`);
      white.clicks(english.table.SENTENCES.handsOn);
      waitForPeople(table);
      expectPicture(table);
      expectSound(table);
    }
  });

  it("a second copy of a piece is taken away", () => {
    const table = battle(35);
    const d4 = piece(table, "d4");
    freesHands(table, table.player("White"));
    table.seconds(1);
    table.player("White").copies(d4);
    table.player("White").pastes(0, -2);
    table.seconds(1);
    table.player("White").clicks(english.table.SENTENCES.handsOn);
    table.seconds(1);
    table.player("White").drags(piece(table, "d6")).to(20, 0);
    table.seconds(2);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
    expectSame(cardsVsDice.box.dice.length, 7);
  });
});
