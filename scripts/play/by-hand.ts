import { createInterface } from "node:readline";
import type { LuaHost } from "../../src/webassembly/host";
import { look, viewText, type View } from "./table";

/**
 * Lets the person at the keyboard play: prints the table, takes the number of a choice, clicks it. It ends with "q"
 * or with the end of the input.
 */
export async function playByHand(lua: LuaHost): Promise<void> {
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  let view = showTable(lua);
  for await (const line of input) {
    const answer = line.trim();
    if (answer === "q") break;
    if (!take(lua, view, Number(answer))) {
      process.stdout.write(`Type a number from 1 to ${choicesOf(view)}, or q to stop: `);
      continue;
    }
    const errors = lua.call("errors");
    if (errors !== "") process.stdout.write(`\nScript errors:\n${errors}\n`);
    view = showTable(lua);
  }
  process.stdout.write("\n");
}

function showTable(lua: LuaHost): View {
  const view = look(lua);
  process.stdout.write(`${viewText(view)}\nYour choice (1-${choicesOf(view)}, q to stop): `);
  return view;
}

function choicesOf({ dialog, buttons }: View): number {
  return dialog === undefined ? buttons.length : 2;
}

/** Carries out the choice with a number; answers whether there is one. */
function take(lua: LuaHost, { dialog, buttons }: View, number: number): boolean {
  if (dialog !== undefined) {
    if (number !== 1 && number !== 2) return false;
    lua.call("answer", number === 1 ? "yes" : "no");
    return true;
  }
  const button = buttons[number - 1];
  if (button === undefined) return false;
  lua.call("click", button.id);
  return true;
}
