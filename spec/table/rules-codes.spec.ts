import type { EmulatedTable } from "../../src/emulator";
import { pokerchess } from "../../src/games/pokerchess";
import { OPTIONS as CHESS_OPTIONS } from "../../src/games/pokerchess/rules/options";
import { OPTIONS as ROGUE_OPTIONS } from "../../src/games/rogue-solitaire/rules/options";
import { OPTIONS as FLUSH_OPTIONS } from "../../src/games/roll-flush/rules/options";
import { checkFigure } from "../../src/kit/data/check-figure";
import { rulesCode } from "../../src/kit/record/rules-code";
import { fill } from "../../src/kit/words/words";
import { partId } from "../../src/table/panel/layout";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english, startOf } from "../support/english";
import { gameTable } from "./game-table";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";
import { expectHeard, expectNotShown, expectShown, heard } from "./support/hosting";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;
const chess = gameTable(pokerchess);

/** Five Jokers and diagonal moves. */
const DIAGONAL = rulesCode("rogue-solitaire", ROGUE_OPTIONS, { diagonal: true, startJokers: 5 });
/** Six floors. */
const FLOORS = rulesCode("rogue-solitaire", ROGUE_OPTIONS, { targetFloors: 6 });

function says(table: EmulatedTable, line: string, colour = "White"): void {
  table.player(colour).says(`!offsuit ${line}`);
  table.seconds(0.5);
}

function press(table: EmulatedTable, ...labels: string[]): void {
  for (const label of labels) {
    table.player("White").clicks(label);
    table.seconds(0.5);
  }
}

/** Types into the field of the page of codes, which is open. */
function type(table: EmulatedTable, text: string): void {
  const { guid } = rogue.piece(table, "board");
  table.player("White").typesInto(partId(guid, "White", "field"), text);
  table.seconds(0.5);
}

/** The line that the chat has printed last of this command. */
function printed(table: EmulatedTable, command: string, colour = "White"): string {
  const lines = heard(table, colour)
    .split("\n")
    .filter((text) => text.startsWith(`!offsuit ${command} `));
  return expectPresent(lines.pop(), `nothing printed of ${command}`);
}

function expectRules(table: EmulatedTable, options: { startJokers: number; diagonal: boolean }): void {
  rogue.deal(table, table.player("White"));
  const { startJokers, diagonal } = rogue.stateOf(table).options;
  expectSame({ startJokers, diagonal }, options);
}

