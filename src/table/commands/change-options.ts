import { same } from "../../kit/data";
import { standardOptions, type OptionSpec, type Options } from "../../kit/options";
import { begin } from "../../kit/playthrough";
import { say } from "../languages/sentences";
import type { Desk } from "../model/desk";
import { refusalInLobby } from "../model/permissions";
import { nextPresetOptions, presetOf, nextOptionValue } from "../model/presets";
import { personAs } from "../model/person-names";
import { isEmpty } from "../model/seats";
import { steamIdAt } from "../../tts/players";
import { refused, type CommandResult, type Handlers, type Refused } from "./result";
import type { Table } from "../table";

/**
 * The options of the next game, to which everybody who plays it has to agree.
 * @noSelf
 */
export interface ChangeOptions {
  handlers: Handlers<"option" | "preset" | "standardOptions" | "acceptOptions" | "againstClock">;
  /** Sets all options of the next game. */
  set: (player: Player, options: Options) => CommandResult;
  /** Why the options keep somebody from dealing, if they do; those who have not accepted them are asked. */
  problem: (dealer: Player) => Refused | undefined;
}

/** The agreement on the options of the game on a desk. */
export function createChangeOptions(table: Pick<Table, "game" | "desk" | "panels">): ChangeOptions {
  const { game, desk, panels } = table;
  const { rules, words } = game;
  function accept(colour: ColorLiteral): void {
    const person = steamIdAt(colour);
    if (!desk.accepted.includes(person)) desk.accepted = desk.accepted.concat([person]);
  }

  function change(colour: ColorLiteral, options: Options): void {
    desk.accepted = [steamIdAt(colour)];
    for (const { name } of rules.options)
      if (options[name] !== desk.options[name]) desk.setBy[name] = personAs(colour);
    desk.options = options;
    if (presetOf(game, desk) === "own") desk.ownOptions = { ...options };
  }

  /** The options can be changed before the deal only; the board shows the game that they make. */
  function inLobby(act: () => void): CommandResult {
    const why = refusalInLobby(desk);
    if (why !== undefined) return refused(why);
    const before = desk.options;
    act();
    if (desk.options === before) return "panels";
    desk.playthrough = begin(rules, { ...desk.options }, Math.max(rules.seats.min, desk.seats.length));
    return "turn";
  }

  return {
    handlers: {
      option: ({ color }, { name }) =>
        inLobby(() => {
          const spec = rules.options.find((other) => other.name === name);
          if (spec === undefined) return;
          change(color, { ...desk.options, [name]: nextOptionValue(spec, desk.options) });
          // Players who change an option want to know what it does.
          const { label, detail } = words.option(spec);
          panels.note(color, say("option", { label, value: detail }));
        }),
      preset: ({ color }) =>
        inLobby(() => {
          change(color, nextPresetOptions(game, desk));
        }),
      standardOptions: () =>
        inLobby(() => {
          desk.options = standardOptions(rules.options);
        }),
      againstClock: () =>
        inLobby(() => {
          desk.againstClock = !desk.againstClock;
        }),
      acceptOptions: ({ color }, { options }) => {
        if (!same(options, desk.options)) return refused({ kind: "cannotNow" });
        return inLobby(() => {
          accept(color);
        });
      },
    },
    set: ({ color }, options) =>
      inLobby(() => {
        change(color, options);
      }),
    problem: (dealer) => {
      if (rules.seats.max === 1 || !isVariant(rules.options, desk)) return undefined;
      // Dealing accepts these options.
      accept(dealer.color);
      const missing = yetToAccept(desk);
      for (const colour of missing)
        Player[colour].broadcast(say("askedToAccept", { player: personAs(dealer.color) }));
      if (missing.length === 0) return undefined;
      return refused({ kind: "notAccepted", players: missing });
    },
  };
}

/** Whether the next game would be another one than the designer's. */
export function isVariant(specs: readonly OptionSpec[], { options }: Desk): boolean {
  return specs.some(({ name, standard }) => (options[name] ?? standard) !== standard);
}

/** The people who would play and have not accepted the options as they are now; bots take them as they come. */
export function yetToAccept({ seats, accepted }: Desk): ColorLiteral[] {
  const colours: ColorLiteral[] = [];
  for (const tableSeat of seats) {
    const { player } = tableSeat;
    if (player.kind !== "person" || isEmpty(tableSeat)) continue;
    if (!accepted.includes(steamIdAt(player.colour)) && !colours.includes(player.colour))
      colours.push(player.colour);
  }
  return colours;
}
