import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import { below, seeded, type Random } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { partId } from "../../src/table/panel/layout";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { isOfToday } from "../support/rotation";
import { gameTable } from "./game-table";
import { allAgree, expectNotShown, expectShown, heard, shown } from "./support/hosting";
import { buttonsOf, type SeenButton } from "./support/buttons";
import { anyCard } from "./support/mischief";
import { clicks } from "./support/panel-text";
import { expectSound } from "./support/soundness";
import { endedGame, watching } from "./support/watched-games";

const { SENTENCES } = english.table;

/** How often a child presses something. */
const CLICKS = 200;

describeMishaps(cardsVsDice);
describeMishaps(rollFlush);
if (isOfToday(pokerchess.rules.id)) describeMishaps(pokerchess);

function describeMishaps<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id, seats } = game.rules;
  const at = gameTable(game);
  const { rests, goes, expectStep } = watching(game, at);

  /** A game that is over is being watched by White, with this many steps shown. */
  function watched(shownSteps: number): ReturnType<typeof endedGame<State, Action, Event, Seen>> & {
    before: ReturnType<typeof at.reportOf>;
  } {
    const ended = endedGame(game, at);
    const before = at.reportOf(ended.table);
    goes(ended.table, ended.white, SENTENCES.watchAgain);
    for (let step = 1; step <= shownSteps; step++) goes(ended.table, ended.white, SENTENCES.replayNext);
    return { ...ended, before };
  }

  /** Fails unless the table is as it was before anybody watched the game again. */
  function expectEnd(table: EmulatedTable, before: ReturnType<typeof at.reportOf>): void {
    expectSame(at.reportOf(table).steps, before.steps);
    at.expectPicture(table);
    expectShown(table, "White", SENTENCES.watchAgain);
    expectSound(table);
  }

  describe(`A replay of ${id}`, () => {
    it("is left by a rewind, also to a moment in which it was on its way", () => {
      const { table, white, steps, before } = watched(2);
      const resting = table.checkpoint();
      goes(table, white, SENTENCES.replayLast);
      expectStep(table, steps.length, steps.length);
      table.rewindTo(resting);
      table.seconds(2);
      rests(table);
      expectEnd(table, before);
      goes(table, white, SENTENCES.watchAgain);
      white.clicks(SENTENCES.replayLast);
      table.frames(4);
      const onItsWay = table.checkpoint();
      table.frames(2);
      table.rewindTo(onItsWay);
      table.seconds(2);
      rests(table);
      expectEnd(table, before);
      goes(table, white, SENTENCES.watchAgain);
      expectStep(table, 0, steps.length);
      expectSound(table);
    });

    it("is left by a save that is loaded while it plays by itself, and by one on its way", () => {
      const { table, white, before } = watched(1);
      clicks(table, white, SENTENCES.replayPlay);
      table.seconds(3.1);
      table.load(table.save());
      table.seconds(2);
      rests(table);
      expectEnd(table, before);
      table.seconds(8);
      expectEnd(table, before);
      goes(table, white, SENTENCES.watchAgain);
      white.clicks(SENTENCES.replayLast);
      table.frames(3);
      table.load(table.save());
      table.seconds(2);
      rests(table);
      expectEnd(table, before);
    });

    it("brings back what is deleted while it is shown, and while it goes on", () => {
      const { table, white, steps } = watched(3);
      const random = seeded(3);
      for (let count = 1; count <= 3; count++) {
        table.faults.loses(anyCard(table, random));
        table.seconds(2);
        rests(table);
        expectStep(table, 3, steps.length);
      }
      white.clicks(SENTENCES.replayLast);
      table.frames(5);
      table.faults.loses(anyCard(table, random));
      table.seconds(2);
      rests(table);
      expectStep(table, steps.length, steps.length);
      clicks(table, white, SENTENCES.replayFirst);
      rests(table);
      clicks(table, white, SENTENCES.replayPlay);
      table.seconds(3);
      table.faults.loses(anyCard(table, random));
      table.until(() => at.reportOf(table).steps.length >= 5, 40);
      goes(table, white, SENTENCES.replayHold);
      expectStep(table, at.reportOf(table).steps.length, steps.length);
      expectSound(table);
    });

    it("goes on when who opened it stands up, takes another seat, and comes back", () => {
      const { table, white, steps, before } = watched(2);
      white.stands();
      table.seconds(2);
      expectStepsShown(table, 2);
      white.sits("Green");
      table.seconds(2);
      expectStepsShown(table, 2);
      white.stands();
      table.seconds(1);
      white.sits("White");
      table.seconds(2);
      if (!shown(table, "White").includes(SENTENCES.replayNext)) goes(table, white, SENTENCES.replayReturn);
      goes(table, white, SENTENCES.replayNext);
      expectStep(table, 3, steps.length);
      goes(table, white, SENTENCES.replayLeave);
      rests(table);
      expectEnd(table, before);
    });

    it("is no spectator's to move", () => {
      const { table, white } = watched(2);
      const anna = table.joins("Anna");
      table.seconds(2);
      for (const label of [SENTENCES.replayNext, SENTENCES.replayReturn, SENTENCES.replayLeave])
        expectNotShown(table, "Grey", label);
      anna.says("!offsuit replay");
      rests(table);
      expectStepsShown(table, 2);
      expectShown(table, white.color(), SENTENCES.replayNext);
      expectSound(table);
    });

    it("takes every click of a child, and is left all the same", () => {
      const { table, white, before } = watched(0);
      const random = seeded(5);
      const people = [white, table.player("Blue")];
      const pressed: Record<string, true | undefined> = {};
      for (let click = 0; click < CLICKS; click++) {
        const player = expectPresent(people[below(random, seats.max > 1 ? 2 : 1)]);
        const button = anyButton(table, player, random);
        if (button === undefined) player.says("!offsuit replay");
        else player.clicks(partId(at.piece(table, "board").guid, player.color(), button.part));
        pressed[button?.label ?? ""] = true;
        table.frames(1 + below(random, 40));
      }
      for (const label of [SENTENCES.replayPlayOn, SENTENCES.replayLeave, SENTENCES.replayPlay])
        expectTrue(pressed[label] === true, label);
      table.seconds(2);
      at.waitForPeople(table, 120);
      expectSound(table);
      for (const button of [SENTENCES.replayReturn, SENTENCES.replayLeave]) {
        if (shown(table, "White").includes(button)) goes(table, white, button);
      }
      expectEnd(table, before);
    });

    it("of a record in the Notebook goes on with the host when who opened it has left, and leads to the lobby", () => {
      const { table, white, steps } = endedGame(game, at);
      goes(table, white, SENTENCES.changeOptions);
      allAgree(table);
      rests(table);
      const blue = table.player("Blue");
      blue.says("!offsuit replay");
      table.until(() => shown(table, "Blue").includes(SENTENCES.replayNext), 60);
      rests(table);
      goes(table, blue, SENTENCES.replayNext);
      expectStep(table, 1, steps.length, blue);
      blue.stands();
      table.seconds(2);
      expectStepsShown(table, 1);
      goes(table, white, SENTENCES.replayReturn);
      goes(table, white, SENTENCES.replayNext);
      expectStep(table, 2, steps.length);
      goes(table, white, SENTENCES.replayLeave);
      allAgree(table);
      rests(table);
      expectShown(table, "White", SENTENCES.optionsTab);
      expectSame(at.reportOf(table).steps, []);
      expectSound(table);
    });

    if (seats.max === 1) {
      it("is another person's to see, and not to move", () => {
        const { table, white, before, steps } = watched(2);
        const blue = table.player("Blue");
        blue.says("!offsuit replay");
        rests(table);
        expectNotShown(table, "Blue", SENTENCES.replayNext);
        expectTrue(heard(table, "Blue").includes(startOf(SENTENCES.notYourGame)), heard(table, "Blue"));
        expectStep(table, 2, steps.length);
        goes(table, white, SENTENCES.replayLeave);
        expectEnd(table, before);
      });
      return;
    }

    it("is closed by another one who has played", () => {
      const { table, white, before } = watched(2);
      const blue = table.player("Blue");
      expectShown(table, "Blue", SENTENCES.replayReturn);
      goes(table, blue, SENTENCES.replayReturn);
      goes(table, blue, SENTENCES.replayNext);
      expectStepsShown(table, 3);
      goes(table, blue, SENTENCES.replayLeave);
      expectNotShown(table, "White", SENTENCES.replayNext);
      expectShown(table, "Blue", SENTENCES.watchAgain);
      expectEnd(table, before);
      goes(table, white, SENTENCES.watchAgain);
      expectStepsShown(table, 0);
    });

    it("goes on with the others when who opened it has left the game", () => {
      const { table, white, steps, before } = watched(0);
      goes(table, white, SENTENCES.replayLeave);
      const blue = table.player("Blue");
      goes(table, blue, SENTENCES.watchAgain);
      goes(table, blue, SENTENCES.replayNext);
      blue.leaves();
      table.seconds(2);
      expectStepsShown(table, 1);
      // White, who has left it, comes back only by a click.
      expectShown(table, "White", SENTENCES.help);
      goes(table, white, SENTENCES.replayReturn);
      goes(table, white, SENTENCES.replayNext);
      expectStep(table, 2, steps.length);
      goes(table, white, SENTENCES.replayLeave);
      expectEnd(table, before);
    });
  });

  function expectStepsShown(table: EmulatedTable, steps: number): void {
    expectSame(at.reportOf(table).steps.length, steps);
  }
}

/** A button that a child presses: any of the replay or of a game that is played on from it; where it is over, the one that leads back. */
function anyButton(table: EmulatedTable, player: PlayerVerbs, random: Random): SeenButton | undefined {
  const buttons = buttonsOf(table, player.color()).filter(
    ({ part, label }) => label === SENTENCES.back || part.startsWith("choice") || part.startsWith("column"),
  );
  const again = buttons.find(({ label }) => label === SENTENCES.watchAgain);
  return again ?? buttons[below(random, buttons.length + 1)];
}