describe("The rules of a game as a code", () => {
  it("go from table to table through the chat", () => {
    const one = rogue.open({ seed: 1 }, { diagonal: true, startJokers: 5 });
    says(one, "rules");
    expectSame(printed(one, "rules"), `!offsuit rules ${DIAGONAL}`);
    const other = rogue.open({ seed: 2 });
    other.player("White").says(printed(one, "rules").toLowerCase());
    other.seconds(0.5);
    expectHeard(other, "White", fill(SENTENCES.rulesSet, { code: DIAGONAL }));
    expectRules(other, { startJokers: 5, diagonal: true });
    // A game tells its own rules, and keeps them.
    says(other, `rules ${FLOORS}`);
    expectHeard(other, "White", SENTENCES.rulesInGame);
    says(other, "rules");
    expectSame(printed(other, "rules"), `!offsuit rules ${DIAGONAL}`);
    expectSound(other);
  });

  it("are set in the lobby, where they can be copied", () => {
    const table = rogue.open({ seed: 3 });
    press(table, SENTENCES.optionsTab, SENTENCES.rulesTab);
    expectShown(table, "White", startOf(SENTENCES.rulesCode));
    expectShown(table, "White", rulesCode("rogue-solitaire", ROGUE_OPTIONS, {}));
    type(table, DIAGONAL);
    expectShown(table, "White", DIAGONAL);
    expectRules(table, { startJokers: 5, diagonal: true });
    expectSound(table);
  });

  it("are refused with a slip, and those of another game, and change nothing", () => {
    const table = rogue.open({ seed: 4 });
    says(table, `rules ${DIAGONAL.replace("SJ5", "SJ6")}`);
    expectHeard(table, "White", SENTENCES.rulesUnreadable);
    says(table, `rules ${rulesCode("roll-flush", FLUSH_OPTIONS, {})}`);
    expectHeard(table, "White", fill(SENTENCES.rulesOfOther, { game: "RF" }));
    says(table, "rules nothing");
    expectHeard(table, "White", fill(SENTENCES.noSuchRules, { name: "NOTHING" }));
    expectRules(table, { startJokers: 3, diagonal: false });
  });

  it("of another version set what is known, and say what is not", () => {
    const table = rogue.open({ seed: 5 });
    const body = "RS-SJ5-XYZ1-SJ77";
    says(table, `rules ${body}-${checkFigure(body)}`);
    expectHeard(table, "White", fill(SENTENCES.rulesUnknown, { parts: "XYZ1, SJ77" }));
    expectRules(table, { startJokers: 5, diagonal: false });
  });

  it("leave the rule book to its numbers", () => {
    const table = rogue.open({ seed: 6 });
    says(table, "rules RS-12");
    expectShown(table, "White", english.table.HELP.contents);
    says(table, "rules 3");
    expectShown(table, "White", english.table.HELP.contents);
    for (const refusal of [SENTENCES.rulesUnreadable, startOf(SENTENCES.noSuchRules)])
      expectTrue(!heard(table, "White").includes(refusal), refusal);
  });

  it("are everybody's affair in a game of several, and not a spectator's", () => {
    const table = rollFlushTable.open({ seed: 7 });
    const code = rulesCode("roll-flush", FLUSH_OPTIONS, { target: 10 });
    const carol = table.joins("Carol");
    carol.says(`!offsuit rules ${code}`);
    table.seconds(0.5);
    expectNotShown(table, "White", SENTENCES.acceptOptions);
    says(table, `rules ${code}`, "Blue");
    expectShown(table, "White", SENTENCES.acceptOptions);
    press(table, SENTENCES.acceptOptions);
    rollFlushTable.deal(table, table.player("White"));
    expectSame(rollFlushTable.stateOf(table).options.target, 10);
    says(table, `rules ${rulesCode("roll-flush", FLUSH_OPTIONS, {})}`, "Blue");
    expectHeard(table, "Blue", SENTENCES.rulesInGame);
    expectSame(rollFlushTable.stateOf(table).options.target, 10);
  });

  it("are told of the game as it was dealt: against bots without its clock", () => {
    const table = chess.open({ seed: 8, players: [{ color: "White" }] });
    press(table, SENTENCES.startFilled);
    table.seconds(3);
    says(table, "rules");
    expectSame(
      printed(table, "rules"),
      `!offsuit rules ${rulesCode("pokerchess", CHESS_OPTIONS, { clockMode: "none" })}`,
    );
  });
});

