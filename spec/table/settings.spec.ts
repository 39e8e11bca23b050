import { writeJson, type EmulatedTable } from "../../src/emulator";
import { LANGUAGE_NAMES, LANGUAGES } from "../../src/kit/words/language";
import { flattened } from "../../src/languages/sentences";
import {
  nextSettings,
  readSettings,
  SETTING_NAMES,
  STANDARD_SETTINGS,
  type SettingName,
  type Settings,
} from "../../src/table/model/settings";
import { partId } from "../../src/table/panel/layout";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { translationOf } from "../support/translations";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";
import { agrees, heard, shown } from "./support/hosting";
import { shown as partShown } from "./support/panel-text";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";
import { english, startOf } from "../support/english";

const { deal, open: openRollFlush, piece, reportOf, stateOf, take, waitForPeople } = rollFlushTable;

const GAME = "roll-flush";
const FRENCH = flattened(translationOf("fr", "table"));
/** What a game is about, in German. */
const HOOK = expectPresent(flattened(translationOf("de", "rogue-solitaire"))["HOOK"]);

function buttons(table: EmulatedTable, color: string): string[] {
  return table.sight(color).panels.map((panel) => panel.text);
}

/** The label of the button of a setting, with its value or up to it. */
function labelOf(name: SettingName, value = ""): string {
  return fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES[name], value });
}

/** Clicks the button whose label begins so. */
function press(table: EmulatedTable, color: string, beginning: string): void {
  const find = (start: string): string | undefined =>
    buttons(table, color).find((label) => label.startsWith(start));
  for (const way of [
    english.table.SENTENCES.settingsTab,
    startOf(english.table.SENTENCES.more),
    startOf(english.table.SENTENCES.more),
  ]) {
    const button = find(way);
    if (find(beginning) !== undefined || button === undefined) continue;
    table.player(color).clicks(button);
    table.seconds(0.6);
  }
  const text = find(beginning);
  expectTrue(
    text !== undefined,
    `${color} sees no button ${beginning} in ${buttons(table, color).join(" | ")}`,
  );
  table.player(color).clicks(text ?? beginning);
  table.seconds(0.6);
}

/** What White reads of what has happened in Rogue. */
function logOf(table: EmulatedTable): string {
  return partShown(table.player("White"), rogue.piece(table, "board").guid, "log");
}

/** What a button of a setting shows now. */
function valueOf(table: EmulatedTable, color: string, name: string): string {
  const label = buttons(table, color).find((text) => text.startsWith(`${name}: `)) ?? "";
  return label.split("\n")[0]?.slice(`${name}: `.length) ?? "";
}

/** The settings as the board tells of them. */
function settingsOf(table: EmulatedTable): Settings {
  return reportOf(table).settings;
}

/** A dealt game of White, the host, and Blue, with a spectator. */
function dealt(seed: number, set: Partial<Settings> = {}): EmulatedTable {
  const people = [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }];
  const table = openRollFlush({ seed, players: people }, {}, set);
  deal(table, table.player("White"));
  return table;
}

