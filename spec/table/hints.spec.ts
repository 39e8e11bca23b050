import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { HOTKEY_LABELS } from "../../src/table/input/hotkeys";
import { say } from "../../src/table/languages/sentences";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { gameTable } from "./game-table";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { agrees, allAgree, expectHeard, isAsked } from "./support/hosting";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";
import { TWO_PLAY, twinTables } from "./support/twins";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";

const {
  clickAction,
  deal,
  decider,
  open: openOffsuit,
  piece,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = cardsVsDiceTable;

const { SENTENCES } = english.table;

/** Within how many seconds a hint is there. */
const COMES_WITHIN = 3;
/** What a panel says of the best choice, before its name. */
const BEST = say("hintBest", { choice: "" });
const MARK = say("coachAdvises", { label: "" });

function coachOf(table: EmulatedTable, player: PlayerVerbs, board: string): string {
  const isThere = (): boolean => shown(player, board, "coach").startsWith(BEST);
  table.until(isThere, COMES_WITHIN);
  return shown(player, board, "coach");
}

function expectHint(table: EmulatedTable, player: PlayerVerbs, board = piece(table, "board").guid): void {
  const says = coachOf(table, player, board);
  expectTrue(says.startsWith(BEST), `no hint after ${COMES_WITHIN} s: ${says}`);
  const first = shown(player, board, "choice0");
  expectTrue(first.startsWith(MARK), `the first choice is ${first}`);
}

function expectNoHint(table: EmulatedTable, player: PlayerVerbs, board = piece(table, "board").guid): void {
  const says = shown(player, board, "coach");
  expectTrue(!says.includes(BEST), says);
}

/** Plays on in Roll Flush until somebody has a choice, and answers who. */
function someChoice(table: EmulatedTable): PlayerVerbs {
  let player: PlayerVerbs | undefined;
  for (let step = 0; step < 20 && player === undefined; step++) {
    const state = rollFlush.stateOf(table);
    const seat = expectPresent(rollFlush.decidingSeat(state));
    const [first, second] = rollFlush.choicesOf(state, seat);
    if (second !== undefined) player = rollFlush.personAt(table, seat);
    else {
      rollFlush.take(table, expectPresent(first).action, seat);
      rollFlush.waitForPeople(table);
    }
  }
  return expectPresent(player, "nobody has a choice");
}

/** The names of the objects that are outlined. */
function outlinedIn({ world }: EmulatedTable): string[] {
  return world.pieces.filter(({ highlights }) => highlights.length > 0).map(({ guid }) => guid);
}

describe("a hint", () => {
  for (const entry of GAMES_OF_TODAY) {
    entry.visit((game) => {
      if (game.hints === undefined) return;
      it(`${entry.id}: is on the asker's panel, and nobody else's, in time`, () => {
        const at = gameTable(game);
        const table = at.open({ seed: 611 });
        const anna = table.joins("Anna");
        anna.stands();
        at.deal(table, table.player("White"));
        const board = at.piece(table, "board").guid;
        let asked = 0;
        for (let decision = 0; decision < 20 && asked < 3; decision++) {
          const state = at.stateOf(table);
          const seat = at.decidingSeat(state);
          if (seat === undefined) break;
          const player = at.personAt(table, seat);
          if (at.choicesOf(state, seat).length > 1) {
            asked++;
            player.clicks(SENTENCES.hint);
            // In a game for several everybody agrees, once.
            allAgree(table);
            expectHint(table, player, board);
            for (const { color } of table.world.people)
              if (color !== player.color()) expectNoHint(table, table.player(color), board);
          }
          at.take(table, at.decider("random", decision)(state, seat), seat);
          at.waitForPeople(table);
          expectNoHint(table, player, board);
        }
        expectTrue(asked > 1, `${asked} hints`);
        expectSound(table);
      });
    });
  }

  it("outlines what it would be done with, until the table is drawn again, but only for somebody who plays alone", () => {
    const table = battle(55);
    if (stateOf(table).phase.kind === "rage") take(table, { kind: "calm" });
    waitForPeople(table);
    clicks(table, table.player("White"), SENTENCES.hint);
    expectHint(table, table.player("White"));
    table.seconds(1);
    expectTrue(outlinedIn(table).length > 1, "the weapon and its target are not outlined");
    const steps = reportOf(table).steps.length;
    take(table, decider("random", 1)(stateOf(table)));
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length > steps, "nothing is chosen");
    expectSame(outlinedIn(table), []);
    expectSound(table);

    const friends = rollFlush.open({ seed: 616 });
    rollFlush.deal(friends, friends.player("White"));
    const asker = someChoice(friends);
    asker.clicks(SENTENCES.hint);
    allAgree(friends);
    expectHint(friends, asker, rollFlush.piece(friends, "board").guid);
    friends.seconds(1);
    expectSame(outlinedIn(friends), []);
    expectSound(friends);
  });

  it("comes by a key and by a line in the chat, too", () => {
    const table = battle(51);
    const white = table.player("White");
    white.pressesHotkey(HOTKEY_LABELS.hint);
    expectHint(table, white);
    const other = battle(52);
    other.player("White").says("!offsuit hint");
    other.seconds(COMES_WITHIN);
    expectHeard(other, "White", BEST);
    expectSound(table);
  });

  it("is taken by its button, and is gone with the step", () => {
    const table = battle(53);
    const white = table.player("White");
    clicks(table, white, SENTENCES.hint);
    expectHint(table, white);
    const { guid } = piece(table, "board");
    const before = reportOf(table).steps.length;
    // A button that has just come takes no click.
    table.seconds(1);
    white.clicks(shown(white, guid, "choice0"));
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length > before, "nothing is chosen");
    expectNoHint(table, white);
    expectTrue(reportOf(table).hints[0] === 1, "it is not counted");
    expectSound(table);
  });

  it("is gone with an undo, and stays counted; saving and loading keep the count", () => {
    const table = openOffsuit({ seed: 54 }, {}, { undoRule: "always" });
    const white = table.player("White");
    deal(table, white);
    clickAction(table, stateOf(table), { kind: "calm" });
    waitForPeople(table);
    clicks(table, white, SENTENCES.hint);
    expectHint(table, white);
    white.clicks(SENTENCES.undo);
    waitForPeople(table);
    expectNoHint(table, white);
    expectSame(reportOf(table).hints, [1]);
    table.load(table.save());
    table.seconds(2);
    waitForPeople(table);
    expectSame(reportOf(table).hints, [1]);
    clicks(table, white, SENTENCES.hint);
    expectHint(table, white);
    expectSame(reportOf(table).hints, [2]);
    expectSound(table);
  });

  it("is counted with the result, and a new game starts with none", () => {
    const table = openOffsuit({ seed: 55 }, { life: "1" });
    const white = table.player("White");
    deal(table, white);
    clickAction(table, stateOf(table), { kind: "calm" });
    waitForPeople(table);
    clicks(table, white, SENTENCES.hint);
    expectHint(table, white);
    const { guid } = piece(table, "board");
    const decide = decider("random", 55);
    for (let step = 0; step < 200 && shown(white, guid, "turn").startsWith(SENTENCES.yourMove); step++) {
      const state = stateOf(table);
      take(table, decide(state));
      waitForPeople(table);
    }
    const story = shown(white, guid, "story");
    expectTrue(story.includes(say("hintsUsed", { count: 1 })), story);
    clicks(table, white, SENTENCES.playAgain);
    waitForPeople(table);
    expectSame(reportOf(table).hints, []);
    expectSound(table);
  });

  it("comes in a game with other people once all have agreed, and then for everybody in that game", () => {
    const table = rollFlush.open({ seed: 61 });
    rollFlush.deal(table, table.player("White"));
    const player = someChoice(table);
    const board = rollFlush.piece(table, "board").guid;
    const other = player.color() === "White" ? "Blue" : "White";
    clicks(table, player, SENTENCES.hint);
    table.seconds(COMES_WITHIN);
    expectNoHint(table, player, board);
    agrees(table, other);
    expectHint(table, player, board);
    expectHeard(table, other, SENTENCES.hintsAllowed);
    table.load(table.save());
    table.seconds(2);
    rollFlush.waitForPeople(table);
    clicks(table, player, SENTENCES.hint);
    expectTrue(!isAsked(table, other), "they are asked again");
    expectHint(table, player, board);
    expectSound(table);
  });

  it("tells nothing of hidden cards: at twins that differ in those it is the same", () => {
    const dealt = rollFlush.open({ seed: 62 });
    rollFlush.deal(dealt, dealt.player("White"));
    const colour = someChoice(dealt).color();
    const { deck } = rollFlush.stateOf(dealt);
    const cards: [string, string] = [expectPresent(deck[0]), expectPresent(deck[deck.length - 1])];
    const twins = twinTables(dealt.save(), "roll-flush", cards, TWO_PLAY.people);
    const says = twins.map((table) => {
      rollFlush.waitForPeople(table);
      const board = rollFlush.piece(table, "board").guid;
      const player = table.player(colour);
      clicks(table, player, SENTENCES.hint);
      agrees(table, colour === "White" ? "Blue" : "White");
      expectHint(table, player, board);
      return shown(player, board, "coach");
    });
    expectSame(says[0], says[1]);
  });

  it("is refused with a sentence where there is none", () => {
    const table = openOffsuit({ seed: 56 });
    const white = table.player("White");
    const asks = (player: PlayerVerbs, sentence: string): void => {
      player.pressesHotkey(HOTKEY_LABELS.hint);
      table.seconds(0.5);
      expectHeard(table, player.color(), sentence);
    };
    asks(white, SENTENCES.notDealt);
    deal(table, white);
    asks(table.player("Blue"), fill(english.table.SENTENCES.notYourGame, { players: "White" }));
    clickAction(table, stateOf(table), { kind: "calm" });
    white.pressesHotkey(HOTKEY_LABELS.hint);
    table.seconds(0.1);
    expectHeard(table, "White", SENTENCES.busy.split("{")[0] ?? "");
    waitForPeople(table);
    clicks(table, white, SENTENCES.tableTab);
    clicks(table, white, SENTENCES.handsOff);
    asks(white, SENTENCES.handsAreOff);
    expectSound(table);
  });

  it("is refused where the table is set so, and by the tutorial", () => {
    const silent = openOffsuit({ seed: 57 }, {}, { hints: "nobody" });
    const white = silent.player("White");
    deal(silent, white);
    expectSame(shown(white, piece(silent, "board").guid, "footer3"), "");
    white.pressesHotkey(HOTKEY_LABELS.hint);
    silent.seconds(0.5);
    expectHeard(silent, "White", SENTENCES.hintsOff);
    const learning = openOffsuit({ seed: 58 });
    const learner = learning.player("White");
    clicks(learning, learner, SENTENCES.learn);
    waitForPeople(learning);
    learner.pressesHotkey(HOTKEY_LABELS.hint);
    learning.seconds(0.5);
    expectHeard(learning, "White", SENTENCES.hintsInTutorial);
    expectSound(learning);
  });
});
