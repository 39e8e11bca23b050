import { openTable, type EmulatedTable, type PlayerVerbs } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import type { Action } from "../../src/games/rogue-solitaire/rules/state";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { rogue } from "./rogue-solitaire";
import { pokerchess } from "./pokerchess";
import { expectNotHeard, heard } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { english, startOf } from "../support/english";

const { decider, expectPicture, open: openRogue, reportOf, stateOf, waitForPeople } = rogue;
const { deal, open: openPokerchess, reportOf: chessReport, stateOf: chessState } = pokerchess;

/** What somebody was told last that begins with the log or whose move it is, and ends with how to choose. */
function lastTold(table: EmulatedTable, colour: string): string {
  const lines = table.sight(colour).lines.filter(({ text }) => string.find(text, "\n1  ")[0] !== undefined);
  return lines[lines.length - 1]?.text ?? "";
}

/** The number under which something stood in what somebody was told last. */
function numberOf(table: EmulatedTable, colour: string, label: string): string | undefined {
  for (const [line] of string.gmatch(lastTold(table, colour), "[^\n]+")) {
    const [number, what = ""] = string.match(line ?? "", "^(%d+)  (.*)$");
    if (number !== undefined && what.startsWith(label)) return number;
  }
  return undefined;
}

/** Chooses something by its number, and waits until the table waits again. */
function types(table: EmulatedTable, player: PlayerVerbs, label: string): void {
  const number = numberOf(table, player.color(), label);
  const told = lastTold(table, player.color());
  player.says(`!offsuit ${expectPresent(number, `"${label}" is not in:\n${told}`)}`);
  table.seconds(0.5);
}

/** Takes an action by its number: opens its group, turns the pages, says yes. */
function typesAction(table: EmulatedTable, player: PlayerVerbs, action: Action): void {
  const seen = rogueSolitaire.rules.seen(stateOf(table), 0);
  const { group, label } = rogueSolitaire.words.choice(seen, { action, rule: "" });
  const colour = player.color();
  if (group !== "" && numberOf(table, colour, group) !== undefined) types(table, player, group);
  for (let page = 0; page < 20 && numberOf(table, colour, label) === undefined; page++)
    types(table, player, startOf(english.table.SENTENCES.more));
  types(table, player, label);
  if (rogueSolitaire.words.confirm(seen, action) !== undefined) player.says("!offsuit yes");
  waitForPeople(table);
}

describe("the chat", () => {
  it("plays a game from the deal to its end for anyone who has no panel", () => {
    const table = openRogue({ seed: 91 }, { startJokers: 9, diagonal: true, targetFloors: 1 });
    const white = table.player("White");
    const decide = decider("sensible", 1);
    expectSame(white.says("!offsuit"), false, "everybody reads the command");
    table.seconds(0.5);
    types(table, white, english.table.SENTENCES.start);
    waitForPeople(table);
    while (rogueSolitaire.rules.waiting(stateOf(table)).kind !== "over") {
      typesAction(table, white, decide(stateOf(table)));
    }
    expectTrue(
      lastTold(table, "White").includes(english.table.SENTENCES.playAgain),
      lastTold(table, "White"),
    );
    expectNotHeard(table, "Blue", english.table.SENTENCES.playAgain);
    expectPicture(table);
    expectSound(table);
  });

  it("takes numbers only as they were told last, and says what can be typed", () => {
    const table = openPokerchess({ seed: 92 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    deal(table, white);
    const mover = chessReport(table).deciding[0] === 0 ? white : blue;
    const before = chessState(table);
    mover.says("!offsuit 1");
    table.seconds(1);
    expectSame(chessState(table), before, "a number was taken that nobody had been told");
    expectTrue(
      heard(table, mover.color()).includes(english.table.SENTENCES.chatStale),
      heard(table, mover.color()),
    );
    mover.says("!offsuit 99");
    mover.says("!offsuit help");
    mover.says("!offsuit nonsense");
    table.seconds(1);
    expectTrue(
      heard(table, mover.color()).includes(
        startOf(fill(english.table.SENTENCES.noSuchChoice, { number: 99 })),
      ),
    );
    expectTrue(heard(table, mover.color()).includes("!offsuit hands off - "));
    expectTrue(
      heard(table, mover.color()).includes(
        startOf(fill(english.box.SENTENCES.unknownCommand, { command: "!offsuit nonsense" })),
      ),
    );
    expectSound(table);
  });

  it("takes the signs of other keyboards for plain ones", () => {
    const table = openRogue({ seed: 95 });
    const white = table.player("White");
    for (const call of ["！offsuit", "! offsuit", "!\u00A0offsuit", "\u3000！ｏｆｆｓｕｉｔ", "! OFFSUIT"])
      expectSame(white.says(call), false, call);
    table.seconds(0.5);
    expectSame(numberOf(table, "White", english.table.SENTENCES.start), "1");
    white.says("！offsuit １");
    waitForPeople(table);
    expectSame(reportOf(table).playing, true);
    expectSame(white.says("! what a card"), true, "what is no command is for everybody");
    expectSound(table);
  });

  it("is heard by the board itself on a table that is not ours", () => {
    const save = pokerchess.save();
    save.LuaScript = "";
    const table = openTable(save, { players: [{ color: "White" }, { color: "Blue" }], seed: 94 });
    table.seconds(2);
    const white = table.player("White");
    expectSame(white.says("!offsuit"), false, "everybody reads the command");
    table.seconds(0.5);
    types(table, white, english.table.SENTENCES.start);
    table.seconds(3);
    expectSame(chessReport(table).playing, true);
    expectSame(white.says("!offsuit help"), false);
    expectTrue(heard(table, "White").includes("!offsuit hands off - "), heard(table, "White"));
    expectSame(white.says("offsuit is nice"), true, "what is no command is for everybody");
    expectNotHeard(table, "Blue", startOf(english.table.SENTENCES.chatHow));
    expectSound(table);
  });

  it("answers a spectator alone, and takes no choice from one", () => {
    const table = openRogue({ seed: 93 });
    const [anna, carol] = [table.joins("Anna"), table.joins("Carol")];
    anna.says("!offsuit");
    anna.says("!offsuit undo");
    table.seconds(1);
    const words = (person: PlayerVerbs): string =>
      person
        .sees()
        .lines.map(({ text }) => text)
        .join("\n");
    expectTrue(words(anna).includes("Rogue"), words(anna));
    expectTrue(!words(carol).includes(startOf(english.table.SENTENCES.chatHow)), words(carol));
    expectSame(reportOf(table).playing, false);
    expectSound(table);
  });
});
