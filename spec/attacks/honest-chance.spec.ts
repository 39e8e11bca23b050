import type { EmulatedTable, Piece, PlayerVerbs } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { say } from "../../src/table/languages/sentences";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { inTurn } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";
import {
  destroys,
  inTheAir,
  looseDice,
  throwOf,
  throwsDice,
  THROW_TIME,
  waitingForHands,
  type Thrown,
} from "./support/throwing";
import { tries } from "./support/trying";
import { english } from "../support/english";
import { answers, expectHeard, freesHands, opens } from "../table/support/hosting";

/** Within how many seconds everybody is told of a die that was taken away, and Hands off goes on. */
const TAKEN_IS_TOLD = 1;
const AT_ONCE = 2;

/** What somebody does to a die that rolls. */
type Meddling = (this: void, player: PlayerVerbs, die: Piece, table: EmulatedTable) => void;

const MEDDLINGS: Readonly<Record<string, Meddling>> = {
  "types a face over it": (player, die) => {
    for (const face of [1, 2, 3, 4]) tries(() => player.typesNumber(die, face));
  },
  "catches it, turns it and puts it down": (player, die, table) => {
    if (!tries(() => player.picksUp(die))) return;
    table.seconds(0.3);
    tries(() => player.typesNumber(die, 1));
    tries(() => player.drops());
  },
  "takes it into a hand": (player, die) => {
    tries(() => player.drags(die).toHand());
  },
  "locks it in every frame": (player, die, table) => {
    for (let frame = 0; frame < 40; frame++) {
      const isLocking = frame % 2 === 0;
      tries(() => player.locks(die, isLocking));
      table.frames(1);
    }
  },
  "throws it again": (player, die) => {
    for (let press = 0; press < 5; press++) tries(() => player.rolls(die));
  },
  "deletes it": (player, die) => {
    tries(() => player.deletes(die));
  },
};

function isHonest<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  const thrown = (): Thrown => throwsDice(at, seed);
  const outcome = (thrown: Thrown): string => throwOf(at, thrown);

  let left: string | undefined;
  /** What a throw becomes that nobody meddles with. */
  const honestly = (): string => (left ??= outcome(thrown()));

  for (const name of Object.keys(MEDDLINGS)) {
    it(`${id}: a throw counts as it falls, though somebody ${name}`, () => {
      const meddled = thrown();
      const { table, dice } = meddled;
      expectTrue(dice.length > 0, "no die is in the air");
      for (const die of dice) MEDDLINGS[name]?.(table.player("White"), die, table);
      expectSame(outcome(meddled), honestly());
      at.waitForPeople(table);
      at.expectPicture(table);
      expectSound(table);
    });
  }

  it(`${id}: a die that a script takes from its throw is thrown again at once, and everybody is told`, () => {
    const { table, dice, steps } = thrown();
    destroys(table, expectPresent(dice[0]));
    table.seconds(TAKEN_IS_TOLD);
    for (const colour of ["White", "Blue"]) expectHeard(table, colour, say("dieGone"));
    expectTrue(
      table.until(() => at.reportOf(table).steps.length > steps, THROW_TIME),
      "the dice are not thrown again",
    );
    at.waitForPeople(table);
    at.expectPicture(table);
    expectSound(table);
  });

  it(`${id}: everybody is told who had a die in hand that is taken from its throw`, () => {
    const table = waitingForHands(at, seed);
    const white = table.player("White");
    const waiting = game.rules.waiting(at.stateOf(table));
    const roll =
      waiting.kind === "chance" && waiting.chance.kind === "roll" ? waiting.chance.dice[0] : undefined;
    const die = at.piece(table, expectPresent(roll, "no dice wait").die);
    white.picksUp(die);
    table.seconds(0.5);
    destroys(table, die);
    table.seconds(TAKEN_IS_TOLD);
    expectHeard(table, "Blue", say("dieTaken", { colour: "White" }));
    expectTrue(
      table.until(() => looseDice(table).length > 0, 5),
      "the die does not come back",
    );
    expectSound(table);
  });

  it(`${id}: a die that is lost while Hands off waits for it does not keep anybody waiting`, () => {
    const { table, dice } = thrown();
    const white = table.player("White");
    freesHands(table, white);
    const die = expectPresent(dice[0]);
    tries(() => white.deletes(die));
    expectTrue(table.objects().includes(die), "a die at work can be deleted");
    destroys(table, die);
    expectTrue(
      table.until(() => at.busyOf(table) === "", AT_ONCE),
      "the table waits for a die that is gone",
    );
    table.seconds(1);
    white.clicks(english.table.SENTENCES.handsOn);
    at.waitForPeople(table);
    at.expectPicture(table);
    expectSound(table);
  });

  it(`${id}: a throw counts, though hands off and Resume are pressed before it comes to rest`, () => {
    const honest = honestly();
    const pressed = thrown();
    const { table } = pressed;
    const white = table.player("White");
    freesHands(table, white);
    expectSame(outcome(pressed), honest);
    table.seconds(1);
    white.clicks(english.table.SENTENCES.handsOn);
    at.waitForPeople(table);
    expectSame(at.reportOf(table).steps[pressed.steps], honest);
    at.expectPicture(table);
  });

  it(`${id}: a throw counts, though all agree to hands off in the frames in which it comes to rest`, () => {
    for (let moment = 0; moment < 4; moment++) {
      const pressed = thrown();
      const { table, steps } = pressed;
      const white = table.player("White");
      opens(table, white, english.table.SENTENCES.tableTab);
      // It happens with the last Yes, or with the click of one who plays alone.
      const isAlone = game.rules.seats.max === 1;
      if (!isAlone) opens(table, white, english.table.SENTENCES.handsOff);
      const rests = (): boolean => inTheAir(table).length === 0;
      expectTrue(!rests(), "the dice have come to rest too early");
      expectTrue(table.until(rests, THROW_TIME), "the dice do not come to rest");
      table.frames(moment);
      if (isAlone) white.clicks(english.table.SENTENCES.handsOff);
      else answers(table, "Blue");
      table.seconds(1);
      const honest = outcome(pressed);
      white.clicks(english.table.SENTENCES.handsOn);
      at.waitForPeople(table);
      expectSame(at.reportOf(table).steps[steps], honest);
    }
  });
}

describe("An attack on chance", () => {
  isHonest(rollFlush, 4);
  const forOne = [
    (): void => {
      isHonest(cardsVsDice, 3);
    },
    (): void => {
      isHonest(pokersRogueReckoning, 5);
    },
  ];
  for (const attack of inTurn(forOne)) attack();
});
