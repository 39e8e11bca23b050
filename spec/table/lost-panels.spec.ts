import { buildTree, xmlOf } from "../../src/emulator/ui/tree";
import { readXml, writeXml } from "../../src/emulator/ui/xml";
import { withoutPanels, type BoardPanels } from "../../src/table/panel/panel-installation";
import { panelsXml } from "../../src/table/panel/markup";
import { expectSame } from "../support/expect";

const FIRST = panelsXml("abc123", ["White", "Grey"]);
const SECOND = panelsXml("def456", ["White", "Blue", "Red", "Grey"]);

/** What other mods have put on the screen, in the way of others, and in a language with letters of two and three bytes. */
const BEFORE = `<!-- Xml UI. -->\n<Defaults>\n  <Text class="上{" color='#fff'/>\n</Defaults>\n<Panel id="a"><Panel /></Panel>`;
const BETWEEN = `<Text>"Offsuit" für 2 > 1 人</Text>\r\n`;
const AFTER = `<Defaults><Button fontSize="30"/></Defaults>\n\n<Panel id="z" active="false">\n</Panel>\n`;

const stayed = (...boards: string[]): ((this: void, panels: BoardPanels) => boolean) => {
  return ({ board }) => boards.includes(board);
};

/** An XML text as the game writes it down again after a script has changed an attribute. */
function rewritten(xml: string): string {
  const reading = readXml(xml);
  return reading.kind === "read" ? writeXml(xmlOf(buildTree(reading.elements))) : reading.reason;
}

describe("the panels of boards that are gone", () => {
  it("are cut out, and everything else stays byte for byte", () => {
    const all = [BEFORE, FIRST, BETWEEN, SECOND, AFTER].join("");
    expectSame(withoutPanels(all, stayed("abc123", "def456")), all);
    expectSame(withoutPanels(all, stayed("def456")), [BEFORE, BETWEEN, SECOND, AFTER].join(""));
    expectSame(withoutPanels(all, stayed("abc123")), [BEFORE, FIRST, BETWEEN, AFTER].join(""));
    expectSame(withoutPanels(all, stayed()), [BEFORE, BETWEEN, AFTER].join(""));
  });

  it("are found side by side, alone, and where there is nothing else", () => {
    expectSame(withoutPanels(FIRST + SECOND, stayed("def456")), SECOND);
    expectSame(withoutPanels(FIRST + SECOND, stayed("abc123")), FIRST);
    expectSame(withoutPanels(FIRST, stayed()), "");
    expectSame(withoutPanels("", stayed()), "");
    expectSame(withoutPanels(BEFORE + AFTER, stayed()), BEFORE + AFTER);
  });

  it("are found as the game writes them down again", () => {
    const all = rewritten([BEFORE, FIRST, SECOND, AFTER].join(""));
    expectSame(rewritten(withoutPanels(all, stayed())), rewritten(BEFORE + AFTER));
    expectSame(rewritten(withoutPanels(all, stayed("def456"))), rewritten([BEFORE, SECOND, AFTER].join("")));
  });

  it("tell for which colours they are", () => {
    const seen: BoardPanels[] = [];
    withoutPanels(BEFORE + SECOND + FIRST, (panels) => {
      seen.push({ board: panels.board, colours: panels.colours });
      return true;
    });
    expectSame(seen, [
      { board: "def456", colours: ["White", "Blue", "Red", "Grey"] },
      { board: "abc123", colours: ["White", "Grey"] },
    ]);
  });

  it("stay where their end is missing: better too much than somebody else's", () => {
    const half = FIRST.substring(0, FIRST.length - 40);
    expectSame(withoutPanels(half + AFTER, stayed()), half + AFTER);
  });
});
