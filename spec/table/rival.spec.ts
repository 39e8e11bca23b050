import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { obeying } from "../../src/kit/game/advice";
import { standardOptions } from "../../src/kit/rules/options";
import { rivalGame, type RivalResult } from "../../src/kit/advice/rival";
import type { GameRecord } from "../../src/kit/record/record";
import type { Action } from "../../src/games/rogue-solitaire/rules/state";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { readLadder } from "../../src/features/bot-rival";
import type { EmulatedTable } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { gameTable } from "./game-table";
import { expectShown, shown } from "./support/hosting";
import { expectSound } from "./support/soundness";

const at = gameTable(rogueSolitaire);
const { rules, box, hints } = rogueSolitaire;
const bot = obeying(expectPresent(hints).advisor);
const TOLD = startOf(english.table.SENTENCES.rivalCards);

function botPlays(record: GameRecord<Action>): RivalResult {
  const next = rivalGame(rules, box.cards, record, bot);
  for (;;) {
    const end = next();
    if (end !== undefined) return end;
  }
}

const { rivalBeaten, rivalNext, levelBeginner, levelCasual } = english.table.SENTENCES;
const BEATEN = fill(rivalBeaten, { level: levelBeginner });
const NEXT = fill(rivalNext, { level: levelCasual });
/** How many games are played until one of them beats the beginner. */
const GAMES = 12;

/** After how many frames a panel is read again. */
const FRAMES_A_LOOK = 20;

/** Plays the game on the table to its end, and waits for the rival. */
function playsOut(table: EmulatedTable, seed: number, policy = "sensible"): void {
  at.playOn(table, { policy, seed });
  waitsForRival(table);
}

/** Waits until it is told how the rival has fared; reading a panel costs more than a frame. */
function waitsForRival(table: EmulatedTable): void {
  let frames = 0;
  table.until(() => frames++ % FRAMES_A_LOOK === 0 && shown(table, "White").includes(TOLD), 180);
  expectShown(table, "White", TOLD);
}

describe("Rivals of four levels", () => {
  it("begin with the weakest, and whoever beats one is offered the next one, with other cards", () => {
    let won: EmulatedTable | undefined;
    for (let seed = 1; seed <= GAMES && won === undefined; seed++) {
      const table = at.open({ seed }, {}, { speed: "instant" });
      at.deal(table, table.player("White"));
      playsOut(table, seed);
      if (shown(table, "White").includes(BEATEN)) won = table;
      else expectTrue(!shown(table, "White").includes(NEXT), "a rival that was not beaten is passed");
    }
    const table = expectPresent(won, "no game beats the beginner");
    expectShown(table, "White", NEXT);

    // A table that is loaded plays the same rival again, not the next one.
    const again = at.open({ seed: 96 });
    again.load(table.save());
    waitsForRival(again);
    expectShown(again, "White", BEATEN);
    again.seconds(1);
    again.player("White").clicks(NEXT);
    at.waitForPeople(again);
    expectTrue(at.decidingSeat(at.stateOf(again)) !== undefined, "no game was dealt");
    // The rival of the next level plays whatever becomes of the game.
    playsOut(again, 3, "random");
    expectTrue(shown(again, "White").includes(levelCasual), shown(again, "White"));
    expectSound(again);
  });

  it("are read from saves that know none, and from damaged ones", () => {
    expectSame(readLadder(undefined), { beaten: [] });
    expectSame(readLadder("rubbish"), { beaten: [] });
    expectSame(readLadder({ beaten: [{ id: "a", level: "wizard" }], facing: 7 }), { beaten: [] });
    const sound = { beaten: [{ id: "a", level: "beginner" }], facing: "casual" };
    expectSame(readLadder(sound), sound);
  });
});

describe("A bot with the same cards", () => {
  it("plays on after the game, and its result is shown beside one's own", () => {
    const table = at.open({ seed: 95 }, {}, { speed: "instant" });
    at.deal(table, table.player("White"));
    const decide = at.decider("random", 4);
    for (;;) {
      const state = at.stateOf(table);
      if (at.decidingSeat(state) === undefined) break;
      expectTrue(!shown(table, "White").includes(TOLD), "it is told before the end");
      at.take(table, decide(state));
      at.waitForPeople(table);
    }
    waitsForRival(table);
    const line = expectPresent(
      shown(table, "White")
        .split("\n")
        .find((text) => text.startsWith(TOLD)),
    );
    expectSound(table);

    // The same cards bring the same game, also at a table that is loaded again.
    const again = at.open({ seed: 96 });
    again.load(table.save());
    waitsForRival(again);
    expectShown(again, "White", line);
  });

  it("is dealt by the code, or as the record tells", () => {
    const options = standardOptions(rules.options);
    const record = { game: rules.id, options, seats: 1, steps: [] };
    const byCode = ["A", "B", "C", "D"].map((code) => botPlays({ ...record, code }));
    expectSame(botPlays({ ...record, code: "A" }), expectPresent(byCode[0]));
    const fights = byCode.map(({ summary }) => summary["fights"] ?? 0);
    expectTrue(
      fights.some((count) => count !== fights[0]),
      "every code brings the same game",
    );
    const waiting = rules.waiting(rules.start(options, 1));
    const cards = waiting.kind === "chance" && waiting.chance.kind === "shuffle" ? waiting.chance.cards : [];
    const backwards = cards.slice().reverse();
    const shuffled = (order: string[]): GameRecord<Action> => ({
      ...record,
      steps: [{ kind: "chance", outcome: { kind: "shuffled", order } }],
    });
    const [one, other] = [botPlays(shuffled(cards.slice())), botPlays(shuffled(backwards))];
    expectTrue(one.summary["fights"] !== other.summary["fights"], "the recorded shuffle does not count");
    // A shuffle of other cards does not fit.
    expectSame(botPlays(shuffled(["KSa"])), botPlays(record));
  });
});
