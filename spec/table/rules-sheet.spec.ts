import { openTable, type EmulatedTable, type PlayerVerbs } from "../../src/emulator";
import { GAMES } from "../../src/games";
import { english } from "../../src/table/languages";
import { RULE_PAGE } from "../../src/table/languages/rule-book";
import { expectSame, expectTrue } from "../support/expect";
import { readText } from "../support/files";
import { anchors } from "../support/rulebook";
import { battle, clickAction, piece, stateOf, waitForPeople } from "./cards-vs-dice";
import { clicks, shown } from "./support/panel-text";
import { pieceOf } from "./support/report";
import { shippedSave } from "./support/save";
import { expectSound } from "./support/soundness";

const { HELP, SENTENCES } = english;

/** A number of a rule in a page of the notebook. */
const CITED = "%u%u+%-%d+%.?%d*%f[%D]";

function boardOf(table: EmulatedTable): string {
  return piece(table, "board").guid;
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
  expectSame(shown(player, boardOf(table), "choice0"), "Rule CVD-5.5");
  clicks(table, player, "Rule CVD-5.5");
}

describe("the rule books that boards carry", () => {
  for (const { id } of GAMES) {
    it(`${id}: has every number of the rules, once, and pages that fit`, () => {
      const table = openTable(shippedSave(id), { players: [{ color: "White" }] });
      table.seconds(1);
      const look = (what: string): string => {
        const listed = table.execute(
          `local all = {} for i, rule in ipairs(attachedRules.rules) do all[i] = rule.${what} end return table.concat(all, "|")`,
          pieceOf(table, id, "board"),
        );
        return `${listed as string}|`;
      };
      const numbers = `|${look("number")}`;
      const book = anchors(readText(`../../docs/rules/${id}.md`));
      for (const anchor of book) {
        const parts = numbers.split(`|${anchor.toUpperCase()}|`);
        expectSame(parts.length, 2, `${anchor} is there ${parts.length - 1} times`);
      }
      expectTrue(book.length > 80, `${book.length} anchors`);
      let cited = 0;
      for (const [number = ""] of string.gmatch(readText(`../../saves/notebook/${id}.txt`), CITED)) {
        expectTrue(numbers.includes(`|${number}|`), `the notebook cites ${number}`);
        cited++;
      }
      expectTrue(cited > 10, `the notebook cites ${cited} rules`);
      for (const lines of look("lines").split("|")) {
        expectTrue((tonumber(lines) ?? 0) <= RULE_PAGE.lines, `${lines} lines`);
      }
      expectTrue(
        !look("text").includes("](") && !look("text").includes("**"),
        "there is markup in the rules",
      );
    });
  }
});

describe("the rules in the panel", () => {
  it("open at the rule that a refusal cites, and go back to the game", () => {
    const { table, white, board } = refused();
    expectTrue(shown(white, board, "notes").includes("CVD-5.5"), "nothing was refused");
    const prompt = shown(white, board, "prompt");
    opensRule(table, white);
    const page = shown(white, board, "page");
    expectTrue(page.startsWith("CVD-5.5 The gate."), page);
    expectTrue(page.includes("CVD-5.6 Bosses"), "no neighbour");
    expectTrue(shown(white, board, "turn").startsWith("CVD-5 Attacks"), "no section");
    clicks(table, white, SENTENCES.back);
    expectSame(shown(white, board, "prompt"), prompt);
    expectSame(shown(white, board, "page"), "");
    expectSound(table);
  });

  it("are offered only to whoever was refused, and only until the next step", () => {
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
    clicks(table, white, "More (1 of 3)");
    clicks(table, white, "CVD-9 End");
    const end = shown(white, board, "page");
    expectTrue(end.startsWith("CVD-9 End"), end);
    clicks(table, white, HELP.nextPage);
    const next = shown(white, board, "page");
    expectTrue(next !== end && next.includes("CVD-11"), next);
    clicks(table, white, HELP.previousPage);
    expectTrue(shown(white, board, "page").includes("CVD-9.1"), "not back");
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
