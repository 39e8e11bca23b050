import { pictureOf } from "../../src/kit/game/scene";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { everyText, type EmulatedTable } from "../../src/emulator";
import { same } from "../../src/kit/data/data";
import { shortName } from "../../src/kit/words/card-names";
import { isCard } from "../../src/kit/data/cards";
import { cardId } from "../../src/tts/object-data";
import { fill } from "../../src/kit/words/words";
import { expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { expectSound } from "./support/soundness";
import { expectNotShown, freesHands, opens, opensSettings } from "./support/hosting";
import { english } from "../support/english";

const {
  clickAction,
  deal,
  dragAction,
  expectPicture,
  open: openOffsuit,
  piece,
  reportOf,
  stateOf,
  waitForPeople,
} = cardsVsDiceTable;

function heard(table: EmulatedTable, color: string): string {
  return table
    .sight(color)
    .lines.map((line) => line.text)
    .join("\n");
}

function shown(table: EmulatedTable, color: string): string {
  return table
    .sight(color)
    .panels.map((panel) => panel.text)
    .join("\n");
}

describe("people at the table", () => {
  it("promise 1: one click deals the game within three seconds", () => {
    const table = openOffsuit({ seed: 41 });
    const begun = table.time();
    table.player("White").clicks(english.table.SENTENCES.start);
    expectTrue(
      table.until(
        () => reportOf(table).busy === "" && shown(table, "White").includes(english.cardsVsDice.CHOICES.calm),
        10,
      ),
      "the game is not dealt",
    );
    expectTrue(table.time() - begun <= 3, `dealt after ${table.time() - begun} s`);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("promise 2: an illegal drop goes back, with the reason and the rule's number", () => {
    const table = battle(42);
    const before = stateOf(table);
    dragAction(table, before, { kind: "face", target: "b1", weapon: "d6" });
    waitForPeople(table);
    expectTrue(same(stateOf(table), before));
    expectTrue(heard(table, "White").includes("CVD-5.5"), heard(table, "White"));
    expectTrue(shown(table, "White").includes("CVD-5.5"), shown(table, "White"));
    expectPicture(table);
    expectSound(table);
  });

  it("promise 2: everybody reads whose move it is", () => {
    const table = battle(43);
    expectTrue(shown(table, "White").includes(english.table.SENTENCES.yourMove), shown(table, "White"));
    expectTrue(
      shown(table, "Blue").includes(fill(english.table.SENTENCES.theirMove, { colour: "White" })),
      shown(table, "Blue"),
    );
    table.joins("Anna");
    expectTrue(
      shown(table, "Grey").includes(fill(english.table.SENTENCES.theirMove, { colour: "White" })),
      shown(table, "Grey"),
    );
    expectTrue(!shown(table, "Grey").includes(english.cardsVsDice.CHOICES.end), shown(table, "Grey"));
    expectSound(table);
  });

  it("two players who press at the same moment start one game", () => {
    const table = openOffsuit({ seed: 44 });
    table.player("White").clicks(english.table.SENTENCES.start);
    table.player("Blue").clicks(english.table.SENTENCES.start);
    waitForPeople(table);
    expectSame(reportOf(table).playing, true);
    expectPicture(table);
    expectSound(table);
  });

  it("a double click attacks once", () => {
    const table = battle(45);
    const white = table.player("White");
    white.clicks("d20");
    table.seconds(0.5);
    const label = table
      .sight("White")
      .panels.find((panel) => panel.tag === "Button" && panel.text.startsWith("Attack"));
    white.clicks(label?.text ?? "");
    white.clicks(label?.text ?? "");
    waitForPeople(table);
    expectSame(reportOf(table).steps.length, 4, "shuffle, calm, one attack and its roll");
    expectPicture(table);
    expectSound(table);
  });

  it("somebody else's drop and a spectator's click change nothing and are answered", () => {
    const table = battle(46);
    const before = stateOf(table);
    dragAction(table, before, { kind: "face", target: "m1", weapon: "d6" }, 0, table.player("Blue"));
    waitForPeople(table);
    expectTrue(
      heard(table, "Blue").includes(fill(english.table.SENTENCES.notYourGame, { players: "White" })),
      heard(table, "Blue"),
    );
    const anna = table.joins("Anna");
    opens(table, anna, english.table.SENTENCES.tableTab);
    expectNotShown(table, "Grey", english.table.SENTENCES.newGame);
    anna.says("!offsuit undo");
    table.seconds(1);
    expectTrue(heard(table, "Grey").includes(english.table.SENTENCES.notSeated), heard(table, "Grey"));
    expectTrue(same(stateOf(table), before));
    expectPicture(table);
    expectSound(table);
  });

  it("when the player leaves, somebody else can take over, and nothing is lost", () => {
    const table = battle(47);
    const before = stateOf(table);
    table.player("White").stands();
    table.seconds(1);
    expectTrue(
      shown(table, "Blue").includes(fill(english.table.SENTENCES.vacancy, { colour: "White" })),
      shown(table, "Blue"),
    );
    table.player("Blue").clicks(fill(english.table.SENTENCES.takeSeat, { colour: "White" }));
    table.seconds(1);
    expectTrue(same(stateOf(table), before));
    clickAction(table, before, { kind: "face", target: "m1", weapon: "d20" }, 0, table.player("Blue"));
    waitForPeople(table);
    expectSame(reportOf(table).steps.length, 4);
    expectPicture(table);
    expectSound(table);
  });

  it("promise 3: a player who leaves while the die rolls finds the roll counted on coming back", () => {
    const table = battle(48);
    const white = table.player("White");
    clickAction(table, stateOf(table), { kind: "face", target: "m1", weapon: "d20" });
    table.seconds(0.6);
    white.stands();
    waitForPeople(table);
    expectSame(reportOf(table).steps.length, 4);
    white.sits("White");
    table.seconds(1);
    expectTrue(shown(table, "White").includes(english.table.SENTENCES.yourMove), shown(table, "White"));
    expectPicture(table);
    expectSound(table);
  });

  it("promise 3: a player who disconnects while the die rolls loses nothing, and somebody takes over", () => {
    const table = openOffsuit({ seed: 56 });
    const blue = table.player("Blue");
    deal(table, blue);
    clickAction(table, stateOf(table), { kind: "calm" }, 0, blue);
    waitForPeople(table);
    clickAction(table, stateOf(table), { kind: "face", target: "m1", weapon: "d20" }, 0, blue);
    table.seconds(0.6);
    blue.leaves();
    waitForPeople(table);
    expectSame(reportOf(table).steps.length, 4);
    table.seconds(1);
    table.player("White").clicks(fill(english.table.SENTENCES.takeSeat, { colour: "Blue" }));
    table.seconds(1);
    expectTrue(shown(table, "White").includes(english.table.SENTENCES.yourMove), shown(table, "White"));
    expectPicture(table);
    expectSound(table);
  });

  it("promise 6: hands off frees every piece, resuming puts all back", () => {
    const table = battle(49);
    const white = table.player("White");
    const before = stateOf(table);
    freesHands(table, white);
    table.seconds(1);
    const [first, second] = [before.mobs.m1, before.mobs.m2].map((mob) =>
      mob.kind === "mob" ? mob.card : "",
    );
    white.drags(piece(table, first ?? "")).to(0, 0);
    white.flips(piece(table, second ?? ""));
    white.deletes(piece(table, "d8"));
    table.seconds(1);
    expectTrue(Math.abs(piece(table, first ?? "").position.x) < 1, "the freed card did not follow the hand");
    white.clicks(english.table.SENTENCES.handsOn);
    waitForPeople(table);
    table.seconds(3);
    waitForPeople(table);
    expectTrue(same(stateOf(table), before));
    expectPicture(table);
    expectSound(table);
  });

  it("while the automation is on, deleting and flipping pieces of the game is refused with a reason", () => {
    const table = battle(50);
    const white = table.player("White");
    white.deletes(piece(table, "d8"));
    white.flips(piece(table, "d6"));
    table.seconds(1);
    expectTrue(heard(table, "White").includes(english.table.SENTENCES.notAction), heard(table, "White"));
    expectPicture(table);
    expectSound(table);
  });

  it("undo reverts what revealed nothing, and says why it does not undo a roll", () => {
    const table = openOffsuit({ seed: 51 });
    const white = table.player("White");
    deal(table, white);
    const dealt = stateOf(table);
    clickAction(table, dealt, { kind: "calm" });
    waitForPeople(table);
    white.clicks(english.table.SENTENCES.undo);
    waitForPeople(table);
    expectTrue(same(stateOf(table), dealt), "calm was not taken back");
    clickAction(table, dealt, { kind: "calm" });
    waitForPeople(table);
    clickAction(table, stateOf(table), { kind: "face", target: "m1", weapon: "d20" });
    waitForPeople(table);
    expectTrue(!shown(table, "White").includes(english.table.SENTENCES.undo), "a roll can be taken back");
    expectSound(table);
  });

  it("undo reverts everything where the option says so", () => {
    const table = openOffsuit({ seed: 52 });
    const white = table.player("White");
    opensSettings(table, white);
    white.clicks(
      `${fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.undoRule, value: english.table.SETTING_VALUES.undoRule.open })}\n${english.table.SETTING_MEANINGS.undoRule.open}`,
    );
    table.seconds(0.5);
    deal(table, white);
    clickAction(table, stateOf(table), { kind: "calm" });
    waitForPeople(table);
    const before = stateOf(table);
    clickAction(table, before, { kind: "face", target: "m1", weapon: "d20" });
    waitForPeople(table);
    white.clicks(english.table.SENTENCES.undo);
    waitForPeople(table);
    expectTrue(same(stateOf(table), before), "the roll was not taken back");
    expectPicture(table);
    expectSound(table);
  });

  it("options are changed by clicks and dealt with", () => {
    const table = openOffsuit({ seed: 53 });
    const white = table.player("White");
    opens(table, white, english.table.SENTENCES.optionsTab);
    white.clicks(
      fill(english.table.SENTENCES.option, { label: english.cardsVsDice.OPTION_WORDS.life.label, value: 12 }),
    );
    table.seconds(0.5);
    white.clicks(
      fill(english.table.SENTENCES.option, {
        label: english.cardsVsDice.OPTION_WORDS.recycle.label,
        value: english.cardsVsDice.OPTION_VALUES.false,
      }),
    );
    table.seconds(0.5);
    deal(table, white);
    expectSame(stateOf(table).life, 13);
    expectSame(stateOf(table).options.recycle, true);
    expectPicture(table);
    expectSound(table);
  });

  it("a Fatal Strike asks first, ends the game and shows the result with one click to play again", () => {
    const table = openOffsuit({ seed: 54 });
    const white = table.player("White");
    deal(table, white);
    let state = stateOf(table);
    clickAction(table, state, { kind: "calm" });
    waitForPeople(table);
    table.nextFaces([1, 1, 1]);
    for (const mob of ["m1", "m2", "m3"] as const) {
      const weapon = ({ m1: "d4", m2: "d6", m3: "d8" } as const)[mob];
      clickAction(table, stateOf(table), { kind: "face", target: mob, weapon });
      waitForPeople(table);
    }
    state = stateOf(table);
    dragAction(table, state, { kind: "fatal", boss: "b1" });
    waitForPeople(table);
    state = stateOf(table);
    expectSame(state.phase, { kind: "over", ending: "loss" });
    expectTrue(
      shown(table, "White").includes(english.cardsVsDice.RESULTS.loss.headline),
      shown(table, "White"),
    );
    expectTrue(
      shown(table, "White").includes(fill(english.box.SENTENCES.played, { games: 1 })),
      shown(table, "White"),
    );
    expectPicture(table);
    white.clicks(english.table.SENTENCES.playAgain);
    waitForPeople(table);
    expectSame(stateOf(table).phase.kind, "rage");
    expectPicture(table);
    expectSound(table);
  });

  it("promise 4: nobody sees a face-down card, its name, or the order of the spawn deck", () => {
    const table = battle(55);
    const { hidden } = stateOf(table);
    const secrets = [...hidden.spawn, hidden.v3 ?? "", hidden.v4 ?? ""].filter((id) => isCard(id));
    expectSame(secrets.length, 33);
    table.joins("Anna");
    for (const color of ["White", "Blue", "Grey"]) {
      const sight = table.sight(color);
      const text = everyText(sight);
      for (const card of secrets) {
        expectTrue(!text.includes(shortName(card)), `${color} reads ${shortName(card)}`);
        const visible = sight.objects.some((object) => object.card === cardId(card));
        expectTrue(!visible, `${color} sees ${card}`);
      }
    }
    expectTrue(pictureOf(cardsVsDice, stateOf(table)).pieces.length > 0);
    expectSound(table);
  });
});