describe("the settings of a table", () => {
  it("take their standard where they are damaged", () => {
    expectSame(readSettings(undefined), { ...STANDARD_SETTINGS });
    for (const damaged of [5, "x", [], { automation: 1, odds: "yes", undoRule: "", language: "xx" }]) {
      expectSame(readSettings(damaged), { ...STANDARD_SETTINGS });
    }
    const half = { speed: "instant", sounds: {}, textSize: "huge", odds: false };
    expectSame(readSettings(half), { ...STANDARD_SETTINGS, speed: "instant", odds: false });
  });

  it("go round and round", () => {
    const rounds: Record<SettingName, number> = {
      automation: 2,
      odds: 2,
      hints: 3,
      undoRule: 3,
      loneChoices: 2,
      speed: 3,
      sounds: 3,
      monsters: 3,
      indices: 2,
      textSize: 5,
      language: LANGUAGES.length,
    };
    for (const name of SETTING_NAMES) {
      let settings: Settings = { ...STANDARD_SETTINGS };
      for (let step = 1; step <= rounds[name]; step++) {
        settings = nextSettings(settings, name);
        expectSame(readSettings(settings), settings, "a value that is not read back");
        expectSame(
          settings[name] === STANDARD_SETTINGS[name],
          step === rounds[name],
          `${name} after ${step}`,
        );
      }
    }
  });

  it("take their standards where a save has none of them, or nonsense", () => {
    const table = openRollFlush({ seed: 1 });
    const save = table.save();
    boardIn(save, GAME).LuaScriptState =
      'offsuit 2 0\n{"settings": {"odds": false, "undoRule": "always", "speed": 7}, "free": true, "playing": false}';
    table.load(save);
    table.seconds(2);
    expectSame(settingsOf(table), { ...STANDARD_SETTINGS, odds: false, undoRule: "always" });
    expectTrue(reportOf(table).free, "the hands are not free");
  });

  it("survive saving and loading", () => {
    const set: Settings = {
      automation: "referee",
      odds: false,
      hints: "nobody",
      undoRule: "never",
      loneChoices: "asked",
      speed: "instant",
      sounds: "off",
      monsters: "bosses",
      indices: "large",
      textSize: "small",
      language: "de",
    };
    const table = openRollFlush({ seed: 2 }, {}, set);
    table.load(table.save());
    table.seconds(2);
    expectSame(settingsOf(table), set);
  });

  it("are on a sheet, each a button to the next value, and can all be set back", () => {
    const table = openRollFlush({ seed: 3 });
    table.player("White").clicks(partId(piece(table, "board").guid, "White", "footer2"));
    table.seconds(0.6);
    for (const name of [
      english.table.SETTING_NAMES.odds,
      english.table.SETTING_NAMES.undoRule,
      english.table.SETTING_NAMES.speed,
      english.table.SETTING_NAMES.sounds,
    ]) {
      const before = valueOf(table, "White", name);
      press(table, "White", `${name}: `);
      expectTrue(valueOf(table, "White", name) !== before, `${name} stays ${before}`);
    }
    expectTrue(
      buttons(table, "White").every((label) => !label.includes("undefined")),
      "an empty value",
    );
    press(table, "White", english.table.SENTENCES.standardSettings);
    expectSame(settingsOf(table), { ...STANDARD_SETTINGS });
    press(table, "White", english.table.SENTENCES.back);
    expectTrue(buttons(table, "White").includes(english.table.SENTENCES.start), "the lobby is not back");
    expectSound(table);
  });

  it("have hands off as the third level of automation, which belongs to this moment only", () => {
    const table = dealt(4);
    press(table, "White", english.table.SENTENCES.tableTab);
    press(table, "White", labelOf("automation", english.table.SETTING_VALUES.automation.assist));
    expectSame(settingsOf(table).automation, "referee");
    press(table, "White", labelOf("automation", english.table.SETTING_VALUES.automation.referee));
    agrees(table, "Blue");
    expectTrue(reportOf(table).free, "the hands are not free");
    press(table, "White", english.table.SENTENCES.handsOn);
    waitForPeople(table);
    expectSame(reportOf(table).free, false);
    expectSame(settingsOf(table).automation, "referee", "what Resume goes back to");
    press(table, "White", labelOf("automation", english.table.SETTING_VALUES.automation.referee));
    agrees(table, "Blue");
    press(table, "White", labelOf("automation", english.table.SETTING_VALUES.automation.handsOff));
    expectSame(settingsOf(table).automation, "assist");
    expectSame(reportOf(table).free, false);
  });

  it("are for the host to change while a game is on, but for what only concerns how it looks", () => {
    const table = dealt(5);
    table.joins("Carl").sits("Purple");
    table.seconds(1);
    press(table, "Purple", english.table.SENTENCES.tableTab);
    press(table, "Purple", labelOf("odds"));
    expectSame(settingsOf(table).odds, true, "somebody who does not play");
    press(table, "Blue", english.table.SENTENCES.tableTab);
    press(table, "Blue", labelOf("odds"));
    expectSame(settingsOf(table).odds, true, "a guest");
    press(table, "Blue", labelOf("language"));
    expectTrue(!buttons(table, "Blue").includes(LANGUAGE_NAMES.de), "a guest is offered what is refused");
    expectTrue(
      buttons(table, "Blue").includes(english.table.SENTENCES.hostOnly),
      "a guest is not told who may",
    );
    press(table, "Blue", english.table.SENTENCES.back);
    press(table, "Blue", english.table.SENTENCES.tableTab);
    press(table, "Blue", labelOf("sounds"));
    expectSame(settingsOf(table).sounds, "important");
    press(table, "White", english.table.SENTENCES.tableTab);
    press(table, "White", labelOf("odds"));
    expectSame(settingsOf(table).odds, false, "the host");
    press(table, "White", labelOf("language"));
    press(table, "White", LANGUAGE_NAMES.de);
    expectSame(settingsOf(table).language, "de", "the host");
  });

  it("are announced in chat and panel by whoever changes the game of others, and only then", () => {
    const table = dealt(14);
    const told = (settings: string): string =>
      fill(english.table.SENTENCES.settingChanged, { colour: "White", settings });
    const hints = told(labelOf("hints", english.table.SETTING_VALUES.hints.outlook));
    press(table, "White", english.table.SENTENCES.tableTab);
    press(table, "White", labelOf("hints"));
    press(table, "White", labelOf("textSize"));
    press(table, "White", labelOf("sounds"));
    for (const colour of ["White", "Blue", "Grey"]) {
      expectTrue(heard(table, colour).includes(hints), `${colour} is not told in the chat`);
      expectSame(
        heard(table, colour).split(startOf(told(""))).length,
        2,
        "told of what concerns nobody else",
      );
    }
    for (const colour of ["Blue", "Grey"])
      expectTrue(shown(table, colour).includes(hints), `${colour} is not told on the panel`);
    press(table, "White", english.table.SENTENCES.standardSettings);
    const standard = told(labelOf("hints", english.table.SETTING_VALUES.hints.everybody));
    expectTrue(heard(table, "Blue").includes(standard), "settings are set back secretly");
    press(table, "White", labelOf("undoRule"));
    agrees(table, "Blue");
    const undo = told(labelOf("undoRule", english.table.SETTING_VALUES.undoRule.always));
    expectTrue(heard(table, "Grey").includes(undo), "the rule for undo is changed secretly");
    const alone = rogue.open({ seed: 15 });
    rogue.deal(alone, alone.player("White"));
    press(alone, "White", english.table.SENTENCES.tableTab);
    press(alone, "White", labelOf("hints"));
    expectTrue(!heard(alone, "White").includes(startOf(told(""))), "somebody who plays alone is told");
  });

  it("have everything said in another language at once, for everybody", () => {
    const table = rogue.open({ seed: 6, players: [{ color: "White" }, { color: "Grey", name: "Anna" }] });
    press(table, "White", english.table.SENTENCES.tableTab);
    press(table, "White", labelOf("language", LANGUAGE_NAMES.en));
    press(table, "White", LANGUAGE_NAMES.de);
    rogue.waitForPeople(table);
    for (const color of ["White", "Grey"]) {
      expectTrue(buttons(table, color).includes(HOOK), `${color} does not read German`);
    }
    table.load(table.save());
    table.seconds(2);
    expectTrue(buttons(table, "White").includes(HOOK), "the language is forgotten");
  });

  it("have what was told before told again in that language, and the list of languages stays open", () => {
    const table = rogue.open({ seed: 16 });
    const white = table.player("White");
    rogue.deal(table, white);
    const decide = rogue.decider("random", 16);
    for (let decision = 0; decision < 5; decision++) {
      rogue.take(table, decide(rogue.stateOf(table), 0), 0);
      rogue.waitForPeople(table);
    }
    const state = rogue.stateOf(table);
    const before = logOf(table);
    expectTrue(before !== "", "nothing is told");
    press(table, "White", english.table.SENTENCES.tableTab);
    press(table, "White", labelOf("language"));
    press(table, "White", LANGUAGE_NAMES.fr);
    rogue.waitForPeople(table);
    table.seconds(2);
    for (const name of Object.values(LANGUAGE_NAMES))
      expectTrue(
        buttons(table, "White").some((label) => label.includes(name)),
        name,
      );
    expectTrue(buttons(table, "White").includes(`✓ ${LANGUAGE_NAMES.fr}`), "not marked");
    white.clicks(expectPresent(FRENCH["SENTENCES.back"]));
    table.seconds(1);
    const told = logOf(table);
    expectTrue(told !== "" && told !== before, told);
    press(table, "White", expectPresent(FRENCH["SENTENCES.tableTab"]));
    press(table, "White", expectPresent(FRENCH["SENTENCES.settingsTab"]));
    press(table, "White", expectPresent(FRENCH["SETTING_NAMES.language"]));
    press(table, "White", LANGUAGE_NAMES.en);
    rogue.waitForPeople(table);
    table.seconds(2);
    white.clicks(english.table.SENTENCES.back);
    table.seconds(1);
    expectSame(logOf(table), before);
    expectSame(rogue.stateOf(table), state);
  });

  it("have panels begin at a size, and leave those alone whose viewers have chosen one", () => {
    const table = openRollFlush({ seed: 7 });
    const scaleOf = (color: string): string => {
      const id = partId(piece(table, "board").guid, color, "panel");
      return `${table.execute(`return UI.getAttribute("${id}", "scale")`)}`;
    };
    table.player("Blue").clicks("A−");
    table.seconds(0.5);
    press(table, "White", english.table.SENTENCES.tableTab);
    press(table, "White", labelOf("textSize", english.table.SETTING_VALUES.textSize.normal));
    expectSame(scaleOf("White"), "1.1 1.1 1");
    expectSame(scaleOf("Blue"), "0.875 0.875 1");
    table.joins("Carl").sits("Purple");
    table.seconds(1);
    expectSame(scaleOf("Purple"), "1.1 1.1 1", "a late joiner");
  });

  it("are told to Global, and taken over from it", () => {
    const table = openRollFlush({ seed: 8 });
    table.execute("isOffsuit = true; function settingsChanged(message) heard = message.settings end");
    press(table, "White", english.table.SENTENCES.tableTab);
    press(table, "White", labelOf("speed", english.table.SETTING_VALUES.speed.calm));
    const heard = `${table.execute("return heard")}`;
    expectTrue(heard.includes('"brisk"'), `Global hears ${heard}`);
    const set: Settings = { ...STANDARD_SETTINGS, undoRule: "always", language: "de" };
    for (const text of [writeJson({ ...set }), "{ damaged"]) {
      table.execute(`adoptSettings({settings = [[${text}]]})`, piece(table, "board"));
      table.seconds(1);
      expectSame(settingsOf(table), text === "{ damaged" ? { ...STANDARD_SETTINGS } : set);
    }
    expectSound(table);
  });

  it("do not throw dice once more that are rolling", () => {
    const table = dealt(9);
    take(table, { kind: "roll" });
    table.seconds(0.3);
    expectSame(reportOf(table).busy, "rolling");
    press(table, "White", english.table.SENTENCES.tableTab);
    const steps = reportOf(table).steps.length;
    press(table, "White", labelOf("odds"));
    waitForPeople(table);
    expectSame(reportOf(table).steps.length - steps <= 1, true, "thrown twice");
    expectSame(stateOf(table).phase.kind === "over", false);
  });
});
