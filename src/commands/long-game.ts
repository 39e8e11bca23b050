import { readJson, writeJson, type SaveState } from "../emulator";
import { isRecord } from "../kit/data/data";
import type { Game } from "../kit/game/game";
import { standardOptions } from "../kit/rules/options";
import type { Policy } from "../kit/rules/policy";
import { packed, type Step } from "../kit/record/record";
import type { GameAction, GameEvent } from "../kit/rules/rules";
import { readMarked } from "../saved/figures";
import { playOut } from "./playout";

/** How many steps the record of a long game has at most, and how many games are played to find one of them. */
const MOST_STEPS = 300;
const GAMES = 20;

/** The longest of some games that a policy plays with itself: the steps up to a decision, all of them legal. */
export function longGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  policy: Policy<Seen, Action>,
): Step<Action>[] {
  const { rules } = game;
  const policies: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < rules.seats.min; seat++) policies.push(policy);
  let longest: Step<Action>[] = [];
  for (let seed = 1; seed <= GAMES && longest.length < MOST_STEPS - 10; seed++) {
    const steps: Step<Action>[] = [];
    let decision = 0;
    playOut(game, { options: standardOptions(rules.options), policies, seed }, (state, step) => {
      if (step === undefined || steps.length >= MOST_STEPS) return;
      steps.push(step);
      if (rules.waiting(state).kind === "decisions") decision = steps.length;
    });
    if (decision > longest.length) longest = steps.slice(0, decision);
  }
  return longest;
}

/**
 * Puts a record in place of the steps of a game that has been dealt, in a save, and has the table undo whatever it is
 * asked to. Answers whether the save holds a board to put it on.
 */
export function putLongGame<Action>(save: SaveState, id: string, steps: readonly Step<Action>[]): boolean {
  const board = save.ObjectStates.find(({ Memo }) => Memo === `offsuit/${id}/board`);
  // The first line of what a board keeps ends with the number of steps, the second is its header.
  const [mark, header] = (board?.LuaScriptState ?? "").split("\n");
  const reading = readJson(readMarked(header)?.json ?? "");
  if (board === undefined || mark === undefined || reading.kind !== "read" || !isRecord(reading.value)) {
    return false;
  }
  const [version] = string.match(mark, "^(.* )%d+$");
  const settings = {
    ...(isRecord(reading.value["settings"]) ? reading.value["settings"] : {}),
    undoRule: "always",
  };
  board.LuaScriptState = [
    `${version ?? ""}${steps.length}`,
    writeJson({ ...reading.value, settings }),
    ...steps.map((step) => writeJson(packed(step))),
  ].join("\n");
  return true;
}
