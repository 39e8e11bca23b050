import { openTable, type EmulatedTable, type PlayerVerbs } from "../../src/emulator";
import { GAMES } from "../../src/games";
import { speak, type Language } from "../../src/kit/words/language";
import { text } from "../../src/table/languages/table-texts";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { readText } from "../support/files";
import { speakAt } from "../languages/foreign";
import { anchors } from "../support/rulebook";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { clicks, shown } from "./support/panel-text";
import { pieceOf } from "./support/report";
import { shippedSave } from "./support/save";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";

const { clickAction, piece, stateOf, waitForPeople } = cardsVsDiceTable;

const { HELP, SENTENCES } = english.table;

/** How the paragraph of Cards vs Dice begins that tells CVD-5.5. */
const GATE = "The gate:";
const GATES: readonly (readonly [Language, string])[] = [
  ["de", "Das Tor:"],
  ["es", "El paso:"],
  ["fr", "Le passage"],
  ["zh", "道路："],
];

function boardOf(table: EmulatedTable): string {
  return piece(table, "board").guid;
}

/** The number of the paragraph that answers a rule. */
function answerTo(table: EmulatedTable, rule: string): string {
  const board = piece(table, "board");
  return expectPresent(table.execute(`return attachedRules.answers["${rule}"]`, board), rule) as string;
}

/** A battle in which White has dropped a weapon on a boss too early (CVD-5.5). */
function refused(seed = 3): { table: EmulatedTable; white: PlayerVerbs; board: string } {
  const table = battle(seed);
  const white = table.player("White");
  white.drags(piece(table, "d4")).onto(piece(table, "JS"));
  waitForPeople(table);
  return { table, white, board: boardOf(table) };
}

/** Opens the rule that a refusal has cited: Help has it first. */
function opensRule(table: EmulatedTable, player: PlayerVerbs): void {
  clicks(table, player, SENTENCES.help);
  expectSame(shown(player, boardOf(table), "choice0"), fill(english.table.HELP.rule, { number: "CVD-5.5" }));
  clicks(table, player, fill(english.table.HELP.rule, { number: "CVD-5.5" }));
}

describe("the rule books that boards carry", () => {
  for (const { id } of GAMES) {
    it(`${id}: answers rules that there are, with paragraphs that there are`, () => {
      const table = openTable(shippedSave(id), { players: [{ color: "White" }] });
      table.seconds(1);
      const listed = table.execute(
        `local has, all = {}, {}
        for _, number in ipairs(attachedRules.paragraphs) do has[number] = true end
        for rule, number in pairs(attachedRules.answers) do
          assert(has[number], rule)
          all[#all + 1] = rule:lower()
        end
        return table.concat(all, "|")`,
        pieceOf(table, id, "board"),
      ) as string;
      const book = anchors(readText(`../../docs/rules/${id}.md`));
      const answered = listed.split("|");
      expectTrue(answered.length > 50, `${answered.length} rules`);
      for (const rule of answered) expectTrue(book.includes(rule), `there is no rule ${rule}`);
    });
  }
});

describe("the rules in the panel", () => {
  after_each(() => {
    speak("en");
  });

  it("open at the paragraph for the rule that a refusal cites, and go back to the game", () => {
    const { table, white, board } = refused();
    expectTrue(shown(white, board, "notes").includes("CVD-5.5"), "nothing was refused");
    const prompt = shown(white, board, "prompt");
    opensRule(table, white);
    const page = shown(white, board, "page");
    expectTrue(page.startsWith(`${answerTo(table, "CVD-5.5")} ${GATE}`), page);
    expectTrue(page.includes(`\n${answerTo(table, "CVD-5.6")} Bosses 1 and 2`), page);
    expectTrue(!page.includes("CVD-"), page);
    expectTrue(shown(white, board, "turn").startsWith("Targets"), "no section");
    clicks(table, white, SENTENCES.back);
    expectSame(shown(white, board, "prompt"), prompt);
    expectSame(shown(white, board, "page"), "");
    expectSound(table);
  });

  it("are in the language of the table, which may change while they are read", () => {
    const { table, white, board } = refused();
    opensRule(table, white);
    for (const [language, gate] of GATES) {
      speakAt(table, piece(table, "board"), language);
      const page = shown(white, board, "page");
      expectTrue(page.includes(gate), `${language}: ${page}`);
    }
    clicks(table, white, text().SENTENCES.back);
    clicks(table, white, text().SENTENCES.help);
    clicks(table, white, "怎么玩");
    expectTrue(shown(white, board, "page").startsWith("牌就是怪物"), shown(white, board, "page"));
    expectSound(table);
  });

  it("begin with How to play, the first thing that Help offers, and turn its pages into the numbered ones", () => {
    const table = openTable(shippedSave("cards-vs-dice"), { players: [{ color: "White" }] });
    table.seconds(2);
    const white = table.player("White");
    const board = boardOf(table);
    clicks(table, white, SENTENCES.help);
    expectSame(shown(white, board, "choice0"), "How to play");
    clicks(table, white, "How to play");
    expectTrue(shown(white, board, "page").startsWith("Cards are monsters"), shown(white, board, "page"));
    let pages = 0;
    while (shown(white, board, "turn").startsWith("How to play")) {
      clicks(table, white, HELP.nextPage);
      pages++;
      expectTrue(pages < 6, "it has no end");
    }
    expectTrue(pages > 1, "it fits one page");
    expectTrue(shown(white, board, "page").startsWith("1 "), shown(white, board, "page"));
    clicks(table, white, HELP.previousPage);
    expectTrue(shown(white, board, "page").includes("A battle:"), shown(white, board, "page"));
    expectSound(table);
  });

  it("are offered only to anyone who was refused, and only until the next step", () => {
    const { table, white, board } = refused();
    clicks(table, table.player("Blue"), SENTENCES.help);
    expectTrue(!shown(table.player("Blue"), board, "choice0").startsWith("Rule"), "Blue was not refused");
    opensRule(table, white);
    clicks(table, white, SENTENCES.back);
    clickAction(table, stateOf(table), { kind: "face", target: "m1", weapon: "d4" });
    waitForPeople(table);
    clicks(table, white, SENTENCES.help);
    expectSame(shown(white, board, "log"), "", "what was refused is long past");
    expectSound(table);
  });

  it("turn their pages to the end and back again, and have a list of sections", () => {
    const { table, white, board } = refused();
    opensRule(table, white);
    clicks(table, white, HELP.contents);
    expectTrue(shown(white, board, "prompt").startsWith(HELP.chooseSection), "no contents");
    expectSame(shown(white, board, "choice0"), "How to play");
    clicks(table, white, fill(english.table.SENTENCES.more, { page: 1, pages: 2 }));
    clicks(table, white, "The end");
    const end = shown(white, board, "page");
    expectTrue(end.startsWith(`${answerTo(table, "CVD-9")} `), end);
    clicks(table, white, HELP.nextPage);
    const next = shown(white, board, "page");
    expectTrue(next.startsWith(`${answerTo(table, "CVD-11")} `), next);
    clicks(table, white, HELP.previousPage);
    expectSame(shown(white, board, "page"), end);
    let pages = 0;
    while (shown(white, board, "page") !== "") {
      clicks(table, white, HELP.nextPage);
      pages++;
      expectTrue(pages < 40, "the book has no end");
    }
    expectTrue(
      shown(white, board, "prompt").startsWith(HELP.chooseSection),
      "no contents after the last page",
    );
    expectSound(table);
  });
});
