import { openTable, type EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rollFlush } from "../../src/games/roll-flush";
import { choiceFor } from "../../src/kit/rules/choices";
import type { Game } from "../../src/kit/game/game";
import type { Tutorial } from "../../src/kit/game/tutorial";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { say } from "../../src/table/languages/sentences";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable, type GameTable } from "./game-table";
import { expectSound } from "./support/soundness";
import { agrees, endsGame, isAsked } from "./support/hosting";

/** What the recommended choice is marked with. */
const MARK = "► ";
/** How often a panel is looked at, in seconds: not in every frame, for looking costs more than a frame. */
const GLANCE = 0.4;
/** How many glances a tutorial may take to its next advice, with other seats' choices and pauses in between. */
const GLANCES = 150;

/** The advice of a tutorial. */
interface Advice<Action> {
  action: Action;
  saying: string;
  number: number;
}

function adviceOf<Action>({ steps }: Tutorial<Action>): Advice<Action>[] {
  const list: Advice<Action>[] = [];
  for (const step of steps) {
    if (step.kind === "advice")
      list.push({ action: step.action, saying: step.says(), number: list.length + 1 });
  }
  return list;
}

function shown(table: EmulatedTable, color = "White"): string[] {
  return table.sight(color).panels.map((panel) => panel.text);
}

/** Waits until a panel fits. Fails if that takes too long. */
function waitUntil(table: EmulatedTable, fits: (texts: string[]) => boolean, what: string): void {
  for (let glance = 0; glance < GLANCES; glance++) {
    table.seconds(GLANCE);
    if (fits(shown(table))) return;
  }
  expectTrue(false, `${what}\n${shown(table).join("\n")}`);
}

/** Waits until White is told something; by then buttons are no longer so new that a click on them does not count. */
function waitFor(table: EmulatedTable, text: string): void {
  waitUntil(table, (texts) => texts.includes(text), `White is not told: ${text}`);
  table.seconds(GLANCE);
}

/** Begins the tutorial as White and waits for its first advice. */
function begin<Action>(table: EmulatedTable, tutorial: Tutorial<Action>): void {
  table.player("White").clicks(say("learn"));
  waitFor(table, expectPresent(adviceOf(tutorial)[0]).saying);
}

/** Does what the coach recommends now, which is the first of the choices. */
function follow(table: EmulatedTable): void {
  const player = table.player("White");
  const choices = player.sees().panels.filter(({ id }) => id?.includes(".choice") === true);
  const label = expectPresent(choices.find(({ tag }) => tag === "Button")).text;
  expectTrue(label.startsWith(MARK), label);
  player.clicks(label);
  table.seconds(GLANCE);
  if (isAsked(table, player.color())) agrees(table, player.color());
}

/** Whether anything is recommended. */
function isGuided(texts: readonly string[]): boolean {
  return texts.some((text) => text.startsWith(MARK));
}

/** Chooses anything else at this point of a tutorial, and takes it back; answers whether there is something else. */
function goAstray<State, Action extends GameAction>(
  { stateOf, choicesOf, take, waitForPeople }: GameTable<State, Action>,
  table: EmulatedTable,
  { learner }: Tutorial<Action>,
  { action, saying }: Advice<Action>,
): boolean {
  const choices = choicesOf(stateOf(table), learner);
  const best = choiceFor(choices, action);
  const other = choices.find((choice) => choice !== best && choice.amounts === undefined);
  if (other === undefined) return false;
  take(table, other.action, learner);
  const undo = say("undo");
  waitUntil(
    table,
    (texts) => !texts.includes(saying) && texts.includes(undo),
    "no other choice can be taken back",
  );
  expectTrue(!isGuided(shown(table)), "something is recommended off the tutorial");
  // While dice or a deck decide, nothing is undone.
  waitForPeople(table);
  table.player("White").clicks(undo);
  waitFor(table, saying);
  return true;
}

