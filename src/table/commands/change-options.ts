import { same } from "../../kit/data/data";
import { sameOptions, standardOptions, type Options } from "../../kit/rules/options";
import { begin } from "../../kit/record/playthrough";
import {
  isLikeCode,
  LONGEST_NAME,
  readRulesCode,
  readRulesName,
  rulesCode,
} from "../../kit/record/rules-code";
import { say } from "../languages/sentences";
import { forgetCode } from "../model/deal-codes";
import type { AnyGame, AnyRules } from "../model/game";
import { optionsToDeal, optionsUnhurried } from "../model/hurry";
import { keptBy, MOST_KEPT, withKept, withoutKept } from "../../saved/kept-rules";
import { nextPresetOptions, presetOf, nextOptionValue } from "../model/presets";
import { personAs } from "../model/person-names";
import { isEmpty, type TableSeat } from "../model/seats";
import type { AffairOf } from "../model/settings";
import { personsAt, steamIdAt } from "../../tts/players";
import { RULES, typed } from "./commands";
import { refused, type CommandResult } from "./result";
import type { Table } from "../table";
import type { ChangeOptions } from "./contracts";
import type { Desk } from "../model/contracts";

/** The agreement on the options of the game on a desk. */
export function createChangeOptions(table: Table): ChangeOptions {
  const { game, desk, tell } = table;
  const { rules, words } = game;
  const codeOf = (options: Options): string => rulesCode(rules.id, rules.options, options);

  function accept(colour: ColorLiteral): void {
    const person = steamIdAt(colour);
    if (!desk.accepted.includes(person)) desk.accepted = desk.accepted.concat([person]);
  }

  function change(colour: ColorLiteral, options: Options): void {
    noteChange(table, colour, options);
    desk.options = options;
    if (presetOf(game, desk, steamIdAt(colour)).kind === "own") desk.ownOptions = { ...options };
  }

  /** The board shows the game that the options make. */
  function changing(act: () => void): CommandResult {
    const before = desk.options;
    act();
    if (desk.options === before) return "panels";
    desk.playthrough = begin(rules, { ...desk.options }, Math.max(rules.seats.min, desk.seats.length));
    return "turn";
  }

  /** Sets the options of the next game; the same once more change nothing. */
  function set({ color }: Player, options: Options): CommandResult {
    return changing(() => {
      if (!sameOptions(rules.options, options, desk.options)) change(color, { ...options });
    });
  }

  function take(player: Player, options: Options, answer: string): CommandResult {
    tell("answer", answer, [player]);
    return set(player, options);
  }

  function takeRules(player: Player, typedRules: string): CommandResult {
    if (desk.playing) return refused({ kind: "rulesInGame" });
    if (!isLikeCode(typedRules)) {
      const name = readRulesName(typedRules);
      const kept = keptBy(desk.keptRules, steamIdAt(player.color)).find((other) => other.name === name);
      if (kept === undefined) return refused({ kind: "noSuchRules", name });
      return take(player, kept.options, say("rulesSet", { code: codeOf(kept.options) }));
    }
    const read = readRulesCode(typedRules, rules.id, rules.options);
    if (read.kind === "unreadable") return refused({ kind: "rulesUnreadable" });
    if (read.kind === "otherGame") return refused({ kind: "rulesOfOther", game: read.game });
    const { options, unknown } = read;
    if (unknown.length > 0) return take(player, options, say("rulesUnknown", { parts: unknown.join(", ") }));
    return take(player, options, say("rulesSet", { code: codeOf(options) }));
  }

  function keepRules(player: Player, typedName: string): CommandResult {
    const name = readRulesName(typedName);
    if (name === "") return refused({ kind: "noRulesName", most: LONGEST_NAME });
    const kept = withKept(desk.keptRules, {
      id: steamIdAt(player.color),
      name,
      options: { ...desk.options },
    });
    if (kept === undefined) return refused({ kind: "enoughRules", most: MOST_KEPT });
    desk.keptRules = kept;
    tell("answer", say("rulesKept", { name }), [player]);
    return "panels";
  }

  return {
    handlers: {
      takeRules: (player, { rules: typedRules }) => takeRules(player, typedRules),
      keepRules: (player, { name }) => keepRules(player, name),
      forgetRules: ({ color }, { name }) => {
        const kept = { id: steamIdAt(color), name: readRulesName(name) };
        if (keptBy(desk.keptRules, kept.id).every((other) => other.name !== kept.name))
          return refused({ kind: "noSuchRules", name: kept.name });
        desk.keptRules = withoutKept(desk.keptRules, kept);
        return "panels";
      },
      tellRules: (player) => {
        const { playing, options, playthrough } = desk;
        const code = codeOf(playing ? playthrough.record.options : options);
        tell("reply", say("rulesTold", { line: typed(`${RULES} ${code}`) }), [player]);
        return "nothing";
      },
      option: (player, { name }) =>
        changing(() => {
          const spec = rules.options.find((other) => other.name === name);
          if (spec === undefined) return;
          change(player.color, { ...desk.options, [name]: nextOptionValue(spec, desk.options) });
          // Players who change an option want to know what it does.
          const { label, detail } = words.option(spec);
          tell("remark", say("option", { label, value: detail }), [player]);
        }),
      preset: ({ color }) =>
        changing(() => {
          change(color, nextPresetOptions(game, desk, steamIdAt(color)));
        }),
      standardOptions: () =>
        changing(() => {
          desk.options = standardOptions(rules.options);
          desk.againstClock = false;
          if (isForSeveral(rules)) forgetCode(desk);
        }),
      againstClock: ({ color }) => {
        desk.againstClock = !desk.againstClock;
        noteChange(table, color, game.unhurried?.(desk.options));
        return "panels";
      },
      acceptOptions: ({ color }, { options, code, codedDice }) => {
        if (
          !same(options, optionsToDeal(game, desk)) ||
          code !== desk.code ||
          codedDice !== desk.codedDice.next
        )
          return refused({ kind: "cannotNow" });
        accept(color);
        return "panels";
      },
    },
    set: (player, options) => set(player, options),
    problem: (dealer, seats) => {
      if (!isForSeveral(rules) || !isVariant(game, desk)) return undefined;
      const missing = yetToAccept(desk, seats).filter((colour) => colour !== dealer.color);
      tell("notice", say("askedToAccept", { player: personAs(dealer.color) }), personsAt(missing));
      if (missing.length > 0) return refused({ kind: "notAccepted", players: missing });
      // Dealing accepts these options.
      accept(dealer.color);
      return undefined;
    },
  };
}

