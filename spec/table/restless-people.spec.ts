import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { seeds } from "../support/scale";
import { GAMES_OF_TODAY } from "../support/rotation";
import { openShelf, press, findBoard, rest } from "../box/support/shelf-table";
import { gameTable } from "./game-table";
import { CALM } from "./pokerchess";
import { expectSound } from "./support/soundness";

/** How many bursts there are at each table, and how many things happen in one, this many frames apart at most. */
const BURSTS = 5;
const IN_A_BURST = 7;
const LONGEST_GAP = 60;
const COLOURS = ["White", "Blue", "Red", "Green", "Purple", "Yellow", "Orange", "Teal"];
/** After this many seconds everybody sees what they should. */
const SETTLED = 3;

/** What somebody reads in their panel, but for the clock. */
function readBy(person: PlayerVerbs): string {
  return person
    .sees()
    .panels.filter(({ id, text }) => text !== "" && id?.endsWith("clock") !== true)
    .map(({ text }) => text)
    .join("\n");
}

/** Something that a person does with seats. */
function stirs(random: Random, table: EmulatedTable, people: PlayerVerbs[]): void {
  const person = expectPresent(people[below(random, people.length)]);
  const chance = below(random, 10);
  if (chance < 4) person.stands();
  else if (chance < 8) person.sits(expectPresent(COLOURS[below(random, COLOURS.length)]));
  else if (chance < 9 && people.length < COLOURS.length)
    people.push(table.joins(`Guest ${people.length}`, undefined));
  else if (!person.person.host && people.length > 2) {
    person.leaves();
    people.splice(people.indexOf(person), 1);
  }
}

/** Fails unless everybody reads what they read when all panels are taken away and drawn again. */
function expectAsAfresh(table: EmulatedTable, people: readonly PlayerVerbs[], what: string): void {
  const before = people.map((person) => readBy(person));
  table.execute('UI.setXml("")');
  table.frames(10);
  people.forEach((person) => {
    expectSame(readBy(person), "");
  });
  const host = expectPresent(people.find(({ person }) => person.host));
  host.says("!offsuit");
  table.seconds(8);
  people.forEach((person, index) => {
    const after = readBy(person);
    expectTrue(after !== "", `${what}: ${person.color()} has no panel`);
    expectSame(before[index], after, `${what}: ${person.color()}`);
  });
}

/** A game in which nobody runs out of time. */
function optionsOf(game: string): Options {
  return game === "pokerchess" ? CALM : {};
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  for (const seed of seeds(2)) {
    it(`${id}: after bursts of standing up and sitting down every panel is as if it were drawn afresh (${seed})`, () => {
      const random = seeded(seed);
      const table = at.open({ seed }, optionsOf(id));
      const people = [table.player("White"), table.player("Blue")];
      if (seed % 2 === 0) people.push(table.joins("Carla"), table.joins("Dario"));
      at.deal(table, table.player("White"));
      for (let burst = 0; burst < BURSTS; burst++) {
        for (let event = 0; event < IN_A_BURST; event++) {
          stirs(random, table, people);
          table.frames(below(random, LONGEST_GAP + 1));
        }
        table.seconds(SETTLED);
        expectAsAfresh(table, people, `burst ${burst}`);
      }
      expectSame(table.errors(), []);
      expectSame(table.misuses(), []);
    });
  }

  it(`${id}: a player who stands up and sits down again twice within 0.3 seconds has a panel`, () => {
    const table = at.open({ seed: 401 }, optionsOf(id));
    at.deal(table, table.player("White"));
    for (const colour of ["White", "Blue"]) {
      const player = table.player(colour);
      const before = readBy(player);
      for (const first of [1, 4, 5, 7])
        for (const second of [1, 6, 7])
          for (const third of [1, 4, 5, 6]) {
            player.stands();
            table.frames(first);
            player.sits(colour);
            table.frames(second);
            player.stands();
            table.frames(third);
            player.sits(colour);
            table.seconds(1.5);
            expectSame(readBy(player), before, `${colour}, gaps of ${first}, ${second}, ${third} frames`);
          }
    }
    expectSound(table);
  });
}

describe("People who do not sit still", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);

  it("do not keep a game from coming out of its box", () => {
    const cases = ["White", "Blue"].flatMap((colour) => [0, 5, 20].map((after) => ({ colour, after })));
    for (const { colour, after } of cases) {
      const table = openShelf({ seed: 402 });
      const person = table.player(colour);
      press(table, "pokerchess");
      table.frames(after);
      for (const gap of [5, 6, 5]) {
        if (person.color() === "Grey") person.sits(colour);
        else person.stands();
        table.frames(gap);
      }
      rest(table);
      expectTrue(findBoard(table, "pokerchess") !== undefined, `no board comes after ${after} frames`);
      expectSound(table);
    }
  });
});