describe("a tutorial", () => {
  for (const entry of GAMES) entry.visit(describeTutorial);

  it("does not count, and its board says what it is", () => {
    const at = gameTable(cardsVsDice);
    const table = at.open({ seed: 84 });
    const titles = (): string[] => table.sight("Grey").labels.map(({ text }) => text);
    const title = cardsVsDice.words.title();
    const tutorialTitle = say("tutorialTitle", { title });
    begin(table, expectPresent(cardsVsDice.tutorial));
    expectTrue(titles().includes(tutorialTitle));
    const decide = at.decider("random", 3);
    for (
      let steps = 0;
      cardsVsDice.rules.waiting(at.stateOf(table)).kind !== "over" && steps < 200;
      steps++
    ) {
      at.take(table, decide(at.stateOf(table)));
      at.waitForPeople(table);
    }
    waitFor(table, say("endClose"));
    table.player("White").clicks(say("endClose"));
    waitFor(table, say("tutorialOver"));
    expectTrue(shown(table).includes(cardsVsDice.words.hook()), shown(table).join("\n"));
    table.player("White").clicks(say("changeOptions"));
    waitFor(table, say("learn"));
    table.seconds(1);
    expectTrue(titles().includes(title) && !titles().includes(tutorialTitle), titles().join("\n"));
    expectSound(table);
  });

  it("goes on when somebody takes over from a bot, and lets that player choose", () => {
    const at = gameTable(rollFlush);
    const tutorial = expectPresent(rollFlush.tutorial);
    const table = at.open({ seed: 85 });
    begin(table, tutorial);
    const [learner, bot] = at.reportOf(table).seats;
    expectSame(learner?.player, "White");
    expectSame(bot?.kind, "bot");
    table.player("Blue").clicks(say("takeSeat", { colour: expectPresent(bot).colour }));
    table.seconds(GLANCE);
    for (const { saying } of adviceOf(tutorial).slice(0, 7)) {
      waitFor(table, saying);
      follow(table);
    }
    waitUntil(table, () => at.reportOf(table).deciding.includes(1), "the other player is not asked");
    expectTrue(!isGuided(shown(table, "Blue")), "Blue is told what to do");
    at.take(table, { kind: "roll" }, 1);
    at.waitForPeople(table);
    expectSame(at.stateOf(table).phase, { kind: "rolled", first: 2, second: 4, rerolled: false });
    endsGame(table, table.player("White"));
    waitFor(table, say("learn"));
    expectSound(table);
  });
});

/** After these pieces of advice the table is loaded from its save, and rewound. */
const LOADED_AT = 3;
const REWOUND_AT = 5;

function describeTutorial<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  it(`of ${game.rules.id} is played to its end by following the coach, whatever comes between`, () => {
    const at = gameTable(game);
    const tutorial = expectPresent(game.tutorial);
    const advice = adviceOf(tutorial);
    let table = at.open({ seed: 82 });
    let strayed = 0;
    begin(table, tutorial);
    for (const { saying, action, number } of advice) {
      waitFor(table, saying);
      expectTrue(shown(table).includes(say("tutorialPart", { number, count: advice.length })));
      if (number % 4 === 2 && goAstray(at, table, tutorial, { saying, action, number })) strayed++;
      if (number === LOADED_AT) {
        table = openTable(table.save(), { players: [{ color: "White" }], seed: 83 });
        waitFor(table, saying);
      }
      if (number === REWOUND_AT) {
        const before = table.checkpoint();
        follow(table);
        table.seconds(1);
        table.rewindTo(before);
        waitFor(table, saying);
      }
      follow(table);
    }
    expectTrue(strayed > 0, "there was never another choice");
    waitFor(table, tutorial.farewell());
    at.waitForPeople(table);
    at.expectPicture(table);
    expectTrue(!isGuided(shown(table)), "something is recommended after the tutorial");
    expectSound(table);
  });
}
