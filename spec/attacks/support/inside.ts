import type { EmulatedTable, Piece } from "../../../src/emulator";
import { enter } from "../../../src/emulator/scripts";
import { isRecord } from "../../../src/kit/data/data";
import type { Command } from "../../../src/table/commands/commands";
import { isRefused, type Reply } from "../../../src/table/commands/result";
import type { SaveAndClose } from "../../../src/table/game/save-and-close";
import type { View } from "../../../src/table/panel/view";
import type { Table } from "../../../src/table/table";
import { expectPresent } from "../../support/expect";
import type { Look } from "../../../src/table/panel/contracts";

/** A part of the inside of a script, as Lua tells of it: by its names nothing can be found, for the build shortens them. */
type Variable = LuaMultiReturn<[string | undefined, unknown]>;
const variableOf = debug.getupvalue as (this: void, of: unknown, place: number) => Variable;
const setVariable = debug.setupvalue as (this: void, of: unknown, place: number, to: unknown) => void;

/** More functions and tables than are looked through before the parts of a table are found. */
const MOST_LOOKED_THROUGH = 20_000;

/**
 * A table as its own script knows it, in the save that players get: commands come as if a button had stood for them, whatever is on
 * the panels, and it can be seen at once what they have changed.
 * @noSelf
 */
export interface Inside {
  parts: Pick<Table, "desk" | "panelStates" | "panels">;
  /** Gives a command as the person at a colour; answers whether it was refused, or something that it had asked for. */
  throws: (colour: string, command: Command) => boolean;
  /** What would be saved now. */
  saved: () => string;
  /** What would be shown now to the viewer at a colour who had been told this. */
  viewOf: (colour: ColorLiteral, told: Told) => View;
  /** What would be shown to a viewer who had opened and typed nothing, and been told nothing. */
  viewAnew: (colour: ColorLiteral) => View;
}

/** What somebody was told last: the answer itself. */
export interface Told {
  notice: string | undefined;
  cited: string | undefined;
}

/** The inside of the script on a board; it is another one when the table is loaded again. */
export function insideOf(table: EmulatedTable, board: Piece): Inside {
  const { world } = table;
  const script = expectPresent(board.script, "the board has no script");
  const environment = script.sandbox.environment as unknown as Readonly<Record<string, unknown>>;
  const parts = found(environment, ["dispatch", "reply", "panelStates", "desk"]) as unknown as Table;
  const keeping = found(environment, ["obstacle", "putAway", "describe"]) as unknown as SaveAndClose;
  const { dispatch, panels, panelStates, questions } = parts;
  // A look keeps what it is spread by, and then how a viewer is looked for.
  const [look] = variablesOf(panels.look);
  const [, panelModels] = variablesOf(look) as [unknown, () => (this: void, viewer: ColorLiteral) => Look];
  const lookFor = panelModels();
  let refusals = 0;
  const reply: Reply = (player, answer) => {
    if (isRefused(answer)) refusals++;
    parts.reply(player, answer);
  };
  for (const told of [dispatch, questions.ask]) overhear(told, parts.reply, reply);

  /** Runs something as the script would. */
  function run<Result>(what: string, act: (this: void) => Result): Result {
    return enter(world, script, what, act as never) as Result;
  }

  const playerAt = table.execute(
    `return function(colour)
      for _, player in ipairs(Player.getPlayers()) do if player.color == colour then return player end end
    end`,
    board,
  ) as (this: void, colour: string) => Player | undefined;

  function viewOf(viewer: ColorLiteral, { notice, cited }: Told): View {
    return run("a look", () => {
      const look = expectPresent(lookFor(viewer), "nothing can be said yet");
      const panelState = { ...panelStates.of(viewer), viewer, log: panels.told() };
      // A spread carries no undefined over in Lua.
      panelState.notice = notice;
      panelState.cited = cited;
      let view: View | undefined;
      while (view === undefined) view = look(panelState);
      return view;
    });
  }

  return {
    parts,
    throws: (colour, command) => {
      refusals = 0;
      run(command.kind, () => {
        dispatch(expectPresent(playerAt(colour), `nobody is at ${colour}`), command);
      });
      return refusals > 0;
    },
    saved: () => run("a save", () => keeping.save()),
    viewOf,
    viewAnew: (viewer) => {
      const kept = { ...panelStates.of(viewer) };
      panelStates.clear(viewer);
      const view = viewOf(viewer, { notice: undefined, cited: undefined });
      Object.assign(panelStates.of(viewer), kept);
      return view;
    },
  };
}

/** The values that a function keeps. */
function variablesOf(of: unknown): unknown[] {
  const values: unknown[] = [];
  for (let place = 1; ; place++) {
    const [name, value] = variableOf(of, place);
    if (name === undefined) return values;
    if (value !== undefined) values.push(value);
  }
}

/** The nearest table with these fields, behind whatever a script keeps. */
function found(start: unknown, fields: readonly string[]): object {
  const seen = new LuaSet<object>();
  let looked = 0;
  for (let near = [start]; near.length > 0 && looked < MOST_LOOKED_THROUGH;) {
    const next: unknown[] = [];
    for (const each of near) {
      if (!isThing(each) || seen.has(each)) continue;
      seen.add(each);
      looked++;
      if (isRecord(each) && fields.every((field) => rawget(each, field) !== undefined)) return each;
      for (const value of isRecord(each) ? fieldsOf(each) : variablesOf(each))
        if (isThing(value)) next.push(value);
    }
    near = next;
  }
  error(`nothing has the fields ${fields.join(", ")} among ${looked} things`, 0);
}

/** The values of a table. */
function fieldsOf(of: Readonly<Record<string, unknown>>): unknown[] {
  const values: unknown[] = [];
  // eslint-disable-next-line no-restricted-syntax -- in whichever order: the nearest that fits is as good as any
  for (const key in of) values.push(rawget(of, key));
  return values;
}

function isThing(value: unknown): value is object {
  return typeof value === "function" || isRecord(value);
}

/** Has a function, and what it uses itself, call another one in the place of one that they keep. */
function overhear(of: unknown, from: unknown, to: unknown, depth = 2): void {
  for (let place = 1; ; place++) {
    const [name, value] = variableOf(of, place);
    if (name === undefined) return;
    if (value === from) setVariable(of, place, to);
    else if (typeof value === "function" && depth > 1) overhear(value, from, to, depth - 1);
  }
}
