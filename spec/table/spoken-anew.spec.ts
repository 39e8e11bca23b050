import { fill } from "../../src/kit/words/words";
import { LANGUAGE_NAMES } from "../../src/kit/words/language";
import { flattened } from "../../src/languages/sentences";
import { english } from "../support/english";
import { expectPresent, expectTrue } from "../support/expect";
import { translationOf } from "../support/translations";
import { rollFlushTable } from "./roll-flush";
import {
  agrees,
  asksForHandsOff,
  expectHeard,
  expectNotShown,
  expectShown,
  isAsked,
  opens,
  opensSettings,
  stripOf,
} from "./support/hosting";
import { expectSound } from "./support/soundness";

const { SENTENCES, SETTING_NAMES, SETTING_MEANINGS } = english.table;
const GERMAN = flattened(translationOf("de", "table"));

function german(sentence: string, values: Record<string, string> = {}): string {
  return fill(expectPresent(GERMAN[sentence]), values);
}

describe("A table that changes its language", () => {
  it("leaves no line of the former one in a panel: refusals are gone, and what waits for an answer is asked in the new one", () => {
    const table = rollFlushTable.open({ seed: 851 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    rollFlushTable.deal(table, white);
    blue.says("!offsuit rematch");
    table.seconds(1);
    expectShown(table, "Blue", SENTENCES.rematchLater);
    asksForHandsOff(table, blue);
    table.seconds(1);
    expectTrue(isAsked(table, "White"), "White is not asked");
    // The page has no room for what was told.
    opens(table, blue, SENTENCES.back);
    expectShown(table, "Blue", SENTENCES.rematchLater);
    const value = fill(SENTENCES.option, { label: SETTING_NAMES.language, value: LANGUAGE_NAMES.en });
    opensSettings(table, white);
    opens(table, white, `${value}\n${SETTING_MEANINGS.language}`, LANGUAGE_NAMES.de);
    table.seconds(2);
    expectNotShown(table, "Blue", SENTENCES.rematchLater);
    const [what, colour] = [german("SENTENCES.handsOff"), german("COLOURS.Blue")];
    const [asked, asking] = [stripOf(table, "White") ?? "", stripOf(table, "Blue") ?? ""];
    expectTrue(asked.startsWith(german("SENTENCES.askHandsOff", { colour })), asked);
    expectTrue(asking.startsWith(german("SENTENCES.voteYours", { what })), asking);
    agrees(table, "White");
    expectTrue(rollFlushTable.reportOf(table).free, "the answer does not count");
    expectHeard(table, "Blue", german("SENTENCES.voteAgreed", { what }));
    expectSound(table);
  });

  it("leaves what somebody has opened open", () => {
    const table = rollFlushTable.open({ seed: 852 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    opens(table, blue, SENTENCES.optionsTab);
    expectShown(table, "Blue", SENTENCES.standardOptions);
    const value = fill(SENTENCES.option, { label: SETTING_NAMES.language, value: LANGUAGE_NAMES.en });
    opensSettings(table, white);
    opens(table, white, `${value}\n${SETTING_MEANINGS.language}`, LANGUAGE_NAMES.de);
    table.seconds(2);
    expectShown(table, "Blue", german("SENTENCES.standardOptions"));
    expectSound(table);
  });
});