describe("Rules that somebody keeps under a name", () => {
  it("last with the table, are taken by the chat, a click and the presets, and can be forgotten", () => {
    const table = rogue.open({ seed: 11 });
    says(table, `rules ${DIAGONAL}`);
    says(table, "rules keep club");
    expectHeard(table, "White", fill(SENTENCES.rulesKept, { name: "CLUB" }));
    table.load(table.save());
    table.seconds(2);
    expectShown(table, "White", fill(SENTENCES.preset, { preset: "CLUB" }));
    press(table, SENTENCES.optionsTab, SENTENCES.standardOptions, SENTENCES.rulesTab, "CLUB");
    expectShown(table, "White", DIAGONAL);
    says(table, `rules ${FLOORS}`);
    says(table, "rules club");
    expectShown(table, "White", DIAGONAL);
    press(table, fill(SENTENCES.forgetRules, { name: "CLUB" }));
    expectNotShown(table, "White", "CLUB");
    says(table, "rules forget club");
    expectHeard(table, "White", fill(SENTENCES.noSuchRules, { name: "CLUB" }));
    expectRules(table, { startJokers: 5, diagonal: true });
    expectSound(table);
  });

  it("are kept by a name that is typed, and come after the game's presets", () => {
    const table = rogue.open({ seed: 12 }, { diagonal: true, startJokers: 5 });
    press(table, SENTENCES.optionsTab, SENTENCES.rulesTab);
    type(table, "Club 9");
    expectShown(table, "White", fill(SENTENCES.forgetRules, { name: "CLUB9" }));
    press(table, SENTENCES.optionsTab, fill(SENTENCES.preset, { preset: "CLUB9" }));
    for (const name of [SENTENCES.presetDesigned, SENTENCES.presetEasy, SENTENCES.presetQuick])
      press(table, fill(SENTENCES.preset, { preset: name }));
    expectShown(table, "White", fill(SENTENCES.preset, { preset: "CLUB9" }));
    expectRules(table, { startJokers: 5, diagonal: true });
  });

  it("go to other tables with the line of achievements, and are their owner's", () => {
    const one = rogue.open({ seed: 13 }, { diagonal: true, startJokers: 5 });
    says(one, "rules keep club");
    says(one, "achievements");
    const line = printed(one, "achievements");
    const other = rogue.open({ seed: 14, players: [{ color: "White" }, { color: "Blue" }] });
    other.player("White").says(line.replace("CLUB", "CLAB"));
    other.seconds(0.5);
    expectHeard(other, "White", SENTENCES.achievementsUnreadable);
    other.player("White").says(line);
    other.seconds(0.5);
    expectHeard(other, "White", fill(SENTENCES.rulesAdded, { names: "CLUB" }));
    says(other, "rules club", "Blue");
    expectHeard(other, "Blue", fill(SENTENCES.noSuchRules, { name: "CLUB" }));
    says(other, "rules club");
    expectRules(other, { startJokers: 5, diagonal: true });
  });

  it("are no more than six, and need a name", () => {
    const table = rogue.open({ seed: 15 });
    for (const name of ["a", "b", "c", "d", "e", "f", "a"]) says(table, `rules keep ${name}`);
    expectTrue(!heard(table, "White").includes(startOf(SENTENCES.enoughRules)), "six are too many");
    says(table, "rules keep g");
    expectHeard(table, "White", fill(SENTENCES.enoughRules, { most: 6 }));
    says(table, "rules keep 77");
    expectHeard(table, "White", fill(SENTENCES.noRulesName, { most: 12 }));
  });

  it("that are damaged in a save are left out, and what is impossible in them is as designed", () => {
    const save = rogue.save();
    const id = `${rogue.open({ seed: 16 }).execute("return Player.White.steam_id")}`;
    const kept =
      '[{"id":"76561100000000000","name":"bad","options":{}},7,{"id":3,"name":"X"},' +
      '{"id":"ID","name":"GOOD","options":{"startJokers":5,"diagonal":"yes"}},{"id":"ID","name":"EMPTY"}]';
    boardIn(save, "rogue-solitaire").LuaScriptState =
      `offsuit 2 0\n{"keptRules": ${kept.split("ID").join(id)}}`;
    const table = rogue.open({ seed: 16 });
    table.load(save);
    table.seconds(2);
    press(table, SENTENCES.optionsTab, SENTENCES.rulesTab);
    expectNotShown(table, "White", fill(SENTENCES.forgetRules, { name: "BAD" }));
    expectShown(table, "White", fill(SENTENCES.forgetRules, { name: "EMPTY" }));
    press(table, "GOOD");
    expectRules(table, { startJokers: 5, diagonal: false });
    boardIn(save, "rogue-solitaire").LuaScriptState = 'offsuit 2 0\n{"keptRules": {"a": 5}}';
    table.load(save);
    table.seconds(2);
    expectShown(table, "White", SENTENCES.optionsTab);
  });
});