/** Somebody wants the next game by other options, or these with its clock or without: others have yet to accept that. */
function noteChange(
  { game: { rules }, desk }: Pick<Table, "game" | "desk">,
  colour: ColorLiteral,
  options: Options | undefined,
): void {
  desk.accepted = [steamIdAt(colour)];
  for (const { name } of rules.options)
    if (options !== undefined && options[name] !== desk.options[name]) desk.setBy[name] = personAs(colour);
}

/** What of the next game is otherwise than the designer has it, by what all who would play it have to accept. */
const IS_CHANGED: {
  readonly [Each in AffairOf<"next", "all">]: (this: void, game: AnyGame, desk: Desk) => boolean;
} = {
  options: ({ rules }, { options }) =>
    rules.options.some(({ name, standard }) => (options[name] ?? standard) !== standard),
  // People who are new to a game have a clock only if they want one.
  clock: (game, desk) => optionsUnhurried(game, desk) !== undefined,
  // The cards of a game for several are really shuffled.
  dealCode: ({ rules }, { code }) => code !== undefined && isForSeveral(rules),
};

/** Whether the next game would be another one than the designer's. */
export function isVariant(game: AnyGame, desk: Desk): boolean {
  return Object.values(IS_CHANGED).some((isChanged) => isChanged(game, desk));
}

/** Whether people play against one another: what is hidden from one of them is nobody's to look up. */
export function isForSeveral({ seats }: Pick<AnyRules, "seats">): boolean {
  return seats.max > 1;
}

/** The people who would play at these seats and have not accepted the options as they are now; bots take them as they come. */
export function yetToAccept({ accepted }: Desk, seats: readonly TableSeat[]): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  for (const tableSeat of seats) {
    const { player } = tableSeat;
    if (player.kind !== "person" || isEmpty(tableSeat)) continue;
    if (!accepted.includes(steamIdAt(player.colour)) && !colours.includes(player.colour))
      colours.push(player.colour);
  }
  return colours;
}
